"""The application driven without a terminal."""

from __future__ import annotations

import asyncio
import html
import re
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from pelagos.bots.seating import choose_at
from pelagos.cli.seats import seated_settings
from pelagos.core.nodes import Over
from pelagos.faces.voice import Voice
from pelagos.games.registry import find_game, load_pack
from pelagos.locale.catalogue import catalogue
from pelagos.table.fate import Fate, Seeded
from pelagos.table.record import SeatEntry
from pelagos.table.table import open_table
from pelagos.tui.app.sitting import Sitting
from pelagos.tui.app.table_app import TableApp
from tests.loops import in_a_loop

Play = Callable[[Pilot[None], TableApp], Awaitable[None]]
WIDE = (120, 40)
NARROW = (80, 24)


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
    return TableApp(Sitting(table, bots, Voice(catalogue(language), names), None))


def _chooser(bot: str) -> Callable[[Any], Any]:
    return lambda table: choose_at(table, bot)


def drive(app: TableApp, play: Play, size: tuple[int, int] = WIDE) -> None:
    """Run the application while somebody presses keys."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await asked(pilot, app)
            await play(pilot, app)

    in_a_loop(run())


async def asked(pilot: Pilot[None], app: TableApp) -> None:
    """Until a person is asked again, or all is over."""
    await pilot.pause()
    while app.sitting.asked is None and not isinstance(app.sitting.table.node, Over):
        await app.workers.wait_for_complete()
        await pilot.pause()


async def answer(app: TableApp, key: str) -> None:
    """A key that answers; goes on when the answer has been taken and a person is asked again, or all is over."""
    table = app.sitting.table
    version = table.version
    app.simulate_key(key)
    while table.version == version or (app.sitting.asked is None and not isinstance(table.node, Over)):
        await app.workers.wait_for_complete()
        await asyncio.sleep(0)


async def press(pilot: Pilot[None], app: TableApp, *keys: str) -> None:
    """Keys one after the other, each when the table has settled."""
    for key in keys:
        await pilot.press(key)
        await asked(pilot, app)


def screen_text(app: TableApp) -> list[str]:
    """What stands on the screen, line by line."""
    rows: dict[float, list[tuple[float, str]]] = defaultdict(list)
    for x, y, words in re.findall(r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>', app.export_screenshot()):
        rows[float(y)].append((float(x), html.unescape(words).replace("\xa0", " ")))
    return ["".join(words for _, words in sorted(row)).rstrip() for _, row in sorted(rows.items())]
