"""Tiles of the ocean that were drawn and wait for a slot, as they will lie there."""

from __future__ import annotations

from typing import Final

from pelagos.art.endeavor.icons import gain_words, icon_symbols, icons, icons_width
from pelagos.art.endeavor.scenes import picture_symbols
from pelagos.art.endeavor.tiles import Look, cutting, tile, tile_symbols
from pelagos.art.markup import group, rect, tag, use
from pelagos.art.model import Panel, Piece, Say
from pelagos.art.once import once
from pelagos.art.sea.shelf import WIDTH, panel
from pelagos.core.text import Text
from pelagos.games.endeavor.view import EndeavorView, FoundView

P: Final = "edf"
WIDE: Final = 188.0
HIGH: Final = 166.0
BONUS: Final = 28.0
CUT: Final = f"{P}-tile"


def found_panels(view: EndeavorView, say: Say) -> tuple[Panel, ...]:
    """[EDS-9.3] The drawn tiles side by side, large; face down for those who may not see them; none where none lie."""
    return (_found_panel(view, say),) if view["drawn"] else ()


@once
def _found_panel(view: EndeavorView, say: Say) -> Panel:
    shown, pieces = iter(view["found"]), []
    for place, name in enumerate(view["drawn"]):
        x, y = (place % 2) * (WIDTH - WIDE), (place // 2) * (HIGH + BONUS)
        laid = _face(place, next(shown), say) if name else (_back(place),)
        pieces += [piece._replace(x=x + piece.x, y=y + piece.y) for piece in laid]
    names = tuple(dict.fromkeys(tile["tile"] for tile in view["found"]))
    ground = tag("defs", icon_symbols(P) + tile_symbols(P) + picture_symbols(P, names) + cutting(CUT, WIDE, HIGH))
    rows = -(-len(view["drawn"]) // 2)
    return panel("found", say(Text("art-panel-found")), pieces, rows * (HIGH + BONUS) + 2, ground)


def _face(place: int, found: FoundView, say: Say) -> tuple[Piece, ...]:
    """A tile that is looked at, and under it what its discovery brings."""
    spot = f"drawn-{place}"
    first, *rest = tile(P, found, spot, Look(WIDE, HIGH, CUT), say)
    wide = icons_width(found["discovery"]) + 34
    plate = rect(-wide / 2, -11, wide, 22, "a-pill", 11) + use(f"{P}-discover", 13 - wide / 2, 0, 0.9)
    bonus = plate + icons(P, found["discovery"], 13, 0)
    told = gain_words(found["discovery"], say)
    return (
        first,
        *(piece._replace(spot="") for piece in rest),
        Piece(f"{spot}-bonus", WIDE / 2, HIGH + BONUS / 2 - 1, bonus, "", told),
    )


def _back(place: int) -> Piece:
    """A tile of which only the back is seen."""
    body = rect(2, 2, WIDE - 4, HIGH - 4, "a-back outline", 7)
    return Piece(
        f"drawn-{place}", 0, 0, body + group(use(f"{P}-discover", scale=3), x=WIDE / 2, y=HIGH / 2), f"drawn-{place}"
    )
