"""The application: panes for board, question, options and log; bots think beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import shorten
from typing import Final

from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option as Row
from textual.worker import Worker, WorkerState

from pelagos.bots.contract import Thought
from pelagos.core.errors import PelagosError, Refused
from pelagos.core.nodes import Choice, Option, Over
from pelagos.core.text import Text
from pelagos.tui.app.aside import Aside
from pelagos.tui.app.folded_text import FoldedText
from pelagos.tui.app.rows import numbered
from pelagos.tui.app.sitting import Sitting
from pelagos.tui.asides import ASIDES, VIEWS
from pelagos.tui.ending import ending_lines
from pelagos.tui.odds import stakes_of
from pelagos.tui.render import log_lines
from pelagos.tui.scene import Scene, understood
from pelagos.tui.why import why_refused

KEYS: Final = {
    "u": "undo",
    "s": "score",
    "l": "log",
    "w": "why",
    "o": "odds",
    "r": "rule",
    "d": "drawer",
    "b": "board",
    "slash": "type",
    "question_mark": "help",
    "q": "quit",
}
"""One letter for each command of the plain form, and the line to type in."""
SHOWN: Final = ("question_mark", "u", "w", "o", "s", "q")
NUMBERS: Final = "123456789"
ROW_END: Final = 10
"""What words may leave free at the end of a row."""
SHORTEST: Final = 20


class TableApp(App[None]):
    """One sitting, from the first question to the end."""

    CSS_PATH = "table_app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, sitting: Sitting, heard: int = -1) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-high")]
        self.sitting = sitting
        self.heard = heard
        self.title = sitting.voice.words(Text(f"{sitting.table.game.key}-name"))
        for key, command in KEYS.items():
            self.bind(key, f"command('{command}')", description=self._phrase(f"app-key-{command}"), show=key in SHOWN)
        self.bind("escape", "return", show=False)
        for number in NUMBERS:
            self.bind(number, f"pick({number})", description="", show=False)

    def compose(self) -> ComposeResult:
        """Board left, question and options right, log below; one column where it is narrow."""
        yield Static(id="seats", markup=False)
        with Horizontal(id="table"):
            with VerticalScroll(id="board-pane") as pane:
                pane.border_title = f"{self.title} (b ↑↓)"
                yield FoldedText((), id="board")
            with Vertical(id="side"):
                yield from self.above_question()
                yield Static(id="question", markup=False)
                yield OptionList(id="options", markup=False)
                yield Static(id="stakes", markup=False)
                yield Input(id="typed", placeholder=self._phrase("app-type"))
                yield Static(id="notice", markup=False)
        log = RichLog(id="log", wrap=True, markup=False)
        log.border_title = f"{self._phrase('app-key-log')} (l)"
        yield log
        yield Footer()

    def above_question(self) -> ComposeResult:
        """Nothing at an ordinary table."""
        yield from ()

    def on_mount(self) -> None:
        """Show the table, and let the bots begin if it is their turn."""
        self.query_one("#typed").display = False
        self.refresh_table()

    def refresh_table(self) -> None:
        """Draw everything anew from the table."""
        sitting = self.sitting
        self.query_one("#seats", Static).update(sitting.seats())
        self.query_one("#board", FoldedText).show(sitting.board())
        self.query_one("#question", Static).update(sitting.question())
        self._list_options(sitting.scene())
        log = self.query_one("#log", RichLog)
        for line in log_lines(sitting.table, self.heard, sitting.listener, sitting.voice):
            log.write(line)
        self.heard = sitting.table.version
        self._go_on()

    def _list_options(self, scene: Scene | None) -> None:
        options = self.query_one("#options", OptionList)
        options.clear_options()
        self.point_at(())
        self._tell_stakes(())
        if scene is not None:
            pairs = zip(scene.labels, scene.node.options, strict=True)
            options.add_options([self.row_of(number, *pair) for number, pair in enumerate(pairs, start=1)])
            options.highlighted = self.first_row(scene)
            options.focus()

    def row_of(self, number: int, label: str, option: Option) -> Row:
        """An option in the list, with its number."""
        return Row(numbered(number, label))

    def first_row(self, scene: Scene) -> int:
        """Where the cursor begins."""
        return 0

    def _go_on(self) -> None:
        """A bot's turn, the end, or waiting for a person."""
        node = self.sitting.table.node
        if isinstance(node, Over):
            self._page(self._phrase("app-over"), ending_lines(self.sitting.table, self.sitting.voice, self._saved))
        elif chooser := self.sitting.thinker:
            table = self.sitting.table
            self.run_worker(lambda: chooser(table), name="bot", thread=True, exclusive=True, exit_on_error=False)

    @property
    def _saved(self) -> Path | None:
        return self.sitting.saved

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """A bot has made up its mind, or has failed; then the table stays as it is."""
        if event.worker.name != "bot":
            return
        problem = event.worker.error
        if event.state is WorkerState.ERROR and isinstance(problem, PelagosError):
            self._notice(self.sitting.voice.error(problem))
        elif event.state is WorkerState.ERROR and problem is not None:
            raise problem
        elif event.state is WorkerState.SUCCESS:
            thought = event.worker.result
            assert isinstance(thought, Thought), "bots have nothing else to say"
            self._moved(lambda: self.sitting.play_bot(thought))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The board marks what the option at the cursor is about; what it puts at stake is told below."""
        scene = self.sitting.scene()
        if scene is None or event.option_index >= len(scene.node.options):
            return
        option = scene.node.options[event.option_index]
        self.point_at(self.sitting.spots_of(option))
        if event.option_index != self.first_row(scene):
            self.call_after_refresh(self.bring_into_sight)
        self._tell_stakes(stakes_of(scene, option) if isinstance(scene.node, Choice) else ())

    def point_at(self, spots: Sequence[str]) -> None:
        """Mark the lines of the board that tell of these spots."""
        self.query_one("#board", FoldedText).mark(self.sitting.lines_about(spots))

    def bring_into_sight(self) -> None:
        """Move the board to what is marked, if that is out of sight."""
        rows, pane = self.query_one("#board", FoldedText).marked_rows, self.query_one("#board-pane")
        top, height = pane.scroll_offset.y, pane.scrollable_content_region.height
        if rows and not top <= rows[0] <= rows[-1] < top + height:
            pane.scroll_to(y=rows[0], animate=False)

    def _tell_stakes(self, lines: Sequence[str]) -> None:
        """The first line, as far as there is room; the page of odds tells all."""
        stakes, side = self.query_one("#stakes", Static), self.query_one("#side")
        most = stakes.styles.max_height
        room = int(most.value if most else 1) * (side.size.width - ROW_END)
        stakes.update(shorten(lines[0], max(room, SHORTEST), placeholder=" …") if lines else "")
        stakes.set_class(not lines, "-none")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on an option."""
        self.action_pick(event.option_index + 1)

    def action_pick(self, number: int) -> None:
        """The option with this number, if there is one."""
        node = self.sitting.asked
        if node is not None and number <= len(node.options):
            self._answer(node.options[number - 1])

    def _answer(self, option: Option) -> None:
        self._moved(lambda: self.sitting.answer(option))

    def _moved(self, move: Callable[[], None]) -> None:
        self._notice("")
        try:
            move()
        except Refused as problem:
            self._notice(self.sitting.voice.error(problem))
            return
        self.refresh_table()

    def action_command(self, command: str) -> None:
        """A command of the plain form, by its key."""
        if command == "quit":
            self.exit()
        elif command == "type":
            self._open_line()
        elif command == "undo":
            self._undo()
        elif command == "board":
            self.query_one("#board-pane").focus()
        else:
            self._show(command, "")

    def _undo(self) -> None:
        try:
            self.sitting.undo()
        except Refused as problem:
            self._notice(self.sitting.voice.error(problem))
        else:
            self._notice("")
            self.refresh_table()

    def _show(self, command: str, argument: str) -> None:
        lines = self._lines_of(command, argument)
        if command == "help" and not argument:
            lines = [*self._key_lines(), "", *lines]
        if lines:
            self._page(self._phrase(f"app-key-{command}") if command in KEYS.values() else command, lines)
        else:
            self._notice(self.sitting.question())

    def _lines_of(self, command: str, argument: str) -> list[str]:
        """What a command tells; nothing when it is about a question and nobody here is asked."""
        scene = self.sitting.scene()
        if scene is not None:
            return ASIDES[command](scene, argument)
        return VIEWS[command](self.sitting.watching(), argument) if command in VIEWS else []

    def _key_lines(self) -> list[str]:
        names = {"slash": "/", "question_mark": "?"}
        return [f"  {names.get(key, key):<3} {self._phrase(f'app-key-{command}')}" for key, command in KEYS.items()]

    def _page(self, title: str, lines: list[str]) -> None:
        self.push_screen(Aside(title, lines, self._phrase("app-close")))

    def _open_line(self) -> None:
        line = self.query_one("#typed", Input)
        self.add_class("-typing")
        line.display = True
        line.value = ""
        line.focus()

    def action_return(self) -> None:
        """Back to the options, from the line to type in or from the board."""
        self.query_one("#typed").display = False
        self.remove_class("-typing")
        self.query_one("#options").focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A typed line means what it means in the plain form."""
        self.action_return()
        scene = self.sitting.scene()
        words = " ".join(event.value.split())
        if scene is None or not words:
            return
        try:
            self._obey(scene, words)
        except PelagosError as problem:
            self._notice(self.sitting.voice.error(problem))

    def _obey(self, scene: Scene, words: str) -> None:
        typed = understood(scene, words)
        if typed.option is not None:
            self._answer(typed.option)
        elif not typed.command:
            raise why_refused(scene, words)
        elif typed.command in ASIDES and typed.command != "board":
            self._show(typed.command, typed.argument)
        else:
            self.action_command(typed.command)

    def _notice(self, words: str) -> None:
        notice = self.query_one("#notice", Static)
        notice.update(words)
        notice.display = bool(words)
        self.set_class(bool(words), "-noticed")

    def _phrase(self, message: str) -> str:
        return self.sitting.voice.phrase(message)
