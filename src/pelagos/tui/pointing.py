"""Where on the text board a card or an option points: a drawing has spots, a line of text says what they show."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from pelagos.core.game import Game
from pelagos.core.text import Fact, SeatName, Text


def lines_meant(game: Game[Any], spots: Sequence[str], lines: Sequence[Text]) -> set[int]:
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


def _lines_of(game: Game[Any], spot: str, lines: Sequence[Text], said: Sequence[set[str]]) -> list[int]:
    for pointer in game.spot_lines:
        match = re.fullmatch(pointer.spots, spot)
        if match is None:
            continue
        wanted = set(match.expand(pointer.says).split())
        kinds = {f"{game.key}-board-{pointer.line}"} if pointer.line else {line.id for line in lines}
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
