"""Who makes a request, who may watch and who may answer."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from pelagos.core.errors import Refused
from pelagos.locale.catalogue import pick_language
from pelagos.server.config import Config
from pelagos.server.incoming.context import A_YEAR, COOKIE, Server, new_person
from pelagos.server.incoming.messages import Watch
from pelagos.server.play.live import Live, now
from pelagos.server.play.opening import clean_name
from pelagos.server.store.changes import set_name
from pelagos.server.store.reader import person_name
from pelagos.server.tell.viewers import Viewer
from pelagos.server.tell.words import spoken

BEARER = "bearer "


def check_origin(connection: HTTPConnection, config: Config) -> bool:
    """Whether a browser comes from our own pages; programs send no Origin and carry no cookie of somebody else."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin in config.origins or urlsplit(origin).netloc == connection.headers.get("host")


def persons_of(server: Server, connection: HTTPConnection) -> tuple[str, ...]:
    """The numbers this browser goes by; nobody's without a sound cookie."""
    return server.signer.persons(connection.cookies.get(COOKIE))


def bearer_of(connection: HTTPConnection) -> str:
    """The seat token of a program, "" when there is none."""
    given = connection.headers.get("authorization", "")
    return given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else ""


def token_seat(server: Server, live: Live, token: str) -> int | None:
    """The seat a token is for; one for another table, or of somebody who has left the seat, is refused."""
    if not token:
        return None
    found = server.signer.read_token(token)
    if found.table != live.id or found.seat not in live.held_by([found.person]):
        raise Refused("error-bad-token")
    return found.seat


def may_watch(live: Live, persons: Sequence[str]) -> bool:
    """Private tables are for those who sit there, may come back or opened them; the address of any other is enough."""
    known = live.row.owner in persons or bool(live.held_by(persons)) or bool(live.may_return(persons))
    return live.row.access != "private" or known


def check_watch(server: Server, live: Live, connection: HTTPConnection, first: Watch) -> Viewer:
    """Somebody who may watch, or a refusal."""
    persons = persons_of(server, connection)
    seat = token_seat(server, live, first.token or bearer_of(connection))
    if seat is None and not may_watch(live, persons):
        raise Refused("error-no-table")
    viewer = Viewer(live, persons, seat, first.lang if spoken(first.lang) else language_of(connection))
    viewer.want, viewer.seconds = first.want, server.tables.seconds
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
        self.persons = persons_of(server, connection)
        self.known = bool(self.persons)
        self.secure = server.config.secure_cookies or connection.url.scheme == "https"

    @property
    def person(self) -> str:
        """The number this visitor acts under; a stranger gets one now."""
        if not self.persons:
            self.persons = (new_person(),)
        return self.persons[0]

    async def name(self) -> str:
        """The chosen name, "" when there is none."""
        return str(await self.server.tables.read(person_name, self.persons[0])) if self.persons else ""

    async def rename(self, name: str) -> str:
        """Choose a name; an empty wish changes nothing. The name that holds now."""
        wanted = clean_name(name)
        if wanted:
            person = self.person
            await self.server.tables.writer.run(lambda connection: set_name(connection, person, wanted, now()))
            return wanted
        return await self.name()

    def sign(self, response: Response, more: Sequence[str] = ()) -> Response:
        """Send the cookie along, with persons who came to this browser by a link."""
        persons = tuple(dict.fromkeys([*self.persons, *more]))
        if persons:
            response.set_cookie(
                COOKIE,
                self.server.signer.cookie(persons),
                max_age=A_YEAR,
                httponly=True,
                samesite="lax",
                secure=self.secure,
            )
        return response
