"""Bots that think too long or die do not hold a table up."""

from __future__ import annotations

import asyncio
import os
import threading
from pathlib import Path

import pytest

from pelagos.server.app import make_server
from pelagos.server.config import Config
from pelagos.server.opening import SeatWish, TableWish, open_new
from pelagos.server.thinkers import Thinkers, TooSlow
from tests.loops import in_a_loop

SOON = 0.3


def echo(job: str) -> str:
    """A worker that answers at once, thinks for ever, or dies."""
    if job == "think":
        threading.Event().wait()
    if job == "die":
        os._exit(1)
    return job


@pytest.mark.parametrize("job", ["think", "die"])
def test_a_stuck_worker_is_replaced(job: str) -> None:
    async def ask() -> tuple[str, int]:
        thinkers = Thinkers(1, 60.0, echo)
        await thinkers.choose("warm")
        thinkers.seconds = SOON if job == "think" else 60.0
        with pytest.raises(TooSlow):
            await thinkers.choose(job)
        thinkers.seconds = 60.0
        answer = await thinkers.choose("again")
        await thinkers.close()
        return answer, thinkers.missed

    assert in_a_loop(ask()) == ("again", 1)


def stuck(job: object) -> None:
    """Thinks for ever."""
    threading.Event().wait()


def test_a_table_goes_on_without_its_bot(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> int:
        server = make_server(Config(db=str(tmp_path / "tables.db")))
        server.tables.thinkers = Thinkers(1, SOON, stuck)
        wish = TableWish(game="nauticus", seats=[SeatWish("me"), SeatWish("bot:greedy")])
        live = await open_new(server.tables, wish, "somebody", "", "en")
        while live.state.node.seat == 0:
            option = " ".join(map(str, live.state.node.options[0]))
            await server.tables.answer(live, 0, live.version, live.version, [option])
        before = live.version
        while live.version == before:
            await asyncio.sleep(0)
        await server.tables.close()
        return live.version - before

    with caplog.at_level("WARNING", "pelagos.tables"):
        assert in_a_loop(play()) > 0
    assert "missed its deadline" in caplog.text
