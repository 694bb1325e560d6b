"""A page over the table that only shows something: score, log, reasons, odds, help. Any key closes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen

from pelagos.tui.app.folded_text import FoldedText


class Aside(ModalScreen[None]):
    """A title and lines; longer than the screen, it scrolls."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space", "close", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[str], closing: str) -> None:
        super().__init__()
        self.heading = title
        self.lines = tuple(lines)
        self.closing = closing

    def compose(self) -> ComposeResult:
        """The page in a frame."""
        with Vertical(id="aside") as frame:
            frame.border_title = self.heading
            frame.border_subtitle = self.closing
            with VerticalScroll(id="aside-scroll"):
                yield FoldedText(self.lines, id="aside-text")

    def on_mount(self) -> None:
        """The arrows scroll at once."""
        self.query_one("#aside-scroll").focus()

    def on_click(self) -> None:
        """A click closes it too."""
        self.dismiss()

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()
