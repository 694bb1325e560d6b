"""A bot's seat with another bot: an entry of the record that every replay understands."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.core.errors import PelagosError, Refused
from pelagos.core.nodes import Choice
from pelagos.games.registry import find_game, load_pack
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import Header, Line, Replacement, SeatEntry, read_line, write_line
from pelagos.table.replay import replayed
from pelagos.table.table import Table

GAME = find_game("nauticus")
PACK = load_pack(GAME)
RANDOM = SeatEntry("Random", "bot:random")


def table() -> Table[Any]:
    seats = [SeatEntry("Greedy", "bot:greedy"), SeatEntry("Ada", "me")]
    return open_table(GAME, {"players": 2}, seats, Seeded("1"), PACK)


def answer(found: Table[Any], memory: int | None = None) -> None:
    node = found.node
    assert isinstance(node, Choice)
    found.submit(node.seat, [node.options[0]], found.version, memory)


def again(found: Table[Any]) -> Table[Any]:
    lines: list[Line] = [read_line(write_line(line)[:-1], n) for n, line in enumerate(found.lines(), start=1)]
    return replayed(GAME, lines, PACK)


def test_a_replacement_is_an_entry_and_comes_back_from_the_record() -> None:
    found = table()
    position, version = found.state, found.version
    assert found.replace(0, RANDOM, 1, version) == version + 1
    assert found.state is position
    assert [seat.kind for seat in found.header.seats] == ["bot:greedy", "me"]
    assert again(found).seats == found.seats == (RANDOM, SeatEntry("Ada", "me"))
    assert found.seats_at(version)[0].kind == "bot:greedy"


def test_an_undo_leaves_who_sits_where() -> None:
    found = open_table(
        GAME, {"players": 2}, [SeatEntry("Ada", "me"), SeatEntry("Greedy", "bot:greedy")], Seeded("1"), PACK
    )
    answer(found)
    found.replace(1, RANDOM, 0, found.version)
    found.undo(0, found.version)
    assert found.seats[1] == RANDOM
    assert again(found).state == found.state


def test_a_successor_does_not_remember_what_another_bot_did() -> None:
    found = table()
    answer(found, memory=7)
    assert found.memory_of(0) == 7
    found.replace(0, found.seats[0], 1, found.version)
    assert found.memory_of(0) == 7, "who tries again does"
    found.replace(0, RANDOM, 1, found.version)
    assert found.memory_of(0) is None


@pytest.mark.parametrize(
    ("seat", "player", "by"),
    [
        (1, RANDOM, None),
        (2, RANDOM, None),
        (-1, RANDOM, None),
        (0, SeatEntry("Ben", "me"), 1),
        (0, SeatEntry("", "bot:random"), 1),
        (0, SeatEntry("Random", "bot:"), 1),
        (0, RANDOM, 0),
        (0, RANDOM, 5),
    ],
)
def test_only_bots_are_replaced_by_bots_as_people_wish(seat: int, player: SeatEntry, by: int | None) -> None:
    found = table()
    with pytest.raises(Refused, match="error-replacement"):
        found.replace(seat, player, by, found.version)
    entry = Replacement(found.version + 1, seat, player.name, player.kind, "", by)
    assert isinstance(found.header, Header)
    with pytest.raises(PelagosError, match="error-record-deviates"):
        replayed(GAME, [*found.lines(), entry], PACK)


def test_a_stale_version_is_refused() -> None:
    found = table()
    with pytest.raises(Refused, match="error-stale-version"):
        found.replace(0, RANDOM, 1, found.version - 1)
