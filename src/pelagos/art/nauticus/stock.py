"""The open stacks of Nauticus: fourteen kinds of ship tiles and four of goods."""

from __future__ import annotations

from functools import cache
from typing import Final

from pelagos.art.markup import group, rect, words
from pelagos.art.model import Piece, Say
from pelagos.art.nauticus.parts import tile
from pelagos.core.game import View
from pelagos.core.text import Text

TOP: Final = 516.0
ROWS: Final = (
    ("one-ship", "bow", "middle", "stern", "fish", "grain", "coffee", "salt"),
    ("helm-mast", "anchor-mast", "whale-mast", "seahorse-mast", "crown-mast",
     "helm-sail", "anchor-sail", "whale-sail", "seahorse-sail", "crown-sail"),
)  # fmt: skip
WIDTH: Final = 492.0
LEFT: Final = 9.0
HEIGHT: Final = 92.0
GAP: Final = 6.0


def stock_places() -> dict[str, tuple[float, float, float]]:
    """Where each stack stands: x, y of its middle, and its width."""
    found = {}
    for row, kinds in enumerate(ROWS):
        width = (WIDTH - GAP * (len(kinds) - 1)) / len(kinds)
        for place, kind in enumerate(kinds):
            found[kind] = (LEFT + place * (width + GAP) + width / 2, TOP + row * (HEIGHT + 8) + HEIGHT / 2, width)
    return found


PLACES: Final = stock_places()


def stock_pieces(view: View, say: Say) -> list[Piece]:
    """Every stack with its height; an empty one is hollow."""
    pieces = []
    for kind, (x, y, width) in PLACES.items():
        count = view["stock"][kind]
        title = f"{count} {say(Text(f'nauticus-tile-{kind}'))}"
        pieces.append(Piece(f"stock-{kind}", x, y, _stack(kind, count, width), f"stock-{kind}", title))
    return pieces


@cache
def _stack(kind: str, count: int, width: float) -> str:
    half, tall = width / 2, HEIGHT / 2
    if not count:
        empty = rect(-half, -tall, width, HEIGHT, "a-slot", 5)
        return empty + group(tile(kind, 1, 0, -10), "a-asleep") + words(0, tall - 8, "0", "a-soft", 17)
    under = "".join(
        rect(-half + 1.6 * layer, -tall - 1.6 * layer, width, HEIGHT, "a-plate", 5)
        for layer in range(min(2, count - 1), 0, -1)
    )
    face = rect(-half, -tall, width, HEIGHT, "a-plate", 5)
    return under + face + tile(kind, 1.05, 0, -11) + words(0, tall - 8, str(count), "a-strong", 18)
