"""A bot is asked: the same everywhere, so that it answers the same at a table, on a server and in a simulation."""

from __future__ import annotations

from pathlib import PurePath
from traceback import extract_tb
from typing import Any

from pelagos.bots.contract import BotFailed, Entrant, Maker, Sight, Thought
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import option_text


def seat_seed(luck: str, seat: int) -> str:
    """The seed of a seat's bot: it comes from the luck of the game."""
    return f"{luck}/{seat}"


def seated(bot: Entrant | Maker) -> Entrant:
    """A class of bots as what plays a seat. A bot that is made already is refused: it would play on, here only."""
    if isinstance(bot, Entrant):
        return bot
    if not callable(bot):
        raise PelagosError("error-bot-made", bot=type(bot).__name__)
    return Entrant(getattr(bot, "__name__", "bot"), bot)


def asked(entrant: Entrant, sight: Sight[Any]) -> Thought:
    """What a bot, made for this question, answers. Whatever is wrong with it is said with its name."""
    try:
        option = entrant.make().choose(sight)
    except Exception as problem:
        raise BotFailed("raised", _told(problem), entrant.name) from problem
    if option not in sight.options:
        raise BotFailed("nonsense", _shown(option), entrant.name, sight.ask)
    return Thought(option, sight.kept)


def _told(problem: Exception) -> str:
    """What went wrong, and where: for whoever wrote the bot."""
    where = extract_tb(problem.__traceback__)[-1]
    return f"{type(problem).__name__}: {problem} ({PurePath(where.filename).name}, {where.lineno})"


def _shown(option: Any) -> str:
    return (option_text(option) if isinstance(option, tuple) else repr(option))[:80]
