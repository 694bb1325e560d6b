"""Names on the chart: each as large as the room around it allows, clear of frames and of other names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from pelagos.art.fitting import fitted, width_of, wrapped
from pelagos.art.markup import FAR_SIZE, far, words
from pelagos.art.sea.chart import WIDTH

EDGE: Final = 6.0
HIGH, LOW = 0.7, 0.22
"""How far letters reach over and under their line, in parts of the font size."""
SEA: Final = "a-seaname"
SEA_SIZE: Final = 16.0
LAND: Final = "a-landname"
LAND_SIZES: Final = (11.0, 10.0, 9.0, 8.0)
ROOMS: Final = (7.2, 10.0, 5.0)
"""How wide the lines of a land's name may be, in parts of the font size; the first that fits is taken."""
SIDES: Final = ("below", "right", "left", "above")
LEADING: Final = 1.09
OUTSIDE: Final = 4.0
"""How much worse it is to leave the chart than to cover something on it."""
FAR_BEYOND: Final = 40.0
FAR_ROUNDS: Final = 3
FAR_STEPS: Final = 16
"""Names that are read from afar: how far beyond the ends of a frame they are tried, in how many steps, how often."""


class Box(NamedTuple):
    """A rectangle that is taken."""

    left: float
    top: float
    right: float
    bottom: float

    def shared(self, other: Box) -> float:
        """How much of it another one takes."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0.0

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.left < x < self.right and self.top < y < self.bottom


def nautilus_box(x: float, y: float) -> Box:
    """What the Nautilus covers."""
    return Box(x - 47, y - 17, x + 39, y + 10)


class Label(NamedTuple):
    """A name as it is drawn, and where."""

    markup: str
    box: Box


def sea_label(x: float, y: float, said: str, anchor: str, most: float, taken: Sequence[Box]) -> Label:
    """The name of a sea on its line, smaller where something stands on the left or on the right of it."""
    left, right = _free(x, y, taken)
    wished = min(width_of(said, SEA) * SEA_SIZE, most)
    if anchor == "middle":
        x = min(max(x, left + wished / 2), right - wished / 2) if wished <= right - left else (left + right) / 2
    room = {"start": right - x, "end": x - left, "middle": 2 * min(x - left, right - x)}[anchor]
    wide = min(wished, room)
    start = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * wide
    box = Box(start, y - HIGH * SEA_SIZE, start + wide, y + LOW * SEA_SIZE)
    return Label(fitted(x, y, said, SEA, SEA_SIZE, min(most, room), anchor), box)


def _free(x: float, y: float, taken: Sequence[Box]) -> tuple[float, float]:
    """From where to where a line is free around a point."""
    beside = [box for box in taken if box.top < y + LOW * SEA_SIZE and box.bottom > y - HIGH * SEA_SIZE]
    left = max((box.right + EDGE / 2 for box in beside if box.right <= x), default=EDGE)
    right = min((box.left - EDGE / 2 for box in beside if box.left >= x), default=WIDTH - EDGE)
    return max(left, EDGE), min(right, WIDTH - EDGE)


def far_names(frames: Mapping[str, Box], taken: Sequence[Box], height: float) -> str:
    """The names of all seas for those who look from afar; the ruler below the chart is no place for them."""
    found: dict[str, Label] = {}
    for _ in range(FAR_ROUNDS):
        for said, frame in sorted(frames.items(), key=_hardest):
            others = [label.box for name, label in found.items() if name != said]
            found[said] = far_label(frame, said, [*taken, Box(0, height, WIDTH, 2 * height), *others, *others])
    return far("".join(label.markup for label in found.values()))


def _hardest(named: tuple[str, Box]) -> tuple[float, float]:
    """Small seas with long names find their places first."""
    said, frame = named
    return frame.right - frame.left, -width_of(said, SEA)


def far_label(frame: Box, said: str, taken: Sequence[Box]) -> Label:
    """The name of a sea in large letters over, under or beside its frame, on one line or two, where it covers least."""
    labels = [label for lines in _ways(said) for label in _far_places(frame, lines)]
    return min(labels, key=lambda label: _crowd(label.box, taken) + _apart(label.box, frame))


def _ways(said: str) -> list[list[str]]:
    """On one line, on two as equal as can be, or as narrow as its longest word."""
    longest = max((width_of(word, SEA) for word in said.split()), default=0.0)
    return [[said], *(wrapped(said, SEA, room) for room in (max(longest, width_of(said, SEA) * 0.55), longest))]


def _far_places(frame: Box, lines: list[str]) -> list[Label]:
    """Over and under the frame from its left end to its right end and a little beyond; then on both sides of it."""
    wide = max(width_of(line, SEA) for line in lines) * FAR_SIZE
    high = FAR_SIZE * (LEADING * (len(lines) - 1) + HIGH + LOW)
    middle = (frame.top + frame.bottom - high) / 2
    spots = [(frame.left - wide - 5, middle), (frame.right + 5, middle)]
    first, last = min(frame.left, frame.right - wide) - FAR_BEYOND, max(frame.left, frame.right - wide) + FAR_BEYOND
    for step in range(FAR_STEPS + 1):
        left = first + (last - first) * step / FAR_STEPS
        spots += [(left, frame.top - high - 3), (left, frame.bottom + 3)]
    return [_far(lines, Box(left, top, left + wide, top + high)) for left, top in spots]


def _far(lines: list[str], box: Box) -> Label:
    x, first = (box.left + box.right) / 2, box.top + HIGH * FAR_SIZE
    rows = (words(x, first + row * FAR_SIZE * LEADING, line, SEA, FAR_SIZE) for row, line in enumerate(lines))
    return Label("".join(rows), box)


def _apart(box: Box, frame: Box) -> float:
    """How far a name is from where one looks for it: over the middle of its frame."""
    return abs(box.left + box.right - frame.left - frame.right) / 2 + max(0.0, box.bottom - frame.top)


def land_label(x: float, y: float, said: str, side: str, taken: Sequence[Box]) -> Label:
    """The name of a land beside its slot: where it is wished, else on another side, else smaller."""
    best = _land(x, y, said, side, LAND_SIZES[0], ROOMS[0])
    least = _crowd(best.box, taken)
    for size in LAND_SIZES:
        for room in ROOMS:
            for there in (side, *SIDES):
                if not least:
                    return best
                label = _land(x, y, said, there, size, room)
                crowd = _crowd(label.box, taken)
                if crowd < least:
                    best, least = label, crowd
    return best


def _crowd(box: Box, taken: Sequence[Box]) -> float:
    """How much of what is taken a box would take, too; beyond the chart nothing is free."""
    beyond = max(0.0, 2 - box.left) + max(0.0, box.right - WIDTH + 2)
    over = max(0.0, 2 - box.top)
    outside = beyond * (box.bottom - box.top) + over * (box.right - box.left)
    return OUTSIDE * outside + sum(map(box.shared, taken))


def _land(x: float, y: float, said: str, side: str, size: float, room: float) -> Label:
    lines = wrapped(said, LAND, room)
    wide = max(width_of(line, LAND) for line in lines) * size
    step = size * LEADING
    high = step * (len(lines) - 1)
    at, first, anchor = {
        "below": (x, y + 9 + size, "middle"),
        "above": (x, y - 13 - high, "middle"),
        "right": (x + 13, y + size * 0.36 - high / 2, "start"),
        "left": (x - 13, y + size * 0.36 - high / 2, "end"),
    }[side]
    left = at - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * wide
    box = Box(left, first - HIGH * size, left + wide, first + high + LOW * size)
    return Label(
        "".join(words(at, first + step * row, line, LAND, size, anchor) for row, line in enumerate(lines)), box
    )
