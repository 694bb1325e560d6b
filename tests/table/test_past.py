"""The position at any version is what a whole replay up to there comes to, also of what was taken back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pelagos.core.nodes import Choice
from pelagos.core.settings import parse_settings
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.past import course, position_at
from pelagos.table.record import SeatEntry
from pelagos.table.replay import replayed
from pelagos.table.table import KEPT_EVERY, KEPT_LAST, Table


def practice(game_key: str) -> Table[Any]:
    """A table at which everything can be taken back."""
    game = find_game(game_key)
    settings = parse_settings(game.settings, {})
    seats = [SeatEntry(f"P{seat}", "me") for seat in range(int(settings[game.seats_setting]))]
    return open_table(game, settings, seats, Seeded("3"), load_pack(game), practice=True)


def back_and_forth(game_key: str, moves: int) -> Table[Any]:
    """Answers at random, and many of them taken back."""
    table, rng = practice(game_key), Random(3)
    for _ in range(moves):
        node = table.node
        if not isinstance(node, Choice):
            return table
        table.submit(node.seat, [rng.choice(node.options)], table.version)
        if rng.random() < 0.5 and not table.why_no_undo(node.seat):
            table.undo(node.seat, table.version)
    return table


@pytest.mark.parametrize("game", NAMES)
def test_every_position_is_that_of_a_replay(game: str) -> None:
    table = back_and_forth(game, 25)
    for version in range(0, table.version + 1, 3):
        again = replayed(table.game, table.lines(), load_pack(table.game), until=version)
        assert position_at(table, version) == again.state


@pytest.mark.parametrize("game", NAMES)
def test_most_positions_are_not_kept_and_come_again_all_the_same(game: str) -> None:
    """A few hundred answers, then all of them taken back, one after the other, unless the game has come to its end."""
    table, rng, stood = practice(game), Random(4), []
    while isinstance(node := table.node, Choice) and len(table.moments) < 3 * KEPT_EVERY:
        stood.append((len(table.moments), table.state))
        table.submit(node.seat, [rng.choice(node.options)], table.version)
    kept = sum(moment.state is not None for moment in table.moments)
    assert kept <= KEPT_LAST + len(table.moments) // KEPT_EVERY + 1 < len(table.moments) // 4
    reached = [table.begin, *(moment.state for moment in course(table))]
    assert all(reached[place] == table.position(place) == state for place, state in stood)
    while stood and not table.scores():
        state = stood.pop()[1]
        table.undo(state.node.seat, table.version)
        assert table.state == state


def test_a_long_record_of_answers_and_undos_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """[J3] One step is played for a position that one answer led to, however many were taken back before."""
    table = back_and_forth("nauticus", 1)
    while table.version < 400:
        node = table.node
        assert isinstance(node, Choice)
        table.submit(node.seat, [node.options[0]], table.version)
        table.undo(node.seat, table.version)
    played: list[int] = []
    known = Table.followed

    def counted(table: Table[Any], state: Any, entry: Any) -> Any:
        played.append(entry.n)
        return known(table, state, entry)

    monkeypatch.setattr(Table, "followed", counted)
    position_at(table, table.version - 1)
    assert len(played) <= 5
    position_at(table, table.version - 1)
    assert len(played) <= 5
