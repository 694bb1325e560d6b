"""The options in their list: the number in front, and a long label goes on below itself."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

NUMBER: Final = 2
"""As wide as the numbers of nearly all questions."""


class Grid(Table):
    """A row with columns. A list draws it to count its lines each time it is laid out: it is drawn once per width."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Its pieces; a row is not changed any more once it is drawn."""
        if options.max_width not in self.drawn:
            self.drawn[options.max_width] = [*super().__rich_console__(console, options)]
        return self.drawn[options.max_width]

    @cached_property
    def drawn(self) -> dict[int, list[RenderableType | Segment]]:
        """What it looks like, by width."""
        return {}


def numbered(number: int | None, label: str, note: str = "", mark: str = "", style: str = "") -> Table:
    """An option and what it does; in lessons with a mark before the number. Dice have none: they are typed."""
    row = Grid.grid(padding=(0, 2, 0, 0))
    row.add_column(no_wrap=True)
    row.add_column()
    row.add_row(Text(f"{mark}{number or '':>{NUMBER}}", style), Text(label, style))
    if note:
        row.add_row("", Text(note, "dim"))
    return row
