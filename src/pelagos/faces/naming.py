"""Names of pieces in what is said: wherever a text speaks of one, its sheet can be opened there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from pelagos.core.game import Game
from pelagos.core.sheets import Sheets, pieces_in
from pelagos.core.tables import Tables
from pelagos.core.text import Text
from pelagos.faces.voice import Voice

Names: TypeAlias = tuple[tuple[str, str], ...]
"""Pieces and their names as they are said."""
REMEMBERED = 20_000


def names_in(said: Text, named: Mapping[str, str], voice: Voice, but: str = "") -> Names:
    """The pieces that a text speaks of; a sheet does not lead to itself."""
    return tuple({piece: voice.words(name) for name, piece in pieces_in(said, named) if piece != but}.items())


def spoken(game: Game[Any], state: Any, said: Text, voice: Voice) -> Names:
    """The pieces that something said at a table speaks of."""
    return _spoken(game.sheets, state.pack.tables, said, voice) if game.sheets else ()


def all_spoken(game: Game[Any], state: Any, lines: Iterable[Text], voice: Voice) -> dict[str, str]:
    """Pieces by the names that any of these lines says."""
    if not game.sheets:
        return {}
    return {name: piece for line in lines for piece, name in _spoken(game.sheets, state.pack.tables, line, voice)}


@lru_cache(REMEMBERED)
def _spoken(sheets: Sheets[Any], tables: Tables, said: Text, voice: Voice) -> Names:
    return names_in(said, sheets.box(tables).named, voice)
