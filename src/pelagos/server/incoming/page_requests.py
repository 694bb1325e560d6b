"""The pages: front, new table, table, rules, preferences."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar
from urllib.parse import parse_qs

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from pelagos import art
from pelagos.bots.registry import bot_names
from pelagos.core.errors import PelagosError, Refused
from pelagos.core.game import Game
from pelagos.core.settings import MODE, applying
from pelagos.faces.house import house_choices, house_of
from pelagos.faces.moments import moment_text
from pelagos.faces.names import bot_name, seat_names
from pelagos.faces.naming import parted
from pelagos.faces.pieces import Kind, Reading, kinds_of, named_piece, read_piece
from pelagos.faces.questions import rule_words
from pelagos.faces.reader import chapters, reader
from pelagos.games.citations import rule_ids
from pelagos.games.registry import find_game, game_keys
from pelagos.gate.addresses import NOBODY, neighbourhood
from pelagos.lessons.shelf import has_lesson
from pelagos.locale.catalogue import LANGUAGES, catalogue
from pelagos.server.incoming.context import A_YEAR, Server
from pelagos.server.incoming.visitors import Visitor, language_of, may_watch
from pelagos.server.pages.assets import mark_of
from pelagos.server.pages.html import THEMES, render
from pelagos.server.play.live import lesson_of, pack_of
from pelagos.server.play.opening import TableWish, first_game, is_bots_only, open_lesson, open_new
from pelagos.server.store.reader import has_open_seat, public_tables, tables_of, tables_opened_by
from pelagos.server.store.rows import TableRow
from pelagos.server.tell.replies import Listed, Turn

log = logging.getLogger("pelagos.pages")

SEE_OTHER = 303
BAD_REQUEST = 400
UNASKED = (421, 429, 500, 503)
"""Whoever is told to slow down, or of a fault of ours, is not looked up: that might be what cannot be done."""
LONGEST_MOMENT = 20
MOST_WOKEN = 6
LISTS = ("seat", "seat_name")
SETTING = "set-"
MOST_FIELDS = 200
MOST_CARDS = 2_000
T = TypeVar("T")


def server_of(request: Request) -> Server:
    """The server that a request came to."""
    server: Server = request.app.state.server
    return server


def theme_of(request: Request) -> str:
    """The theme of the cookie, else light."""
    theme = request.cookies.get("theme", "")
    return theme if theme in THEMES else THEMES[0]


async def page(request: Request, template: str, status: int = 200, **facts: Any) -> HTMLResponse:
    """A page for whoever asks."""
    visitor = Visitor(server_of(request), request)
    name = await visitor.name() if status not in UNASKED else ""
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    known = {
        "known": visitor.known,
        "has_lesson": has_lesson,
        "has_rules": rule_ids,
        "path": path,
        "name": name,
        "status": status,
    }
    html = render(template, language_of(request), theme_of(request), **known, **facts)
    answer = HTMLResponse(html, status)
    await visitor.seen(answer)
    return answer


async def front(request: Request) -> Response:
    """The games, my tables, and what everybody may watch."""
    server = server_of(request)
    visitor = Visitor(server, request)
    lang = language_of(request)
    mine = await server.tables.read(tables_of, visitor.persons) if visitor.persons else []
    await wake(server, mine)
    public = [row for row in await server.tables.read(public_tables) if row.id not in {own.id for own in mine}]
    return await page(
        request,
        "front.html",
        games=[find_game(key) for key in game_keys()],
        picture=lambda key: picture(key, lang),
        mine=[(listed(row, visitor.persons, lang), moment_of(server, row, lang)) for row in mine],
        public=[(listed(row, visitor.persons, lang), moment_of(server, row, lang)) for row in public],
    )


@lru_cache
def picture(game: str, lang: str) -> Markup:
    """The drawn picture of a game."""
    return Markup(art.picture(game, reader(lang).words))  # noqa: S704 - drawn by ourselves


async def wake(server: Server, rows: Sequence[TableRow]) -> None:
    """Play the latest tables that go on again, so that a list can say where they stand."""
    for row in [row for row in rows if not row.over][:MOST_WOKEN]:
        try:
            await server.tables.loaded(await server.tables.find(row.id))
        except PelagosError as problem:
            log.warning("a table cannot be opened: %s", problem, extra={"table": row.id})


def moment_of(server: Server, row: TableRow, lang: str) -> str:
    """Where the game stands; of a game that is not in memory, how far it has come."""
    live = server.tables.live.get(row.id)
    if live is None or live.state is None:
        return reader(lang).phrase("web-moment-steps", steps=row.version)
    view = live.game.visible.observe(live.state, None)
    return reader(lang, live.names_for(lang)).words(moment_text(live.game, view))


def listed(row: TableRow, persons: tuple[str, ...], lang: str) -> Listed:
    """A table as a line in a list."""
    mine, names = {seat.seat for seat in row.seats if seat.is_held_by(persons)}, seat_names(lang, row.seats)
    asked = row.seats[row.asked] if row.asked is not None else None
    others: Turn = "open" if has_open_seat(row) else "other"
    return Listed(
        table=row.id,
        url=f"/t/{row.id}",
        game=row.game,
        title=reader(lang).phrase(f"{row.game}-name"),
        turn="over" if row.over else "you" if asked is not None and asked.seat in mine else others,
        whose=names[asked.seat] if asked is not None else "",
        names=names,
        open=has_open_seat(row),
    )


async def new(request: Request) -> Response:
    """The form for a new table."""
    game = find_game(request.path_params["game"])
    wish = {f"{SETTING}{MODE}": request.query_params.get(MODE, "")}
    return await new_page(request, game.key, "", wish, 200)


async def new_page(request: Request, key: str, problem: str, given: dict[str, Any], status: int) -> Response:
    """The form: how to play first, and then what applies to it; with what was wrong."""
    game, bots = find_game(key), bot_names(key)
    mode, words = mode_of(game, str(given.get(f"{SETTING}{MODE}", ""))), catalogue(language_of(request))
    knobs = [knob for knob in applying(game.settings, mode) if knob.key not in (game.seats_setting, MODE)]
    return await page(
        request,
        "new.html",
        status,
        game=game,
        mode=mode,
        seats=game.modes.get(mode, game.seats),
        knobs=knobs,
        bots=[(bot, bot_name(words, bot)) for bot in bots],
        problem=problem,
        given=given,
        preset=first_game(game, mode),
        house=house_choices(),
    )


def mode_of(game: Game[Any], wanted: str) -> str:
    """How to play: as somebody wants it, else as usual; "" in games that are played in one way."""
    usual = next((str(setting.default) for setting in game.settings if setting.key == MODE), "")
    return wanted if wanted in game.modes else usual


async def create(request: Request) -> Response:
    """Open a table from a form."""
    server, lang = server_of(request), language_of(request)
    form = await read_form(request)
    visitor = Visitor(server, request)
    try:
        wish = wish_of(form)
        await check_table_limit(request, visitor.person, is_bots_only(wish))
        name = await visitor.rename(wish.name)
        live = await open_new(server.tables, wish, visitor.person, name, lang)
    except PelagosError as problem:
        if form.get("game") not in game_keys():
            raise
        return await new_page(request, str(form["game"]), reader(lang).catalogue.error(problem), form, BAD_REQUEST)
    return await visitor.sign(RedirectResponse(f"/t/{live.id}", SEE_OTHER))


async def learn(request: Request) -> Response:
    """Open the guided first game of a game."""
    server, lang = server_of(request), language_of(request)
    visitor = Visitor(server, request)
    game = find_game(request.path_params["game"])
    await check_table_limit(request, visitor.person)
    live = await open_lesson(server.tables, game.key, visitor.person, await visitor.name(), lang)
    return await visitor.sign(RedirectResponse(f"/t/{live.id}", SEE_OTHER))


async def check_table_limit(request: Request, person: str, bots_only: bool = False) -> None:
    """Nobody keeps more unfinished tables than is sensible, or opens them faster than people do."""
    server = server_of(request)
    most = server.config.limits.tables_per_identity
    if await server.tables.read(tables_opened_by, person) >= most:
        raise Refused("error-too-many-tables", most=most)
    server.quotas.check("tables", address_of(request), person)
    if bots_only:
        server.quotas.check("bots", address_of(request), person)


def address_of(request: Request) -> str:
    """What the quotas of a request are counted by."""
    return neighbourhood(request.client.host if request.client else NOBODY)


async def table(request: Request) -> Response:
    """The page of a table; what stands on it comes through its socket."""
    server = server_of(request)
    live = await server.tables.find(request.path_params["table"])
    if not may_watch(live, Visitor(server, request).persons):
        raise PelagosError("error-no-table")
    at = request.query_params.get("at", "")[:LONGEST_MOMENT]
    coach = mark_of("table") if lesson_of(live) else ""
    return await page(request, "table.html", table=live.id, game=live.game, at=at, coach=coach)


async def rules(request: Request) -> Response:
    """The rules of a game in our words, and the way to everything that lies in its box."""
    game, lang = find_game(request.path_params["game"]), language_of(request)
    kinds = in_the_box(game.key, lang)
    number = sum(len(kind.sheets) for kind in kinds)
    told = chapters(game, reader(lang))
    return await page(request, "rules.html", game=game, chapters=told, kinds=kinds, number=number)


async def pieces(request: Request) -> Response:
    """Everything that lies in the box of a game, by kind; those of one kind with their pictures."""
    game, lang = find_game(request.path_params["game"]), language_of(request)
    wanted = request.query_params.get("kind", "")
    kinds = [kind for kind in in_the_box(game.key, lang) if wanted in ("", kind.key)]
    if not kinds:
        raise PelagosError("error-not-found")
    return await page(
        request,
        "pieces.html",
        game=game,
        kinds=kinds,
        number=sum(len(kind.sheets) for kind in kinds),
        pictures=bool(wanted),
        picture=lambda sheet: card(game.key, sheet),
        emblem=lambda sheet: Markup(art.svg(art.medallion(game.key, sheet.piece), None)),  # noqa: S704 - our own
    )


async def piece(request: Request) -> Response:
    """One of them: its picture, and everything that is to be read on it."""
    game, lang = find_game(request.path_params["game"]), language_of(request)
    voice, pack = reader(lang), pack_of(game.key)
    sheet = read_piece(game, pack, named_piece(game, pack, request.path_params["piece"], voice), voice)
    kind = next(kind.key for kind in in_the_box(game.key, lang) if sheet in kind.sheets)
    told = [(rule, rule_words(game, rule, voice)) for rule in sheet.rules]
    return await page(
        request,
        "sheet.html",
        game=game,
        sheet=sheet,
        kind=kind,
        rules=told,
        parted=parted,
        picture=card(game.key, sheet),
    )


@lru_cache
def in_the_box(game: str, lang: str) -> tuple[Kind, ...]:
    """The sheets of a game by kind."""
    return tuple(kinds_of(find_game(game), pack_of(game), reader(lang)))


@lru_cache(MOST_CARDS)
def card(game: str, sheet: Reading) -> Markup:
    """The picture of a sheet."""
    return Markup(art.svg(art.draw_sheet(game, sheet), None))  # noqa: S704 - drawn by ourselves


async def prefs(request: Request) -> Response:
    """Language, theme and name of a browser."""
    server = server_of(request)
    form = await read_form(request)
    visitor = Visitor(server, request)
    await visitor.rename(str(form.get("name", "")))
    response = RedirectResponse(local_path(str(form.get("back", "/"))), SEE_OTHER)
    for key, known in (("lang", LANGUAGES), ("theme", THEMES)):
        if form.get(key) in known:
            response.set_cookie(key, form[key], max_age=A_YEAR, samesite="lax", secure=visitor.secure)
    return await visitor.sign(response)


def local_path(path: str) -> str:
    """A path of this server, never another one's address.

    >>> local_path("/t/abc?at=3"), local_path("//evil.example"), local_path("https://evil.example")
    ('/t/abc?at=3', '/', '/')
    """
    sound = path.startswith("/") and not path.startswith("//") and "\\" not in path and path.isprintable()
    return path if sound else "/"


async def read_form(request: Request) -> dict[str, Any]:
    """The fields of a form; `seat` and `seat_name` are lists, of any other the last one counts."""
    try:
        found = parse_qs((await request.body()).decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError as problem:
        raise Refused("error-bad-message", problem=str(problem)) from problem
    return {key: values if key in LISTS else values[-1] for key, values in found.items()}


async def body_of(request: Request, kind: type[T]) -> T:
    """The body of a request, checked; a message of the socket may leave its `do` out."""
    try:
        return msgspec.json.decode(await request.body() or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refused("error-bad-message", problem=str(problem)) from problem


def answered(data: Any, status: int = 200) -> Response:
    """JSON, never stored on the way."""
    return Response(msgspec.json.encode(data), status, {"cache-control": "no-store"}, "application/json")


def wish_of(form: Mapping[str, Any]) -> TableWish:
    """The table somebody asked for in a form; a first game takes the usual choices."""
    game = find_game(str(form.get("game", "")))
    if form.get("first") == "yes":
        form = {**first_game(game), "game": game.key, "name": form.get("name", "")}
    seats, names = _list(form, "seat"), _list(form, "seat_name")
    names = [*names, *[""] * (len(seats) - len(names))]
    wish = {
        "game": game.key,
        "seats": [{"kind": kind, "name": name} for kind, name in zip(seats, names, strict=False) if kind],
        "settings": {key.removeprefix(SETTING): value for key, value in form.items() if key.startswith(SETTING)},
        "practice": form.get("practice") == "yes",
        "house": house_of(form),
        **{key: form[key] for key in ("fate", "seed", "entropy", "access", "name") if form.get(key)},
    }
    return read_wish(wish)


def read_wish(wish: Mapping[str, Any]) -> TableWish:
    """A wish from plain values, checked."""
    try:
        return msgspec.convert(wish, TableWish)
    except msgspec.ValidationError as problem:
        raise PelagosError("error-bad-message", problem=str(problem)) from problem


def _list(form: Mapping[str, Any], key: str) -> Sequence[str]:
    value = form.get(key, [])
    return value if isinstance(value, list) else [str(value)]
