"""Advice in the record: who may ask, that it stands there before it is told, and that nothing depends on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pelagos.core.errors import PelagosError, Refused
from pelagos.core.nodes import Choice
from pelagos.faces.log import log_of
from pelagos.faces.reader import reader
from pelagos.games.registry import find_game, load_pack
from pelagos.table.fate import Seeded
from pelagos.table.files import create, read_record
from pelagos.table.opening import open_table
from pelagos.table.record import Hint, SeatEntry
from pelagos.table.replay import replayed
from pelagos.table.table import Table
from tests.table.test_records import edit, line_of, refusal

GAME = find_game("nauticus")
PACK = load_pack(GAME)
ME, FRIEND, BOT = SeatEntry("Anna", "me"), SeatEntry("Bea", "me"), SeatEntry("Greedy", "bot:greedy")


def opened(path: Path, *seats: SeatEntry, practice: bool = False) -> Table[Any]:
    return open_table(GAME, {"players": 2}, seats, Seeded("7"), PACK, practice=practice, sink=create(path))


def asked(table: Table[Any]) -> Choice:
    assert isinstance(table.node, Choice)
    return table.node


def answer(table: Table[Any]) -> None:
    table.submit(asked(table).seat, [asked(table).options[0]], table.version)


def test_asking_is_an_entry_and_replays(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = opened(path, ME, BOT)
    version = table.version
    assert table.ask_hint(0) == version + 1
    answer(table)
    again = replayed(GAME, read_record(path).lines, PACK)
    assert (again.state, again.version, again.hints_of(0), again.hints_of(1)) == (table.state, table.version, 1, 0)
    told = [line.text for line in log_of(again, version, 0, reader("en", ["Anna", "Bot"]))]
    assert told[0] == "Anna asked for advice."


def test_an_answer_that_was_on_its_way_still_counts(tmp_path: Path) -> None:
    table = opened(tmp_path / "game", ME, BOT)
    version = table.version
    table.ask_hint(0)
    assert table.submit(0, [asked(table).options[0]], version) > version + 1


def test_who_asks_again_hears_it_again(tmp_path: Path) -> None:
    """One line for a question, however often it is told; the next question is another one."""
    table = opened(tmp_path / "game", ME, BOT, practice=True)
    assert table.ask_hint(0) == table.ask_hint(0)
    table.replace(1, SeatEntry("Random", "bot:random"), 0, table.version)
    table.ask_hint(0)
    assert table.hints_of(0) == 1
    answer(table)
    assert asked(table).seat == 0
    table.ask_hint(0)
    assert table.hints_of(0) == 2


def test_an_undo_leaves_it(tmp_path: Path) -> None:
    table = opened(tmp_path / "game", ME, BOT, practice=True)
    table.ask_hint(0)
    answer(table)
    table.undo(0, table.version)
    assert table.hints_of(0) == 1
    assert replayed(GAME, read_record(tmp_path / "game").lines, PACK).state == table.state


@pytest.mark.parametrize(
    ("seats", "practice", "seat", "reason"),
    [
        ((ME, FRIEND), False, 0, "error-hint-people"),
        ((ME, BOT), False, 1, "error-hint-not-asked"),
        ((ME, FRIEND), True, 1, "error-hint-not-asked"),
        ((BOT, ME), False, 0, "error-hint-not-asked"),
    ],
)
def test_who_may_not_ask(tmp_path: Path, seats: tuple[SeatEntry, ...], practice: bool, seat: int, reason: str) -> None:
    table = opened(tmp_path / "game", *seats, practice=practice)
    version = table.version
    with pytest.raises(Refused, match=reason):
        table.ask_hint(seat)
    assert table.version == version


def test_a_practice_table_may_have_several_seats_for_people(tmp_path: Path) -> None:
    assert opened(tmp_path / "game", ME, FRIEND, practice=True).ask_hint(0)


def test_nobody_asks_when_it_is_over(tmp_path: Path) -> None:
    table = opened(tmp_path / "game", ME, BOT)
    table.end("resigned", 0, table.version)
    with pytest.raises(PelagosError, match="error-hint-over"):
        table.ask_hint(0)


def test_a_record_that_lies_about_it_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = opened(path, ME, BOT)
    table.ask_hint(0)
    edit(path, line_of(path, "hint", 0), seat=1)
    assert dict(refusal(path).text.facts)["what"] == "hint"
    assert isinstance(table.updates[-1].entry, Hint)
