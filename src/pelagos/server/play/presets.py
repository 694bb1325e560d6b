"""The first game: what the form of a new table holds for somebody who has never played."""

from __future__ import annotations

from typing import Any, Final

from pelagos.core.game import Game
from pelagos.core.settings import parse_settings

FIRST: Final[dict[str, dict[str, str]]] = {
    "nemo2": {"set-level": "sailor"},
    "endeavor": {"set-difficulty": "easy"},
}
"""What is easier than usual in a first game, by game."""


def first_game(game: Game[Any], bots: tuple[str, ...]) -> dict[str, Any]:
    """Form fields: me against as many of the best bots as the game usually seats, with practice undo.

    >>> from pelagos.bots.registry import bot_names
    >>> from pelagos.games.registry import find_game
    >>> first_game(find_game("nauticus"), bot_names("nauticus"))["seat"]
    ['me', 'bot:greedy', 'bot:greedy']
    """
    usual = int(parse_settings(game.settings, {})[game.seats_setting])
    return {
        "seat": ["me", *[f"bot:{bots[-1]}"] * (usual - 1)],
        "seat_name": [],
        "fate": "seeded",
        "access": "link",
        "practice": "yes",
        **FIRST.get(game.key, {}),
    }
