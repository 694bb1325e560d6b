"""The line of keys at the foot of the screen."""

from __future__ import annotations

from typing import Any

from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import Footer


class KeyBar(Footer):
    """A footer that is built anew only when it would show other keys: the cursor moves more often than they change."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[tuple[Binding, bool]] | None = None

    def bindings_changed(self, screen: Screen[Any]) -> None:
        """The focus may have gone elsewhere, and with it what can be pressed."""
        if screen is self.screen and self.app.app_focus:
            active = screen.active_bindings.values()
            shown = [(key.binding, key.enabled) for key in active if key.binding.show]
            if shown == self.shown:
                return
            self.shown = shown
        super().bindings_changed(screen)
