"""Whose eyes a replay uses: those of some seats, or a spectator's; when the game is over, nothing is secret."""

from __future__ import annotations

from typing import Any

from pelagos.core.nodes import Choice, Over
from pelagos.faces.given import given_words, is_open
from pelagos.faces.log import LogLine, full_log_of, log_of
from pelagos.faces.voice import Voice
from pelagos.server.tell.scenes import Scene, full_scene, make_scene
from pelagos.table.table import Table


class Eyes:
    """Looks at a table for the people who play `seats`; for a spectator there are none."""

    def __init__(self, table: Table[Any], seats: tuple[int, ...], voice: Voice) -> None:
        self.table = table
        self.seats = seats
        self.voice = voice
        self.over = isinstance(table.node, Over)
        self.shown = seats[0] if seats else None

    def log(self) -> list[LogLine]:
        """The lines these people heard; several at one screen hear what a spectator hears."""
        if self.over:
            return full_log_of(self.table, -1, self.voice)
        heard = self.seats[0] if len(self.seats) == 1 else None
        return log_of(self.table, -1, heard, self.voice)

    def scene(self, state: Any, version: int) -> Scene:
        """What a page shows of a version: of the seats held here, the one that is asked looks at it."""
        if isinstance(state.node, Choice) and state.node.seat in self.seats:
            self.shown = state.node.seat
        make = full_scene if self.over else make_scene
        return make(self.table.game, state, version, self.shown, self.voice)

    def given(self, state: Any, version: int) -> str:
        """The answer that the question of a version got, as far as these people may know."""
        if version >= self.table.version:
            return ""
        entry = self.table.told[version].entry
        if not self.over and not is_open(self.table.game, entry, self.seats):
            return ""
        return given_words(self.table.game, state, entry, self.voice)
