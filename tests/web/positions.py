"""Positions to look at: games played at random in this process, brought to a server as records."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext

from pelagos.core.nodes import Choice, Over
from pelagos.core.settings import parse_settings
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry, write_line
from pelagos.table.table import Table
from tests.web.served import Served

GAMES = NAMES
PERSON = "me"
BOT = "bot:random"
DULL = ("pass", "stop")


class Setting(NamedTuple):
    """What is played, by whom, how many answers of seat A make the middle of it, and a seed that makes it long."""

    settings: dict[str, int | bool | str]
    seats: tuple[str, ...]
    middle: int
    seed: str


SETTINGS = {
    "nauticus": Setting({}, ("Ada", "Ben", "Cleo"), 80, "3"),
    "nemo1": Setting({"commitment": "science"}, ("Nemo",), 60, "2"),
    "nemo2": Setting({"motive": "war", "level": "sailor"}, ("Nemo",), 130, "7"),
    "endeavor": Setting({}, ("Ada", "Ben", "Cleo"), 55, "15"),
}


def record(game: str, most: int) -> bytes:
    """A record in which seat A has answered so often, or to the end when it comes before; seat A is asked."""
    return b"".join(map(write_line, played(game, most).lines()))


@cache
def played(game: str, most: int) -> Table[Any]:
    """The table of that record."""
    seed, answered = SETTINGS[game].seed, 0
    table, rng = new_table(game, seed), Random(seed)
    while not isinstance(node := table.node, Over):
        assert isinstance(node, Choice), "the table rolls its own dice"
        answered += node.seat == 0
        if answered > most:
            break
        table.submit(node.seat, [lively(rng, node)], table.version)
    return table


def new_table(game: str, seed: str) -> Table[Any]:
    """A table as its game is usually played: a person, and bots on the other seats."""
    found, wanted = find_game(game), SETTINGS[game]
    players = {found.seats_setting: len(wanted.seats)}
    settings = parse_settings(found.settings, {**wanted.settings, **players})
    seats = [SeatEntry(name, BOT if number else PERSON) for number, name in enumerate(wanted.seats)]
    return open_table(found, settings, seats, Seeded(seed), load_pack(found))


def lively(rng: Random, node: Choice) -> Any:
    """Any answer, but not one that does nothing."""
    options = [option for option in node.options if option[0] not in DULL]
    return rng.choice(options or list(node.options))


def middle(game: str) -> bytes:
    """A game that has been going on for a while."""
    return record(game, SETTINGS[game].middle)


def ended(game: str) -> bytes:
    """A game that is over."""
    return record(game, 100_000)


def ended_table(game: str) -> Table[Any]:
    """The table of the same game; nobody may change it."""
    return played(game, 100_000)


def brought(served: Served, context: BrowserContext, written: bytes) -> str:
    """The path of the table that a record becomes."""
    answer = context.request.post(f"{served.base}/api/v1/records", data=written)
    assert answer.status == 201, answer.text()
    url: str = answer.json()["url"]
    return url.removeprefix(served.base)
