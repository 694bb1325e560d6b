"""Who makes a request: the persons of its cookie, a new one for a stranger who acts, and the cookie back."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import HTTPConnection
from starlette.responses import Response

from pelagos.server.incoming.access import persons_of
from pelagos.server.incoming.context import Server
from pelagos.server.incoming.identity import A_YEAR, COOKIE, new_person
from pelagos.server.play.clock import now
from pelagos.server.play.opening import clean_name
from pelagos.server.store.changes import set_name
from pelagos.server.store.reader import person_name


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
