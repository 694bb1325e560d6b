"""Where on the text board a card or an option points: a drawing has spots, a line of text says what they show."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from pelagos.core.game import Game, SpotLine
from pelagos.core.kinds import Kind
from pelagos.core.text import Fact, SeatName, Text

Kinds: TypeAlias = Mapping[str, Kind]
FACT = re.compile(r"\{\w+\}")


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
    kinds = {kind.name: kind for kind in game.verbs.kinds() if kind.has_words} if game.verbs else {}
    for form, line in _forms(game, kinds):
        match = re.fullmatch(_pattern(form, kinds), spot)
        where = [number for number, told in enumerate(lines) if not line or told.id == f"{game.key}-board-{line}"]
        for wanted in _wanted(match.groupdict(), kinds) if match else ():
            if found := [number for number in where if wanted <= said[number]]:
                return found
    return []


def _forms(game: Game[Any], kinds: Kinds) -> Iterator[SpotLine]:
    """Where facts say which line it is; then things of answers that have names; then where nothing says it."""
    yield from (line for line in game.spot_lines if FACT.search(line.form))
    yield from (SpotLine(kind.spot.format(f"{{{name}}}"), "") for name, kind in kinds.items() if kind.spot)
    yield from (line for line in game.spot_lines if not FACT.search(line.form))


def _pattern(form: str, kinds: Kinds) -> str:
    """A form as a regular expression: names may have hyphens, numbers have none."""

    def field(found: re.Match[str]) -> str:
        name = found[1]
        return f"(?P<{name}>{'.+' if name in kinds else '[^-]+'})" if name else ".+"

    return re.sub(r"\{(\w*)\}", field, form)


def _wanted(facts: Mapping[str, str], kinds: Kinds) -> Iterator[set[str]]:
    """What a line has to say: everything as facts of its own, or the names of things wherever they stand."""
    names = {name: kinds[name].message(value) if name in kinds else "" for name, value in facts.items()}
    yield {f"{name}={names[name] or value}" for name, value in facts.items()}
    yield {names[name] or f"{name}={value}" for name, value in facts.items()}


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
