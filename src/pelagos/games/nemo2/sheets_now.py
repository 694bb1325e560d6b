"""[NW2-1.13] Where the pieces are now, and which of them lies at a spot of the drawing, from the open table alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pelagos.core.text import SeatName, Text, signed, text
from pelagos.games.nemo2.names import MAJORS
from pelagos.games.nemo2.texts import box_text, land_text, ocean_text, ship_text
from pelagos.games.nemo2.view import Nemo2View, ShipView

Lines = Iterator[Text]
LABEL: Final = "-label"
SPOTS: Final = (
    (re.compile(r"contact-.+"), "contact"),
    (re.compile(r"gem-.+"), "gem"),
    (re.compile(r"die-\d+"), "die"),
    (re.compile(r"place-(.+)-\d+"), r"ocean-\1"),
    (re.compile(r"row-.+"), "tonnage"),
    (re.compile(r"marker-(nemo|crew|hull)"), r"track-\1"),
    (re.compile(r"peak"), "notoriety"),
    (re.compile(r"cartouche"), "marker-motive-tile"),
    (re.compile(r"moment"), "pile"),
    (re.compile(rf"(.+){LABEL}"), r"\1"),
)
"""Spots and parts of the drawing that are no pieces of their own, with the piece that one reads there."""


def piece_at(view: Nemo2View, spot: str) -> str:
    """The piece at a spot: of what lies face down its sort, of a seat the officer who sits there."""
    if spot.startswith("seat-"):
        seat = int(spot.removeprefix("seat-"))
        officer = view["seats"][seat]["officer"] if seat < len(view["seats"]) else None
        return f"officer-{officer}" if officer else ""
    for pattern, piece in SPOTS:
        if pattern.fullmatch(spot):
            return pattern.sub(piece, spot)
    return spot


def where_now(view: Nemo2View, piece: str) -> tuple[Text, ...]:
    """Where a piece is and how it stands; nothing of those that are always the same."""
    kind, _, name = piece.partition("-")
    if piece in PLACES:
        return tuple(PLACES[piece](view))
    return tuple(KINDS[kind](view, name)) if kind in KINDS else ()


def _ship(view: Nemo2View, name: str) -> Lines:
    """[NW2-1.3, 1.13] The bag is an open set, and so are the ships that wait and those that are discarded."""
    for ocean in view["oceans"]:
        for ship in _called(ocean["ships"], name):
            yield text("nemo2-now-ship-ocean", ship=ship_text(ship["name"]), ocean=ocean_text(ocean["name"]))
    for row, ships in zip(view["oceans"][:MAJORS], view["tonnage"][:MAJORS], strict=True):
        for ship in _called(ships, name):
            yield text("nemo2-now-ship-tonnage", ship=ship_text(ship["name"]), ocean=ocean_text(row["name"]))
    if any(_called(view["salvage"], name)):
        yield Text("nemo2-now-ship-salvage")
    if any(_called(view["at_hand"], name)):
        yield Text("nemo2-now-ship-at-hand")
    if name in view["bag"]:
        yield text("nemo2-now-ship-bag", number=len(view["bag"]) + view["tokens"]["bag"])
    if name in view["held"]:
        yield Text("nemo2-now-ship-held")
    if name in view["discarded"]:
        yield Text("nemo2-now-ship-discarded")


def _called(ships: list[ShipView], name: str) -> Iterator[ShipView]:
    """The ship of that name, whichever side lies up."""
    return (ship for ship in ships if name in (ship["name"], ship["other"]["name"]))


def _token(view: Nemo2View, name: str) -> Lines:
    """[NW2-1.13, 18.2] Which of the unseen tokens are in the bag is nobody's to know."""
    if name in view["tokens"]["unseen"]:
        yield text("nemo2-now-token-unseen", number=view["tokens"]["bag"])
    elif name == "red-sky-at-night" and view["red_sky"]:
        yield Text("nemo2-now-card-tableau")
    yield from _ship(view, name)


def _card(view: Nemo2View, name: str) -> Lines:
    """[NW2-1.13, 20.1] A card that was not seen may be in the draw pile, in the Adventure deck or in the box."""
    passed = [*view["pass"], *(card for seat in view["seats"] for card in seat["pass"])]
    failed = [*view["fail"], *(card for seat in view["seats"] for card in seat["fail"])]
    lying: tuple[tuple[str, Sequence[str | None]], ...] = (
        ("card", [view["card"]]),
        ("tableau", view["tableau"]),
        ("pass", passed),
        ("fail", failed),
    )
    found = next((place for place, cards in lying if name in cards), "")
    if not found and name in ACT_CARDS:
        found = "act" if ACT_CARDS.index(name) + 1 <= view["act"] else "to-come"
    yield Text(f"nemo2-now-card-{found or 'unseen'}")
    if found == "tableau" and name == "required-repairs":
        yield text("nemo2-now-cannonballs", number=view["cannonballs"])


ACT_CARDS: Final = ("act-one", "act-two", "act-three")


def _upgrade(view: Nemo2View, name: str) -> Lines:
    """[NW2-1.6, 1.13] What is neither installed nor on display is set aside, or destroyed."""
    if name in view["installed"]:
        yield Text("nemo2-now-upgrade-installed")
    elif name in [found["name"] for found in view["display"]]:
        yield Text("nemo2-now-upgrade-display")
    else:
        yield Text("nemo2-now-upgrade-fail" if name in view["fail_upgrades"] else "nemo2-now-upgrade-aside")


def _character(view: Nemo2View, name: str) -> Lines:
    """[NW2-1.7] In play or sacrificed."""
    for found in view["characters"]:
        if found["name"] == name:
            yield Text(f"nemo2-now-character-{'play' if found['in_play'] else 'gone'}")


def _treasure(view: Nemo2View, name: str) -> Lines:
    """[NW2-1.8, 1.13] The bag is an open set."""
    bag, lost = view["treasure_bag"].get(name, 0), view["lost_treasures"].get(name, 0)
    yield text("nemo2-now-treasure", collected=view["collected"].get(name, 0), inside=bag, gone=lost)


def _motive(view: Nemo2View, name: str) -> Lines:
    """[NW2-2.1] Whether it is the motive."""
    if view["motive"]:
        yield Text(f"nemo2-now-motive-{'own' if view['motive'] == name else 'other'}")


def _ocean(view: Nemo2View, name: str) -> Lines:
    """[NW2-1.1] What lies in an ocean."""
    ocean = next(ocean for ocean in view["oceans"] if ocean["name"] == name)
    taken = ocean["contacts"] + len(ocean["ships"])
    yield text("nemo2-now-ocean", taken=taken, capacity=ocean["capacity"], contacts=ocean["contacts"])
    if ocean["ships"]:
        yield text("nemo2-now-ocean-ships", ships=tuple(ship_text(ship["name"]) for ship in ocean["ships"]))
    risen = [land["name"] for land in view["lands"] if land["uprising"] and name in land["oceans"]]
    if risen:
        yield text("nemo2-now-ocean-risen", lands=tuple(map(land_text, risen)))
    if ocean["gem"]:
        yield Text("nemo2-now-ocean-gem")
    if view["nautilus"] == name:
        yield Text("nemo2-now-ocean-nautilus")


def _land(view: Nemo2View, name: str) -> Lines:
    """[NW2-3.7] Whether there is an uprising."""
    for land in view["lands"]:
        if land["name"] == name:
            yield Text(f"nemo2-now-land-{'risen' if land['uprising'] else 'free'}")


def _track(view: Nemo2View, name: str) -> Lines:
    """[NW2-7.1] Where the marker of a resource stands."""
    for track in view["resources"]:
        if track["name"] == name:
            box = track["most"] - track["left"] + 1
            yield text(
                "nemo2-now-track", box=box, name=box_text(track["box"]), left=track["left"], exert=track["exert"]
            )


def _level(view: Nemo2View, name: str) -> Lines:
    """[NW2-17.5] Whether the game would end here now."""
    if view["motive"] and not view["lost"] and view["level"] == name:
        yield text("nemo2-now-level", score=view["score"])


def _officer(view: Nemo2View, name: str) -> Lines:
    """[NW2-19.1] Who holds the card."""
    for number, seat in enumerate(view["seats"]):
        if seat["officer"] == name:
            captain = "yes" if seat["captain"] else "no"
            yield text(f"nemo2-now-officer-{captain}", seat=SeatName(number))


KINDS: Final[dict[str, Callable[[Nemo2View, str], Lines]]] = {
    "card": _card,
    "character": _character,
    "land": _land,
    "level": _level,
    "motive": _motive,
    "ocean": _ocean,
    "officer": _officer,
    "ship": _ship,
    "token": _token,
    "track": _track,
    "treasure": _treasure,
    "upgrade": _upgrade,
}


def _notoriety(view: Nemo2View) -> Lines:
    """[NW2-8.1, 8.2, 8.5] The value, the highest so far, and the boxes of this game."""
    first, second = view["thresholds"]
    yield text("nemo2-now-notoriety", number=view["notoriety"], peak=view["peak"], first=first, second=second)
    if view["outlaw"]:
        yield text("nemo2-now-outlaw", number=view["outlaw"])


def _tonnage(view: Nemo2View) -> Lines:
    """[NW2-17.4] The shortest row decides."""
    shortest = min(map(len, view["tonnage"][:MAJORS]))
    bonus = view["terror"][min(shortest, len(view["terror"]) - 1)]
    yield text("nemo2-now-tonnage", number=shortest, bonus=signed(bonus))


def _deck(view: Nemo2View) -> Lines:
    yield text("nemo2-now-cards", number=view["deck"])
    yield text("nemo2-now-deck-gems", number=view["deck_gems"])


def _nautilus(view: Nemo2View) -> Lines:
    if view["nautilus"]:
        yield text("nemo2-now-nautilus", ocean=ocean_text(view["nautilus"]))


def _count(message: str, number: Callable[[Nemo2View], int]) -> Callable[[Nemo2View], Lines]:
    return lambda view: iter((text(message, number=number(view)),))


PLACES: Final[dict[str, Callable[[Nemo2View], Lines]]] = {
    "notoriety": _notoriety,
    "tonnage": _tonnage,
    "deck": _deck,
    "pile": _count("nemo2-now-cards", lambda view: view["pile"]),
    "tableau": _count("nemo2-now-cards", lambda view: len(view["tableau"])),
    "pass": _count("nemo2-now-cards", lambda view: len(view["pass"])),
    "fail": _count("nemo2-now-cards", lambda view: len(view["fail"])),
    "bag": _count("nemo2-now-number", lambda view: len(view["bag"]) + view["tokens"]["bag"]),
    "held": _count("nemo2-now-number", lambda view: len(view["held"])),
    "discarded": _count("nemo2-now-number", lambda view: len(view["discarded"])),
    "treasure-bag": _count("nemo2-now-number", lambda view: sum(view["treasure_bag"].values())),
    "display": _count("nemo2-now-number", lambda view: len(view["display"])),
    "installed": _count("nemo2-now-number", lambda view: len(view["installed"])),
    "aside": _count("nemo2-now-number", lambda view: view["upgrades_down"]),
    "marker-hidden-contact-tile": _count(
        "nemo2-now-on-map", lambda view: sum(ocean["contacts"] for ocean in view["oceans"])
    ),
    "marker-treasure-gem": _count("nemo2-now-supply", lambda view: view["gems_left"]),
    "marker-uprising-cube-normal": _count("nemo2-now-supply", lambda view: view["cubes_left"]),
    "marker-uprising-cube-gray": _count("nemo2-now-in-play", lambda view: view["gray_cubes"]),
    "marker-cannonball-marker": _count("nemo2-now-cannonballs", lambda view: view["cannonballs"]),
    "marker-salvage-space": _count("nemo2-now-taken", lambda view: len(view["salvage"])),
    "marker-upgrade-display-space": _count("nemo2-now-taken", lambda view: len(view["display"])),
    "marker-action-point-marker": _count("nemo2-now-ap", lambda view: view["ap"]),
    "marker-torpedo-marker": _count("nemo2-now-torpedo", lambda view: view["torpedo"]["dice"]),
    "marker-nautilus-figure": _nautilus,
}
