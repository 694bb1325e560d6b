"""Bots that cannot answer, and who can play on for them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from pelagos.bots.contract import BotFailed, Reason, Thought
from pelagos.bots.registry import LEANING, bot_names, check_bot, find_bot, import_bot
from pelagos.bots.seating import choose_at
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Choice
from pelagos.core.text import SeatName, Text, text
from pelagos.table.table import Table


def is_known(game_key: str, bot: str) -> bool:
    """Whether such a bot plays this game here."""
    try:
        check_bot(game_key, bot)
    except PelagosError:
        return False
    return True


def check_known(game_key: str, bot: str) -> None:
    """A bot that nobody here knows fails before it is asked."""
    if not is_known(game_key, bot):
        raise BotFailed("unknown")


def offered(thought: Any, node: Choice) -> Thought:
    """What a bot's process sent back; anything that is not offered is nonsense."""
    if not isinstance(thought, Thought) or thought.option not in node.options:
        raise BotFailed("nonsense", repr(thought)[:200], ask=node.ask)
    return thought


def answer_at(table: Table[Any], seat: int, named: Collection[str] = ()) -> Thought:
    """What the bot of a seat answers to the question that stands, asked in this process.

    A record may come from anybody: a program that it names is run only when it is among those that somebody `named`.
    """
    game, player = table.header.game, table.seats[seat]
    try:
        entrant = import_bot(game, player.bot) if player.kind in named else find_bot(game, player.bot)
    except PelagosError as problem:
        raise BotFailed("unknown", str(problem), player.bot) from problem
    return choose_at(table, entrant)


def failure_text(seat: int, bot: str, reason: str) -> Text:
    """Who failed, and why."""
    return text("face-bot-failed", seat=SeatName(seat), bot=bot, reason=reason)


def successors(game_key: str, bot: str, reason: Reason) -> tuple[str, ...]:
    """The bots that can play on: the same one once more, unless nobody knows it, then the others, strongest first.

    Who thinks leans on the usual bot, and the deckhand on its eyes: where that one fails, they do not help.
    """
    others = [name for name in reversed(bot_names(game_key)) if name != bot and name not in LEANING]
    return tuple(others) if reason == "unknown" else (bot, *others)
