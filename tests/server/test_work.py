"""How much work it is to tell pages of an answer: counted, not timed.

Two pages in two languages look at each table. What one of them has seen, drawn or put into words is not done again
for the other, nor for the next answer as long as nothing in it has changed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from pelagos.core.nodes import Choice, option_text
from pelagos.core.text_board import Part, TextBoard
from pelagos.games.registry import NAMES, find_game
from pelagos.server.app import make_server
from pelagos.server.config import Config
from pelagos.server.incoming.context import Server
from pelagos.server.play.live import Live
from pelagos.server.play.opening import SeatWish, TableWish, open_new
from pelagos.server.tell.page_state import page_state
from pelagos.server.tell.viewers import Viewer
from tests.faces.sittings import SITTINGS

ANSWERS = 25
ALONE = [one.game for one in SITTINGS if one.game == "nemo1"]


class Work:
    """What was done for the pages of one table, and over how many versions."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()
        self.answers = self.versions = self.lines = 0

    def counted(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def counting(*args: Any, **facts: Any) -> Any:
            self.done[name] += 1
            return function(*args, **facts)

        return counting


@pytest.fixture(scope="module", params=NAMES)
def work(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Work:
    """Some answers at a table of a game, each told to both pages."""
    found, game, board = Work(), find_game(request.param), find_game(request.param).show.board
    assert isinstance(board, TextBoard)
    parts = [Part(found.counted("parts", part.make), part.field) for part in board.parts]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game.visible, "observe", found.counted("seen", game.visible.observe))
        patch.setattr(asyncio, "to_thread", found.counted("threads", asyncio.to_thread))
        patch.setattr(game.show, "board", TextBoard(*parts))
        asyncio.run(_play(make_server(Config(db=str(tmp_path_factory.mktemp("work") / "work.db"))), game.key, found))
    return found


async def _play(server: Server, game: str, work: Work) -> None:
    seats = [SeatWish("me")] if game in ALONE else [SeatWish("me"), SeatWish("hotseat")]
    wish = TableWish(game=game, seats=seats, seed="5", settings={"mode": "coop"} if game == "nemo2" else {})
    live = await open_new(server.tables, wish, "somebody", "", "en")
    viewers = [Viewer(live, [], 0, "en"), Viewer(live, [], len(seats) - 1 or None, "de")]
    await _tell(server, live, viewers)
    rng = Random(5)
    work.done.clear()
    for number in range(ANSWERS):
        node, version = live.state.node, live.version
        assert isinstance(node, Choice), "the game goes on"
        await server.tables.answer(live, node.seat, number, version, [option_text(rng.choice(node.options))])
        threads = work.done["threads"]
        work.lines += await _tell(server, live, viewers)
        work.done["threads told"] += work.done["threads"] - threads
        work.answers, work.versions = work.answers + 1, work.versions + live.version - version
    await server.tables.close()
    if server.held is not None:
        server.held.close()


async def _tell(server: Server, live: Live, viewers: list[Viewer]) -> int:
    """Tell both pages; how many lines of text they have."""
    table = await server.tables.loaded(live)
    return sum([len((await page_state(viewer, table, server.signer.invite)).text) for viewer in viewers])


def test_a_position_is_seen_once(work: Work) -> None:
    """Each new one, and the last one once more, with which the stage compares it."""
    assert 0 < work.done["seen"] <= work.versions + work.answers


def test_pages_that_follow_are_told_without_a_thread(work: Work) -> None:
    assert work.done["threads told"] <= 2, "only who is far behind"


def test_lines_that_say_the_same_are_not_made_again(work: Work) -> None:
    assert 0 < work.done["parts"] < work.lines / 4
