"""Lines of text that always fit their pane."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import accumulate

from textual.content import Content, Span
from textual.events import Resize
from textual.widgets import Static

from pelagos.tui.folding import folded

MARGIN = 4
SPOKEN_OF = "bold $accent"


def say(pane: Static, words: str) -> None:
    """Put words into a pane; nothing is laid out anew for those that stand there already."""
    if pane.content != words:
        pane.update(words)


class FoldedText(Static):
    """A line that is too long goes on below itself. Some lines may be marked; `marked_rows` is where they stand."""

    def __init__(self, lines: Sequence[str], id: str) -> None:  # noqa: A002 - what every widget calls it
        super().__init__(markup=False, id=id)
        self.lines = lines
        self.marked: Collection[int] = ()
        self.marked_rows: list[int] = []
        self.width = -1

    def show(self, lines: Sequence[str]) -> None:
        """Other lines, none of them marked."""
        self.lines, self.marked = lines, ()
        self._fold(self.size.width)

    def mark(self, numbers: Collection[int]) -> None:
        """The lines that somebody speaks of."""
        if numbers != self.marked:
            self.marked = numbers
            self._fold(self.size.width)

    def on_resize(self, event: Resize) -> None:
        """Another width; a pane that only became higher, with its own lines, shows them already."""
        if event.size.width != self.width:
            self._fold(event.size.width)

    def _fold(self, width: int) -> None:
        rows: list[str] = []
        self.width, self.marked_rows = width, []
        for number, line in enumerate(self.lines):
            pieces = folded(line, width, MARGIN)
            if number in self.marked:
                self.marked_rows += range(len(rows), len(rows) + len(pieces))
            rows += pieces
        self.update(Content("\n".join(rows), spans=self._marks(rows)))

    def _marks(self, rows: Sequence[str]) -> list[Span]:
        """Where the rows begin and end that are marked."""
        begins = [0, *accumulate(len(row) + 1 for row in rows)]
        return [Span(begins[row], begins[row] + len(rows[row]), SPOKEN_OF) for row in self.marked_rows if rows[row]]
