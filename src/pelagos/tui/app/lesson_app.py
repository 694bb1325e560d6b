"""The application with a guided first game: a card above the question, and the answer it means marked."""

from __future__ import annotations

from typing import Final

from textual.app import ComposeResult
from textual.widgets import Button, OptionList
from textual.widgets.option_list import Option as Row

from pelagos.core.errors import Refused
from pelagos.core.nodes import Option, option_text
from pelagos.tui.app.coach_pane import BUTTONS, MORE, CoachPane
from pelagos.tui.app.confirm import Sure
from pelagos.tui.app.lesson_sitting import LessonSitting
from pelagos.tui.app.rows import numbered
from pelagos.tui.app.table_app import TableApp
from pelagos.tui.scene import Scene

MEANT: Final = "→"


class LessonApp(TableApp):
    """A sitting that begins with a lesson. When that is over or left, everything is as at any other table."""

    def __init__(self, sitting: LessonSitting, heard: int = -1) -> None:
        super().__init__(sitting, heard)
        self.coach = sitting.coach
        for key, (action, message) in self._lesson_keys().items():
            self.bind(key, action, description=self._phrase(message), show=False)
        self.bind("enter", "turn", show=False)

    def above_question(self) -> ComposeResult:
        """The card."""
        yield CoachPane(self.sitting.voice)

    def refresh_table(self) -> None:
        """The table and the card that belongs to it."""
        super().refresh_table()
        self._show_card()

    def _show_card(self) -> None:
        taught = self.coach.found is not None
        reads = taught and not self.coach.asks
        self.set_class(taught, "-taught")
        self.set_class(reads, "-reading")
        pane = self.query_one(CoachPane)
        pane.show(self.coach)
        if reads:
            self._be_ready_to_turn()
        if self.coach.card is not None:
            self.point_at(self.coach.card.spots)
            self.call_after_refresh(self.bring_into_sight)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """While a card lies open, the board shows what that speaks of, wherever the cursor is."""
        if self.coach.found is not None:
            event.prevent_default()

    def tell_of(self, scene: Scene, row: int) -> None:
        """While a card lies open, only that tells."""
        if self.coach.found is None:
            super().tell_of(scene, row)
        else:
            self.tell_stakes(())

    def action_return(self) -> None:
        """Back to the card while there is something to read, else to the options."""
        super().action_return()
        if self.coach.found is not None and not self.coach.asks:
            self._be_ready_to_turn()

    def _be_ready_to_turn(self) -> None:
        self.query_one("#coach-n", Button).focus()

    def row_of(self, number: int | None, label: str, option: Option, note: str) -> Row:
        """The answers that the card means have an arrow; those that come later stand back."""
        wanted = self.coach.wanted
        if self.coach.found is None or wanted == ():
            return super().row_of(number, label, option, note)
        meant = option_text(option) in (wanted or ())
        return Row(numbered(number, label, "", MEANT, "bold") if meant else numbered(number, label, "", " ", "dim"))

    def first_row(self, scene: Scene) -> int:
        """The cursor begins at what the card means."""
        wanted = self.coach.wanted or ()
        rows = (row for row, option in enumerate(scene.node.options) if option_text(option) in wanted)
        return next(rows, 0)

    def action_turn(self) -> None:
        """The next card, what the others do, or the end of the lesson."""
        if self.coach.found is None or self.coach.asks:
            return
        over = self.coach.found.over and self.coach.is_last
        self._notice("")
        try:
            self.coach.forward()
        except Refused as problem:
            self._notice(self.sitting.voice.error(problem))
        self.refresh_table()
        if over:
            self._notice(self._phrase("learn-over"))

    def action_turn_back(self) -> None:
        """The card before."""
        self._notice("")
        self.coach.back()
        self.refresh_table()

    def action_leave_lesson(self) -> None:
        """Out of the lesson, if that is really wanted."""
        if self.coach.found is not None:
            asked = (self._phrase(f"web-learn-{word}") for word in ("sure", "stay", "go"))
            self.push_screen(Sure(*asked), self._left)

    def _left(self, leaves: bool | None) -> None:
        if leaves:
            self.coach.leave()
            self._notice("")
            self.refresh_table()

    def _show(self, command: str, argument: str) -> None:
        """The rules of a card instead of the rule behind the question."""
        card = self.coach.card
        if command == "rule" and not argument and card is not None and card.rules:
            lines = [line for rule in card.rules for line in (f"[{rule.id}] {rule.text}", "")]
            self._page(self._phrase("web-learn-rules"), lines[:-1])
        else:
            super()._show(command, argument)

    def _key_lines(self) -> list[str]:
        """While the lesson lasts, its keys first."""
        keys = self._lesson_keys() if self.coach.found is not None else {}
        return [*(f"  {key:<3} {self._phrase(message)}" for key, (_, message) in keys.items()), *super()._key_lines()]

    def _lesson_keys(self) -> dict[str, tuple[str, str]]:
        return {**BUTTONS, "x": MORE["x"]}
