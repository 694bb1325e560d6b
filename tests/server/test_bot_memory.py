"""Bots on the server: they answer as in a simulation, and what they remember stays with the server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from pelagos.bots.registry import find_bot
from pelagos.bots.workers import Job, think
from pelagos.core.codec import encode
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Choice
from pelagos.core.settings import Settings, parse_settings
from pelagos.games.registry import NAMES, find_game
from pelagos.server.app import make_server
from pelagos.server.config import Config
from pelagos.server.play.live import Live, pack_of
from pelagos.server.play.opening import SeatWish, TableWish, open_new
from pelagos.server.play.tables import Tables
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import Answer, SeatEntry, read_line, without_memory, write_line
from pelagos.table.replay import replayed
from pelagos.table.table import Table
from tests.bots.same import Given, answers_at, in_the_lab, seats_of
from tests.loops import in_a_loop
from tests.server.site import Site

LUCK = "same/1"
MOST = 25
SITTINGS: dict[str, Settings] = {
    "nauticus": {"players": 2},
    "nemo1": {},
    "nemo2": {"level": "sailor"},
    "endeavor": {"players": 2, "mode": "coop"},
}


class News:
    """Somebody who waits for something to happen at a table."""

    def __init__(self) -> None:
        self.event = asyncio.Event()
        self.wake = self.event.set


async def opened(tables: Tables, game: str) -> Live:
    """A table of bots alone."""
    seats = [SeatWish("bot:greedy") for _ in range(seats_of(game, SITTINGS[game]))]
    wish = TableWish(game=game, seats=seats, settings=SITTINGS[game], seed=LUCK)
    return await open_new(tables, wish, "somebody", "", "en")


async def played(live: Live) -> list[Given]:
    """What bots have answered there, as soon as it is enough."""
    news = News()
    live.listeners.add(news)
    assert live.table is not None
    while len(answers_at(live.table)) < MOST:
        await news.event.wait()
        news.event.clear()
    return answers_at(live.table)[:MOST]


def test_a_bot_plays_the_same_on_the_server_as_in_a_simulation(tmp_path: Path) -> None:
    """Four games in one server; the bots think in their own process, and the record comes back from the store."""

    async def play() -> dict[str, list[Given]]:
        server = make_server(Config(db=str(tmp_path / "tables.db")))
        found = {}
        for game in NAMES:
            live = await opened(server.tables, game)
            found[game] = await played(live)
        await server.tables.close()
        return found

    served = in_a_loop(play())
    for game in NAMES:
        assert served[game] == in_the_lab(game, find_bot(game, "greedy"), SITTINGS[game], LUCK, MOST), game


@pytest.mark.parametrize("bot", ["tests.bots.own_bots:Last", "greedy:seed=1", "nope"])
def test_no_record_makes_a_server_run_a_program(bot: str) -> None:
    """Bots that are offered play there, and nothing that a visitor names."""
    table = begun_with("me", "me")
    job = Job("nauticus", bot, encode(table.state), "1", 0, None, {"players": 2})
    with pytest.raises(PelagosError) as caught:
        think(job)
    assert caught.value.id == "error-unknown-bot"


MARK = "planned-in-secret"


def with_memory() -> bytes:
    """The record of a game against a bot that has planned something; now a person is asked."""
    table = begun_with("me", "bot:greedy")
    while table.memory_of(1) is None or (isinstance(table.node, Choice) and table.node.seat == 1):
        assert isinstance(table.node, Choice)
        option = table.node.options[0]
        table.submit(table.node.seat, [option], table.version, [MARK] if table.node.seat else None)
    return b"".join(map(write_line, table.lines()))


def begun_with(*kinds: str) -> Table[Any]:
    game = find_game("nauticus")
    seats = [SeatEntry(f"P{seat}", kind) for seat, kind in enumerate(kinds)]
    return open_table(game, parse_settings(game.settings, {"players": 2}), seats, Seeded("3"), pack_of("nauticus"))


@pytest.mark.parametrize("who", ["owner", "spectator"])
def test_nobody_hears_what_a_bot_remembers_while_the_game_goes_on(site: Site, who: str) -> None:
    """Whoever plays against bots alone may have the record of a running game, draws and all; not their plans."""
    owner = site.client()
    answer = owner.post("/api/v1/records", None, content=with_memory())
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    live = site.server.tables.live[table]
    assert live.table is not None
    assert live.table.memory_of(1) == [MARK]
    client = owner if who == "owner" else site.client()
    pages = ("?want=page", "?want=data", "/at/1", f"/at/{live.version}", "/odds", "/drawer", "/record", "/replay")
    said = [answer.text, *(client.get(f"/api/v1/tables/{table}{path}").text for path in pages)]
    said.append(client.get(f"/t/{table}").text)
    for want in ("page", "data"):
        with client.socket(table, want) as socket:
            said.append(socket.raw())
    assert [text for text in said if MARK in text] == []
    assert len(client.get(f"/api/v1/tables/{table}/record").text.splitlines()) > 5 or who == "spectator"


def test_a_record_of_which_the_plans_are_taken_out_is_still_a_record() -> None:
    lines = [read_line(line, number) for number, line in enumerate(with_memory().splitlines(), start=1)]
    assert any(isinstance(line, Answer) and line.note for line in lines)
    replayed(find_game("nauticus"), [without_memory(line) for line in lines], pack_of("nauticus"))
