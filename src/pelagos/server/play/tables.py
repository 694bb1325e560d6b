"""All tables of this server: opening, finding, moving, and letting go of those that nobody uses."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from pelagos.bots.asking import seat_seed
from pelagos.bots.contract import BotFailed, Thought
from pelagos.bots.counsel import Counsel
from pelagos.bots.failing import check_known, offered
from pelagos.bots.search.advice import ADVISER, Advice
from pelagos.bots.seating import luck_of
from pelagos.bots.workers import BotLanes, BotWorkers, Closing, Job
from pelagos.core.codec import encode
from pelagos.core.errors import PelagosError, Refused
from pelagos.core.nodes import Choice
from pelagos.gate.pools import Pool
from pelagos.server.config import Config
from pelagos.server.play.live import (
    Failure,
    Live,
    Steady,
    check_failed,
    check_script,
    has_failed,
    play_again,
    request_mark,
    script_plays,
)
from pelagos.server.store.changes import Overtaken, announce, keep_film
from pelagos.server.store.database import STUCK_SECONDS, close_database, cut_stuck
from pelagos.server.store.reader import read_table, read_whole, tables_waiting_for_bots
from pelagos.server.store.rows import Request, Stored
from pelagos.server.store.writer import Listening, Writer
from pelagos.table.record import SeatEntry
from pelagos.table.stills import Stills, check_plays, film_of
from pelagos.table.table import Table

READERS, REPLAYERS = 4, 2
"""Threads that read the database, and threads that play games again; the interpreter runs one at a time anyway."""
log = logging.getLogger("pelagos.tables")

PEOPLE = "people"
"""In the place of a table: some device or person counts no more."""
WEIGHS = "weighs "
ANEW = "anew"
"""With a table: its record tells what was played by other names."""
AGAIN_SECONDS = 1.0
MOST_TRIES = 5
FILM_SECONDS = 20.0
"""So long a server that ends keeps what can be seen of its tables; of others there are snapshots."""


class Tables:
    """The live tables by id, and everything that moves them."""

    def __init__(self, engine: Engine, config: Config) -> None:
        self.engine = engine
        self.clock: Callable[[], float] = Steady()
        self.config = config
        self.origin = secrets.token_hex(6)
        self.writer = Writer(engine, self.origin)
        self.bot_workers: BotWorkers = BotLanes(config.workers, config.bot_seconds)
        self.counsel = Counsel(self.bot_workers)
        limits = config.limits
        self.reads = Pool("reads", READERS, limits.waiting_reads, limits.waiting_reads)
        self.replays = Pool("replays", REPLAYERS, limits.waiting_replays, limits.waiting_per_address)
        self.held: BinaryIO | None = None
        """What keeps other servers away from the file, as long as it is open."""
        self.live: dict[str, Live] = {}
        self.closing = False
        self.words_of_end: Callable[[Live, Table[Any]], dict[str, msgspec.Raw]] = lambda live, table: {}
        """What is told of an end, by language; a server that speaks sets it."""
        self.chores: list[asyncio.Task[None]] = []
        self.listening = Listening(engine, self.origin, self.heard_elsewhere)
        self.people_changed: Callable[[], None] = lambda: None

    def seconds(self) -> int:
        """The moment, for clocks that run at tables."""
        return int(self.clock())

    async def read(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Read something in a thread, so that nobody waits for the disk."""
        return await self.reads.run(self._read, work, arguments)

    def _read(self, work: Callable[..., Any], arguments: Sequence[Any]) -> Any:
        with self.engine.connect() as connection:
            return work(connection, *arguments)

    async def find(self, table: str) -> Live:
        """A table by its id; an unknown one is refused."""
        live = self.live.get(table)
        if live is None:
            row = await self.read(read_table, table)
            live = self.live.setdefault(table, Live(row))
        live.used = live.looked = time.monotonic()
        return live

    async def game(self, live: Live) -> Table[Any]:
        """The game of a table, played again from its record when it is not in memory. Hold the lock."""
        if live.table is None:
            live.open_again(*await self.replays.run(self._read, _played_again, (live.id,)))
            self.start_bots(live)
        live.used = time.monotonic()
        table = live.table
        assert table is not None, "it has just been opened"
        return table

    async def loaded(self, live: Live) -> Table[Any]:
        """The game of a table, for somebody who only looks."""
        if live.table is not None:
            live.used = time.monotonic()
            self.start_bots(live)
            return live.table
        async with live.lock:
            return await self.game(live)

    async def answer(self, live: Live, seat: int, number: int, version: int, answers: Sequence[str]) -> int:
        """A seat's answers; the version they led to, when they are stored."""
        mark = request_mark(seat, number, ["answer", *answers])

        def submit(table: Table[Any]) -> int:
            check_script(live, table, seat, answers)
            return table.submit(seat, answers, version)

        return await self.move(live, version, mark, submit)

    async def follow(self, live: Live, seat: int, number: int, version: int, act: Callable[[Table[Any]], int]) -> int:
        """What the script of a lesson has next, when the table still stands where it was seen."""
        mark = request_mark(seat, number, ["onward"])

        def followed(table: Table[Any]) -> int:
            if table.version != version:
                raise Refused("error-stale-version", given=version, current=table.version)
            return act(table)

        return await self.move(live, version, mark, followed)

    async def undo(self, live: Live, seat: int, number: int, version: int) -> int:
        """Take a seat's last answer back."""
        mark, most = request_mark(seat, number, ["undo"]), self.config.limits.record_entries

        def undone(table: Table[Any]) -> int:
            if table.version >= most:
                raise Refused("error-undo-no-more", most=most)
            return table.undo(seat, version)

        return await self.move(live, version, mark, undone)

    async def roll(self, live: Live, seat: int, number: int, version: int, outcome: str) -> int:
        """What somebody's own dice came to."""
        mark = request_mark(seat, number, ["roll", outcome])
        return await self.move(live, version, mark, lambda table: table.submit_outcome(outcome, version))

    async def replace(self, live: Live, by: int | None, number: int, version: int, seat: int, player: SeatEntry) -> int:
        """Another bot for one that fails, or another try; the version it led to, when it is stored."""
        mark = request_mark(-1 if by is None else by, number, ["replace", str(seat), player.kind])

        def seated(table: Table[Any]) -> int:
            if table.version == version:
                check_failed(live, seat)
            upto = table.replace(seat, player, by, version)
            live.changes[seat] = {"kind": player.kind, "name": player.name}
            return upto

        return await self.move(live, version, mark, seated)

    async def add_entropy(self, live: Live, seat: int, entropy: str) -> int:
        """A seat adds chance of its own to fair luck. It is meant for no version, and no answer is refused for it."""
        await self._note(live, lambda table: table.add_entropy(seat, entropy))
        self.start_bots(live)
        return live.version

    async def ask_hint(self, live: Live, seat: int) -> Table[Any]:
        """A seat asks for advice: that is stored before anything is told. The table at that question."""
        if live.is_shared:
            raise Refused("error-hint-people")
        return await self._note(live, lambda table: table.ask_hint(seat))

    async def _note(self, live: Live, note: Callable[[Table[Any]], int]) -> Table[Any]:
        """An entry that is meant for no version: when another server was faster, it is noted after what that did."""
        for _ in range(MOST_TRIES):
            with suppress(Overtaken):
                async with live.lock:
                    table = await self.game(live)
                    check_plays(table)
                    before = table.version
                    if note(table) != before:
                        await self._keep(live, before, None)
                live.spread()
                return table
        raise Refused("error-busy")

    async def advice(self, live: Live, table: Table[Any], seconds: float, who: str) -> Advice:
        """What to answer to the question that stands at a table, thought over beside the bots; askers take turns."""
        moves = len(table.moments)
        job = Job(live.row.game, ADVISER, encode(table.state), "", moves, None, table.header.settings, seconds)

        def stands() -> bool:
            return not self.closing and len(table.moments) == moves and live.table is table

        try:
            return await self.counsel.advice(live.id, job, stands, who)
        except (BotFailed, Closing) as problem:
            log.error("the adviser gives no answer: %s", problem, extra={"table": live.id, "version": live.version})
            raise Refused("error-hint-failed") from problem

    async def move(self, live: Live, version: int, mark: str | None, act: Callable[[Table[Any]], int]) -> int:
        """Something that moves a table on; the version it led to, when it is stored."""
        async with live.lock:
            table = await self.game(live)
            check_plays(table)
            known = live.answered_requests.get(table.still_asked_at(version))
            if known is not None and known.mark == mark:
                return known.upto
            before = table.version
            act(table)
            await self._keep(live, before, mark)
        live.spread()
        self.start_bots(live)
        return live.version

    async def _keep(self, live: Live, base: int, mark: str | None) -> None:
        """Store what has just been moved; when that fails, it has not happened."""
        moves = live.moves(base, mark, self.seconds())
        try:
            await self.writer.keep(moves)
        except Overtaken as problem:
            live.forget()
            if mark is None:
                raise
            raise Refused("error-stale-version", given=base, current=moves.version) from problem
        except BaseException:
            live.forget()
            raise
        live.publish()
        if log.isEnabledFor(logging.DEBUG):
            log.debug("moved", extra={"table": live.id, "version": moves.version, "seat": moves.asked})
        live.stored(moves)
        if moves.over:
            log.info("a game is over", extra={"table": live.id, "version": moves.version})
            self.keep_film(live)
        if mark is not None:
            live.answered_requests[base] = Request(base, mark, moves.version)

    def keep_film(self, live: Live) -> None:
        """Keep what can be seen of a table, for the day when its rules are gone; nobody waits for it."""
        table = live.table
        if table is None or isinstance(table, Stills) or live.filmed >= live.version:
            return
        live.filmed = live.version
        self.chores.append(task := asyncio.create_task(self._keep_film(live, table)))
        task.add_done_callback(self.chores.remove)

    async def _keep_film(self, live: Live, table: Table[Any]) -> None:
        try:
            version, film = await asyncio.to_thread(self._filmed, live, table)
            await self.writer.run(lambda connection: keep_film(connection, live.id, version, film))
        except BaseException as problem:
            live.filmed = 0
            if not isinstance(problem, SQLAlchemyError):
                raise
            log.error("positions of a table are not kept: %s", type(problem).__name__, extra={"table": live.id})

    def _filmed(self, live: Live, table: Table[Any]) -> tuple[int, bytes]:
        ends = self.words_of_end(live, table) if table.scores() is not None else {}
        return table.version, film_of(table, ends)

    async def change(self, live: Live, work: Callable[..., Any], *arguments: Any) -> Any:
        """Some other change of a table: a seat taken, a word said."""

        def changing(connection: Connection) -> Any:
            announce(connection, self.origin, live.id)
            return work(connection, *arguments)

        result = await self.writer.run(changing)
        live.row = await self.read(read_table, live.id)
        live.spread()
        return result

    def start_bots(self, live: Live) -> None:
        """Let the bot whose turn it is think, unless one does already."""
        if live.thinking is None and not self.closing and _bot_asked(live) and self._is_wanted(live):
            live.thinking = asyncio.create_task(self._play_bots(live))

    def _is_wanted(self, live: Live) -> bool:
        """Bots among themselves stop when nobody watches, and go on when somebody does."""
        watched = bool(live.listeners) or time.monotonic() - live.looked < self.config.idle_seconds
        return watched or not live.is_bots_only

    def _is_waited_for(self, live: Live, version: int) -> bool:
        """Whether a bot's answer can still be played; another thread asks."""
        return not self.closing and live.version == version and self._is_wanted(live)

    async def _play_bots(self, live: Live) -> None:
        try:
            while not self.closing and (bot := _bot_asked(live)) and self._is_wanted(live):
                await self._play_bot(live, bot)
        except Closing:
            log.debug("a bot goes on after the restart", extra={"table": live.id, "version": live.version})
        except Exception:
            log.exception("a bot's turn failed", extra={"table": live.id, "version": live.version})
        finally:
            live.thinking = None

    async def _play_bot(self, live: Live, bot: str) -> None:
        table = live.table
        assert table is not None
        assert isinstance(table.node, Choice)
        node, version = table.node, table.version
        seed, memory = seat_seed(luck_of(table), node.seat), table.memory_of(node.seat)
        position, moves = encode(table.state), len(table.moments)
        patience = self.bot_workers.seconds
        job = Job(live.row.game, bot, position, seed, moves, memory, table.header.settings, patience)
        wanted = partial(self._is_waited_for, live, version)
        try:
            check_known(live.row.game, bot)
            thought = offered(await self.bot_workers.choose(job, rank_of(live), wanted, asker_of(live)), node)
        except BotFailed as problem:
            self._bot_failed(live, Failure(version, node.seat, bot, problem.reason), problem)
            return
        if wanted():
            with suppress(Overtaken):
                await self.move(live, version, None, lambda table: submitted(table, node.seat, thought, version))

    def _bot_failed(self, live: Live, failure: Failure, problem: BotFailed) -> None:
        """Say it at the table, and to whoever runs the server; nobody moves in the bot's place."""
        if live.version != failure.version:
            return
        facts = {"table": live.id, "version": failure.version, "seat": failure.seat}
        log.error("bot %s gives no answer, the table waits: %s", failure.bot, problem, extra=facts)
        live.failure = failure
        live.spread()

    async def begin(self) -> None:
        """Let bots go on where the last server stopped, hear other processes, and keep the memory tidy."""
        self.listening.begin()
        chores = (self._resume_bots(), self._tidy(), self._watch_lines())
        self.chores = [asyncio.create_task(chore) for chore in chores]

    def heard_elsewhere(self, table: str, what: str = "") -> None:
        """Another process has changed a table ("": perhaps any); whoever watches it here gets it anew."""
        if what.startswith(WEIGHS):
            self._hear_weighing(table, what.removeprefix(WEIGHS))
            return
        if table in ("", PEOPLE):
            self.people_changed()
        if what == ANEW and table in self.live and not self.live[table].lock.locked():
            self.live[table].forget()
        for live in [self.live[table]] if table in self.live else [] if table else list(self.live.values()):
            if live.listeners or live.arriving:
                self.chores.append(task := asyncio.create_task(self._catch_up_at_last(live)))
                task.add_done_callback(self.chores.remove)
            elif not live.lock.locked() and live.thinking is None:
                del self.live[live.id]

    async def let_go(self, table: str) -> None:
        """A table is no more; who sits there is told when the socket ends."""
        live = self.live.pop(table, None)
        if live is not None:
            async with live.lock:
                live.forget()

    async def _catch_up_at_last(self, live: Live) -> None:
        """Try until the database answers: nobody else will tell of what was missed."""
        while not self.closing and (live.listeners or live.arriving):
            try:
                return await self.catch_up(live)
            except SQLAlchemyError as problem:
                log.warning("a table waits for the database: %s", type(problem).__name__, extra={"table": live.id})
                await asyncio.sleep(AGAIN_SECONDS)
            except PelagosError as problem:
                if problem.id == "error-no-table":
                    await self.let_go(live.id)
                    return live.spread()
                log.error("a stored table cannot go on: %s", problem, extra={"table": live.id})
                return None
        return None

    async def catch_up(self, live: Live) -> None:
        """Stand where the database stands; a game that has not moved stays in memory."""
        async with live.lock:
            live.row = await self.read(read_table, live.id)
            if live.row.version != live.version or live.table is None:
                live.forget()
                await self.game(live)
        live.talk += 1
        live.spread()

    async def read_anew(self, live: Live) -> None:
        """What was played is told otherwise now, by other names: nothing of it is known from before."""
        async with live.lock:
            live.forget()
        await self.catch_up(live)

    async def as_stored(self, live: Live, seen: int = -1) -> Live:
        """A table that stands at least where anybody may have seen it, on this server or on another."""
        if live.table is None or live.old is not None:
            return live
        if self.engine.dialect.name == "postgresql":
            seen = max(seen, (await self.read(read_table, live.id)).version)
        if seen > live.version:
            await self.catch_up(live)
        return live

    def weigh(self, live: Live, seat: int, answers: Sequence[str]) -> None:
        """Show what somebody weighs to partners, those at other servers too."""
        live.weighing = (seat, tuple(answers))
        for listener in live.listeners:
            listener.wake()
        if self.engine.dialect.name == "postgresql":
            words = WEIGHS + msgspec.json.encode([live.version, seat, list(answers)]).decode()
            self.chores.append(task := asyncio.create_task(self._tell_others(live.id, words)))
            task.add_done_callback(self.chores.remove)

    async def _tell_others(self, table: str, words: str) -> None:
        """What gets lost on the way, nobody misses."""
        with suppress(SQLAlchemyError):
            await self.writer.run(lambda connection: announce(connection, self.origin, table, words))

    def _hear_weighing(self, table: str, words: str) -> None:
        live = self.live.get(table)
        version, seat, answers = msgspec.json.decode(words)
        if live is not None and version == live.version and live.table is not None:
            live.weighing = (seat, tuple(answers))
            for listener in live.listeners:
                listener.wake()

    async def _watch_lines(self) -> None:
        """Nobody waits for ever for a database that has gone away without a word."""
        while True:
            await asyncio.sleep(STUCK_SECONDS / 4)
            if number := cut_stuck():
                log.error("lines to the database that gave no answer are cut: %d", number)

    async def _resume_bots(self) -> None:
        for table in await self.read(tables_waiting_for_bots):
            try:
                await self._resume(table)
            except PelagosError as problem:
                log.error("a stored table cannot go on: %s", problem, extra={"table": table})
            except Exception:
                log.exception("a stored table cannot go on", extra={"table": table})

    async def _resume(self, table: str) -> None:
        """One table at a time; bots among themselves wait until somebody watches."""
        live = await self.find(table)
        if live.is_bots_only:
            return
        await self.loaded(live)
        while live.thinking is not None:
            await asyncio.wait([live.thinking])

    async def _tidy(self) -> None:
        """Drop games that nobody has used for a while; those that nobody watches are forgotten altogether."""
        while True:
            await asyncio.sleep(min(5.0, self.config.idle_seconds))
            self.drop_idle(time.monotonic() - self.config.idle_seconds)

    def drop_idle(self, before: float) -> None:
        """Let go of everything that was last used before a moment."""
        for live in list(self.live.values()):
            if live.used < before and live.thinking is None and not live.lock.locked():
                self.keep_film(live)
                live.forget()
                if not live.listeners:
                    del self.live[live.id]

    async def close(self) -> None:
        """Finish what has begun, and end the bots."""
        self.closing = True
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        await self.bot_workers.close()
        running = [live.thinking for live in self.live.values() if live.thinking]
        await asyncio.gather(*running, return_exceptions=True)
        for live in self.live.values():
            self.keep_film(live)
        if self.chores:
            await asyncio.wait(self.chores, timeout=FILM_SECONDS)
        await self.listening.close()
        await self.writer.close()
        self.reads.close()
        self.replays.close()
        close_database(self.engine)
        if self.held is not None:
            self.held.close()


def _played_again(connection: Connection, table: str) -> tuple[Stored, Table[Any]]:
    stored = read_whole(connection, table)
    return stored, play_again(stored)


def submitted(table: Table[Any], seat: int, thought: Thought, version: int) -> int:
    """A bot's answer, unless the table has moved on while it thought."""
    if table.version != version:
        raise Overtaken
    return table.submit(seat, [thought.option], version, thought.memory)


def rank_of(live: Live) -> int:
    """Whose bots are asked first: those of people who are there, of people, and then bots among themselves."""
    return 2 if live.is_bots_only else 0 if live.listeners else 1


def asker_of(live: Live) -> str:
    """Who takes turns with others when bots are asked: an address that watches, else whoever opened the table."""
    return next((getattr(one, "address", "") for one in live.listeners), "") or live.row.owner


def _bot_asked(live: Live) -> str:
    """The bot that is to answer, "" when none is."""
    table = live.table
    node = table.node if table is not None else None
    bot = live.row.seats[node.seat].bot if isinstance(node, Choice) else ""
    held = bot and (live.old is not None or script_plays(live) or has_failed(live))
    return "" if held else bot
