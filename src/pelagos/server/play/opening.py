"""Opening a table: what somebody wishes, checked, and the game set up; guided first games from opening to leaving."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct, field
from sqlalchemy import Connection, update

from pelagos.bots.registry import check_bot, usual_bot
from pelagos.core.errors import PelagosError, Refused
from pelagos.core.game import Game
from pelagos.core.seating import check_seating
from pelagos.core.settings import Settings, parse_settings
from pelagos.faces.names import default_names, unlike
from pelagos.games.registry import find_game
from pelagos.lessons.format import Lesson
from pelagos.lessons.rehearsal import seats_of
from pelagos.lessons.shelf import find_lesson, prepared_luck
from pelagos.lessons.steering import go_on
from pelagos.locale.catalogue import catalogue, pick_language
from pelagos.people.names import LONGEST_NAME, clean_name, clean_words
from pelagos.server.play.live import Live, lesson_of, new_table_id, now, pack_of
from pelagos.server.play.tables import Tables
from pelagos.server.store.changes import NewTable, add_table, lead_on
from pelagos.server.store.database import tables as rows
from pelagos.server.store.rows import BOT, OPEN, PERSON, Aside, SeatRow, TableRow
from pelagos.table.entropy import LONGEST
from pelagos.table.fate import Fair, Fate, Manual, Prepared, Seeded, new_seed
from pelagos.table.house import House, check_house, time_at_first
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry, write_line
from pelagos.table.stills import settings_of
from pelagos.table.table import Table

log = logging.getLogger("pelagos.tables")

HOTSEAT = "hotseat"


Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit there: `me`, `hotseat` (somebody else at my screen), `open`, or `bot:NAME`."""

    kind: Annotated[str, Meta(max_length=40)]
    name: Name = ""


class TableWish(Struct, forbid_unknown_fields=True, kw_only=True):
    """A new table. The seats decide how many play.

    Without a wish, luck is fair as soon as two people can sit there; then `entropy` is what the opener adds to it.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    settings: dict[str, int | bool | str] = field(default_factory=dict)
    fate: Literal["", "seeded", "fair", "manual"] = ""
    seed: Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=0, le=2**53)] = ""
    entropy: Annotated[str, Meta(max_length=200)] = ""
    practice: bool = False
    access: Literal["private", "link", "public"] = "link"
    name: Name = ""
    house: House = House()


async def open_new(
    tables: Tables,
    wish: TableWish,
    person: str,
    my_name: str,
    lang: str,
    luck: Fate | None = None,
    lesson: str = "",
) -> Live:
    """Open a table and keep it; its id cannot be guessed. A lesson brings its own luck along."""
    game = find_game(wish.game)
    check_house(wish.house)
    settings = seated_settings(game, wish)
    seats = seat_rows(game, wish.seats, person, my_name, lang)
    fate = luck or fate_of_wish(wish)
    added = clean_entropy(wish.entropy) if isinstance(fate, Fair) else ""
    mine = [seat.seat for seat in seats if seat.person == person][:1] if added else []
    entries = [SeatEntry(seat.name, PERSON if seat.kind == OPEN else seat.kind) for seat in seats]
    pack = pack_of(game.key)
    table = open_table(
        game,
        settings,
        entries,
        fate,
        pack,
        practice=wish.practice,
        lesson=lesson,
        clock=now,
        chosen=luck is None and has_chosen_seed(wish),
        entropy=dict.fromkeys(mine, added),
    )
    secret = fate.secret if isinstance(fate, Fair) else ""
    row = TableRow(
        new_table_id(),
        game.key,
        table.header,
        secret,
        person,
        wish.access,
        0,
        None,
        False,
        now(),
        now(),
        tuple(seats),
        tuple(Aside(left=time_at_first(wish.house)) for _ in seats),
        wish.house,
    )
    live = Live(row)
    live.adopt(table)
    live.pending.extend(table.lines()[1:])
    moves = live.moves(0, None, tables.seconds())
    new = NewTable(row.id, table.header, secret, person, wish.access, seats, moves, wish.house)
    await tables.writer.run(lambda connection: add_table(connection, new))
    live.stored(moves)
    tables.live[row.id] = live
    log.info("a table of %s is opened", game.key, extra={"table": row.id, "version": moves.version})
    tables.start_bots(live)
    return live


async def open_onward(tables: Tables, live: Live) -> str:
    """Where an old table goes on: the same people at its last position, by the rules of today and with new luck."""
    await tables.loaded(live)
    old, row = live.old, live.row
    if old is None or not old.can_go_on:
        raise Refused("error-no-onward")
    game, header = live.game, row.header
    fate = fate_onward(header.fate, sum(not seat.bot for seat in row.seats))
    entries = [SeatEntry(seat.name, PERSON if seat.kind == OPEN else seat.kind) for seat in row.seats]
    table = open_table(
        game,
        settings_of(game, header),
        entries,
        fate,
        pack_of(game.key),
        practice=header.practice,
        clock=now,
        begin=old.state.clone(),
    )
    secret = fate.secret if isinstance(fate, Fair) else ""
    fresh = Live(row._replace(id=new_table_id(), header=table.header, secret=secret, version=0, over=False, onward=""))
    fresh.adopt(table)
    fresh.pending.extend(table.lines()[1:])
    moves = fresh.moves(0, None, tables.seconds())
    new = NewTable(fresh.id, table.header, secret, row.owner, row.access, row.seats, moves, row.house)
    opened = await tables.change(live, lead_on, live.id, new)
    log.info("a table of %s goes on by newer rules", game.key, extra={"table": opened})
    await tables.loaded(await tables.find(opened))
    return str(opened)


def fate_onward(mode: str, people: int) -> Fate:
    """New luck for a table that goes on; for several people it can be checked."""
    if mode == Manual.mode:
        return Manual()
    return Fair() if mode == Fair.mode or people > 1 else Seeded(new_seed())


def is_bots_only(wish: TableWish) -> bool:
    """Whether nobody plays there: such a table costs much and gives little."""
    return all(seat.kind.startswith(BOT) for seat in wish.seats)


def seated_settings(game: Game[Any], wish: TableWish) -> Settings:
    """The settings, with the number of players that the seats say."""
    given = {**wish.settings, game.seats_setting: len(wish.seats)}
    low, high = game.seats
    if not low <= len(wish.seats) <= high:
        given[game.seats_setting] = low
    settings = parse_settings(game.settings, given)
    settings[game.seats_setting] = len(wish.seats)
    check_seating(game, settings, len(wish.seats))
    return settings


def seat_rows(game: Game[Any], wishes: Sequence[SeatWish], person: str, my_name: str, lang: str) -> list[SeatRow]:
    """Who sits where at first."""
    for wish in wishes:
        if wish.kind.startswith(BOT):
            check_bot(game.key, wish.kind.removeprefix(BOT))
        elif wish.kind not in (PERSON, HOTSEAT, OPEN):
            raise PelagosError("error-seat-kind", kind=wish.kind)
    bots = [wish.kind.removeprefix(BOT) if wish.kind.startswith(BOT) else "" for wish in wishes]
    usual = default_names(catalogue(pick_language([lang])), bots)
    rows: list[SeatRow] = []
    for number, (wish, default) in enumerate(zip(wishes, usual, strict=True)):
        mine = wish.kind in (PERSON, HOTSEAT)
        name = clean_name(wish.name) or (my_name if wish.kind == PERSON else "") or default
        kind = PERSON if mine else wish.kind
        rows.append(SeatRow(number, kind, unlike(name, [row.name for row in rows]), person if mine else None))
    return rows


def clean_entropy(text: str) -> str:
    """What somebody adds to luck, as a record can keep it; "" adds nothing."""
    return clean_words(text)[:LONGEST].strip()


def fate_of_wish(wish: TableWish) -> Fate:
    """Where luck comes from. A seed is chosen only where nobody is wronged by it."""
    if wish.fate == "manual":
        return Manual()
    if has_chosen_seed(wish):
        if not wish.practice and any(seat.kind == OPEN for seat in wish.seats):
            raise Refused("error-seed-chosen")
        return Seeded(str(wish.seed))
    people = sum(not seat.kind.startswith(BOT) for seat in wish.seats)
    return Fair() if wish.fate == "fair" or (not wish.fate and people > 1) else Seeded(new_seed())


def has_chosen_seed(wish: TableWish) -> bool:
    """Whether somebody wishes for a seed; other luck than that of a seed takes no notice of it."""
    return wish.seed != "" and wish.fate in ("", "seeded")


def first_game(game: Game[Any], mode: str = "") -> dict[str, Any]:
    """Form fields: me and as many usual bots as the game, or one of its modes, usually seats; with practice undo.

    >>> from pelagos.games.registry import find_game
    >>> first_game(find_game("nauticus"))["seat"]
    ['me', 'bot:greedy', 'bot:greedy']
    """
    low, high = game.modes.get(mode, game.seats)
    usual = min(max(low, int(parse_settings(game.settings, {})[game.seats_setting])), high)
    return {
        "seat": ["me", *[f"bot:{usual_bot(game.key)}"] * (usual - 1)],
        "seat_name": [],
        "fate": "",
        "access": "link",
        "practice": "yes",
        **{f"set-{key}": value for key, value in game.first_settings.items()},
    }


async def open_lesson(tables: Tables, game: str, person: str, my_name: str, lang: str) -> Live:
    """A practice table on which the luck of the lesson is laid out; what comes after it is drawn as usual."""
    lesson = await asyncio.to_thread(find_lesson, game)
    seats = [SeatWish(kind) for kind in seats_of(lesson)]
    wish = TableWish(game=lesson.game, seats=seats, settings=lesson.settings, practice=True)
    fate = Prepared(new_seed(), prepared_luck(lesson.game))
    return await open_new(tables, wish, person, my_name, lang, fate, lesson.game)


async def follow_lesson(tables: Tables, live: Live, seats: Sequence[int], number: int, version: int) -> int:
    """Play what the script has for the others; the version it led to."""
    lesson = lesson_taken(live, seats)
    return await tables.follow(live, lesson.learner, number, version, lambda table: _followed(live, lesson, table))


def _followed(live: Live, lesson: Lesson, table: Table[Any]) -> int:
    """All of it or nothing: a table that stopped half-way is read anew from its record."""
    try:
        return go_on(lesson, table)
    except PelagosError:
        if table.version != live.version:
            live.forget()
        raise


async def leave_lesson(tables: Tables, live: Live, seats: Sequence[int]) -> None:
    """From now on this is an ordinary practice table."""
    lesson_taken(live, seats)
    async with live.lock:
        table = await tables.game(live)
        header = msgspec.structs.replace(live.row.header, lesson="")
        await tables.change(live, _forget_lesson, live.id, write_line(header)[:-1].decode())
        table.header = header
    tables.start_bots(live)


def _forget_lesson(connection: Connection, table: str, header: str) -> None:
    """Write the header anew; everything that decides the game stays in it."""
    connection.execute(update(rows).where(rows.c.id == table).values(header=header))


def lesson_taken(live: Live, seats: Sequence[int]) -> Lesson:
    """The lesson of whoever asks; others have none."""
    lesson = lesson_of(live)
    if lesson is None:
        raise Refused("error-lesson-none")
    if lesson.learner not in seats:
        raise Refused("error-spectator")
    return lesson
