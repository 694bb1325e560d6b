"""What a page is told of where things come from: they have the kind of what is gone, or of their pile."""

from __future__ import annotations

import re

from pelagos.art import Piece, draw_board, draw_panels
from pelagos.core.game import View
from pelagos.locale.catalogue import catalogue
from pelagos.server.pages.replay_story import positions
from tests.recorded import played

KIND = re.compile("data-kind='([^']+)'")
OWN = re.compile(r"seat-\d-(?!name)|zone-\w+$")


def drawn(view: View) -> dict[str, Piece]:
    """Every piece of the board and of all panels by its key."""
    say = catalogue("en").format
    drawings = [draw_board("endeavor", view, say), *(panel.drawing for panel in draw_panels("endeavor", view, say))]
    return {piece.key: piece for drawing in drawings for piece in drawing.pieces}


def kind_of(piece: Piece) -> str:
    """The kind that a page reads off a piece: the first."""
    found = KIND.search(piece.body)
    return found[1] if found else ""


def test_what_somebody_gets_is_of_a_kind_with_where_it_was() -> None:
    """[EDS-9.3] Tiles, crew and tokens fly from where they lay; at least one of each does here."""
    table, _ = played("endeavor", 2, answers=60, seed="7")
    before: dict[str, Piece] = {}
    families: set[str] = set()
    for state in positions(table):
        now = drawn(table.game.visible.observe(state, 0))
        came = [kind_of(now[key]) for key in now if before and key not in before and OWN.match(key)]
        known = {kind_of(piece) for piece in before.values()}
        families |= {kind.partition("-")[0] for kind in came if kind in known}
        before = now
    assert families >= {"tile", "crew", "token"}
