"""What options are about: the pieces that each names or whose spot it points at, and what is said of them beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pelagos.core.game import Game, View
from pelagos.core.nodes import Option
from pelagos.core.sheets import NOTHING, Box, Sheets, pieces_in
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
    show, sheets = game.show, game.sheets
    if sheets is None:
        return [Offer(option, show.label(s, option), show.spots(s, option)) for option in options]
    box = sheets.box(s.pack.tables)
    return [_about(sheets, box, view, option, show.label(s, option), show.spots(s, option)) for option in options]


def _about(sheets: Sheets[Any], box: Box, view: View, option: Option, label: Text, spots: tuple[str, ...]) -> Offer:
    """What is named comes before what only lies there. There is room for one remark: of several pieces only one may
    have something to say."""
    named = dict.fromkeys([piece for _, piece in pieces_in(label, box.named)])
    if label.id in sheets.labels:
        named[sheets.labels[label.id]] = None
    lying = dict.fromkeys([box.at_spot.get(sheets.at(view, spot), "") for spot in spots])
    lying.pop("", None)
    about = named or (lying if len(spots) == 1 else {})
    said = [brief for piece in about if (brief := box.sheets[piece].brief) != NOTHING]
    return Offer(option, label, spots, (*(named | lying),), said[0] if len(said) == 1 else NOTHING)
