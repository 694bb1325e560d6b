"""The open stacks of Nauticus: fourteen kinds of ship tiles and four of goods."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from pelagos.art.markup import rect, symbol, use, words
from pelagos.art.model import Piece, Say
from pelagos.art.once import once
from pelagos.core.text import Text
from pelagos.games.nauticus.view import NauticusView

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


@once
def stock_pieces(view: NauticusView, say: Say) -> tuple[Piece, ...]:
    """Every stack with its height; an empty one is hollow."""
    stock = view["stock"]
    return tuple([_piece(kind, stock[kind], say) for kind in PLACES])


def stock_symbols() -> str:
    """Stacks of one, two and more tiles, and an empty one, in both widths."""
    found = []
    for row, kinds in enumerate(ROWS):
        width = PLACES[kinds[0]][2]
        found += [symbol(f"nau-stack-{row}-{layers}", _plates(width, layers)) for layers in range(4)]
    return "".join(found)


def _plates(width: float, layers: int) -> str:
    left, top = -width / 2, -HEIGHT / 2
    if not layers:
        return rect(left, top, width, HEIGHT, "a-slot", 5)
    shifts = (1.6 * layer for layer in range(layers - 1, -1, -1))
    return "".join(rect(left + shift, top - shift, width, HEIGHT, "a-plate", 5) for shift in shifts)


@lru_cache(maxsize=4096)
def _piece(kind: str, count: int, say: Say) -> Piece:
    (x, y, _), title = PLACES[kind], f"{count} {say(Text(f'nauticus-tile-{kind}'))}"
    return Piece(f"stock-{kind}", x, y, _stack(kind, count), f"stock-{kind}", title)


@cache
def _stack(kind: str, count: int) -> str:
    row = 0 if kind in ROWS[0] else 1
    face, voice = ("", "a-strong") if count else ("a-asleep", "a-soft")
    stack = use(f"nau-stack-{row}-{min(count, 3)}")
    return stack + use(f"nau-tile-{kind}", 0, -11, 1.05, face, kind) + words(0, HEIGHT / 2 - 8, str(count), voice, 18)
