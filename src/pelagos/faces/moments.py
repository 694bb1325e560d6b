"""Where a game stands, in a few words: for headings, bars and lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagos.core.game import Game, View
from pelagos.core.text import Text


def moment_text(game: Game[Any], view: View, lines: Sequence[Text] = ()) -> Text:
    """The moment of a view; unless a game has a shorter form, the first of the `lines` of its board."""
    return game.in_short(view) if game.in_short is not None else (lines or game.show.board(view))[0]


def is_same_moment(game: Game[Any], before: Any, after: Any) -> bool:
    """Whether two positions belong to one turn or phase, as everybody sees it."""
    seen = [game.visible.observe(state, None)["moment"] for state in (before, after)]
    return bool(seen[0] == seen[1])
