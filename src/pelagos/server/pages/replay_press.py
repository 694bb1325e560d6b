"""Pages of whole games, made in a process of their own, one at a time: the tables never wait for them."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import NamedTuple

from pelagos.bots.contract import BotFailed
from pelagos.core.errors import Refused
from pelagos.games.registry import find_game, load_pack
from pelagos.server.pages.replay_page import replay_page
from pelagos.server.play.bot_workers import Worker
from pelagos.server.play.records import read_lines
from pelagos.table.record import Header
from pelagos.table.replay import replayed

MOST_WAITING = 6
SECONDS = 60.0
PATIENT = 10
"""How far a page stands back behind the tables, in the sense of `nice`."""


class Wanted(NamedTuple):
    """A page: of which record, for those who play which seats, in which language and theme."""

    record: bytes
    seats: tuple[int, ...]
    lang: str
    theme: str


def make_page(wanted: Wanted) -> bytes:
    """The page, in whatever process this is."""
    if sys.platform != "win32":
        os.nice(PATIENT)
    lines = read_lines(wanted.record)
    header = lines[0]
    assert isinstance(header, Header), "read_lines has seen to that"
    game = find_game(header.game)
    table = replayed(game, lines, load_pack(game))
    return replay_page(table, wanted.seats, wanted.lang, wanted.theme, lambda done, all_: None).encode()


class Press:
    """Makes one page after the other; who comes when too many wait is asked to come again."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.worker: Worker | None = None

    async def page(self, wanted: Wanted) -> bytes:
        """The page, or a refusal."""
        if self.waiting >= MOST_WAITING:
            raise Refused("error-replay-busy")
        self.waiting += 1
        try:
            async with self.turn:
                return await asyncio.to_thread(self._printed, wanted)
        except BotFailed as problem:
            raise Refused("error-replay-failed") from problem
        finally:
            self.waiting -= 1

    def _printed(self, wanted: Wanted) -> bytes:
        """In a fresh process, which ends with its page."""
        worker = self.worker = Worker(make_page)
        try:
            page: bytes = worker.ask(wanted, SECONDS)
            return page
        finally:
            worker.stop()
            self.worker = None

    def close(self) -> None:
        """The server ends; nobody waits for a page any more."""
        if self.worker is not None:
            self.worker.process.kill()
