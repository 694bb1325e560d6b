"""Where a game stands, in a few words: for headings, bars and lists."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pelagos.core.game import Game, View
from pelagos.core.text import Text


def moment_text(game: Game[Any], view: View) -> Text:
    """The moment of a view; unless a game has a shorter form, the first line of its board."""
    return game.in_short(view) if game.in_short is not None else game.show.board(view)[0]


def moment_words(game: Game[Any], view: View, say: Callable[[Text], str], board: Sequence[str]) -> str:
    """The same in words, for somebody who has the lines of the board in words already."""
    return say(moment_text(game, view)) if game.in_short is not None else board[0]


def is_same_moment(game: Game[Any], before: Any, after: Any) -> bool:
    """Whether two positions belong to one turn or phase, as everybody sees it."""
    seen = [game.visible.observe(state, None)["moment"] for state in (before, after)]
    return bool(seen[0] == seen[1])
