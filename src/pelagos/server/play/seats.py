"""Seats that change hands: people resign, let a bot play, come back, give up or take a seat, or agree to end the game.

What somebody may do, and why not, is one fact (`why_not`): it makes the menu, and it refuses what comes in.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from pelagos.bots.registry import check_bot, usual_bot
from pelagos.core.errors import Refused
from pelagos.core.text import SeatName
from pelagos.faces.house import away_text
from pelagos.faces.names import bot_name, default_names, unlike
from pelagos.locale.catalogue import Catalogue
from pelagos.server.config import Config
from pelagos.server.play.live import Live, lesson_of, request_mark, with_names
from pelagos.server.play.tables import Tables
from pelagos.server.store.changes import Overtaken, drop_due, let_fall, set_agreeing, set_pinned, take_seat
from pelagos.server.store.reader import read_table
from pelagos.server.store.rows import BOT, OPEN, PERSON, TableRow
from pelagos.table.house import A_DAY, is_away, started
from pelagos.table.record import SeatEntry, Why
from pelagos.table.table import Table

Deed: TypeAlias = Literal["resign", "hand", "back", "offer", "bot", "open", "agree", "disagree", "pin", "unpin"]
DEEDS: Final[tuple[Deed, ...]] = get_args(Deed)
OWN: Final = ("resign", "hand", "offer")
"""What somebody does with the own seat."""
HOSTS: Final = ("bot", "open")
"""What whoever opened the table does with a seat of somebody else."""
Lost: TypeAlias = Literal["resigned", "time"]
FOR_GOOD: Final = ("resign", "agree")
"""What is asked twice."""
TRIES: Final = 5
A_LOOK: Final = 60
"""So many seconds has whoever sits down within somebody's move, even when less is left of it."""
WARNING: Final = 7 * A_DAY
"""So long before a table goes, it says so; or half of the time it is kept, when that is less."""


class Asker(NamedTuple):
    """Who wants something: the seats held here, the identities, and the words in which seats are named."""

    seats: tuple[int, ...]
    persons: tuple[str, ...]
    words: Catalogue


class Wish(NamedTuple):
    """What is wanted of a seat (votes and pins are of no seat), by which bot, and whether it was asked twice."""

    deed: Deed
    seat: int
    bot: str = ""
    sure: bool = False


def is_host(live: Live, asker: Asker) -> bool:
    """Whether somebody opened this table."""
    return live.row.owner in asker.persons


def people_at(live: Live) -> tuple[int, ...]:
    """The seats on which people sit."""
    return tuple(seat.seat for seat in live.seats if seat.kind == PERSON)


def there(live: Live) -> set[int]:
    """The seats whose people are connected to this server."""
    return {seat for listener in live.listeners for seat in getattr(listener, "seats", ())}


def why_not(live: Live, asker: Asker, wish: Wish, now: int) -> Refused | None:
    """Why somebody may not do something; None who may."""
    if wish.deed in ("pin", "unpin"):
        return None if asker.seats or is_host(live, asker) else Refused("error-spectator")
    if live.row.over:
        return Refused("error-seat-over")
    if lesson_of(live) is not None:
        return Refused("error-seat-lesson")
    if wish.deed in ("agree", "disagree"):
        return None if asker.seats else Refused("error-spectator")
    if not 0 <= wish.seat < len(live.seats):
        return Refused("error-seat-not-yours")
    if wish.deed == "back":
        return None if wish.seat in live.may_return(asker.persons) else Refused("error-seat-no-return")
    if wish.deed in OWN:
        return None if wish.seat in asker.seats else Refused("error-seat-not-yours")
    return _why_host_may_not(live, asker, wish, now)


def _why_host_may_not(live: Live, asker: Asker, wish: Wish, now: int) -> Refused | None:
    """A free seat goes to a bot at any time; somebody else's only when its time is over or its person is away."""
    row, aside = live.seats[wish.seat], live.row.asides[wish.seat]
    if not is_host(live, asker):
        return Refused("error-seat-not-host")
    if row.kind == OPEN and wish.deed == "bot":
        return None
    if row.kind != PERSON or wish.seat in asker.seats:
        return Refused("error-seat-changed")
    asked = live.row.asked == wish.seat and wish.seat not in there(live)
    if aside.left == 0 or (asked and is_away(live.row.house, live.row.since, aside.seen, now)):
        return None
    return Refused("error-seat-plays", seat=SeatName(wish.seat), house=away_text(live.row.house))


def wishes(live: Live, asker: Asker, now: int, goes: bool) -> list[Wish]:
    """Everything that somebody may do now; keeping a table is worth a word where tables go."""
    agreed = any(live.row.asides[seat].agrees for seat in asker.seats)
    voting = any(aside.agrees for aside in live.row.asides)
    idle = {"pin" if live.row.pinned or not goes else "", "" if live.row.pinned else "unpin"}
    idle |= {"agree" if agreed else "", "" if voting else "disagree"}
    found = [
        Wish(deed, seat, stand_in(live) if deed in ("hand", "bot") else "")
        for deed in DEEDS
        if deed not in idle
        for seat in (range(len(live.seats)) if deed in (*OWN, *HOSTS, "back") else (0,))
    ]
    return [wish for wish in found if why_not(live, asker, wish, now) is None]


async def look_around(tables: Tables, live: Live) -> None:
    """Where it matters who is away, see who was there on other servers."""
    if live.row.house.away and not live.row.over:
        fresh = (await tables.read(read_table, live.id)).asides
        now = zip(live.row.asides, fresh, strict=True)
        live.row = live.row._replace(asides=tuple(old._replace(seen=new.seen) for old, new in now))


def stand_in(live: Live) -> str:
    """The bot that plays on when nobody names one."""
    return usual_bot(live.row.game)


async def do(tables: Tables, live: Live, asker: Asker, wish: Wish, number: int, version: int) -> int:
    """What somebody wants done with a seat; the version it led to, when it is stored."""
    await tables.loaded(live)
    mark = request_mark(wish.seat, number, ["seat", wish.deed, wish.bot])
    known = live.answered_requests.get(version)
    if known is not None and known.mark == mark:
        return known.upto
    await look_around(tables, live)
    problem = why_not(live, asker, wish, tables.seconds())
    if problem is not None:
        raise problem
    if wish.deed in FOR_GOOD and not wish.sure:
        raise Refused("error-seat-sure")
    if wish.deed in ("pin", "unpin"):
        await tables.change(live, set_pinned, live.id, wish.deed == "pin")
        return live.version
    if wish.deed in ("agree", "disagree"):
        return await _vote(tables, live, asker, wish.deed == "agree")
    if wish.bot:
        check_bot(live.row.game, wish.bot)
    return await tables.move(live, version, mark, _act(tables, live, asker, wish, version))


def _act(tables: Tables, live: Live, asker: Asker, wish: Wish, version: int) -> Callable[[Table[Any]], int]:
    def act(table: Table[Any]) -> int:
        problem = why_not(live, asker, wish, tables.seconds()) if table.version == version else None
        if problem is not None:
            raise problem
        if wish.deed == "resign":
            return give_up(live, table, wish.seat, asker.words, "resigned", version)
        return _reseated(live, table, asker, wish, version)

    return act


def _reseated(live: Live, table: Table[Any], asker: Asker, wish: Wish, version: int) -> int:
    """A seat goes to a bot or to a person, or is free; its person may come back if that was the wish."""
    seat, person = wish.seat, live.seats[wish.seat].person
    own = wish.deed in (*OWN, "back")
    by = seat if own else next(iter(asker.seats), None)
    if wish.deed == "back":
        keeper = live.row.asides[seat].keeper
        return reseat(live, table, seat, _returned(live, table, seat), by, "back", version, keeper)
    if wish.deed in ("offer", "open"):
        why: Why = "offered" if own else "away" if live.row.asides[seat].left != 0 else "time"
        return reseat(live, table, seat, _nobody(live, seat, asker.words), by, why, version)
    free = live.seats[seat].kind == OPEN
    why = "handed" if own else "empty" if free else "away" if live.row.asides[seat].left != 0 else "time"
    player = _bot(live, seat, wish.bot or stand_in(live), asker.words)
    return reseat(live, table, seat, player, by, why, version, keeper=None if free else person)


def reseat(
    live: Live,
    table: Table[Any],
    seat: int,
    player: SeatEntry,
    by: int | None,
    why: Why,
    version: int,
    person: str | None = None,
    keeper: str | None = None,
) -> int:
    """Another player for a seat: an entry of the record, and who that is beside it."""
    table.header = with_names(table.header, live.seats, {entry.seat for entry in table.replacements})
    upto = table.replace(seat, player, by, version, why)
    kind = OPEN if player.kind == PERSON and person is None else player.kind
    seated: dict[str, Any] = {"kind": kind, "name": player.name, "person": person, "keeper": keeper}
    seated |= {"agrees": False, "seen": None}
    if live.row.house.clock != "game":
        seated["left"] = of_the_move(live, seat) if why == "taken" else None
    live.changes[seat] = seated
    return upto


def of_the_move(live: Live, seat: int) -> int | None:
    """What whoever sits down has of a move that was under way: what was left of it, but time enough for a look."""
    left = live.row.asides[seat].left if live.row.asked == seat else None
    return None if left is None else max(left, min(A_LOOK, live.row.house.seconds))


def give_up(live: Live, table: Table[Any], seat: int, words: Catalogue, why: Lost, at: int) -> int:
    """A seat is left for good: alone, the game ends; else a bot plays on or the seat is free, as the table has it."""
    by = seat if why == "resigned" else None
    if is_last(live, seat):
        return table.end(why, by, at)
    bot = live.row.house.left == "bot"
    player = _bot(live, seat, stand_in(live), words) if bot else _nobody(live, seat, words)
    return reseat(live, table, seat, player, by, why, at)


def is_last(live: Live, seat: int) -> bool:
    """Whether nobody would be left when a seat is given up: nobody who plays, may come back, or can sit down."""
    others = [row for row in live.seats if row.seat != seat]
    waits = live.row.house.left == "open" and bool(others)
    return not waits and all(row.bot and live.row.asides[row.seat].keeper is None for row in others)


def _bot(live: Live, seat: int, bot: str, words: Catalogue) -> SeatEntry:
    return SeatEntry(unlike(bot_name(words, bot), _others(live, seat)), BOT + bot)


def _nobody(live: Live, seat: int, words: Catalogue) -> SeatEntry:
    """A free seat is called as such seats are at first."""
    usual = default_names(words, [row.bot if row.seat != seat else "" for row in live.seats])
    return SeatEntry(unlike(usual[seat], _others(live, seat)), PERSON)


def _returned(live: Live, table: Table[Any], seat: int) -> SeatEntry:
    """Who comes back is called as before."""
    last = [entry for entry in table.replacements if entry.seat == seat and entry.kind.startswith(BOT)][-1]
    return SeatEntry(unlike(table.seats_at(last.n - 1)[seat].name, _others(live, seat)), PERSON)


def _others(live: Live, seat: int) -> list[str]:
    return [row.name for row in live.seats if row.seat != seat]


async def _vote(tables: Tables, live: Live, asker: Asker, agrees: bool) -> int:
    """Would somebody end the game? When all people at the table would, it ends."""
    await tables.change(live, set_agreeing, live.id, asker.seats, agrees)
    if not agrees or not all(live.row.asides[seat].agrees for seat in people_at(live)):
        return live.version

    def agreed(table: Table[Any]) -> int:
        return table.version if table.scores() else table.end("agreed", asker.seats[0], table.version)

    return await _moved_anyhow(tables, live, agreed)


async def _moved_anyhow(tables: Tables, live: Live, act: Callable[[Table[Any]], int]) -> int:
    """A move that is meant for no version: when another server moved the table meanwhile, it is made after that."""
    for _ in range(TRIES):
        with suppress(Overtaken):
            return await tables.move(live, live.version, None, act)
    raise Refused("error-seat-changed")


async def sit_down(tables: Tables, live: Live, seat: int, person: str, name: str) -> None:
    """Take a free seat. If somebody had it before, the record says who plays on."""
    table = await tables.loaded(live)
    if not any(entry.seat == seat for entry in table.replacements):
        house, now = live.row.house, tables.seconds()
        begun = (lambda left: started(house, left, now)) if house.is_timed else None
        await tables.change(live, take_seat, live.id, seat, person, name, begun)
        return

    def seated(table: Table[Any]) -> int:
        if live.seats[seat].kind != OPEN:
            raise Refused("error-seat-taken")
        return reseat(live, table, seat, SeatEntry(name, PERSON), seat, "taken", table.version, person)

    await _moved_anyhow(tables, live, seated)


async def time_over(tables: Tables, live: Live, words: Catalogue) -> None:
    """Somebody's time is over: what the table has for that happens, once, whoever finds it."""
    await tables.loaded(live)
    row, seat = live.row, live.row.asked
    if row.due is None or row.due > tables.seconds():
        return
    if seat is None or row.seats[seat].kind != PERSON:
        await stop_clock(tables, live.id)
        return
    if row.house.over == "host":
        await tables.change(live, let_fall, live.id, seat, row.due)
        return

    def fallen(table: Table[Any]) -> int:
        if live.row.due != row.due:
            return table.version
        if row.house.over == "lost":
            return give_up(live, table, seat, words, "time", table.version)
        keeper = row.seats[seat].person if row.house.clock == "move" else None
        player = _bot(live, seat, stand_in(live), words)
        return reseat(live, table, seat, player, None, "time", table.version, keeper=keeper)

    await _moved_anyhow(tables, live, fallen)


async def stop_clock(tables: Tables, table: str) -> None:
    """A table that cannot be opened has no time to lose."""
    await tables.writer.run(lambda connection: drop_due(connection, table))


def vote_of(live: Live) -> tuple[Sequence[int], Sequence[int]]:
    """Who would end the game, and who has not said so."""
    if not any([aside.agrees for aside in live.row.asides]):
        return [], []
    people = people_at(live)
    agreed = [seat for seat in people if live.row.asides[seat].agrees]
    return agreed, [seat for seat in people if seat not in agreed] if agreed else []


def fallen_seats(live: Live) -> Collection[int]:
    """Seats whose time is over and whose host has to decide."""
    over = live.row.over or live.row.house.over != "host"
    return () if over else [seat for seat in people_at(live) if live.row.asides[seat].left == 0]


def removal_of(row: TableRow, config: Config, now: int) -> str:
    """The day on which a table goes, when that is soon; "" when it stays."""
    days = config.keep_finished if row.over else config.keep_idle
    if not days or row.pinned:
        return ""
    goes = int(datetime.fromisoformat(row.touched).timestamp()) + days * A_DAY
    return moment_text(goes)[:10] if goes - now <= min(WARNING, days * A_DAY // 2) else ""


def moment_text(seconds: int) -> str:
    """A moment as rows have it."""
    return datetime.fromtimestamp(max(0, seconds), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
