"""Engraved shapes from lines of text: a tone, how it is shaded, and an outline.

    v5/R4 M-30 0 30 0 20 20 -20 20Z      a polygon of the fifth tone, hatched on its right every 4 units
    v2 ~0 -9 12 -4 9 8 -9 8Z             `~` rounds the corners of what follows
    v0 O0 0 12                           a circle: centre and radius; with a fourth number, an ellipse
    vline M0 0 40 0                      a line

Tones and lines are the classes `a-v…` of `vignettes.css`. Numbers are absolute, commands are M L H V Q T C Z, ~ and O.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from pelagos.art.markup import number, path

LINE: Final = re.compile(r"(\w+)(?:/([RLAB])(\d+))? (.+)")
WORD: Final = re.compile(r"[MLHVQTCZO~]|-?[\d.]+")
COMMANDS: Final = frozenset("MLHVQTCZO~")
ARITY: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "T": 2, "C": 6}
STROKED: Final = frozenset({"vcoral", "vetch", "vfoam", "vglint", "vline", "vrope", "vspark"})
DARK_TONES: Final = ("v4", "v5", "v6")
"""On these the hatches are light."""
STEPS: Final = 6
"""Into so many straight pieces a curve is cut where it is hatched."""
TAPER: Final = (0.50, 0.66, 0.56, 0.74, 0.60)
"""Where hatches on one side begin, so that their ends make no straight edge."""

Point = tuple[float, float]


class Outline(NamedTuple):
    """Path data, and the corners that hatches keep to."""

    data: str
    corners: tuple[tuple[Point, ...], ...]


class Line(NamedTuple):
    """One line of a shape."""

    ink: str
    shade: str
    step: int
    outline: Outline


def engraved(source: str) -> str:
    """All lines of a shape, one over the other; neighbours of one ink that are only stroked become one path."""
    lines = [_read(line.strip()) for line in source.strip().splitlines()]
    parts = []
    for ink, group in groupby(lines, key=lambda line: line.ink):
        if ink in STROKED:
            parts.append(path("".join(line.outline.data for line in group), f"a-{ink}"))
        else:
            parts += [_filled(line) for line in group]
    return "".join(parts)


@cache
def _read(line: str) -> Line:
    found = LINE.fullmatch(line)
    assert found is not None, f"not a line of a shape: {line!r}"
    ink, shade, step, data = found.groups()
    return Line(ink, shade or "", int(step or 0), outline_of(data))


def _filled(line: Line) -> str:
    drawn = path(line.outline.data, f"a-{line.ink}")
    if line.shade:
        hatches = hatched(line.outline, line.shade, line.step)
        drawn += path(hatches, "a-vglint" if line.ink in DARK_TONES else "a-vetch") if hatches else ""
    return drawn


@cache
def outline_of(data: str) -> Outline:
    """Our path data as SVG has it, and its corners."""
    commands = list(_commands(WORD.findall(data)))
    written, corners = "", list[tuple[Point, ...]]()
    for place, (command, numbers) in enumerate(commands):
        if command == "~":
            closed = place + 1 < len(commands) and commands[place + 1][0] == "Z"
            written += _rounded(numbers, closed)
            corners.append(tuple(_flat_rounded(numbers)))
        elif command == "O":
            written += _ellipse(numbers)
            corners.append(tuple(_flat_ellipse(numbers)))
        else:
            written += command + " ".join(map(number, numbers))
            if command == "M":
                corners.append(())
            if command != "Z":
                last = corners[-1][-1] if corners[-1] else (0.0, 0.0)
                corners[-1] += tuple(_flat(command, numbers, last))
    return Outline(written, tuple(corners))


def _commands(words: list[str]) -> Iterator[tuple[str, list[float]]]:
    """Each command with all of its numbers."""
    command, numbers = "", list[float]()
    for word in words:
        if word in COMMANDS:
            if command:
                yield command, numbers
            command, numbers = word, []
        else:
            numbers.append(float(word))
    if command:
        yield command, numbers


def _pairs(numbers: list[float]) -> list[Point]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _arcs(numbers: list[float], closed: bool = True) -> tuple[Point, list[tuple[Point, Point]]]:
    """Where a rounded line begins, and its quadratic arcs: a control point and an end each."""
    points = _pairs(numbers)
    if closed:
        ends = [_between(one, other) for one, other in zip(points, points[1:] + points[:1], strict=True)]
        return ends[-1], list(zip(points, ends, strict=True))
    ends = [_between(one, other) for one, other in pairwise(points[1:])]
    ends[-1:] = points[-1:]
    return points[0], list(zip(points[1:-1], ends, strict=True))


def _rounded(numbers: list[float], closed: bool) -> str:
    start, arcs = _arcs(numbers, closed)
    return f"M{_at(start)}" + "".join(f"Q{_at(bend)} {_at(end)}" for bend, end in arcs)


def _flat_rounded(numbers: list[float]) -> Iterator[Point]:
    last, arcs = _arcs(numbers)
    for bend, end in arcs:
        yield from _curve(last, bend, end)
        last = end


def _ellipse(numbers: list[float]) -> str:
    x, y, wide, *rest = numbers
    high = rest[0] if rest else wide
    arc = f"A{number(wide)} {number(high)} 0 1 1 "
    return f"M{_at((x - wide, y))}{arc}{_at((x + wide, y))}{arc}{_at((x - wide, y))}"


def _flat_ellipse(numbers: list[float]) -> Iterator[Point]:
    x, y, wide, *rest = numbers
    high = rest[0] if rest else wide
    ring = ((-1, 0), (-0.9, 0.44), (-0.62, 0.78), (-0.22, 0.97), (0.22, 0.97), (0.62, 0.78), (0.9, 0.44), (1, 0))
    yield from ((x + wide * dx, y - high * dy) for dx, dy in ring)
    yield from ((x + wide * dx, y + high * dy) for dx, dy in reversed(ring))


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _flat(command: str, numbers: list[float], last: Point) -> Iterator[Point]:
    """What a command draws, as straight pieces."""
    size = ARITY[command]
    for place in range(0, len(numbers), size):
        part = numbers[place : place + size]
        if command == "H":
            last = (part[0], last[1])
        elif command == "V":
            last = (last[0], part[0])
        else:
            *bends, end = _pairs(part)
            if bends:
                yield from _curve(last, *bends, end)
            last = end
        yield last


def _curve(*controls: Point) -> Iterator[Point]:
    """Points on a curve of any degree, without its first one."""
    for step in range(1, STEPS + 1):
        points = list(controls)
        while len(points) > 1:
            points = [(a + (c - a) * step / STEPS, b + (d - b) * step / STEPS) for (a, b), (c, d) in pairwise(points)]
        yield points[0]


def hatched(outline: Outline, shade: str, step: float) -> str:
    """Level lines inside an outline: on its right or left, all over, or closer towards the bottom."""
    ys = [y for corners in outline.corners for _, y in corners]
    y, bottom, drawn, place = min(ys) + step * 0.6, max(ys), "", 0
    while y < bottom:
        for left, right in _crossed(outline, y):
            start, end = _PARTS[shade](left, right, TAPER[place % len(TAPER)])
            if end - start > 2:
                drawn += f"M{start:.0f} {number(y)}H{end:.0f}"
        place += 1
        y += step if shade != "B" else max(1.6, step * 1.8 * (bottom - y) / (bottom - min(ys)))
    return drawn


_PARTS: Final[dict[str, Callable[[float, float, float], Point]]] = {
    "R": lambda left, right, taper: (left + (right - left) * taper, right - 0.8),
    "L": lambda left, right, taper: (left + 0.8, right - (right - left) * taper),
    "A": lambda left, right, taper: (left + 0.8 + taper, right - 0.8 - taper),
    "B": lambda left, right, taper: (left + 0.8 + 4 * taper, right - 0.8 - 3 * taper),
}


def _crossed(outline: Outline, y: float) -> list[Point]:
    """From where to where a level line is inside."""
    xs = []
    for corners in outline.corners:
        for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
            if (y1 <= y) != (y2 <= y):
                xs.append(x1 + (x2 - x1) * (y - y1) / (y2 - y1))
    xs.sort()
    return list(zip(xs[::2], xs[1::2], strict=False))
