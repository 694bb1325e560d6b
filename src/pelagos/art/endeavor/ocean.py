"""The ocean of Endeavor: Deep Sea: light at the surface and dark below, what was discovered in it, and the vessels."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from pelagos.art.endeavor.grid import LEFT, TOP, WIDTH, Grid, grid_of
from pelagos.art.endeavor.icons import icon_symbols
from pelagos.art.endeavor.scenes import fading, picture_symbols, places, scenes
from pelagos.art.endeavor.tiles import HEAD, Look, cutting, plan, plate, tile, tile_symbols
from pelagos.art.fitting import fitted
from pelagos.art.markup import circle, home, number, path, scaled, scenery, tag, words
from pelagos.art.model import Piece, Say
from pelagos.art.once import once
from pelagos.art.style import sign
from pelagos.core.text import text
from pelagos.games.endeavor.view import EndeavorView, ZoneView

P: Final = "ed"
VESSEL: Final = 44.0
DRAUGHT: Final = 23.0
NARROW: Final = 110.0
"""A column that is narrower than this says its letter only."""
SIGHT: Final = 34.0
"""How much free water above the sockets of a tile it takes for vessels to float there."""


class Mooring(NamedTuple):
    """A part of a tile where vessels lie."""

    x: float
    y: float
    wide: float
    high: float

    def berth(self, place: int, count: int) -> tuple[float, float, float]:
        """The middle of one of so many vessels, and how large it is."""
        upright = self.high > self.wide
        across, down = (1, count) if upright else (count, 1)
        scale = min(1.25, (self.wide - 4) / (across * VESSEL), self.high / (down * DRAUGHT))
        off = place - (count - 1) / 2
        x, y = self.x + self.wide / 2, self.y + self.high / 2
        return (x, y + off * DRAUGHT * scale, scale) if upright else (x + off * VESSEL * scale, y, scale)


@cache
def ocean_ground() -> str:
    """What everything in the ocean is drawn with."""
    return tag("defs", icon_symbols(P) + tile_symbols(P) + picture_symbols(P, places()))


def ocean_pieces(view: EndeavorView, say: Say) -> tuple[Piece, ...]:
    """The water, ghosts of a tile that waits for its slot, the zones with their discs, then all vessels."""
    grid = grid_of(view)
    water = Piece("water", 0, 0, scenery(_water(grid, say)))
    zones = chain.from_iterable(_zone(grid, zone, say) for zone in view["zones"])
    found = frozenset(zone["slot"] for zone in view["zones"])
    ghosts = _ghosts(grid, found, tuple(name for name in view["drawn"] if name))
    moorings = {zone["slot"]: _mooring(grid, zone) for zone in view["zones"]}
    vessels = _vessels([seat["vessels"] for seat in view["seats"]], view["viewer"], moorings, grid)
    return (water, *ghosts, *zones, *vessels)


@once
def _water(grid: Grid, say: Say) -> str:
    """Light that falls from the surface, depths that darken, the scale at the left, and every slot."""
    bottom, deep = grid.ys[-1], number(grid.ys[-1] - TOP)
    shaft = fading(f"{P}-shaft", ((0.0, 7), (0.75, 8)))
    parts = [tag("defs", _dusk(grid) + shaft + cutting(f"{P}-tile", grid.wide, grid.high))]
    parts.append(tag("rect", x=LEFT, y=TOP, width=WIDTH - LEFT, height=bottom - TOP, fill=f"url(#{P}-dusk)"))
    for x, wide in ((0.08, 60), (0.3, 34), (0.47, 74), (0.7, 40), (0.86, 66)):
        left = LEFT + x * (WIDTH - LEFT)
        shape = f"M{number(left)} {TOP}h{wide}L{number(left + wide * 0.5)} {number(bottom)}h-{number(wide * 1.6)}Z"
        parts.append(tag("path", d=shape, fill=f"url(#{P}-shaft)"))
    parts.append(path(f"M{LEFT} {TOP}" + "q10 -6 20 0t20 0" * 24, "a-crest"))
    parts += [_depth(grid, depth) for depth in range(1, grid.depths + 1)]
    parts += [_column(grid, column, say) for column in grid.columns]
    parts.append(path(f"M{LEFT - 4} {TOP}v{deep}", "a-line"))
    slots = [f"{column}{depth}" for column in grid.columns for depth in range(1, grid.depths + 1)]
    return "".join([*parts, *(_slot(grid, slot) for slot in slots)])


def _dusk(grid: Grid) -> str:
    """The colour of each depth in the middle of its row, and the abyss below all."""
    high = grid.ys[-1] - TOP
    middles = [(grid.ys[row] + grid.ys[row + 1]) / 2 for row in range(grid.depths)]
    stops = ((0.0, 1), *(((y - TOP) / high, row + 1) for row, y in enumerate(middles)), (1.0, 6))
    return fading(f"{P}-dusk", stops)


def _depth(grid: Grid, depth: int) -> str:
    """A depth on the scale at the left."""
    top, high = grid.ys[depth - 1], grid.ys[depth] - grid.ys[depth - 1]
    said = words(13, top + high / 2 + 8, str(depth), "a-depthmark", min(24.0, high * 0.6))
    ticks = "".join(f"M{LEFT - 8} {number(top + high * k / 4)}h4" for k in (1, 2, 3))
    return said + path(f"M{LEFT - 12} {number(top)}h8{ticks}", "a-line")


def _column(grid: Grid, column: str, say: Say) -> str:
    """The name of a column over it."""
    x, wide = grid.corner(f"{column}1")[0], grid.size(f"{column}1")[0]
    said = say(text("art-column", letter=column)) if wide > NARROW else column
    return fitted(x + wide / 2, TOP - 10, said, "a-caps", 13, wide - 6)


def _slot(grid: Grid, slot: str) -> str:
    """Empty water that can be pointed at."""
    (x, y), (wide, high) = grid.corner(slot), grid.size(slot)
    shape = f"M{number(x + 3)} {number(y + 3)}h{number(wide - 6)}v{number(high - 6)}h{number(6 - wide)}Z"
    return path(shape, "a-emptyslot", data_spot=f"zone-{slot}")


@once
def _ghosts(grid: Grid, found: frozenset[str], drawn: tuple[str, ...]) -> tuple[Piece, ...]:
    """What a slot below a known zone would look like with a tile that was drawn for its depth."""
    pieces = []
    for name in reversed(drawn):
        depth = scenes()[name].depth
        for column in grid.columns:
            slot, above = f"{column}{depth}", f"{column}{depth - 1}"
            if slot not in found and (depth == 1 or above in found):
                (x, y), (wide, high) = grid.corner(slot), grid.size(slot)
                cut = f"{P}-ghost-{slot}"
                body = cutting(cut, wide, high) + tag("g", plate(P, name, wide, high, cut), class_="a-ghost")
                pieces.append(Piece(f"ghost-{slot}", x, y, body))
    return tuple({piece.key: piece for piece in pieces}.values())


@once
def _zone(grid: Grid, zone: ZoneView, say: Say) -> tuple[Piece, ...]:
    """A tile in its slot."""
    x, y = grid.corner(zone["slot"])
    look = Look(grid.wide, grid.high, f"{P}-tile", zone["finder"], zone["slot"])
    laid = tile(P, zone, f"zone-{zone['slot']}", look, say)
    return tuple(piece._replace(x=x + piece.x, y=y + piece.y) for piece in laid)


def _mooring(grid: Grid, zone: ZoneView) -> Mooring:
    """Where vessels lie in a zone: in the open water over its sockets, beside them, or along the lower edge."""
    laid = plan(len(zone["spaces"]), grid.wide, grid.high, bool(zone["links"]))
    if laid.sight >= SIGHT:
        return Mooring(0, HEAD, grid.wide, laid.sight)
    if laid.strip:
        return Mooring(0, HEAD, laid.strip, grid.high - HEAD)
    return Mooring(0, grid.high - 22, grid.wide, 22)


@once
def _vessels(
    vessels: list[list[str]], viewer: int | None, moorings: dict[str, Mooring], grid: Grid
) -> tuple[Piece, ...]:
    """Every vessel in its zone, side by side or one below the other; whoever looks is at home where his own are."""
    pieces: list[Piece] = []
    afloat = Counter(chain.from_iterable(vessels))
    taken: dict[str, int] = {}
    for seat, owned in enumerate(vessels):
        for own, slot in enumerate(owned):
            x, y = grid.corner(slot)
            place = taken[slot] = taken.get(slot, -1) + 1
            dx, dy, scale = moorings.get(slot, Mooring(0, 0, grid.wide, HEAD)).berth(place, afloat[slot])
            drawn = scaled(vessel(seat), scale)
            body = home(drawn) if viewer in (seat, None) else drawn
            pieces.append(Piece(f"vessel-{seat}-{own}", x + dx, y + dy, body, f"zone-{slot}", slot))
    return tuple(pieces)


@cache
def vessel(seat: int) -> str:
    """A submarine in the colour of its seat, with its letter, a bow of glass and its lamp lit."""
    body = path("M15 1L34 -6V10Z", "a-v-beam") + path(sign("submarine"), f"a-seat-{'abcd'[seat]}")
    return body + circle(11, 1.5, 2.6, "a-v-window") + words(-1, 6.5, "ABCD"[seat], "a-onseat", 12)
