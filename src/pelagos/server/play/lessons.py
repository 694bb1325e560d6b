"""Guided first games at the web table: opening one, showing where the learner stands, going on, and leaving it."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, update

from pelagos.core.errors import PelagosError, Refused
from pelagos.faces.coach import PAGE, Coaching, coaching
from pelagos.lessons.format import Lesson
from pelagos.lessons.rehearsal import seats_of
from pelagos.lessons.shelf import find_lesson, prepared_luck
from pelagos.lessons.steering import go_on
from pelagos.server.play.coached import lesson_of
from pelagos.server.play.live import Live
from pelagos.server.play.opening import SEEDS, SeatWish, TableWish, open_new
from pelagos.server.play.tables import Tables
from pelagos.server.store.schema import tables as rows
from pelagos.server.tell.viewers import Viewer
from pelagos.table.fate import Prepared
from pelagos.table.record import write_line
from pelagos.table.table import Table


async def open_lesson(tables: Tables, game: str, person: str, my_name: str, lang: str) -> Live:
    """A practice table on which the luck of the lesson is laid out; what comes after it is drawn as usual."""
    lesson = await asyncio.to_thread(find_lesson, game)
    seats = [SeatWish(kind) for kind in seats_of(lesson)]
    wish = TableWish(game=lesson.game, seats=seats, settings=lesson.settings, practice=True)
    fate = Prepared(str(secrets.randbelow(SEEDS)), prepared_luck(lesson.game))
    return await open_new(tables, wish, person, my_name, lang, fate, lesson.game)


async def lesson_state(viewer: Viewer, table: Table[Any]) -> dict[str, Any]:
    """The `lesson` message: every card so far. It has none at tables where nobody learns."""
    live = viewer.live
    lesson = lesson_of(live)
    found = None
    if lesson is not None and lesson.learner in viewer.seats:
        found = await asyncio.to_thread(coaching, lesson, table, viewer.voice, PAGE)
    return lesson_message(live.version, found)


def lesson_message(version: int, found: Coaching | None) -> dict[str, Any]:
    """Where a learner stands, as it is sent."""
    told = found or Coaching(0, 0, True, [], [])
    cards = [{**card._asdict(), "rules": [rule._asdict() for rule in card.rules]} for card in told.cards]
    return {"is": "lesson", "version": version, **told._asdict(), "cards": cards}


async def lesson_news(viewer: Viewer, table: Table[Any]) -> list[dict[str, Any]]:
    """A `lesson` message when the learner has come further, left, or speaks another language."""
    header = viewer.live.row.header
    now = (viewer.live.version, header.lesson, viewer.lang) if header.lesson else None
    if now == viewer.taught:
        return []
    viewer.taught = now
    return [await lesson_state(viewer, table)]


async def onward(tables: Tables, viewer: Viewer, number: int, version: int) -> int:
    """Play what the script has for the others; the version it led to."""
    live = viewer.live
    lesson = learning(viewer)
    return await tables.follow(live, lesson.learner, number, version, lambda table: played(live, lesson, table))


def played(live: Live, lesson: Lesson, table: Table[Any]) -> int:
    """All of it or nothing: a table that stopped half-way is read anew from its record."""
    try:
        return go_on(lesson, table)
    except PelagosError:
        if table.version != live.version:
            live.forget()
        raise


async def leave(tables: Tables, viewer: Viewer) -> None:
    """From now on this is an ordinary practice table."""
    live = viewer.live
    learning(viewer)
    async with live.lock:
        table = await tables.game(live)
        header = msgspec.structs.replace(live.row.header, lesson="")
        await tables.change(live, forget_lesson, live.id, write_line(header)[:-1].decode())
        table.header = header
    tables.start_bots(live)


def forget_lesson(connection: Connection, table: str, header: str) -> None:
    """Write the header anew; everything that decides the game stays in it."""
    connection.execute(update(rows).where(rows.c.id == table).values(header=header))


def learning(viewer: Viewer) -> Lesson:
    """The lesson of whoever asks; others have none."""
    lesson = lesson_of(viewer.live)
    if lesson is None:
        raise Refused("error-lesson-none")
    if lesson.learner not in viewer.seats:
        raise Refused("error-spectator")
    return lesson
