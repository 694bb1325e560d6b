"""The options in their list: the number in front, and a long label goes on below itself."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

NUMBER: Final = 2
"""As wide as the numbers of nearly all questions."""


def numbered(number: int | None, label: str, note: str = "", mark: str = "", style: str = "") -> Table:
    """An option and what it does; in lessons with a mark before the number. Dice have none: they are typed."""
    row = Table.grid(padding=(0, 2, 0, 0))
    row.add_column(no_wrap=True)
    row.add_column()
    row.add_row(Text(f"{mark}{number or '':>{NUMBER}}", style), Text(label, style))
    if note:
        row.add_row("", Text(note, "dim"))
    return row
