"""The table of Nemo's War, second edition, as lines of text, made from a view alone."""

from __future__ import annotations

from typing import Final

from pelagos.core.game import SpotLine
from pelagos.core.text import Fact, SeatName, Text, signed, text
from pelagos.core.text_board import TextBoard, each, part
from pelagos.games.nemo2.names import DIE_BOX, FLIP_BOX, MAJORS, MOTIVE_ADDS, MOTIVE_MULTIPLIES, OCEANS
from pelagos.games.nemo2.texts import (
    box_text,
    card_text,
    character_text,
    group_text,
    land_text,
    level_text,
    modifier_text,
    motive_text,
    ocean_text,
    officer_text,
    resource_text,
    ship_text,
    test_text,
    treasure_text,
    upgrade_text,
    values_words,
)
from pelagos.games.nemo2.view import CARD_PILES, Nemo2View, OceanView, ResourceView, SeatView, SheetView, SideView

NONE: Final = Text("nemo2-none")
SPOT_LINES: Final = (
    SpotLine("ocean-{ocean}", "ocean"),
    SpotLine("contact-{ocean}", "ocean"),
    SpotLine("gem-{ocean}", "ocean"),
    SpotLine("place-{ocean}-{}", "ocean"),
    SpotLine("tonnage-{ocean}", "tonnage"),
    SpotLine("tonnage-{ocean}", "ocean"),
    SpotLine("row-{ocean}", "ocean"),
    SpotLine("motive-{}", "turn"),
    SpotLine("track-notoriety", "notoriety"),
    SpotLine("deck", "cards"),
    SpotLine("upgrade-{}", "upgrades"),
    SpotLine("land-{}", "lands"),
    SpotLine("treasure-{}", "treasures"),
)
"""Where these lines tell of the spots of the drawing; the first that finds a line is taken."""


def in_short(view: Nemo2View) -> Text:
    """Act, turn and phase, for headings."""
    phase = Text(f"nemo2-phase-name-{view['phase']}")
    return text("nemo2-moment", act=view["act"], turn=view["turn"], phase=phase)


def _turn(view: Nemo2View) -> Text:
    return text(
        "nemo2-board-turn",
        turn=view["turn"],
        act=view["act"],
        phase=Text(f"nemo2-phase-name-{view['phase']}"),
        motive=motive_text(view["motive"]) if view["motive"] else NONE,
        ap=view["ap"],
        notoriety=view["notoriety"],
        outlaw=view["outlaw"] or 0,
        lull="yes" if view["lull"] else "no",
        chosen="yes" if view["motive"] else "no",
    )


def _motive(view: Nemo2View) -> list[Text]:
    """[NW2-17.2] What the motive makes of the score, once there is one."""
    if not view["motive"]:
        return []
    values = view["motive_values"]
    added = tuple(_source(line, signed(values[line])) for line, _ in MOTIVE_ADDS if values[line])
    times = tuple(_source(line, f"×{values[line]}") for line, _ in MOTIVE_MULTIPLIES)
    return [text("nemo2-board-motive", added=added or NONE, times=times)]


def _source(line: str, value: str) -> Text:
    return text("nemo2-brief-source", source=Text(f"nemo2-score-{line}"), value=value)


def _notoriety(view: Nemo2View) -> Text:
    """[NW2-8.2 to 8.4] The boxes at which something happens, whatever the motive."""
    first, second = view["thresholds"]
    boxes = {"first": first, "second": second, "flip": FLIP_BOX, "die": DIE_BOX}
    return text("nemo2-board-notoriety", peak=view["peak"], **boxes)


def _resource(view: Nemo2View, number: int, track: ResourceView) -> Text:
    """[NW2-7.1, 17.3] How much is left, what exerting adds, and what the box is worth at the end."""
    box = track["boxes"][track["most"] - track["left"]]
    return text(
        "nemo2-board-resource",
        resource=resource_text(track["name"]),
        left=track["left"],
        most=track["most"],
        exert=track["exert"],
        box=box_text(track["box"]),
        kind=box["kind"] or "none",
        vp=box["vp"],
    )


def _ocean(view: Nemo2View, number: int, ocean: OceanView) -> Text:
    """One ocean: its die, the Nautilus, contacts and ships, a gem, uprisings, and where it leads."""
    lands = [land for land in view["lands"] if ocean["name"] in land["oceans"]]
    risen = [land["name"] for land in lands if land["uprising"]]
    free = [land["name"] for land in lands if not land["uprising"]]
    marks = [
        Text("nemo2-mark-nautilus") if view["nautilus"] == ocean["name"] else None,
        Text("nemo2-mark-gem") if ocean["gem"] else None,
        Text("nemo2-mark-fleet") if ocean["fleet"] else None,
    ]
    links = [ocean_text(name) for name in ocean["moves"]]
    links += [text("nemo2-dotted", ocean=ocean_text(name)) for name in ocean["placement_only"]]
    facts: dict[str, Fact] = {
        "ocean": ocean_text(ocean["name"]),
        "die": ocean["die"] or "–",
        "contacts": ocean["contacts"],
        "tokens": ocean["contacts"] + len(ocean["ships"]),
        "capacity": ocean["capacity"],
        "ships": tuple(map(ship_line, ocean["ships"])) or NONE,
        "uprisings": tuple(map(land_text, risen)) or NONE,
        "free": tuple(map(land_text, free)) or NONE,
        "marked": "yes" if any(marks) else "no",
        "marks": tuple(mark for mark in marks if mark) or "",
        "links": tuple(links),
    }
    return text("nemo2-board-ocean", **facts)


def ship_line(ship: SideView) -> Text:
    """A ship with its values."""
    return text("nemo2-board-ship", ship=ship_text(ship["name"]), values=values_words(ship))


def _lands(view: Nemo2View) -> Text:
    risen = tuple(land_text(land["name"]) for land in view["lands"] if land["uprising"])
    return text("nemo2-board-lands", lands=risen or NONE, left=view["cubes_left"], gray=view["gray_cubes"])


def _tonnage(view: Nemo2View) -> list[Text]:
    """[NW2-12.9] Only the rows that have a ship."""
    return [
        text(
            "nemo2-board-tonnage", ocean=ocean_text(OCEANS[row]), ships=tuple(ship_text(ship["name"]) for ship in found)
        )
        for row, found in enumerate(view["tonnage"][:MAJORS])
        if found
    ]


def _terror(view: Nemo2View) -> Text:
    """[NW2-17.4] The bonus for one, two and more ships in the shortest row."""
    return text("nemo2-board-terror", points=", ".join(map(str, view["terror"][1:])))


def _held(view: Nemo2View) -> list[Text]:
    """[NW2-2.5, 2.6] The ships that wait, by their colour."""
    return [
        text("nemo2-board-held", group=group_text(int(group)), ships=tuple(map(ship_text, names)))
        for group, names in view["held_groups"].items()
    ]


def _salvage(view: Nemo2View) -> Text:
    return text("nemo2-board-salvage", ships=tuple(ship_text(ship["name"]) for ship in view["salvage"]) or NONE)


def _bag(view: Nemo2View) -> Text:
    return text(
        "nemo2-board-bag",
        ships=len(view["bag"]),
        tokens=view["tokens"]["bag"],
        held=len(view["held"]),
        discarded=len(view["discarded"]),
        treasures=sum(view["treasure_bag"].values()),
        gems=view["gems_left"],
    )


def _cards(view: Nemo2View) -> Text:
    return text(
        "nemo2-board-cards",
        pile=view["pile"],
        deck=view["deck"],
        gems=view["deck_gems"],
        card=card_text(view["card"]) if view["card"] else NONE,
    )


def _piles(view: Nemo2View) -> list[Text]:
    """PASS, FAIL with the upgrades in it, and the kept cards, where there are some."""
    piles = {name: tuple(map(card_text, view[name])) for name in CARD_PILES}
    piles["fail"] += tuple(map(upgrade_text, view["fail_upgrades"]))
    return [text(f"nemo2-board-{name}", cards=cards) for name, cards in piles.items() if cards]


def _upgrades(view: Nemo2View) -> Text:
    shown = tuple(
        text("nemo2-priced", upgrade=upgrade_text(found["name"]), cost=found["cost"]) for found in view["display"]
    )
    installed = tuple(map(upgrade_text, view["installed"]))
    return text("nemo2-board-upgrades", installed=installed or NONE, display=shown or NONE)


def _characters(view: Nemo2View) -> Text:
    here = tuple(character_text(found["name"]) for found in view["characters"] if found["in_play"])
    gone = tuple(character_text(found["name"]) for found in view["characters"] if not found["in_play"])
    return text("nemo2-board-characters", here=here or NONE, gone=gone or NONE)


def _treasures(view: Nemo2View) -> Text:
    found = tuple(
        text("nemo2-counted", number=number, treasure=treasure_text(name)) for name, number in view["collected"].items()
    )
    return text("nemo2-board-treasures", treasures=found or NONE)


def _score(view: Nemo2View) -> list[Text]:
    """A voyage without a motive has no score yet; one that ended in defeat is worth nothing, whatever it gathered."""
    if not view["motive"]:
        return []
    if view["lost"]:
        return [Text("nemo2-verdict-defeat")]
    return [text("nemo2-board-score", score=view["score"], level=level_text(view["level"]))]


def _seats(view: Nemo2View) -> list[Text]:
    """The officers, where several people play."""
    seats = view["seats"]
    return [_seat(view["semi"], number, seat) for number, seat in enumerate(seats)] if len(seats) > 1 else []


def _seat(semi: bool, number: int, seat: SeatView) -> Text:
    return text(
        "nemo2-board-seat",
        seat=SeatName(number),
        officer=officer_text(seat["officer"]) if seat["officer"] else NONE,
        captain="yes" if seat["captain"] else "no",
        semi="yes" if semi else "no",
        glory=seat["glory"],
        gems=seat["gems"],
        passed=len(seat["pass"]),
        failed=len(seat["fail"]),
    )


def sheet_lines(test: SheetView | None) -> tuple[Text, ...]:
    """[NW2-6.6] The test under way: the number to reach and the chance, or the dice; each modifier with its rule."""
    if test is None:
        return ()
    lines = tuple(modifier_text(line["reason"], line["value"], line["rule"]) for line in test["lines"])
    if test["chance"] is None or test["needed"] is None:
        return lines
    good, among = test["chance"]
    facts: dict[str, Fact] = {
        "kind": "fire" if test["kind"] == "fire" else "test",
        "test": test_text(test["kind"]),
        "needed": test["needed"],
        "modifier": signed(test["modifier"]),
    }
    if test["dice"]:
        total, dice = sum(test["dice"]) + test["modifier"], " ".join(map(str, test["dice"]))
        return (text("nemo2-board-rolled", dice=dice, total=total, good="yes" if good else "no", **facts), *lines)
    percent = round(100 * good / among, 1)
    return (text("nemo2-board-test", good=good, among=among, percent=percent, **facts), *lines)


def _test(view: Nemo2View) -> tuple[Text, ...]:
    return sheet_lines(view["sheet"])


board: Final = TextBoard[Nemo2View](
    part(_turn),
    part(_motive),
    part(_notoriety),
    each("resources", _resource),
    each("oceans", _ocean),
    part(_lands),
    part(_tonnage),
    part(_terror),
    part(_salvage),
    part(_bag),
    part(_held),
    part(_cards),
    part(_piles),
    part(_upgrades),
    part(_characters),
    part(_treasures),
    part(_score),
    part(_seats),
    part(_test),
)
"""Turn and tracks first, then the oceans, then what lies beside the map, then the test under way."""
