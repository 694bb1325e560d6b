"""A question about the lesson itself: leave it, or stay."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from pelagos.faces.voice import Voice


class Sure(ModalScreen[bool]):
    """Whether somebody really wants to leave the lesson."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "decide(False)", show=False),
        Binding("left,right,up,down", "app.focus_next", show=False),
    ]

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice = voice

    def compose(self) -> ComposeResult:
        """The question, and both answers; staying is the one that Enter gives."""
        phrase = self.voice.phrase
        with Vertical(id="sure"):
            yield Static(phrase("web-learn-sure"), markup=False)
            with Horizontal(id="sure-deeds"):
                yield Button(phrase("web-learn-stay"), id="stay", action="screen.decide(False)")
                yield Button(phrase("web-learn-go"), id="go", action="screen.decide(True)")

    def action_decide(self, leaves: bool) -> None:
        """Back to the table."""
        self.dismiss(leaves)
