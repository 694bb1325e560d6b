"""[NW2-1.6 to 1.9, 17.2] The sheets of treasures, markers, upgrades, characters and motives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.case_values import slug
from pelagos.core.sheets import FRONT, SCORE, USE, Line, Sheet, printed
from pelagos.core.tables import Row
from pelagos.core.text import Text, signed, text
from pelagos.games.nemo2.data_cards import Event
from pelagos.games.nemo2.data_pieces import Marker, TreasureToken, treasure_name
from pelagos.games.nemo2.data_tiles import Character, Motive, Upgrade
from pelagos.games.nemo2.effect_words import effects_text, worth
from pelagos.games.nemo2.language import Reader
from pelagos.games.nemo2.names import MOTIVE_ADDS, MOTIVE_MULTIPLIES, MOTIVES, UPGRADES
from pelagos.games.nemo2.sheets import SHEETS, named, place, ruled, told
from pelagos.games.nemo2.texts import character_text, motive_text, upgrade_text

MARKER_RULES: Final = {
    "hidden-contact-tile": ("NW2-1.3", "NW2-9.5", "NW2-11.2"),
    "treasure-gem": ("NW2-11.8", "NW2-11.1", "NW2-3.5", "NW2-9.6"),
    "uprising-cube-normal": ("NW2-11.3", "NW2-3.6", "NW2-3.7", "NW2-9.7"),
    "torpedo-marker": ("NW2-12.8",),
    "white-die": ("NW2-9.1", "NW2-9.2", "NW2-9.3", "NW2-9.4"),
    "black-die": ("NW2-9.1", "NW2-8.4"),
    "salvage-space": ("NW2-12.10", "NW2-11.7"),
    "upgrade-display-space": ("NW2-2.3", "NW2-11.7"),
    "treacherous-waters-token": ("NW2-18.2", "NW2-18.3"),
    "officer-card": ("NW2-19.1", "NW2-19.3"),
    "captain-tile": ("NW2-19.2", "NW2-19.4", "NW2-19.5"),
    "attack-marker": ("NW2-12.1",),
    "motive-tile": ("NW2-2.1", "NW2-5.3"),
    "resource-marker": ("NW2-7.1", "NW2-7.2"),
    "notoriety-marker": ("NW2-8.1", "NW2-8.5"),
    "action-point-marker": ("NW2-10.2", "NW2-10.3"),
    "nautilus-figure": ("NW2-2.7", "NW2-11.4"),
    "victory-point-marker": ("NW2-17.6",),
}
"""What one does with a marker, in the words of the rules."""
MARKER_CARDS: Final = {
    "uprising-cube-gray": 49,
    "cannonball-marker": 46,
    "arabian-tunnel-marker": 22,
    "sunken-treasure-fleet-marker": 26,
}
"""The markers that belong to an event, with its number."""
MARKER_SPOTS: Final = {
    "hidden-contact-tile": ("contact",),
    "treasure-gem": ("gem",),
    "uprising-cube-normal": ("cubes",),
    "arabian-tunnel-marker": ("tunnel",),
    "sunken-treasure-fleet-marker": ("fleet",),
    "white-die": ("die",),
    "salvage-space": ("salvage",),
    "action-point-marker": ("ap",),
    "nautilus-figure": ("nautilus",),
    "captain-tile": ("captain",),
}
MORE_RULES: Final = {"steam-torpedoes": ("NW2-12.8",), "magnetic-mines": ("NW2-12.2",)}


@SHEETS.of(TreasureToken)
def treasure(token: TreasureToken, row: Row) -> Iterator[Sheet]:
    """[NW2-1.8, 6.7, 15.1, 15.2] A kind of treasure: how many there are, its effect and its points."""
    name, number = treasure_name(token, row.tables)
    score = [None, None, token.wonder or None, None, None, None, None]
    yield Sheet(
        f"treasure-{name}",
        Text(f"nemo2-treasure-{name}"),
        f"nemo2-kind-treasure-{token.kind.replace('_', '-')}",
        token.name,
        (
            Line(text("nemo2-sheet-count", number=number), "NW2-1.8"),
            *(_timing(token.timing) if token.timing else ()),
            *told(row, "effect", "nemo2-sheet-does", token.steps, "NW2-15.1"),
            *printed(row, "nemo2", "treasure_vp", part=SCORE, rule="NW2-17.2"),
            *(Line(text("nemo2-sheet-icon", points=point), "NW2-17.2", SCORE) for point in worth(score)),
            *ruled("NW2-15.2", part=SCORE),
        ),
        _treasure_brief(token),
        ("NW2-1.8", "NW2-3.4", "NW2-6.7", "NW2-15.1", "NW2-15.2"),
    )
    if token.id == 1:
        yield place("treasure-bag", "NW2-2.9", "NW2-3.4", "NW2-1.8", "NW2-1.13")


def _timing(timing: str) -> Iterator[Line]:
    """[NW2-15.1] When a treasure has its effect."""
    yield Line(Text(f"nemo2-printed-treasures-timing-{timing.replace('_', '-')}"), "NW2-15.1", USE)


def _treasure_brief(token: TreasureToken) -> Text:
    points = text("nemo2-brief-treasure", value=token.vp or 0)
    if token.wonder:
        points = worth((None, None, token.wonder, None, None, None, None))[0]
    if not token.steps:
        return points
    effects = effects_text(token.steps)
    return effects if token.vp is None else text("nemo2-brief-retain", effects=effects, points=points)


@SHEETS.of(Marker)
def marker(marker: Marker, row: Row) -> Iterator[Sheet]:
    """[NW2-1.9] A sort of marker: how many there are, and what they are for."""
    name = slug(marker.item)
    lines = [Line(text("nemo2-sheet-count", number=marker.count), "NW2-1.9"), *ruled(*MARKER_RULES.get(name, ()))]
    if name in MARKER_CARDS:
        card = named("card", Event.read(row.tables)[MARKER_CARDS[name] - 1].title)
        lines.append(Line(text("nemo2-sheet-marker-card", card=card), "NW2-1.9", USE))
    if name == "uprising-cube-gray":
        lines.append(Line(Text("nemo2-sheet-gray-cube"), "NW2-17.2", SCORE))
    yield Sheet(
        f"marker-{name}",
        named("marker", marker.item),
        "nemo2-kind-marker",
        marker.item,
        tuple(lines),
        rules=("NW2-1.9", *MARKER_RULES.get(name, ())),
        spots=MARKER_SPOTS.get(name, ()),
    )


@SHEETS.of(Upgrade)
def upgrade(upgrade: Upgrade, row: Row) -> Iterator[Sheet]:
    """[NW2-1.6, 13.1 to 13.12] An upgrade: its price, what it does, its points. Chapter 13 has them in their order."""
    own = (f"NW2-13.{upgrade.id}", *MORE_RULES.get(upgrade.name, ()))
    vp = (upgrade.adventure, upgrade.science or None, upgrade.wonder or None, None, None, None, None)
    points = worth(vp)
    yield Sheet(
        f"upgrade-{upgrade.name}",
        upgrade_text(upgrade.name),
        "nemo2-kind-upgrade",
        row.word("name"),
        (
            Line(text("nemo2-printed-upgrades-salvage-cost", value=upgrade.cost), "NW2-11.7"),
            *ruled(*own, "NW2-12.5"),
            Line(text("nemo2-sheet-upgrade-worth", points=points or Text("nemo2-none")), "NW2-17.2", SCORE)
            if points
            else Line(Text("nemo2-sheet-worthless"), "NW2-17.2", SCORE),
            *ruled("NW2-13.12", part=SCORE),
        ),
        Text(f"nemo2-rule-13-{upgrade.id}"),
        ("NW2-1.6", *own, "NW2-13.12"),
    )
    if upgrade.id == 1:
        yield place("display", "NW2-11.7", "NW2-2.3")
        yield place("installed", "NW2-12.5", "NW2-13.12")
        yield place("aside", "NW2-5.3", "NW2-1.13")


@SHEETS.of(Character)
def character(character: Character, row: Row) -> Iterator[Sheet]:
    """[NW2-1.7, 14.2 to 14.5, 17.3] A character: what a sacrifice brings and costs, and what it forgoes."""
    benefit = Reader(row, "benefit", 0, {}).steps(character.benefit)
    yield Sheet(
        f"character-{character.name}",
        character_text(character.name),
        f"nemo2-kind-character-{character.role}",
        row.word("name"),
        (
            Line(Text(f"nemo2-printed-characters-timing-{_window(character)}"), "NW2-14.3", USE),
            Line(text("nemo2-sheet-benefit", effects=effects_text(benefit)), "NW2-14.3", USE),
            *told(row, "penalty", "nemo2-sheet-penalty", character.penalty, "NW2-14.3"),
            *ruled("NW2-14.2", "NW2-14.4"),
            *printed(row, "nemo2", "character_vp", part=SCORE, rule="NW2-17.3"),
            *(_science(character.science) if character.science else ()),
        ),
        text("nemo2-brief-character", value=character.vp),
        ("NW2-1.7", "NW2-14.2", "NW2-14.3", "NW2-14.4", "NW2-17.3"),
    )


def _window(character: Character) -> str:
    return "other" if "|" in character.timing else character.timing.replace("_", "-")


def _science(number: int) -> Iterator[Line]:
    """[NW2-17.2] The science point of whoever is in play at the end."""
    for point in worth((None, number, None, None, None, None, None)):
        yield Line(text("nemo2-sheet-character-icon", points=point), "NW2-17.2", SCORE)


@SHEETS.of(Motive)
def motive(motive: Motive, row: Row) -> Iterator[Sheet]:
    """[NW2-2.1 to 2.3, 8.5, 17.2] A motive: deck, start upgrade, outlaw box, and what it makes of seven sources."""
    name = MOTIVES[motive.id - 1]
    added = [(line, getattr(motive, column)) for line, column in MOTIVE_ADDS]
    times = [(line, getattr(motive, column)) for line, column in MOTIVE_MULTIPLIES]
    start = upgrade_text(UPGRADES[motive.upgrade])
    yield Sheet(
        f"motive-{name}",
        motive_text(name),
        "nemo2-kind-motive",
        row.word("name"),
        (
            Line(text("nemo2-sheet-motive-outlaw", value=motive.outlaw), "NW2-8.5", FRONT),
            Line(text("nemo2-sheet-motive-upgrade", upgrade=start), "NW2-2.3", USE),
            Line(text("nemo2-sheet-motive-deck", act2=motive.act2, act3=motive.act3), "NW2-2.2", USE),
            *(_scored("nemo2-sheet-motive-added", line, signed(value)) for line, value in added),
            *(_scored("nemo2-sheet-motive-times", line, str(value)) for line, value in times),
        ),
        text(
            "nemo2-brief-motive",
            added=tuple(
                _source("nemo2-brief-source", line, signed(value))
                for line, value in sorted(added, key=lambda found: -found[1])
                if value
            )
            or Text("nemo2-none"),
            times=tuple(_source("nemo2-brief-source", line, f"×{value}") for line, value in times),
            outlaw=motive.outlaw,
        ),
        ("NW2-2.1", "NW2-2.2", "NW2-2.3", "NW2-5.3", "NW2-8.5", "NW2-17.2"),
    )


def _scored(message: str, line: str, value: str) -> Line:
    return Line(_source(message, line, value), "NW2-17.2", SCORE)


def _source(message: str, line: str, value: str) -> Text:
    return text(message, source=Text(f"nemo2-score-{line}"), value=value)
