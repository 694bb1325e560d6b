"""SVG markup from plain functions. Shapes carry a class for their colours, and attributes for their geometry only."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final
from xml.sax.saxutils import escape

UNSAFE: Final = re.compile("[&<>']")
ANCHOR: Final = "middle"
"""Where words stand that say nothing else: whoever shows a drawing sets it at the root."""
FAR_SIZE: Final = 29.0
"""Letters for those who look from afar: a board of 1000 units fills a phone of 390 pixels, and 11 can be read."""
QUOTES: Final = {"'": "&#39;"}
"""Attributes stand between single quotes: in JSON, where drawings travel, double ones would be twice as long."""


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
    """An element; `class_` is the class, underscores stand for hyphens, and what is empty is left out."""
    opened = name
    for key, value in attributes.items():
        if value != "":
            shown = _safe(value) if isinstance(value, str) else number(value)
            opened += f" {_attribute(key)}='{shown}'"
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


@lru_cache(maxsize=8192)
def use(name: str, x: float = 0, y: float = 0, scale: float = 1, class_: str = "", kind: str = "") -> str:
    """A symbol of the same drawing, at a place and in a size; its kind tells a page what comes from which pile."""
    place = f"translate({number(x)} {number(y)})" if x or y else ""
    size = f"scale({scale:.3g})" if scale != 1 else ""
    return tag("use", href=f"#{name}", class_=class_, transform=f"{place} {size}".strip(), data_kind=kind)


def kindred(kind: str, inner: str) -> str:
    """Something of which a page can tell where it came from: one of its kind that is gone, or their pile."""
    return tag("g", inner, data_kind=kind)


def scaled(inner: str, scale: float, x: float = 0, y: float = 0) -> str:
    """A group made larger or smaller, at a place."""
    place = f"translate({number(x)} {number(y)})" if x or y else ""
    size = f"scale({scale:.3g})" if scale != 1 else ""
    return tag("g", inner, transform=f"{place} {size}".strip()) if place or size else inner


def path(d: str, class_: str, **attributes: float | str) -> str:
    """A path."""
    return tag("path", d=d, class_=class_, **attributes)


@lru_cache(maxsize=8192)
def rect(x: float, y: float, width: float, height: float, class_: str, round_: float = 0) -> str:
    """A rectangle, with round corners or without."""
    return tag("rect", x=x or "", y=y or "", width=width, height=height, class_=class_, rx=round_ or "")


@lru_cache(maxsize=8192)
def circle(x: float, y: float, radius: float, class_: str) -> str:
    """A circle."""
    return tag("circle", cx=x or "", cy=y or "", r=radius, class_=class_)


def clock(inner: str) -> str:
    """What only tells the time: nobody has changed it, so pages do not outline it as something that others did."""
    return tag("g", inner, data_clock="yes")


def scenery(inner: str) -> str:
    """What lies round the pieces and makes room for them: pages do not outline it either."""
    return tag("g", inner, data_scenery="yes")


def region(x: float, y: float, width: float, height: float) -> str:
    """A part of a drawing that small screens may show alone; nobody sees it."""
    return tag("rect", x=x, y=y, width=width, height=height, class_="a-hit", data_region="yes", pointer_events="none")


def brief(height: float) -> str:
    """Says that small screens may show the upper part of a drawing alone: points and money; nobody sees it."""
    return tag("g", "", data_brief=height)


def close(inner: str) -> str:
    """What gives way where the drawing is shown so small that nobody could read it."""
    return tag("g", inner, class_="a-close")


def far(inner: str) -> str:
    """What stands in its place, in larger letters; pictures that know no custom property leave it out."""
    return tag("g", inner, class_="a-far", display="none")


def home(inner: str) -> str:
    """What small screens look at when nothing else is asked for."""
    return tag("g", inner, data_home="yes")


def line(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    """A straight line."""
    return path(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}", class_)


@lru_cache(maxsize=8192)
def words(x: float, y: float, said: str, class_: str, size: float, anchor: str = "middle", pressed: float = 0) -> str:
    """Words on a line; (x, y) is where the baseline begins, ends or has its middle; pressed into a width or as wide
    as they are."""
    shown = "" if anchor == ANCHOR else anchor
    narrow: dict[str, float | str] = {"textLength": pressed, "lengthAdjust": "spacingAndGlyphs"} if pressed else {}
    return tag("text", escape(said), x=x or "", y=y or "", class_=class_, font_size=size, text_anchor=shown, **narrow)


@lru_cache(maxsize=64)
def joined(*grounds: str) -> str:
    """Grounds one over the other, as one that stays the same."""
    return "".join(grounds)


def points(pairs: Iterable[tuple[float, float]]) -> str:
    """A closed path through points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in pairs) + "Z"
