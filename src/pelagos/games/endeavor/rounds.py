"""[EDS-4, 17] Rounds: preparation in turn order, the action phase, and the end of the game."""

from __future__ import annotations

from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.coop import reveal_card
from pelagos.games.endeavor.ending import final_scoring
from pelagos.games.endeavor.names import COMPETITIVE, ROUNDS, SOLO, SOLO_ROUNDS
from pelagos.games.endeavor.preparation import prepare
from pelagos.games.endeavor.state import IDLE, Endeavor, in_order
from pelagos.games.endeavor.turns import action_phase


def rounds_of(s: Endeavor) -> int:
    """[EDS-4.1, 19.4] Six rounds, seven alone."""
    return SOLO_ROUNDS if s.mode == SOLO else ROUNDS


@endeavor.step
def begin_round(s: Endeavor) -> None:
    """[EDS-4.1, 4.2, 2.10] A co-op card, then everybody's preparation in turn order, then the action phase."""
    s.round += 1
    s.stage = IDLE
    s.tell("endeavor-round", s.round, rounds_of(s))
    s.do(*((prepare, seat) for seat in in_order(s, s.wave)), (action_phase,))
    if s.mode != COMPETITIVE:
        s.do((reveal_card,))


@endeavor.step
def end_round(s: Endeavor) -> None:
    """[EDS-17.1, 17.2] Nothing is discarded; the Wave goes to the left, or the game ends."""
    s.stage = IDLE
    if s.round >= rounds_of(s):
        s.do((final_scoring,))
        return
    s.wave = (s.wave + 1) % s.seats
    s.tell("endeavor-wave", s.wave)
    s.do((begin_round,))
