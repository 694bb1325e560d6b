"""A server whose tables can be put into another world, and everything that can be asked of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias, get_args

import httpx
import msgspec
from msgspec import to_builtins
from starlette.routing import Mount, Route

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Choice, option_text
from pelagos.faces.reader import reader
from pelagos.gate.limits import Limits
from pelagos.people.devices import Holding
from pelagos.server.app import make_app, routes
from pelagos.server.config import Config
from pelagos.server.incoming import messages
from pelagos.server.incoming.actions import HANDLERS
from pelagos.server.incoming.context import COOKIE, Server
from pelagos.server.pages.replay_story import story_of
from pelagos.server.play.live import Live, new_table_id, now
from pelagos.server.store.changes import NewTable, add_table
from pelagos.server.store.rows import Aside, SeatRow, TableRow
from pelagos.server.tell.replies import error_data
from pelagos.server.tell.updates import next_messages, weighing_news
from pelagos.server.tell.viewers import Viewer
from pelagos.table.table import Table
from tests.loops import Loop, a_loop

LATER: Final = "2999-01-01T00:00:00Z"
"""When a table was last touched: nobody has been waiting yet, whatever the clock says."""
WHEN: Final = re.compile(rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
"""The time of day, which goes on between one world and the other."""
PERSON: Final = "person{}"
STRANGER: Final = "stranger"
MANY: Final = 9
SOME: Final = 2
"""How many of many options, pieces or moments are asked for."""
UNLIMITED: Final = Limits(requests_per_second=1e9, burst=1e9)


class Guessed(NamedTuple):
    """What somebody types, the same in both worlds: the options of one of them, and some pieces."""

    answers: Sequence[str]
    pieces: Sequence[str]


class Place(NamedTuple):
    """Where somebody looks: what can be named there is named alike in both worlds."""

    table: str
    game: Any
    seat: int | None
    version: int
    asked: int | None
    options: Sequence[str]
    """The options as they stand in the world at hand."""
    guesses: Sequence[str]
    """What somebody types, the same in both worlds: the options of one of them."""
    pieces: Sequence[str]
    invite: str
    alone: bool

    @property
    def mine(self) -> bool:
        """Whether it is this viewer who is asked."""
        return self.seat is not None and self.seat == self.asked


Asking: TypeAlias = Callable[[Place], Sequence[Any]]


def nothing(place: Place) -> list[Any]:
    """A deed that would change the table for whoever may do it; spectators are refused."""
    return [] if place.seat is not None else [{}]


def plainly(place: Place) -> list[Any]:
    """A question without anything to fill in."""
    return [{}]


def moments(place: Place) -> list[Any]:
    """A moment ago, and one that never came."""
    last = place.version
    return [{"version": version} for version in (max(0, last - 1), last + 9)]


def sheets(place: Place) -> list[Any]:
    """Some pieces, and one that is in no box."""
    return [{"piece": piece} for piece in (*place.pieces, "no such piece")]


def sheets_then(place: Place) -> list[Any]:
    """The same, a moment ago."""
    return [{"piece": piece, "version": max(0, place.version - 1)} for piece in place.pieces]


def late(place: Place) -> list[Any]:
    """A deed that comes too late; it is refused as such."""
    return [{"id": 1, "version": place.version + 1}]


def wrong_answers(place: Place) -> list[Any]:
    """What cannot be answered: no answer at all, and what others are asked."""
    tried = ["no such answer", *([] if place.mine else place.guesses[:SOME])]
    return [{"id": 1, "version": place.version, "answers": [answer]} for answer in tried]


def looks_ahead(place: Place) -> list[Any]:
    """Some of the options, and what is none; some of them for a program, too."""
    tried = [
        {"id": 1, "version": place.version, "answers": [answer]} for answer in (*place.guesses[:MANY], "no such answer")
    ]
    return [*tried, *({**one, "want": "data"} for one in tried[:SOME])]


def odds(place: Place) -> list[Any]:
    """Of everything, and of some options."""
    return [{"id": 1}, {"id": 1, "want": "data"}, *({"id": 1, "option": option} for option in place.guesses[:SOME])]


def stakes(place: Place) -> list[Any]:
    """Of the question, and of the one behind an option."""
    return [{"id": 1}, *({"id": 1, "answers": [option]} for option in place.guesses[:1])]


def hints(place: Place) -> list[Any]:
    """Among people they are refused, to everybody alike; `tests/bots/test_advice.py` compares what is advised.

    Whoever plays alone would be advised, which the record says: the table would be another one in the second world.
    """
    hurry = [{"id": 1, "enough": True}]
    return hurry if place.alone and place.seat is not None else [{"id": 1, "seconds": 0}, *hurry]


def numbered(**fields: Any) -> Asking:
    """A message with a number and these fields."""
    return lambda place: [{"id": 1, **fields}]


SPOTS: Final = ("ocean-indian-ocean", "zone-B2", "zone-C3", "zone-C2-1", "pile-2")
"""Places where something is done, in one game or another."""
ROUTES: Final[dict[tuple[str, str], Asking]] = {
    ("GET", "/"): plainly,
    ("GET", "/t/{table}"): plainly,
    ("POST", "/t/{table}/again"): nothing,
    ("POST", "/t/{table}/onward"): nothing,
    ("GET", "/join/{invite}"): plainly,
    ("POST", "/join/{invite}"): plainly,
    ("GET", "/join/{invite}/picture"): plainly,
    ("GET", "/api/v1/tables"): plainly,
    ("POST", "/api/v1/join"): lambda place: [{"invite": place.invite}],
    ("GET", "/api/v1/tables/{table}"): lambda place: [{"want": "page"}, {"want": "data"}],
    ("GET", "/api/v1/tables/{table}/at/{version:int}"): moments,
    ("GET", "/api/v1/tables/{table}/review"): plainly,
    ("GET", "/api/v1/tables/{table}/analysis"): plainly,
    ("POST", "/api/v1/tables/{table}/analysis"): plainly,
    ("DELETE", "/api/v1/tables/{table}/analysis"): plainly,
    ("GET", "/api/v1/tables/{table}/poster"): plainly,
    ("GET", "/api/v1/tables/{table}/record"): plainly,
    ("GET", "/api/v1/tables/{table}/luck"): plainly,
    ("POST", "/api/v1/tables/{table}/entropy"): numbered(text="salt"),
    ("GET", "/api/v1/tables/{table}/odds"): lambda place: [{"want": "page"}, {"want": "data"}],
    ("POST", "/api/v1/tables/{table}/hint"): hints,
    ("GET", "/api/v1/tables/{table}/drawer"): plainly,
    ("GET", "/api/v1/tables/{table}/pieces/{piece}"): lambda place: sheets(place)[:1],
    ("GET", "/api/v1/tables/{table}/at/{version:int}/pieces/{piece}"): sheets_then,
    ("POST", "/api/v1/tables/{table}/tokens"): lambda place: [{"seat": 7}],
    ("POST", "/api/v1/tables/{table}/answers"): wrong_answers,
    ("POST", "/api/v1/tables/{table}/preview"): lambda place: looks_ahead(place)[:1],
    ("POST", "/api/v1/tables/{table}/undo"): late,
    ("POST", "/api/v1/tables/{table}/roll"): numbered(version=0, outcome="6"),
    ("POST", "/api/v1/tables/{table}/replace"): numbered(version=0, seat=0, bot="random"),
    ("POST", "/api/v1/tables/{table}/chat"): numbered(text=""),
    ("POST", "/api/v1/tables/{table}/hush"): numbered(line=0),
    ("GET", "/api/v1/tables/{table}/seats"): plainly,
    ("POST", "/api/v1/tables/{table}/seats"): numbered(version=0, deed="resign"),
    ("DELETE", "/api/v1/tables/{table}"): nothing,
    ("POST", "/api/v1/tables/{table}/carry"): nothing,
    ("POST", "/api/v1/tables/{table}/ask"): nothing,
    ("GET", "/api/v1/tables/{table}/lesson"): plainly,
    ("POST", "/api/v1/tables/{table}/onward"): late,
    ("POST", "/api/v1/tables/{table}/leave"): numbered(),
}
"""What is asked of each route that knows a table."""
ELSEWHERE: Final = {("GET", "/api/v1/tables/{table}/replay"): "made in a process of its own; see `stories`"}
WITHOUT_A_TABLE: Final = {
    ("GET", "/you"),
    ("GET", "/api/v1/me"),
    ("GET", "/new/{game}"),
    ("POST", "/tables"),
    ("POST", "/learn/{game}"),
    ("GET", "/rules/{game}"),
    ("GET", "/rules/{game}/pieces"),
    ("GET", "/rules/{game}/pieces/{piece}"),
    ("POST", "/prefs"),
    ("POST", "/you/code"),
    ("POST", "/api/v1/me"),
    ("POST", "/api/v1/me/leave"),
    ("POST", "/api/v1/me/delete"),
    ("POST", "/api/v1/me/code"),
    ("POST", "/api/v1/me/passkeys/ask"),
    ("POST", "/api/v1/me/passkeys"),
    ("DELETE", "/api/v1/me/passkeys/{passkey}"),
    ("DELETE", "/api/v1/me/devices/others"),
    ("DELETE", "/api/v1/me/devices/{device}"),
    ("GET", "/api/v1/me/waiting/{code}"),
    ("POST", "/api/v1/me/waiting"),
    ("DELETE", "/api/v1/me/hushed/{other}"),
    ("POST", "/api/v1/enter/ask"),
    ("POST", "/api/v1/enter/passkey"),
    ("POST", "/api/v1/enter/code"),
    ("POST", "/api/v1/enter/wait"),
    ("POST", "/api/v1/enter/device"),
    ("GET", "/take/{secret}/picture"),
    ("GET", "/take/{secret}"),
    ("POST", "/take/{secret}"),
    ("GET", "/api/v1/games"),
    ("GET", "/api/v1/games/{game}"),
    ("GET", "/api/v1/games/{game}/pieces"),
    ("GET", "/api/v1/games/{game}/pieces/{piece}"),
    ("GET", "/api/v1/rules/{game}/{rule}"),
    ("POST", "/api/v1/tables"),
    ("POST", "/api/v1/records"),
    ("POST", "/api/v1/lessons"),
    ("GET", "/openapi.json"),
    ("GET", "/healthz"),
    ("GET", "/readyz"),
    ("GET", "/metrics"),
    ("GET", "/static/board.css"),
    ("GET", "/static/board-{game}.css"),
    ("GET", "/static/letters/{name}"),
    ("GET", "/static/{name}.js"),
    ("GET", "/static/{name}.css"),
    ("GET", "/static"),
}
"""Routes that never look at a position."""
MESSAGES: Final[dict[type[messages.Message], Asking]] = {
    messages.Watch: lambda place: [{"want": "page"}, {"want": "data"}],
    messages.Answer: wrong_answers,
    messages.Preview: looks_ahead,
    messages.Undo: late,
    messages.Roll: numbered(version=0, outcome="6"),
    messages.Replace: numbered(version=0, seat=0, bot="random"),
    messages.Say: numbered(),
    messages.Hush: numbered(line=0),
    messages.Weighing: lambda place: [{"version": place.version, "answers": place.options[:1]}],
    messages.Lang: lambda place: [{"lang": "de"}] if place.seat is None else [],
    messages.Odds: odds,
    messages.Stakes: stakes,
    messages.Why: lambda place: [{"id": 1, "spot": spot} for spot in SPOTS],
    messages.Hint: hints,
    messages.Drawer: numbered(),
    messages.Look: lambda place: [{"id": 1, **one} for one in sheets(place)],
    messages.Seat: numbered(version=0, deed="resign"),
    messages.Seats: numbered(),
    messages.Onward: late,
    messages.Leave: numbered(),
    messages.Entropy: numbered(text="salt"),
    messages.Ping: plainly,
}
"""What is said in each kind of message."""


def all_routes() -> Iterator[tuple[str, str]]:
    """Every address of the server with each way to use it."""
    for route in routes():
        methods = {"GET"} if isinstance(route, Mount) else set(route.methods or ()) - {"HEAD"}
        assert isinstance(route, Route | Mount)
        yield from ((method, route.path) for method in methods)


def all_messages() -> set[type[messages.Message]]:
    """Every kind of message that a socket takes."""
    return set(get_args(messages.Incoming))


class Served:
    """A running server with a table on it."""

    def __init__(self, runner: Loop, client: httpx.AsyncClient, server: Server) -> None:
        self.runner = runner
        self.client = client
        self.server = server

    def put(self, table: Table[Any]) -> Live:
        """Keep a table at which every seat belongs to somebody else."""
        names = enumerate(entry.name for entry in table.header.seats)
        seats = tuple(SeatRow(seat, "me", name, PERSON.format(seat)) for seat, name in names)
        begun, asides = (now(), LATER), tuple(Aside() for _ in seats)
        row = TableRow(
            new_table_id(), table.game.key, table.header, "", "owner", "public", 0, None, False, *begun, seats, asides
        )
        live = Live(row)
        live.adopt(table)
        live.pending.extend(table.lines()[1:])
        moves = live.moves(0, None, self.server.tables.seconds())
        new = NewTable(row.id, table.header, "", "owner", "public", seats, moves)
        self.runner.run(self.server.tables.writer.run(lambda connection: add_table(connection, new)))
        live.row = row._replace(version=moves.version, asked=moves.asked, over=moves.over)
        self.server.tables.live[row.id] = live
        return live

    def heard(self, live: Live, table: Table[Any], seat: int | None, guessed: Guessed) -> dict[str, bytes]:
        """Everything that somebody can get of a table in one world, by what was asked."""
        live.adopt(table)
        node, invite = table.node, self.server.signer.invite(live.id)
        asked = node.seat if isinstance(node, Choice) else None
        place = Place(
            live.id, table.game, seat, table.version, asked, options_of(table), *guessed, invite, len(table.seats) == 1
        )
        found = self.runner.run(self.everything(live, place))
        live.weighing = None
        return found

    async def everything(self, live: Live, place: Place) -> dict[str, bytes]:
        """Every route, every message, and what comes of itself to somebody new and to somebody who was there."""
        found = {}
        for (method, path), asking in ROUTES.items():
            for number, fields in enumerate(asking(place)):
                found[f"{method} {path} {number}"] = await self.request(method, path, fields, place)
        for kind, saying in MESSAGES.items():
            for number, fields in enumerate(saying(place)):
                found[f"{kind.__name__} {number}"] = await self.say(live, place, kind, fields)
        return found

    async def request(self, method: str, path: str, fields: dict[str, Any], place: Place) -> bytes:
        filled = path.replace("{table}", place.table).replace("/join/{invite}", place.invite)
        for key, value in fields.items():
            filled = filled.replace(f"{{{key}:int}}", str(value)).replace(f"{{{key}}}", str(value))
        self.client.cookies.clear()
        self.client.headers["cookie"] = f"{COOKIE}={self.server.signer.cookie([Holding(person_at(place.seat))])}"
        if method == "GET":
            answer = await self.client.get(filled, params={key: fields[key] for key in fields if key == "want"})
        else:
            answer = await self.client.request(method, filled, json=fields)
        return b"%d %b" % (answer.status_code, WHEN.sub(b"", answer.content))

    async def say(self, live: Live, place: Place, kind: type[messages.Message], fields: dict[str, Any]) -> bytes:
        viewer = Viewer(live, [person_at(place.seat)], None, "en")
        viewer.want = fields.get("want", "page")
        if kind is messages.Weighing and not place.mine and place.asked is not None:
            live.weighing = (place.asked, tuple(fields["answers"]))
        message = msgspec.convert({"do": kind.__struct_config__.tag, **fields}, kind)
        try:
            reply = await HANDLERS[kind](self.server, viewer, message) if kind in HANDLERS else None
        except PelagosError as problem:
            reply = error_data(problem, viewer.lang, viewer.voice.names)
        told = await self.told_after(kind, viewer, place)
        return msgspec.json.encode([to_builtins(reply), *map(as_bytes, told)])

    async def told_after(self, kind: type[messages.Message], viewer: Viewer, place: Place) -> list[Any]:
        """What is sent by itself after a message: everything to somebody new, and what is new to who was there."""
        if kind is messages.Weighing:
            return list(weighing_news(viewer, await self.server.tables.loaded(viewer.live)))
        told: list[Any] = []
        if kind in (messages.Watch, messages.Lang):
            told += await next_messages(self.server.tables, viewer, self.server.signer.invite)
        if kind is messages.Watch and viewer.want == "page":
            viewer.seen = max(0, place.version - 4)
            told += await next_messages(self.server.tables, viewer, self.server.signer.invite)
        return told


def as_bytes(message: Any) -> Any:
    """A message as it is sent."""
    return message.decode() if isinstance(message, bytes) else to_builtins(message)


def stories(table: Table[Any], seat: int | None) -> bytes:
    """The whole game as a page tells it."""
    voice = reader("en", [entry.name for entry in table.header.seats])
    return msgspec.json.encode(story_of(table, () if seat is None else (seat,), voice, lambda done, all_: None))


def person_at(seat: int | None) -> str:
    """Who sits there; somebody else watches."""
    return STRANGER if seat is None else PERSON.format(seat)


def options_of(table: Table[Any]) -> list[str]:
    """What can be answered."""
    return list(map(option_text, table.node.options)) if isinstance(table.node, Choice) else []


def guessed_at(table: Table[Any], rng: Random) -> Guessed:
    """What somebody may try: answers, whether they are his or not, and names of pieces."""
    sheets_ = table.game.sheets
    box = list(sheets_.box(table.state.pack.tables).sheets) if sheets_ else []
    return Guessed(options_of(table), rng.sample(box, min(SOME, len(box))))


@contextmanager
def serving(folder: Path) -> Iterator[Served]:
    """A server on a new database."""
    app = make_app(Config(db=f"sqlite:///{folder / 'redraw.db'}", workers=1, limits=UNLIMITED, log="error"))
    server: Server = app.state.server
    with a_loop() as runner:
        client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")
        yield Served(runner, client, server)
        runner.run(client.aclose())
        server.replays.close()
        server.looks.close()
        runner.run(server.tables.close())
