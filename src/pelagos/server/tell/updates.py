"""What a viewer is sent next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Choice
from pelagos.core.text import SeatName, text
from pelagos.faces.coach import PAGE, Coaching, coaching
from pelagos.faces.house import SeatFacts, deed_words, duration, house_texts
from pelagos.faces.reader import Reader
from pelagos.faces.together import said, weighed
from pelagos.server.config import Config
from pelagos.server.play.live import Live, lesson_of, waited
from pelagos.server.play.seats import Asker, Wish, fallen_seats, is_last, people_at, removal_of, vote_of, wishes
from pelagos.server.play.tables import Tables
from pelagos.server.store.reader import chat_lines
from pelagos.server.tell import replies, wire
from pelagos.server.tell.page_state import online_now, page_state, seats_of, standing_moment
from pelagos.server.tell.program_state import data_state
from pelagos.server.tell.viewers import Viewer
from pelagos.table.house import A_DAY
from pelagos.table.table import Table

PRESENCE_SECONDS = 0.25


async def next_messages(tables: Tables, viewer: Viewer, invite: Callable[[str], str]) -> list[wire.Outgoing | bytes]:
    """Everything that is new for this viewer: messages, or bytes that are encoded already."""
    live = viewer.live
    table = live.table or await tables.loaded(live)
    if viewer.want == "data":
        return [next_data(viewer, table)] if viewer.behind else []
    messages: list[wire.Outgoing | bytes] = []
    if viewer.sat != viewer.seats:
        viewer.sat, viewer.seen, viewer.base = viewer.seats, -1, None
    if viewer.seen != live.version or viewer.base is None or viewer.told != live.news:
        viewer.told = live.news
        state = await page_state(viewer, table, invite)
        state.notes = notes_of(viewer, tables.config)
        messages += [state, *thinking(viewer)]
    elif viewer.presence != live.presence:
        messages.append(wire.SeatsState(seats_of(viewer, standing_moment(live))))
    viewer.presence = live.presence
    weighing = weighing_news(viewer, table)
    return [*messages, *weighing, *await lesson_news(viewer, table), *await talk_since(tables, viewer)]


def notes_of(viewer: Viewer, config: Config) -> list[str]:
    """What everybody at the table should know: who would end the game, whose time is over, when the table goes."""
    live, voice = viewer.live, viewer.voice
    agreed, others = vote_of(live)
    found = [text("seat-time-over", seat=SeatName(seat)) for seat in fallen_seats(live)]
    if agreed and not live.row.over:
        names, left = (", ".join(map(voice.name, seats)) for seats in (agreed, others))
        found.append(text("seat-vote-stands", names=names, others=left))
    date = removal_of(live.row, config, viewer.seconds())
    if date and live.row.over:
        found.append(text("seat-goes-finished", date=date, time=duration(config.keep_finished * A_DAY)))
    elif date:
        found.append(text("seat-goes-idle", date=date))
    return [voice.words(note) for note in found]


def seat_menu(viewer: Viewer, tables: Tables, number: int) -> replies.SeatMenu:
    """The rules of the table, and what this viewer may do with its seats."""
    live, voice = viewer.live, viewer.voice
    asker = Asker(viewer.seats, viewer.persons, voice.catalogue)
    goes = bool(tables.config.keep_finished or tables.config.keep_idle)
    return replies.SeatMenu(
        id=number,
        version=live.version,
        rules=[voice.words(line) for line in house_texts(live.row.house)],
        house=msgspec.to_builtins(live.row.house),
        deeds=[_deed(live, wish, asker, voice) for wish in wishes(live, asker, tables.seconds(), goes)],
        notes=notes_of(viewer, tables.config),
    )


def _deed(live: Live, wish: Wish, asker: Asker, voice: Reader) -> replies.SeatDeed:
    last, voting = is_last(live, wish.seat), bool(vote_of(live)[0])
    facts = SeatFacts(len(live.seats), len(people_at(live)), last, live.row.house, voting)
    told = deed_words(wish.deed, wish.seat, wish.bot, len(asker.seats) > 1, facts, voice)
    return replies.SeatDeed(wish.deed, wish.seat, wish.bot, *told)


def thinking(viewer: Viewer) -> list[wire.Thinking]:
    """Who is asked, and for how long already; nobody when fate is, or at the end."""
    node = viewer.live.state.node
    return [wire.Thinking(node.seat, waited(viewer.live))] if isinstance(node, Choice) else []


def weighing_news(viewer: Viewer, table: Table[Any]) -> list[wire.Weighing]:
    """What a partner weighs, when it is something else than before."""
    live = viewer.live
    if viewer.weighed == live.weighing:
        return []
    viewer.weighed = live.weighing
    if live.weighing is None or live.weighing[0] in viewer.seats:
        return []
    seat, answers = live.weighing
    try:
        words = weighed(table, seat, answers, viewer.seat_shown(live.state), viewer.voice)
    except PelagosError:
        words = []
    return [wire.Weighing(live.version, seat, words)]


def next_data(viewer: Viewer, table: Table[Any]) -> bytes:
    """The state of a program, which counts as seen."""
    state = data_state(viewer, table)
    viewer.saw(viewer.live.version)
    return state


async def talk_since(tables: Tables, viewer: Viewer) -> list[wire.ChatState]:
    """What was said since the viewer last heard something; at first everything, be it nothing."""
    live, first = viewer.live, viewer.talk < 0
    if viewer.talk == live.talk:
        return []
    viewer.talk = live.talk
    hearers = viewer.hearers
    lines = await tables.read(chat_lines, live.id, viewer.talked, hearers)
    viewer.talked = max([viewer.talked, *(line.n for line in lines)])
    told = [
        wire.Said(
            line.n, line.name, said(line.text, viewer.voice), line.at, line.person is None or line.person in hearers
        )
        for line in lines
    ]
    return [wire.ChatState(first, told)] if told or first else []


def presence(live: Live) -> None:
    """Somebody came or went: said at once, and then as often as anybody can read, however many come and go."""
    if not live.telling:
        live.telling = True
        tell_presence(live)
        asyncio.get_running_loop().call_later(PRESENCE_SECONDS, presence_told, live)


def presence_told(live: Live) -> None:
    """What happened since the last time, once for all of it."""
    live.telling = False
    if online_now(live) != live.online[1]:
        presence(live)


def tell_presence(live: Live) -> None:
    """Wake everybody, if somebody else sits there now than before."""
    if online_now(live) != live.online[1]:
        live.presence += 1
        for listener in live.listeners:
            listener.wake()


async def lesson_state(viewer: Viewer, table: Table[Any]) -> replies.LessonState:
    """The `lesson` message: every card so far. It has none at tables where nobody learns."""
    live = viewer.live
    lesson = lesson_of(live)
    found = None
    if lesson is not None and lesson.learner in viewer.seats:
        found = await asyncio.to_thread(coaching, lesson, table, viewer.voice, PAGE)
    return lesson_message(live.version, found)


def lesson_message(version: int, found: Coaching | None) -> replies.LessonState:
    """Where a learner stands, as it is sent."""
    told = found or Coaching(0, 0, True, [], [])
    cards = [
        replies.LessonCard(
            card.kind, card.heading, card.text, card.spots, [replies.LessonRule(*rule) for rule in card.rules]
        )
        for card in told.cards
    ]
    return replies.LessonState(version, told.total, told.first, told.over, cards, told.wanted)


async def lesson_news(viewer: Viewer, table: Table[Any]) -> list[replies.LessonState]:
    """A `lesson` message when the learner has come further, left, or speaks another language."""
    header = viewer.live.row.header
    now = (viewer.live.version, header.lesson, viewer.lang) if header.lesson else None
    if now == viewer.taught:
        return []
    viewer.taught = now
    return [await lesson_state(viewer, table)]
