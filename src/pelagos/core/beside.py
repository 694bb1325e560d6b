"""What an option is about: the pieces that it names or whose spot it points at, and what is said of them beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagos.core.game import Game, View
from pelagos.core.nodes import Option
from pelagos.core.sheets import NOTHING, pieces_in
from pelagos.core.text import Text


def pieces_of(game: Game[Any], s: Any, view: View, option: Option) -> tuple[str, ...]:
    """The pieces that an option speaks of: those its label names, then what is seen at its spots in this view."""
    if game.sheets is None:
        return ()
    tables = s.pack.tables
    named = (piece for _, piece in pieces_in(game.show.label(s, option), game.sheets.box(tables).named))
    lying = (game.sheets.piece_at(tables, view, spot) for spot in game.show.spots(s, option))
    return tuple(piece for piece in dict.fromkeys((*named, *lying)) if piece)


def remarks_on(game: Game[Any], s: Any, view: View, options: Sequence[Option]) -> list[Text]:
    """What matters about the piece that each option is about; NOTHING where there is none, or nothing to say."""
    spots = [game.show.spots(s, option) for option in options]
    if game.sheets is None:
        told = game.tells(s)
        return [told.get(places[0], NOTHING) if len(places) == 1 else NOTHING for places in spots]
    labels = [game.show.label(s, option) for option in options]
    return [game.sheets.brief_beside(s.pack.tables, view, *chosen) for chosen in zip(labels, spots, strict=True)]
