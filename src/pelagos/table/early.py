"""A game that ends before its end: all agree, or the only person gives up. It is kept as it stands; nobody wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from pelagos.core.game import Game, Verdict
from pelagos.core.nodes import Over
from pelagos.core.score import total
from pelagos.core.state import State
from pelagos.core.text import Text
from pelagos.table.record import Early, Ended, SeatEntry

S = TypeVar("S", bound=State)
REASONS: Final[dict[Early, str]] = {
    "agreed": "face-ended-agreed",
    "resigned": "face-ended-resigned",
    "time": "face-ended-time",
}
"""What each is called, as the reasons of the games are."""
UNDECIDED: Final = Verdict((), finished=False, said=Text("face-verdict-early"))


def may_end(seats: Sequence[SeatEntry], entry: Ended, over: bool) -> bool:
    """Whether a game can end so: all agree on a person's wish, or the only one gives up who is no bot."""
    alone, wanted = sum(not seat.bot for seat in seats) == 1, entry.by
    known = wanted is None or (wanted in range(len(seats)) and not seats[wanted].bot)
    return not over and known and (entry.why == "agreed" or alone)


def stands_still(game: Game[S], state: S, seats: int, why: Early) -> S:
    """The same position with nothing left to ask; the points are those of the moment."""
    after, sheet = state.clone(), game.show.sheet(state)
    after.node = Over(tuple(total(sheet, seat) for seat in range(seats)), REASONS[why])
    return after


def ended_early(state: State) -> bool:
    """Whether a game that is over was not played to its end."""
    return isinstance(state.node, Over) and state.node.reason in REASONS.values()


def verdict_of(game: Game[Any], state: Any) -> Verdict:
    """How a game that is over ended; one that was broken off has no winner and no places."""
    return UNDECIDED if ended_early(state) else game.verdict(state)
