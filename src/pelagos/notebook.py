"""Tables in a notebook: `%load_ext pelagos.notebook`, and every table shows itself as a picture.

>>> from pelagos.games.registry import find_game, load_pack
>>> from pelagos.table.fate import Seeded
>>> from pelagos.table.record import SeatEntry
>>> from pelagos.table.opening import open_table
>>> game = find_game("nauticus")
>>> seats = (SeatEntry("Ada", "me"), SeatEntry("Ben", "me"))
>>> table = open_table(game, {"players": 2}, seats, Seeded("1"), load_pack(game))
>>> Picture(table, theme="paper")._repr_svg_()[:42]
'<svg xmlns="http://www.w3.org/2000/svg" cl'
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from pelagos.art import draw_board, draw_panels, svg
from pelagos.art.whole import whole_table
from pelagos.locale.catalogue import DEFAULT, catalogue
from pelagos.table.table import Table

THEME = "light"


class Picture(NamedTuple):
    """A table as somebody sees it now: a seat, or a spectator; a notebook shows it as SVG."""

    table: Table[Any]
    seat: int | None = None
    language: str = DEFAULT
    theme: str = THEME

    def _repr_svg_(self) -> str:
        table = self.table
        names = [seat.name for seat in table.header.seats]
        say = partial(catalogue(self.language).format, name_of=names.__getitem__)
        key, view = table.game.key, table.game.visible.observe(table.state, self.seat)
        return svg(whole_table(draw_board(key, view, say), draw_panels(key, view, say)), self.theme)


def load_ipython_extension(shell: Any) -> None:
    """What `%load_ext` calls: from now on tables are shown as pictures."""
    formatter = shell.display_formatter.formatters["image/svg+xml"]
    formatter.for_type(Table, lambda table: Picture(table)._repr_svg_())
