"""A guided first game in the terminal: cards between the questions, and answers kept to the script."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pelagos.core.nodes import Chance, Choice, Option, option_text
from pelagos.faces.coach import TERMINAL, Card, Coaching, coaching
from pelagos.faces.voice import Voice
from pelagos.lessons.format import Lesson
from pelagos.lessons.steering import check_answers, go_on
from pelagos.table.table import Table
from pelagos.tui.asides import ASIDES
from pelagos.tui.coach import hint
from pelagos.tui.commands import command_of
from pelagos.tui.console import Console
from pelagos.tui.session import BEFORE_ALL, Chooser, Leave, Session


class LessonSession(Session):
    """A sitting with a coach. `read` is the number of the last card that was shown, `over` that all of them were."""

    def __init__(
        self,
        lesson: Lesson,
        table: Table[Any],
        bots: Mapping[int, Chooser],
        voice: Voice,
        console: Console,
        heard: int = BEFORE_ALL,
    ) -> None:
        super().__init__(table, bots, voice, console, heard)
        self.lesson = lesson
        self.read = -1
        self.first = 0
        self.over = False
        self.calm = True

    def _step(self, node: Choice | Chance) -> None:
        found = None if self.over else coaching(self.lesson, self.table, self.voice, TERMINAL)
        if found is None:
            super()._step(node)
        else:
            self._teach(found, node)

    def _teach(self, found: Coaching, node: Choice | Chance) -> None:
        """The cards that have not been read yet, then what the last one waits for."""
        if found.first < self.first:
            self.read = found.first - 1
        self.first = found.first
        for number in range(max(found.first, self.read + 1), len(found.cards)):
            self._show(found.cards[number], number, found.total)
            if number < len(found.cards) - 1 or found.over:
                self._pause("learn-next", node)
        if found.over:
            self.over = True
            self.console.write_all(["", self.voice.phrase("learn-over")])
        elif found.cards[-1].kind == "watch":
            self._pause("learn-watch", node)
            go_on(self.lesson, self.table)
        else:
            self.console.write_all(["", hint(found, self.table, self.voice)])
            self._ask(self._scene(node))

    def _show(self, card: Card, number: int, total: int) -> None:
        self.read = number
        self.console.write()
        self.console.emphasise(self.voice.phrase("learn-page", number=number + 1, total=total, heading=card.heading))
        self.console.write_all(card.text)
        if card.rules:
            self.console.write(self.voice.phrase("learn-rules", rules=", ".join(rule.id for rule in card.rules)))

    def _pause(self, prompt: str, node: Choice | Chance) -> None:
        """Until Enter is pressed; whatever only shows something can be asked for meanwhile."""
        while line := self.console.read(f"{self.voice.phrase(prompt)} "):
            word, _, argument = line.partition(" ")
            command = command_of(word, argument)
            if command == "quit":
                raise Leave
            if command in ASIDES:
                self.console.write_all(ASIDES[command](self._scene(node), argument))

    def _answer(self, node: Choice | Chance, option: Option) -> None:
        if isinstance(node, Choice) and not self.over:
            check_answers(self.lesson, self.table, node.seat, [option_text(option)])
        super()._answer(node, option)
