"""The tiles of Nauticus: hulls, masts, sails and goods, and the signs of the actions, as symbols of one drawing."""

from __future__ import annotations

from functools import cache
from typing import Final

from pelagos.art.emblems import coin, crest, crown_sign, laurel, worker
from pelagos.art.markup import circle, group, path, rect, scaled, symbol, use, words
from pelagos.art.style import sign

HULLS: Final = ("one-ship", "bow", "middle", "stern")
CRESTS: Final = ("helm", "anchor", "whale", "seahorse", "crown")
GOODS: Final = ("fish", "grain", "coffee", "salt")
TILES: Final = (*HULLS, *(f"{name}-mast" for name in CRESTS), *(f"{name}-sail" for name in CRESTS), *GOODS)
ACTIONS: Final = ("buy-hull", "buy-mast", "buy-sail", "buy-goods", "transport", "withdraw", "deliver", "crowns")
CELL: Final = 40.0
"""The width of a hull part; its deck lies at y = 0."""


def kind_of(tile: str) -> str:
    """Whether a tile is a hull, mast, sail or good."""
    ending = tile.rpartition("-")[2]
    return ending if ending in ("mast", "sail") else "hull" if tile in HULLS else "good"


@cache
def part_symbols() -> str:
    """Everything that pieces of the drawing use by name."""
    found = [symbol(f"nau-hull-{name}", _hull(name)) for name in HULLS]
    for name in CRESTS:
        found.append(symbol(f"nau-mast-{name}", _mast(name)))
        found.append(symbol(f"nau-sail-{name}", _sail(name)))
        found.append(symbol(f"nau-lying-{name}", _lying(name)))
    found += [symbol(f"nau-good-{name}", _good(name)) for name in GOODS]
    found += [symbol(f"nau-tile-{name}", _tile(name)) for name in TILES]
    found += [symbol(f"nau-act-{name}", _action(name)) for name in ACTIONS]
    found += [symbol(f"nau-coin-{price}", coin(str(price), 10)) for price in range(10)]
    found += [
        symbol("nau-no-mast", path("M0 -3V-58", "a-slot")),
        symbol("nau-no-sail", rect(-13, -46, 26, 34, "a-slot", 4)),
        symbol("nau-worker", worker("a-worker")),
        symbol("nau-blue", worker("a-blue")),
        symbol("nau-money", coin("", 9)),
        symbol("nau-points", laurel()),
        symbol("nau-crown", crown_sign()),
    ]
    return "".join(found)


def tile(name: str, scale: float = 1.0, x: float = 0, y: float = 0) -> str:
    """Any tile, in a box of about 44 by 44."""
    return use(f"nau-tile-{name}", x, y, scale)


def _hull(part: str) -> str:
    return path(sign(part), "a-wood") + path(sign(f"{part}-planks"), "a-grain")


def _mast(name: str) -> str:
    """A mast on the deck, its crest at the top."""
    return path("M0 0V-62M-9 -46H9", "a-pole") + group(crest(name, 8), y=-66)


def _sail(name: str) -> str:
    """A sail on its mast, with its crest."""
    return group(path(sign("sail"), "a-canvas"), y=-29) + group(crest(name, 10), y=-27)


def _lying(name: str) -> str:
    """A mast in the warehouse, where it takes two cells."""
    return path("M-20 0H14M2 -6V6", "a-pole") + group(crest(name, 8.5), x=13)


def _good(name: str) -> str:
    """A good on its chip."""
    signs = {
        "fish": path(sign("fish"), "a-fish") + circle(-5.4, -0.8, 0.9, "a-lightfill"),
        "grain": path(sign("grain"), "a-grainfill"),
        "coffee": path(sign("bean"), "a-coffee") + path(sign("bean-fold"), "a-light"),
        "salt": path(sign("salt"), "a-salt") + path(sign("salt-edges"), "a-light"),
    }
    return circle(0, 0, 11, "a-chip") + scaled(signs[name], 0.88)


def _tile(name: str) -> str:
    kind = kind_of(name)
    if kind == "hull":
        return use(f"nau-hull-{name}", 0, -6)
    if kind == "mast":
        return path("M0 20V-12M-8 0H8", "a-pole") + group(crest(name.removesuffix("-mast"), 10), y=-13)
    if kind == "sail":
        return path(sign("sail"), "a-canvas") + crest(name.removesuffix("-sail"), 11.5)
    return use(f"nau-good-{name}", 0, 0, 1.4)


def _action(name: str) -> str:
    """What an action is about, in a box of about 44 by 40."""
    signs = {
        "buy-hull": use("nau-hull-one-ship", 0, -6, 1.05),
        "buy-mast": path("M0 18V-16M-9 -8H9M-6 2H6", "a-pole") + path("M1 -16L13 -12L1 -8Z", "a-accent"),
        "buy-sail": path(sign("cloth"), "a-canvas") + path("M-9 -6Q0 -3 10 -6M-10 4Q0 7 11 4", "a-grain"),
        "buy-goods": use("nau-good-fish", -10, -6, 0.9)
        + use("nau-good-grain", 10, -6, 0.9)
        + use("nau-good-coffee", 0, 9, 0.9),
        "transport": path(sign("house"), "a-wood")
        + path("M-14 12V3H-8V12", "a-grain")
        + path("M2 1H18M12 -5L18 1L12 7", "a-bold"),
        "withdraw": use("nau-money", -8, 6, 1.1) + use("nau-money", 8, 6, 1.1) + use("nau-money", 0, -7, 1.1),
        "deliver": use("nau-hull-one-ship", -6, 2, 0.72)
        + path("M-6 2V-11M-6 -11L4 -3L-6 -1Z", "a-bold")
        + path("M9 -3H20M15 -8L20 -3L15 2", "a-bold"),
        "crowns": use("nau-crown", 0, 1, 2),
    }
    return signs[name]


@cache
def bonus_sign(workers: int, vp: int, talers: int, free: str) -> str:
    """What a bonus field gives, side by side."""
    signs = [use("nau-worker", scale=0.85)] * workers
    if vp:
        signs.append(laurel(1.1) + words(0, 4.6, str(vp), "a-ongold", 13))
    if talers:
        signs.append(coin(str(talers), 11))
    if free:
        signs.append({"mast": _free_mast, "sail": _free_sail, "good": _free_good}[free]())
    step = 15.0 if len(signs) > 2 else 19.0
    start = -step * (len(signs) - 1) / 2
    return "".join(group(shown, x=start + step * place) for place, shown in enumerate(signs))


def _free_mast() -> str:
    return path("M0 11V-11M-7 -4H7M-5 3H5", "a-pole")


def _free_sail() -> str:
    return scaled(path(sign("cloth"), "a-canvas"), 0.72)


def _free_good() -> str:
    return path("M-8 -7H8V8H-8ZM-8 0.5H8M0 -7V8", "a-crate")
