"""Ships and contacts as chips of 80 by 46: name, flag, attack, defense, skulls, points; Warships have a ram."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final, Literal, TypeAlias, TypedDict

from pelagos.art.emblems import star
from pelagos.art.fitting import fitted
from pelagos.art.markup import FAR_SIZE, circle, close, far, group, path, rect, symbol, tag, use, words
from pelagos.art.model import Piece
from pelagos.art.sea.flags import flag_symbols
from pelagos.art.style import sign

WIDE: Final = 80.0
HIGH: Final = 46.0
SMALL: Final = 0.66
PER_ROW: Final = 20
Value: TypeAlias = Literal["attack", "defense", "skulls", "vp"]
VALUES: Final[tuple[Value, ...]] = ("attack", "defense", "skulls", "vp")


class ShipFace(TypedDict):
    """What both editions show of a ship."""

    name: str
    warship: bool
    attack: int
    defense: int
    skulls: int
    vp: int


@cache
def ship_symbols(prefix: str, flags: tuple[str, ...]) -> str:
    """The parts that all chips share, for one drawing."""
    eyes = circle(-1.7, -0.4, 1.1, "a-skulleye") + circle(1.7, -0.4, 1.1, "a-skulleye")
    signs = group(path(sign("skull"), "a-ink") + eyes, x=21, y=2.5)
    signs += path(star(5, 3.6, 9), "a-gold", transform="translate(21 14)")
    shield = path(sign("shield"), "a-shield")
    trader = rect(-40, -23, WIDE, HIGH, "a-trader", 9) + close(group(shield, x=4, y=8.5) + signs)
    war = path("M-40 -23H33L40 0L33 23H-40Z", "a-warship") + path("M-37.5 -20.5H31.6L37.4 0L31.6 20.5H-37.5Z", "a-hair")
    burst = path(star(10.5, 7.4, 8), "a-burst", transform="translate(-9.5 8)")
    war += close(burst + group(shield, x=8.5, y=8.5) + signs)
    dark = rect(-40, -23, WIDE, HIGH, "a-contact", 9) + path(_ripples(), "a-contactline")
    dark += words(0, 9, "?", "a-oncontact", 26)
    faces = {"trader": trader, "warship": war, "contact": dark}
    return "".join(symbol(f"{prefix}-{name}", face) for name, face in faces.items()) + flag_symbols(prefix, flags)


def _ripples() -> str:
    """Engraved water on the back of a contact."""
    rows = (f"M-33 {y}q5.5 -5 11 0t11 0t11 0t11 0t11 0t11 0" for y in (-14, -7, 7, 14))
    return "".join(rows)


def ship_piece(
    prefix: str, ship: ShipFace, other: str, flag: str, name: str, title: str, x: float, y: float, mark: str = ""
) -> Piece:
    """A ship where it lies; where its other side is another ship, that one can be found there too."""
    values = (ship["attack"], ship["defense"], ship["skulls"], ship["vp"])
    body = chip(prefix, name, flag, ship["warship"], *values)
    if other != ship["name"]:
        body += tag("g", rect(-40, -23, WIDE, HIGH, "a-hit"), data_spot=f"ship-{other}", pointer_events="none")
    return Piece(ship_key(ship["name"], other), x, y, body + mark, f"ship-{ship['name']}", title)


def ship_key(name: str, other: str) -> str:
    """One key for both sides of a ship, so that it stays the same piece when it is turned over."""
    return f"ship-{min(name, other)}"


def small(piece: Piece) -> Piece:
    """A ship in a record of many."""
    return piece._replace(body=tag("g", piece.body, transform=f"scale({SMALL})"))


def nautilus() -> str:
    """The Nautilus under way: spindle, saw, lamp and fin."""
    hull = path(sign("nautilus-fin"), "a-sub") + path(sign("nautilus-hull"), "a-sub")
    lines = path(sign("nautilus-saw") + sign("nautilus-plates"), "a-subline")
    return hull + lines + circle(7, -12.6, 2.6, "a-subeye") + circle(20, 0, 2.2, "a-subeye")


@lru_cache(maxsize=512)
def chip(prefix: str, name: str, nation: str, warship: bool, attack: int, defense: int, skulls: int, vp: int) -> str:
    """The face of a ship."""
    kind, shift = ("warship", 0) if warship else ("trader", 5)
    body = use(f"{prefix}-flag-{nation}", -29 + shift, 9, 0.9)
    body += fitted(-2 if warship else 0, -8.5, name, "a-strong", 12, 68)
    if warship:
        body += words(-9.5, 12.5, str(attack), "a-onaccent", 13.5)
    body += words(8.5 if warship else 4, 13, str(defense), "a-strong", 13.5)
    body += words(29.5, 6.5, str(skulls), "a-text", 11.5) + words(29.5, 18, str(vp), "a-text", 11.5)
    return use(f"{prefix}-{kind}") + close(body) + far(_from_afar(warship, attack, defense))


def _from_afar(warship: bool, attack: int, defense: int) -> str:
    """What can still be read where a chip is small: attack and defense, large."""
    if not warship:
        return words(0, 10, str(defense), "a-strong", FAR_SIZE)
    return words(-19, 10, str(attack), "a-farattack", FAR_SIZE) + words(17, 10, str(defense), "a-strong", FAR_SIZE)


def hulls(
    prefix: str, groups: Sequence[tuple[str, str, Sequence[str]]], called: Callable[[str], str]
) -> tuple[str, list[Piece], float]:
    """Many ships as small hulls below headings: what stays, the hulls, and how high it all is."""
    ground, y = tag("defs", tag("path", id=f"{prefix}-hull", d=sign("small-ship"))), 0.0
    pieces: list[Piece] = []
    for key, label, names in groups:
        pieces.append(Piece(f"{key}-label", 4, y + 11, words(0, 4, label, "a-caps", 12.5, "start"), "", label))
        y += 22
        body = tag("use", href=f"#{prefix}-hull", class_="a-softfill" if key == "discarded" else "a-ink")
        for place, name in enumerate(names):
            spot = f"ship-{name}"
            x, row = 14 + (place % PER_ROW) * 18.2, place // PER_ROW
            pieces.append(Piece(spot, x, y + 8 + row * 17, body, spot, called(name)))
        y += 17 * max(1, -(-len(names) // PER_ROW)) + 4
    return ground, pieces, y + 4
