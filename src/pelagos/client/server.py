"""A server, asked one thing at a time over HTTP."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from http.cookies import SimpleCookie
from typing import Any, Final, Literal, Self, TypeVar, overload
from urllib.parse import quote, urlencode, urlsplit

import msgspec

from pelagos.client.errors import ClientError, ForeignServer, ServerAway, error_in, refusal
from pelagos.client.messages import (
    Advice,
    Done,
    GameInfo,
    Hint,
    Odds,
    Opened,
    PlainView,
    Preview,
    RuleText,
    State,
    TableList,
    V,
)
from pelagos.client.seat import Seat

T = TypeVar("T")
PATIENCE: Final = 30.0
ROOT: Final = "/api/v1"
FINE: Final = 300
IDLE: Final = 5.0
"""Seconds for which a line is used again; servers keep one for longer."""
SCHEMES: Final = ("http", "https")


class Server:
    """Where it is, in which language it speaks, and how long it is waited for. For one thread at a time.

    What was opened with one `Server` belongs to one guest; `tables()` lists it as `mine`.
    """

    def __init__(self, address: str, lang: str = "en", patience: float = PATIENCE) -> None:
        parts = urlsplit(address)
        if parts.scheme not in SCHEMES or not parts.hostname:
            raise ClientError(lang, "error-client-address", address=address)
        self.address = address.rstrip("/")
        self.lang = lang
        self.patience = patience
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        self.line: HTTPConnection = kind(parts.hostname, parts.port, timeout=patience)
        self.path = parts.path.rstrip("/")
        self.cookie = ""
        self.used = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def close(self) -> None:
        """Give the line up; it is opened again when something is asked."""
        self.line.close()

    def games(self) -> tuple[GameInfo, ...]:
        """Every game with its bots and settings."""
        return tuple(self._told("GET", "/games", GameList).games)

    def rule(self, game: str, rule: str) -> RuleText:
        """A rule in the house's words: `rule("nauticus", "NAU-6.9")`."""
        return self._told("GET", f"/rules/{quote(game)}/{quote(rule)}", RuleText)

    def tables(self) -> TableList:
        """This guest's tables, and the public ones."""
        return self._told("GET", "/tables", TableList)

    def open(
        self,
        game: str,
        seats: Sequence[str],
        *,
        settings: Mapping[str, int | bool | str] | None = None,
        name: str = "",
        seed: str = "",
        access: Literal["private", "link", "public"] = "link",
        **wishes: Any,
    ) -> Opened:
        """Open a table: `open("nauticus", ["me", "bot:greedy"])`. Further wishes are those of `POST tables`."""
        wish = {
            "game": game,
            "seats": [{"kind": kind} for kind in seats],
            "settings": dict(settings or {}),
            "name": name,
            "seed": seed,
            "access": access,
            **wishes,
        }
        return self._told("POST", "/tables", Opened, wish)

    def join(self, invite: str, name: str = "", seat: int | None = None) -> Opened:
        """Take an open seat with an invitation: `/join/…`, or the whole address."""
        return self._told("POST", "/join", Opened, {"invite": invite, "name": name, "seat": seat})

    @overload
    def sit(self, table: str, token: str = "") -> Seat[PlainView]: ...

    @overload
    def sit(self, table: str, token: str = "", *, view: type[V]) -> Seat[V]: ...

    def sit(self, table: str, token: str = "", *, view: Any = PlainView) -> Seat[Any]:
        """Sit at a table over a WebSocket, to play there or, without a token, to watch; `view` is for type checkers."""
        return Seat(self.address, table, token, self.lang, self.patience)

    @overload
    def state(self, table: str, token: str = "") -> State[PlainView]: ...

    @overload
    def state(self, table: str, token: str = "", *, view: type[V]) -> State[V]: ...

    def state(self, table: str, token: str = "", *, view: Any = PlainView) -> State[Any]:
        """A table as it stands."""
        return self._told("GET", f"/tables/{quote(table)}?want=data", State[PlainView], token=token)

    def answer(self, table: str, token: str, version: int, *answers: str, number: int = 1) -> Done:
        """Answers for a version, all or none of them. The same with the same number is done once."""
        wish = {"id": number, "version": version, "answers": answers}
        return self._told("POST", f"/tables/{quote(table)}/answers", Done, wish, token)

    def undo(self, table: str, token: str, version: int, number: int = 1) -> Done:
        """Take the seat's last answer back."""
        return self._told("POST", f"/tables/{quote(table)}/undo", Done, {"id": number, "version": version}, token)

    def preview(self, table: str, token: str, version: int, *answers: str) -> Preview[PlainView]:
        """What some answers would lead to."""
        wish = {"id": 1, "version": version, "answers": answers, "want": "data"}
        return self._told("POST", f"/tables/{quote(table)}/preview", Preview[PlainView], wish, token)

    def odds(self, table: str, token: str, option: str = "") -> Odds:
        """What may come of the options, or of one."""
        asked = urlencode({"want": "data", "option": option})
        return self._told("GET", f"/tables/{quote(table)}/odds?{asked}", Odds, token=token)

    def hint(self, table: str, token: str, seconds: float = 20.0) -> Advice:
        """What to answer to the question that stands, where advice is given."""
        wish = {"id": 1, "seconds": seconds, "want": "data"}
        return self._told("POST", f"/tables/{quote(table)}/hint", Hint, wish, token).advice

    def record(self, table: str, token: str = "") -> bytes:
        """The record of a game, as a file."""
        return self._asked("GET", f"/tables/{quote(table)}/record", None, token)

    def _told(self, method: str, path: str, kind: type[T], data: Any = None, token: str = "") -> T:
        raw = self._asked(method, path, data, token)
        try:
            return msgspec.json.decode(raw, type=kind)
        except msgspec.DecodeError as problem:
            raise ForeignServer(self.lang, "error-client-foreign", address=self.address) from problem

    def _asked(self, method: str, path: str, data: Any, token: str) -> bytes:
        """The body of an answer; anything but a good one is raised."""
        body = None if data is None else msgspec.json.encode(data)
        try:
            response, raw = self._exchanged(method, f"{self.path}{ROOT}{path}", body, self._headers(token))
        except (OSError, HTTPException) as problem:
            self.line.close()
            raise ServerAway(self.lang, "error-client-away", address=self.address) from problem
        if response.status < FINE:
            self._keep_cookie(response)
            return raw
        error = error_in(raw)
        if error is None:
            raise ForeignServer(self.lang, "error-client-foreign", address=self.address)
        raise refusal(self.lang, error, response.status, response.headers.get("retry-after"))

    def _exchanged(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str]
    ) -> tuple[HTTPResponse, bytes]:
        """One request. A line that was not used for a while is given up before the server does so."""
        if time.monotonic() - self.used > IDLE:
            self.line.close()
        self.line.request(method, path, body, headers)
        response = self.line.getresponse()
        raw = response.read()
        self.used = time.monotonic()
        return response, raw

    def _headers(self, token: str) -> dict[str, str]:
        """Who asks: a seat by its token, else this guest."""
        headers = {"Accept-Language": self.lang, "Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        elif self.cookie:
            headers["Cookie"] = self.cookie
        return headers

    def _keep_cookie(self, response: HTTPResponse) -> None:
        given = response.headers.get_all("set-cookie") or []
        for name, morsel in (pair for one in given for pair in SimpleCookie(one).items()):
            self.cookie = f"{name}={morsel.value}"


class GameList(msgspec.Struct):
    """All games."""

    games: list[GameInfo]
