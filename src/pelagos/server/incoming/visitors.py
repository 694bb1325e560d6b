"""Who makes a request, who may watch and who may answer."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from pelagos.core.errors import Refused
from pelagos.faces.reader import spoken
from pelagos.gate.addresses import is_own_origin
from pelagos.locale.catalogue import pick_language
from pelagos.people.devices import Holding, device_name, new_number
from pelagos.people.names import clean_name
from pelagos.server.config import Config
from pelagos.server.incoming.context import A_YEAR, COOKIE, SeatToken, Server
from pelagos.server.incoming.messages import Watch
from pelagos.server.play.live import Live, now
from pelagos.server.store.changes import set_name
from pelagos.server.store.persons import see_device
from pelagos.server.store.reader import person_name
from pelagos.server.tell.viewers import Viewer

log = logging.getLogger("pelagos.visitors")

BEARER = "bearer "
AN_HOUR = 3600.0
"""How exactly is kept when a device was seen."""
MOST_NOTED = 50_000


def check_origin(connection: HTTPConnection, config: Config) -> bool:
    """Whether a browser comes from our own pages; programs send no Origin and carry no cookie of somebody else."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    return origin in config.origins or is_own_origin(origin, host, connection.scope["scheme"])


def holdings_of(server: Server, connection: HTTPConnection) -> tuple[Holding, ...]:
    """What this browser holds; nothing without a sound cookie."""
    return server.signer.holdings(connection.cookies.get(COOKIE), server.ended)


def bearer_of(connection: HTTPConnection) -> str:
    """The seat token of a program, "" when there is none."""
    given = connection.headers.get("authorization", "")
    return given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else ""


def token_of(server: Server, live: Live, token: str) -> SeatToken | None:
    """What a token is for; one for another table, a seat that was left, or from an ended device is refused."""
    if not token:
        return None
    found = server.signer.read_token(token)
    if found.table != live.id or found.seat not in live.held_by([found.person]) or found.device in server.ended:
        raise Refused("error-bad-token")
    return found


def viewer_at(server: Server, live: Live, connection: HTTPConnection, token: str, lang: str) -> Viewer:
    """Who looks at a table; somebody who may not watch learns nothing."""
    holdings, found = holdings_of(server, connection), token_of(server, live, token)
    persons = tuple(one.person for one in holdings)
    if found is None and not may_watch(live, persons):
        raise Refused("error-no-table")
    viewer = Viewer(live, persons, found.seat if found else None, lang)
    viewer.seconds = server.tables.seconds
    held = [Holding(found.person, found.device)] if found else holdings
    viewer.marks = frozenset(mark for one in held for mark in one.marks)
    return viewer


def may_watch(live: Live, persons: Sequence[str]) -> bool:
    """Private tables are for those who sit there, may come back or opened them; the address of any other is enough."""
    known = live.row.owner in persons or bool(live.held_by(persons)) or bool(live.may_return(persons))
    return live.row.access != "private" or known


def check_watch(server: Server, live: Live, connection: HTTPConnection, first: Watch) -> Viewer:
    """Somebody who may watch, or a refusal."""
    lang = first.lang if spoken(first.lang) else language_of(connection)
    viewer = viewer_at(server, live, connection, first.token or bearer_of(connection), lang)
    viewer.want = first.want
    if first.seen is not None:
        viewer.seen = min(first.seen, live.version)
    return viewer


def language_of(connection: HTTPConnection) -> str:
    """The language of the cookie, else what the browser prefers."""
    wishes = [part.partition(";")[0].strip() for part in connection.headers.get("accept-language", "").split(",")]
    return pick_language([connection.cookies.get("lang"), *wishes])


class Visitor:
    """Somebody who came with a request."""

    def __init__(self, server: Server, connection: HTTPConnection) -> None:
        self.server = server
        self.holdings = holdings_of(server, connection)
        self.secure = server.config.secure_cookies or connection.url.scheme == "https"
        self.agent = device_name(connection.headers.get("user-agent", ""))

    @property
    def persons(self) -> tuple[str, ...]:
        """All numbers this browser goes by: identities, and seats that were lent to it."""
        return tuple(one.person for one in self.holdings)

    @property
    def own(self) -> tuple[str, ...]:
        """The whole identities among them."""
        return tuple(one.person for one in self.holdings if one.is_whole)

    @property
    def known(self) -> bool:
        """Whether this browser has an identity of its own."""
        return bool(self.own)

    @property
    def person(self) -> str:
        """The number this visitor acts under; a stranger gets one now."""
        if not self.own:
            self.holdings = (Holding(new_number()), *self.holdings)
        return self.own[0]

    @property
    def device(self) -> str:
        """The device under which the acting identity is listed; "" when it is not listed yet."""
        return next((one.device for one in self.holdings if one.is_whole), "")

    async def name(self) -> str:
        """The chosen name, "" when there is none."""
        return str(await self.server.tables.read(person_name, self.own[0])) if self.known else ""

    async def rename(self, name: str) -> str:
        """Choose a name; an empty wish changes nothing. The name that holds now."""
        wanted = clean_name(name)
        if wanted:
            person = self.person
            await self.server.tables.writer.run(lambda connection: set_name(connection, person, wanted, now()))
            return wanted
        return await self.name()

    def become(self, person: str) -> None:
        """This browser acts as somebody from now on; what it held before it holds, too."""
        mine = next((one for one in self.holdings if one.person == person), Holding(person))
        self.holdings = (mine, *(one for one in self.holdings if one.person != person))

    async def sign(self, response: Response) -> Response:
        """Send the cookie along."""
        await self.settle()
        if self.holdings:
            cookie = self.server.signer.cookie(self.holdings)
            response.set_cookie(COOKIE, cookie, max_age=A_YEAR, httponly=True, samesite="lax", secure=self.secure)
        else:
            response.delete_cookie(COOKIE)
        return response

    async def seen(self, response: Response) -> Response:
        """A page was opened: when a device was not noted lately, it is; whoever has none yet gets one."""
        if not self.due():
            return response
        try:
            return await self.sign(response)
        except SQLAlchemyError as problem:
            log.warning("devices cannot be noted: %s", type(problem).__name__)
            return response

    def due(self) -> list[Holding]:
        """What was not noted within the hour."""
        noted, late = self.server.noted, time.monotonic() - AN_HOUR
        return [one for one in self.holdings if one.device not in noted or noted[one.device] < late]

    async def settle(self) -> None:
        """Give every identity a device here, and list those that are due."""
        self.holdings = tuple(one if one.device else Holding(one.person, new_number()) for one in self.holdings)
        noted, due = self.server.noted, self.due()
        if not due:
            return

        def listing(connection: Connection) -> None:
            for one in due:
                see_device(connection, one.device, one.person, self.agent, now())

        await self.server.tables.writer.run(listing)
        if len(noted) > MOST_NOTED:
            noted.clear()
        noted.update(dict.fromkeys((one.device for one in due), time.monotonic()))
