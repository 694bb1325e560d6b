"""The board as lines of text, made from a view alone."""

from __future__ import annotations

from typing import Final

from pelagos.core.game import SpotLine
from pelagos.core.text import Fact, Text, signed, text
from pelagos.core.text_board import TextBoard, each, part
from pelagos.games.nemo1.effect_words import effects_text
from pelagos.games.nemo1.texts import (
    card_text,
    circle_text,
    class_text,
    commitment_text,
    group_text,
    level_text,
    ocean_text,
    passenger_text,
    phase_text,
    resource_text,
    ship_text,
    test_text,
    treasure_text,
    upgrade_text,
)
from pelagos.games.nemo1.view import (
    CARD_PILES,
    LineView,
    Nemo1View,
    OceanView,
    PlaceView,
    ReinforcementView,
    ResourceView,
    SheetView,
    ShipView,
)

NONE: Final = Text("nemo1-none")
SPOT_LINES: Final = (
    SpotLine("ocean-{ocean}", "ocean"),
    SpotLine("contact-{ocean}", "ocean"),
    SpotLine("place-{ocean}-{}", "ocean"),
    SpotLine("row-{ocean}", "sunk"),
    SpotLine("row-{ocean}", "ocean"),
    SpotLine("tonnage-{ocean}", "ocean"),
    SpotLine("track-week", "turn"),
    SpotLine("track-notoriety", "tracks"),
    SpotLine("track-liberation", "tracks"),
    SpotLine("group-{}", "tracks"),
    SpotLine("salvage", "salvage"),
    SpotLine("adventures", "piles"),
    SpotLine("pile", "piles"),
    SpotLine("commitment-{}", "turn"),
    SpotLine("motive-{}", "turn"),
    SpotLine("upgrade-{}", "upgrades"),
    SpotLine("treasure-{}", "treasures"),
    SpotLine("card-{}", "piles"),
)
"""Where these lines tell of the spots of the drawing; the first that finds a line is taken."""


def in_short(view: Nemo1View) -> Text:
    """Week, turn and phase, for headings."""
    phase = Text(f"nemo1-phase-{view['phase']}")
    last = view["last_week"]
    return text("nemo1-moment", week=min(view["week"], last), last=last, turn=view["turn"], phase=phase)


def _turn(view: Nemo1View) -> Text:
    return text(
        "nemo1-board-turn",
        turn=view["turn"],
        phase=phase_text(view["phase"]),
        week=view["week"],
        last=view["last_week"],
        target=view["target"],
        commitment=commitment_text(view["commitment"]) if view["commitment"] else NONE,
        final="open" if not view["commitment"] else "yes" if view["final"] else "no",
    )


def _tracks(view: Nemo1View) -> Text:
    return text(
        "nemo1-board-tracks",
        notoriety=view["notoriety"],
        most=view["most_notoriety"],
        box=view["liberation_box"],
        side=view["liberation_side"],
        liberation=view["liberation"],
        free=view["most_liberation"],
        coming=tuple(map(coming, view["reinforcements"])) or NONE,
    )


def coming(mark: ReinforcementView) -> Text:
    """[NW1-9.1, 9.2] A group of ships, and what brings it."""
    return text("nemo1-board-coming", track=mark["track"], at=mark["at"], group=group_text(mark["group"]))


def _resource(view: Nemo1View, number: int, track: ResourceView) -> Text:
    return text(
        "nemo1-board-resource",
        resource=resource_text(track["name"]),
        level=track["level"],
        top=track["top"],
        circle=circle_text(track["circle"]),
        exert=track["exert"],
        vp=signed(track["vp"]),
    )


def _passengers(view: Nemo1View) -> Text:
    aboard = tuple(
        text("nemo1-board-passenger", passenger=passenger_text(found["name"]), cost=found["cost"])
        for found in view["passengers"]
        if found["aboard"]
    )
    spent = tuple(passenger_text(found["name"]) for found in view["passengers"] if not found["aboard"])
    return text("nemo1-board-passengers", aboard=aboard or NONE, spent=spent or NONE)


def _ocean(view: Nemo1View, number: int, ocean: OceanView) -> Text:
    """One ocean: its die, the Nautilus, its ships by place, its treasure, and where it leads in how many weeks."""
    facts: dict[str, Fact] = {
        "ocean": ocean_text(ocean["name"]),
        "die": ocean["die"],
        "ships": len(ocean["places"]),
        "capacity": ocean["capacity"],
        "places": tuple(map(place_line, ocean["places"])) or NONE,
        "treasure": "yes" if ocean["treasure"] else "no",
        "here": "yes" if view["nautilus"] == ocean["name"] else "no",
        "routes": tuple(
            text(
                "nemo1-board-route",
                ocean=ocean_text(route["ocean"]),
                weeks=route["weeks"],
                open="yes" if route["open"] else "no",
            )
            for route in ocean["routes"]
        ),
    }
    return text("nemo1-board-ocean", **facts)


def place_line(place: PlaceView) -> Text:
    """[NW1-0.2] A ship where it lies, with its values once it is turned up."""
    if place["ship"] is None:
        return text("nemo1-board-hidden", place=place["place"])
    return text("nemo1-board-place", place=place["place"], ship=ship_line(place["ship"]))


def ship_line(ship: ShipView) -> Text:
    """A ship with its values."""
    return text("nemo1-board-ship", ship=ship_text(ship["name"]), values=ship_values(ship))


def ship_values(ship: ShipView) -> Text:
    """[NW1-2.2] What is printed on a ship besides its name."""
    return text(
        "nemo1-ship-values",
        type=class_text(ship["class"]),
        kind="warship" if ship["warship"] else "other",
        attack=ship["attack"],
        defense=ship["defense"],
        skulls=ship["skulls"],
        vp=ship["vp"],
    )


def _sunk(view: Nemo1View) -> list[Text]:
    """[NW1-10.5] Only the rows that have a ship."""
    return [
        text(
            "nemo1-board-sunk",
            ocean=ocean_text(ocean["name"]),
            number=len(ocean["sunk"]),
            ships=tuple(ship_text(ship["name"]) for ship in ocean["sunk"]),
        )
        for ocean in view["oceans"]
        if ocean["sunk"]
    ]


def _salvage(view: Nemo1View) -> Text:
    ships = tuple(ship_text(ship["name"]) for ship in view["salvage"])
    return text("nemo1-board-salvage", number=len(ships), boxes=view["salvage_boxes"], ships=ships or NONE)


def _upgrades(view: Nemo1View) -> Text:
    owned = tuple(upgrade_text(found["name"]) for found in view["upgrades"] if found["owned"])
    others = tuple(
        text("nemo1-priced", upgrade=upgrade_text(found["name"]), cost=found["cost"])
        for found in view["upgrades"]
        if not found["owned"]
    )
    return text("nemo1-board-upgrades", owned=owned or NONE, others=others)


def _piles(view: Nemo1View) -> Text:
    return text(
        "nemo1-board-piles",
        pile=view["pile"],
        discard=len(view["discard"]),
        cup=view["cup"],
        cards=view["draw_pile"],
    )


def _treasures(view: Nemo1View) -> Text:
    found = tuple(
        text("nemo1-valued", treasure=treasure_text(treasure["name"]), vp=treasure["vp"], kind=treasure["kind"])
        for treasure in view["collected"]
    )
    return text("nemo1-board-treasures", treasures=found or NONE)


def _cards(view: Nemo1View) -> list[Text]:
    """Kept cards, those being carried out, and both piles, where there are some."""
    return [text(f"nemo1-board-{name}", cards=tuple(map(card_text, view[name]))) for name in CARD_PILES if view[name]]


def _score(view: Nemo1View) -> list[Text]:
    """The score, once there is a commitment."""
    said = text("nemo1-board-score", score=view["score"], level=level_text(view["level"]))
    return [said] if view["commitment"] else []


def _test(view: Nemo1View) -> list[Text]:
    return sheet_lines(view["sheet"])


def sheet_lines(test: SheetView | None) -> list[Text]:
    """[NW1-6.10, 10.3] The modifier sheet: lines with their rules, number, exact chance, cost of failure."""
    if test is None:
        return []
    good, among = test["chance"]
    whole = text(
        "nemo1-board-test",
        test=test_text(test["kind"]),
        needed=test["needed"],
        modifier=signed(test["modifier"]),
        good=good,
        among=among,
        percent=round(100 * good / among),
    )
    lines = map(modifier_line, test["lines"])
    cost = effects_text(tuple(tuple(step) for step in test["failure"]))
    return [whole, *lines, text("nemo1-board-failure", effects=cost)]


def modifier_line(line: LineView) -> Text:
    """[NW1-6.10, 10.3] One line of the modifier sheet."""
    reason, value = Text(f"nemo1-modifier-{line['reason']}"), signed(line["value"])
    return text("nemo1-board-modifier", reason=reason, value=value, rule=line["rule"])


board: Final = TextBoard[Nemo1View](
    part(_turn),
    part(_tracks),
    each("resources", _resource),
    part(_passengers),
    each("oceans", _ocean),
    part(_sunk),
    part(_salvage),
    part(_upgrades),
    part(_piles),
    part(_treasures),
    part(_cards),
    part(_score),
    part(_test),
)
"""Calendar and tracks first, then the oceans, then what lies beside the map, then the roll under way."""
