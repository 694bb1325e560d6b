"""A vignette for every game, for its card on the front page: 320 by 180, engraved like the boards."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from pelagos.art.emblems import compass, crest, polar
from pelagos.art.markup import circle, group, number, path, rect, scaled
from pelagos.art.model import Drawing, Say
from pelagos.art.style import data_text, sign
from pelagos.art.whole import svg
from pelagos.core.text import Text

WIDE: Final = 320
HIGH: Final = 180
PLAIN: Final = "plain"
"""The picture of a game that has none of its own."""
BUBBLES: Final = ((0, 0, 4), (-10, -12, 2.8), (4, -20, 2.2), (-16, 6, 2), (-4, -32, 1.6))
LAMPS: Final = ((7, -12.6, 2.6), (20, 0, 2.2), (11, 0, 1.6), (4, 0, 1.6))

Shape = dict[str, Any]


def picture(game: str, say: Say) -> str:
    """The picture of a game, with a name for those who cannot see it; it fills whatever frame it is put into."""
    drawn = game if game in _shapes() else PLAIN
    title = say(Text(f"art-picture-{drawn}"))
    whole = svg(Drawing(WIDE, HIGH, group(_inside(drawn), title=title), ()), None)
    return whole.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ', 1)


@cache
def _shapes() -> dict[str, list[Shape]]:
    return {game: drawn["shapes"] for game, drawn in tomllib.loads(data_text("pictures.toml")).items()}


@cache
def _inside(game: str) -> str:
    return "".join(map(_shape, _shapes()[game]))


def _shape(shape: Shape) -> str:
    return next(draw(shape) for key, draw in KINDS.items() if key in shape)


def _path(shape: Shape) -> str:
    return path(shape["d"], shape["class"])


def _circle(shape: Shape) -> str:
    x, y, radius = shape["circle"]
    return circle(x, y, radius, shape["class"])


def _rect(shape: Shape) -> str:
    x, y, width, height = shape["rect"]
    return rect(x, y, width, height, shape["class"])


def _dots(shape: Shape) -> str:
    return "".join(circle(x, y, radius, shape["class"]) for x, y, radius in shape["dots"])


def _waves(shape: Shape) -> str:
    """Engraved water: rows of flat waves that grow towards the eye."""
    top, bottom, step = shape["waves"]
    rows, y, place, n = [], top, 0, number
    while y < bottom:
        length = 9 + (y - top) * 0.16
        crests = f"q{n(length / 2)} -{n(length / 5)} {n(length)} 0t{n(length)} 0" * (int(WIDE / length / 2) + 3)
        rows.append(f"M{n(-length * (place % 2))} {n(y)}{crests}")
        y, place, step = y + step, place + 1, step * 1.08
    return path("".join(rows), shape["class"])


def _rays(shape: Shape) -> str:
    """Fine lines around a light, every second one shorter."""
    x, y, inner, outer, count = shape["rays"]
    parts = []
    for place in range(count):
        (x1, y1), (x2, y2) = (polar(r, 360 * place / count) for r in (inner, outer if place % 2 else outer * 0.88))
        parts.append(f"M{number(x + x1)} {number(y + y1)}L{number(x + x2)} {number(y + y2)}")
    return path("".join(parts), shape["class"])


def _rose(shape: Shape) -> str:
    x, y = shape["at"]
    return group(compass(shape["rose"]), x=x, y=y)


def _sail(shape: Shape) -> str:
    x, y = shape["at"]
    return group(scaled(path(sign("sail"), "a-canvas") + crest(shape["sail"], 10.5), shape["scale"]), x=x, y=y)


def _nautilus(shape: Shape) -> str:
    x, y = shape["at"]
    boat = path(sign("nautilus-fin"), shape["nautilus"]) + path(sign("nautilus-hull"), shape["nautilus"])
    boat += path(sign("nautilus-saw") + sign("nautilus-plates"), "a-subfine")
    lamps = "".join(circle(cx, cy, radius, "a-subeye") for cx, cy, radius in LAMPS)
    return group(scaled(boat + lamps, shape["scale"]), x=x, y=y)


def _bubbles(shape: Shape) -> str:
    x, y = shape["at"]
    return "".join(circle(x + dx, y + dy, r * shape["bubbles"], "a-bubble") for dx, dy, r in BUBBLES)


KINDS: Final[dict[str, Callable[[Shape], str]]] = {
    "d": _path,
    "circle": _circle,
    "rect": _rect,
    "dots": _dots,
    "waves": _waves,
    "rays": _rays,
    "rose": _rose,
    "sail": _sail,
    "nautilus": _nautilus,
    "bubbles": _bubbles,
}
