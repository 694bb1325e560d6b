"""Which bots there are for a game. A bot's module is imported when the bot is called for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from pelagos.bots.contract import Entrant
from pelagos.core.errors import PelagosError
from pelagos.core.text import text

EVERY_GAME: Final = {"random": "pelagos.bots.random_bot:RandomBot"}
OWN: Final = {
    "endeavor": {"greedy": "pelagos.bots.endeavor.greedy:GreedyBot"},
    "nauticus": {"greedy": "pelagos.bots.nauticus.greedy:GreedyBot"},
    "nemo1": {"greedy": "pelagos.bots.nemo1.greedy:GreedyBot"},
    "nemo2": {"greedy": "pelagos.bots.nemo2.greedy:GreedyBot"},
}


def bot_names(game_key: str) -> tuple[str, ...]:
    """The bots that play a game, the simplest first."""
    return tuple(_bots(game_key))


def find_bot(game_key: str, name: str) -> Entrant:
    """A bot of a game by its name; an unknown one is refused."""
    check_bot(game_key, name)
    module, _, maker = _bots(game_key)[name].partition(":")
    return Entrant(name, getattr(import_module(module), maker))


def check_bot(game_key: str, name: str) -> None:
    """Refuse a name that no bot of this game has."""
    if name not in _bots(game_key):
        known = ", ".join(bot_names(game_key))
        raise PelagosError("error-unknown-bot", bot=name, game=text(f"{game_key}-name"), known=known)


def _bots(game_key: str) -> dict[str, str]:
    return {**EVERY_GAME, **OWN.get(game_key, {})}
