"""Small signs that several games use: crests, coins, workers, crowns, dice, marks of seats. All around (0, 0)."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from math import cos, pi, sin
from typing import Final

from pelagos.art.markup import circle, number, path, points, rect, scaled, words
from pelagos.art.style import data_text, sign

SEATS: Final = "abcd"
LETTERS: Final = "ABCD"
SHAPES: Final = ("swallowtail", "square", "pennant", "round")
"""How the flags of the four seats are cut, so that nobody needs the colours."""

FLAGS: Final = {
    "swallowtail": "M-11 -9H12L6 0L12 9H-11Z",
    "square": "M-10 -9.5H10V9.5H-10Z",
    "pennant": "M-11 -10.5L14 0L-11 10.5Z",
    "round": "M0 -10.5A10.5 10.5 0 1 1 0 10.5A10.5 10.5 0 1 1 0 -10.5Z",
}
LETTER_SHIFT: Final = {"swallowtail": -2.5, "square": 0, "pennant": -4.5, "round": 0}


@cache
def seat_mark(seat: int, scale: float = 1.0) -> str:
    """The flag of a seat: colour, cut and letter."""
    shape = SHAPES[seat]
    size = 11 if shape == "pennant" else 14
    flag = path(FLAGS[shape], f"a-seat-{SEATS[seat]}")
    return scaled(flag + words(LETTER_SHIFT[shape], size * 0.35, LETTERS[seat], "a-onseat", size), scale)


def polar(radius: float, degrees: float) -> tuple[float, float]:
    """A point at a distance and a bearing: 0 is north, clockwise."""
    turn = degrees * pi / 180
    return radius * sin(turn), -radius * cos(turn)


def star(outer: float, inner: float, rays: int, turn: float = 0) -> str:
    """The outline of a star."""
    step = 180 / rays
    return points(polar(outer if place % 2 == 0 else inner, turn + place * step) for place in range(2 * rays))


def _helm() -> str:
    spokes = "".join(
        f"M{number(x * 1.6)} {number(y * 1.6)}L{number(x * 7.2)} {number(y * 7.2)}"
        for x, y in (polar(1, 45 * place) for place in range(8))
    )
    return circle(0, 0, 4.8, "a-light") + circle(0, 0, 1.5, "a-light") + path(spokes, "a-light")


@cache
def crest(name: str, radius: float = 9) -> str:
    """A crest: its colour, and its sign on it. The crown is the joker."""
    signs = {
        "helm": _helm(),
        "anchor": path(sign("anchor"), "a-light"),
        "whale": path(sign("whale"), "a-lightfill"),
        "seahorse": path(sign("seahorse"), "a-light"),
        "crown": path(sign("crown"), "a-goldsign"),
    }
    disc = circle(0, 0, 10.6, f"a-{name}")
    return scaled(disc + signs[name], radius / 10.6)


@cache
def coin(value: str, radius: float = 9) -> str:
    """A taler, with what is written on it."""
    ring = circle(0, 0, radius, "a-gold") + circle(0, 0, radius * 0.8, "a-coinring")
    return ring + words(0, radius * 0.42, value, "a-ongold", radius * 1.2) if value else ring


@cache
def worker(class_: str, scale: float = 1.0) -> str:
    """A worker: head, shoulders, legs."""
    return scaled(path(sign("worker"), class_), scale)


@cache
def crown_sign(scale: float = 1.0) -> str:
    """A crown."""
    return scaled(path(sign("crown"), "a-gold"), scale)


@cache
def laurel(scale: float = 1.0) -> str:
    """A medal for victory points."""
    return scaled(path(star(10.5, 8.2, 12), "a-gold"), scale)


PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@cache
def die(face: int, colour: str, size: float = 22) -> str:
    """A die of a colour ("white" or "black"); 0 is one that has not been rolled."""
    half, step = size / 2, size * 0.26
    body = rect(-half, -half, size, size, f"a-die{colour}", size * 0.18)
    dots = "".join(circle(x * step, y * step, size * 0.09, f"a-pip{colour}") for x, y in PIPS.get(face, ()))
    return body + dots


@cache
def _signs_of(game: str) -> dict[str, dict[str, str | float]]:
    """The signs of pieces by the patterns of their ids, those of the game first."""
    known = tomllib.loads(data_text("emblems.toml"))
    return {**known.get(game, {}), **known["every"]}


@cache
def emblem(game: str, piece: str) -> str:
    """What tells at a glance what sort of thing a piece is, in a circle of 30; where nothing does, a compass rose."""
    found = next((shape for pattern, shape in _signs_of(game).items() if fnmatchcase(piece, pattern)), None)
    if found is None:
        return compass(32)
    if "crest" in found:
        return crest(str(found["crest"]), 25)
    shape = path(sign(str(found["sign"])), str(found.get("class", "a-emblem")))
    return scaled(shape, float(found["scale"]), y=float(found.get("y", 0)))


def compass(radius: float) -> str:
    """A compass rose, engraved: eight rays, half of each dark."""
    rays = ""
    for place in range(16):
        length = radius * (1, 0.38, 0.62, 0.38)[place % 4]
        tip, left, right = (
            polar(length, place * 22.5),
            polar(radius * 0.16, place * 22.5 - 22),
            polar(radius * 0.16, place * 22.5 + 22),
        )
        if place % 2 == 0:
            rays += path(points(((0, 0), left, tip)), "a-roselight") + path(points(((0, 0), right, tip)), "a-rosedark")
    rings = (
        circle(0, 0, radius * 0.7, "a-hair")
        + circle(0, 0, radius * 0.74, "a-hair")
        + circle(0, 0, radius * 0.4, "a-hair")
    )
    ticks = "".join(_tick(radius, place) for place in range(32))
    return rings + path(ticks, "a-hair") + rays + circle(0, 0, radius * 0.07, "a-rosedark")


def _tick(radius: float, place: int) -> str:
    (x1, y1), (x2, y2) = polar(radius * 0.7, place * 11.25), polar(radius * 0.74, place * 11.25)
    return f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"


def slanted(x: float, y: float, width: float, height: float, step: float) -> str:
    """Slanted lines inside a rectangle, as path data."""
    parts = []
    offset = step / 2
    while offset < width + height:
        x1, y1 = (x + offset, y) if offset <= width else (x + width, y + offset - width)
        x2, y2 = (x, y + offset) if offset <= height else (x + offset - height, y + height)
        parts.append(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}")
        offset += step
    return "".join(parts)
