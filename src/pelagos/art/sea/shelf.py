"""Things that lie beside a map: cards, tiles, piles, people and ladders, for panels of 380 units."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple

from pelagos.art.emblems import coin
from pelagos.art.fitting import block, fitted
from pelagos.art.markup import group, path, rect, tag, words
from pelagos.art.model import Drawing, Panel, Piece
from pelagos.art.style import sign

WIDTH: Final = 380
GAP: Final = 4.0
HEADING: Final = 24.0
GALLERY: Final = 58
"""How high a row of portraits is."""
BUST: Final = "-88 -112 176 176"
"""What a portrait shows of a bust."""

Body = Callable[[float, float], str]


class Tile(NamedTuple):
    """Something on a shelf; its spot is its key, and its body is drawn for a width and a height."""

    spot: str
    title: str
    body: Body


def panel(key: str, title: str, pieces: Sequence[Piece], height: float, ground: str = "") -> Panel:
    """A panel as high as what stands in it."""
    return Panel(key, title, Drawing(WIDTH, int(height), ground, tuple(pieces)))


def shelf(
    key: str, label: str, tiles: Sequence[Tile], top: float, columns: int, high: float
) -> tuple[list[Piece], float]:
    """A heading and rows of tiles below it, and where they end; nothing at all where there are no tiles."""
    if not tiles:
        return [], top
    pieces = [Piece(f"{key}-label", 4, top + 12, words(0, 4, label, "a-caps", 12.5, "start"), "", label)]
    wide = (WIDTH - GAP) / columns
    for place, tile in enumerate(tiles):
        x = GAP / 2 + wide * (place % columns + 0.5)
        y = top + HEADING + high / 2 + (place // columns) * (high + GAP)
        pieces.append(Piece(tile.spot, x, y, tile.body(wide - GAP, high), tile.spot, tile.title))
    return pieces, top + HEADING + -(-len(tiles) // columns) * (high + GAP)


def card(spot: str, said: str) -> Tile:
    """A card with its name."""
    return Tile(spot, said, partial(card_face, said))


@lru_cache(maxsize=1024)
def card_face(said: str, wide: float, high: float) -> str:
    """The face of a card in a size."""
    frame = rect(-wide / 2, -high / 2, wide, high, "a-card", 5)
    frame += rect(-wide / 2 + 3, -high / 2 + 3, wide - 6, high - 6, "a-hair", 3)
    return frame + block(0, 0, said, "a-text", 14 if high > 36 else 11.5, wide - 10, 3 if high > 50 else 2)


def gear(spot: str, said: str, cost: int, look: str, voice: str) -> Tile:
    """An upgrade, with its cost where it has one."""
    return Tile(spot, said, partial(_gear, said, cost, look, voice))


@lru_cache(maxsize=256)
def _gear(said: str, cost: int, look: str, voice: str, wide: float, high: float) -> str:
    body = rect(-wide / 2, -high / 2, wide, high, look, 5)
    if not cost:
        return body + block(0, 0, said, voice, 12 if high > 32 else 10.5, wide - 8, 2)
    return body + block(-11, 0, said, voice, 12, wide - 32, 2) + group(coin(str(cost), 10), x=wide / 2 - 14)


def treasure(spot: str, said: str, note: str, look: str, voice: str) -> Tile:
    """A treasure token, with its number or value at the right."""
    return Tile(spot, f"{said} {note}".strip(), partial(_treasure, said, note, look, voice))


@lru_cache(maxsize=512)
def _treasure(said: str, note: str, look: str, voice: str, wide: float, high: float) -> str:
    body = rect(-wide / 2, -high / 2, wide, high, look, 8)
    body += block(-8 if note else 0, 0, said, voice, 11, wide - (26 if note else 8), 2)
    return body + (words(wide / 2 - 6, 5, note, "a-strong", 13, "end") if note else "")


def pile(key: str, x: float, count: int, said: str, extra: str = "") -> Piece:
    """A pile face down, with its number and its name."""
    body = "".join(rect(-42 + 2 * layer, -30 - 2 * layer, 84, 60, "a-back", 5) for layer in range(min(3, count), 0, -1))
    body += rect(-42, -30, 84, 60, "a-back" if count else "a-slot", 5)
    voice = "a-onback" if count else "a-soft"
    body += words(0, 2, str(count), voice, 22) + fitted(0, 21, said, voice, 11.5, 76) + extra
    return Piece(key, x, 38, body, key, f"{said}: {count}")


@lru_cache(maxsize=128)
def portrait(said: str, bust: str, alive: bool) -> str:
    """Somebody's picture with the name beside it; whoever is gone is crossed out."""
    ground = rect(-59, -25, 50, 50, "a-v2", 4)
    seen = tag("svg", bust, x=-59, y=-25, width=50, height=50, viewBox=BUST)
    edge = rect(-62, -28, 124, 56, "a-free outline", 5)
    body = edge + group(ground + seen + rect(-59, -25, 50, 50, "a-portrait", 4), "" if alive else "a-asleep")
    if not alive:
        body += path("M-54 -20L-14 20M-54 20L-14 -20", "a-accentline")
    return body + block(27, 0, said, "a-text" if alive else "a-soft", 13, 68, 3)


def gallery(people: Sequence[tuple[str, str, str, str, bool]]) -> list[Piece]:
    """People three in a row: spot, name, title, bust, and whether they are there."""
    return [
        Piece(spot, 63 + place % 3 * 127.0, 29 + place // 3 * GALLERY, portrait(said, bust, alive), spot, title)
        for place, (spot, said, title, bust, alive) in enumerate(people)
    ]


def gem_sign() -> str:
    """A treasure stone."""
    return path(sign("gem"), "a-gem") + path(sign("facets"), "a-facet")
