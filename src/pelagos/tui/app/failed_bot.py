"""A bot has failed: who plays on?"""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

from pelagos.tui.successors import Vacancy


class Vacant(ModalScreen[str]):
    """What happened, and the bots that can play on; the last row leaves the game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,escape", "leave", show=False)]

    def __init__(self, vacancy: Vacancy, leave: str) -> None:
        super().__init__()
        self.vacancy = vacancy
        self.leave = leave

    def compose(self) -> ComposeResult:
        """The story over the choices."""
        with Vertical(id="vacant"):
            yield Static(self.vacancy.story, markup=False)
            yield OptionList(*self.vacancy.labels, self.leave, markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """The bot that plays on; nothing for leaving."""
        bots = self.vacancy.bots
        self.dismiss(bots[event.option_index] if event.option_index < len(bots) else "")

    def action_leave(self) -> None:
        """Leave the game."""
        self.dismiss("")
