"""The chart: Mercator, coastlines with the engraver's water lines, graticule, compass rose."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import hypot, log, pi, tan
from typing import Any, Final

from pelagos.art.emblems import compass
from pelagos.art.markup import group, number, path, rect, region, tag

WIDTH: Final = 1000
HEIGHT: Final = 660
PEAK_STEP: Final = 10.0
WATER_LINES: Final = ((15, 13.6), (10, 8.8), (5.6, 4.6))
"""Outside and inside widths of the lines that follow the coasts, from far to near."""


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
def chart_ground(height: float, rose: tuple[float, float]) -> str:
    """Sea, graticule, lands and a rose, down to a height; the same in every language."""
    once = "".join(_outline(coast) for coast in chart_data()["coast"] if not coast.get("again"))
    twice = "".join(_outline(coast) for coast in chart_data()["coast"] if coast.get("again"))
    again = tag("use", href="#sea-twice", x=360 * chart_data()["frame"]["unit"])
    lands = tag("g", path(once, "") + tag("path", id="sea-twice", d=twice) + again, id="sea-coasts")
    lands += _peak_marker()
    clip = tag("clipPath", rect(0, 0, WIDTH, height, ""), id="sea-frame")
    water = "".join(
        tag("use", href="#sea-coasts", class_="a-halo", stroke_width=outer)
        + tag("use", href="#sea-coasts", class_="a-gap", stroke_width=inner)
        for outer, inner in WATER_LINES
    )
    inside = region(0, 0, WIDTH, height) + rect(0, 0, WIDTH, height, "a-sea") + path(_graticule(), "a-grid") + water
    inside += tag("use", href="#sea-coasts", class_="a-land") + _peaks()
    inside += group(compass(46), x=rose[0], y=rose[1])
    return tag("defs", lands + clip) + tag("g", inside, clip_path="url(#sea-frame)") + _neatline(height)


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
    """The double frame of a sea chart with its checkered scale."""
    marks = "".join(
        f"M{number(place_of(east, 0)[0])} 0H{number(place_of(east + 5, 0)[0])}" for east in range(30, 405, 10)
    )
    bottom = marks.replace(" 0H", f" {number(height)}H")
    return rect(0.5, 0.5, WIDTH - 1, height - 1, "a-frame") + path(marks + bottom, "a-neat")
