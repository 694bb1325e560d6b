"""Seats add chance of their own to fair luck: it decides from there on, is checked, and disturbs nobody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Choice
from pelagos.games.registry import find_game, load_pack
from pelagos.table.fate import Fair, Fate, Seeded, mixed, new_seed
from pelagos.table.files import create, read_record
from pelagos.table.opening import open_table
from pelagos.table.record import Outcome, SeatEntry
from pelagos.table.replay import replayed
from pelagos.table.table import Table
from tests.table.test_records import edit, line_of, play_on, refusal

GAME = find_game("nauticus")
PACK = load_pack(GAME)
SEATS = (SeatEntry("Ada", "me"), SeatEntry("Ben", "me"))


def opened(path: Path, fate: Fate, **added: Any) -> Table[Any]:
    return open_table(GAME, {"players": 2}, SEATS, fate, PACK, sink=create(path), **added)


def asked(table: Table[Any]) -> Choice:
    assert isinstance(table.node, Choice)
    return table.node


def draws(table: Table[Any]) -> list[str]:
    return [update.entry.outcome for update in table.updates if isinstance(update.entry, Outcome)]


def test_luck_from_then_on_depends_on_what_was_added(tmp_path: Path) -> None:
    plain, other = (opened(tmp_path / name, Fair("secret")) for name in ("plain", "other"))
    first = draws(plain)
    other.add_entropy(1, "a walk by the sea")
    for table in (plain, other):
        play_on(table)
    assert draws(plain)[: len(first)] == draws(other)[: len(first)] == first
    assert draws(plain) != draws(other)


def test_what_is_added_at_the_opening_is_there_before_the_first_draw(tmp_path: Path) -> None:
    plain = opened(tmp_path / "plain", Fair("secret"))
    added = opened(tmp_path / "added", Fair("secret"), entropy={0: "salt"})
    assert draws(plain) != draws(added)
    assert draws(added) == draws(opened(tmp_path / "mixed", Seeded(mixed("secret", 0, "salt"))))


def test_a_record_with_it_is_checked_to_the_last_die(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = play_on(opened(path, Fair("secret"), entropy={0: "salt"}), answers=40)
    table.add_entropy(1, "pepper")
    play_on(table)
    again = replayed(GAME, read_record(path).lines, PACK)
    assert (again.version, [entry.entropy for entry in again.entropy]) == (table.version, ["salt", "pepper"])
    edit(path, line_of(path, "entropy", 1), entropy="sugar")
    assert dict(refusal(path).text.facts)["what"] == "dice"


def test_an_answer_that_was_on_its_way_still_counts(tmp_path: Path) -> None:
    """Somebody sits down while another thinks: what was asked is still asked."""
    table = opened(tmp_path / "game", Fair())
    version, answer = table.version, asked(table).options[0]
    table.add_entropy(1, "salt")
    assert table.preview(asked(table).seat, [answer], version).state != table.state
    assert table.submit(asked(table).seat, [answer], version) > version + 1
    with pytest.raises(PelagosError, match="error-stale-version"):
        table.submit(asked(table).seat, [answer], version)


def test_an_undo_leaves_it(tmp_path: Path) -> None:
    path = tmp_path / "game"
    table = opened(path, Fair("secret"))
    seat = asked(table).seat
    table.submit(seat, [asked(table).options[0]], table.version)
    table.add_entropy(1, "salt")
    table.undo(seat, table.version)
    assert [entry.entropy for entry in table.entropy] == ["salt"]
    assert replayed(GAME, read_record(path).lines, PACK, secret="secret").state == table.state


@pytest.mark.parametrize(
    ("fate", "seat", "text", "reason"),
    [
        (Seeded("1"), 0, "salt", "error-entropy-not-fair"),
        (Fair("s"), 2, "salt", "error-entropy-nobody"),
        (Fair("s"), 0, "", "error-entropy-text"),
        (Fair("s"), 0, "x" * 65, "error-entropy-text"),
        (Fair("s"), 0, "a\nb", "error-entropy-text"),
    ],
)
def test_what_cannot_be_added_is_refused(tmp_path: Path, fate: Fate, seat: int, text: str, reason: str) -> None:
    table = opened(tmp_path / "game", fate)
    version = table.version
    with pytest.raises(PelagosError, match=reason):
        table.add_entropy(seat, text)
    assert table.version == version


def test_nobody_fills_a_record_with_it(tmp_path: Path) -> None:
    table = opened(tmp_path / "game", Fair())
    for number in range(4):
        table.add_entropy(0, str(number))
    with pytest.raises(PelagosError, match="error-entropy-enough"):
        table.add_entropy(0, "more")
    table.add_entropy(1, "another seat may")


def test_a_seed_that_is_made_up_has_128_bits() -> None:
    assert len(bytes.fromhex(new_seed())) == 16
    assert new_seed() != new_seed()
