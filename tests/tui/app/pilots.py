"""The application driven without a terminal."""

from __future__ import annotations

import asyncio
import html
import re
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from unittest.mock import patch

from textual._compositor import Compositor
from textual._queue import Queue
from textual.app import App
from textual.events import Key
from textual.message import Message
from textual.message_pump import MessagePump
from textual.pilot import Pilot

from pelagos.bots.registry import find_bot
from pelagos.bots.seating import choose_at
from pelagos.cli.seats import seated_settings
from pelagos.core.nodes import Over
from pelagos.core.settings import parse_settings
from pelagos.faces.voice import Voice
from pelagos.games.registry import find_game, load_pack
from pelagos.lessons.rehearsal import seats_of
from pelagos.lessons.shelf import find_lesson, prepared_luck
from pelagos.locale.catalogue import catalogue
from pelagos.table.fate import Fate, Prepared, Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from pelagos.tui.app.lesson_app import LessonApp
from pelagos.tui.app.lesson_sitting import LessonSitting
from pelagos.tui.app.sitting import Sitting
from pelagos.tui.app.table_app import TableApp
from pelagos.tui.autosave import Keeping
from tests.loops import in_a_loop

Table = TypeVar("Table", bound=TableApp)
Play = Callable[[Pilot[None], Table], Awaitable[None]]
WIDE = (120, 40)
NARROW = (80, 24)
CELL = 12.2
"""How wide a character is in the drawing of a screen."""


class Hands(Pilot[None]):
    """Whoever presses keys goes on when nothing is left to be done, not when the processor seems to be idle."""

    async def press(self, *keys: str) -> None:
        """Keys one after the other, each when the one before has had all its consequences, and so has the last one."""
        with patch("textual.app.wait_for_idle", self._quiet):
            await self.app._press_keys(keys)
        draw(self.app)

    async def pause(self, delay: float | None = None) -> None:
        """Until nothing is left to be done."""
        assert delay is None, "nobody waits for a time here"
        await self._quiet()
        draw(self.app)

    async def _quiet(self, *_: float) -> None:
        """Messages bring drawing, and drawing brings messages; until there is neither, or the application ends."""
        await self._settled()
        while not self._has_ended() and self._is_waiting():
            self.app.screen._on_timer_update()
            await self._settled()

    async def _settled(self) -> None:
        """Until every widget waits for its next message; to send all of them one and wait for that would take longer
        than what they do."""
        await asyncio.sleep(0)
        while not self._has_ended() and any(map(is_at_work, self._pumps())):
            await asyncio.sleep(0)

    def _has_ended(self) -> bool:
        return self.app._exit or self.app._exception_event.is_set()

    def _pumps(self) -> list[MessagePump]:
        return [self.app, *self.app.screen.walk_children(with_self=True)]

    def _is_waiting(self) -> bool:
        """Whether something is to be drawn, or called when that has been done."""
        screen = self.app.screen
        drawing = screen._layout_required or screen._scroll_required or screen._repaint_required
        return bool(drawing or screen._recompose_required or screen._dirty_widgets or screen._callbacks)


def is_at_work(pump: MessagePump) -> bool:
    """Whether a widget has messages, or has not done yet what the last one asks for."""
    queue: Queue[Message | None] = pump._message_queue
    return bool(pump._running and (queue.qsize() or not queue.ready_event._waiters))


RENDER = Compositor.render_update


def not_yet(compositor: Compositor, full: bool = False, **how: Any) -> Any:
    """What has changed on the screen stays to be drawn until somebody looks; a whole picture is drawn at once."""
    return RENDER(compositor, full, **how) if full else None


def draw(app: App[None]) -> None:
    """Draw what has changed since the screen was looked at last."""
    if not app._exit:
        RENDER(app.screen._compositor, screen_stack=app._background_screens)


def app_for(key: str, kinds: str, language: str = "en", fate: Fate | None = None, *pairs: str) -> TableApp:
    """`app_for("nauticus", "me,random")`: a fresh table; "me" is a person, anything else a bot."""
    game, seats = find_game(key), kinds.split(",")
    names = [f"Player {letter}" for letter in "ABCD"[: len(seats)]]
    entries = [
        SeatEntry(name, "human" if kind == "me" else f"bot:{kind}") for name, kind in zip(names, seats, strict=True)
    ]
    table = open_table(
        game, seated_settings(game, pairs, len(seats)), entries, fate or Seeded("5"), load_pack(game, None)
    )
    bots = {seat: _chooser(kind) for seat, kind in enumerate(seats) if kind != "me"}
    return TableApp(Sitting(table, bots, Voice(catalogue(language), names), Keeping(None)))


def learning(key: str, language: str = "en") -> LessonApp:
    """The guided first game, as `pelagos learn` opens it."""
    game, lesson = find_game(key), find_lesson(key)
    names = [f"Player {letter}" for letter in "ABCD"[: len(lesson.seats)]]
    entries = [SeatEntry(name, kind) for name, kind in zip(names, seats_of(lesson), strict=True)]
    settings = parse_settings(game.settings, {**lesson.settings, game.seats_setting: len(names)})
    fate = Prepared("5", prepared_luck(key))
    table = open_table(game, settings, entries, fate, load_pack(game), practice=True, lesson=key)
    bots = {seat: _chooser(kind) for seat, kind in enumerate(lesson.seats) if seat != lesson.learner}
    return LessonApp(LessonSitting(lesson, table, bots, Voice(catalogue(language), names), Keeping(None)))


def _chooser(bot: str) -> Callable[[Any], Any]:
    return lambda table: choose_at(table, find_bot(table.header.game, bot))


def drive(app: Table, play: Play[Table], size: tuple[int, int] = WIDE) -> None:
    """Run the application while somebody presses keys; it is drawn when they look, not at every change in between."""

    async def run() -> None:
        with patch.object(Compositor, "render_update", not_yet):
            await sit()

    async def sit() -> None:
        async with app.run_test(size=size):
            pilot = Hands(app)
            await asked(pilot, app)
            await play(pilot, app)

    in_a_loop(run())


async def asked(pilot: Pilot[None], app: TableApp) -> None:
    """Until a person is asked again, or all is over."""
    await pilot.pause()
    await thought(pilot, app)


async def thought(pilot: Pilot[None], app: TableApp) -> None:
    """Until no bot thinks any more."""
    while app.sitting.thinker is not None:
        await app.workers.wait_for_complete()
        await pilot.pause()


async def answer(app: TableApp, key: str) -> None:
    """A key that answers; goes on when the answer has been taken and a person is asked again, or all is over."""
    table = app.sitting.table
    version = table.version
    app.post_message(Key(key, None))
    while table.version == version or (app.sitting.asked is None and not isinstance(table.node, Over)):
        await app.workers.wait_for_complete()
        await asyncio.sleep(0)
    draw(app)


async def press(pilot: Pilot[None], app: TableApp, *keys: str) -> None:
    """Keys one after the other, each when the table has settled."""
    for key in keys:
        await pilot.press(key)
        await thought(pilot, app)


async def follow(pilot: Pilot[None], app: LessonApp) -> None:
    """One step as told: the card is turned, the marked answer given, or the last one taken back."""
    card = app.coach.card
    await press(pilot, app, "u" if app.coach.asks and card and card.kind == "undo" else "enter")


async def go_to(pilot: Pilot[None], app: LessonApp, number: int) -> None:
    """Do as told until this card lies open."""
    while app.coach.number + 1 < number:
        await follow(pilot, app)


def is_in_sight(app: TableApp, words: str) -> bool:
    """Whether words stand somewhere on the screen; cheaper than a picture of it."""
    return any(words in strip.text for strip in app.screen._compositor.render_strips())


def screen_text(app: TableApp) -> list[str]:
    """What stands on the screen, line by line."""
    rows: dict[float, list[tuple[float, str]]] = defaultdict(list)
    for x, y, words in re.findall(r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>', app.export_screenshot()):
        rows[float(y)].append((float(x), html.unescape(words).replace("\xa0", " ")))
    return [_at_their_columns(row) for _, row in sorted(rows.items())]


def _at_their_columns(row: list[tuple[float, str]]) -> str:
    line = ""
    for x, words in sorted(row):
        line = line.ljust(round(x / CELL)) + words
    return line.rstrip()
