"""Illustrations of Nauticus: a ship under full sail by its size, and the harbour at the end of each round."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from pelagos.art.emblems import crest, star
from pelagos.art.markup import circle, group, number, path, rect, scaled
from pelagos.art.model import Drawing
from pelagos.art.vignettes import HEIGHT, WIDTH

CRESTS: Final = ("helm", "anchor", "whale", "seahorse")
HORIZON: Final = 150
STEP: Final = 46
"""How far two masts stand apart, before the ship is made to fill the picture."""
ENDS: Final = 73
"""How much longer a ship is than the room of her masts: castle, bow and bowsprit."""
LARGE: Final = 1.5
FILLS: Final = 390
GULLS: Final = ((86, 52), (112, 40), (402, 66))
STARS: Final = ((60, 34), (118, 66), (196, 28), (262, 58), (330, 26), (408, 72), (446, 30), (158, 100))
HOUSES: Final = ((14, 46, 58), (66, 38, 78), (110, 52, 50), (168, 34, 66), (208, 44, 44))
"""The houses along the quay: where each begins, how wide and how high it is."""


class Evening(NamedTuple):
    """What the sky is like at the end of a round: where the sun or moon stands, and how many windows are lit."""

    sun: int
    lit: int
    night: bool = False


EVENINGS: Final = (Evening(84, 1), Evening(104, 3), Evening(120, 5), Evening(138, 8), Evening(64, 12, night=True))


@cache
def vignette(key: str) -> Drawing | None:
    """The picture of a ship of a size, or of the end of a round."""
    kind, _, number_ = key.rpartition("-")
    if kind == "ship" and number_.isdigit():
        return _drawing(_under_sail(int(number_)))
    if kind == "round-end" and number_.isdigit():
        return _drawing(_harbour(int(number_)))
    return None


def _drawing(inside: str) -> Drawing:
    return Drawing(WIDTH, HEIGHT, inside, ())


def _under_sail(size: int) -> str:
    """A ship with so many masts on the open sea, the sun behind her."""
    scale = min(LARGE, FILLS / (size * STEP + ENDS))
    ship = scaled(_ship(size), scale, WIDTH / 2, HORIZON + 44)
    sky = rect(0, 0, WIDTH, HEIGHT, "a-nau-sky") + _sun(360, 70) + "".join(_gull(x, y) for x, y in GULLS)
    return sky + _sea(HORIZON) + ship + _foam(size, scale) + _swell(HORIZON + 74)


def _ship(size: int) -> str:
    """Hull, masts and sails around the middle of her waterline."""
    half = size * STEP / 2
    masts = [-half + STEP / 2 + STEP * place for place in range(size)]
    return (
        "".join(_rigging(x, half) for x in masts)
        + _hull(half)
        + "".join(_mast(x, CRESTS[place % len(CRESTS)]) for place, x in enumerate(masts))
    )


def _hull(half: float) -> str:
    """Stern castle at the left, bow and bowsprit at the right."""
    left, right = -half - 14, half + 14
    body = (
        f"M{number(left)} -40H{number(left + 24)}L{number(left + 27)} -26H{number(right - 20)}"
        f"L{number(right + 8)} -34Q{number(right - 4)} -4 {number(right - 30)} 4H{number(left + 20)}"
        f"Q{number(left + 2)} 0 {number(left)} -40Z"
    )
    planks = "".join(f"M{number(left + 8)} {y}H{number(right - 12 + y / 2)}" for y in (-17, -8))
    ports = "".join(circle(x, -13, 2.4, "a-nau-dark") for x in _spread(left + 30, right - 26, 14))
    sprit = path(f"M{number(right - 2)} -31L{number(right + 30)} -46", "a-pole")
    lamp = circle(left + 3, -45, 3, "a-gold")
    return sprit + path(body, "a-wood") + path(planks, "a-grain") + ports + lamp


def _spread(left: float, right: float, step: float) -> list[float]:
    count = max(int((right - left) / step), 1)
    return [left + (right - left) * (place + 0.5) / count for place in range(count)]


def _rigging(x: float, half: float) -> str:
    return path(f"M{number(x)} -112L{number(max(x - 30, -half))} -30M{number(x)} -112L{number(x + 26)} -28", "a-grain")


def _mast(x: float, name: str) -> str:
    """A mast with two sails that the wind fills, the lower with its crest, and a pennant."""
    pole = path("M0 -28V-116", "a-pole")
    lower = "M-17 -70H17Q27 -50 19 -32H-15Q-7 -50 -17 -70Z"
    upper = "M-13 -101H13Q22 -88 15 -74H-12Q-5 -88 -13 -101Z"
    pennant = path("M0 -116Q10 -122 18 -116T36 -118L30 -112Q22 -110 16 -112T0 -110Z", "a-accent")
    return group(
        pole + path(lower, "a-canvas") + path(upper, "a-canvas") + group(crest(name, 9), x=5, y=-51) + pennant, x=x
    )


def _sea(y: float) -> str:
    lines = "".join(f"M0 {number(y + step)}q15 -6 30 0" + "t30 0" * 15 for step in (16, 40, 70, 100))
    return rect(0, y, WIDTH, HEIGHT - y, "a-nau-sea") + path(lines, "a-wave")


def _swell(y: float) -> str:
    """A wave in front of the hull."""
    return path(f"M-20 {number(y)}q20 -12 40 0" + "t40 0" * 12 + f"V{HEIGHT + 4}H-20Z", "a-nau-swell")


def _foam(size: int, scale: float) -> str:
    right = WIDTH / 2 + (size * STEP / 2 + 6) * scale
    return path(f"M{number(right)} {HORIZON + 40}q16 2 22 14M{number(right - 8)} {HORIZON + 46}q20 4 30 16", "a-light")


def _sun(x: float, y: float) -> str:
    return circle(x, y, 30, "a-nau-halo") + circle(x, y, 21, "a-gold")


def _gull(x: float, y: float) -> str:
    return path(f"M{x - 9} {y}q5 -7 9 0q4 -7 9 0", "a-line")


def _harbour(round_: int) -> str:
    """The quay with its houses, a lighthouse on the mole, and a moored ship for each round that is over."""
    evening = EVENINGS[min(round_, len(EVENINGS)) - 1]
    sky = rect(0, 0, WIDTH, HEIGHT, "a-nau-dusk" if evening.night else "a-nau-sky")
    light = _night() if evening.night else _sun(300, evening.sun)
    ships = "".join(scaled(_moored(), 0.62, 262 + 42 * place, HORIZON + 40) for place in range(min(round_, 5)))
    return sky + light + _sea(HORIZON) + _lighthouse(evening.night) + ships + _town(evening.lit) + _swell(HORIZON + 92)


def _night() -> str:
    moon = path("M316 40A22 22 0 1 0 340 72A18 18 0 1 1 316 40Z", "a-nau-moon")
    return moon + "".join(group(path(star(3.2, 1.2, 4), "a-nau-moon"), x=x, y=y) for x, y in STARS)


def _lighthouse(lit: bool) -> str:
    mole = path(f"M384 {HORIZON + 14}L400 {HORIZON - 6}H{WIDTH}V{HORIZON + 14}Z", "a-nau-stone")
    tower = path(f"M432 {HORIZON - 6}L436 {HORIZON - 70}H452L456 {HORIZON - 6}Z", "a-lightfill")
    bands = path(f"M434 {HORIZON - 34}H454L453 {HORIZON - 48}H435Z", "a-accent")
    top = rect(435, HORIZON - 84, 18, 14, "a-gold") + path(
        f"M433 {HORIZON - 84}L444 {HORIZON - 94}L455 {HORIZON - 84}Z", "a-accent"
    )
    beam = path(f"M444 {HORIZON - 77}L250 {HORIZON - 108}V{HORIZON - 62}Z", "a-nau-beam") if lit else ""
    return beam + mole + tower + bands + top


def _moored() -> str:
    """A ship at rest: bare poles, furled sails."""
    hull = path("M-30 -20H-16L-14 -12H16L28 -18Q22 2 12 4H-20Q-28 0 -30 -20Z", "a-wood")
    yards = path("M-10 -12V-74M12 -12V-66M-24 -54H4M0 -48H24", "a-pole")
    return yards + hull + path("M-22 -4H16", "a-grain")


def _town(lit: int) -> str:
    """Houses along the quay, some windows lit."""
    quay = path(f"M0 {HORIZON + 30}H250L262 {HORIZON + 46}V{HEIGHT}H0Z", "a-nau-stone")
    walls, windows = "", []
    for x, wide, high in HOUSES:
        top = HORIZON + 30 - high
        roof = f"M{x - 4} {top}L{number(x + wide / 2)} {top - 22}L{x + wide + 4} {top}Z"
        walls += rect(x, top, wide, high, "a-nau-wall") + path(roof, "a-nau-roof")
        windows += [(x + dx, top + dy) for dy in (12, 34) for dx in (8, wide - 17) if dy + 12 < high]
    shown = (
        rect(x, y, 9, 12, "a-gold" if place * 5 % 13 < lit else "a-nau-dark") for place, (x, y) in enumerate(windows)
    )
    return walls + "".join(shown) + quay
