"""One seat's conversation with a table, without the line it goes over: what is sent, and what comes of replies."""

from __future__ import annotations

from typing import Any, Final, Generic, Literal, TypeAlias

import msgspec
from msgspec import Struct
from websockets.exceptions import InvalidStatus

from pelagos.client.errors import ErrorData, ForeignServer, Refusal, ServerAway, StaleVersion, refusal
from pelagos.client.messages import Done, Event, Hint, Odds, PlainView, Preview, Result, State, Turn, V

Reply: TypeAlias = Any
"""What a request is answered with: `Done`, `Odds`, `Hint` or `Preview`."""
Deed: TypeAlias = Literal["answer", "undo", "preview", "odds", "hint"]
PASSING: Final = (429, 500, 502, 503, 504)
"""How a server, or what stands before it, says at a handshake that it may be tried again."""


class Kind(Struct, rename={"what": "is"}):
    """What a message is, and which request it answers."""

    what: str
    id: int | None = None


class RefusedReply(Struct):
    """Not done, and why."""

    error: ErrorData


class Talk(Generic[V]):
    """What is known of a table so far, and the numbers of what was asked.

    Views are typed for whoever checks types; at run time they are the plain data that was sent.
    """

    def __init__(self, address: str, token: str, lang: str) -> None:
        self.address = address
        self.token = token
        self.lang = lang
        self.state: State[V] | None = None
        self.events: list[Event] = []
        """What happened since the last turn."""
        self.number = 0
        self.seen: int | None = None
        """The last version that was given out as a turn."""
        self.settled = 0
        """Where our last answer led: what was asked before is asked no more."""
        self.kinds: dict[str, msgspec.json.Decoder[Any]] = {
            "state": msgspec.json.Decoder(State[PlainView]),
            "done": msgspec.json.Decoder(Done),
            "odds": msgspec.json.Decoder(Odds),
            "hint": msgspec.json.Decoder(Hint),
            "preview": msgspec.json.Decoder(Preview[PlainView]),
            "refused": msgspec.json.Decoder(RefusedReply),
        }
        self.kind = msgspec.json.Decoder(Kind)

    @property
    def known(self) -> State[V]:
        """The table as it was told last; known as soon as there is a line."""
        assert self.state is not None, "the line is open: with server.sit(…) as seat"
        return self.state

    def hello(self) -> str:
        """The first message on a new line: what was seen last, so that nothing is missed and nothing told twice."""
        seen = self.state.version if self.state else None
        return _written({"do": "watch", "want": "data", "seen": seen, "lang": self.lang, "token": self.token})

    def request(self, deed: Deed, **fields: Any) -> tuple[int, str]:
        """A request with a number of its own. It may be sent again as it is: it is done once."""
        self.number += 1
        return self.number, _written({"do": deed, "id": self.number, **fields})

    def hear(self, raw: str | bytes, number: int | None = None) -> Reply | None:
        """Take in a message; the reply, if it is the one to this request. A refusal of it, or of us all, is raised."""
        try:
            kind = self.kind.decode(raw)
            if kind.what not in self.kinds:
                return None
            told = self.kinds[kind.what].decode(raw)
        except (msgspec.DecodeError, UnicodeError) as problem:
            raise self.foreign() from problem
        if kind.what == "state":
            self.state = told
            self.events += told.events
            return None
        if kind.what == "refused" and kind.id in (None, number):
            raise refusal(self.lang, told.error)
        return told if kind.id == number else None

    def turn(self) -> Turn[V] | None:
        """The question to our seat that has not been given out yet; None while others are asked."""
        state = self.state
        if state is None or state.over or state.version == self.seen or state.version < self.settled:
            return None
        asked = state.question
        if not asked.mine or asked.kind != "choice" or asked.seat is None or state.view is None:
            return None
        self.seen = state.version
        events, self.events = tuple(self.events), []
        return Turn(
            state.version,
            asked.seat,
            asked.ask,
            asked.options,
            state.view,
            asked.about,
            asked.pending,
            events,
            state.perils,
        )

    def refused(self, problem: Refusal) -> None:
        """An answer was refused: the question stands, and is given out again, at the version where it stands now."""
        self.seen = None
        if isinstance(problem, StaleVersion):
            self.settled = problem.current

    def result(self) -> Result[V] | None:
        """How it ended; None while it goes on."""
        state = self.state
        if state is None or not state.over or state.view is None:
            return None
        return Result(state.question.scores, state.question.winners, state.question.reason, state.view)

    def away(self) -> ServerAway:
        """Nobody answers."""
        return ServerAway(self.lang, "error-client-away", address=self.address)

    def foreign(self) -> ForeignServer:
        """Somebody else answers."""
        return ForeignServer(self.lang, "error-client-foreign", address=self.address)


def is_passing(problem: Exception) -> bool:
    """Whether a line that could not be opened may be tried again: not when somebody there does not want one."""
    return not isinstance(problem, InvalidStatus) or problem.response.status_code in PASSING


def socket_address(address: str, table: str) -> str:
    """Where the WebSocket of a table is.

    >>> socket_address("https://games.example.org/", "abc")
    'wss://games.example.org/ws/abc'
    """
    return f"ws{address.removeprefix('http').rstrip('/')}/ws/{table}"


def _written(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()
