"""[NAU-3.x, 10.x] Rounds and phases: the tiles are laid and chosen, everybody's turn, the ends of phases and rounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import compress
from typing import Final

from pelagos.core.nodes import ONES, Chance, Choice, Option
from pelagos.core.questions import Thought
from pelagos.core.state import replaced
from pelagos.games.nauticus.asking import meanwhile
from pelagos.games.nauticus.bonus import take_bonus
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.ending import final_scoring
from pelagos.games.nauticus.names import ACTION, ACTIONS, NOWHERE, POSITIONS
from pelagos.games.nauticus.state import Nauticus, start_seat
from pelagos.games.nauticus.turns import turn
from pelagos.games.nauticus.verbs import CHOOSE

EMPTY_BOARD: Final = (NOWHERE,) * POSITIONS
ALL_FACE_UP: Final = (True,) * POSITIONS
ALL_ACTIONS: Final = frozenset(range(POSITIONS))
CLOCKWISE: Final = {
    seats: tuple(tuple((turn, (first + i) % seats) for i in range(seats)) for first in range(seats))
    for seats in (2, 3, 4)
}
CHOICES: Final = tuple(map(CHOOSE, ACTIONS))

MUST_CHOOSE: Final = nauticus.reason("must-choose", "NAU-3.3", "NAU-7.1")
TILE_FACE_DOWN: Final = nauticus.reason("tile-face-down", "NAU-3.3")


@nauticus.step
def prepare_round(s: Nauticus) -> None:
    """[NAU-3.2, R20, R25] Turn the wheel to the anchor tile's position, then lay the eight tiles anew."""
    if s.round > 1:
        s.anchor, s.anchor_tile = s.anchor_tile, NOWHERE
    s.layout, s.face_up = EMPTY_BOARD, ALL_FACE_UP
    s.tell("nauticus-round", s.round, s.rounds)
    s.do((lay_tiles, s.anchor), (choose_tile,))


@nauticus.step
def lay_tiles(s: Nauticus, position: int) -> Chance | None:
    """[NAU-3.2] One tile after the other, clockwise from the anchor; each order is equally likely."""
    left, weights = outcomes(ALL_ACTIONS.difference(s.layout))
    if len(left) == 1:
        return tile_laid(s, position, left[0])
    return Chance("action-tiles", left, weights, (tile_laid, position))


@lru_cache(256)
def outcomes(left: frozenset[int]) -> tuple[tuple[Option, ...], tuple[int, ...]]:
    """[NAU-3.2] The tiles that can come next, each as likely as any other; there are 256 such sets."""
    return tuple((ACTIONS[action],) for action in sorted(left)), ONES[len(left)]


@nauticus.step
def tile_laid(s: Nauticus, position: int, drawn: Option) -> None:
    """[NAU-3.2] The drawn tile lies face up at its position."""
    s.layout = replaced(s.layout, position, ACTION[drawn[0]])
    s.tell("nauticus-laid", position, drawn[0])
    if NOWHERE in s.layout:
        s.do((lay_tiles, (position + 1) % POSITIONS))


def why_not_choose(s: Nauticus, action: int) -> str:
    """[NAU-3.3, 3.6] Any tile that still lies face up."""
    return "" if action in face_up_actions(s) else TILE_FACE_DOWN


def face_up_actions(s: Nauticus) -> Iterable[int]:
    """[NAU-3.3] The actions that can still be chosen in this round, clockwise."""
    return compress(s.layout, s.face_up)


@nauticus.question("choose-tile", rule="NAU-3.3", otherwise=meanwhile(MUST_CHOOSE, CHOOSE.name))
def tiles(s: Nauticus, asked: Choice) -> Iterator[Thought]:
    """[NAU-3.3] Every tile of the wheel."""
    for action in s.layout:
        yield CHOICES[action], why_not_choose(s, action)


@nauticus.step
def choose_tile(s: Nauticus) -> Choice:
    """[NAU-3.3] The start player must choose a tile, even if he is going to pass."""
    options = tuple([CHOICES[action] for action in face_up_actions(s)])
    return Choice(start_seat(s), "choose-tile", options, (tile_chosen,))


@nauticus.step
def tile_chosen(s: Nauticus, answer: Option) -> None:
    """[NAU-3.3, 4.1] First the bonus, then the start player's turn, then everybody else's, clockwise."""
    seat = start_seat(s)
    s.chosen = s.layout.index(ACTION[answer[1]])
    s.tell("nauticus-chose", seat, answer[1], s.chosen)
    s.do(*CLOCKWISE[s.seats][seat], (end_phase,))
    take_bonus(s, seat)


@nauticus.step
def end_phase(s: Nauticus) -> None:
    """[NAU-3.5] Turn the tile down, mark the first one with the anchor, hand the figure on."""
    s.face_up = replaced(s.face_up, s.chosen, False)
    if s.phase == 1:
        s.anchor_tile = s.chosen
        s.tell("nauticus-anchor-tile", s.chosen)
    s.chosen = s.turn = NOWHERE
    s.phase += 1
    s.do((end_round,) if s.phase > s.pack.phases else (choose_tile,))


@nauticus.step
def end_round(s: Nauticus) -> None:
    """[NAU-3.6, 10.1] The eighth action stays unused; unflipped pass tiles cost points and are reset."""
    for seat in range(s.seats):
        loss = penalty(s, seat)
        s.tell("nauticus-penalty", seat, loss)
        s.vp = replaced(s.vp, seat, s.vp[seat] - loss)
    s.flipped = (0,) * s.seats
    s.do((final_scoring,) if s.round == s.rounds else (next_round,))


def penalty(s: Nauticus, seat: int) -> int:
    """[NAU-10.1] The sum of the pass tiles that still show their penalty side."""
    return sum(s.pack.penalties[s.flipped[seat] :])


@nauticus.step
def next_round(s: Nauticus) -> None:
    """[NAU-10.2] Advance the round marker; there is no income."""
    s.round, s.phase = s.round + 1, 1
    s.do((prepare_round,))
