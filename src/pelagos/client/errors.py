"""What can go wrong between a program and a server, each with a sentence in the program's language."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from pelagos.core.errors import PelagosError
from pelagos.locale.catalogue import catalogue, seat_letter

TOO_MUCH: Final = 429
BUSY: Final = 503


class ClientError(PelagosError):
    """Something a program could not have done. Nothing has changed, unless it says otherwise."""

    def __init__(self, lang: str, message: str, address: str = "") -> None:
        super().__init__(message, **({"address": address} if address else {}))
        self.lang = lang

    def __str__(self) -> str:
        return catalogue(self.lang).format(self.text, seat_letter)


class ServerAway(ClientError):
    """Nobody answers there, or the line was cut. What was asked for may have been done: ask again with its number."""


class ForeignServer(ClientError):
    """Somebody answers, but not as a server of this version does."""


class Refusal(ClientError):
    """The server said no. `code` is for programs, the sentence for people, `rule` the rule of the game behind it."""

    def __init__(self, lang: str, error: ErrorData, status: int = 0, retry_after: float | None = None) -> None:
        super().__init__(lang, f"error-{error.code}")
        self.code = error.code
        self.message = error.message
        self.rule = error.rule
        self.facts = error.facts
        self.status = status
        """The HTTP status; 0 where it came through a WebSocket."""
        self.retry_after = retry_after
        """After how many seconds it may be tried again, where the server says so."""

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}]" if self.rule else self.message


class NoTable(Refusal):
    """There is no such table, or it is not for this program."""


class StaleVersion(Refusal):
    """The table has moved on since the version that was answered."""

    @property
    def current(self) -> int:
        """Where it stands now."""
        return int(self.facts["current"])


class NotYourSeat(Refusal):
    """The program does not play this seat, or not now."""


class TooMuch(Refusal):
    """Too many requests, or the server has too much to do: try again later."""


class ErrorData(Struct):
    """A refusal as it is sent."""

    code: str
    message: str
    rule: str = ""
    facts: dict[str, Any] = {}


class ErrorReply(Struct):
    """The same in an answer over HTTP."""

    error: ErrorData


KINDS: Final[dict[str, type[Refusal]]] = {
    "no-table": NoTable,
    "table-lost": NoTable,
    "stale-version": StaleVersion,
    "spectator": NotYourSeat,
    "bad-token": NotYourSeat,
    "wrong-seat": NotYourSeat,
    "odds-other-seat": NotYourSeat,
    "hint-not-asked": NotYourSeat,
    "too-fast": TooMuch,
}


def refusal(lang: str, error: ErrorData, status: int = 0, retry_after: str | None = None) -> Refusal:
    """The error for what a server said; unknown codes are refusals like any other."""
    kind = KINDS.get(error.code, TooMuch if status in (TOO_MUCH, BUSY) else Refusal)
    after = float(retry_after) if retry_after and retry_after.isdigit() else None
    return kind(lang, error, status, after)


def error_in(raw: bytes) -> ErrorData | None:
    """The refusal in the body of an answer; None where somebody else has written it."""
    try:
        return msgspec.json.decode(raw, type=ErrorReply).error
    except msgspec.DecodeError:
        return None
