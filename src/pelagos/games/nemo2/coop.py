"""[NW2-19.1, 19.4, 19.5] The cooperative game: the captain's tile and how it is handed over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pelagos.core.nodes import ONES, Chance, Choice, Node, Option, Step, make_choice
from pelagos.core.questions import Thought
from pelagos.games.nemo2 import semicoop, shared_decisions
from pelagos.games.nemo2.asking import allowed, always, another, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.names import DIE_BOX, FLIP_BOX, MOST_NOTORIETY, SEAT_LETTERS, THREAT_LEVELS
from pelagos.games.nemo2.options import RELINQUISH_LOCK, SEMI
from pelagos.games.nemo2.resources import add_ap
from pelagos.games.nemo2.seats import DUTY_OF, holder
from pelagos.games.nemo2.shared_decisions import ROUNDS, ask_captain
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.verbs import CAPTAIN, DRAW_LOTS, KEEP, PASS_TILE

__all__ = ["semicoop", "settle_handover", "shared_decisions", "test_failed", "threshold_reached"]

FIRST_CAPTAIN: Final = tuple(map(CAPTAIN, SEAT_LETTERS))
BEGIN_SOMETHING: Final = frozenset(("continue-attack", "pursuit-order", "uprising-order", "white-pair"))
"""[NW2-19.4] Questions that show that all before them is fully applied; a new TEST, action or PLACE shows it too."""


NO_SUCH_PLAYER: Final = nemo2.reason("no-such-player", "NW2-19.1", code="E_PLAYERS")


@question("first-captain", "NW2-19.1", otherwise=another(CAPTAIN, NO_SUCH_PLAYER))
def first_captains(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-19.1] One of those who play, or a lot."""
    return allowed(*FIRST_CAPTAIN[: s.seats], DRAW_LOTS)


@nemo2.step
def choose_first_captain(s: Nemo) -> Choice:
    """[NW2-19.1, 20.2, D38] The group names the first captain or draws lots; semi-co-op officers take their gems."""
    if s.flags & SEMI:
        s.glory_gems = tuple(s.pack.officers[s.seats][officer].gems for officer in s.officers)
        s.gems_left -= sum(s.glory_gems)
    return first_captains.put(s, 0, (first_captain_chosen,))


@nemo2.step
def first_captain_chosen(s: Nemo, answer: Option) -> Chance | None:
    """[NW2-19.1] The tile lies before a player."""
    if answer == DRAW_LOTS:
        return Chance("captain", FIRST_CAPTAIN[: s.seats], ONES[s.seats], (first_captain_chosen,))
    give_tile(s, SEAT_LETTERS.index(answer[1]))
    return None


def give_tile(s: Nemo, seat: int) -> None:
    """[NW2-19.2] This seat is the captain from now on."""
    s.captain = seat
    if s.events is not None:
        s.tell("nemo2-captain", seat)


@nemo2.step
def ask_table(s: Nemo, decision: str, options: tuple[Option, ...], then: Step) -> Node | None:
    """[NW2-19.2, 19.3, 19.6] Put a question to the officer, the owners or the captain, whoever it belongs to."""
    if s.handover and decision in BEGIN_SOMETHING:
        settle_handover(s)
    if decision in DUTY_OF:
        return make_choice((holder(s, DUTY_OF[decision]), decision, options, then))
    if decision in ROUNDS:
        return ROUNDS[decision](s, options, then)
    return ask_captain(s, decision, options, then)


def test_failed(s: Nemo) -> None:
    """[NW2-19.4] The captain has failed a TEST: the tile passes on when the result is fully applied."""
    s.handover = 1


def threshold_reached(s: Nemo, before: int, reached: int) -> None:
    """[NW2-19.4, D22] Notoriety has reached a threshold not reached before and not fatal: the tile passes on."""
    boxes = (s.first_box, s.second_box, THREAT_LEVELS[0], FLIP_BOX, DIE_BOX, MOST_NOTORIETY)
    for box in boxes:
        if before < box <= reached:
            s.handover = 1


@nemo2.step
def settle_handover(s: Nemo) -> None:
    """[NW2-19.4, Q13] A hand-over that is due, once for however many reasons: to the left, and 1 AP for the group."""
    if s.handover and s.seats > 1:
        give_tile(s, (s.captain + 1) % s.seats)
        add_ap(s, 1)
    s.handover = 0


@nemo2.step
def offer_handover(s: Nemo, passed: int) -> Node | None:
    """[NW2-19.5, 20.4, D23] Before the card of a turn is drawn the captain may pass the tile on, each player once."""
    if s.locked or passed == s.seats:
        return None
    offer = OFFER_TILE[s.captain][passed]
    return ask_captain(s, *offer[1:]) if s.flags & SEMI else offer


@nemo2.step
def handover_answered(s: Nemo, passed: int, answer: Option) -> Node | None:
    """[NW2-19.5, 20.4] To the left, without action points; with the lock the receiver must keep the tile this turn."""
    if answer == KEEP:
        return None
    if s.flags & (RELINQUISH_LOCK | SEMI):
        s.locked = 1
    if s.flags & SEMI:
        s.do((tile_passed,), (offer_handover, passed + 1))
        return semicoop.ask_gem_reward(s)
    tile_passed(s)
    return offer_handover(s, passed + 1)


HANDOVER_ASKED: Final = always("captain-handover", "NW2-19.5", KEEP, PASS_TILE)
OFFER_TILE: Final = tuple(
    tuple(Choice(captain, *HANDOVER_ASKED, (handover_answered, passed)) for passed in range(len(SEAT_LETTERS)))
    for captain in range(len(SEAT_LETTERS))
)
"""[NW2-19.5] What each captain is asked after so many have passed the tile on in a turn."""


@nemo2.step
def tile_passed(s: Nemo) -> None:
    """[NW2-19.5] The neighbour on the left is captain."""
    give_tile(s, (s.captain + 1) % s.seats)
