"""The JSON API, version 1: the same words and deeds as the WebSocket, one request at a time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pelagos.analysis.deeds import deeds_of
from pelagos.analysis.desk import Order, read_kept
from pelagos.analysis.telling import panel_words, standing_words
from pelagos.analysis.work import Part, usual_work
from pelagos.bots.search.searcher import IN_TIME
from pelagos.core.errors import Refused
from pelagos.core.nodes import Over
from pelagos.server.incoming import actions, api_lobby, messages
from pelagos.server.incoming.api_lobby import as_file, as_message, message_of, viewer_of
from pelagos.server.incoming.context import Server
from pelagos.server.incoming.page_requests import answered, server_of, theme_of
from pelagos.server.pages.replay_page import Wanted, poster_of, review_told, told_analysis
from pelagos.server.play.records import exported, record_of
from pelagos.server.store.reader import analysis_of
from pelagos.server.tell import replies
from pelagos.server.tell.page_state import luck_of, page_state, piece_at, state_at
from pelagos.server.tell.program_state import data_state
from pelagos.server.tell.updates import lesson_state, notes_of
from pelagos.server.tell.viewers import Viewer
from pelagos.table.stills import Stills

ROOT = "/api/v1"
T = TypeVar("T")


async def table(request: Request) -> Response:
    """A table as it stands: in words and drawings, or as data with `?want=data`."""
    server, viewer = server_of(request), await viewer_of(request)
    played = await server.tables.loaded(viewer.live)
    if request.query_params.get("want") == "data":
        return answered(msgspec.Raw(data_state(viewer, played)))
    state = await page_state(viewer, played, server.signer.invite)
    state.notes = notes_of(viewer, server.tables.config)
    return answered(state)


async def at(request: Request) -> Response:
    """A table as it stood at a version."""
    viewer = await viewer_of(request)
    server = server_of(request)
    played = await server.tables.loaded(viewer.live)
    version = request.path_params["version"]
    return answered(await server.tables.replays.run_for(viewer.address, state_at, viewer, played, version))


async def said(
    request: Request, kind: type[T], name: str, deed: Callable[[Server, Viewer, T], Awaitable[Any]]
) -> Response:
    """Do what a message of the socket does."""
    message = await message_of(request, kind, name)
    return answered(await deed(server_of(request), await viewer_of(request), message))


async def answer(request: Request) -> Response:
    """Answers of a seat."""
    return await said(request, messages.Answer, "answer", actions.answer)


async def preview(request: Request) -> Response:
    """What some answers would lead to."""
    return await said(request, messages.Preview, "preview", actions.preview)


async def undo(request: Request) -> Response:
    """Take the last answer back."""
    return await said(request, messages.Undo, "undo", actions.undo)


async def roll(request: Request) -> Response:
    """What somebody's own dice came to."""
    return await said(request, messages.Roll, "roll", actions.roll)


async def replace(request: Request) -> Response:
    """Another bot for one that fails, or another try."""
    return await said(request, messages.Replace, "replace", actions.replace)


async def seat(request: Request) -> Response:
    """Something done with a seat, or with the table."""
    return await said(request, messages.Seat, "seat", actions.seat)


async def seats(request: Request) -> Response:
    """The rules of the table, and what the caller may do with its seats."""
    return answered(await actions.seat_rules(server_of(request), await viewer_of(request), messages.Seats(0)))


async def chat(request: Request) -> Response:
    """Talk at the table."""
    return await said(request, messages.Say, "say", actions.say)


async def hush(request: Request) -> Response:
    """Not to hear whoever said a line."""
    return await said(request, messages.Hush, "hush", actions.hush)


async def onward(request: Request) -> Response:
    """What the script of a lesson has for the other seats."""
    return await said(request, messages.Onward, "onward", actions.onward)


async def leave(request: Request) -> Response:
    """No lesson any more."""
    return await said(request, messages.Leave, "leave", actions.leave)


async def entropy(request: Request) -> Response:
    """Chance of one's own for fair luck."""
    return await said(request, messages.Entropy, "entropy", actions.add_entropy)


async def luck(request: Request) -> Response:
    """Where the luck of a table comes from, what was promised about it, and who has added to it."""
    viewer = await viewer_of(request)
    return answered(luck_of(viewer, await server_of(request).tables.loaded(viewer.live)))


async def odds(request: Request) -> Response:
    """Exact odds of what may follow: of every `option` or one, in words or, with `?want=data`, in numbers and keys."""
    asked = {key: value for key, value in request.query_params.items() if key in ("option", "want")}
    wish = as_message({"id": 0, **asked}, messages.Odds, "odds")
    return answered(await actions.odds(server_of(request), await viewer_of(request), wish))


async def hint(request: Request) -> Response:
    """What to answer, and why."""
    return await said(request, messages.Hint, "hint", actions.hint)


async def drawer(request: Request) -> Response:
    """What is open to the caller but not on the board."""
    return answered(await actions.drawer(server_of(request), await viewer_of(request), messages.Drawer(0)))


async def piece(request: Request) -> Response:
    """What can be read on a piece, and where it is as far as the caller may know."""
    wanted = messages.Look(0, request.path_params["piece"])
    return answered(await actions.look(server_of(request), await viewer_of(request), wanted))


async def piece_then(request: Request) -> Response:
    """The same as it stood at a version."""
    viewer, server = await viewer_of(request), server_of(request)
    played = await server.tables.loaded(viewer.live)
    version, piece = request.path_params["version"], request.path_params["piece"]
    return answered(await server.tables.replays.run_for(viewer.address, piece_at, viewer, played, version, piece))


async def lesson(request: Request) -> Response:
    """The cards of a lesson, as far as the caller has come."""
    viewer = await viewer_of(request)
    table = await server_of(request).tables.loaded(viewer.live)
    return answered(await lesson_state(viewer, table))


async def review(request: Request) -> Response:
    """How a game that is over went: the points over time, and what turned it."""
    viewer, server = await viewer_of(request), server_of(request)
    played = await server.tables.loaded(viewer.live)
    told = await server.tables.replays.run_for(viewer.address, review_told, viewer.live, played, viewer.voice)
    return answered(told)


async def analysis(request: Request) -> Response:
    """Luck and skill in a game that is over: how far the analysis is, and what it found."""
    return answered(await _analysis(server_of(request), await viewer_of(request)))


async def analyse(request: Request) -> Response:
    """Begin the analysis, or go on with it."""
    viewer, server = await viewer_of(request), server_of(request)
    if not viewer.seats:
        raise Refused("error-spectator")
    server.desk.begin(await _order(server, viewer))
    return answered(await _analysis(server, viewer))


async def stop_analysis(request: Request) -> Response:
    """Stop it; what was found is kept."""
    viewer, server = await viewer_of(request), server_of(request)
    if not viewer.seats:
        raise Refused("error-spectator")
    await server.desk.stop(viewer.live.id)
    return answered(await _analysis(server, viewer))


async def _analysis(server: Server, viewer: Viewer) -> replies.AnalysisState:
    order, live = await _order(server, viewer), viewer.live
    kept = order.kept
    status, mine = server.desk.status(live.id) or kept.status, bool(viewer.seats)
    said = standing_words(status, len(kept.found), kept.all, viewer.voice)
    state = replies.AnalysisState(status, len(kept.found), kept.all, mine, said, panel_words(viewer.voice))
    if status == "done":
        played = await server.tables.loaded(live)
        wanted = (live, played, list(kept.found.values()), viewer.voice)
        state.told = await server.tables.replays.run_for(viewer.address, told_analysis, *wanted)
    return state


async def _order(server: Server, viewer: Viewer) -> Order:
    """What there is to analyse at a table, and what is known of it already."""
    live, running = viewer.live, server.desk.orders.get(viewer.live.id)
    if running is not None:
        return running
    played = await server.tables.loaded(live)
    if not isinstance(played.node, Over):
        raise Refused("error-analysis-running")
    if isinstance(played, Stills):
        raise Refused("error-analysis-old")
    deeds = await server.tables.replays.run_for(viewer.address, deeds_of, played)
    written, _ = await record_of(server.tables, live)
    kept = await server.tables.read(analysis_of, live.id)
    work = usual_work(played, deeds)
    whole = Part(written, range(len(deeds)), work, server.config.bot_seconds * IN_TIME)
    known = read_kept(kept, len(deeds), work)
    return Order(live.id, whole, deeds, known, viewer.address, viewer.person)


async def poster(request: Request) -> Response:
    """A picture of the end, to be shown to others."""
    viewer, server = await viewer_of(request), server_of(request)
    played = await server.tables.loaded(viewer.live)
    wanted = (viewer.live, played, viewer.voice, theme_of(request))
    drawn = await server.tables.replays.run_for(viewer.address, poster_of, *wanted)
    return as_file(drawn, viewer.live, "png", "image/png")


async def record(request: Request) -> Response:
    """The record of a table as a file."""
    viewer = await viewer_of(request)
    written = await exported(server_of(request).tables, viewer.live, viewer.seats)
    return as_file(written, viewer.live, "jsonl", "application/jsonl")


async def replay(request: Request) -> Response:
    """The whole game as one page that needs no server: as the caller saw it, in full when it is over."""
    viewer, server = await viewer_of(request), server_of(request)
    written, film = await record_of(server.tables, viewer.live)
    wanted = Wanted(written, viewer.seats, viewer.lang, theme_of(request), film)
    return as_file(await server.replays.page(wanted), viewer.live, "html", "text/html")


ROUTES = [
    Route(f"{ROOT}/games", api_lobby.games),
    Route(f"{ROOT}/games/{{game}}", api_lobby.game),
    Route(f"{ROOT}/games/{{game}}/pieces", api_lobby.pieces),
    Route(f"{ROOT}/games/{{game}}/pieces/{{piece}}", api_lobby.piece),
    Route(f"{ROOT}/rules/{{game}}/{{rule}}", api_lobby.rule),
    Route(f"{ROOT}/tables", api_lobby.table_list),
    Route(f"{ROOT}/tables", api_lobby.create, methods=["POST"]),
    Route(f"{ROOT}/join", api_lobby.join, methods=["POST"]),
    Route(f"{ROOT}/records", api_lobby.import_record, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}", table),
    Route(f"{ROOT}/tables/{{table}}/at/{{version:int}}", at),
    Route(f"{ROOT}/tables/{{table}}/review", review),
    Route(f"{ROOT}/tables/{{table}}/analysis", analysis),
    Route(f"{ROOT}/tables/{{table}}/analysis", analyse, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/analysis", stop_analysis, methods=["DELETE"]),
    Route(f"{ROOT}/tables/{{table}}/poster", poster),
    Route(f"{ROOT}/tables/{{table}}/record", record),
    Route(f"{ROOT}/tables/{{table}}/replay", replay),
    Route(f"{ROOT}/tables/{{table}}/luck", luck),
    Route(f"{ROOT}/tables/{{table}}/entropy", entropy, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/odds", odds),
    Route(f"{ROOT}/tables/{{table}}/hint", hint, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/drawer", drawer),
    Route(f"{ROOT}/tables/{{table}}/pieces/{{piece}}", piece),
    Route(f"{ROOT}/tables/{{table}}/at/{{version:int}}/pieces/{{piece}}", piece_then),
    Route(f"{ROOT}/tables/{{table}}/tokens", api_lobby.token, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/answers", answer, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/preview", preview, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/undo", undo, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/roll", roll, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/replace", replace, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/seats", seats),
    Route(f"{ROOT}/tables/{{table}}/seats", seat, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/chat", chat, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/hush", hush, methods=["POST"]),
    Route(f"{ROOT}/lessons", api_lobby.learn, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/lesson", lesson),
    Route(f"{ROOT}/tables/{{table}}/onward", onward, methods=["POST"]),
    Route(f"{ROOT}/tables/{{table}}/leave", leave, methods=["POST"]),
]
