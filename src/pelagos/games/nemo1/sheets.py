"""What can be read on the pieces of Nemo's War, first edition: oceans, ships, treasures, upgrades, markers.

Cards and commitments are in `sheets_cards`, tracks and tables in `sheets_tables`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from pelagos.core.case_values import slug
from pelagos.core.sheets import BACK, SCORE, USE, Line, Sheet, Sheets, printed
from pelagos.core.tables import Row
from pelagos.core.text import Text, text
from pelagos.core.titles import titled
from pelagos.games.nemo1.data_cards import Card
from pelagos.games.nemo1.data_pieces import Marker, Ocean, Route, Ship, Treasure, Upgrade
from pelagos.games.nemo1.effect_words import effects_text, ways_text
from pelagos.games.nemo1.names import DISCARD, GROUPS, KINDS, NOWHERE, OCEAN_IDS, OCEANS, OR, UPGRADE_IDS, UPGRADES
from pelagos.games.nemo1.sheets_now import piece_at, where_now
from pelagos.games.nemo1.textboard import ship_line, ship_values
from pelagos.games.nemo1.texts import (
    action_text,
    card_text,
    class_text,
    group_text,
    ocean_text,
    passenger_text,
    resource_text,
    ship_text,
    treasure_text,
    upgrade_text,
)
from pelagos.games.nemo1.view import Nemo1View
from pelagos.games.nemo1.visible import ship_view

LABELS: Final = {
    **{f"nemo1-option-{action}": f"action-{action}" for action in ("search", "rest")},
    "nemo1-option-repair": "track-hull",
    "nemo1-option-capture": "salvage",
}
SHEETS: Final[Sheets[Nemo1View]] = Sheets(at=piece_at, now=where_now, labels=LABELS)
MARKED: Final = {
    "M01": "track-notoriety",
    "M02": "track-week",
    "M03": "track-liberation",
    "M04": "track-nemo",
    "M05": "track-crew",
    "M06": "track-hull",
    "M07": "passenger-professor",
    "M08": "passenger-ned-land",
    "M09": "passenger-conseil",
    "M10": "commitments",
    "M11": "stalk-marker",
    "M12": "marker-sunk-ship",
    "M13": "marker-cannon",
}
"""What the markers mark."""
RULES: Final = {
    "adventures": ("NW1-3.6", "NW1-6.6", "NW1-6.7", "NW1-6.9"),
    "commitments": ("NW1-3.5", "NW1-12.1"),
    "damage": ("NW1-10.1",),
    "d3": ("NW1-4.1", "NW1-7.2"),
    "ends": ("NW1-12.2", "NW1-12.3", "NW1-12.5"),
    "action-incite": ("NW1-7.7",),
    "action-rest": ("NW1-7.2", "NW1-7.3"),
    "action-search": ("NW1-7.8",),
    "salvage": ("NW1-7.5", "NW1-10.5"),
    "scourge": ("NW1-12.5",),
    "stalk-marker": ("NW1-7.10", "NW1-10.3"),
    "track-week": ("NW1-9.1", "NW1-11.1"),
    "treasures": ("NW1-3.7", "NW1-7.8", "NW1-8.1", "NW1-8.5"),
    "track-notoriety": ("NW1-9.2", "NW1-10.5"),
    "track-liberation": ("NW1-9.3", "NW1-6.5", "NW1-7.7"),
}
"""The rules of what is no single piece; each of them has a sentence of its own."""
ALSO: Final = {
    "adventures": ("score-adventures",),
    "ends": ("score-tragic", "score-imperial", "result-tragic", "result-imperial"),
    "scourge": ("score-scourge",),
    "stalk-marker": ("action-stalk",),
    "track-liberation": ("score-liberation",),
    "treasures": ("score-treasures",),
}
"""What else is said of them: in the score sheet, in the log."""
CALLED: Final[dict[str, Callable[[str], Text]]] = {"passenger": passenger_text, "action": action_text}


def piece_name(piece: str) -> Text:
    """What a track, a passenger, an action or something else that is no card or counter is called."""
    kind, _, name = piece.partition("-")
    if piece in ("track-nemo", "track-crew", "track-hull"):
        return resource_text(name)
    return CALLED[kind](name) if kind in CALLED else Text(f"nemo1-piece-{piece}")


def general(piece: str, kind: str, *lines: Line) -> Sheet:
    """What a row adds to something of which others tell, too; what it is for is said once."""
    use = (Line(Text(f"nemo1-sheet-{piece}"), part=USE),) if piece in RULES else ()
    return Sheet(piece, piece_name(piece), kind, lines=(*lines, *use), rules=RULES.get(piece, ()), names=_also(piece))


def _also(piece: str) -> tuple[Text, ...]:
    return tuple(Text(f"nemo1-{name}") for name in ALSO.get(piece, ()))


@SHEETS.of(Ocean)
def ocean_sheet(ocean: Ocean, row: Row) -> Iterator[Sheet]:
    """[NW1-3.3, 6.3, 12.3] An ocean: its die, its boxes, and how it begins."""
    name = OCEANS[OCEAN_IDS.index(ocean.id)]
    yield Sheet(
        f"ocean-{name}",
        ocean_text(name),
        "nemo1-kind-ocean",
        lines=(
            *printed(row, "nemo1", "die", rule="NW1-6.3"),
            *printed(row, "nemo1", "capacity", rule="NW1-12.3"),
            *printed(row, "nemo1", "setup_ships", rule="NW1-3.3"),
            *printed(row, "nemo1", "setup_treasures", rule="NW1-3.7"),
            *printed(row, "nemo1", "sunk_row_boxes", rule="NW1-12.5"),
        ),
        rules=("NW1-3.3", "NW1-6.3", "NW1-7.9", "NW1-12.3"),
    )


@SHEETS.of(Route)
def route_sheet(route: Route, row: Row) -> Iterator[Sheet]:
    """[NW1-7.9] A way, told at both of its ends; some are opened by a card that is kept."""
    key: tuple[Text, ...] = tuple(card_text(card.name) for card in Card.read(row.tables) if card.number == route.card)
    for here, there in (route.oceans, route.oceans[::-1]):
        facts = {"weeks": route.weeks, "open": "no" if key else "yes"}
        said = text("nemo1-sheet-route", ocean=ocean_text(OCEANS[there]), card=key or Text("nemo1-none"), **facts)
        yield Sheet(f"ocean-{OCEANS[here]}", ocean_text(OCEANS[here]), lines=(Line(said, "NW1-7.9"),))


@SHEETS.of(Ship)
def ship_sheet(ship: Ship, row: Row) -> Iterator[Sheet]:
    """[NW1-2.2] A ship; it belongs to a group, and is one of those that may lie face down."""
    kind = titled(class_text(ship.ship_class).id, row.word("class").lower())
    name = titled(ship_text(ship.name).id, ship.title)
    if ship.group == NOWHERE:
        yield _nautilus(ship, kind)
        return
    yield _counter(ship, row, name, kind)
    yield _group(ship)
    yield _hidden_ships()


def _counter(ship: Ship, row: Row, name: Text, kind: Text) -> Sheet:
    """[NW1-10.1, 10.4, 10.5, 12.5] How a ship fights, and what sinking it brings."""
    counts = Text("nemo1-score-warships" if ship.warship else "nemo1-score-others")
    war = "yes" if ship.warship else "no"
    return Sheet(
        f"ship-{ship.name}",
        name,
        "nemo1-kind-warship" if ship.warship else "nemo1-kind-ship",
        ship.title,
        lines=(
            Line(text("nemo1-sheet-ship", type=kind, group=group_text(GROUPS[ship.group]), war=war), "NW1-2.2"),
            *printed(row, "nemo1", "attack", rule="NW1-10.1"),
            *printed(row, "nemo1", "defense", rule="NW1-10.4"),
            *printed(row, "nemo1", "skulls", rule="NW1-10.5"),
            Line(text("nemo1-sheet-ship-vp", vp=ship.vp, line=counts), "NW1-12.5", SCORE),
        ),
        brief=ship_values(ship_view(ship)),
        rules=("NW1-2.2", "NW1-10.1", "NW1-10.4", "NW1-10.5", "NW1-12.5"),
    )


def _group(ship: Ship) -> Sheet:
    """[NW1-3.1] The ships of a colour come together."""
    group = GROUPS[ship.group]
    return Sheet(
        f"group-{group}",
        Text(f"nemo1-ships-{group}"),
        "nemo1-kind-group",
        lines=(Line(text("nemo1-sheet-member", ship=ship_line(ship_view(ship)))),),
        rules=("NW1-3.1",),
        names=(group_text(group),),
    )


def _nautilus(ship: Ship, kind: Text) -> Sheet:
    """[AMB-29] The player's own ship is none of the others."""
    lines = (Line(text("nemo1-sheet-own", type=kind)), Line(Text("nemo1-sheet-nautilus"), part=USE))
    return Sheet(
        "nautilus", ship_text(ship.name), "nemo1-kind-nautilus", ship.title, lines, rules=("NW1-3.2", "NW1-7.9")
    )


def _hidden_ships() -> Sheet:
    """[NW1-4.2] What lies face down may be any ship that nobody has seen."""
    lines = (Line(Text("nemo1-sheet-hidden-ship"), "NW1-4.2", USE),)
    return Sheet("hidden-ship", Text("nemo1-hidden-ship"), "nemo1-kind-ship", lines=lines, rules=("NW1-4.2", "NW1-6.3"))


@SHEETS.of(Treasure)
def treasure_sheet(treasure: Treasure, row: Row) -> Iterator[Sheet]:
    """[NW1-7.7, 8.1 to 8.3, 12.5] A treasure: its points, what it can be spent on or given up for."""
    kind = KINDS[treasure.kind]
    yield Sheet(
        f"treasure-{treasure.name}",
        treasure_text(treasure.name),
        f"nemo1-kind-{kind}",
        treasure.title,
        lines=tuple(_treasure_lines(treasure)),
        brief=_treasure_brief(treasure),
        rules=("NW1-8.1", "NW1-8.2", *(("NW1-8.3", "NW1-8.4") if treasure.kind == OR else ())),
    )
    yield general("treasures", "nemo1-kind-general")


def _treasure_lines(treasure: Treasure) -> Iterator[Line]:
    if treasure.incite:
        yield Line(text("nemo1-sheet-offering", number=treasure.vp), "NW1-7.7", USE)
    if treasure.kind == OR:
        yield Line(text("nemo1-sheet-give", ways=ways_text(treasure.benefits)), "NW1-8.3", USE)
    if treasure.kind == DISCARD:
        yield Line(text("nemo1-sheet-discard", effects=effects_text(treasure.steps)), "NW1-8.1", USE)
    if treasure.wonder == "yes":
        yield Line(Text("nemo1-sheet-wonder"), "NW1-12.5", SCORE)
    elif treasure.vp:
        yield Line(text("nemo1-sheet-treasure-vp", vp=treasure.vp), "NW1-12.5", SCORE)


def _treasure_brief(treasure: Treasure) -> Text:
    """[NW1-8.2] Points for some, what it does for others."""
    if treasure.kind == DISCARD:
        return text("nemo1-brief-effects", effects=effects_text(treasure.steps))
    return Text("nemo1-brief-wonder") if treasure.wonder == "yes" else text("nemo1-brief-treasure", vp=treasure.vp)


@SHEETS.of(Upgrade)
def upgrade_sheet(upgrade: Upgrade, row: Row) -> Iterator[Sheet]:
    """[NW1-7.5, 7.6] What a Refit buys: its price, and what it does for good or once."""
    name = UPGRADES[UPGRADE_IDS.index(upgrade.id)]
    does = Text(f"nemo1-upgraded-{name}")
    yield Sheet(
        f"upgrade-{name}",
        upgrade_text(name),
        "nemo1-kind-upgrade",
        lines=(
            *printed(row, "nemo1", "salvage_cost", rule="NW1-7.5"),
            *printed(row, "nemo1", "permanent", rule="NW1-7.5"),
            Line(does, part=USE),
        ),
        brief=does,
        rules=("NW1-7.2", "NW1-7.5", *(("NW1-7.6",) if upgrade.repeatable == "yes" else ())),
    )


@SHEETS.of(Marker)
def marker_sheet(marker: Marker, row: Row) -> Iterator[Sheet]:
    """[NW1-2.1, 3.4] A marker: both of its sides, as far as they are used."""
    piece = MARKED[marker.id]
    lines = [
        Line(text("nemo1-sheet-marker", number=marker.count, side=_side(marker.front))),
        Line(text("nemo1-sheet-marker-back", side=_side(marker.back)), part=BACK),
    ]
    if not marker.used_in_base_game:
        lines.append(Line(Text("nemo1-sheet-unused"), "NW1-2.1", USE))
    yield general(piece, "" if piece.startswith(("track", "passenger")) else "nemo1-kind-marker", *lines)


def _side(words: str) -> Text:
    return titled(f"nemo1-side-{slug(words)}", words)
