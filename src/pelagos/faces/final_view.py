"""What can be seen of a game that is over: everything, whoever looked at it then."""

from __future__ import annotations

from typing import Any

from pelagos.core.game import Game, View


def final_view(game: Game[Any], state: Any, seat: int | None) -> View:
    """All there is to know of a position, from a seat; only for games that are over."""
    return game.visible.observe(state, seat) if game.disclose is None else game.disclose(state, seat)
