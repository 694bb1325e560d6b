"""Words that fit: measured with the face they are drawn in, then broken, set smaller and condensed, in this order.

No name is ever cut. Only what people call themselves can be of any length, and may end with dots (`nickname`).
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from itertools import combinations
from math import floor
from typing import Final, NamedTuple

from pelagos.art.markup import close, far, words
from pelagos.art.style import class_rules
from pelagos.letters.widths import width_in

SMALLER: Final = 0.75
"""To which part of its size a line is set smaller before it is condensed."""
NARROWER: Final = 0.8
"""To which part of their width letters are condensed before the line is set smaller still."""
LEADING: Final = 1.1
RULE: Final = re.compile(r"^\.(a-[a-z0-9-]+) \{([^}]*)\}", re.MULTILINE)
SPACING: Final = re.compile(r"letter-spacing: ([0-9.]+)em")


class Hand(NamedTuple):
    """What a class does to letters: the face, and the space between them in parts of the font size."""

    face: str
    spacing: float


@cache
def hands() -> dict[str, Hand]:
    """The classes of the style sheet that set words."""
    found = {}
    for name, rule in RULE.findall(class_rules()):
        if "font-family" in rule:
            strong, italic = "font-weight: 700" in rule, "font-style: italic" in rule
            spaced = SPACING.search(rule)
            face = "serif-strong" if strong else "serif-italic" if italic else "serif"
            found[name] = Hand(face, float(spaced[1]) if spaced else 0.0)
    return found


def width_of(said: str, class_: str) -> float:
    """How wide words of a class are, in parts of the font size."""
    hand = hands()[class_]
    return width_in(hand.face, said) + hand.spacing * len(said)


class Line(NamedTuple):
    """A line as it is set: what it says, its size, and the width it is condensed to, or 0."""

    said: str
    size: float
    pressed: float = 0


@lru_cache(maxsize=8192)
def line_of(said: str, class_: str, size: float, width: float) -> Line:
    """Words in a width: as they are, else smaller, else smaller and condensed, else smaller still."""
    needed = width_of(said, class_)
    if needed * size <= width:
        return Line(said, size)
    shown = max(size * SMALLER, width / needed)
    if needed * shown > width:
        shown *= min(1.0, width / (needed * shown * NARROWER))
    shown = floor(shown * 10) / 10
    return Line(said, shown, width if needed * shown > width else 0)


def fitted(x: float, y: float, said: str, class_: str, size: float, width: float, anchor: str = "middle") -> str:
    """Words on one line that stay within a width."""
    line = line_of(said, class_, size, width)
    return words(x, y, line.said, class_, line.size, anchor, line.pressed)


@lru_cache(maxsize=1024)
def _shortened(said: str, class_: str, size: float, width: float) -> Line:
    line = line_of(said, class_, size, width)
    if not line.pressed:
        return line
    small = floor(size * SMALLER * 10) / 10
    return Line(_cut(said, class_, width / small), small)


def _cut(said: str, class_: str, room: float) -> str:
    while width_of(said + "…", class_) > room:
        said = said[:-1]
    return said.rstrip(" -") + "…"


def from_afar(x: float, y: float, said: str, class_: str, size: float, width: float, anchor: str = "middle") -> str:
    """Words on one line; where the drawing is shown small, they are cut before their letters are too small to read."""
    line = fitted(x, y, said, class_, size, width, anchor)
    if width_of(said, class_) * size <= width:
        return line
    return close(line) + far(words(x, y, _cut(said, class_, width / (size + 1)), class_, size + 1, anchor))


def nickname(x: float, y: float, said: str, class_: str, size: float, width: float, anchor: str = "middle") -> str:
    """What a person is called, which may be anything: set smaller, then cut."""
    line = _shortened(said, class_, size, width)
    return words(x, y, line.said, class_, line.size, anchor)


def wrapped(said: str, class_: str, room: float) -> list[str]:
    """Words broken into lines of so many parts of the font size; a long single word stands alone.

    >>> wrapped("Buy hull parts", "a-text", 4.5)
    ['Buy hull', 'parts']
    """
    lines: list[str] = []
    for word in _words(said):
        joined = _joined([lines[-1], word]) if lines else word
        if lines and width_of(joined, class_) <= room:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines


def _words(said: str) -> list[str]:
    """What a line can be broken into: words, and the parts of one with a hyphen."""
    return said.replace("-", "- ").split()


def _joined(parts: list[str]) -> str:
    return " ".join(parts).replace("- ", "-")


@lru_cache(maxsize=8192)
def lines_of(said: str, class_: str, size: float, width: float, most: int) -> tuple[Line, ...]:
    """Words on up to so many lines: the largest size at which they fit, else condensed."""
    smaller = size
    while smaller >= size * SMALLER:
        lines = wrapped(said, class_, width / smaller)
        if len(lines) <= most and max((width_of(line, class_) for line in lines), default=0) * smaller <= width:
            return tuple(Line(line, smaller) for line in lines)
        smaller -= 0.5
    lines = _balanced(_words(said), class_, most)
    least = min(line_of(line, class_, size, width).size for line in lines)
    return tuple(Line(line, least, width if width_of(line, class_) * least > width else 0) for line in lines)


def _balanced(parts: list[str], class_: str, most: int) -> list[str]:
    """Words on so many lines, the widest as narrow as can be."""
    breaks = combinations(range(1, len(parts)), min(most, len(parts)) - 1)
    ways = [
        [_joined(parts[start:end]) for start, end in zip((0, *at), (*at, len(parts)), strict=True)] for at in breaks
    ]
    return min(ways, key=lambda lines: max(width_of(line, class_) for line in lines))


def block(x: float, y: float, said: str, class_: str, size: float, width: float, most: int = 2) -> str:
    """Words on up to `most` lines around a middle, the first baseline so that the block is centred at y."""
    lines = lines_of(said, class_, size, width, most)
    shown = lines[0].size if lines else size
    top = y - (len(lines) - 1) * shown * LEADING / 2 + shown * 0.34
    return "".join(
        words(x, top + place * shown * LEADING, line.said, class_, shown, "middle", line.pressed)
        for place, line in enumerate(lines)
    )
