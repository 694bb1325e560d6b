"""A question about the sitting itself: leave, or stay."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static


class Sure(ModalScreen[bool]):
    """Whether somebody really wants to leave the lesson, or a game that would be lost."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "decide(False)", show=False),
        Binding("left,right,up,down", "app.focus_next", show=False),
    ]

    def __init__(self, question: str, stay: str, go: str) -> None:
        super().__init__()
        self.question = question
        self.stay = stay
        self.go = go

    def compose(self) -> ComposeResult:
        """The question, and both answers; staying is the one that Enter gives."""
        with Vertical(id="sure"):
            yield Static(self.question, markup=False)
            with Horizontal(id="sure-deeds"):
                yield Button(self.stay, id="stay", action="screen.decide(False)")
                yield Button(self.go, id="go", action="screen.decide(True)")

    def action_decide(self, leaves: bool) -> None:
        """Back to the table."""
        self.dismiss(leaves)
