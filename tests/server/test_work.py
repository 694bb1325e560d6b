"""How much work it is to tell pages of an answer: counted, not timed.

Two pages in two languages look at each table. What one of them has seen, drawn or put into words is not done again
for the other, nor for the next answer as long as nothing in it has changed.
"""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Callable
from copy import copy
from functools import _lru_cache_wrapper
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any
from weakref import ref

import msgspec
import pytest

from pelagos.art.once import Kept, Written
from pelagos.core.memo import SameMemo
from pelagos.core.nodes import Choice, option_text
from pelagos.core.text_board import Part, TextBoard
from pelagos.core.verbs import Verbs
from pelagos.faces.naming import PARTS
from pelagos.games.registry import NAMES, find_game
from pelagos.server.app import make_server
from pelagos.server.config import Config
from pelagos.server.incoming.context import Server
from pelagos.server.play.live import Live
from pelagos.server.play.opening import SeatWish, TableWish, open_new
from pelagos.server.tell.moment import Moment
from pelagos.server.tell.page_state import page_state, standing_moment
from pelagos.server.tell.viewers import Viewer
from tests.faces.sittings import SITTINGS
from tests.loops import in_a_loop

ANSWERS = 25
REMEMBERED, EVERY = 15, 5
"""So many answers are told to whoever remembers all, and each of so many once more to whoever remembers nothing."""
MARKED = ("endeavor",)
"""Where a board marks what belongs to whoever looks."""
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
        patch.setattr(Written, "write", found.counted("written", Written.write))
        patch.setattr(PARTS, "function", found.counted("told", PARTS.function))
        patch.setattr(Verbs, "spelled", found.counted("spelled", Verbs.spelled))
        patch.setattr(asyncio, "to_thread", found.counted("threads", asyncio.to_thread))
        patch.setattr(game.show, "board", TextBoard(*parts))
        in_a_loop(_play(make_server(Config(db=str(tmp_path_factory.mktemp("work") / "work.db"))), game.key, found))
    return found


async def _sit_down(server: Server, game: str) -> tuple[Live, list[Viewer]]:
    """A table with two pages in two languages."""
    seats = [SeatWish("me")] if game in ALONE else [SeatWish("me"), SeatWish("hotseat")]
    wish = TableWish(game=game, seats=seats, seed="5", settings={"mode": "coop"} if game == "nemo2" else {})
    live = await open_new(server.tables, wish, "somebody", "", "en")
    return live, [Viewer(live, [], 0, "en"), Viewer(live, [], len(seats) - 1 or None, "de")]


async def _play(server: Server, game: str, work: Work) -> None:
    live, viewers = await _sit_down(server, game)
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
    await _close(server)


async def _close(server: Server) -> None:
    await server.tables.close()
    if server.tables.held is not None:
        server.tables.held.close()


async def _tell(server: Server, live: Live, viewers: list[Viewer]) -> int:
    """Tell both pages; how many lines of text they have."""
    table = await server.tables.loaded(live)
    return sum([len((await page_state(viewer, table, server.signer.invite)).text) for viewer in viewers])


def test_a_position_is_seen_once(work: Work) -> None:
    """Each new one, and the last one once more, with which the stage compares it."""
    assert 0 < work.done["seen"] <= work.versions + work.answers


def test_a_view_is_written_down_once(work: Work) -> None:
    """For all that is drawn and said of it: what a seat sees besides is added to it."""
    assert 0 < work.done["written"] <= work.done["seen"]


def test_what_everybody_can_read_is_put_into_words_part_by_part(work: Work) -> None:
    """In two languages each part is told twice, and only if it was made anew."""
    assert 0 < work.done["told"] <= 2 * work.done["parts"]


def test_an_answer_as_it_is_offered_need_not_be_read(work: Work) -> None:
    assert work.answers
    assert not work.done["spelled"]


@pytest.mark.parametrize("game", [name for name in NAMES if name not in MARKED])
def test_a_board_is_drawn_once_for_all_who_read_the_same(game: str, tmp_path: Path) -> None:
    """Two seats, or a seat and a spectator: a position, and each step on the way to it."""
    work, board = Work(), import_module(f"pelagos.art.{game}.board")

    async def played() -> None:
        server, rng = make_server(Config(db=str(tmp_path / "drawn.db"))), Random(11)
        live, (one, other) = await _sit_down(server, game)
        other.lang = one.lang
        await _tell(server, live, [one, other])
        work.done.clear()
        for number in range(ANSWERS):
            node, version = live.state.node, live.version
            assert isinstance(node, Choice), "the game goes on"
            await server.tables.answer(live, node.seat, number, version, [option_text(rng.choice(node.options))])
            await _tell(server, live, [one, other])
            work.versions += live.version - version
        await _close(server)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(board, "draw_board", work.counted("drawn", board.draw_board))
        in_a_loop(played())
    assert 0 < work.done["drawn"] <= work.versions


def test_pages_that_follow_are_told_without_a_thread(work: Work) -> None:
    assert work.done["threads told"] <= 2, "only who is far behind"


def test_lines_that_say_the_same_are_not_made_again(work: Work) -> None:
    assert 0 < work.done["parts"] < work.lines / 4


@pytest.fixture(scope="module")
def memories() -> list[Any]:
    """Everything that remembers what was made, wherever it is; what was read from files is no such thing."""
    for name in NAMES:
        find_game(name)
    gc.unfreeze()
    kinds = {Kept, SameMemo, _lru_cache_wrapper}
    found = [one for one in gc.get_objects() if type(one) in kinds]
    assert {type(one) for one in found} == kinds
    return found


def forget_everything(memories: list[Any]) -> None:
    for one in memories:
        if isinstance(one, Kept):
            one.young, one.old = {}, {}
        elif isinstance(one, SameMemo):
            one.known.clear()
        elif one.cache_parameters()["maxsize"] is not None:
            one.cache_clear()


@pytest.mark.parametrize("game", NAMES)
def test_pages_are_told_the_same_by_who_remembers_nothing(game: str, memories: list[Any], tmp_path: Path) -> None:
    """Of the very same answer, after the same before."""

    async def compared() -> list[bool]:
        server, rng, same = make_server(Config(db=str(tmp_path / "told.db"))), Random(7), []
        live, viewers = await _sit_down(server, game)
        await _tell(server, live, viewers)
        for number in range(REMEMBERED):
            node, again = live.state.node, [copy(viewer) for viewer in viewers]
            assert isinstance(node, Choice), "the game goes on"
            option = option_text(rng.choice(node.options))
            await server.tables.answer(live, node.seat, number, live.version, [option])
            if number % EVERY:
                await _tell(server, live, viewers)
                continue
            warm = await _said(server, live, viewers)
            live.scenes.clear()
            forget_everything(memories)
            same.append(await _said(server, live, again) == warm)
        await _close(server)
        return same

    assert in_a_loop(compared()) == [True] * (REMEMBERED // EVERY)


async def _said(server: Server, live: Live, viewers: list[Viewer]) -> list[bytes]:
    table = await server.tables.loaded(live)
    return [msgspec.json.encode(await page_state(viewer, table, server.signer.invite)) for viewer in viewers]


@pytest.mark.parametrize("game", NAMES)
def test_what_was_told_goes_with_its_version(game: str, tmp_path: Path) -> None:
    """Nothing leads back to a moment: a busy server has no time to look for rubbish."""

    async def left() -> list[Moment | None]:
        server, told = make_server(Config(db=str(tmp_path / "told.db"))), []
        live, viewers = await _sit_down(server, game)
        for number in range(3):
            await _tell(server, live, viewers)
            told.append(ref(standing_moment(live)))
            node = live.state.node
            assert isinstance(node, Choice), "the game goes on"
            await server.tables.answer(live, node.seat, number, live.version, [option_text(node.options[0])])
        await _close(server)
        return [moment() for moment in told]

    gc.disable()
    try:
        assert in_a_loop(left()) == [None] * 3
    finally:
        gc.enable()
