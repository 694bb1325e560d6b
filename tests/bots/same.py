"""One game in several ways: in the laboratory, at a table, at one that is stored and opened again, and after undos."""

from __future__ import annotations

from typing import Any

from pelagos.bots.asking import seated
from pelagos.bots.contract import Bot, Entrant, Sight
from pelagos.bots.seating import choose_at
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Choice, Option
from pelagos.core.settings import Settings, parse_settings
from pelagos.games.registry import find_game
from pelagos.lab.play import play_game
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import Answer, SeatEntry, read_line, write_line
from pelagos.table.replay import replayed
from pelagos.table.table import Table
from tests.bots.table import practice

Given = tuple[int, str, str]
"""Who answered what to which question."""


class Enough(Exception):
    """As much of a game has been played as a test needs."""


class Spied:
    """A bot whose answers are written down."""

    def __init__(self, bot: Bot, given: list[Given], most: int) -> None:
        self.bot, self.given, self.most = bot, given, most

    def choose(self, sight: Sight[Any]) -> Option:
        if len(self.given) == self.most:
            raise Enough
        option = self.bot.choose(sight)
        self.given.append((sight.seat, sight.ask, " ".join(map(str, option))))
        return option


def in_the_lab(key: str, entrant: Entrant, sitting: Settings, luck: str, most: int) -> list[Given]:
    """What bots answer in a simulation."""
    given: list[Given] = []
    spied = seated(lambda: Spied(entrant.make(), given, most))._replace(seed=entrant.seed)
    try:
        play_game(find_game(key), sitting, practice(key).pack, [spied] * seats_of(key, sitting), luck)
    except PelagosError as problem:
        assert isinstance(problem.__cause__, Enough), problem
    return given


def seats_of(key: str, sitting: Settings) -> int:
    game = find_game(key)
    return int(parse_settings(game.settings, sitting)[game.seats_setting])


def begun(key: str, sitting: Settings, luck: str) -> Table[Any]:
    """A practice table of bots, so that everything can be taken back."""
    game = find_game(key)
    seats = [SeatEntry(f"P{seat}", "bot:any") for seat in range(seats_of(key, sitting))]
    settings = parse_settings(game.settings, sitting)
    return open_table(game, settings, seats, Seeded(luck), practice(key).pack, practice=True)


def played_on(table: Table[Any], entrant: Entrant, most: int) -> None:
    """Let bots play until so many answers count, or to the end."""
    while isinstance(node := table.node, Choice) and len(answers_at(table)) < most:
        option, memory = choose_at(table, entrant)
        table.submit(node.seat, [option], table.version, memory)


def answers_at(table: Table[Any]) -> list[Given]:
    """The answers that somebody really gave and that still count."""
    entries = [moment.entry for moment in table.moments]
    return [(entry.seat, entry.ask, entry.answer) for entry in entries if isinstance(entry, Answer) and not entry.auto]


def opened_again(table: Table[Any]) -> Table[Any]:
    """The table as it comes back from its written record."""
    written = [write_line(line)[:-1] for line in table.lines()]
    lines = [read_line(raw, number) for number, raw in enumerate(written, start=1)]
    return replayed(table.game, lines, practice(table.header.game).pack)
