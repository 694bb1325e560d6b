"""[NW2-4.x] The turn: Adventure Phase, Placement Phase, Action Phase, until the game ends."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Node
from pelagos.games.nemo2.adventure import draw_card, draw_top
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.coop import offer_handover, settle_handover
from pelagos.games.nemo2.menu import action_phase
from pelagos.games.nemo2.names import ADVENTURE, DIE_BOX
from pelagos.games.nemo2.options import CURRENT_44, RETAIN_ANY_TIME, SEMI
from pelagos.games.nemo2.placement import placement_phase
from pelagos.games.nemo2.state import Nemo


@nemo2.step
def begin_turn(s: Nemo) -> Node | None:
    """[NW2-4.1, 8.4, 19.4, 20.3] Three phases in order; what belonged to the last turn is forgotten."""
    if s.handover:
        settle_handover(s)
    s.turn += 1
    s.phase = ADVENTURE
    s.lull = s.ap_cut = s.no_ap = s.skip_action = 0
    if s.flags & SEMI:
        s.immune = 0
    if s.flags & CURRENT_44:
        s.extra_die = int(s.notoriety >= DIE_BOX)
    if s.events is not None:
        s.tell("nemo2-turn", s.turn)
    s.agenda = (PLACING, (ACTING, (NEXT_TURN, s.agenda)))
    if s.seats == 1:
        return draw_card(s) if s.flags & RETAIN_ANY_TIME else draw_top(s)
    if s.locked:
        s.locked = 0
    s.agenda = ((draw_card,), ((settle_handover,), s.agenda))
    return offer_handover(s, 0)


PLACING: Final = (placement_phase,)
ACTING: Final = (action_phase,)
NEXT_TURN: Final = (begin_turn,)


@nemo2.step
def play_turn(s: Nemo) -> None:
    """[NW2-26] The Placement and Action Phase of the turn in which the finale was drawn."""
    s.do(PLACING, ACTING)
