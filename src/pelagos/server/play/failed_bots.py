"""Bots that cannot play: what a table says about them, and who takes their place."""

from __future__ import annotations

from typing import Any, NamedTuple

from pelagos.bots.contract import Reason
from pelagos.bots.failing import failure_text, is_known, successors
from pelagos.core.errors import Refused
from pelagos.faces.names import bot_name, successor_name
from pelagos.server.play.live import Live
from pelagos.server.tell.viewers import Viewer
from pelagos.server.tell.words import Reader
from pelagos.table.record import BOT, SeatEntry


class Failure(NamedTuple):
    """A bot that gave no answer at a version; as soon as the table moves on, it is forgotten."""

    version: int
    seat: int
    bot: str
    reason: Reason


def has_failed(live: Live) -> bool:
    """Whether the bot that is asked has been asked already, in vain; it is not asked again until somebody wishes it."""
    return live.failure is not None and live.failure.version == live.version


def failures(live: Live) -> list[Failure]:
    """The bot that failed at the question that stands, and every seat whose bot nobody here knows."""
    if live.row.over:
        return []
    failed = live.failure if has_failed(live) else None
    rows = [row for row in live.seats if row.bot and not is_known(live.row.game, row.bot)]
    unknown = [Failure(live.version, row.seat, row.bot, "unknown") for row in rows]
    return unknown if failed is None or failed in unknown else [failed, *unknown]


def check_failed(live: Live, seat: int) -> None:
    """Refuse to replace a bot that plays."""
    if not any(failure.seat == seat for failure in failures(live)):
        raise Refused("error-bot-plays")


def may_replace(viewer: Viewer) -> bool:
    """Those who play at the table and whoever opened it."""
    return bool(viewer.seats) or viewer.live.row.owner in viewer.persons


def successor(live: Live, seat: int, bot: str, voice: Reader) -> SeatEntry:
    """Who plays a seat from now on, called so that nobody is taken for another; who tries again keeps the name."""
    if not 0 <= seat < len(live.seats):
        raise Refused("error-bot-plays")
    name = successor_name(voice.catalogue, live.names, seat, live.seats[seat].bot, bot)
    return SeatEntry(name, BOT + bot)


def failure_data(live: Live) -> dict[str, Any] | None:
    """The first of them for a program; None when every bot plays."""
    found = next(iter(failures(live)), None)
    if found is None:
        return None
    return {
        "seat": found.seat,
        "bot": found.bot,
        "reason": found.reason,
        "bots": successors(live.row.game, found.bot, found.reason),
    }


def failure_words(viewer: Viewer) -> dict[str, Any] | None:
    """The same for a page, in words, with the names of those who can take over; whether the reader may decide it."""
    found, voice = failure_data(viewer.live), viewer.voice
    if found is None:
        return None
    return {
        **found,
        "bots": [{"bot": bot, "label": _label(found["bot"], bot, voice)} for bot in found["bots"]],
        "text": voice.words(failure_text(found["seat"], found["bot"], found["reason"])),
        "mine": may_replace(viewer),
    }


def _label(failed: str, bot: str, voice: Reader) -> str:
    name = bot_name(voice.catalogue, bot)
    return voice.phrase("face-bot-again", bot=name) if bot == failed else voice.phrase("face-bot-instead", bot=name)
