"""[NAU section 1.13] What must hold in every position of Nauticus."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Final

from pelagos.games.nauticus.fields import FIELDS
from pelagos.games.nauticus.names import CRESTS, CROWN, EMPTY, FIRST_GOOD, GOODS, NOWHERE, POSITIONS, TILES
from pelagos.games.nauticus.ships import ship
from pelagos.games.nauticus.state import Nauticus

REMEMBERED: Final = 1 << 12
SHAPES = {
    tuple(shape.split("+"))
    for shape in (
        "one-ship", "bow", "middle", "stern", "bow+middle", "middle+middle", "middle+stern",
        "bow+middle+middle", "middle+middle+stern", "bow+stern", "bow+middle+stern", "bow+middle+middle+stern",
    )
}  # fmt: skip


def broken(s: Nauticus) -> list[str]:
    """Every invariant that does not hold, in words for whoever wrote the rule or the position."""
    if wrong := FIELDS.broken(s):
        return wrong
    problems = [*_conserved(s), *_board(s), *_phases(s)]
    for seat in range(s.seats):
        problems += _seat(s, seat)
    return problems


def _conserved(s: Nauticus) -> list[str]:
    """[NAU-1.2] Invariant 1: stock, warehouses, yards and delivered piles hold every tile exactly once."""
    owned = [*chain.from_iterable(s.warehouse)]
    for text in chain.from_iterable(s.yards):
        owned += ship(text).tiles
    problems = []
    for tile, name in enumerate(TILES):
        elsewhere = owned.count(tile)
        if tile >= FIRST_GOOD:
            elsewhere += sum(pile[tile - FIRST_GOOD] for pile in s.delivered)
        if s.stock[tile] < 0 or s.stock[tile] + elsewhere != s.pack.counts[tile]:
            problems.append(
                f"{name}: {s.pack.counts[tile]} exist, but {s.stock[tile]} are in stock and {elsewhere} with players"
            )
    return problems


def _board(s: Nauticus) -> list[str]:
    """[NAU-3.5, 3.6] Invariant 5: every finished phase turned one tile, the first put the anchor tile down."""
    laid = [action for action in s.layout if action != NOWHERE]
    problems = []
    if len(set(laid)) != len(laid):
        problems.append("layout: an action lies twice")
    if not 0 <= s.anchor < POSITIONS:
        problems.append("anchor: not a position of the board")
    down = s.face_up.count(False)
    if down != s.phase - 1:
        problems.append(f"face_down: phase {s.phase} follows {s.phase - 1} turned tiles, not {down}")
    if down and (s.anchor_tile == NOWHERE or s.face_up[s.anchor_tile]):
        problems.append("anchor_tile: it lies on the tile that was turned first in this round")
    if not down and s.anchor_tile != NOWHERE:
        problems.append("anchor_tile: none lies on the board before the first phase has ended")
    if s.chosen != NOWHERE and not s.face_up[s.chosen]:
        problems.append("chosen: that tile is face down")
    return problems


def _phases(s: Nauticus) -> list[str]:
    """[NAU-3.1] Rounds and phases stay within the game."""
    problems = []
    if not 1 <= s.round <= s.rounds:
        problems.append(f"round: there are rounds 1 to {s.rounds}")
    if not 1 <= s.phase <= s.pack.phases + 1:
        problems.append(f"phase: there are phases 1 to {s.pack.phases}")
    return problems


def _seat(s: Nauticus, seat: int) -> list[str]:
    """Invariants 2 to 4 for one seat."""
    problems = []
    load = sum(s.pack.spaces[tile] for tile in s.warehouse[seat])
    if load > s.pack.warehouse:
        problems.append(f"warehouse: seat {seat} stores {load} of {s.pack.warehouse} spaces")
    if load != s.load[seat] or list(s.warehouse[seat]) != sorted(s.warehouse[seat]):
        problems.append(f"warehouse: seat {seat} has a wrong load or order")
    if s.taler[seat] < 0 or s.workers[seat] < 0:
        problems.append(f"seat {seat} owns less than nothing")
    if not 0 <= s.flipped[seat] <= len(s.pack.penalties):
        problems.append(f"flipped: seat {seat} has {len(s.pack.penalties)} pass tiles")
    if min(s.delivered[seat]) < 0:
        problems.append(f"delivered: seat {seat} has delivered less than nothing")
    for text in s.yards[seat]:
        problems += [f"ship {text!r} of seat {seat}: {what}" for what in _ship(text)]
    return problems


@lru_cache(REMEMBERED)
def _ship(text: str) -> tuple[str, ...]:
    """[NAU-6.5, 6.8, 6.9] A legal shape, masts under sails, one crest."""
    found, problems = ship(text), []
    if tuple(cell.part for cell in found.cells) not in SHAPES:
        problems.append("not a shape that can be built")
    crests = {EMPTY, CROWN, *CRESTS}
    if any(cell.mast not in crests or cell.sail not in crests for cell in found.cells):
        problems.append("an unknown crest")
    if any(cell.good not in {EMPTY, *GOODS} for cell in found.cells):
        problems.append("an unknown good")
    if any(cell.sail != EMPTY and cell.mast == EMPTY for cell in found.cells):
        problems.append("a sail without a mast")
    if len({crest for cell in found.cells for crest in (cell.mast, cell.sail)} - {EMPTY, CROWN}) > 1:
        problems.append("two crests")
    if found.finished != (found.closed and all(cell.sail != EMPTY for cell in found.cells)):
        problems.append("wrongly counted as finished")
    return tuple(problems)
