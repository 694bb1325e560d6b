"""What the seats are called when nobody says."""

from __future__ import annotations

from collections.abc import Sequence

from pelagos.core.text import text
from pelagos.faces.voice import printable
from pelagos.locale.catalogue import Catalogue, seat_letter


def default_names(catalogue: Catalogue, bots: Sequence[str]) -> list[str]:
    """A name for each seat; `bots` holds the bot of each seat, "" where a person sits."""
    return [_name(catalogue, bots, seat) for seat in range(len(bots))]


def bot_name(catalogue: Catalogue, bot: str) -> str:
    """What a bot is called; one of somebody's own goes by its own name."""
    message = f"face-bot-name-{bot}"
    return catalogue.format(text(message)) if catalogue.has(message) else printable(bot).capitalize()


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


def successor_name(catalogue: Catalogue, names: Sequence[str], seat: int, failed: str, bot: str) -> str:
    """What a seat is called when a bot plays on for one that failed; who tries again keeps the name."""
    others = [name for place, name in enumerate(names) if place != seat]
    return names[seat] if bot == failed else unlike(bot_name(catalogue, bot), others)


def _name(catalogue: Catalogue, bots: Sequence[str], seat: int) -> str:
    bot, alone = bots[seat], bots.count(bots[seat]) == 1
    if not bot:
        message = text("face-name-alone") if alone else text("face-name-player", letter=seat_letter(seat))
        return catalogue.format(message)
    if alone:
        return bot_name(catalogue, bot)
    return catalogue.format(text("face-name-bot", bot=bot_name(catalogue, bot), number=bots[: seat + 1].count(bot)))
