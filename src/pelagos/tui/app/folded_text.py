"""Lines of text that always fit their pane."""

from __future__ import annotations

from collections.abc import Sequence

from textual.events import Resize
from textual.widgets import Static

from pelagos.tui.folding import folded

MARGIN = 4


class FoldedText(Static):
    """A line that is too long goes on below itself."""

    def __init__(self, lines: Sequence[str], id: str) -> None:  # noqa: A002 - what every widget calls it
        super().__init__(markup=False, id=id)
        self.lines = lines

    def show(self, lines: Sequence[str]) -> None:
        """Other lines."""
        self.lines = lines
        self._fold(self.size.width)

    def on_resize(self, event: Resize) -> None:
        """Another width."""
        self._fold(event.size.width)

    def _fold(self, width: int) -> None:
        pieces = [piece for line in self.lines for piece in folded(line, width, MARGIN)]
        self.update("\n".join(pieces))
