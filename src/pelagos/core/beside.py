"""What options are about: the pieces that each names or whose spot it points at, and what is said of them beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pelagos.core.game import Game, View
from pelagos.core.nodes import Option
from pelagos.core.sheets import NOTHING, Sheets, pieces_in
from pelagos.core.text import Text


class Offer(NamedTuple):
    """An option with everything that is told of it, whoever is asked."""

    option: Option
    label: Text
    spots: tuple[str, ...]
    pieces: tuple[str, ...] = ()
    """Those that its label names, then those at its spots, as far as the reader sees them."""
    remark: Text = NOTHING
    """What matters about the piece that it is about."""


def offers_of(game: Game[Any], s: Any, view: View, options: Sequence[Option]) -> list[Offer]:
    """Options as they are told to somebody with this view."""
    found = [Offer(option, game.show.label(s, option), game.show.spots(s, option)) for option in options]
    return found if game.sheets is None else list(_about(game.sheets, s.pack.tables, view, found))


def _about(sheets: Sheets[Any], tables: Any, view: View, offers: list[Offer]) -> Iterator[Offer]:
    """What is named comes before what only lies there. There is room for one remark: of several pieces only one may
    have something to say."""
    box = sheets.box(tables)
    for offer in offers:
        named = dict.fromkeys(piece for _, piece in pieces_in(offer.label, box.named))
        if offer.label.id in sheets.labels:
            named[sheets.labels[offer.label.id]] = None
        lying = dict.fromkeys(sheets.piece_at(tables, view, spot) for spot in offer.spots)
        lying.pop("", None)
        about = named or (lying if len(offer.spots) == 1 else {})
        said = [box.sheets[piece].brief for piece in about if box.sheets[piece].brief != NOTHING]
        yield offer._replace(pieces=(*(named | lying),), remark=said[0] if len(said) == 1 else NOTHING)
