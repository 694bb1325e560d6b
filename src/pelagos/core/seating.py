"""Whether so many may sit down to a game."""

from __future__ import annotations

from typing import Any

from pelagos.core.errors import Refused
from pelagos.core.game import Game
from pelagos.core.settings import Settings
from pelagos.core.text import Text


def check_seating(game: Game[Any], settings: Settings, seats: int) -> None:
    """The number of seats must lie in the game's range and agree with its settings."""
    low, high = game.seats
    if not low <= seats <= high:
        raise Refused("error-seat-count", game=Text(f"{game.key}-name"), seats=seats, low=low, high=high)
    if settings[game.seats_setting] != seats:
        raise Refused(
            "error-seats-contradict",
            key=game.seats_setting,
            value=str(settings[game.seats_setting]),
            seats=seats,
        )
