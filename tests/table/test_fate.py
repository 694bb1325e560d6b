"""Where luck comes from."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Chance
from pelagos.table.fate import Fair, Fate, Manual, Prepared, Scripted, Seeded, commitment_to, drawn

DIE = Chance("die", tuple((face,) for face in range(1, 7)), (1,) * 6, (print,))


def test_a_seed_gives_the_same_luck_on_every_machine() -> None:
    """Fixed values: they must never change, or old records no longer verify."""
    assert [drawn("pelagos", DIE, nth)[0] for nth in range(10)] == [3, 3, 3, 6, 3, 1, 5, 3, 2, 1]


def test_streams_are_independent() -> None:
    other = DIE._replace(ask="other")
    assert [drawn("s", DIE, n) for n in range(20)] != [drawn("s", other, n) for n in range(20)]


def test_weights_are_kept() -> None:
    loaded = Chance("coin", (("heads",), ("tails",)), (3, 1), (print,))
    counts = Counter(drawn("s", loaded, nth)[0] for nth in range(4000))
    assert 2850 < counts["heads"] < 3150


@given(st.text(), st.integers(0, 1000))
def test_only_possible_outcomes_are_drawn(seed: str, nth: int) -> None:
    assert drawn(seed, DIE, nth) in DIE.options


def test_a_fair_seed_is_committed_to_and_differs_each_time() -> None:
    one, two = Fair(), Fair()
    assert one.seed != two.seed
    assert one.commitment == commitment_to(one.seed) == Fair(one.seed).commitment


def test_a_manual_table_waits() -> None:
    fate: Fate = Manual()
    assert fate.pick(DIE, 0) is None


def test_a_script_is_strict() -> None:
    script = Scripted(["4", "9"])
    assert script.pick(DIE, 0) == (4,)
    with pytest.raises(PelagosError, match="error-script-outcome"):
        script.pick(DIE, 1)
    with pytest.raises(PelagosError, match="error-script-empty"):
        Scripted([]).pick(DIE, 0)


def test_seeded_luck_is_what_the_seed_draws() -> None:
    assert Seeded("s").pick(DIE, 3) == drawn("s", DIE, 3)


def test_what_is_laid_out_comes_first_and_then_the_seed_decides() -> None:
    prepared, seeded = Prepared("7", {"die": ["6", "6"]}), Seeded("7")
    assert [prepared.pick(DIE, nth) for nth in range(2)] == [(6,), (6,)]
    assert [prepared.pick(DIE, nth) for nth in range(2, 9)] == [seeded.pick(DIE, nth) for nth in range(2, 9)]


def test_what_cannot_come_up_is_passed_over() -> None:
    assert Prepared("7", {"die": ["9"]}).pick(DIE, 0) == Seeded("7").pick(DIE, 0)
