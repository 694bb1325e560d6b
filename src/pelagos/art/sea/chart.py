"""The chart: Mercator, coastlines with the engraver's strokes, rhumb lines, graticule, compass rose; a sky at night."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import hypot, log, pi, tan
from typing import Any, Final

from pelagos.art.emblems import compass
from pelagos.art.markup import group, number, path, rect, region, tag
from pelagos.art.sea.ornaments import Ornament, ornaments, rhumb_lines, stars

WIDTH: Final = 1000
HEIGHT: Final = 660
PEAK_STEP: Final = 10.0
ROSE: Final = 46.0
WATER_LINE: Final = (5.6, 4.4)
"""Outside and inside width of the line that follows the coasts."""


@cache
def chart_data() -> dict[str, Any]:
    """The frame and the coastlines."""
    return tomllib.loads((files("pelagos.art.sea") / "coasts.toml").read_text(encoding="utf-8"))


def place_of(longitude: float, latitude: float) -> tuple[float, float]:
    """Where a point of the globe lies on the chart."""
    frame = chart_data()["frame"]
    east = longitude - frame["west"]
    height = log(tan(pi / 4 + latitude * pi / 360))
    return east * frame["unit"], frame["top"] + (frame["north"] - height) * frame["scale"]


@cache
def chart_ground(height: float, roses: tuple[tuple[float, float], ...], found: tuple[Ornament, ...]) -> str:
    """Sea, rhumb lines, graticule, lands, beasts and a rose, down to a height; the same in every language."""
    once = "".join(_outline(coast) for coast in chart_data()["coast"] if not coast.get("again"))
    twice = "".join(_outline(coast) for coast in chart_data()["coast"] if coast.get("again"))
    again = tag("use", href="#sea-twice", x=360 * chart_data()["frame"]["unit"])
    lands = tag("g", path(once, "") + tag("path", id="sea-twice", d=twice) + again, id="sea-coasts")
    lands += _peak_marker() + _engraving()
    clip = tag("clipPath", rect(0, 0, WIDTH, height, ""), id="sea-frame")
    inside = region(0, 0, WIDTH, height) + rect(0, 0, WIDTH, height, "a-chart") + _age(height)
    inside += path(rhumb_lines(roses), "a-rhumb") + path(_graticule(), "a-grid") + stars(WIDTH, int(height))
    inside += _shores() + tag("use", href="#sea-coasts", class_="a-land") + _peaks() + ornaments(found)
    inside += group(compass(ROSE), x=roses[0][0], y=roses[0][1])
    return tag("defs", lands + clip) + tag("g", inside, clip_path="url(#sea-frame)") + _neatline(height)


def _shores() -> str:
    """A wash of colour along the coasts, level strokes of the engraver over it, and one line that follows them."""
    coasts = "#sea-coasts"
    wash = tag("use", href=coasts, class_="a-wash", stroke_width=26) + tag("use", href=coasts, class_="a-wash")
    strokes = tag("use", href=coasts, class_="a-shore", stroke="url(#sea-strokes)")
    outer, inner = WATER_LINE
    line = tag("use", href=coasts, class_="a-halo", stroke_width=outer)
    return wash + strokes + line + tag("use", href=coasts, class_="a-gap", stroke_width=inner)


def _engraving() -> str:
    """The level strokes, as a pattern; and the light in the middle of an old sheet."""
    strokes = path("M0 1.1H9M9 3.3H18M0 3.3H5", "a-stroke")
    pattern = tag("pattern", strokes, id="sea-strokes", width=18, height=4.4, patternUnits="userSpaceOnUse")
    rims = tag("stop", offset="0.55", class_="a-agein") + tag("stop", offset="1", class_="a-ageout")
    return pattern + tag("radialGradient", rims, id="sea-age", cx="0.5", cy="0.46", r="0.72")


def _age(height: float) -> str:
    """Darker towards the edges, as sheets become that lay in the light, or as the sky is far from the moon."""
    return tag("rect", width=WIDTH, height=height, fill="url(#sea-age)")


def _peaks() -> str:
    """Small mountains along the ranges, on both ends of the chart where they are seen twice."""
    parts = []
    for ridge in chart_data()["range"]:
        for turn in (0, 360):
            spots = [place_of(longitude + turn, latitude) for longitude, latitude in ridge["line"]]
            parts += [f"{x:.0f} {y:.0f}" for x, y in _along(spots, PEAK_STEP) if -PEAK_STEP < x < WIDTH + PEAK_STEP]
    marks = {f"marker_{place}": "url(#sea-peak)" for place in ("start", "mid", "end")}
    return tag("path", d="M" + "L".join(parts), class_="a-peaks", **marks)


def _peak_marker() -> str:
    """A peak with its shaded side, to stand wherever the line of a range has a point."""
    peak = path("M-5 2L0 -4.5L5 2M0 -4.5l1.4 6.5M1.7 -1.8l0.9 3.8", "a-hill")
    return tag("marker", peak, id="sea-peak", markerUnits="userSpaceOnUse", overflow="visible")


def _along(spots: list[tuple[float, float]], step: float) -> list[tuple[float, float]]:
    """Points at even distances along a line."""
    found = []
    for (x1, y1), (x2, y2) in pairwise(spots):
        count = max(1, round(hypot(x2 - x1, y2 - y1) / step))
        found += [(x1 + (x2 - x1) * k / count, y1 + (y2 - y1) * k / count) for k in range(count)]
    return [*found, spots[-1]]


def smooth(spots: list[list[float]]) -> str:
    """A soft line through points."""
    n = number
    first, *middle, last = spots
    way = f"M{n(first[0])} {n(first[1])}"
    for here, there in zip(middle, [*middle[1:], None], strict=True):
        ex, ey = last if there is None else ((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)
        way += f"Q{n(here[0])} {n(here[1])} {n(ex)} {n(ey)}"
    return way


def _outline(coast: dict[str, Any]) -> str:
    """A coast as a smooth closed line through the middles between its points, each told from the one before."""
    first = coast["shape"][0][0]
    east = 0 if coast.get("again") or first > 25 else 360
    spots = [place_of(longitude + east, latitude) for longitude, latitude in coast["shape"]]
    pairs = list(zip(spots, [*spots[1:], spots[0]], strict=True))
    middles = [((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in pairs]
    here = (round(middles[-1][0], 1), round(middles[-1][1], 1))
    parts = [f"M{number(here[0])} {number(here[1])}"]
    for bend, end in zip(spots, middles, strict=True):
        steps = [bend[0] - here[0], bend[1] - here[1], end[0] - here[0], end[1] - here[1]]
        parts.append("q" + " ".join(map(number, steps)).replace(" -", "-"))
        here = (here[0] + round(steps[2], 1), here[1] + round(steps[3], 1))
    return "".join(parts) + "Z"


def _graticule() -> str:
    lines = [f"M{number(place_of(east, 0)[0])} 0V{HEIGHT}" for east in range(45, 405, 15)]
    lines += [f"M0 {number(place_of(0, north)[1])}H{WIDTH}" for north in range(-60, 76, 15)]
    return "".join(lines)


def _neatline(height: float) -> str:
    """The double frame of a sea chart with its checkered scale on all four sides."""
    n = number
    along = [(place_of(east, 0)[0], place_of(east + 5, 0)[0]) for east in range(30, 405, 10)]
    across = [(place_of(0, north)[1], place_of(0, north - 5)[1]) for north in range(75, -75, -10)]
    marks = "".join(f"M{n(left)} {n(y)}H{n(right)}" for y in (0, height) for left, right in along)
    marks += "".join(f"M{x} {n(top)}V{n(bottom)}" for x in (0, WIDTH) for top, bottom in across if bottom < height)
    inner = rect(5.5, 5.5, WIDTH - 11, height - 11, "a-inner")
    return rect(0.5, 0.5, WIDTH - 1, height - 1, "a-frame") + path(marks, "a-neat") + inner
