"""What fills the empty water of a chart: beasts of old charts by day, and at night the stars that stand for them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import cos, pi, sin
from typing import Any, Final

from pelagos.art.emblems import star
from pelagos.art.markup import circle, group, number, path, tag

RAYS: Final = 32
FAR: Final = 1500
STARS: Final = 150
STEP: Final = (619, 467)
"""Two numbers that have nothing in common with the size of the chart scatter the stars evenly."""

Ornament = tuple[str, float, float]
"""Its kind, and where its middle is."""


@cache
def _shapes() -> dict[str, dict[str, Any]]:
    return tomllib.loads((files("pelagos.art.sea") / "ornaments.toml").read_text(encoding="utf-8"))


@cache
def ornaments(found: tuple[Ornament, ...]) -> str:
    """All of a chart, each drawn for the day and for the night."""
    by_day = "".join(group(_beast(kind), x=x, y=y) for kind, x, y in found)
    by_night = "".join(group(_constellation(kind), x=x, y=y) for kind, x, y in found)
    return tag("g", by_day, class_="a-byday") + tag("g", by_night, class_="a-bynight")


def _beast(kind: str) -> str:
    """Its body is a line with an edge and rings, so that it bends like one; then fins, head, eye and waves."""
    shape = _shapes()[kind]
    parts = [path(shape["behind"], "a-beast")] if "behind" in shape else []
    for limb in shape.get("limbs", ()):
        way, wide = limb["way"], limb["wide"]
        parts.append(path(way, "a-limb", stroke_width=wide) + path(way, "a-limbskin", stroke_width=wide - 1.8))
        parts.append(path(way, "a-limbring", stroke_width=wide - 4))
    parts += [path(shape["body"], "a-beast")] if "body" in shape else []
    parts += [path(way, "a-beastline") for way in shape["lines"]]
    return "".join([*parts, *(circle(x, y, 1.3, "a-beasteye") for x, y in shape["eyes"])])


def _constellation(kind: str) -> str:
    """The same beast among the stars."""
    spots = _shapes()[kind]["stars"]
    way = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in spots)
    stars = "".join(f"M{number(x)} {number(y)}h0" for x, y in spots)
    bright = "".join(
        path(star(5.2, 1.3, 4), "a-bright", transform=f"translate({number(x)} {number(y)})") for x, y in spots[::3]
    )
    return path(way, "a-figure") + path(stars, "a-starlarge") + bright


@cache
def rhumb_lines(roses: tuple[tuple[float, float], ...]) -> str:
    """Lines of constant bearing from every rose, as path data."""
    lines = []
    for x, y in roses:
        for ray in range(RAYS // 2):
            east, south = sin(2 * pi * ray / RAYS) * FAR, -cos(2 * pi * ray / RAYS) * FAR
            lines.append(f"M{number(x - east)} {number(y - south)}L{number(x + east)} {number(y + south)}")
    return "".join(lines)


@cache
def stars(width: int, height: int) -> str:
    """The sky in the water of the night chart: many small stars, and some larger ones."""
    spots = [(place * STEP[0] % width, place * STEP[1] % height) for place in range(1, STARS + 1)]
    small = "".join(f"M{x} {y}h0" for place, (x, y) in enumerate(spots) if place % 5)
    large = "".join(f"M{x} {y}h0" for x, y in spots[::5])
    return tag("g", path(small, "a-starsmall") + path(large, "a-starlarge"), class_="a-bynight")
