"""A game as one page of HTML that opens from a disk, each made in a process of its own; how one went that is over."""

from __future__ import annotations

import asyncio
import os
import sys
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Final, NamedTuple
from urllib.parse import quote

import msgspec
from markupsafe import Markup

from pelagos import art
from pelagos.analysis.deeds import deeds_of
from pelagos.analysis.findings import Finding
from pelagos.analysis.sums import Analysis
from pelagos.analysis.telling import Teller, ToldFinding
from pelagos.art import board_css
from pelagos.art.png import png
from pelagos.art.poster import Place, Poster, apart, draw_poster
from pelagos.art.scoreline import Line, Tick, draw_scoreline
from pelagos.bots.contract import BotFailed
from pelagos.bots.workers import Worker
from pelagos.core.errors import Refused
from pelagos.core.nodes import Over
from pelagos.faces.farewell import Review, farewell_of, review_of
from pelagos.faces.final_view import final_view
from pelagos.faces.names import seat_names
from pelagos.faces.reader import Reader, reader
from pelagos.faces.results import places_of, verdict_words
from pelagos.faces.turning_points import Standing, course_of
from pelagos.games.registry import find_game, load_pack
from pelagos.letters.faces import SANS, SERIF, SIGNS
from pelagos.letters.sheets import embedded_css
from pelagos.locale.catalogue import LANGUAGES, seat_letter
from pelagos.server.pages.assets import bundled, slim_script, static_text
from pelagos.server.pages.html import render
from pelagos.server.pages.replay_story import Progress, story_of
from pelagos.server.play.live import Live, played_or_kept
from pelagos.server.play.records import read_lines
from pelagos.server.tell import replies
from pelagos.server.tell.page_state import KeptEnd, ending, kept_end
from pelagos.table.early import verdict_of
from pelagos.table.record import Header
from pelagos.table.stills import Stills
from pelagos.table.table import Table

STYLES: Final = ("base.css", "table.css", "replay.css", "piece.css", "stage.css")
POSTER_WIDTH: Final = 1200
MOST_WAITING = 6
PATIENT = 10
"""How far a page stands back behind the tables, in the sense of `nice`."""
SECONDS = 600.0
"""How long a page may take: it works a few seconds, but on a busy machine it stands back for minutes."""


def replay_page(table: Table[Any], seats: tuple[int, ...], lang: str, theme: str, progress: Progress) -> str:
    """A game as a page, in one language, seen by those who play some seats; in full when it is over."""
    voice = reader(lang, seat_names(lang, table.seats))
    story = story_of(table, seats, voice, progress)
    story["review"] = _review(table, voice) if isinstance(table.node, Over) else None
    told, script = safe_json(story), slim_script(bundled("story"))
    style = f"\n{embedded_css(told + script, (SERIF, SANS, SIGNS))}{styles()}"
    return render(
        "replay.html",
        lang,
        theme,
        title=story["title"],
        over=story["end"] is not None,
        old=old_line(table, voice),
        policy=policy(style, script),
        icon="data:image/svg+xml," + quote(static_text("icon.svg").strip()),
        style=Markup(style),  # noqa: S704 - our own style sheets
        script=Markup(script),  # noqa: S704 - our own scripts
        story=Markup(told),  # noqa: S704 - without a sign that could end the block
    )


def old_line(table: Table[Any], voice: Reader) -> str:
    """What is said of a game that was played by other rules or components: it is shown as it was kept."""
    if not isinstance(table, Stills):
        return ""
    found, known = table.header.rules, table.game.rules_version
    message = "web-old-page-rules" if found != known else "web-old-page-pack"
    return voice.phrase(message, found=found, known=known, at=table.at, last=table.last)


@cache
def styles() -> str:
    """The style sheets of the table page, with every theme."""
    return "\n".join(["", board_css(), *map(static_text, STYLES)])


def policy(style: str, script: str) -> str:
    """No request to anybody, and no script or style but the ones in the page."""
    return (
        f"default-src 'none'; script-src '{hash_of(script)}'; style-src '{hash_of(style)}'; img-src data:; "
        "font-src data:; base-uri 'none'; form-action 'none'"
    )


def hash_of(text: str) -> str:
    """What a policy knows an inline block by."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def safe_json(data: Any) -> str:
    r"""JSON for a block of data in a page: whatever a name contains, it does not end the block.

    >>> safe_json(["</script>"])
    '["\\u003c/script>"]'
    """
    return msgspec.json.encode(data).decode().replace("<", "\\u003c")


class Wanted(NamedTuple):
    """A page: of which record, for those who play which seats, in which language and theme."""

    record: bytes
    seats: tuple[int, ...]
    lang: str
    theme: str
    film: bytes | None = None


def make_page(wanted: Wanted) -> bytes:
    """The page, in whatever process this is."""
    if sys.platform != "win32":
        os.nice(PATIENT)
    lines = read_lines(wanted.record)
    header = lines[0]
    assert isinstance(header, Header), "read_lines has seen to that"
    game = find_game(header.game)
    table = played_or_kept(game, lines, load_pack(game), wanted.film)
    return replay_page(table, wanted.seats, wanted.lang, wanted.theme, lambda done, all_: None).encode()


class ReplayMaker:
    """Makes one page after the other; who comes when too many wait is asked to come again."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.worker: Worker | None = None

    async def page(self, wanted: Wanted) -> bytes:
        """The page, or a refusal."""
        if self.waiting >= MOST_WAITING:
            raise Refused("error-replay-busy")
        self.waiting += 1
        try:
            async with self.turn:
                return await asyncio.to_thread(self._printed, wanted)
        except BotFailed as problem:
            raise Refused("error-replay-failed") from problem
        finally:
            self.waiting -= 1

    def _printed(self, wanted: Wanted) -> bytes:
        """In a fresh process, which ends with its page."""
        worker = self.worker = Worker(make_page)
        try:
            page: bytes = worker.ask(wanted, SECONDS)
            return page
        finally:
            worker.stop()
            self.worker = None

    def close(self) -> None:
        """The server ends; nobody waits for a page any more."""
        if self.worker is not None:
            self.worker.process.kill()


class Reviewed(NamedTuple):
    """How a game went, in words, with the two drawings of it."""

    review: Review
    glory: art.Drawing
    chart: art.Drawing


def reviewed(live: Live, table: Table[Any], voice: Reader) -> Reviewed:
    """A game that is over, looked at as a whole; worked out once for all who read the same."""
    if not isinstance(table.node, Over):
        raise Refused("error-not-over")
    found: Reviewed | None = live.ended.get(voice)
    if found is None:
        course = live.ended["course"] = live.ended.get("course") or course_of(table)
        found = live.ended[voice] = _looked_at(table, voice, course)
    return found


def _looked_at(table: Table[Any], voice: Reader, course: Sequence[Standing] = ()) -> Reviewed:
    told = review_of(table, voice, course)
    best = next(iter(verdict_of(table.game, table.state).winners), 0)
    glory = art.draw_glory(table.game.key, final_view(table.game, table.state, best), voice.words)
    return Reviewed(told, glory, _chart(told))


def _chart(told: Review) -> art.Drawing:
    letters = [seat_letter(seat).lower() if len(told.sides) > 1 else "" for seat in told.sides]
    lines = [Line(letter, tuple(turn[place] for turn in told.turns)) for place, letter in enumerate(letters)]
    marked = [(one.turn, letters[told.sides.index(one.seat or 0)]) for one in told.turning]
    return draw_scoreline(lines, [Tick(*chapter) for chapter in told.chapters], marked)


def review_told(live: Live, table: Table[Any], voice: Reader) -> replies.ReviewState:
    """How a game went; of one whose rules are gone, as it was told at its end."""
    kept = kept_end(table, voice)
    return kept.review if kept is not None else review_state(reviewed(live, table, voice), voice)


def _review(table: Table[Any], voice: Reader) -> replies.ReviewState:
    """The same for a page of its own, at no table."""
    kept = kept_end(table, voice)
    return kept.review if kept is not None else review_state(_looked_at(table, voice), voice)


def review_state(found: Reviewed, voice: Reader) -> replies.ReviewState:
    """The same as it is sent."""
    told = found.review
    together = len(told.sides) == 1
    return replies.ReviewState(
        sides=[
            replies.Side(None if together else seat, voice.name(seat), [turn[place] for turn in told.turns])
            for place, seat in enumerate(told.sides)
        ],
        rows=[replies.Tallied(*row) for row in told.rows],
        turning=[replies.Turned(one.version, one.seat, one.points, one.when, one.what) for one in told.turning],
        glory=apart(found.glory, "end-"),
        chart=apart(found.chart, "end-"),
    )


def told_analysis(live: Live, table: Table[Any], found: Sequence[Finding], voice: Reader) -> replies.Analysed:
    """What an analysis has found of a game, in words; worked out once for all who read the same."""
    key = ("analysis", voice)
    if key not in live.ended:
        teller = Teller(table, deeds_of(table), Analysis(len(table.seats), found), voice)
        told, chart = teller.told(), apart(teller.chart(lambda version: f"?at={version}"), "luck-")
        seats = [
            replies.Fared(one.seat, one.name, one.given, one.among, one.luck, list(map(_found, one.costliest)))
            for one in told.seats
        ]
        turning, rows = list(map(_found, told.turning)), list(map(_found, told.rows))
        live.ended[key] = replies.Analysed(told.title, seats, turning, rows, told.note, chart)
    analysed: replies.Analysed = live.ended[key]
    return analysed


def _found(one: ToldFinding) -> replies.Found:
    what = (one.points, one.figure, one.error, one.when, one.question, one.gone, one.better)
    return replies.Found(one.at, one.kind, one.seat, *what)


def words_of_end(live: Live, table: Table[Any]) -> dict[str, msgspec.Raw]:
    """The sheet of an end in every language: what is kept of it when the rules are others one day."""
    told = {}
    for language in LANGUAGES:
        voice = reader(language, live.names_for(language))
        end = ending(voice, table, table.node)
        assert end is not None, "it is over"
        kept = KeptEnd(end, review_state(reviewed(live, table, voice), voice))
        told[language] = msgspec.Raw(msgspec.json.encode(kept))
    return told


def poster_of(live: Live, table: Table[Any], voice: Reader, theme: str) -> bytes:
    """A picture of the end as PNG, drawn once for each language and theme."""
    key = ("poster", voice, theme)
    if key not in live.ended:
        found, node = reviewed(live, table, voice), table.node
        assert isinstance(node, Over), "it has been reviewed"
        verdict = verdict_words(verdict_of(table.game, table.state), voice)
        places = [
            Place(seat_letter(place.seat).lower(), voice.name(place.seat), str(place.points))
            for place in places_of(table, node)
        ]
        title, page = voice.phrase(f"{table.game.key}-name"), farewell_of(table).page
        poster = Poster(title, verdict, voice.words(page) if page.id else "", places, found.glory, found.chart)
        live.ended[key] = png(art.svg(draw_poster(poster), theme), POSTER_WIDTH)
    picture: bytes = live.ended[key]
    return picture
