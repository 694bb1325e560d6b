"""The `state` message of a page: everything to somebody new, then what changed; its log, its end, and how it stood."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from pelagos.bots.failing import failure_text
from pelagos.core.errors import Refused
from pelagos.core.memo import SameMemo
from pelagos.core.nodes import Chance, Choice, Node, Over
from pelagos.core.text import SeatName, text
from pelagos.faces.advice import hints_asked
from pelagos.faces.answers import answer_words, is_open
from pelagos.faces.farewell import closing_words, farewell_of
from pelagos.faces.log import LogLine, full_log_of, log_of
from pelagos.faces.names import bot_name
from pelagos.faces.reader import Reader
from pelagos.faces.results import places_of, verdict_words
from pelagos.faces.stage import Shown, stage_of, standing_stage
from pelagos.faces.steps import steps_of
from pelagos.faces.together import is_together
from pelagos.faces.undoing import undoing_seat
from pelagos.faces.voice import Voice
from pelagos.locale.catalogue import seat_letter
from pelagos.server.play.live import Live
from pelagos.server.store.rows import OPEN
from pelagos.server.tell import replies, wire
from pelagos.server.tell.moment import Moment, stage_states
from pelagos.server.tell.program_state import clock_of, failure_data
from pelagos.server.tell.scenes import Scene, ScenePrint, board_for, named_for, panels_for, steps_for
from pelagos.server.tell.viewers import Viewer
from pelagos.table.early import verdict_of
from pelagos.table.fate import Fair, commitment_to
from pelagos.table.hinting import why_not_hint
from pelagos.table.past import position_at
from pelagos.table.record import Entropy, Header, Undo
from pelagos.table.stills import Stills
from pelagos.table.table import Table

SHORT_WAY = 12
"""Whoever is no more versions behind is told at once: that takes less than a thread would wait for its turn."""
TABLES = 1 << 11
"""Of how many tables it is remembered what is said of their luck."""
SHAPES = ("swallowtail", "square", "pennant", "round")


def standing_moment(live: Live) -> Moment:
    """The moment of the standing version, the same for all who watch."""
    found: Moment | None = live.scenes.get("moment")
    if found is None:
        found = live.scenes["moment"] = Moment(live.game, live.state, past=isinstance(live.state.node, Over))
    return found


async def page_state(viewer: Viewer, table: Table[Any], invite: Callable[[str], str]) -> wire.State:
    """What this page gets now; it is remembered as seen. An invitation is signed only while a seat is open."""
    live, voice = viewer.live, viewer.voice
    version, moment = live.version, standing_moment(live)
    node, seat = moment.state.node, viewer.seat_shown(moment.state)
    since, base = viewer.seen, viewer.base
    undone = since < 0 or has_undo(table, since, version)
    everything = undone or (isinstance(node, Over) and not has_heard_all(table, viewer.heard_as))

    def told() -> tuple[Scene, wire.Question, list[wire.LogEntry], list[wire.Step], list[Shown]]:
        """What takes a while for whoever is far behind."""
        first = -1 if everything else since
        lines = news(live, table, first, version, viewer.heard_as, voice)
        way = [] if undone or base is None else steps_of(table, since, version, viewer.heard_as)
        steps = steps_for(base, way, [moment.on_the_way(step, seat, voice) for step in way[:-1]]) if base else []
        great = great_moments(viewer, table, moment, first, version)
        return moment.scene(seat, voice), moment.question(seat, voice, is_asked(viewer, node)), lines, steps, great

    follows = base is not None and not everything and version - since <= SHORT_WAY
    scene, _, lines, steps, great = told() if follows else await asyncio.to_thread(told)
    viewer.seen, viewer.base = version, scene.print
    message = shown(viewer, moment, seat, version, base, asked(viewer, table, moment, seat))
    message.log, message.log_all, message.steps = lines, everything, steps
    message.stage = stage_states(live.game, great)
    message.end = ending(voice, table, node)
    message.invite = invite(live.id) if any(seat.kind == OPEN for seat in live.seats) else ""
    return message


def shown(
    viewer: Viewer, moment: Moment, seat: int | None, version: int, before: ScenePrint | None, question: wire.Question
) -> wire.State:
    """A moment for a page that has what was drawn before; no line of the log is told yet."""
    live, scene = viewer.live, moment.scene(seat, viewer.voice)
    header = live.row.header
    return wire.State(
        table=live.id,
        version=version,
        you=viewer.seats,
        seat=seat,
        over=isinstance(moment.state.node, Over),
        game=live.game.key,
        title=game_title(live.game.key, viewer.voice),
        moment=scene.moment,
        seats=seats_of(viewer, moment),
        question=question,
        board=board_for(before, scene),
        panels=panels_for(before, scene),
        text=scene.text,
        log=[],
        score=scene.score,
        end=None,
        practice=header.practice,
        fate=luck_of(viewer, live.table),
        access=live.row.access,
        invite="",
        failed_bot=failure_words(viewer),
        named=named_for(before, scene),
        threats=moment.threats(seat, viewer.voice),
        together=live.table is not None and is_together(live.table),
        old=old_words(viewer),
    )


def old_words(viewer: Viewer) -> wire.OldTable | None:
    """What is said of a table that can only be looked at."""
    live, old = viewer.live, viewer.live.old
    if old is None:
        return None
    rules = old.header.rules, live.game.rules_version
    message = "web-old-rules" if rules[0] != rules[1] else "web-old-pack"
    words = viewer.voice.phrase(message, found=rules[0], known=rules[1], at=old.at, last=old.last)
    onward = f"/t/{live.row.onward}" if live.row.onward else ""
    return wire.OldTable(words, onward, old.can_go_on and viewer.may_replace)


def luck_of(viewer: Viewer, table: Table[Any] | None) -> wire.Luck:
    """Where the luck of a table comes from: everybody is told when somebody chose the seed."""
    return _luck(viewer.live.row.header, viewer.voice, tuple(table.entropy) if table else ())


def _said_luck(header: Header, voice: Voice, added: tuple[Entropy, ...]) -> wire.Luck:
    source = "chosen" if header.chosen else "seeded" if header.fate == "scripted" else header.fate
    told = [voice.phrase(f"luck-{source}", commitment=header.commitment)]
    if added:
        names = dict.fromkeys(voice.name(entry.seat) for entry in added)
        told.append(voice.phrase("luck-added", names=", ".join(names)))
    entropy, by = [entry.entropy for entry in added], [entry.seat for entry in added]
    return wire.Luck(header.fate, header.commitment, header.chosen, " ".join(told), entropy, by)


_luck: Final = SameMemo(_said_luck, TABLES)


def game_title(key: str, voice: Reader) -> str:
    """What a game is called."""
    return voice.phrase(f"{key}-name")


def seats_of(viewer: Viewer, moment: Moment) -> list[wire.SeatState]:
    """Who sits where, who is there, whose turn it is, and the score so far."""
    live, mine, names = viewer.live, viewer.seats, viewer.voice.names
    points, node = moment.points(len(live.seats)), moment.state.node
    turn = node.seat if isinstance(node, Choice) else None
    online = {*online_seats(live), *mine}
    return [
        wire.SeatState(
            seat=row.seat,
            name=names[row.seat],
            kind="me" if row.seat in mine else "bot" if row.bot else "open" if row.kind == OPEN else "human",
            bot=row.bot,
            online=bool(row.bot) or row.seat in online,
            mark=mark(row.seat),
            turn=row.seat == turn,
            score=points[row.seat],
            clock=clock_of(live, row.seat, viewer.seconds()),
        )
        for row in live.seats
    ]


def online_seats(live: Live) -> frozenset[int]:
    """The seats whose people are there, worked out once for everybody who watches."""
    key = (live.presence, live.seats)
    if live.online[0] != key:
        live.online = (key, online_now(live))
    return live.online[1]


def online_now(live: Live) -> frozenset[int]:
    """The same, looked up."""
    return frozenset(seat for listener in live.listeners for seat in getattr(listener, "seats", ()))


@cache
def mark(seat: int) -> wire.Mark:
    """A seat's colour, shape and letter."""
    letter = seat_letter(seat)
    return wire.Mark(letter.lower(), SHAPES[seat % len(SHAPES)], letter)


def asked(viewer: Viewer, table: Table[Any], moment: Moment, seat: int | None) -> wire.Question:
    """The question, whether it is for this viewer, and whether something can be taken back."""
    node = moment.state.node
    for_me = is_asked(viewer, node)
    question, undo = moment.question(seat, viewer.voice, for_me), undo_of(viewer, table)
    if isinstance(node, Choice) and not for_me:
        return replace(question, text=waiting_words(viewer, node.seat), names=UNSET, undo=undo)
    hinted = for_me and node is table.node and may_hint(viewer, table)
    return replace(question, mine=for_me, undo=undo, hint=hinted or UNSET)


def may_hint(viewer: Viewer, table: Table[Any]) -> bool:
    """Whether whoever is asked may have advice."""
    node = table.node
    if viewer.live.is_shared or not isinstance(node, Choice):
        return False
    return not why_not_hint(table.header, table.seats, node, node.seat)


def is_asked(viewer: Viewer, node: Node) -> bool:
    """Whether a question is for this viewer; whoever plays may roll for fate."""
    mine = () if viewer.live.old is not None else viewer.seats
    return bool(mine) and (node.seat in mine if isinstance(node, Choice) else isinstance(node, Chance))


def waiting_words(viewer: Viewer, seat: int) -> str:
    """What is said about somebody else who is asked: the question itself calls them “you”."""
    message = "web-waits-for-bot" if viewer.live.seats[seat].bot else "web-waits-for"
    return viewer.voice.words(text(message, seat=SeatName(seat)))


def undo_of(viewer: Viewer, table: Table[Any]) -> wire.UndoState:
    """Whether this viewer can take something back, and why not."""
    mine = viewer.seats
    if not mine or viewer.live.old is not None:
        return wire.UndoState(False, "")
    seat = undoing_seat(table, mine)
    reason = table.why_no_undo(seat)
    why = viewer.voice.words(text(f"error-{reason}", seat=SeatName(seat))) if reason else ""
    return wire.UndoState(not reason, why)


def news(live: Live, table: Table[Any], since: int, until: int, heard: int | None, voice: Voice) -> list[wire.LogEntry]:
    """The lines after a version (all of them when it is negative), each with the heading of its turn.

    When the game is over, everybody reads what was whispered, too.
    """
    over = live.row.over
    lines = full_log_of(table, since, voice, until) if over else log_of(table, since, heard, voice, until)
    return log_entries(lines)


def great_moments(viewer: Viewer, table: Table[Any], moment: Moment, since: int, until: int) -> list[Shown]:
    """The great moments after a version; for somebody who knows nothing yet, those since his last answer."""
    if since < 0:
        return standing_stage(table, viewer.seats, viewer.heard_as, viewer.voice, until, moment.seen)
    return stage_of(table, since, viewer.heard_as, viewer.voice, until, moment.seen)


def log_entries(lines: Sequence[LogLine]) -> list[wire.LogEntry]:
    """Lines of the log as they are sent."""
    return [wire.LogEntry(*line[:-1], names=line.names or UNSET) for line in lines]


def has_undo(table: Table[Any], since: int, until: int) -> bool:
    """Whether something was taken back meanwhile, so that the log has to be read anew."""
    return any(isinstance(update.entry, Undo) for update in table.updates[max(since, 0) : until])


def has_heard_all(table: Table[Any], heard: int | None) -> bool:
    """Whether nothing was ever whispered to others: then the end brings nothing to light that was told before."""
    told = (event for update in table.updates for event in update.events)
    return all(event.audience is None or heard in event.audience for event in told)


def ending(voice: Voice, table: Table[Any], node: Node) -> wire.Ending | None:
    """How a game ended: why, the verdict, the places, what is told after it, whether luck was fair; None before."""
    if not isinstance(node, Over):
        return None
    kept = kept_end(table, voice)
    if kept is not None:
        return kept.end
    verdict, bye = verdict_of(table.game, table.state), farewell_of(table)
    return wire.Ending(
        reason=voice.phrase(node.reason),
        verdict=verdict_words(verdict, voice),
        winners=verdict.winners,
        ranking=[
            wire.PlaceState(place.seat, place.rank, voice.name(place.seat), place.points, place.tied)
            for place in places_of(table, node)
        ],
        epilogue=epilogue(voice, table),
        verify=verify_of(voice, table),
        story=voice.words(bye.page) if bye.page.id else "",
        missing=voice.words(bye.missing) if bye.missing else "",
        would=voice.words(bye.would) if bye.would else "",
        unscored=[
            wire.ScoreEntry(voice.words(line.label), line.points, line.rule) for line in bye.unscored if not line.seat
        ],
        hints=hints_asked(table, voice) or UNSET,
    )


class KeptEnd(wire.Outgoing):
    """What was told of an end, kept in one language."""

    end: wire.Ending
    review: replies.ReviewState


def kept_end(table: Table[Any], voice: Voice) -> KeptEnd | None:
    """What was told when a game ended whose rules are gone; None where these rules can tell it."""
    kept = table.ends.get(voice.catalogue.language) if isinstance(table, Stills) else None
    return None if kept is None else msgspec.json.decode(kept, type=KeptEnd)


def epilogue(voice: Voice, table: Table[Any]) -> list[str]:
    """What a game tells after its end, an event that is called so, and how its own story ends."""
    told = table.updates[-1].events if table.updates else ()
    found = [voice.words(table.game.show.event_text(event)) for event in told if event.id.endswith("-epilogue")]
    return [*found, *filter(None, [closing_words(table, voice)])]


def verify_of(voice: Voice, table: Table[Any]) -> wire.Verification:
    """Everybody can check the luck of a finished game: the seed, and what was promised before the first move."""
    header = table.header
    seed = table.fate.secret if isinstance(table.fate, Fair) else header.seed
    kept = commitment_to(seed) == header.commitment if header.commitment else None
    words = voice.phrase(f"serve-verify-{header.fate}", seed=seed, commitment=header.commitment)
    if table.entropy:
        added = ", ".join(f"{voice.name(entry.seat)}: {entry.entropy}" for entry in table.entropy)
        words = f"{words} {voice.phrase('luck-verify-added', added=added)}"
    return wire.Verification(kept, words, seed, header.commitment)


def piece_at(viewer: Viewer, table: Table[Any], version: int, piece: str) -> replies.PieceState:
    """What could be read on a piece at an earlier version."""
    moment = moment_at(viewer, table, version)
    return moment.look(viewer.seat_shown(moment.state), viewer.voice, piece)


def state_at(viewer: Viewer, table: Table[Any], version: int) -> wire.State:
    """The `state` message of a page at an earlier version; nobody is asked there."""
    moment = moment_at(viewer, table, version)
    state = moment.state
    seat = viewer.seat_shown(state)
    question = replace(moment.question(seat, viewer.voice, False), given=answer_at(viewer, table, state, version))
    message = shown(viewer, moment, seat, version, None, question)
    message.log, message.log_all = news(viewer.live, table, -1, version, viewer.heard_as, viewer.voice), True
    message.stage = stage_states(table.game, great_moments(viewer, table, moment, max(version - 1, 0), version))
    return message


def moment_at(viewer: Viewer, table: Table[Any], version: int) -> Moment:
    """The moment of a version; one that never came is refused."""
    if not 0 <= version <= viewer.live.version:
        raise Refused("error-unknown-version", version=str(version), last=str(viewer.live.version))
    return Moment(table.game, position_at(table, version), past=viewer.live.row.over)


def answer_at(viewer: Viewer, table: Table[Any], state: Any, version: int) -> str:
    """What was answered at a version, as far as this viewer may know; nothing in the present."""
    live = viewer.live
    if version >= live.version:
        return ""
    entry = table.updates[version].entry
    known = live.row.over or is_open(table.game, entry, viewer.seats)
    return answer_words(table.game, state, entry, viewer.voice) if known else ""


def failure_words(viewer: Viewer) -> wire.FailedBot | None:
    """A bot that cannot play, in words, with the names of those who can take over; whether the reader may decide it."""
    found, voice = failure_data(viewer.live), viewer.voice
    if found is None:
        return None
    return wire.FailedBot(
        seat=found.seat,
        bot=found.bot,
        reason=found.reason,
        bots=[wire.Successor(bot, _label(found.bot, bot, voice)) for bot in found.bots],
        text=voice.words(failure_text(found.seat, found.bot, found.reason)),
        mine=viewer.may_replace,
    )


def _label(failed: str, bot: str, voice: Reader) -> str:
    name = bot_name(voice.catalogue, bot)
    return voice.phrase("face-bot-again", bot=name) if bot == failed else voice.phrase("face-bot-instead", bot=name)
