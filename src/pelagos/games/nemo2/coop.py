"""[NW2-19.x] The cooperative game: officers, the captain's tile and its hand-over."""

from __future__ import annotations

from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.names import DIE_BOX, FLIP_BOX, MOST_NOTORIETY
from pelagos.games.nemo2.resources import add_ap
from pelagos.games.nemo2.state import Nemo


def test_failed(s: Nemo) -> None:
    """[NW2-19.4] The captain has failed a TEST: the tile passes on when the result is fully applied."""
    s.handover = 1


def threshold_reached(s: Nemo, before: int, reached: int) -> None:
    """[NW2-19.4] Notoriety has reached a threshold not reached before: the tile passes on."""
    boxes = (s.first_box, s.second_box, 26, FLIP_BOX, DIE_BOX, MOST_NOTORIETY)
    if any(before < box <= reached for box in boxes):
        s.handover = 1


def settle_handover(s: Nemo) -> None:
    """[NW2-19.4] A hand-over that is due: the tile goes to the left, the group gains 1 AP."""
    if s.handover and s.seats > 1:
        s.captain = (s.captain + 1) % s.seats
        s.tell("nemo2-captain", s.captain)
        add_ap(s, 1)
    s.handover = 0


@nemo2.step
def offer_handover(s: Nemo) -> None:
    """[NW2-19.5, 20.4] Before the card of a turn is drawn the captain may pass the tile on."""
    s.locked = 0
