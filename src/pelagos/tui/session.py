"""Drives a table in the terminal: tells the news, lets bots answer, asks people, and obeys their commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from pelagos.bots.contract import BotFailed, Thought
from pelagos.core.errors import PelagosError, Refused
from pelagos.core.game import NOBODY
from pelagos.core.nodes import Chance, Choice, Option, Over, option_text
from pelagos.faces.questions import labels_of
from pelagos.faces.undoing import undoing_seat
from pelagos.faces.voice import Voice
from pelagos.table.table import Table
from pelagos.tui.asides import ASIDES, show_board
from pelagos.tui.autosave import Keeping, would_lose
from pelagos.tui.commands import Typed, command_of
from pelagos.tui.console import Console
from pelagos.tui.dice import dice_in, is_roll
from pelagos.tui.hint import Adviser, advice_lines, thought_over
from pelagos.tui.luck import add_chance
from pelagos.tui.odds import stakes_of
from pelagos.tui.render import option_lines
from pelagos.tui.scene import Scene, notes_at, understood
from pelagos.tui.stage import news_lines
from pelagos.tui.successors import Vacancy, seat_successor, vacancy_of
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
        self.keeping = Keeping(None)
        self.warned = False
        self.calm = False
        """Whether great moments are told by the log alone."""

    def play(self) -> None:
        """Until the game is over; `Leave`, EOFError or KeyboardInterrupt end it early."""
        while not isinstance(self.table.node, Over):
            self._tell_news()
            self._step(self.table.node)
        self._tell_news()

    def _step(self, node: Choice | Chance) -> None:
        if isinstance(node, Choice) and node.seat in self.bots:
            self._let_answer(node.seat)
        else:
            self._ask(self._scene(node))

    def _let_answer(self, seat: int) -> None:
        """A bot's answer; when it has none, somebody here says who plays on."""
        try:
            option, memory = self.bots[seat](self.table)
        except BotFailed as problem:
            self._fill(vacancy_of(self.table, seat, problem, self.voice))
        else:
            self.table.submit(seat, [option], self.table.version, memory)

    def _fill(self, vacancy: Vacancy) -> None:
        """Nobody moves in a bot's place: ask until one is chosen. Where only bots play, that is the end."""
        people = self._people()
        if not people:
            raise PelagosError("error-bot-gave-up", story=vacancy.story)
        self.console.write()
        self.console.emphasise(vacancy.story)
        self.console.write_all(option_lines(list(vacancy.labels), [""] * len(vacancy.labels)))
        numbers = {str(number): bot for number, bot in enumerate(vacancy.bots, start=1)}
        prompt = self.voice.phrase("tui-prompt-bots", high=len(numbers))
        while (line := self.console.read(f"{prompt} ")) not in numbers:
            if command_of(*line.partition(" ")[::2]) == "quit":
                self._leave(Leave())
        seat_successor(self.table, vacancy, numbers[line], people, self.voice)

    def _scene(self, node: Choice | Chance) -> Scene:
        table = self.table
        viewer = node.seat if isinstance(node, Choice) else None
        return Scene(table, node, viewer, labels_of(table.game, table.state, node, self.voice), self.voice)

    def _tell_news(self) -> None:
        lost = self.keeping.untold()
        if lost is not None:
            self.console.write(self.voice.phrase("tui-not-kept", problem=lost.text))
        news = news_lines(self.table, self.heard, self._listener(), self.voice, self.calm)
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
        try:
            return self.console.read(f"{ask(scene)} ")
        except KeyboardInterrupt as way:
            self.console.write()
            self._leave(way)
            return ""

    def _list_options(self, scene: Scene) -> str:
        """The test under way, if there is one, then the options; dice are not listed but typed as they lie."""
        self.console.write_all(f"  {line}" for line in stakes_of(scene, None))
        if is_roll(scene.node.options):
            return self._remind(scene)
        self.console.write_all(option_lines(scene.labels, notes_at(scene)))
        return self.voice.phrase("tui-prompt", high=len(scene.labels))

    def _remind(self, scene: Scene) -> str:
        options = scene.node.options
        if is_roll(options):
            return self.voice.phrase("tui-prompt-dice", dice=dice_in(options), example=option_text(options[-1]))
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
        self.warned = False
        if isinstance(node, Choice):
            self.table.submit(node.seat, [option], self.table.version)
        else:
            self.table.submit_outcome(option_text(option), self.table.version)

    def _obey(self, scene: Scene, typed: Typed) -> None:
        if typed.command == "quit":
            self._leave(Leave())
        elif typed.command == "undo":
            self.table.undo(undoing_seat(self.table, self._people()), self.table.version)
        elif typed.command == "hint":
            self._advise(scene)
        elif typed.command == "chance" and typed.argument:
            add_chance(self.table, typed.argument)
        else:
            self.console.write_all(ASIDES[typed.command](scene, typed.argument))

    def _advise(self, scene: Scene) -> None:
        """What to answer; that it was asked stands in the record first."""
        self.table.ask_hint(scene.node.seat if isinstance(scene.node, Choice) else NOBODY)
        self.console.write(self.voice.phrase("tui-hint-thinking"))
        self.console.write_all(advice_lines(scene, thought_over(Adviser(self.table))))

    def _leave(self, way: BaseException) -> None:
        """Stop playing; whoever would lose something is asked first, once."""
        if self.warned or not would_lose(self.table, self.keeping):
            raise way
        self.warned = True
        self.console.write(self.voice.phrase("tui-leave-sure"))

    def _people(self) -> list[int]:
        return [seat for seat in range(len(self.voice.names)) if seat not in self.bots]
