"""SVG markup from plain functions. Shapes carry a class for their colours, and attributes for their geometry only."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final
from xml.sax.saxutils import escape

UNSAFE: Final = re.compile("[&<>']")
QUOTES: Final = {"'": "&#39;"}
"""Attributes stand between single quotes: in JSON, where drawings travel, double ones would be twice as long."""
WIDE: Final = frozenset("MWmw@—ŁŚÖÄÜ")
SLIM: Final = frozenset("iljtfrI1.,:;!'’|()[] -–·íł")
UPPER: Final = 0.68
LOWER: Final = 0.49
"""How wide letters of a serif face are on average, in parts of the font size."""


def number(value: float) -> str:
    """A coordinate with at most one decimal.

    >>> number(3.0), number(2.26), number(-0.01)
    ('3', '2.3', '0')
    """
    if value == int(value):
        return str(int(value))
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def tag(name: str, inner: str = "", /, **attributes: float | str) -> str:
    """An element; `class_` is the class, and underscores stand for hyphens."""
    opened = name
    for key, value in attributes.items():
        if value != "":
            shown = value if isinstance(value, str) else number(value)
            opened += f" {_attribute(key)}='{_safe(shown)}'"
    return f"<{opened}>{inner}</{name}>" if inner else f"<{opened}/>"


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _safe(value: str) -> str:
    return escape(value, QUOTES) if UNSAFE.search(value) else value


def group(inner: str, class_: str = "", x: float = 0, y: float = 0, *, spot: str = "", title: str = "") -> str:
    """A group at a place; with a spot it can be clicked, with a title it explains itself."""
    place = f"translate({number(x)} {number(y)})" if x or y else ""
    told = f"<title>{escape(title)}</title>" if title else ""
    return tag("g", told + inner, class_=class_, transform=place, data_spot=spot)


def symbol(name: str, inner: str) -> str:
    """Something for the definitions of a drawing, to be used by its name."""
    return tag("g", inner, id=name)


@lru_cache(maxsize=4096)
def use(name: str, x: float = 0, y: float = 0, scale: float = 1, class_: str = "") -> str:
    """A symbol of the same drawing, at a place and in a size."""
    place = f"translate({number(x)} {number(y)})" if x or y else ""
    size = f"scale({scale:.3g})" if scale != 1 else ""
    return tag("use", href=f"#{name}", class_=class_, transform=f"{place} {size}".strip())


def scaled(inner: str, scale: float, x: float = 0, y: float = 0) -> str:
    """A group made larger or smaller, at a place."""
    return tag("g", inner, transform=f"translate({number(x)} {number(y)}) scale({scale:.3g})")


def path(d: str, class_: str, **attributes: float | str) -> str:
    """A path."""
    return tag("path", d=d, class_=class_, **attributes)


def rect(x: float, y: float, width: float, height: float, class_: str, round_: float = 0) -> str:
    """A rectangle, with round corners or without."""
    return tag("rect", x=x, y=y, width=width, height=height, class_=class_, rx=round_ or "")


def circle(x: float, y: float, radius: float, class_: str) -> str:
    """A circle."""
    return tag("circle", cx=x, cy=y, r=radius, class_=class_)


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    """A straight line."""
    return path(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}", class_)


def words(x: float, y: float, said: str, class_: str, size: float, anchor: str = "middle") -> str:
    """Words on a line; (x, y) is where the baseline begins, ends or has its middle."""
    shown = "" if anchor == "start" else anchor
    return tag("text", escape(said), x=x, y=y, class_=class_, font_size=size, text_anchor=shown)


@lru_cache(maxsize=4096)
def width_of(said: str) -> float:
    """About how wide words are, in parts of the font size; a little more than most faces need."""
    total = 0.0
    for letter in said:
        if letter in WIDE:
            total += 0.86
        elif letter in SLIM:
            total += 0.32
        else:
            total += UPPER if letter.isupper() else LOWER if letter.isalpha() else 0.52
    return total


def fitted(x: float, y: float, said: str, class_: str, size: float, width: float, anchor: str = "middle") -> str:
    """Words made smaller where they would be too wide, down to three quarters, then cut."""
    needed = width_of(said)
    shown = min(size, max(size * 0.75, width / needed if needed else size))
    return words(x, y, cut(said, width / shown), class_, shown, anchor)


def cut(said: str, room: float) -> str:
    """Words that fit into so many parts of the font size, with dots where something is left out."""
    if width_of(said) <= room * 1.04:
        return said
    while said and width_of(said + "…") > room:
        said = said[:-1]
    return said.rstrip() + "…"


def wrapped(said: str, room: float) -> list[str]:
    """Words broken into lines of so many parts of the font size; a long single word stands alone.

    >>> wrapped("Buy hull parts", 4.5)
    ['Buy hull', 'parts']
    """
    lines: list[str] = []
    for word in said.replace("-", "-\u200b").replace("\u200b", " ").split():
        joined = f"{lines[-1]}{'' if lines[-1].endswith('-') else ' '}{word}" if lines else word
        if lines and width_of(joined) <= room:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines


def block(x: float, y: float, said: str, class_: str, size: float, width: float, most: int = 2) -> str:
    """Words on up to `most` lines around a middle, the first baseline so that the block is centred at y."""
    lines = wrapped(said, width / size)
    while (len(lines) > most or max(map(width_of, lines), default=0) > width / size) and size > 8:
        size -= 0.5
        lines = wrapped(said, width / size)
    lines = [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else lines
    top = y - (len(lines) - 1) * size * 0.55 + size * 0.34
    return "".join(
        words(x, top + place * size * 1.1, cut(part, width / size), class_, size) for place, part in enumerate(lines)
    )


def points(pairs: Iterable[tuple[float, float]]) -> str:
    """A closed path through points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in pairs) + "Z"
