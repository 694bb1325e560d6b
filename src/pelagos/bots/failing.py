"""A bot that cannot answer: why, in a word that every face has a sentence for. Nobody moves in its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

from pelagos.bots.registry import bot_names, check_bot
from pelagos.bots.seating import choose_at
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Choice, Option
from pelagos.core.text import SeatName, Text, text
from pelagos.table.table import Table

Reason: TypeAlias = Literal["unknown", "slow", "died", "raised", "nonsense"]


class BotFailed(Exception):
    """A bot gave no answer that could be played; `detail` is for whoever runs it."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason: Reason = reason
        self.detail = detail


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


def offered(option: Any, options: Sequence[Option]) -> Option:
    """The option that a bot means; anything that is not offered is nonsense."""
    try:
        return options[options.index(option)]
    except (TypeError, ValueError) as problem:
        raise BotFailed("nonsense", repr(option)[:200]) from problem


def answer_of(choose: Callable[[], Any], options: Sequence[Option]) -> Option:
    """What a bot chooses, asked in this process; whatever goes wrong in it is its failure, not ours."""
    try:
        option = choose()
    except BotFailed:
        raise
    except Exception as problem:
        raise BotFailed("raised", repr(problem)) from problem
    return offered(option, options)


def answer_at(table: Table[Any], seat: int) -> Option:
    """What the bot of a seat answers to the question that stands, asked in this process."""
    bot, node = table.seats[seat].bot, table.node
    assert isinstance(node, Choice), "somebody is asked"
    check_known(table.header.game, bot)
    return answer_of(lambda: choose_at(table, bot), node.options)


def failure_text(seat: int, bot: str, reason: str) -> Text:
    """Who failed, and why."""
    return text("face-bot-failed", seat=SeatName(seat), bot=bot, reason=reason)


def successors(game_key: str, bot: str) -> tuple[str, ...]:
    """The bots that can play on: the same one once more, unless nobody knows it, then the others, strongest first."""
    others = [name for name in reversed(bot_names(game_key)) if name != bot]
    return (bot, *others) if is_known(game_key, bot) else tuple(others)
