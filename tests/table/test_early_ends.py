"""A game that ends before its end, and seats that people leave: entries of the record that every replay understands."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.core.errors import PelagosError, Refused
from pelagos.core.nodes import Over
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.table.early import ended_early, verdict_of
from pelagos.table.fate import Fair, Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import Ended, Line, Replacement, Result, SeatEntry, Why, read_line, write_line
from pelagos.table.replay import replayed
from pelagos.table.table import Table
from tests.table.test_replacing import answer

ADA, BEN = SeatEntry("Ada", "me"), SeatEntry("Ben", "me")
GREEDY = SeatEntry("Greedy", "bot:greedy")


def opened(key: str, *seats: SeatEntry) -> Table[Any]:
    game = find_game(key)
    settings = {setting.key: setting.default for setting in game.settings} | {game.seats_setting: len(seats)}
    return open_table(game, settings, seats, Seeded("1"), load_pack(game))


def again(found: Table[Any]) -> Table[Any]:
    lines: list[Line] = [read_line(write_line(line)[:-1], n) for n, line in enumerate(found.lines(), start=1)]
    return replayed(found.game, lines, load_pack(found.game))


@pytest.mark.parametrize("key", NAMES)
def test_any_game_can_end_by_agreement_and_nobody_wins(key: str) -> None:
    number = int({setting.key: setting.default for setting in find_game(key).settings}[find_game(key).seats_setting])
    found = opened(key, *[SeatEntry(f"P{seat}", "me") for seat in range(number)])
    answer(found)
    found.end("agreed", 0, found.version)
    assert isinstance(found.node, Over)
    assert (found.node.reason, len(found.node.scores)) == ("face-ended-agreed", number)
    assert ended_early(found.state)
    assert verdict_of(found.game, found.state).winners == ()
    last = found.lines()[-1]
    assert isinstance(last, Result)
    assert (last.winners, last.ranks) == ((), ())
    assert again(found).state == found.state
    assert found.why_no_undo(0) == "undo-over"


def test_a_fair_game_reveals_its_seed_when_all_have_agreed() -> None:
    game = find_game("nauticus")
    found = open_table(game, {"players": 2}, [ADA, BEN], Fair("secret"), load_pack(game))
    found.end("agreed", None, found.version)
    last = found.lines()[-1]
    assert isinstance(last, Result)
    assert last.seed == "secret"
    assert again(found).scores() == found.scores()


def test_a_voyage_alone_is_given_up() -> None:
    found = opened("nemo2", ADA)
    found.end("resigned", 0, found.version)
    assert again(found).node.reason == "face-ended-resigned"  # type: ignore[union-attr]


@pytest.mark.parametrize(("why", "by"), [("resigned", 0), ("time", None)])
def test_the_only_person_among_bots_gives_up(why: Any, by: int | None) -> None:
    found = opened("nauticus", GREEDY, ADA) if by is None else opened("nauticus", ADA, GREEDY)
    found.end(why, by, found.version)
    assert again(found).scores() == found.scores()


@pytest.mark.parametrize(("why", "by"), [("resigned", 0), ("time", None), ("agreed", 2), ("agreed", 3)])
def test_an_end_that_cannot_be_is_refused(why: Any, by: int | None) -> None:
    """One of several people who gives up ends nothing, and a bot does not propose the end."""
    found = opened("nauticus", ADA, BEN, GREEDY)
    with pytest.raises(Refused, match="error-seat-changed"):
        found.end(why, by, found.version)
    with pytest.raises(PelagosError, match="error-record-deviates"):
        replayed(found.game, [*found.lines(), Ended(found.version + 1, why, "", by)], load_pack(found.game))


def test_nothing_follows_the_end() -> None:
    found = opened("nauticus", ADA, BEN)
    found.end("agreed", 0, found.version)
    with pytest.raises(Refused, match="error-seat-changed"):
        found.end("agreed", 0, found.version)
    with pytest.raises(Refused, match="error-replacement"):
        found.replace(0, GREEDY, 0, found.version, "handed")


OFFERED = SeatEntry("Player A", "me")


@pytest.mark.parametrize(
    ("seat", "player", "by", "why"),
    [
        (0, GREEDY, 0, "handed"),
        (0, GREEDY, 0, "resigned"),
        (0, OFFERED, 0, "resigned"),
        (0, OFFERED, 0, "offered"),
        (0, OFFERED, 0, "taken"),
        (0, GREEDY, 1, "away"),
        (0, OFFERED, None, "away"),
        (0, GREEDY, None, "time"),
        (0, GREEDY, 1, "empty"),
        (2, BEN, 2, "back"),
    ],
)
def test_a_seat_changes_hands(seat: int, player: SeatEntry, by: int | None, why: Why) -> None:
    found = opened("nauticus", ADA, BEN, GREEDY)
    position = found.state
    found.replace(seat, player, by, found.version, why)
    assert (found.state, found.seats[seat]) == (position, player)
    assert again(found).seats == found.seats


@pytest.mark.parametrize(
    ("seat", "player", "by", "why"),
    [
        (0, GREEDY, 1, "handed"),
        (0, BEN, 0, "handed"),
        (0, GREEDY, 1, "resigned"),
        (0, GREEDY, 0, "away"),
        (0, GREEDY, 2, "away"),
        (0, GREEDY, 0, "taken"),
        (0, ADA, 0, "back"),
        (2, BEN, 1, "back"),
        (2, GREEDY, 2, "handed"),
        (0, SeatEntry("X", "open"), 0, "offered"),
    ],
)
def test_a_seat_does_not_change_hands_against_its_rule(seat: int, player: SeatEntry, by: int, why: Why) -> None:
    found = opened("nauticus", ADA, BEN, GREEDY)
    with pytest.raises(Refused, match="error-replacement"):
        found.replace(seat, player, by, found.version, why)
    entry = Replacement(found.version + 1, seat, player.name, player.kind, "", by, why)
    with pytest.raises(PelagosError, match="error-record-deviates"):
        replayed(found.game, [*found.lines(), entry], load_pack(found.game))
