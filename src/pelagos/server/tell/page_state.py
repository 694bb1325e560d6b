"""The `state` message of a page: everything to somebody new, then what changed."""

from __future__ import annotations

import asyncio
from typing import Any

from pelagos.core.nodes import Chance, Choice, Over
from pelagos.core.text import SeatName, text
from pelagos.faces.standings import points_shown
from pelagos.faces.undoing import undoing_seat
from pelagos.locale.catalogue import seat_letter
from pelagos.server.play.failed_bots import failure_words
from pelagos.server.play.live import Live
from pelagos.server.store.rows import OPEN
from pelagos.server.tell.endings import ending
from pelagos.server.tell.news import has_undo, news
from pelagos.server.tell.patches import board_for, panels_for
from pelagos.server.tell.scenes import Scene, full_scene, make_scene
from pelagos.server.tell.viewers import Viewer
from pelagos.server.tell.words import Reader
from pelagos.table.table import Table

SHAPES = ("swallowtail", "square", "pennant", "round")


async def scene_for(live: Live, seat: int | None, viewer: Viewer) -> Scene:
    """The scene of the standing version; drawn once for all who look from there in this language."""
    key = (live.version, seat, viewer.lang, live.names)
    drawing = live.scenes.get(key)
    if drawing is None:
        make = full_scene if isinstance(live.state.node, Over) else make_scene
        drawing = asyncio.ensure_future(
            asyncio.to_thread(make, live.game, live.state, live.version, seat, viewer.voice)
        )
        live.scenes[key] = drawing
    scene: Scene = await asyncio.shield(drawing)
    return scene


async def page_state(viewer: Viewer, table: Table[Any], invite: str) -> dict[str, Any]:
    """What this page gets now; it is remembered as seen."""
    live = viewer.live
    version, state = live.version, live.state
    seat = viewer.seat_shown(state)
    scene = await scene_for(live, seat, viewer)
    since, base = viewer.seen, viewer.base
    everything = since < 0 or isinstance(state.node, Over) or has_undo(table, since, version)
    lines = await asyncio.to_thread(
        news, live, table, -1 if everything else since, version, viewer.heard_as, viewer.voice
    )
    viewer.seen, viewer.base = version, scene.print
    message = {
        **frame(viewer, state, version, invite),
        "seat": seat,
        "moment": scene.moment,
        "question": asked(viewer, table, scene, state),
        "board": board_for(base, scene.board),
        "panels": panels_for(base, scene.panels),
        "text": scene.text,
        "log": lines,
        "score": scene.score,
        "end": ending(viewer.voice, table, state.node),
    }
    if everything:
        message["log_all"] = True
    return message


def frame(viewer: Viewer, state: Any, version: int, invite: str) -> dict[str, Any]:
    """What hardly ever changes: the table, its seats, its luck."""
    live = viewer.live
    header = live.row.header
    return {
        "is": "state",
        "table": live.id,
        "version": version,
        "you": viewer.seats,
        "over": isinstance(state.node, Over),
        "game": live.game.key,
        "title": game_title(live.game.key, viewer.voice),
        "seats": seats_of(viewer, state),
        "practice": header.practice,
        "fate": {"mode": header.fate, "commitment": header.commitment},
        "access": live.row.access,
        "failed_bot": failure_words(viewer),
        "invite": invite if any(seat.kind == OPEN for seat in live.seats) else "",
    }


def game_title(key: str, voice: Reader) -> str:
    """What a game is called."""
    return voice.phrase(f"{key}-name")


def seats_of(viewer: Viewer, state: Any) -> list[dict[str, Any]]:
    """Who sits where, who is there, whose turn it is, and the score so far."""
    live, mine, names = viewer.live, viewer.seats, viewer.voice.names
    sheet = live.game.show.sheet(state)
    turn = state.node.seat if isinstance(state.node, Choice) else None
    online = {seat for listener in live.listeners for seat in getattr(listener, "seats", ())}
    return [
        {
            "seat": row.seat,
            "name": names[row.seat],
            "kind": "me" if row.seat in mine else "bot" if row.bot else "open" if row.kind == OPEN else "human",
            "bot": row.bot,
            "online": bool(row.bot) or row.seat in online,
            "mark": mark(row.seat),
            "turn": row.seat == turn,
            "score": points_shown(sheet, row.seat),
        }
        for row in live.seats
    ]


def mark(seat: int) -> dict[str, str]:
    """A seat's colour, shape and letter."""
    letter = seat_letter(seat)
    return {"colour": letter.lower(), "shape": SHAPES[seat % len(SHAPES)], "letter": letter}


def asked(viewer: Viewer, table: Table[Any], scene: Scene, state: Any) -> dict[str, Any]:
    """The question, whether it is for this viewer, and whether something can be taken back."""
    node, mine = state.node, viewer.seats
    for_me = bool(mine) and (node.seat in mine if isinstance(node, Choice) else isinstance(node, Chance))
    question = question_for(scene, for_me)
    if isinstance(node, Choice) and not for_me:
        question["text"] = waiting_words(viewer, node.seat)
    return {**question, "mine": for_me, "undo": undo_of(viewer, table)}


def waiting_words(viewer: Viewer, seat: int) -> str:
    """What is said about somebody else who is asked: the question itself calls them “you”."""
    message = "web-waits-for-bot" if viewer.live.seats[seat].bot else "web-waits-for"
    return viewer.voice.words(text(message, seat=SeatName(seat)))


def question_for(scene: Scene, for_me: bool) -> dict[str, Any]:
    """Options are for those who are asked: what others may do, or what fate may still bring, can tell a secret."""
    return scene.question if for_me else {**scene.question, "options": [], "not_now": []}


def undo_of(viewer: Viewer, table: Table[Any]) -> dict[str, Any]:
    """Whether this viewer can take something back, and why not."""
    mine = viewer.seats
    if not mine:
        return {"can": False, "why": ""}
    seat = undoing_seat(table, mine)
    reason = table.why_no_undo(seat)
    why = viewer.voice.words(text(f"error-{reason}", seat=SeatName(seat))) if reason else ""
    return {"can": not reason, "why": why}
