"""Who can play on for a bot that fails, in words, and letting one of them do it."""

from __future__ import annotations

from typing import Any, NamedTuple

from pelagos.bots.contract import BotFailed
from pelagos.bots.failing import failure_text, successors
from pelagos.faces.names import bot_name, successor_name
from pelagos.faces.voice import Voice
from pelagos.table.record import BOT, SeatEntry
from pelagos.table.table import Table


class Vacancy(NamedTuple):
    """A bot's seat that waits for somebody to play on: what happened, the bots that can, and what each choice says."""

    seat: int
    story: str
    bots: tuple[str, ...]
    labels: tuple[str, ...]


def vacancy_of(table: Table[Any], seat: int, problem: BotFailed, voice: Voice) -> Vacancy:
    """What is to be decided about a bot that failed."""
    failed = table.seats[seat].bot
    bots = successors(table.header.game, failed, problem.reason)
    story = voice.words(failure_text(seat, failed, problem.reason))
    again = {failed: "face-bot-again"}
    labels = [voice.phrase(again.get(bot, "face-bot-instead"), bot=bot_name(voice.catalogue, bot)) for bot in bots]
    return Vacancy(seat, story, bots, tuple(labels))


def seat_successor(table: Table[Any], vacancy: Vacancy, bot: str, people: list[int], voice: Voice) -> None:
    """Let a bot play on; the record says so, and the seat goes by its name from now on."""
    seats = table.seats
    name = successor_name(voice.catalogue, [seat.name for seat in seats], vacancy.seat, seats[vacancy.seat].bot, bot)
    table.replace(vacancy.seat, SeatEntry(name, BOT + bot), people[0] if people else None, table.version)
    voice.rename(vacancy.seat, name)
