"""Lines of text that always fit their pane."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from textual.content import Content
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
        """Another width."""
        self._fold(event.size.width)

    def _fold(self, width: int) -> None:
        pieces: list[Content] = []
        self.marked_rows = []
        for number, line in enumerate(self.lines):
            rows = folded(line, width, MARGIN)
            if number in self.marked:
                self.marked_rows += range(len(pieces), len(pieces) + len(rows))
            pieces += [Content.styled(row, SPOKEN_OF if number in self.marked else "") for row in rows]
        self.update(Content("\n").join(pieces))
