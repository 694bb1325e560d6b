"""A decision is blamed for what it gave away by what its seat knew, and only where that is proven."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.analysis.blame import Comparison
from pelagos.analysis.deeds import Deed, deeds_of
from pelagos.analysis.findings import Judged
from pelagos.analysis.sums import Analysis, proven
from pelagos.analysis.work import look_at
from pelagos.bots.search.guide import guide_of
from pelagos.bots.search.values import sober_judge
from pelagos.core.nodes import Chance, Over
from pelagos.games.nemo2.names import LOST
from pelagos.table.table import Table
from tests.analysis.games import bots_played
from tests.bots.table import practice

WORK = 120


def decisions_of(table: Table[Any]) -> list[Deed]:
    return [deed for deed in deeds_of(table) if not deed.is_fate]


def given_away(bot: str, answers: int = 18) -> float:
    table, _ = bots_played("nemo1", (bot,), answers)
    found = Analysis(1, [look_at(table, deed, WORK) for deed in decisions_of(table)])
    return found.sums()[0].given.points


def test_a_copy_of_a_bot_gives_itself_almost_no_blame() -> None:
    """The captain thinks as much as the analysis, with other luck; whoever answers at random is blamed for much."""
    assert given_away(f"captain:work={WORK}") < 1.5
    assert given_away("random") > 4


def test_only_what_the_seat_knew_counts() -> None:
    """Lines are compared in positions that look the same to the seat, with other tiles where it may not look."""
    table, _ = bots_played("endeavor", ("random", "random"), 120)
    observe, differed = table.game.visible.observe, 0
    for deed in decisions_of(table)[40:50]:
        compared = Comparison(table.game, deed, {})
        imagined = [compared.imagined(sample) for sample in range(3)]
        differed += any(one != deed.state for one in imagined)
        seat = deed.state.node.seat
        assert all(observe(one, seat) == observe(deed.state, seat) for one in imagined)
    assert differed > 5


def test_what_a_deadline_cuts_off_is_not_judged() -> None:
    table, _ = bots_played("nemo1", ("random",), 30)
    found = [look_at(table, deed, WORK, 0.0) for deed in decisions_of(table)]
    assert any(one.cut for one in found)
    assert not proven([one for one in found if isinstance(one, Judged)])


def judgement(version: int, lost: float, error: float) -> Judged:
    return Judged(version, 0, "turn", "stop", ("go",), lost, error, 30)


def test_many_looked_at_make_some_look_bad_by_chance() -> None:
    """One in a hundred lies two errors off by itself; alone it would be blamed."""
    alone, crowd = [judgement(1, 2.2, 1.0)], [judgement(number, 0.1, 1.0) for number in range(2, 100)]
    assert proven(alone) == alone
    assert proven(alone + crowd) == []
    worse = [judgement(1, 9.0, 1.0)]
    assert proven(worse + crowd) == worse


def test_what_is_too_little_is_nothing() -> None:
    assert proven([judgement(1, 0.05, 0.001)]) == []
    assert proven([judgement(1, -3.0, 0.1)]) == []


@pytest.mark.parametrize("game", ["nauticus", "nemo1"])
def test_fate_is_never_to_blame(game: str) -> None:
    table, _ = bots_played(game, ("random",) * (2 if game == "nauticus" else 1), 20)
    for deed in deeds_of(table):
        assert deed.is_fate == isinstance(deed.state.node, Chance)
        assert len(deed.state.node.options) > 1


def test_where_ruin_was_learned_the_analysis_does_not_dread_it() -> None:
    """A defeat of Nemo's War 2e counts as it was learned, not as the bot fears it; elsewhere the guide tells."""
    lost = practice("nemo2").begun()
    lost.phase, lost.node = LOST, Over((0,), "nemo2-defeat-nemo")
    assert guide_of("nemo2").standing(lost, 0) < sober_judge("nemo2")(lost, 0) < 0
    assert sober_judge("nauticus") == guide_of("nauticus").standing
    assert sober_judge("nemo1") == guide_of("nemo1").standing


def test_a_master_gives_itself_hardly_any_blame_by_learned_values() -> None:
    def lost(bot: str) -> float:
        table, _ = bots_played("nemo2", (bot,), 40)
        return Analysis(1, [look_at(table, deed, WORK) for deed in decisions_of(table)]).sums()[0].given.points

    assert lost(f"master:work={WORK}") < lost("random") / 4
