"""The flags of the navies, engraved: colours as the heralds hatch them, so that nobody needs to see red or blue.

Upright lines are red, level lines blue, slanted ones green, dots gold, crossed lines black; bare is white.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from pelagos.art.emblems import slanted, star
from pelagos.art.markup import circle, number, path, rect, tag

WIDE: Final = 18.0
HIGH: Final = 12.0
FIRST: Final = 0.4
"""How far the first line of a hatch is from the edge."""

Field = tuple[str, float, float, float, float]
"""A tincture and its rectangle, in parts of the flag."""

FIELDS: Final[dict[str, tuple[Field, ...]]] = {
    "american": (*(("red", 0.0, row / 7, 1.0, 1 / 7) for row in (0, 2, 4, 6)), ("white", 0, 0, 0.45, 4 / 7),
                 ("blue", 0, 0, 0.45, 4 / 7)),
    "austrian": (("red", 0, 0, 1, 1 / 3), ("red", 0, 2 / 3, 1, 1 / 3)),
    "british": (("blue", 0, 0, 1, 1), ("white", 0.36, 0, 0.28, 1), ("white", 0, 0.3, 1, 0.4), ("red", 0.43, 0, 0.14, 1),
                ("red", 0, 0.4, 1, 0.2)),
    "confederate-states": (("red", 0, 0, 1, 1 / 3), ("red", 0, 2 / 3, 1, 1 / 3), ("white", 0, 0, 0.4, 0.67),
                           ("blue", 0, 0, 0.4, 0.67)),
    "danish": (("red", 0, 0, 0.3, 0.38), ("red", 0.48, 0, 0.52, 0.38), ("red", 0, 0.62, 0.3, 0.38),
               ("red", 0.48, 0.62, 0.52, 0.38)),
    "dutch": (("red", 0, 0, 1, 1 / 3), ("blue", 0, 2 / 3, 1, 1 / 3)),
    "french": (("blue", 0, 0, 1 / 3, 1), ("red", 2 / 3, 0, 1 / 3, 1)),
    "german": (("black", 0, 0, 1, 1 / 3), ("red", 0, 2 / 3, 1, 1 / 3)),
    "italian": (("green", 0, 0, 1 / 3, 1), ("red", 2 / 3, 0, 1 / 3, 1)),
    "norwegian": (("red", 0, 0, 1, 1), ("white", 0.28, 0, 0.24, 1), ("white", 0, 0.34, 1, 0.32),
                  ("blue", 0.34, 0, 0.12, 1), ("blue", 0, 0.42, 1, 0.16)),
    "peruvian": (("red", 0, 0, 1 / 3, 1), ("red", 2 / 3, 0, 1 / 3, 1)),
    "spanish": (("red", 0, 0, 1, 0.25), ("gold", 0, 0.25, 1, 0.5), ("red", 0, 0.75, 1, 0.25)),
    "ottoman": (("red", 0, 0, 1, 1),),
    "japanese": (),
    "russian": (),
    "none": (),
    "light-gray": (("white", 0, 0, 1, 1),),
    "dark-gray": (("black", 0, 0, 1, 1),),
    "red": (("red", 0, 0, 1, 1),),
    "blue": (("blue", 0, 0, 1, 1),),
    "green": (("green", 0, 0, 1, 1),),
    "yellow": (("gold", 0, 0, 1, 1),),
    "orange": (("red", 0, 0, 0.5, 1), ("gold", 0.5, 0, 0.5, 1)),
}  # fmt: skip

PENNANTS: Final = ("light-gray", "dark-gray", "red", "blue", "green", "yellow", "orange", "none")
"""What ships fly that belong to a group and to no nation."""
NATIONS: Final = (*(nation for nation in FIELDS if nation not in PENNANTS), "none")


@cache
def flag(nation: str) -> str:
    """A flag of 18 by 12 around (0, 0); a nation that nobody drew has a bare one."""
    fields = FIELDS.get(nation, ())
    cloth = rect(-WIDE / 2, -HIGH / 2, WIDE, HIGH, "a-flag")
    inside = "".join(_field(*field) for field in fields)
    return cloth + inside + _charge(nation) + rect(-WIDE / 2, -HIGH / 2, WIDE, HIGH, "a-flagline")


def _charge(nation: str) -> str:
    if nation == "japanese":
        return circle(0, 0, 3.6, "a-ink")
    if nation == "russian":
        return path("M-9 -6L9 6M-9 6L9 -6", "a-flagcross")
    if nation == "ottoman":
        moon = circle(-1, 0, 3.8, "a-flag") + circle(0.6, 0, 3, "a-ink")
        return moon + path(star(1.8, 0.8, 5), "a-flag", transform="translate(4.4 0)")
    if nation == "none":
        return path("M-5 -4L5 4M-5 4L5 -4", "a-line")
    return ""


def _field(tincture: str, left: float, top: float, width: float, height: float) -> str:
    x, y, w, h = left * WIDE - WIDE / 2, top * HIGH - HIGH / 2, width * WIDE, height * HIGH
    if tincture == "white":
        return rect(x, y, w, h, "a-flag")
    return _hatch(tincture, x, y, w, h)


def _hatch(tincture: str, x: float, y: float, w: float, h: float) -> str:
    """The lines of a tincture; many at even distances are the dashes of one broad line."""
    n = number
    upright = path(f"M{n(x + FIRST)} {n(y + h / 2)}h{n(w - FIRST)}", "a-hatches", stroke_width=h)
    level = path(f"M{n(x + w / 2)} {n(y + FIRST)}v{n(h - FIRST)}", "a-hatches", stroke_width=w)
    if tincture == "red":
        return upright
    if tincture == "blue":
        return level
    if tincture == "black":
        return upright + level
    if tincture == "gold":
        dots = (f"M{n(x + 1.5 + 3 * k)} {n(y + 1.5 + 3 * j)}h0.6" for k in range(int(w / 3)) for j in range(int(h / 3)))
        return path("".join(dots), "a-hatch")
    return path(slanted(x, y, w, h, 2.4), "a-hatch")


@cache
def flag_symbols(prefix: str, nations: tuple[str, ...]) -> str:
    """Flags as symbols for one drawing."""
    return "".join(tag("g", flag(nation), id=f"{prefix}-flag-{nation}") for nation in nations)


def flag_name(nation: str) -> str:
    """How a nation of the tables is called here; what nobody drew flies no flag."""
    slug = nation.lower().replace(" ", "-")
    return slug if slug in FIELDS else "none"
