"""What the seats are called when nobody says."""

from __future__ import annotations

from collections.abc import Sequence

from pelagos.core.text import text
from pelagos.locale.catalogue import Catalogue, seat_letter


def default_names(catalogue: Catalogue, bots: Sequence[str]) -> list[str]:
    """A name for each seat; `bots` holds the bot of each seat, "" where a person sits."""
    called = [spoken(bot) for bot in bots]
    return [_name(catalogue, called, seat) for seat in range(len(called))]


def spoken(bot: str) -> str:
    """What a bot is called at a table, however it is written.

    >>> spoken("greedy"), spoken("search:seconds=2"), spoken("my.module:MyBot:seconds=2")
    ('Greedy', 'Search', 'MyBot')
    """
    first, _, rest = bot.partition(":")
    name = rest.partition(":")[0]
    return name if name and "=" not in name else first.capitalize()


def _name(catalogue: Catalogue, bots: Sequence[str], seat: int) -> str:
    bot, alone = bots[seat], bots.count(bots[seat]) == 1
    if not bot:
        message = text("face-name-alone") if alone else text("face-name-player", letter=seat_letter(seat))
        return catalogue.format(message)
    if alone:
        return bot
    return catalogue.format(text("face-name-bot", bot=bot, number=bots[: seat + 1].count(bot)))
