"""The JSON API, version 1: the same words and deeds as the WebSocket, one request at a time."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pelagos.bots.registry import bot_names
from pelagos.core.errors import PelagosError, Refused
from pelagos.core.settings import Setting
from pelagos.core.text import Text
from pelagos.faces.questions import rule_words
from pelagos.games.registry import NAMES, find_game
from pelagos.server import messages, requests, wire_lists
from pelagos.server.access import bearer_of, language_of, may_watch, token_seat
from pelagos.server.context import Server
from pelagos.server.data_state import data_state
from pelagos.server.identity import SeatToken
from pelagos.server.importing import exported, imported, record_of
from pelagos.server.learning import lesson_state, open_lesson
from pelagos.server.live import Live
from pelagos.server.opening import TableWish, open_new
from pelagos.server.pages import check_table_limit, listed, server_of, theme_of
from pelagos.server.pages_state import page_state
from pelagos.server.past import state_at
from pelagos.server.people import Visitor
from pelagos.server.replays.press import Wanted
from pelagos.server.seating import take
from pelagos.server.store.reader import public_tables, tables_of
from pelagos.server.viewers import Viewer
from pelagos.server.words import reader

T = TypeVar("T")

CREATED = 201
ROOT = "/api/v1"


class JoinWish(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down: an invitation, a name, and a seat unless any will do."""

    invite: messages.Token
    name: messages.Name = ""
    seat: messages.SeatNumber | None = None


class LessonWish(msgspec.Struct, forbid_unknown_fields=True):
    """A guided first game."""

    game: messages.GameKey
    name: messages.Name = ""


class TokenWish(msgspec.Struct, forbid_unknown_fields=True):
    """A token for one of my seats."""

    seat: messages.SeatNumber


def answered(data: Any, status: int = 200) -> Response:
    """JSON, never stored on the way."""
    return Response(msgspec.json.encode(data), status, {"cache-control": "no-store"}, "application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    """The body of a request, checked; a message of the socket may leave its `do` out."""
    try:
        return msgspec.json.decode(await request.body() or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refused("error-bad-message", problem=str(problem)) from problem


async def message_of(request: Request, kind: type[T], name: str) -> T:
    """A message as the socket takes it; its `do` stands in the address."""
    data = await body_of(request, dict[str, Any])
    try:
        return msgspec.convert({**data, "do": name}, kind)
    except msgspec.ValidationError as problem:
        raise Refused("error-bad-message", problem=str(problem)) from problem


async def viewer_of(request: Request) -> Viewer:
    """Who asks, at which table; somebody who may not watch learns nothing."""
    server = server_of(request)
    live = await server.tables.find(request.path_params["table"])
    visitor = Visitor(server, request)
    seat = token_seat(server, live, bearer_of(request))
    if seat is None and not may_watch(live, visitor.persons):
        raise PelagosError("error-no-table")
    return Viewer(live, visitor.persons, seat, language_of(request))


def invite_of(server: Server, live: Live) -> str:
    """The address that others join by."""
    return f"/join/{server.signer.invite(live.id)}"


async def games(request: Request) -> Response:
    """All games."""
    lang = language_of(request)
    return answered({"games": [game_data(key, lang) for key in NAMES]})


async def game(request: Request) -> Response:
    """One game with its settings."""
    return answered(game_data(find_game(request.path_params["game"]).key, language_of(request)))


def game_data(key: str, lang: str) -> wire_lists.GameState:
    """A game as the API tells of it."""
    found, voice = find_game(key), reader(lang)
    settings = [_setting(setting, voice.words(Text(setting.help))) for setting in found.settings]
    name = voice.phrase(f"{key}-name")
    return wire_lists.GameState(key, name, found.rules_version, found.seats, list(bot_names(key)), settings)


def _setting(setting: Setting, words: str) -> wire_lists.SettingState:
    kind: Any = "choice" if setting.choices else "flag" if isinstance(setting.default, bool) else "number"
    choices = list(setting.choices)
    return wire_lists.SettingState(setting.key, kind, words, setting.default, setting.low, setting.high, choices)


async def rule(request: Request) -> Response:
    """A rule in our words."""
    found = find_game(request.path_params["game"])
    wanted = request.path_params["rule"]
    words = rule_words(found, wanted, reader(language_of(request)))
    if not words:
        raise PelagosError("error-unknown-rule", rule_id=wanted, game=Text(f"{found.key}-name"))
    bare = wanted.upper().removeprefix(f"{found.rule_prefix}-")
    return answered(wire_lists.RuleText(f"{found.rule_prefix}-{bare}", words))


async def table_list(request: Request) -> Response:
    """My tables and the public ones."""
    server, lang = server_of(request), language_of(request)
    visitor = Visitor(server, request)
    mine = await server.tables.read(tables_of, visitor.persons[0]) if visitor.known else []
    public = await server.tables.read(public_tables)
    return answered(
        {name: [_listed(row, visitor, lang) for row in rows] for name, rows in (("mine", mine), ("public", public))}
    )


def _listed(row: Any, visitor: Visitor, lang: str) -> dict[str, Any]:
    return {"table": row.id, **listed(row, visitor.persons, lang)}


async def create(request: Request) -> Response:
    """Open a table; the caller gets a token for each of its own seats."""
    server = server_of(request)
    wish = await body_of(request, TableWish)
    visitor = Visitor(server, request)
    await check_table_limit(server, visitor.person)
    name = await visitor.rename(wish.name)
    live = await open_new(server.tables, wish, visitor.person, name, language_of(request))
    return visitor.sign(answered(opened(server, live, visitor.person), CREATED))


def opened(server: Server, live: Live, person: str) -> wire_lists.Opened:
    """A table that has just been opened."""
    mine = live.held_by([person])
    keys = [wire_lists.SeatKey(seat, server.signer.token(SeatToken(live.id, seat, person))) for seat in mine]
    return wire_lists.Opened(live.id, f"/t/{live.id}", invite_of(server, live), keys)


async def join(request: Request) -> Response:
    """Take an open seat with an invitation."""
    server = server_of(request)
    wish = await body_of(request, JoinWish)
    live = await server.tables.find(server.signer.invited_to(wish.invite.rpartition("/")[2]))
    visitor = Visitor(server, request)
    name = await visitor.rename(wish.name)
    await take(server, live, "" if wish.seat is None else str(wish.seat), visitor.person, name)
    return visitor.sign(answered(opened(server, live, visitor.person)))


async def token(request: Request) -> Response:
    """A token for a seat of the caller's, to be given to a program."""
    server = server_of(request)
    live = await server.tables.find(request.path_params["table"])
    wish = await body_of(request, TokenWish)
    visitor = Visitor(server, request)
    if wish.seat not in live.held_by(visitor.persons):
        raise Refused("error-spectator")
    person = live.seats[wish.seat].person or ""
    return answered(wire_lists.SeatKey(wish.seat, server.signer.token(SeatToken(live.id, wish.seat, person))))


async def table(request: Request) -> Response:
    """A table as it stands: in words and drawings, or as data with `?want=data`."""
    server, viewer = server_of(request), await viewer_of(request)
    standing = await server.tables.loaded(viewer.live)
    if request.query_params.get("want") == "data":
        return answered(msgspec.Raw(data_state(viewer, standing)))
    return answered(await page_state(viewer, standing, invite_of(server, viewer.live)))


async def at(request: Request) -> Response:
    """A table as it stood at a version."""
    viewer = await viewer_of(request)
    server = server_of(request)
    standing = await server.tables.loaded(viewer.live)
    return answered(await state_at(viewer, standing, request.path_params["version"]))


async def answer(request: Request) -> Response:
    """Answers of a seat."""
    message = await message_of(request, messages.Answer, "answer")
    return answered(await requests.answer(server_of(request), await viewer_of(request), message))


async def preview(request: Request) -> Response:
    """What some answers would lead to."""
    message = await message_of(request, messages.Preview, "preview")
    return answered(await requests.preview(server_of(request), await viewer_of(request), message))


async def undo(request: Request) -> Response:
    """Take the last answer back."""
    message = await message_of(request, messages.Undo, "undo")
    return answered(await requests.undo(server_of(request), await viewer_of(request), message))


async def roll(request: Request) -> Response:
    """What somebody's own dice came to."""
    message = await message_of(request, messages.Roll, "roll")
    return answered(await requests.roll(server_of(request), await viewer_of(request), message))


async def chat(request: Request) -> Response:
    """Talk at the table."""
    message = await message_of(request, messages.Say, "say")
    return answered(await requests.say(server_of(request), await viewer_of(request), message))


async def odds(request: Request) -> Response:
    """Exact odds of what may follow."""
    return answered(await requests.odds(server_of(request), await viewer_of(request), messages.Odds(0)))


async def drawer(request: Request) -> Response:
    """What is open to the caller but not on the board."""
    return answered(await requests.drawer(server_of(request), await viewer_of(request), messages.Drawer(0)))


async def lesson(request: Request) -> Response:
    """The cards of a lesson, as far as the caller has come."""
    viewer = await viewer_of(request)
    table = await server_of(request).tables.loaded(viewer.live)
    return answered(await lesson_state(viewer, table))


async def onward(request: Request) -> Response:
    """What the script of a lesson has for the other seats."""
    message = await message_of(request, messages.Onward, "onward")
    return answered(await requests.onward(server_of(request), await viewer_of(request), message))


async def leave(request: Request) -> Response:
    """No lesson any more."""
    message = await message_of(request, messages.Leave, "leave")
    return answered(await requests.leave(server_of(request), await viewer_of(request), message))


async def learn(request: Request) -> Response:
    """Open a table with the lesson of a game."""
    server = server_of(request)
    wish = await body_of(request, LessonWish)
    visitor = Visitor(server, request)
    await check_table_limit(server, visitor.person)
    name = await visitor.rename(wish.name)
    live = await open_lesson(server.tables, wish.game, visitor.person, name, language_of(request))
    return visitor.sign(answered(opened(server, live, visitor.person), CREATED))


async def record(request: Request) -> Response:
    """The record of a table as a file."""
    viewer = await viewer_of(request)
    written = await exported(server_of(request).tables, viewer)
    name = f"{viewer.live.game.key}-{viewer.live.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(written, 200, headers, "application/jsonl")


async def replay(request: Request) -> Response:
    """The whole game as one page that needs no server: as the caller saw it, in full when it is over."""
    viewer, server = await viewer_of(request), server_of(request)
    written = await record_of(server.tables, viewer.live)
    wanted = Wanted(written, viewer.seats, viewer.lang, theme_of(request))
    name = f"{viewer.live.game.key}-{viewer.live.id}.html"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(await server.press.page(wanted), 200, headers, "text/html")


async def import_record(request: Request) -> Response:
    """Open a table from a record; a damaged one is refused with its line."""
    server = server_of(request)
    visitor = Visitor(server, request)
    await check_table_limit(server, visitor.person)
    live = await imported(server.tables, await request.body(), visitor.person)
    return visitor.sign(answered(opened(server, live, visitor.person), CREATED))


ROUTES = [
    Route(f"{ROOT}/games", games),
    Route(f"{ROOT}/games/{{game}}", game),
    Route(f"{ROOT}/rules/{{game}}/{{rule}}", rule),
    Route(f"{ROOT}/tables", table_list),
    Route(f"{ROOT}/tables", create, methods=["POST"]),
    Route(f"{ROOT}/join", join, methods=["POST"]),
    Route(f"{ROOT}/records", import_record, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}", table),
    Route(f"{ROOT}/tables/{{table}}/at/{{version:int}}", at),
    Route(f"{ROOT}/tables/{{table}}/record", record),
    Route(f"{ROOT}/tables/{{table}}/replay", replay),
    Route(f"{ROOT}/tables/{{table}}/odds", odds),
    Route(f"{ROOT}/tables/{{table}}/drawer", drawer),
    Route(f"{ROOT}/tables/{{table}}/tokens", token, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/answers", answer, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/preview", preview, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/undo", undo, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/roll", roll, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/chat", chat, methods=["POST"]),
    Route(f"{ROOT}/lessons", learn, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/lesson", lesson),
    Route(f"{ROOT}/tables/{{table}}/onward", onward, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/leave", leave, methods=["POST"]),
]
