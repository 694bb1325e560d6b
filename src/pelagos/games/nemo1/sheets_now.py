"""[NW1-0.2] Where the pieces of Nemo's War, first edition, are now, as far as one sees it; what lies at a spot."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from pelagos.core.text import Fact, Text, signed, text
from pelagos.games.nemo1.textboard import coming, place_line
from pelagos.games.nemo1.texts import circle_text, ocean_text, pile_text, ship_text, upgrade_text
from pelagos.games.nemo1.view import CardPile, Nemo1View, OceanView, Track

PLACE: Final = re.compile(r"place-(?P<ocean>.+)-(?P<place>\d+)")
AT: Final = {"pile": "adventures", "cup": "treasures", "commitment": "commitments"}
PILES: Final[tuple[CardPile, ...]] = ("pass", "fail")


def piece_at(view: Nemo1View, spot: str) -> str:
    """[NW1-0.2] What lies at a spot: a ship as far as it is turned up; a row of sunk ships counts for the scourge."""
    found = PLACE.fullmatch(spot)
    if found:
        return _ship_at(view, found["ocean"], int(found["place"]))
    if spot.startswith("row-"):
        return "scourge"
    return AT.get(spot, spot)


def _ship_at(view: Nemo1View, ocean: str, place: int) -> str:
    for found in _ocean_view(view, ocean)["places"]:
        if found["place"] == place and found["ship"]:
            return f"ship-{found['ship']['name']}"
    return "hidden-ship"


def _ocean_view(view: Nemo1View, name: str) -> OceanView:
    return next(ocean for ocean in view["oceans"] if ocean["name"] == name)


def where_now(view: Nemo1View, piece: str) -> tuple[Text, ...]:
    """[NW1-0.2] What is seen of a piece."""
    if piece in SINGLE:
        return tuple(SINGLE[piece](view))
    kind, _, name = piece.partition("-")
    return tuple(FAMILIES[kind](view, name)) if kind in FAMILIES else ()


def _ocean(view: Nemo1View, name: str) -> Iterator[Text]:
    ocean = _ocean_view(view, name)
    if view["nautilus"] == name:
        yield Text("nemo1-now-nautilus-here")
    places = tuple(map(place_line, ocean["places"]))
    facts: dict[str, Fact] = {"number": len(places), "boxes": ocean["capacity"]}
    yield text("nemo1-now-ships", places=places or Text("nemo1-none"), **facts)
    yield text("nemo1-now-treasure", here="yes" if ocean["treasure"] else "no")
    if ocean["sunk"]:
        yield text("nemo1-now-sunk-here", ships=tuple(ship_text(ship["name"]) for ship in ocean["sunk"]))


def _ship(view: Nemo1View, name: str) -> Iterator[Text]:
    """[NW1-0.2] Where a ship has been seen last; one of which nothing can be said is not in play yet."""
    yield from tuple(_seen_ship(view, name)) or (Text("nemo1-now-waiting"),)


def _seen_ship(view: Nemo1View, name: str) -> Iterator[Text]:
    """[NW1-0.2] Turned up, sunk, stored, discarded, on an upgrade, or unseen."""
    for ocean in view["oceans"]:
        where = ocean_text(ocean["name"])
        for found in ocean["places"]:
            if found["ship"] and found["ship"]["name"] == name:
                yield text("nemo1-now-afloat", ocean=where, place=found["place"])
        if name in [ship["name"] for ship in ocean["sunk"]]:
            yield text("nemo1-now-sunk", ocean=where)
    for upgrade in view["upgrades"]:
        if upgrade["mark"] == name:
            yield text("nemo1-now-mark", upgrade=upgrade_text(upgrade["name"]))
    if name in [ship["name"] for ship in view["salvage"]]:
        yield Text("nemo1-now-stored")
    if name in [ship["name"] for ship in view["discard"]]:
        yield Text("nemo1-now-discarded")
    if name in view["unseen_ships"]:
        yield Text("nemo1-now-unseen-ship")


def _group(view: Nemo1View, name: str) -> Iterator[Text]:
    """[NW1-9.1, 9.2] What still has to happen before these ships come."""
    for mark in view["reinforcements"]:
        if mark["group"] == name:
            yield text("nemo1-now-coming", coming=coming(mark))


def _treasure(view: Nemo1View, name: str) -> Iterator[Text]:
    if name in [found["name"] for found in view["collected"]]:
        yield Text("nemo1-now-collected")
    if name in view["removed"]:
        yield Text("nemo1-now-removed")
    if name in view["unseen_treasures"]:
        yield Text("nemo1-now-unseen-treasure")


def _upgrade(view: Nemo1View, name: str) -> Iterator[Text]:
    for found in view["upgrades"]:
        if found["name"] == name and found["owned"]:
            yield Text("nemo1-now-owned")
        elif found["name"] == name:
            yield text("nemo1-now-price", cost=found["cost"], stored=len(view["salvage"]))


def _track(view: Nemo1View, name: str) -> Iterator[Text]:
    for track in view["resources"]:
        if track["name"] == name:
            facts: dict[str, Fact] = {"exert": track["exert"], "vp": signed(track["vp"])}
            circle = circle_text(track["circle"])
            yield text("nemo1-now-level", level=track["level"], top=track["top"], circle=circle, **facts)


def _passenger(view: Nemo1View, name: str) -> Iterator[Text]:
    for found in view["passengers"]:
        if found["name"] == name:
            yield text("nemo1-now-passenger", aboard="yes" if found["aboard"] else "no")


def _card(view: Nemo1View, name: str) -> Iterator[Text]:
    """[NW1-3.6, 6.7, 6.14] One being carried out lies in no pile; cards 21 and 24 are known to be in the Draw Pile."""
    if name in view["carried"]:
        yield Text("nemo1-now-carried")
    elif name in view["kept"]:
        yield Text("nemo1-now-kept")
    elif name in view["unseen_cards"]:
        yield Text("nemo1-now-unseen-card")
    elif not any(name in view[pile] for pile in PILES):
        yield Text("nemo1-now-deck-card")
    for pile in (pile for pile in PILES if name in view[pile] and name not in view["carried"]):
        yield text("nemo1-now-filed", pile=pile_text(pile))


def _commitment(view: Nemo1View, name: str) -> Iterator[Text]:
    if view["commitment"] == name:
        yield text("nemo1-now-committed", final="yes" if view["final"] else "no")
    yield text("nemo1-now-worth", score=view["by_commitment"][name])


def _level(view: Nemo1View, name: str) -> Iterator[Text]:
    if view["commitment"] and view["level"] == name:
        yield text("nemo1-now-reached", score=view["score"])


def _week(view: Nemo1View) -> Iterator[Text]:
    yield text("nemo1-now-week", week=min(view["week"], view["last_week"]), last=view["last_week"])
    yield from _coming(view, "week")


def _notoriety(view: Nemo1View) -> Iterator[Text]:
    yield text("nemo1-now-notoriety", number=view["notoriety"], most=view["most_notoriety"])
    yield from _coming(view, "notoriety")


def _coming(view: Nemo1View, track: Track) -> Iterator[Text]:
    """[NW1-9.1, 9.2] The groups of ships that a track still brings."""
    for mark in view["reinforcements"]:
        if mark["track"] == track:
            yield text("nemo1-now-coming", coming=coming(mark))


def _liberation(view: Nemo1View) -> Iterator[Text]:
    yield text("nemo1-now-liberation", number=view["liberation"], most=view["most_liberation"])


def _hidden(view: Nemo1View) -> Iterator[Text]:
    """[NW1-0.2] How many lie face down, and which ships they may be."""
    hidden = sum(place["ship"] is None for ocean in view["oceans"] for place in ocean["places"])
    yield text("nemo1-now-hidden", hidden=hidden, pile=view["pile"])
    yield text("nemo1-now-among", ships=tuple(map(ship_text, view["unseen_ships"])) or Text("nemo1-none"))


def _treasures(view: Nemo1View) -> Iterator[Text]:
    hidden = sum(ocean["treasure"] for ocean in view["oceans"])
    yield text("nemo1-now-cup", cup=view["cup"], hidden=hidden)


def _adventures(view: Nemo1View) -> Iterator[Text]:
    yield text("nemo1-now-deck", cards=view["draw_pile"], target=view["target"])


def _salvage(view: Nemo1View) -> Iterator[Text]:
    ships = tuple(ship_text(ship["name"]) for ship in view["salvage"])
    yield text("nemo1-now-salvage", number=len(ships), boxes=view["salvage_boxes"], ships=ships or Text("nemo1-none"))


def _scourge(view: Nemo1View) -> Iterator[Text]:
    yield text("nemo1-now-scourge", points=view["tally"]["scourge"])


def _nautilus(view: Nemo1View) -> Iterator[Text]:
    if view["nautilus"]:
        yield text("nemo1-now-nautilus", ocean=ocean_text(view["nautilus"]))


SINGLE: Final[dict[str, Callable[[Nemo1View], Iterator[Text]]]] = {
    "nautilus": _nautilus,
    "hidden-ship": _hidden,
    "treasures": _treasures,
    "adventures": _adventures,
    "salvage": _salvage,
    "scourge": _scourge,
    "track-week": _week,
    "track-notoriety": _notoriety,
    "track-liberation": _liberation,
}
FAMILIES: Final[dict[str, Callable[[Nemo1View, str], Iterator[Text]]]] = {
    "ocean": _ocean,
    "ship": _ship,
    "group": _group,
    "treasure": _treasure,
    "upgrade": _upgrade,
    "track": _track,
    "passenger": _passenger,
    "card": _card,
    "commitment": _commitment,
    "level": _level,
}
