"""The score over time: a line for each seat, told apart by colour, by dashes and by the letter at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import starmap
from math import ceil, floor
from typing import Final, NamedTuple, TypeAlias

from pelagos.art.markup import circle, number, path, words
from pelagos.art.model import Drawing

Spot: TypeAlias = tuple[float, float]
Place: TypeAlias = Callable[[int, int], Spot]
WIDTH, HEIGHT = 560, 250
LEFT, RIGHT, TOP, BOTTOM = 44, 496, 18, 212
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
MOST_RULES: Final = 5
MOST_TICKS: Final = 12
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3")
APART: Final = 20
"""So far apart the letters at the ends of lines stand."""


class Line(NamedTuple):
    """The points of a seat, turn by turn; `letter` is its letter, small, and "" where all play together."""

    letter: str
    points: tuple[int, ...]


class Tick(NamedTuple):
    """Where something begins, in turns from the beginning, and what it is called."""

    place: int
    label: str


def draw_scoreline(lines: Sequence[Line], ticks: Sequence[Tick], marked: Sequence[tuple[int, str]]) -> Drawing:
    """The chart; `marked` are the turns, with the letter of the seat, that changed most: they are numbered."""
    high = max(max(line.points) for line in lines)
    low = min(0, *(min(line.points) for line in lines))
    turns = max(1, len(lines[0].points) - 1)
    step = next((step for step in STEPS if (high - low) / step <= MOST_RULES), STEPS[-1])
    top, floor_ = max(ceil(high / step), 1) * step, floor(low / step) * step

    def at(turn: int, points: int) -> Spot:
        across = LEFT + (RIGHT - LEFT) * turn / turns
        return across, BOTTOM - (BOTTOM - TOP) * (points - floor_) / (top - floor_)

    body = _rules(range(floor_, top + 1, step), at) + _ticks(ticks, at, floor_)
    body += "".join(_line(line, at) for line in lines)
    by_letter = {line.letter: line.points for line in lines}
    own = [at(turn, by_letter[letter][turn]) for turn, letter in marked]
    spots = parted(own)
    body += "".join(starmap(_stem, zip(own, spots, strict=True)))
    for count, ((x, y), (_, letter)) in enumerate(zip(spots, marked, strict=True), 1):
        body += _token(x, y, str(count), letter)
    return Drawing(WIDTH, HEIGHT, body + _ends(lines, at), ())


def parted(spots: Sequence[Spot]) -> list[Spot]:
    """Where tokens lie: each over the ones that it would cover."""
    found: list[Spot] = []
    for x, y in spots:
        while any(abs(x - a) < APART and abs(y - b) < APART for a, b in found):
            y -= APART
        found.append((x, y))
    return found


def _stem(here: Spot, there: Spot) -> str:
    """What ties a token that had to make room to its place on the line."""
    if here == there:
        return ""
    return path(f"M{number(here[0])} {number(here[1])}V{number(there[1])}", "a-line")


def _rules(values: range, at: Place) -> str:
    """Thin lines across, with the points that they stand for."""
    found = ""
    for value in values:
        y = at(0, value)[1]
        found += path(f"M{LEFT} {number(y)}H{RIGHT}", "a-hair") + words(
            LEFT - 8, y + 5, signed(value), "a-soft", 15, "end"
        )
    return found


def signed(value: int) -> str:
    """A number as it is printed, with a minus and no hyphen.

    >>> signed(-3)
    '−3'
    """
    return str(value).replace("-", "−")


def _ticks(ticks: Sequence[Tick], at: Place, floor_: int) -> str:
    """Where rounds, acts or turns begin; of many, only some are called by name."""
    every = ceil(len(ticks) / MOST_TICKS) if ticks else 1
    found = ""
    for tick in ticks[::every]:
        x, y = at(tick.place, floor_)
        found += path(f"M{number(x)} {number(y)}v5", "a-line") + words(x, y + 21, tick.label, "a-soft", 15)
    return found


def _line(line: Line, at: Place) -> str:
    drawn = "L".join(f"{number(x)} {number(y)}" for x, y in starmap(at, enumerate(line.points)))
    seat = line.letter or "a"
    return path(f"M{drawn}", f"a-course-{seat}", stroke_dasharray=DASHES["abcd".index(seat)])


def _token(x: float, y: float, said: str, letter: str) -> str:
    seat = letter or "a"
    return circle(x, y, 10, f"a-seat-{seat}") + words(x, y + 4.6, said, "a-onseat", 13)


def _ends(lines: Sequence[Line], at: Place) -> str:
    """The letters at the ends of the lines, the highest first, none over another."""
    found, last = "", TOP - APART
    for line in sorted(lines, key=lambda line: -line.points[-1]):
        x, y = at(len(line.points) - 1, line.points[-1])
        last = max(last + APART, round(y))
        said = f"{line.letter.upper()} {signed(line.points[-1])}".strip()
        found += words(x + 11, last + 5, said, "a-strong", 15, "start")
    return found
