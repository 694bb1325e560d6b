"""The steps of a move: each leads to what a seat saw then, together they lead to what stands now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from msgspec import UNSET

from pelagos.art import Drawing, Piece
from pelagos.faces.reader import Reader, reader
from pelagos.faces.steps import MOST, Step, steps_of
from pelagos.games.registry import NAMES
from pelagos.server.tell import wire
from pelagos.server.tell.moment import Moment
from pelagos.server.tell.scenes import Drawn, board_for, steps_for
from pelagos.table.record import Answer
from pelagos.table.table import Table
from tests.faces.sittings import SITTINGS, played
from tests.server.site import Client

VOICE = reader("en", ["Ada", "Ben", "Cleo", "Dan"])
ANSWERS = 50
TABLES = {one.game: one for one in reversed(SITTINGS)}
"""One of each game."""


def moves(name: str) -> Iterator[tuple[Table[Any], int, int]]:
    """A table after some random answers, and between which versions each of them moved it."""
    table = played(TABLES[name], ANSWERS)
    asked = [one.entry.n - 1 for one in table.moments if isinstance(one.entry, Answer) and not one.entry.auto]
    for since, until in pairwise([*asked, table.version]):
        yield table, since, until


def state_at(table: Table[Any], version: int) -> Any:
    """The position that stood there."""
    return table.position(version)


def drawn(table: Table[Any], state: Any, voice: Reader = VOICE) -> Drawn:
    """What the first seat sees of a position."""
    return Moment(table.game, state).on_the_way(Step(0, None, state), 0, voice)


def after(before: Drawing | None, change: wire.Picture) -> Drawing:
    """A drawing and what changed in it, put together as a page does."""
    whole = change.ground is not UNSET or before is None
    pieces = {} if whole or before is None else {piece.key: piece for piece in before.pieces}
    for key in change.gone:
        pieces.pop(key)
    pieces |= {piece[0]: Piece(*piece) for piece in change.pieces}
    order = list(pieces) if change.order is UNSET else change.order
    ground = before.ground if before and change.ground is UNSET else str(change.ground)
    return Drawing(change.width, change.height, ground, tuple(pieces[key] for key in order))


@pytest.mark.parametrize("name", NAMES)
def test_each_step_leads_to_what_was_seen_then(name: str) -> None:
    longest = 0
    for table, since, until in moves(name):
        way, before = steps_of(table, since, until, 0), drawn(table, state_at(table, since))
        board, panels = before.board, {panel.key: panel.drawing for panel in before.panels}
        sights = [drawn(table, step.state) for step in way]
        steps = steps_for(before.print, way, sights[:-1])
        for step, sight in zip(steps, sights[:-1], strict=False):
            assert step.board is not UNSET
            assert step.panels is not UNSET
            board = after(board, step.board)
            panels |= {panel.key: after(panels.get(panel.key), panel) for panel in step.panels}
            assert board == sight.board
            assert panels | {panel.key: panel.drawing for panel in sight.panels} == panels
        assert way[-1].state == state_at(table, until)
        assert (steps[-1].board, steps[-1].panels) == (UNSET, UNSET)
        assert after(before.board, board_for(before.print, sights[-1])) == sights[-1].board
        longest = max(longest, len(steps))
    assert longest > 1, "somewhere one answer leads to several steps"


@pytest.mark.parametrize("name", NAMES)
def test_a_step_has_something_to_tell(name: str) -> None:
    """Versions of which nobody hears are no steps of their own, unless nothing at all is told."""
    for table, since, until in moves(name):
        way = steps_of(table, since, until, 0)
        told = {update.version for update in table.since(since, 0) if update.events and update.version <= until}
        ends = [since, *(step.n for step in way)]
        assert len(way) == max(1, len(told))
        assert all(told.intersection(range(a + 1, b + 1)) for a, b in pairwise(ends)) or not told


def test_whoever_missed_too_much_gets_the_sum() -> None:
    table = played(TABLES["nemo2"], ANSWERS)
    told = [update.version for update in table.since(0, 0) if update.events]
    assert len(steps_of(table, told[-MOST] - 1, table.version, 0)) == MOST
    assert steps_of(table, told[-MOST - 1] - 1, table.version, 0) == []


def test_a_page_is_sent_steps_and_a_new_page_is_not(client: Client) -> None:
    """Taking something back is no step; a page that comes again has nothing to begin from."""
    table = client.open("nauticus", ("me", "bot:random"), seed="3")["table"]
    with client.socket(table, "page") as page:
        first = page.until(lambda message: message["is"] == "state" and message["question"]["mine"])
        assert first["steps"] == [] or first["version"] > 0
        page.send(do="answer", id=1, version=first["version"], answers=[first["question"]["options"][0]["id"]])
        state = page.wait("state")
        assert state["steps"][0]["by"] == 0
        assert [step["n"] for step in state["steps"]][-1] == state["version"]
    with client.socket(table, "page", seen=first["version"]) as page:
        assert page.wait("state")["steps"] == []
