"""Where on the text board a card or an option points: a drawing has spots, a line of text says what they show."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pelagos.core.text import Fact, SeatName, Text


class Pointer(NamedTuple):
    """Spots of this form are told in lines of this kind (of any kind when none is named) that say all of this."""

    spots: str
    line: str = ""
    says: str = ""


OCEAN: Final = r"ocean=\g<game>-ocean-\g<name>"
NAMED: Final = r"\g<game>-\g<kind>-\g<name>"
BOTH_WARS: Final = (
    Pointer(r"(?P<kind>ocean|contact)-(?P<name>.+)", "ocean", OCEAN),
    Pointer(r"(?P<kind>place)-(?P<name>.+)-\d", "ocean", OCEAN),
    Pointer(r"(?P<kind>row)-(?P<name>.+)", "sunk", OCEAN),
    Pointer(r"(?P<kind>tonnage)-(?P<name>.+)", "tonnage", OCEAN),
    Pointer(r"(?P<kind>row|tonnage)-(?P<name>.+)", "ocean", OCEAN),
    Pointer(r"(?P<kind>track)-(?P<name>.+)", "resource", r"resource=\g<game>-resource-\g<name>"),
    Pointer(r"(?P<kind>commitment|motive)-.+", "turn"),
    Pointer(r"(?P<kind>deck)", "cards"),
    Pointer(r"(?P<kind>.+?)-(?P<name>.+)", "", NAMED),
    Pointer(r"(?P<kind>upgrade)-.+", "upgrades"),
    Pointer(r"(?P<kind>land)-.+", "lands"),
    Pointer(r"(?P<kind>treasure)-.+", "treasures"),
    Pointer(r"(?P<kind>card)-.+", "piles"),
)
POINTERS: Final = {
    "nauticus": (
        Pointer(r"position-(?P<name>\d)", "position", r"position=\g<name>"),
        Pointer(r"stock-(?P<name>.+)", "stock", r"\g<game>-tile-\g<name>"),
        Pointer(r"seat-(?P<seat>\d)-ship-(?P<name>\d)", "ship", r"seat=\g<seat> ship=\g<name>"),
        Pointer(r"seat-(?P<seat>\d)-(warehouse|stored-.+)", "warehouse", r"seat=\g<seat>"),
        Pointer(r"seat-(?P<seat>\d).*", "seat", r"seat=\g<seat>"),
    ),
    "nemo1": BOTH_WARS,
    "nemo2": BOTH_WARS,
    "endeavor": (
        Pointer(r"zone-(?P<name>[A-Z]\d).*", "zone", r"slot=\g<name>"),
        Pointer(r"zone-[A-Z](?P<name>\d).*", "depth", r"depth=\g<name>"),
        Pointer(r"tray-.+", "tray"),
        Pointer(r"pile-.+", "piles"),
        Pointer(r"report-.+", "display"),
        Pointer(r"space-(?P<name>\d+)-\d+", "influence", r"row=\g<name>"),
        Pointer(r"seat-(?P<seat>\d)-(rep|insp|coord|ing)", "tracks", r"seat=\g<seat>"),
        Pointer(r"seat-(?P<seat>\d)-.+", "members", r"seat=\g<seat>"),
        Pointer(r"seat-(?P<seat>\d)", "seat", r"seat=\g<seat>"),
    ),
}
"""The first of a game's pointers that finds a line is taken."""


def lines_meant(game: str, spots: Sequence[str], lines: Sequence[Text]) -> set[int]:
    """The lines of a board that tell of these spots."""
    said = told_by(lines)
    return {number for spot in spots for number in _lines_of(game, spot, lines, said)}


def told_by(lines: Sequence[Text]) -> list[set[str]]:
    """What each line says: names, and facts as `seat=0`. What stands below a seat's line belongs to that seat."""
    found: list[set[str]] = []
    owner: set[str] = set()
    for line in lines:
        words = set(_words(line))
        owner = {word for word in words if word.startswith("seat=")} or owner
        found.append(words | owner)
    return found


def _lines_of(game: str, spot: str, lines: Sequence[Text], said: Sequence[set[str]]) -> list[int]:
    for pointer in POINTERS.get(game, ()):
        match = re.fullmatch(rf"(?P<game>{game}) {pointer.spots}", f"{game} {spot}")
        if match is None:
            continue
        wanted = set(match.expand(pointer.says).split())
        kinds = {f"{game}-board-{pointer.line}"} if pointer.line else {line.id for line in lines}
        if found := [number for number, line in enumerate(lines) if line.id in kinds and wanted <= said[number]]:
            return found
    return []


def _words(line: Text) -> Iterator[str]:
    """The facts of the line itself, and every name in it."""
    for name, fact in line.facts:
        if isinstance(fact, SeatName):
            yield f"{name}={fact.seat}"
        else:
            yield f"{name}={fact.id if isinstance(fact, Text) else fact}"
        yield from _names(fact)


def _names(fact: Fact) -> Iterator[str]:
    if isinstance(fact, Text):
        yield fact.id
        for _, below in fact.facts:
            yield from _names(below)
    elif isinstance(fact, tuple) and not isinstance(fact, SeatName):
        for each in fact:
            yield from _names(each)
