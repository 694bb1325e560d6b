"""Every reason of every game stands alone in the way of an answer once: that mended, the answer is offered."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.core.game import Game
from pelagos.core.nodes import Choice, find_option
from pelagos.core.state import State
from pelagos.games.registry import NAMES, find_game
from pelagos.table.reasons import refusal
from tests.games.practice import Practice
from tests.reasons.entries import HERE, Entry, Situation, entries_of

LETTERS = "ABCDEFGH"
ENTRIES = [entry for key in NAMES for entry in entries_of(key)]
TABLES: dict[str, Practice[Any]] = {key: Practice(find_game(key)) for key in NAMES}


def reached(key: str, situation: Situation) -> State:
    """The position of an entry; nothing is answered of itself, and whoever is named is asked."""
    table = TABLES[key]
    s: State = table.given(situation.given, every=situation.every, **situation.settings)
    for answer in situation.play:
        table.answered(s, spelled(table.game, s, answer)[1])
    return s


def spelled(game: Game[Any], s: State, answer: str) -> tuple[int, str]:
    """The seat that speaks, and its words as they are offered; without a letter it is whoever is asked."""
    who, colon, words = answer.partition(": ")
    if not colon or who == "fate":
        return getattr(s.node, "seat", 0), game.spelled(s, words or who)
    return LETTERS.index(who), game.spelled(s, words)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry.game}-{entry.reason}")
def test_a_reason_alone_stands_in_the_way(entry: Entry) -> None:
    """The reason is given with its own rule, and with nothing else changed but this the answer is offered."""
    game, s = find_game(entry.game), reached(entry.game, entry.refused)
    seat, words = spelled(game, s, entry.refused.answer)
    assert not is_offered(s, seat, words)
    found = refusal(game, s, seat, words)
    assert (found.reason, found.rule) == (entry.reason, entry.rule)
    mended = reached(entry.game, entry.mended)
    seat, words = spelled(game, mended, entry.mended.answer)
    assert is_offered(mended, seat, words), (words, refusal(game, mended, seat, words).reason, mended.node)


def is_offered(s: State, seat: int, words: str) -> bool:
    return isinstance(s.node, Choice) and s.node.seat == seat and find_option(s.node.options, words) is not None


@pytest.mark.parametrize("key", NAMES)
def test_every_reason_has_its_entry(key: str) -> None:
    written = {entry.reason for entry in entries_of(key)}
    assert set(find_game(key).show.reasons()) - written == set()
    assert written - set(find_game(key).show.reasons()) == set()


def test_every_file_belongs_to_a_game() -> None:
    assert {path.stem for path in HERE.glob("*.toml")} == set(NAMES)
