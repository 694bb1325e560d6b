"""Opening a table: what somebody wishes, checked, and the game set up."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from pelagos.bots.registry import check_bot
from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.core.settings import Settings, parse_settings
from pelagos.faces.names import default_names, unlike
from pelagos.faces.voice import printable
from pelagos.games.registry import find_game
from pelagos.locale.catalogue import catalogue, pick_language
from pelagos.server.incoming.identity import new_table_id
from pelagos.server.incoming.messages import Name
from pelagos.server.play.clock import now
from pelagos.server.play.games import pack_of
from pelagos.server.play.live import Live
from pelagos.server.play.tables import Tables
from pelagos.server.store.changes import NewTable, add_table
from pelagos.server.store.rows import BOT, OPEN, PERSON, SeatRow, TableRow
from pelagos.table.fate import Fair, Fate, Manual, Seeded
from pelagos.table.record import SeatEntry
from pelagos.table.table import check_seating, open_table

log = logging.getLogger("pelagos.tables")

SEEDS = 1_000_000_000
HOTSEAT = "hotseat"


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit there: `me`, `hotseat` (somebody else at my screen), `open`, or `bot:NAME`."""

    kind: Annotated[str, Meta(max_length=40)]
    name: Name = ""


class TableWish(Struct, forbid_unknown_fields=True, kw_only=True):
    """A new table. The seats decide how many play."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    settings: dict[str, int | bool | str] = field(default_factory=dict)
    fate: Literal["seeded", "fair", "manual"] = "seeded"
    seed: Annotated[str, Meta(max_length=64)] = ""
    practice: bool = False
    access: Literal["private", "link", "public"] = "link"
    name: Name = ""


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
    settings = seated_settings(game, wish)
    seats = seat_rows(game, wish.seats, person, my_name, lang)
    fate = luck or fate_of_wish(wish)
    entries = [SeatEntry(seat.name, PERSON if seat.kind == OPEN else seat.kind) for seat in seats]
    pack = pack_of(game.key)
    table = open_table(game, settings, entries, fate, pack, practice=wish.practice, lesson=lesson, clock=now)
    secret = fate.seed if isinstance(fate, Fair) else ""
    row = TableRow(
        new_table_id(), game.key, table.header, secret, person, wish.access, 0, None, False, now(), now(), tuple(seats)
    )
    live = Live(row)
    live.adopt(table)
    live.pending.extend(table.lines()[1:])
    moves = live.moves(0, None)
    new = NewTable(row.id, table.header, secret, person, wish.access, seats, moves)
    await tables.writer.run(lambda connection: add_table(connection, new))
    live.row = row._replace(version=moves.version, asked=moves.asked, over=moves.over)
    tables.live[row.id] = live
    log.info("a table of %s is opened", game.key, extra={"table": row.id, "version": moves.version})
    tables.start_bots(live)
    return live


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


def clean_name(name: str) -> str:
    """A name without control characters and needless space."""
    return printable(" ".join(name.split()))[:40]


def fate_of_wish(wish: TableWish) -> Fate:
    """Where luck comes from."""
    if wish.fate == "fair":
        return Fair()
    if wish.fate == "manual":
        return Manual()
    return Seeded(wish.seed or str(secrets.randbelow(SEEDS)))
