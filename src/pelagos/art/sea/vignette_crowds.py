"""Things of many parts in the pictures of great moments, laid out by rules of thumb: stars, shoals, crowds, kelp."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin
from typing import Final

from pelagos.art.markup import circle, number, path
from pelagos.art.sea.engraving import engraved

GOLDEN: Final = 0.618034


def spread(count: int, wide: float, high: float) -> list[tuple[float, float]]:
    """Places that look as if they were strewn, and are always the same."""
    return [((place * GOLDEN % 1) * wide, ((place * 0.754878 + 0.3) % 1) * high) for place in range(count)]


def stars() -> str:
    """A clear night."""
    return "".join(circle(x, y, 0.8 + (x * 7 + y) % 3 / 3, "a-vpale") for x, y in spread(46, 480, 140))


def rain() -> str:
    """Slanting lines."""
    return path("".join(f"M{number(x)} {number(y)}l-9 26" for x, y in spread(70, 500, 250)), "a-vglint")


def snow() -> str:
    """Flakes."""
    return "".join(circle(x, y, 1 + (x + y) % 3 / 2, "a-vpale") for x, y in spread(60, 480, 270))


def sun() -> str:
    """A low sun with its rays."""
    beams = "".join(
        f"M{number(r * cos(a))} {number(r * sin(a))}L{number(q * cos(a))} {number(q * sin(a))}"
        for a, r, q in ((place * pi / 16, 30, 44 if place % 2 else 62) for place in range(32))
    )
    return engraved("vbeam O0 0 40\nvglow O0 0 24") + path(beams, "a-vspark")


def glitter() -> str:
    """The path of light on the water under a sun or a moon."""
    rows = "".join(f"M{number(-w - o)} {y}h{number(2 * w)}" for y, w, o in GLITTER)
    return path(rows, "a-vfoam")


GLITTER: Final = tuple((y, 7 + y * 0.26, (y * 7 % 11) - 5) for y in range(4, 108, 8))


def school(tone: str) -> str:
    """A shoal of fish."""
    body = "M{x} {y}q8 -6 17 0l6 -4v8l-6 -4q-9 6 -17 0Z"
    found = (body.format(x=number(x - 60), y=number(y - 26)) for x, y in spread(13, 110, 54))
    return path("".join(found), f"a-{tone}")


def bubbles() -> str:
    """Air that rises."""
    rings = "".join(
        f"\nvfoam O{number(x - 14)} {number(-y)} {number(1.5 + y % 5 / 1.4)}" for x, y in spread(12, 28, 110)
    )
    return engraved(rings)


def kelp() -> str:
    """A forest of weed: stems that sway, with leaves."""
    stems, leaves = "", ""
    for place in range(5):
        x, high, lean = place * 17 - 34, 90 + place * 37 % 60, (-1) ** place * 12
        stems += f"M{x} 0Q{x + lean} {-high * 0.3:.0f} {x} {-high * 0.6:.0f}T{x + lean} {-high}"
        leaves += "".join(_leaf(x, round(-high * leaf / 7), (-1) ** leaf * 15) for leaf in range(1, 7))
    return engraved(f"vrope {stems}\nv6 {leaves}")


def _leaf(x: int, y: int, side: int) -> str:
    return f"M{x} {y}Q{x + side * 0.6:.0f} {y - 12} {x + side} {y - 8}Q{x + side * 0.5:.0f} {y + 2} {x} {y}Z"


def coral() -> str:
    """A branching stock."""
    return engraved("\n".join(_branch(0, 0, -90, 30, 4)))


def _branch(x: float, y: float, degrees: float, length: float, depth: int) -> list[str]:
    turn = degrees * pi / 180
    x2, y2 = x + length * cos(turn), y + length * sin(turn)
    ink = "vrope" if depth > 1 else "vcoral"
    found = [f"{ink} M{number(x)} {number(y)}L{number(x2)} {number(y2)}"]
    if depth > 1:
        for bend in (-34, 8, 40):
            found += _branch(x2, y2, degrees + bend, length * 0.66, depth - 1)
    return found


def crowd(arms: bool) -> str:
    """People, shoulder to shoulder; with raised arms, a rising."""
    lines = []
    for row, tone in enumerate(("v4", "v5", "v6")):
        places = [(place * 34 - 250 + row * 13 + place * 7 % 9, row * 22 + place * 5 % 8 - 30) for place in range(15)]
        lines.append(f"{tone} " + "".join(_person(x, y) for x, y in places))
        if arms:
            lines.append("vrope " + "".join(f"M{x + 8} {y + 14}L{x + 16} {y - 12}" for x, y in places[row::3]))
    return engraved("\n".join(lines))


def _person(x: int, y: int) -> str:
    """Head and shoulders, as path data."""
    sides = f"M{x - 13} {y + 46}V{y + 18}Q{x - 10} {y + 9} {x} {y + 9}"
    return f"O{x} {y} 8 9{sides}Q{x + 10} {y + 9} {x + 13} {y + 18}V{y + 46}Z"


def gear() -> str:
    """A great wheel with teeth."""
    teeth = "".join(
        f"{'L' if place else 'M'}{number(r * cos(a))} {number(r * sin(a))}"
        for place, (a, r) in enumerate((k * pi / 32, 46 if k % 4 < 2 else 38) for k in range(64))
    )
    spokes = "".join(f"\nvfoam M0 0L{number(30 * cos(k * pi / 3))} {number(30 * sin(k * pi / 3))}" for k in range(6))
    return path(teeth + "Z", "a-v5") + engraved(f"vglint O0 0 33\nvglint O0 0 30{spokes}\nv6 O0 0 9\nv1 O0 0 4")


def whirl() -> str:
    """Rings of water around a throat, each deeper than the one before."""
    throat = "v5 O0 6 242 92\nv4 O0 12 206 78\nv5 O0 20 164 64\nv6 O0 32 112 46\nv6 O0 44 60 34"
    return engraved("\n".join((throat, *map(_ring, range(11)))))


def _ring(place: int) -> str:
    wide, turn = 240 - place * 20, (place * 0.7) % 2 - 1
    y = round(place * place * 0.62 - 24)
    front = f"M{-wide} {y}Q{-wide * 0.9:.0f} {y + wide * 0.4:.0f} {turn * 30:.0f} {y + wide * 0.38:.0f}"
    front += f"Q{wide * 0.9:.0f} {y + wide * 0.36:.0f} {wide} {y - 2}"
    back = f"M{-wide * 0.8:.0f} {y - wide * 0.2:.0f}Q{turn * 40:.0f} {y - wide * 0.42:.0f}"
    return f"{'vglint' if place % 3 else 'vfoam'} {front}{back} {wide * 0.8:.0f} {y - wide * 0.2:.0f}"


CROWDS: Final[dict[str, Callable[[], str]]] = {
    "stars": stars,
    "rain": rain,
    "snow": snow,
    "sun": sun,
    "glitter": glitter,
    "fishes": partial(school, "v6"),
    "pale-fishes": partial(school, "v1"),
    "bubbles": bubbles,
    "kelp": kelp,
    "coral": coral,
    "crowd": partial(crowd, False),
    "rising": partial(crowd, True),
    "gear": gear,
    "whirl": whirl,
}
