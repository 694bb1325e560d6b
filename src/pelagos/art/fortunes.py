"""Luck and skill over a game: what fate gave each seat, and below it what each seat gave away, summed up.

Seats are told apart by colour, by dashes and by the letter at the end of their lines. Numbered tokens lie where much
changed; each is a way to its moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from pelagos.art.markup import circle, number, path, tag, words
from pelagos.art.model import Drawing
from pelagos.art.scoreline import APART, DASHES, LEFT, RIGHT, STEPS, WIDTH, Spot, Tick, parted, signed

TALL: Final = 150
"""The height of the lines of one half."""
HEAD: Final = 46
"""What a half has above its lines, for its title."""
FOOT: Final = 30
MOST_RULES: Final = 4
MOST_TICKS: Final = 12


class Fortune(NamedTuple):
    """A seat: what it comes to after each finding. `letter` is its letter, small, and "" where there is but one."""

    letter: str
    points: tuple[float, ...]


class Mark(NamedTuple):
    """Something that changed much: where, for which seat, its number, where it leads, and what it was."""

    place: int
    letter: str
    number: int
    href: str
    title: str


class Half(NamedTuple):
    """One of the two charts."""

    title: str
    lines: Sequence[Fortune]
    marks: Sequence[Mark] = ()


def draw_fortunes(halves: Sequence[Half], ticks: Sequence[Tick]) -> Drawing:
    """The charts one below the other, over the same turns."""
    body, top = "", 0.0
    for half in halves:
        body += _Frame(half, top).drawn(ticks if half is halves[-1] else ())
        top += HEAD + TALL
    return Drawing(WIDTH, round(top + FOOT), body, ())


class _Frame:
    """Where things lie in one of the charts."""

    def __init__(self, half: Half, top: float) -> None:
        self.half, self.top = half, top + HEAD
        values = [0.0, *(value for line in half.lines for value in line.points)]
        low, high = min(values), max(values)
        self.step = next((step for step in STEPS if (high - low) / step <= MOST_RULES), STEPS[-1])
        self.low, self.high = floor(low / self.step) * self.step, ceil(high / self.step) * self.step
        if self.low == self.high:
            self.high += self.step
        self.turns = max(1, max((len(line.points) for line in half.lines), default=2) - 1)

    def at(self, place: int, points: float) -> Spot:
        across = LEFT + (RIGHT - LEFT) * place / self.turns
        return across, self.top + TALL * (self.high - points) / (self.high - self.low)

    def drawn(self, ticks: Sequence[Tick]) -> str:
        found = words(LEFT, self.top - 16, self.half.title, "a-strong", 16, "start")
        found += "".join(map(self._rule, range(self.low, self.high + 1, self.step)))
        found += "".join(map(self._tick, ticks[:: max(1, ceil(len(ticks) / MOST_TICKS))]))
        found += "".join(map(self._line, self.half.lines))
        by_letter = {line.letter: line.points for line in self.half.lines}
        spots = parted([self.at(mark.place, by_letter[mark.letter][mark.place]) for mark in self.half.marks])
        return found + "".join(map(_token, self.half.marks, spots)) + self._ends()

    def _rule(self, value: int) -> str:
        """A thin line across with its points; the one at 0 is strong."""
        y = self.at(0, value)[1]
        line = path(f"M{LEFT} {number(y)}H{RIGHT}", "a-hair" if value else "a-line")
        return line + words(LEFT - 8, y + 5, signed(value), "a-soft", 15, "end")

    def _tick(self, tick: Tick) -> str:
        x, y = self.at(tick.place, self.low)
        return path(f"M{number(x)} {number(y)}v5", "a-line") + words(x, y + 21, tick.label, "a-soft", 15)

    def _line(self, line: Fortune) -> str:
        """What was summed up stays as it is until the next thing happens, so that lines go in steps."""
        x, y = self.at(0, line.points[0])
        drawn, before = f"M{number(x)} {number(y)}", line.points[0]
        for place, points in enumerate(line.points):
            if points != before or place == len(line.points) - 1:
                x, y = self.at(place, points)
                drawn, before = f"{drawn}H{number(x)}V{number(y)}", points
        seat = line.letter or "a"
        return path(drawn, f"a-course-{seat}", stroke_dasharray=DASHES["abcd".index(seat)])

    def _ends(self) -> str:
        """The letters at the ends of the lines, the highest first, none over another."""
        found, last = "", self.top - APART
        for line in sorted(self.half.lines, key=lambda line: -line.points[-1]):
            x, y = self.at(len(line.points) - 1, line.points[-1])
            last = max(last + APART, round(y))
            said = f"{line.letter.upper()} {signed(round(line.points[-1]))}".strip()
            found += words(x + 11, last + 5, said, "a-strong", 15, "start")
        return found


def _token(mark: Mark, spot: Spot) -> str:
    x, y = spot
    drawn = circle(x, y, 10, f"a-seat-{mark.letter or 'a'}") + words(x, y + 4.6, str(mark.number), "a-onseat", 13)
    return tag("a", tag("title", escape(mark.title)) + drawn, href=mark.href)
