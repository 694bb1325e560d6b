"""Drives a table in the terminal: tells the news, lets bots answer, asks people, and obeys their commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from pelagos.bots.contract import Thought
from pelagos.core.errors import Refused
from pelagos.core.nodes import Chance, Choice, Option, Over, option_text
from pelagos.faces.questions import labels_of
from pelagos.faces.remarks import notes_of, remarks_of
from pelagos.faces.undoing import undoing_seat
from pelagos.faces.voice import Voice
from pelagos.table.table import Table
from pelagos.tui.asides import ASIDES, show_board
from pelagos.tui.commands import Typed
from pelagos.tui.console import Console
from pelagos.tui.odds import stakes_of
from pelagos.tui.render import log_lines, option_lines
from pelagos.tui.scene import Scene, understood
from pelagos.tui.why import why_refused

Chooser: TypeAlias = Callable[[Table[Any]], Thought]
"""What answers for a bot's seat."""

BEFORE_ALL = -1


class Leave(Exception):
    """Somebody wants to stop playing."""


class Session:
    """One sitting at a table. `heard` is the version whose news have been told already."""

    def __init__(
        self,
        table: Table[Any],
        bots: Mapping[int, Chooser],
        voice: Voice,
        console: Console,
        heard: int = BEFORE_ALL,
    ) -> None:
        self.table = table
        self.bots = bots
        self.voice = voice
        self.console = console
        self.heard = heard
        self.asked: int | None = None
        self.seen: tuple[int, str] | None = None

    def play(self) -> None:
        """Until the game is over; `Leave`, EOFError or KeyboardInterrupt end it early."""
        while not isinstance(self.table.node, Over):
            self._tell_news()
            self._step(self.table.node)
        self._tell_news()

    def _step(self, node: Choice | Chance) -> None:
        if isinstance(node, Choice) and node.seat in self.bots:
            option, memory = self.bots[node.seat](self.table)
            self.table.submit(node.seat, [option], self.table.version, memory)
        else:
            self._ask(self._scene(node))

    def _scene(self, node: Choice | Chance) -> Scene:
        table = self.table
        viewer = node.seat if isinstance(node, Choice) else None
        return Scene(table, node, viewer, labels_of(table.game, table.state, node, self.voice), self.voice)

    def _tell_news(self) -> None:
        news = log_lines(self.table, self.heard, self._listener(), self.voice)
        self.console.write_all(f"  {line}" for line in news)
        self.heard = self.table.version

    def _listener(self) -> int | None:
        """Several people at one screen hear what a spectator hears; a single one hears as that seat."""
        people = self._people()
        return people[0] if len(people) == 1 else None

    def _ask(self, scene: Scene) -> None:
        """Show the question, and go on reading lines until one of them moves the table."""
        if isinstance(scene.node, Choice) and self._is_new_moment(scene.node.seat):
            self.console.write()
            self.console.write_all(show_board(scene, ""))
        self.asked = self.table.version
        line = self._read(scene, self._list_options)
        while not self._moves(scene, line):
            line = self._read(scene, self._remind if line else self._list_options)

    def _moves(self, scene: Scene, line: str) -> bool:
        """Whether a line moved the table; if not, it has been answered or refused."""
        try:
            self._respond(scene, line)
        except Refused as problem:
            self.console.write(self.voice.error(problem))
        return self.table.version != self.asked

    def _read(self, scene: Scene, ask: Callable[[Scene], str]) -> str:
        """Say the question, then read a line."""
        self.console.write()
        self.console.emphasise(self.voice.words(scene.table.game.show.question(scene.table.state)))
        return self.console.read(f"{ask(scene)} ")

    def _list_options(self, scene: Scene) -> str:
        """The test under way, if there is one, then the options."""
        self.console.write_all(f"  {line}" for line in stakes_of(scene, None))
        game, state = scene.table.game, scene.table.state
        notes = notes_of(game, state, scene.node, scene.labels, remarks_of(game, state, scene.voice))
        self.console.write_all(option_lines(scene.labels, notes))
        return self.voice.phrase("tui-prompt", high=len(scene.labels))

    def _remind(self, scene: Scene) -> str:
        return self.voice.phrase("tui-prompt-again", high=len(scene.labels))

    def _is_new_moment(self, seat: int) -> bool:
        """Whether the game has moved on to where people want to see the board again: another turn or phase."""
        seen = (seat, self.table.game.visible.observe(self.table.state, seat)["moment"])
        is_new, self.seen = seen != self.seen, seen
        return is_new

    def _respond(self, scene: Scene, line: str) -> None:
        typed = understood(scene, line)
        if typed.option is not None:
            self._answer(scene.node, typed.option)
        elif typed.command:
            self._obey(scene, typed)
        elif line:
            raise why_refused(scene, line)

    def _answer(self, node: Choice | Chance, option: Option) -> None:
        if isinstance(node, Choice):
            self.table.submit(node.seat, [option], self.table.version)
        else:
            self.table.submit_outcome(option_text(option), self.table.version)

    def _obey(self, scene: Scene, typed: Typed) -> None:
        if typed.command == "quit":
            raise Leave
        if typed.command == "undo":
            self.table.undo(undoing_seat(self.table, self._people()), self.table.version)
        else:
            self.console.write_all(ASIDES[typed.command](scene, typed.argument))

    def _people(self) -> list[int]:
        return [seat for seat in range(len(self.voice.names)) if seat not in self.bots]
