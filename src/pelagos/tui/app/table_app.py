"""The application: panes for board, question, options and log; bots think beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import shorten
from typing import ClassVar, Final

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option as Row
from textual.worker import Worker, WorkerState

from pelagos.bots.contract import BotFailed, Thought
from pelagos.bots.search.advice import Advice
from pelagos.core.errors import PelagosError, Refused
from pelagos.core.nodes import Choice, Option, Over
from pelagos.core.perils import AT_HAND, NEAR
from pelagos.core.text import Fact, Text
from pelagos.tui.app.aside import Aside
from pelagos.tui.app.confirm import Sure
from pelagos.tui.app.digits import Keyed, pressed
from pelagos.tui.app.failed_bot import Vacant
from pelagos.tui.app.folded_text import FoldedText, say
from pelagos.tui.app.key_bar import KeyBar
from pelagos.tui.app.rows import numbered
from pelagos.tui.app.sitting import Sitting
from pelagos.tui.asides import ASIDES, VIEWS
from pelagos.tui.dice import is_roll
from pelagos.tui.hint import Adviser, advice_lines
from pelagos.tui.odds import stakes_of
from pelagos.tui.scene import Scene, notes_at, understood
from pelagos.tui.stage import news_lines
from pelagos.tui.why import why_refused

KEYS: Final = {
    "u": "undo",
    "s": "score",
    "l": "log",
    "i": "look",
    "w": "why",
    "o": "odds",
    "h": "hint",
    "r": "rule",
    "d": "drawer",
    "b": "board",
    "t": "turn",
    "slash": "type",
    "question_mark": "help",
    "q": "quit",
}
"""One letter for each command of the plain form, and the line to type in."""
SHOWN: Final = ("question_mark", "u", "w", "o", "i", "s", "q")
NUMBERS: Final = "0123456789"
ROW_END: Final = 10
"""What words may leave free at the end of a row."""
SHORTEST: Final = 20
ROOMY: Final = 32
"""From this height on, what an option does stands below it; on lower screens only the one at the cursor tells."""


class TableApp(App[None]):
    """One sitting, from the first question to the end."""

    CSS_PATH = "table_app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "command('quit')", show=False, priority=True, system=True)
    ]

    def __init__(self, sitting: Sitting, heard: int = -1) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (ROOMY, "-high")]
        self.sitting = sitting
        self.heard = heard
        self.keyed = Keyed()
        self.own = False
        self.parted = False
        self.adviser: Adviser | None = None
        self.title = sitting.voice.words(Text(f"{sitting.table.game.key}-name"))
        for key, command in KEYS.items():
            self.bind(key, f"command('{command}')", description=self._phrase(f"app-key-{command}"), show=key in SHOWN)
        self.bind("escape", "return", show=False)
        for number in NUMBERS:
            self.bind(number, f"digit('{number}')", description="", show=False)
        self.bind("backspace", "return", show=False)

    def compose(self) -> ComposeResult:
        """Board left, question and options right, log below; one column where it is narrow."""
        yield Static(id="seats", markup=False)
        yield Static(id="perils", markup=False)
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
        log = RichLog(id="log", wrap=True, markup=False, min_width=0)
        log.border_title = f"{self._phrase('app-key-log')} (l)"
        yield log
        yield KeyBar()

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
        say(self.query_one("#seats", Static), sitting.seats())
        self._warn()
        self.query_one("#board", FoldedText).show(sitting.board())
        say(self.query_one("#question", Static), sitting.question())
        self._list_options(sitting.scene())
        self._tell_news()
        self._go_on()

    def _warn(self) -> None:
        """What threatens, the nearest first, as far as a line has room; nothing that is still far away."""
        strip, threats = self.query_one("#perils", Static), [t for t in self.sitting.threats() if t.level >= NEAR]
        said = "   ".join(f"{'!' * t.level} {t.text}" for t in threats)
        say(strip, shorten(said, max(self.size.width - ROW_END, SHORTEST), placeholder=" …"))
        strip.display = bool(threats)
        strip.set_class(any(t.level >= AT_HAND for t in threats), "-at-hand")

    def _tell_news(self) -> None:
        """What happened since the last look; a line parts the others' turns from the own one."""
        sitting, log = self.sitting, self.query_one("#log", RichLog)
        news = news_lines(sitting.table, self.heard, sitting.listener, sitting.voice, sitting.calm)
        if news and self.parted:
            log.write(f"── {self._phrase('app-key-turn')} (t) ──")
            self.parted = False
        for line in news:
            log.write(line)
        self.heard = sitting.table.version

    def _list_options(self, scene: Scene | None) -> None:
        options = self.query_one("#options", OptionList)
        options.clear_options()
        self._remember_keys(Keyed())
        if scene is None:
            self.tell_stakes(())
            return
        options.add_options(self._rows(scene))
        options.highlighted = row = self.first_row(scene)
        options.focus()
        self.tell_of(scene, row)

    def _rows(self, scene: Scene) -> list[Row]:
        """Every option, with what it does below it where there is room; dice are typed, so they have no numbers."""
        roll, roomy = is_roll(scene.node.options), self.size.height >= ROOMY
        notes = notes_at(scene) if roomy else [""] * len(scene.labels)
        rows = zip(scene.labels, scene.node.options, notes, strict=True)
        return [
            self.row_of(None if roll else number, label, option, note)
            for number, (label, option, note) in enumerate(rows, start=1)
        ]

    def row_of(self, number: int | None, label: str, option: Option, note: str) -> Row:
        """An option in the list, with its number."""
        return Row(numbered(number, label, note))

    def first_row(self, scene: Scene) -> int:
        """Where the cursor begins."""
        return 0

    def _go_on(self) -> None:
        """A bot's turn, the end, or waiting for a person."""
        node = self.sitting.table.node
        if isinstance(node, Over):
            self._page(self._phrase("app-over"), self.sitting.ending())
        elif chooser := self.sitting.thinker:
            self.parted = self.parted or self.own
            self.own = False
            table = self.sitting.table
            self.run_worker(lambda: chooser(table), name="bot", thread=True, exclusive=True, exit_on_error=False)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """A bot, or the adviser, has made up its mind, or failed."""
        if event.worker.name == "adviser":
            self._hear_adviser(event)
        if event.worker.name != "bot":
            return
        if event.state is WorkerState.SUCCESS:
            thought = event.worker.result
            assert isinstance(thought, Thought), "bots have nothing else to say"
            self._moved(lambda: self.sitting.play_bot(thought))
        elif event.state is WorkerState.ERROR:
            self._ask_who_plays_on(event.worker.error)

    def _ask_who_plays_on(self, problem: BaseException | None) -> None:
        """Nobody moves in a bot's place: somebody here says who plays on, or leaves."""
        if not isinstance(problem, BotFailed):
            raise problem or AssertionError("a worker ends with a result or an error")
        vacancy = self.sitting.vacancy(problem)

        def decided(bot: str | None) -> None:
            if not bot:
                self._leave(lambda: self._ask_who_plays_on(problem))
                return
            self.sitting.seat_successor(vacancy, bot)
            self.refresh_table()

        self.push_screen(Vacant(vacancy, self._phrase("app-key-quit")), decided)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The board marks what the option at the cursor is about; what it puts at stake is told below."""
        scene = self.sitting.scene()
        if scene is None or event.option_index >= len(scene.node.options):
            return
        if event.option_index != self.keyed.row:
            self._remember_keys(Keyed())
        if event.option_index != self.first_row(scene):
            self.call_after_refresh(self.bring_into_sight)
        self.tell_of(scene, event.option_index)

    def tell_of(self, scene: Scene, row: int) -> None:
        """What the option of a row is about, and what it puts at stake."""
        self.point_at(self.sitting.spots_of(scene.node.options[row]))
        self.tell_stakes(self._told_of(scene, row))

    def _told_of(self, scene: Scene, row: int) -> list[str]:
        """What an option puts at stake; what it does, too, where its row has no room for that."""
        if not isinstance(scene.node, Choice):
            return []
        note = "" if self.size.height >= ROOMY else notes_at(scene)[row]
        stakes = stakes_of(scene, scene.node.options[row])
        return [" ".join([*([note] if note else []), *stakes[:1]])] if note or stakes else []

    def point_at(self, spots: Sequence[str]) -> None:
        """Mark the lines of the board that tell of these spots."""
        self.query_one("#board", FoldedText).mark(self.sitting.lines_about(spots))

    def bring_into_sight(self) -> None:
        """Move the board to what is marked, if that is out of sight."""
        rows, pane = self.query_one("#board", FoldedText).marked_rows, self.query_one("#board-pane")
        top, height = pane.scroll_offset.y, pane.scrollable_content_region.height
        if rows and not top <= rows[0] <= rows[-1] < top + height:
            pane.scroll_to(y=rows[0], animate=False)

    def tell_stakes(self, lines: Sequence[str]) -> None:
        """The first line, as far as there is room; the page of odds tells all."""
        stakes, side = self.query_one("#stakes", Static), self.query_one("#side")
        most = stakes.styles.max_height
        room = int(most.value if most else 1) * (side.size.width - ROW_END)
        say(stakes, shorten(lines[0], max(room, SHORTEST), placeholder=" …") if lines else "")
        stakes.set_class(not lines, "-none")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click on an option; not while some of the dice are still to be typed."""
        node = self.sitting.asked
        if self.keyed.digits and self.keyed.row is None:
            self._notice(self._phrase("app-more-dice", typed=" ".join(self.keyed.digits)))
        elif node is not None:
            self._answer(node.options[event.option_index])

    def action_digit(self, digit: str) -> None:
        """A digit of an option's number, or a die; the cursor goes where it points so far."""
        node = self.sitting.asked
        if node is None:
            return
        self._remember_keys(pressed(self.keyed.digits, digit, node.options))
        if self.keyed.answer is not None:
            self._answer(node.options[self.keyed.answer])
        elif self.keyed.row is not None:
            self.query_one("#options", OptionList).highlighted = self.keyed.row

    def _remember_keys(self, keyed: Keyed) -> None:
        """What was pressed so far stands above the options until it is an answer."""
        self.keyed = keyed
        self.query_one("#options").border_title = f"{keyed.digits}…" if keyed.digits else ""

    def _answer(self, option: Option) -> None:
        self._moved(lambda: self.sitting.answer(option))

    def _moved(self, move: Callable[[], None]) -> None:
        self._notice("")
        self._dismiss_adviser()
        self.own = self.own or self.sitting.asked is not None
        try:
            move()
        except Refused as problem:
            self._notice(self.sitting.voice.error(problem))
            return
        self.refresh_table()
        lost = self.sitting.keeping.untold()
        if lost is not None:
            self._notice(self._phrase("tui-not-kept", problem=lost.text))

    def action_command(self, command: str) -> None:
        """A command of the plain form, by its key."""
        if command == "quit":
            self._leave()
        elif command == "type":
            self._open_line()
        elif command == "undo":
            self._undo()
        elif command == "hint":
            self._advise()
        elif command == "board":
            self.query_one("#board-pane").focus()
        else:
            self._show(command, self._at_cursor() if command == "look" else "")

    def _advise(self) -> None:
        """The adviser thinks beside the table; asked again meanwhile, it tells what it has found."""
        if self.adviser is not None:
            self.adviser.enough()
            return
        try:
            self.sitting.ask_hint()
        except Refused as problem:
            self._notice(self.sitting.voice.error(problem))
            return
        self.adviser = adviser = Adviser(self.sitting.table)
        self._notice(self._phrase("app-hint-thinking"))
        self.run_worker(adviser.think, name="adviser", thread=True, exclusive=True, exit_on_error=False)

    def _dismiss_adviser(self) -> None:
        """Nobody waits for advice any more."""
        if self.adviser is not None:
            self.adviser.enough()
            self.adviser = None

    def _hear_adviser(self, event: Worker.StateChanged) -> None:
        if event.state is WorkerState.SUCCESS:
            self._advised(event.worker)
        elif event.state is WorkerState.ERROR:
            self.adviser = None
            raise event.worker.error or AssertionError("a worker ends with a result or an error")
        elif event.state is WorkerState.CANCELLED:
            self.adviser = None

    def _advised(self, worker: Worker[Advice]) -> None:
        """The page with the advice; none for a question that has been answered meanwhile."""
        asked, self.adviser, advice = self.adviser, None, worker.result
        self._notice("")
        scene = self.sitting.scene()
        if asked is None or advice is None or scene is None or asked.sight.moves != len(self.sitting.table.moments):
            return
        self._tell_news()
        self.query_one("#options", OptionList).highlighted = scene.node.options.index(advice.option)
        self._page(self._phrase("app-key-hint"), advice_lines(scene, advice))

    def _at_cursor(self) -> str:
        """The number of the option at the cursor, "" when nobody here is asked."""
        row = self.query_one("#options", OptionList).highlighted
        return "" if row is None or self.sitting.asked is None else str(row + 1)

    def _leave(self, stay: Callable[[], None] = lambda: None) -> None:
        """Stop playing; whoever would lose something is asked first, and may stay."""
        if not self.sitting.would_lose:
            self.exit()
        elif not isinstance(self.screen, Sure):
            asked = (self._phrase(f"app-leave-{word}") for word in ("sure", "stay", "go"))
            self.push_screen(Sure(*asked), lambda leaves: self.exit() if leaves else stay())

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
        """Back to the options, from the line to type in or from the board; digits are forgotten."""
        self._remember_keys(Keyed())
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
        elif typed.command == "chance" and typed.argument:
            self._moved(lambda: self.sitting.add_chance(typed.argument))
        elif typed.command in ASIDES and typed.command != "board":
            self._show(typed.command, typed.argument)
        else:
            self.action_command(typed.command)

    def _notice(self, words: str) -> None:
        notice = self.query_one("#notice", Static)
        notice.update(words)
        notice.display = bool(words)
        self.set_class(bool(words), "-noticed")

    def _phrase(self, message: str, /, **facts: Fact) -> str:
        return self.sitting.voice.phrase(message, **facts)
