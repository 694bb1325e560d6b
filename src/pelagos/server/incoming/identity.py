"""Who somebody is: a signed cookie with the numbers a browser goes by, and signed marks for seats and invitations."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from pelagos.core.errors import Refused

COOKIE = "pelagos"
MOST_PERSONS = 6
A_YEAR = 365 * 86_400
TOKEN_SECONDS = 90 * 86_400


class SeatToken(NamedTuple):
    """What an API token stands for."""

    table: str
    seat: int
    person: str


class Signer:
    """Signs and reads what clients carry for us."""

    def __init__(self, key: str) -> None:
        self.cookies = URLSafeSerializer(key, salt="cookie")
        self.invites = URLSafeSerializer(key, salt="invite")
        self.tokens = URLSafeTimedSerializer(key, salt="seat-token")

    def cookie(self, persons: Sequence[str]) -> str:
        """The value of the identity cookie."""
        return str(self.cookies.dumps(list(persons)[:MOST_PERSONS]))

    def persons(self, cookie: str | None) -> tuple[str, ...]:
        """The numbers in a cookie; a forged or broken one is nobody's."""
        if not cookie:
            return ()
        try:
            found = self.cookies.loads(cookie)
        except BadData:
            return ()
        return tuple(map(str, found)) if isinstance(found, list) else ()

    def invite(self, table: str) -> str:
        """What an invitation to a table says."""
        return str(self.invites.dumps(table))

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
        """What a seat token stands for; a forged one and one that has run out are refused."""
        try:
            table, seat, person = self.tokens.loads(token, max_age=TOKEN_SECONDS)
        except (BadData, ValueError, TypeError) as problem:
            raise Refused("error-bad-token") from problem
        return SeatToken(str(table), int(seat), str(person))


def new_person() -> str:
    """The number of somebody new."""
    return secrets.token_hex(12)


def link_mark(secret: str) -> str:
    """What is stored of a one-time link."""
    return sha256(secret.encode()).hexdigest()
