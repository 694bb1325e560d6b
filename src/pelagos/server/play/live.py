"""A table in memory: the game as it stands, its lesson, who watches it, and what waits to be stored."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol, TypeVar

import msgspec

from pelagos.bots.contract import Reason
from pelagos.bots.failing import is_known
from pelagos.core.errors import PelagosError, Refused
from pelagos.core.game import Game
from pelagos.core.nodes import Choice, Over
from pelagos.faces.names import seat_names, successor_name
from pelagos.faces.voice import Voice
from pelagos.games.registry import find_game, load_pack
from pelagos.lessons.format import Lesson
from pelagos.lessons.shelf import lesson_at
from pelagos.lessons.steering import check_answers, holds_bots
from pelagos.server.store.rows import OPEN, PERSON, Aside, Moves, Request, SeatRow, Stored, TableRow
from pelagos.table.house import Running, charged, started, stopped, taken_back
from pelagos.table.record import BOT, Answer, Header, Line, Replacement, SeatEntry, Undo
from pelagos.table.replay import replayed
from pelagos.table.stills import CANNOT_PLAY, Stills, stills_of
from pelagos.table.table import Table, utc_now

R = TypeVar("R", SeatRow, Aside)
now = utc_now
"""The time as the server stores it: as records write it."""


class Listener(Protocol):
    """Somebody who wants to know when a table has changed."""

    wake: Callable[[], None]
    """Called when there is news."""


class Failure(NamedTuple):
    """A bot that gave no answer at a version; as soon as the table moves on, it is forgotten."""

    version: int
    seat: int
    bot: str
    reason: Reason


class Live:
    """One table of this server. Its game is played again from the record when somebody needs it."""

    def __init__(self, row: TableRow) -> None:
        self.id = row.id
        self.row = row
        self.version = row.version
        self.state: Any = None
        self.game: Game[Any] = find_game(row.game)
        self.table: Table[Any] | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.arriving = 0
        """How many are about to listen: what is heard meanwhile is for them, too."""
        self.pending: list[Line] = []
        self.changes: dict[int, dict[str, Any]] = {}
        self.answered_requests: dict[int, Request] = {}
        self.scenes: dict[Any, Any] = {}
        self.ended: dict[Any, Any] = {}
        self.weighing: tuple[int, tuple[str, ...]] | None = None
        self.presence = 0
        self.online: tuple[Any, frozenset[int]] = (None, frozenset())
        self.telling = False
        self.talk = 0
        self.verified: bool | None = None
        self.filmed = 0
        self.thinking: asyncio.Task[None] | None = None
        self.failure: Failure | None = None
        self.used = time.monotonic()
        self.known_news: tuple[TableRow | None, Failure | None, tuple[Any, ...]] = (None, None, ())
        self.looked = self.used
        """When somebody last asked for this table; bots that play among themselves do not count."""

    @property
    def is_bots_only(self) -> bool:
        """Whether nobody plays here, and nobody ever will."""
        return all(seat.bot for seat in self.row.seats)

    @property
    def is_shared(self) -> bool:
        """Whether several people play here, or may: a free seat waits for somebody else."""
        return len({seat.person for seat in self.row.seats if not seat.bot}) > 1

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """Who sits where."""
        return self.row.seats

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(seat.name for seat in self.row.seats)

    def names_for(self, language: str) -> tuple[str, ...]:
        """The same for a reader, who reads usual names in the own language."""
        return seat_names(language, self.row.seats)

    def may_return(self, persons: Sequence[str]) -> tuple[int, ...]:
        """The seats that a bot plays for somebody."""
        return tuple(seat for seat, aside in enumerate(self.row.asides) if aside.keeper in persons)

    @property
    def news(self) -> tuple[Any, ...]:
        """What can change without a move, and is told to everybody all the same; made once while nothing changes."""
        row, failure, found = self.known_news
        if row is not self.row or failure is not self.failure:
            asides = tuple((aside.keeper is None, aside.agrees, aside.left == 0) for aside in self.row.asides)
            found = (self.names, self.failure, asides, self.row.pinned)
            self.known_news = (self.row, self.failure, found)
        return found

    def held_by(self, persons: Sequence[str]) -> tuple[int, ...]:
        """The seats that belong to somebody."""
        return tuple(seat.seat for seat in self.row.seats if seat.is_held_by(persons))

    @property
    def old(self) -> Stills | None:
        """The kept positions of a table that can only be looked at; None where the game goes on by these rules."""
        return self.table if isinstance(self.table, Stills) else None

    def open_again(self, stored: Stored, table: Table[Any]) -> None:
        """Stand where the record stood."""
        self.row = stored.row
        self.filmed = stored.filmed
        self.adopt(table)
        self.answered_requests = {request.base: request for request in stored.requests}

    def adopt(self, table: Table[Any]) -> None:
        """Take a table over; from now on its entries wait here until they are stored."""
        self.pending = []
        table.sink = self.pending.extend
        table.clock = now
        self.table = table
        self.publish()

    def publish(self) -> None:
        """What the table has come to is stored: from now on everybody may see it."""
        assert self.table is not None, "there is something to see"
        self.version = self.table.version
        self.state = self.table.state
        self.scenes.clear()
        self.ended.clear()
        self.weighing = None

    def forget(self) -> None:
        """Drop the game from memory; the record has it."""
        self.table = self.state = None
        self.changes = {}
        self.answered_requests = {}
        self.scenes.clear()
        self.ended.clear()

    def moves(self, base: int, mark: str | None, seconds: int) -> Moves:
        """What waits to be stored."""
        table = self.table
        assert table is not None, "somebody just moved it"
        lines, self.pending = tuple(self.pending), []
        table.sink = self.pending.extend
        node = table.node
        asked = node.seat if isinstance(node, Choice) else None
        clock, seated = self._clock_after(lines, asked, seconds), any(isinstance(line, Replacement) for line in lines)
        changes, self.changes = self.changes, {}
        bot = asked is not None and bool(_changed(self.row.seats[asked], changes.get(asked)).bot)
        return Moves(
            self.id,
            base,
            table.version,
            lines,
            asked,
            isinstance(node, Over),
            bot,
            mark,
            now(),
            clock.since if clock else None,
            clock.due if clock else None,
            changes,
            table.header if seated else None,
        )

    def _clock_after(self, lines: Sequence[Line], asked: int | None, seconds: int) -> Running | None:
        """Charge whoever was asked, and start the clock of whoever is asked now; bots and free seats have none.

        When the question stands as before, because another seat changed hands or something was taken back, time goes
        on; so it does within a move. While a seat is free, no time runs.
        """
        row, house = self.row, self.row.house
        if not house.is_timed:
            return None
        before, clock = row.asked, None if row.since is None else Running(row.since, row.due)
        answered = any(isinstance(line, Answer) and line.seat == before for line in lines)
        self._charge(lines, clock, answered, seconds)
        if asked is None or self._seat_now(asked).kind != PERSON:
            return None
        same = asked == before and "person" not in self.changes.get(asked, {})
        if clock is not None and same and (not answered or (house.clock == "move" and not self._is_new_move())):
            return self._going_on(asked, clock, answered, seconds)
        again = any(isinstance(line, Undo) or getattr(line, "why", "") in ("back", "taken") for line in lines)
        if house.clock == "move" and not again:
            self._leave(asked, None)
        begun = started(house, self._left(asked), seconds)
        return Running(seconds, None) if self._is_waiting() else begun

    def _charge(self, lines: Sequence[Line], clock: Running | None, answered: bool, seconds: int) -> None:
        """What those have left who answered, took something back, or gave their seat away."""
        house, before = self.row.house, self.row.asked
        undone = next((line.seat for line in lines if isinstance(line, Undo)), None)
        if before is not None and answered:
            self._leave(before, charged(house, self._left(before), clock, seconds) if clock else None)
        elif undone is not None and house.clock == "game" and clock is not None and clock.due is not None:
            self._leave(undone, taken_back(house, self._left(undone)))
        elif before is not None and clock is not None and clock.due and "person" in self.changes.get(before, {}):
            gone = house.clock == "move" and self._seat_now(before).kind == OPEN and not _by_itself(lines, before)
            self._leave(before, None if gone else stopped(house, clock, seconds))

    def _going_on(self, asked: int, clock: Running, answered: bool, seconds: int) -> Running:
        """The clock of a question that stands, or of a move that goes on; it waits while a seat is free."""
        house = self.row.house
        if self._is_waiting():
            if clock.due is not None:
                self._leave(asked, max(1, stopped(house, clock, seconds)))
            return Running(clock.since, None)
        if house.clock == "none" or (clock.due is None and self._left(asked) == 0 and not answered):
            return clock
        if clock.due is None:
            return started(house, self._left(asked), seconds)
        return clock if house.clock == "move" else started(house, self._left(asked), clock.since)

    def _is_new_move(self) -> bool:
        """Whether a turn or phase has begun in which nobody was yet, also not before something was taken back."""
        assert self.table is not None, "somebody just moved it"
        return self.table.state.moment() not in {self.state.moment(), *self.table.reached}

    def _is_waiting(self) -> bool:
        """Whether somebody is still to come: then there is no hurry."""
        return any(self._seat_now(row.seat).kind == OPEN for row in self.row.seats)

    def _seat_now(self, seat: int) -> SeatRow:
        """Who sits there after what waits to be stored."""
        return _changed(self.row.seats[seat], self.changes.get(seat))

    def _left(self, seat: int) -> int | None:
        """What a seat has left after what waits to be stored."""
        found: int | None = self.changes.get(seat, {}).get("left", self.row.asides[seat].left)
        return found

    def _leave(self, seat: int, left: int | None) -> None:
        if left != self._left(seat):
            self.changes.setdefault(seat, {})["left"] = left

    def stored(self, moves: Moves) -> None:
        """What was moved is kept: the row says the same as the database."""
        row, changes = self.row, moves.changes
        self.row = row._replace(
            header=moves.header or row.header,
            version=moves.version,
            asked=moves.asked,
            over=moves.over,
            touched=moves.at,
            since=moves.since,
            due=moves.due,
        )
        if changes:
            self.row = self.row._replace(
                seats=tuple(_changed(seat, changes.get(seat.seat)) for seat in row.seats),
                asides=tuple(_changed(aside, changes.get(seat)) for seat, aside in enumerate(row.asides)),
            )

    def spread(self) -> None:
        """Tell everybody who watches that something has changed."""
        self.scenes.clear()
        for listener in self.listeners:
            listener.wake()


def _by_itself(lines: Sequence[Line], seat: int) -> bool:
    """Whether a seat was left by whoever sat there, not taken away by the clock or by whoever opened the table."""
    return any(isinstance(line, Replacement) and line.by == line.seat == seat for line in lines)


def _changed(row: R, columns: Mapping[str, Any] | None) -> R:
    """A row with those of its columns that have changed; what somebody lent of a seat that has another now is void."""
    if not columns:
        return row
    gone = {"lent": ()} if "person" in columns else {}
    return row._replace(**{key: value for key, value in {**columns, **gone}.items() if key in row._fields})


def play_again(stored: Stored) -> Table[Any]:
    """The game of a stored table, played again from its record; of one by other rules, what is kept to be seen."""
    secret = "" if stored.row.over else stored.row.secret
    return played_or_kept(find_game(stored.row.game), stored.lines, pack_of(stored.row.game), stored.film, secret)


def played_or_kept(
    game: Game[Any], lines: Sequence[Line], pack: Any, film: bytes | None, secret: str = ""
) -> Table[Any]:
    """A record played again; where that cannot be, its kept positions."""
    try:
        return replayed(game, lines, pack, secret=secret)
    except PelagosError as problem:
        if problem.id not in CANNOT_PLAY:
            raise
        return stills_of(game, lines, film, pack)


def request_mark(seat: int, number: int, words: Sequence[str]) -> str:
    """What a request is known by when it comes again: whose it is, its number and what it says."""
    return blake2b("\0".join([str(seat), str(number), *words]).encode(), digest_size=16).hexdigest()


class Steady:
    """The time of day as it was when it was last looked up, and what has gone by since: it never jumps in between."""

    def __init__(self) -> None:
        self.put(time.time())

    def put(self, moment: float) -> None:
        """It is now so late."""
        self.begun = moment - time.monotonic()

    def __call__(self) -> float:
        """How late it is."""
        return self.begun + time.monotonic()


@cache
def pack_of(key: str) -> Any:
    """The pack that comes with a game."""
    return load_pack(find_game(key))


def lesson_of(live: Live) -> Lesson | None:
    """The lesson that is being taken at a table; None at all others, and at those whose lesson was left."""
    if live.old is not None:
        return None
    return lesson_at(live.row.header)


def check_script(live: Live, table: Table[Any], seat: int, answers: Sequence[str]) -> None:
    """Refuse what comes later in the lesson; at other tables nothing is refused here."""
    lesson = lesson_of(live)
    if lesson is not None:
        check_answers(lesson, table, seat, answers)


def script_plays(live: Live) -> bool:
    """Whether the script answers for the other seats, so that no bot has to think."""
    lesson = lesson_of(live)
    return lesson is not None and live.table is not None and holds_bots(lesson, live.table)


def has_failed(live: Live) -> bool:
    """Whether the bot that is asked has been asked already, in vain; it is not asked again until somebody wishes it."""
    return live.failure is not None and live.failure.version == live.version


def failures(live: Live) -> list[Failure]:
    """The bot that failed at the question that stands, and every seat whose bot nobody here knows."""
    if live.row.over or live.old is not None:
        return []
    failed = live.failure if has_failed(live) else None
    rows = [row for row in live.seats if row.bot and not is_known(live.row.game, row.bot)]
    unknown = [Failure(live.version, row.seat, row.bot, "unknown") for row in rows]
    return unknown if failed is None or failed in unknown else [failed, *unknown]


def check_failed(live: Live, seat: int) -> None:
    """Refuse to replace a bot that plays."""
    if not any(failure.seat == seat for failure in failures(live)):
        raise Refused("error-bot-plays")


def successor(live: Live, seat: int, bot: str, voice: Voice) -> SeatEntry:
    """Who plays a seat from now on, called so that nobody is taken for another; who tries again keeps the name."""
    if not 0 <= seat < len(live.seats):
        raise Refused("error-bot-plays")
    name = successor_name(voice.catalogue, live.names, seat, live.seats[seat].bot, bot)
    return SeatEntry(name, BOT + bot)


def with_names(header: Header, rows: Sequence[SeatRow], changed: Collection[int]) -> Header:
    """A header that names those who sit there; a seat that has changed hands keeps the name it began with."""
    seats = [
        entry if entry.bot or row.seat in changed else SeatEntry(row.name, entry.kind)
        for row, entry in zip(rows, header.seats, strict=True)
    ]
    return msgspec.structs.replace(header, seats=tuple(seats))


def waited(live: Live) -> int:
    """For how many seconds the question that stands has been waiting."""
    return max(0, int(time.time() - _seconds_of(live.row.touched)))


@lru_cache(1 << 8)
def _seconds_of(moment: str) -> float:
    """A time as rows write it; tables that were touched in the same second share one."""
    return datetime.fromisoformat(moment).timestamp()


def new_table_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(12).replace("-", "a").replace("_", "b")
