"""Random play, whatever fate is asked."""

from __future__ import annotations

from random import Random

import pytest

from pelagos.core.nodes import MOST_ONES, ONES, Chance, Option, Over, shared
from pelagos.core.playing import play_at_random
from pelagos.core.rulebook import Rulebook
from pelagos.core.state import State

book: Rulebook[State] = Rulebook()


@book.step
def drawn(s: State, lot: Option) -> Over:
    """The lot is the score."""
    return Over((int(lot[0]),), "drawn")


@pytest.mark.parametrize("weights", [ONES[3], (1,) * 3, shared((1, 0, 2)), (1,) * MOST_ONES, (1,) * 1000])
def test_fate_may_have_any_number_of_outcomes(weights: tuple[int, ...]) -> None:
    """Those that are known by sight, others like them, and more than are known."""
    seen, rng = set[int](), Random(1)
    for _ in range(40):
        s = State()
        s.events, s.agenda = None, ()
        s.node = Chance("lot", tuple((str(lot),) for lot in range(len(weights))), weights, (drawn,))
        assert play_at_random(book, s, rng.random, 10) == 0
        assert isinstance(s.node, Over)
        seen.add(s.node.scores[0])
    assert len(seen) > 1
    assert all(weights[lot] for lot in seen)
