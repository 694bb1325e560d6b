"""What the seats are called when nobody says."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from pelagos.core.text import text
from pelagos.faces.voice import printable
from pelagos.locale.catalogue import LANGUAGES, Catalogue, catalogue, seat_letter


class Seated(Protocol):
    """Who sits there: a name, and the bot, if one does."""

    @property
    def name(self) -> str:
        """What the seat is called."""

    @property
    def bot(self) -> str:
        """The bot, "" for a person."""


def default_names(words: Catalogue, bots: Sequence[str]) -> list[str]:
    """A name for each seat; `bots` holds the bot of each seat, "" where a person sits."""
    return [_name(words, bots, seat) for seat in range(len(bots))]


@lru_cache(1000)
def names_in(language: str, names: tuple[str, ...], bots: tuple[str, ...]) -> tuple[str, ...]:
    """The seats for a reader: whoever has the usual name of some language is called by the usual name of this one.

    >>> names_in("de", ("Captain", "Ada", "Codicioso"), ("", "", "greedy"))
    ('Captain', 'Ada', 'Gierig')
    >>> names_in("de", ("Captain", "Codicioso"), ("", "greedy"))
    ('Kapitän', 'Gierig')
    """
    usual = [default_names(catalogue(other), bots) for other in LANGUAGES]
    mine = default_names(catalogue(language), bots)
    known = [{those[seat] for those in usual} for seat in range(len(bots))]
    found = tuple(own if name in also else name for name, own, also in zip(names, mine, known, strict=True))
    return found if len(set(found)) == len(set(names)) else names


def seat_names(language: str, seats: Sequence[Seated]) -> tuple[str, ...]:
    """The seats of a record or a table for a reader."""
    return names_in(language, tuple(seat.name for seat in seats), tuple(seat.bot for seat in seats))


def bot_name(words: Catalogue, bot: str) -> str:
    """What a bot is called; one of somebody's own goes by its own name, however it is written.

    >>> words = catalogue("en")
    >>> [bot_name(words, bot) for bot in ("greedy", "search:seconds=2", "my.module:MyBot:seconds=2")]
    ['Greedy', 'Search', 'MyBot']
    """
    name, _, rest = bot.partition(":")
    inside = rest.partition(":")[0]
    if inside and "=" not in inside:
        return printable(inside)
    message = f"face-bot-name-{name}"
    return words.format(text(message)) if words.has(message) else printable(name).capitalize()


def unlike(name: str, others: Sequence[str]) -> str:
    """Two seats with one name could not be told apart in the log.

    >>> unlike("Ada", ["Ada", "Ada 2"])
    'Ada 3'
    """
    number, found = 2, name
    while found in others:
        found = f"{name} {number}"
        number += 1
    return found


def successor_name(words: Catalogue, names: Sequence[str], seat: int, failed: str, bot: str) -> str:
    """What a seat is called when a bot plays on for one that failed; who tries again keeps the name."""
    others = [name for place, name in enumerate(names) if place != seat]
    return names[seat] if bot == failed else unlike(bot_name(words, bot), others)


def _name(words: Catalogue, bots: Sequence[str], seat: int) -> str:
    bot, alone = bots[seat], bots.count(bots[seat]) == 1
    if not bot:
        message = text("face-name-alone") if alone else text("face-name-player", letter=seat_letter(seat))
        return words.format(message)
    if alone:
        return bot_name(words, bot)
    return words.format(text("face-name-bot", bot=bot_name(words, bot), number=bots[: seat + 1].count(bot)))
