"""Who may watch and who may answer."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from pelagos.core.errors import Refused
from pelagos.locale.catalogue import pick_language
from pelagos.server.config import Config
from pelagos.server.incoming.context import Server
from pelagos.server.incoming.identity import COOKIE
from pelagos.server.incoming.messages import Watch
from pelagos.server.play.live import Live
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
    """Private tables are for those who sit there or opened them; the address of any other is enough."""
    return live.row.access != "private" or live.row.owner in persons or bool(live.held_by(persons))


def check_watch(server: Server, live: Live, connection: HTTPConnection, first: Watch) -> Viewer:
    """Somebody who may watch, or a refusal."""
    persons = persons_of(server, connection)
    seat = token_seat(server, live, first.token or bearer_of(connection))
    if seat is None and not may_watch(live, persons):
        raise Refused("error-no-table")
    viewer = Viewer(live, persons, seat, first.lang if spoken(first.lang) else language_of(connection))
    viewer.want = first.want
    if first.seen is not None:
        viewer.seen = min(first.seen, live.version)
    return viewer


def language_of(connection: HTTPConnection) -> str:
    """The language of the cookie, else what the browser prefers."""
    wishes = [part.partition(";")[0].strip() for part in connection.headers.get("accept-language", "").split(",")]
    return pick_language([connection.cookies.get("lang"), *wishes])
