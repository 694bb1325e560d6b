"""Where a game stands, in a few words: for headings, bars and lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pelagos.core.game import Game, View
from pelagos.core.text import Text, text


def _nemo1(view: View) -> Text:
    phase = Text(f"nemo1-phase-{view['phase']}")
    last = view["last_week"]
    return text("web-moment-nemo1", week=min(view["week"], last), last=last, turn=view["turn"], phase=phase)


def _nemo2(view: View) -> Text:
    phase = Text(f"nemo2-phase-name-{view['phase']}")
    return text("web-moment-nemo2", act=view["act"], turn=view["turn"], phase=phase)


SHORT: Final[dict[str, Callable[[View], Text]]] = {"nemo1": _nemo1, "nemo2": _nemo2}
"""Games whose boards begin with a longer line than a heading should be."""


def moment_text(game: Game[Any], view: View) -> Text:
    """The moment of a view; unless a game has a shorter form, the first line of its board."""
    short = SHORT.get(game.key)
    return short(view) if short is not None else game.show.board(view)[0]


def is_same_moment(game: Game[Any], before: Any, after: Any) -> bool:
    """Whether two positions belong to one turn or phase, as everybody sees it."""
    seen = [game.visible.observe(state, None)["moment"] for state in (before, after)]
    return bool(seen[0] == seen[1])
