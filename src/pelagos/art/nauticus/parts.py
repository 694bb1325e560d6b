"""The tiles of Nauticus as small drawings around (0, 0): hulls, masts, sails and goods, and the signs of the actions."""

from __future__ import annotations

from functools import cache
from typing import Final

from pelagos.art.emblems import coin, crest, crown_sign, worker
from pelagos.art.markup import circle, group, path, scaled

CELL: Final = 40.0
"""The width of a hull part in its own drawing; its deck lies at y = 0."""

HULL: Final = {
    "one-ship": "M-20 -3L-15 0H15L21 -5Q18 14 6 18H-9Q-18 14 -20 -3Z",
    "bow": "M-20 0H8L22 -7Q17 15 2 18H-20Z",
    "middle": "M-20 0H20V18H-20Z",
    "stern": "M20 0H-9L-12 -6H-21Q-20 12 -10 18H20Z",
}
PLANKS: Final = {
    "one-ship": "M-18 6H17M-15 11.5H14",
    "bow": "M-20 6H17.5M-20 11.5H14",
    "middle": "M-20 6H20M-20 11.5H20",
    "stern": "M20 6H-18.5M20 11.5H-16",
}


@cache
def hull(part: str) -> str:
    """A hull part of one cell."""
    return path(HULL[part], "a-wood") + path(PLANKS[part], "a-grain")


@cache
def mast(name: str) -> str:
    """A mast on the deck, its crest at the top."""
    return path("M0 0V-62", "a-pole") + path("M-9 -46H9", "a-pole") + group(crest(name, 7.5), y=-66)


@cache
def sail(name: str) -> str:
    """A sail on its mast, with its crest."""
    cloth = path("M-15 -47Q0 -43 15 -47Q19 -28 16 -9Q0 -3 -16 -9Q-19 -28 -15 -47Z", "a-canvas")
    return cloth + group(crest(name, 9.5), y=-27)


GRAIN: Final = "M0 9V-3M0 3Q-5 2 -6 -3Q-1 -3 0 2M0 3Q5 2 6 -3Q1 -3 0 2M0 -2Q-4 -3 -5 -8Q-1 -7 0 -3M0 -2Q4 -3 5 -8Q1 -7 0 -3M0 -4Q-2 -7 0 -10Q2 -7 0 -4"
FISH: Final = "M-9 0Q-4 -6 3 -3.5L8 -6.5Q6.5 0 8 6.5L3 3.5Q-4 6 -9 0Z"
BEAN: Final = "M-2 -8.5Q6 -8 6.5 -1Q6.5 7.5 -1.5 8.5Q-8 6.5 -7 -1Q-6 -7.5 -2 -8.5Z"
SALT: Final = "M-8 7L-4 -6H5L8.5 7Z"


@cache
def good(name: str) -> str:
    """A good on its chip."""
    chip = circle(0, 0, 11, "a-chip")
    signs = {
        "fish": path(FISH, "a-fish") + circle(-5.4, -0.8, 0.9, "a-lightfill"),
        "grain": path(GRAIN, "a-grainfill"),
        "coffee": path(BEAN, "a-coffee") + path("M-1.5 -8Q3.5 -3 -0.5 0.5Q-4 4 0 8", "a-light"),
        "salt": path(SALT, "a-salt") + path("M-4 -6L0 7L5 -6M-6 1H6.8", "a-light"),
    }
    return chip + scaled(signs[name], 0.82)


def kind_of(tile: str) -> str:
    """Whether a tile is a hull, mast, sail or good."""
    ending = tile.rpartition("-")[2]
    return ending if ending in ("mast", "sail") else "hull" if tile in HULL else "good"


@cache
def tile(name: str, scale: float = 1.0) -> str:
    """Any tile, in a box of about 44 by 44 around (0, 0)."""
    kind = kind_of(name)
    if kind == "hull":
        return group(scaled(hull(name), scale), y=-6 * scale)
    if kind == "mast":
        pole = path("M0 20V-12", "a-pole") + path("M-7 -1H7", "a-pole") + group(crest(name.removesuffix("-mast"), 8.5), y=-13)
        return scaled(pole, scale)
    if kind == "sail":
        cloth = path("M-15 -18Q0 -14 15 -18Q19 0 16 17Q0 22 -16 17Q-19 0 -15 -18Z", "a-canvas")
        return scaled(cloth + group(crest(name.removesuffix("-sail"), 10)), scale)
    return scaled(good(name), scale * 1.4)


@cache
def action_sign(name: str) -> str:
    """What an action is about, in a box of about 44 by 40."""
    signs = {
        "buy-hull": group(scaled(hull("one-ship"), 0.92), y=-4),
        "buy-mast": group(path("M0 16V-16M-9 -8H9M-6 2H6", "a-pole") + path("M0 -16L11 -12L0 -8Z", "a-accent")),
        "buy-sail": path("M-12 -15Q0 -11 12 -15Q16 0 13 13Q0 18 -13 13Q-16 0 -12 -15Z", "a-canvas")
        + path("M-9 -6Q0 -3 10 -6M-10 4Q0 7 11 4", "a-grain"),
        "buy-goods": group(scaled(good("fish"), 0.85), x=-9, y=-6)
        + group(scaled(good("grain"), 0.85), x=9, y=-6)
        + group(scaled(good("coffee"), 0.85), y=8),
        "transport": path("M-20 12V-3L-11 -11L-2 -3V12Z", "a-wood")
        + path("M-14 12V3H-8V12", "a-grain")
        + path("M2 1H18M12 -5L18 1L12 7", "a-bold"),
        "withdraw": group(coin("", 9), x=-7, y=5) + group(coin("", 9), x=6, y=5) + group(coin("", 9), y=-7),
        "deliver": group(scaled(hull("one-ship"), 0.72), x=-6, y=2)
        + path("M-6 2V-14M-6 -14L6 -4L-6 -2Z", "a-bold")
        + path("M10 -6H20M15 -11L20 -6L15 -1", "a-bold"),
        "crowns": crown_sign(1.9),
    }
    return signs[name]


@cache
def bonus_sign(workers: int, vp: int, talers: int, free: str) -> str:
    """What a bonus field gives, side by side."""
    signs = [worker("a-worker", 0.72)] * workers
    if vp:
        signs.append(scaled(_points(vp), 1))
    if talers:
        signs.append(coin(str(talers), 9.5))
    if free:
        signs.append({"mast": _free_mast(), "sail": _free_sail(), "good": _free_good()}[free])
    step = 14.0 if len(signs) > 2 else 19.0
    start = -step * (len(signs) - 1) / 2
    return "".join(group(sign, x=start + step * place) for place, sign in enumerate(signs))


def _points(number: int) -> str:
    from pelagos.art.emblems import laurel
    from pelagos.art.markup import words

    return laurel(1.1) + words(0, 4, str(number), "a-ongold", 11)


def _free_mast() -> str:
    return path("M0 10V-10M-6 -4H6M-4 2H4", "a-pole")


def _free_sail() -> str:
    return scaled(path("M-12 -15Q0 -11 12 -15Q16 0 13 13Q0 18 -13 13Q-16 0 -12 -15Z", "a-canvas"), 0.62)


def _free_good() -> str:
    return path("M-7 -6H7V7H-7ZM-7 0.5H7M0 -6V7", "a-crate")
