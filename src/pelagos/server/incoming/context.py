"""What every part of a running server shares: its tables, who signs, limits and counters, and who gets the news."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

from itsdangerous import BadData, SignatureExpired, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy.exc import SQLAlchemyError

from pelagos.analysis.desk import Desk, Most
from pelagos.analysis.findings import Finding
from pelagos.analysis.work import Part, look_into
from pelagos.bots.workers import LAST, Task
from pelagos.core.errors import Refused
from pelagos.gate.addresses import host_names, networks
from pelagos.gate.door import Doorkeeper
from pelagos.gate.pools import Pool
from pelagos.gate.rates import Buckets, Budget, Quotas, Slots
from pelagos.people.devices import Holding, read_holdings, still_valid, write_holdings
from pelagos.server.config import Config
from pelagos.server.pages.replay_page import ReplayMaker
from pelagos.server.play.tables import Tables
from pelagos.server.store.changes import keep_analysis

log = logging.getLogger("pelagos.server")
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Bounds of the histogram of requests, in seconds."""
LOOKERS = 3
"""How many look ahead at a time: previews, odds, pieces."""
COOKIE = "pelagos"
A_YEAR = 365 * 86_400
TRIES_PER_SECOND, MOST_TRIES = 1 / 30, 10.0
ALL_TRIES_PER_SECOND, MOST_ALL_TRIES = 2.0, 200.0
ASKS_PER_SECOND, MOST_ASKS = 1 / 600, 3.0
"""Tries with codes and passkeys. A code has 125 bits: what is limited here is the noise."""
TOKEN_SECONDS = 90 * 86_400
PATIENCE = 0.25
"""So many seconds a page that nobody waits for lets others go first on a server that has all to do that it can: half of
what the shortest step of a move takes on a page, so that nobody who watches misses it."""
ROUNDS = 2
"""How often the loop goes round between two pages."""


class Server:
    """The tables, the signer, the limits and the counters of one process."""

    def __init__(self, config: Config, tables: Tables, signer: Signer) -> None:
        limits = config.limits
        self.config = config
        self.tables = tables
        self.signer = signer
        self.metrics = Metrics()
        """What keeps other servers away from the same file."""
        self.wrote = (float("-inf"), True)
        """When it was last tried whether the database takes what is written, and whether it did."""
        self.notifier = Notifier()
        self.turns = Turns()
        self.replays = ReplayMaker()
        most = Most(limits.analyses, limits.analyses_per_address, limits.analyses_per_person)
        self.desk = Desk(self._looked_into, self._keep_analysis, max(1, config.workers // 2), most)
        self.keeper = Doorkeeper(limits, networks("--proxy", config.proxies))
        self.hosts = host_names(config.hosts, config.origins)
        self.requests = Buckets(limits.requests_per_second, limits.burst)
        self.messages = Buckets(limits.messages_per_address, limits.messages_per_address)
        self.quotas = Quotas(limits)
        self.looks = Pool("looks", LOOKERS, limits.waiting_looks, limits.waiting_per_address)
        self.bodies = Budget(limits.bodies, limits.bodies_per_address)
        self.tries = Tries()
        self.asks = Buckets(ASKS_PER_SECOND, MOST_ASKS)
        self.spared = 0
        """How many have left rubbish that waits for the next sweep."""
        self.ended: frozenset[str] = frozenset()
        self.noted: dict[str, float] = {}
        self.wires: dict[Any, asyncio.Task[Any]] = {}
        self.slots = Slots(limits.sockets, limits.sockets_per_address, limits.sockets_per_person)
        self.hints = Slots(limits.hints, limits.hints_per_address, limits.hints_per_person)

    async def _looked_into(self, part: Part, wanted: Callable[[], bool]) -> list[Finding]:
        """What is found of a part of a game, by the processes that think for long."""
        found: list[Finding] = await self.tables.bot_workers.choose(Task(look_into, part), LAST, wanted)
        return found

    async def _keep_analysis(self, table: str, found: bytes) -> None:
        """Where that fails, it is still in memory, and tried again with what is found next."""
        try:
            await self.tables.writer.run(lambda connection: keep_analysis(connection, table, found))
        except SQLAlchemyError as problem:
            log.error("an analysis is not kept: %s", type(problem).__name__, extra={"table": table})


class Tries:
    """How often somebody may try to come in: from one address, and from everywhere together."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.by_address = Buckets(TRIES_PER_SECOND, MOST_TRIES, clock)
        self.by_all = Buckets(ALL_TRIES_PER_SECOND, MOST_ALL_TRIES, clock)

    def check(self, client: str) -> None:
        """Refuse one try too many."""
        try:
            self.by_address.check(client)
            self.by_all.check("")
        except Refused as problem:
            raise Refused("error-too-many-tries") from problem


class Metrics:
    """Counters of one process."""

    def __init__(self) -> None:
        self.messages = 0
        self.refusals = 0
        self.dropped = 0
        self.gone = 0
        """Sockets that have ended, however."""
        self.faults = 0
        self.seconds = 0.0
        self.statuses: dict[int, int] = {}
        self.within = [0] * len(BUCKETS)

    def count_request(self, status: int, seconds: float) -> None:
        """One HTTP request more."""
        self.statuses[status] = self.statuses.get(status, 0) + 1
        self.seconds += seconds
        for number, bound in enumerate(BUCKETS):
            self.within[number] += seconds <= bound


class Client(Protocol):
    """Somebody who can be brought the news at once."""

    def update(self) -> None:
        """Send what is new."""


class Notifier:
    """Whoever is due gets the news soon, or as soon as somebody says so."""

    def __init__(self) -> None:
        self.due: dict[Client, None] = {}

    def call(self, client: Client) -> None:
        """There is news for a client."""
        if not self.due:
            asyncio.get_running_loop().call_soon(self.deliver)
        self.due[client] = None

    def deliver(self) -> None:
        """Now; a request's own reply goes first, and both then leave together."""
        due, self.due = self.due, {}
        for client in due:
            client.update()


class Page(Protocol):
    """Somebody who is told in turn."""

    def is_awaited(self) -> bool:
        """Whether a game waits for this page."""

    def take_turn(self) -> None:
        """Tell now what is new."""


class Turns:
    """Pages are told one after the other; between any two the loop hears whoever has answered meanwhile.

    A page takes a millisecond. Forty that are due at once would keep every answer waiting for all of them. Pages that
    games wait for come first. The others hear all that happened meanwhile in one message; after `PATIENCE` every
    second turn is theirs, so that nobody is passed over for long.
    """

    def __init__(self) -> None:
        self.awaited: dict[Page, None] = {}
        self.others: dict[Page, float] = {}
        """Since when each of them is due."""
        self.taken = False
        self.others_next = False

    def call(self, page: Page) -> None:
        """There is news for a page; whoever is due already keeps the place, or comes forward."""
        if page.is_awaited():
            self.others.pop(page, None)
            self.awaited[page] = None
        elif page not in self.awaited:
            self.others.setdefault(page, time.monotonic())
        if not self.taken:
            self.taken = True
            loop = asyncio.get_running_loop()
            loop.call_soon(self._next, loop)

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        """Whoever comes next."""
        self.taken = bool(self.awaited or self.others)
        if not self.taken:
            return
        due = self.others if self._is_turn_of_others() else self.awaited
        self.others_next = due is self.awaited
        page = next(iter(due))
        del due[page]
        page.take_turn()
        loop.call_soon(self._between, loop, ROUNDS)

    def _between(self, loop: asyncio.AbstractEventLoop, rounds: int) -> None:
        """Let the loop go round: an answer is read in one round and played in the next, then acknowledged likewise."""
        if rounds:
            loop.call_soon(self._between, loop, rounds - 1)
        else:
            self._next(loop)

    def _is_turn_of_others(self) -> bool:
        if not (self.awaited and self.others):
            return not self.awaited
        return self.others_next and time.monotonic() - next(iter(self.others.values())) > PATIENCE


class SeatToken(NamedTuple):
    """What an API token stands for; it ends with the device that asked for it."""

    table: str
    seat: int
    person: str
    device: str = ""


class Signer:
    """Signs and reads what clients carry for us."""

    def __init__(self, key: str) -> None:
        self.cookies = URLSafeSerializer(key, salt="cookie")
        self.invites = URLSafeSerializer(key, salt="invite")
        self.tokens = URLSafeTimedSerializer(key, salt="seat-token")

    def cookie(self, holdings: Sequence[Holding]) -> str:
        """The value of the identity cookie."""
        return str(self.cookies.dumps(write_holdings(holdings)))

    def holdings(self, cookie: str | None, ended: frozenset[str]) -> tuple[Holding, ...]:
        """What a cookie holds that still counts; a forged or broken one holds nothing."""
        if not cookie:
            return ()
        try:
            return still_valid(read_holdings(self.cookies.loads(cookie)), ended)
        except BadData:
            return ()

    def invite(self, table: str) -> str:
        """The address by which others join a table."""
        return f"/join/{self.invites.dumps(table)}"

    def invited_to(self, invite: str) -> str:
        """The table of an invitation; a forged one is refused."""
        try:
            return str(self.invites.loads(invite))
        except BadData as problem:
            raise Refused("error-bad-invite") from problem

    def token(self, token: SeatToken) -> str:
        """A seat token for a program."""
        return str(self.tokens.dumps(list(token)))

    def read_token(self, token: str) -> SeatToken:
        """What a seat token stands for; a forged one and one that has run out are refused.

        One that was signed by a clock that has been put back since is as good as new.
        """
        try:
            (table, seat, person, *device), signed = self.tokens.loads(token, return_timestamp=True)
            if time.time() - signed.timestamp() > TOKEN_SECONDS:
                raise SignatureExpired("too old")
        except (BadData, ValueError, TypeError) as problem:
            raise Refused("error-bad-token") from problem
        return SeatToken(str(table), int(seat), str(person), *map(str, device[:1]))


def link_mark(secret: str) -> str:
    """What is stored of a one-time link."""
    return sha256(secret.encode()).hexdigest()
