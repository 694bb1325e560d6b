"""Questions that a game wants put to a person even where a single answer is possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.core.nodes import Choice
from pelagos.core.settings import parse_settings
from pelagos.games.nemo1 import GAME as NEMO1
from pelagos.table.fate import Scripted, Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import FORMAT, Answer, Header, Line, SeatEntry
from pelagos.table.replay import replayed
from pelagos.table.table import Table
from tests.games.nemo1.table import PACK
from tests.toy import TWO, Bag, Lots, book, changed_game, offered

ADA, BEN, BOT = SeatEntry("Ada", "me"), SeatEntry("Ben", "me"), SeatEntry("Ben", "bot:random")


def keep(s: Lots, seat: int) -> Choice:
    """Lots that nobody may swap: the question has a single answer."""
    return Choice(seat, "swap", (("keep",),), (offered, seat))


SKIPPING = changed_game(faults={"offer": keep})
ASKING = changed_game(faults={"offer": keep}, always_asked=frozenset(("swap",)))


def recorded(game: Game[Lots], *seats: SeatEntry) -> tuple[Table[Lots], list[Line]]:
    lines: list[Line] = []
    return open_table(game, TWO, seats, Seeded("7"), Bag(), sink=lines.extend), lines


def given_answers(table: Table[Lots]) -> list[tuple[int, bool]]:
    """Who answered, and whether the table did it for them."""
    entries = [update.entry for update in table.updates]
    return [(entry.seat, entry.auto) for entry in entries if isinstance(entry, Answer)]


def test_a_person_is_asked_and_can_take_it_back() -> None:
    table, _ = recorded(ASKING, ADA, BEN)
    assert isinstance(table.node, Choice)
    assert (table.node.seat, table.node.options) == (0, (("keep",),))
    table.submit(0, ["keep"], table.version)
    assert given_answers(table) == [(0, False)]
    table.undo(0, table.version)
    assert table.node.seat == 0


def test_the_table_answers_for_a_bot_and_where_nobody_wants_to_be_asked() -> None:
    table, _ = recorded(ASKING, ADA, BOT)
    table.submit(0, ["keep"], table.version)
    assert given_answers(table) == [(0, False), (1, True)]
    assert given_answers(recorded(SKIPPING, ADA, BEN)[0]) == [(0, True), (1, True)]


def test_records_with_and_without_the_question_replay() -> None:
    """What was answered by the table before the game wanted it asked is still a game that was played."""
    asked, lines = recorded(ASKING, ADA, BEN)
    for seat in (0, 1):
        asked.submit(seat, ["keep"], asked.version)
    _, older = recorded(SKIPPING, ADA, BEN)
    assert given_answers(replayed(ASKING, lines, Bag())) == [(0, False), (1, False)]
    assert given_answers(replayed(ASKING, older, Bag())) == [(0, True), (1, True)]


def test_a_single_answer_that_nobody_was_asked_for_cannot_be_a_persons() -> None:
    asked, lines = recorded(ASKING, ADA, BEN)
    for seat in (0, 1):
        asked.submit(seat, ["keep"], asked.version)
    with pytest.raises(PelagosError, match="auto"):
        replayed(SKIPPING, lines, Bag())


FULL = ["scotia", "danube", "novara", "curlew", "etna"]
SINGLE = (
    (
        {"ships": {"western-pacific": ["monroe"]}, "salvage": FULL},
        "attack 1",
        "exert nothing",
        ("4 4",),
        "wreck",
        "sink",
    ),
    ({"salvage": ["scotia"], "drawn": 14}, "refit seek-adventure", "", ("1", "a-hollow-explosion"), "seek", "accept"),
)


@pytest.mark.parametrize(("fields", "first", "then", "outcomes", "ask", "only"), SINGLE)
def test_sinking_and_accepting_are_asked_for(
    fields: Mapping[str, Any], first: str, then: str, outcomes: tuple[str, ...], ask: str, only: str
) -> None:
    """[NW1-0.6, 7.6, 10.5] Even if only sink, or only accept, is legal."""
    settings = parse_settings(NEMO1.settings, {})
    header = Header(FORMAT, "nemo1", NEMO1.rules_version, PACK.hash, settings, (ADA,), "scripted", "")
    begin = NEMO1.positions.arrange(NEMO1.new_game(settings, PACK), fields)
    table = Table(NEMO1, header, begin, Scripted(outcomes))
    table.submit(0, [answer for answer in (first, then) if answer], 0)
    assert isinstance(table.node, Choice)
    assert (table.node.ask, table.node.options) == (ask, ((only,),))


def again(s: Lots, seat: int) -> Choice:
    """The first seat may swap, the second only keep, and then the first is asked once more."""
    if seat == 0:
        return Choice(0, "swap", (("keep",), ("swap",)), (offered, 0))
    s.do((kept_by_force, 1))
    return Choice(1, "swap", (("keep",),), (offered, 1))


@book.step
def kept_by_force(s: Lots, seat: int) -> Choice:
    """Another question to the first seat."""
    return Choice(0, "swap", (("keep",), ("swap",)), (offered, 0))


def test_a_planned_answer_waits_for_its_own_seat() -> None:
    """What another seat has to answer in between reads like the next answer of the plan, and is not taken for it."""
    table, _ = recorded(changed_game(faults={"offer": again}), ADA, BEN)
    table.submit(0, ["keep", "keep"], table.version)
    assert given_answers(table) == [(0, False), (1, True), (0, False)]
