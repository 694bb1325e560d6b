"""The API around the tables: games and rules, lists of tables, opening one and sitting down."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pelagos.bots.registry import bot_names
from pelagos.core.errors import PelagosError, Refused
from pelagos.core.settings import Setting
from pelagos.core.text import Text
from pelagos.faces.pieces import readings
from pelagos.faces.questions import rule_words
from pelagos.faces.reader import reader
from pelagos.games.registry import find_game, game_keys
from pelagos.server.incoming import messages
from pelagos.server.incoming.context import SeatToken
from pelagos.server.incoming.page_requests import (
    address_of,
    answered,
    body_of,
    check_table_limit,
    listed,
    server_of,
)
from pelagos.server.incoming.seating import take
from pelagos.server.incoming.visitors import Visitor, bearer_of, language_of, viewer_at
from pelagos.server.play.live import Live, pack_of
from pelagos.server.play.opening import Name, TableWish, is_bots_only, open_lesson, open_new
from pelagos.server.play.records import imported
from pelagos.server.store.reader import public_tables, tables_of
from pelagos.server.tell import replies, wire
from pelagos.server.tell.moment import catalogued
from pelagos.server.tell.viewers import Viewer

CREATED = 201
T = TypeVar("T")


class JoinWish(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down: an invitation, a name, a seat unless any will do, and what is added to fair luck."""

    invite: messages.Token
    name: Name = ""
    seat: messages.SeatNumber | None = None
    entropy: messages.Words | None = None


class LessonWish(msgspec.Struct, forbid_unknown_fields=True):
    """A guided first game."""

    game: messages.GameKey
    name: Name = ""


class TokenWish(msgspec.Struct, forbid_unknown_fields=True):
    """A token for one of my seats."""

    seat: messages.SeatNumber


async def games(request: Request) -> Response:
    """All games."""
    lang = language_of(request)
    return answered(replies.GameList([game_data(key, lang) for key in game_keys()]))


async def game(request: Request) -> Response:
    """One game with its settings."""
    return answered(game_data(find_game(request.path_params["game"]).key, language_of(request)))


def game_data(key: str, lang: str) -> replies.GameState:
    """A game as the API tells of it."""
    found, voice = find_game(key), reader(lang)
    settings = [_setting(setting, voice.words(Text(setting.help))) for setting in found.settings]
    name = voice.phrase(f"{key}-name")
    return replies.GameState(key, name, found.rules_version, found.seats, list(bot_names(key)), settings)


def _setting(setting: Setting, words: str) -> replies.SettingState:
    kind: Any = "choice" if setting.choices else "flag" if isinstance(setting.default, bool) else "number"
    choices = list(setting.choices)
    return replies.SettingState(setting.key, kind, words, setting.default, setting.low, setting.high, choices)


async def rule(request: Request) -> Response:
    """A rule in our words."""
    found = find_game(request.path_params["game"])
    wanted = request.path_params["rule"]
    words = rule_words(found, wanted, reader(language_of(request)))
    if not words:
        raise PelagosError("error-unknown-rule", rule_id=wanted, game=Text(f"{found.key}-name"))
    bare = wanted.upper().removeprefix(f"{found.rule_prefix}-")
    return answered(wire.RuleText(f"{found.rule_prefix}-{bare}", words))


async def pieces(request: Request) -> Response:
    """Everything that lies in the box of a game."""
    found, voice = find_game(request.path_params["game"]), reader(language_of(request))
    listed_ = [
        replies.ListedPiece(read.piece, read.name, read.kind, read.brief)
        for read in readings(found, pack_of(found.key), voice)
    ]
    return answered(replies.PieceList(listed_))


async def piece(request: Request) -> Response:
    """What can be read on a piece of a game, at no table."""
    found, voice = find_game(request.path_params["game"]), reader(language_of(request))
    return answered(catalogued(found, request.path_params["piece"], voice))


async def table_list(request: Request) -> Response:
    """My tables and the public ones."""
    server, lang = server_of(request), language_of(request)
    visitor = Visitor(server, request)
    mine = await server.tables.read(tables_of, visitor.persons) if visitor.persons else []
    public = await server.tables.read(public_tables)
    own, open_ = ([listed(row, visitor.persons, lang) for row in rows] for rows in (mine, public))
    return answered(replies.TableList(own, open_))


async def create(request: Request) -> Response:
    """Open a table; the caller gets a token for each of its own seats."""
    server = server_of(request)
    wish = await body_of(request, TableWish)
    visitor = Visitor(server, request)
    await check_table_limit(request, visitor.person, is_bots_only(wish))
    name = await visitor.rename(wish.name)
    live = await open_new(server.tables, wish, visitor.person, name, language_of(request))
    return await welcomed(visitor, live, CREATED)


async def learn(request: Request) -> Response:
    """Open a table with the lesson of a game."""
    server = server_of(request)
    wish = await body_of(request, LessonWish)
    visitor = Visitor(server, request)
    await check_table_limit(request, visitor.person)
    name = await visitor.rename(wish.name)
    live = await open_lesson(server.tables, wish.game, visitor.person, name, language_of(request))
    return await welcomed(visitor, live, CREATED)


async def import_record(request: Request) -> Response:
    """Open a table from a record; a damaged one is refused with its line."""
    server = server_of(request)
    visitor = Visitor(server, request)
    server.quotas.check("imports", address_of(request), visitor.person)
    await check_table_limit(request, visitor.person)
    live = await imported(server.tables, await request.body(), visitor.person, address_of(request))
    return await welcomed(visitor, live, CREATED)


async def welcomed(visitor: Visitor, live: Live, status: int = 200) -> Response:
    """The table, with the tokens of the caller's seats there, and the cookie that the caller goes by."""
    server, person = visitor.server, visitor.person
    await visitor.settle()
    tokens = [SeatToken(live.id, seat, person, visitor.device) for seat in live.held_by([person])]
    keys = [replies.SeatKey(token.seat, server.signer.token(token)) for token in tokens]
    told = replies.Opened(live.id, f"/t/{live.id}", server.signer.invite(live.id), keys)
    return await visitor.sign(answered(told, status))


async def join(request: Request) -> Response:
    """Take an open seat with an invitation."""
    server = server_of(request)
    wish = await body_of(request, JoinWish)
    live = await server.tables.find(server.signer.invited_to(wish.invite.rpartition("/")[2]))
    visitor = Visitor(server, request)
    name = await visitor.rename(wish.name)
    await take(server, live, "" if wish.seat is None else str(wish.seat), visitor.person, name, wish.entropy or "")
    return await welcomed(visitor, live)


async def token(request: Request) -> Response:
    """A token for a seat of the caller's, to be given to a program."""
    server = server_of(request)
    live = await server.tables.find(request.path_params["table"])
    wish = await body_of(request, TokenWish)
    visitor = Visitor(server, request)
    held = [one for one in visitor.holdings if wish.seat in live.held_by([one.person])]
    if not held:
        raise Refused("error-spectator")
    token = SeatToken(live.id, wish.seat, *held[0])
    return answered(replies.SeatKey(wish.seat, server.signer.token(token)))


def as_file(content: bytes, live: Live, ending: str, kind: str) -> Response:
    """A file to be kept, called after its game and table."""
    name = f"{live.game.key}-{live.id}.{ending}"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(content, 200, headers, kind)


async def message_of(request: Request, kind: type[T], name: str) -> T:
    """A message as the socket takes it; its `do` stands in the address."""
    return as_message(await body_of(request, dict[str, Any]), kind, name)


def as_message(data: dict[str, Any], kind: type[T], name: str) -> T:
    """The same from fields that were found elsewhere."""
    try:
        return msgspec.convert({**data, "do": name}, kind)
    except msgspec.ValidationError as problem:
        raise Refused("error-bad-message", problem=str(problem)) from problem


async def viewer_of(request: Request) -> Viewer:
    """Who asks, at which table; somebody who may not watch learns nothing."""
    server = server_of(request)
    live = await server.tables.as_stored(await server.tables.find(request.path_params["table"]))
    viewer = viewer_at(server, live, request, bearer_of(request), language_of(request))
    viewer.address = address_of(request)
    return viewer
