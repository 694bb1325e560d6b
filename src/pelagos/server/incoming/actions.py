"""What a viewer can ask for: moves, previews, odds, talk. The same for WebSocket and HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from copy import copy
from typing import Any, TypeAlias

from msgspec import UNSET, structs

from pelagos.bots.registry import check_bot
from pelagos.core.errors import PelagosError, Refused
from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Choice, Option, option_text
from pelagos.core.text import SeatName, text
from pelagos.faces.advice import Words, hint_words
from pelagos.faces.ahead import Lead, NotThere, is_final, is_last, leads, refused_at, rest
from pelagos.faces.for_programs import advice_for_programs, odds_for_programs
from pelagos.faces.log import previewed_log
from pelagos.faces.moments import is_same_moment
from pelagos.faces.odds import before_fate, odds_lines, short_chances, tells_chance
from pelagos.faces.questions import refused
from pelagos.faces.reader import spoken
from pelagos.faces.sheets import beyond_sheet
from pelagos.faces.together import PHRASES, as_phrase, is_together
from pelagos.faces.undoing import undoing_seat
from pelagos.faces.voice import Voice
from pelagos.people.names import clean_words
from pelagos.server.incoming.context import Server
from pelagos.server.incoming.messages import (
    Answer,
    Drawer,
    Entropy,
    Hint,
    Hush,
    Lang,
    Leave,
    Look,
    Message,
    Odds,
    Onward,
    Preview,
    Replace,
    Roll,
    Say,
    Seat,
    Seats,
    Stakes,
    Undo,
    Weighing,
    Why,
)
from pelagos.server.play import opening, seats
from pelagos.server.play.live import Live, check_script, now, successor
from pelagos.server.store.changes import add_chat
from pelagos.server.store.persons import is_blocked, said_by, set_hushed
from pelagos.server.store.reader import person_name
from pelagos.server.tell import replies, wire
from pelagos.server.tell.moment import Moment, refusal
from pelagos.server.tell.page_state import asked, log_entries, seats_of, standing_moment
from pelagos.server.tell.program_state import DataHint, DataOdds, data_preview
from pelagos.server.tell.scenes import board_for, named_for, panels_for
from pelagos.server.tell.updates import seat_menu
from pelagos.server.tell.viewers import Viewer
from pelagos.table.stills import check_plays
from pelagos.table.table import Preview as Ahead
from pelagos.table.table import Table

Reply: TypeAlias = wire.Outgoing | None


def acting_seat(viewer: Viewer, table: Table[Any]) -> int:
    """The seat for which this viewer answers now; spectators have none."""
    seats = viewer.seats
    if not seats:
        raise Refused("error-spectator")
    node = table.node
    return node.seat if isinstance(node, Choice) and node.seat in seats else seats[0]


async def answer(server: Server, viewer: Viewer, message: Answer) -> Reply:
    """Answers of a seat: acknowledged when they are stored."""
    table = await server.tables.loaded(viewer.live)
    seat = seat_of_request(viewer, table, message.version)
    version = await server.tables.answer(viewer.live, seat, message.id, message.version, message.answers)
    return replies.Done(message.id, version)


def seat_of_request(viewer: Viewer, table: Table[Any], version: int) -> int:
    """The seat that was asked at a version, when this viewer holds it: a request sent again is still that seat's."""
    seats = viewer.seats
    if not seats:
        raise Refused("error-spectator")
    version = table.still_asked_at(version)
    if len(seats) > 1 and version < table.version:
        entry = table.updates[version].entry
        past = getattr(entry, "seat", None)
        if past in seats:
            return int(past)
    return acting_seat(viewer, table)


async def undo(server: Server, viewer: Viewer, message: Undo) -> Reply:
    """Take the last answer back."""
    table = await server.tables.loaded(viewer.live)
    seats = viewer.seats
    if not seats:
        raise Refused("error-spectator")
    seat = undoing_seat(table, seats)
    version = await server.tables.undo(viewer.live, seat, message.id, message.version)
    return replies.Done(message.id, version)


async def roll(server: Server, viewer: Viewer, message: Roll) -> Reply:
    """What somebody's own dice came to; anybody who plays may type it."""
    if not viewer.seats:
        raise Refused("error-spectator")
    version = await server.tables.roll(viewer.live, viewer.seats[0], message.id, message.version, message.outcome)
    return replies.Done(message.id, version)


async def replace(server: Server, viewer: Viewer, message: Replace) -> Reply:
    """Another bot for one that fails, or another try; those who play and the opener decide."""
    live = viewer.live
    await server.tables.loaded(live)
    if not viewer.may_replace:
        raise Refused("error-spectator")
    check_bot(live.row.game, message.bot)
    by = viewer.seats[0] if viewer.seats else None
    player = successor(live, message.seat, message.bot, viewer.voice)
    version = await server.tables.replace(live, by, message.id, message.version, message.seat, player)
    return replies.Done(message.id, version)


async def seat(server: Server, viewer: Viewer, message: Seat) -> Reply:
    """Something done with a seat: resigning, a bot in one's place and back, a vote to end the game."""
    asker = seats.Asker(viewer.seats, viewer.persons, viewer.voice.catalogue)
    wish = seats.Wish(message.deed, message.seat, message.bot, message.sure)
    version = await seats.do(server.tables, viewer.live, asker, wish, message.id, message.version)
    return replies.Done(message.id, version)


async def seat_rules(server: Server, viewer: Viewer, message: Seats) -> Reply:
    """The rules of the table, and what this viewer may do with its seats."""
    await server.tables.loaded(viewer.live)
    await seats.look_around(server.tables, viewer.live)
    return seat_menu(viewer, server.tables, message.id)


async def preview(server: Server, viewer: Viewer, message: Preview) -> Reply:
    """What some answers would lead to, without doing it."""
    table = frozen_copy(await server.tables.loaded(viewer.live))
    seat = acting_seat(viewer, table)
    check_script(viewer.live, table, seat, message.answers)
    ahead = table.preview(seat, message.answers, message.version)
    if message.want == "data":
        return await server.looks.run_for(viewer.address, data_preview, table, seat, ahead, message.id)
    return await server.looks.run_for(viewer.address, _previewed, viewer, table, seat, ahead, message)


def _previewed(viewer: Viewer, table: Table[Any], seat: int, ahead: Ahead, message: Preview) -> replies.PreviewState:
    voice, game, base = viewer.voice, table.game, viewer.base
    moment = Moment(game, ahead.state)
    scene = moment.scene(seat, voice)
    lines = previewed_log(table, ahead.events, seat, voice)
    question = asked_ahead(viewer, table, moment, seat)
    return replies.PreviewState(
        id=message.id,
        version=message.version,
        stopped=ahead.stopped,
        question=_with_ends(question, table, seat, ahead, message.answers),
        board=board_for(base, scene),
        panels=panels_for(base, scene),
        text=scene.text,
        moment=scene.moment,
        seats=seats_of(viewer, moment),
        score=scene.score,
        log=log_entries(lines),
        named=named_for(base, scene),
        rest=lead_data(rest(table, seat, message.answers, ahead), viewer),
    )


def _with_ends(
    question: wire.Question, table: Table[Any], seat: int, ahead: Ahead, planned: Sequence[str]
) -> wire.Question:
    """The question after a plan, and what of it ends the plan."""
    bundles = [
        structs.replace(bundle, final=is_last(table, seat, [*planned, *bundle.answers]))
        for bundle in question.bundles or ()
    ]
    return structs.replace(question, final=is_final(table, seat, planned, ahead) or UNSET, bundles=bundles or UNSET)


def asked_ahead(viewer: Viewer, table: Table[Any], moment: Moment, seat: int) -> wire.Question:
    """The question after some answers of a seat. Another seat answers when they are confirmed, and is not called “you”.

    What fate could bring stays its own until then: what it cannot bring would tell what lies hidden.
    """
    question, node = asked(viewer, table, moment, seat), moment.state.node
    later = moment.question(seat, viewer.voice, False)
    if isinstance(node, Choice) and node.seat != seat:
        decides = viewer.voice.words(text("web-then-decides", seat=SeatName(node.seat)))
        return structs.replace(later, text=decides, names=UNSET, undo=question.undo)
    return structs.replace(later, undo=question.undo) if isinstance(node, Chance) else question


async def odds(server: Server, viewer: Viewer, message: Odds) -> Reply:
    """Exact odds of what may follow each option, for whoever is asked."""
    table = frozen_copy(await server.tables.loaded(viewer.live))
    check_asked(viewer, table)
    if message.want == "data":
        seat = viewer.seat_shown(table.state)
        told = await server.looks.run_for(viewer.address, odds_for_programs, table, seat, message.option)
        return DataOdds(message.id, table.version, told)
    found = await server.looks.run_for(viewer.address, odds_data, viewer, table, message.option)
    return replies.OddsState(message.id, table.version, found)


def check_asked(viewer: Viewer, table: Table[Any]) -> None:
    """Refuse odds of options that others have: they would tell what those others know."""
    if not viewer.seats:
        raise Refused("error-spectator")
    if isinstance(table.node, Choice) and table.node.seat not in viewer.seats:
        raise Refused("error-odds-other-seat")


async def stakes(server: Server, viewer: Viewer, message: Stakes) -> Reply:
    """What each option puts at stake, in short, after some answers that are planned."""
    table = frozen_copy(await server.tables.loaded(viewer.live))
    return await server.looks.run_for(viewer.address, _stakes, viewer, table, message)


def _stakes(viewer: Viewer, table: Table[Any], message: Stakes) -> replies.OddsState:
    seat, answers = acting_seat(viewer, table), message.answers
    state = table.preview(seat, answers, table.version).state if answers else table.state
    if not isinstance(state.node, Choice) or state.node.seat not in viewer.seats:
        return replies.OddsState(message.id, table.version, [])
    following = lead_data(leads(table, seat, answers, state), viewer)
    return replies.OddsState(message.id, table.version, stakes_data(viewer, table, state), following)


def lead_data(found: list[Lead], viewer: Viewer) -> list[wire.Lead]:
    """What can be answered together, in words."""
    say = viewer.voice.words
    return [
        wire.Lead(
            answers=[option_text(option) for option in lead.answers],
            labels=[say(label) for label in lead.labels],
            spots=lead.spots,
            light=lead.light,
            final=lead.final,
        )
        for lead in found
    ]


def stakes_data(viewer: Viewer, table: Table[Any], state: Any) -> list[replies.OptionOdds]:
    """The sum of what each option puts at stake, unless its label tells it; once where all would say the same."""
    node, game, voice = state.node, table.game, viewer.voice
    labels = [game.show.label(state, option) for option in node.options]
    told = [
        () if tells_chance(label) else game.forecast(state, option)
        for option, label in zip(node.options, labels, strict=True)
    ]
    lines = [[voice.words(line[0]).strip()] if line else [] for line in told]
    if len(lines) > 1 and lines[0] and all(line == lines[0] for line in lines):
        return [replies.OptionOdds("", "", lines[0])]
    return [
        replies.OptionOdds(option_text(option), voice.words(label), line, short_chances(forecast[0], voice) or UNSET)
        for option, label, line, forecast in zip(node.options, labels, lines, told, strict=True)
        if line
    ]


def frozen_copy(table: Table[Any]) -> Table[Any]:
    """The table as it stands, for a thread that looks ahead while others may move it."""
    check_plays(table)
    still = copy(table)
    still.moments, still.updates = list(table.moments), list(table.updates)
    return still


def odds_data(viewer: Viewer, table: Table[Any], wanted: str) -> list[replies.OptionOdds]:
    """A line for each thing that may come, option by option (or the wanted one).

    No option is named when fate is asked, or when the same may come whatever is answered.
    """
    node, voice, game = table.node, viewer.voice, table.game
    if isinstance(node, Chance):
        known = game.as_known(table.state, viewer.seat_shown(table.state))
        return [replies.OptionOdds("", "", _odds(viewer, table, known))] if known is not None else []
    if not isinstance(node, Choice):
        return []
    options = [option for option in node.options if wanted in ("", option_text(option))]
    found = [(option, _at_stake(viewer, table, option, wanted)) for option in options]
    if len(found) > 1 and len({tuple(lines) for _, lines in found}) == 1:
        return [replies.OptionOdds("", "", found[0][1])] if found[0][1] else []
    return [
        replies.OptionOdds(option_text(option), voice.words(game.show.label(table.state, option)), lines)
        for option, lines in found
        if lines
    ]


def _at_stake(viewer: Viewer, table: Table[Any], option: Option, wanted: str) -> list[str]:
    """Everything an option puts at stake, if somebody asks about it; else its sum, unless the label tells it.

    A draw that comes when the turn or phase is over belongs to what comes next, not to this option.
    """
    if not wanted and tells_chance(table.game.show.label(table.state, option)):
        return []
    forecast = table.game.forecast(table.state, option)
    if forecast:
        return _in_full(viewer, table, option) if wanted else [viewer.voice.words(forecast[0]).strip()]
    state = before_fate(table, option)
    related = state is not None and (wanted or is_same_moment(table.game, table.state, state))
    return _odds(viewer, table, state) if related else []


def _in_full(viewer: Viewer, table: Table[Any], option: Option) -> list[str]:
    """Everything an option puts at stake; what the sheet of its test says is not said again beside it."""
    game, node = table.game, table.node
    assert isinstance(node, Choice), "an option is answered by a seat"
    ahead = table.preview(node.seat, [option], table.version).state
    view = game.visible.observe(ahead, viewer.seat_shown(table.state))
    return beyond_sheet(game, ahead, view, game.forecast(table.state, option), viewer.voice)


def _odds(viewer: Viewer, table: Table[Any], state: Any) -> list[str]:
    try:
        return odds_lines(table.game, state, viewer.voice)
    except PelagosError as problem:
        return [viewer.voice.error(problem)]


async def drawer(server: Server, viewer: Viewer, message: Drawer) -> Reply:
    """What is open to this viewer but not on the board."""
    await server.tables.loaded(viewer.live)
    live = viewer.live
    lines = live.game.show.drawer(live.state, viewer.seat_shown(live.state))
    return replies.DrawerState(message.id, [viewer.voice.words(line) for line in lines])


async def look(server: Server, viewer: Viewer, message: Look) -> Reply:
    """What can be read on a piece, and where it is as far as this viewer may know."""
    await server.tables.loaded(viewer.live)
    moment = standing_moment(viewer.live)
    seat, voice = viewer.seat_shown(moment.state), viewer.voice
    return await server.looks.run_for(viewer.address, moment.look, seat, voice, message.piece, message.id)


async def say(server: Server, viewer: Viewer, message: Say) -> Reply:
    """Talk at the table; only those who play do."""
    if not viewer.seats:
        raise Refused("error-spectator")
    name = viewer.live.names[viewer.seats[0]]
    if viewer.persons and len(viewer.seats) > 1:
        name = await server.tables.read(person_name, viewer.persons[0]) or name
    person = viewer.live.seats[viewer.seats[0]].person
    if person and await server.tables.read(is_blocked, viewer.live.row.owner, [person]):
        raise Refused("error-blocked")
    if message.phrase not in ("", *PHRASES):
        raise Refused("error-bad-message", problem="phrase")
    words = as_phrase(message.phrase) if message.phrase else clean_words(message.text)
    if not words:
        raise Refused("error-bad-message", problem="text")
    server.quotas.check("talk", viewer.address, person or "")
    await server.tables.change(viewer.live, add_chat, viewer.live.id, name, words, now(), person)
    viewer.live.talk += 1
    viewer.live.spread()
    return replies.Done(message.id, viewer.live.version)


async def hush(server: Server, viewer: Viewer, message: Hush) -> Reply:
    """Not to hear whoever said a line any more; with `block`, not to meet them at one's own tables either."""
    live, hearers = viewer.live, viewer.hearers
    said = await server.tables.read(said_by, live.id, message.line)
    if not hearers or said.other in hearers:
        raise Refused("error-no-line")
    me, row = hearers[0], said._replace(kind=message.kind, at=now())
    await server.tables.writer.run(lambda connection: set_hushed(connection, me, row))
    hear_anew(live, me)
    return replies.Done(message.id, live.version)


def hear_anew(live: Live, person: str) -> None:
    """Whoever listens for somebody gets all talk anew."""
    for listener in live.listeners:
        if isinstance(listener, Viewer) and person in listener.hearers:
            listener.talk, listener.talked = -1, 0
            listener.wake()


async def weigh(server: Server, viewer: Viewer, message: Weighing) -> Reply:
    """Show partners what is being weighed. What comes too late, or is not theirs to weigh, is shown to nobody."""
    live, table = viewer.live, await server.tables.loaded(viewer.live)
    asked = table.node.seat if isinstance(table.node, Choice) else None
    if message.version == live.version and asked in viewer.seats and is_together(table):
        viewer.weighed = (asked, tuple(message.answers))
        server.tables.weigh(live, asked, message.answers)
    return None


async def onward(server: Server, viewer: Viewer, message: Onward) -> Reply:
    """What the script of a lesson has for the other seats."""
    await server.tables.loaded(viewer.live)
    version = await opening.follow_lesson(server.tables, viewer.live, viewer.seats, message.id, message.version)
    return replies.Done(message.id, version)


async def leave(server: Server, viewer: Viewer, message: Leave) -> Reply:
    """No lesson any more."""
    await opening.leave_lesson(server.tables, viewer.live, viewer.seats)
    return replies.Done(message.id, viewer.live.version)


async def add_entropy(server: Server, viewer: Viewer, message: Entropy) -> Reply:
    """Chance of one's own for fair luck; the first seat that has added none gets it."""
    table, seats = await server.tables.loaded(viewer.live), viewer.seats
    if not seats:
        raise Refused("error-spectator")
    given = {entry.seat for entry in table.entropy}
    seat = next((seat for seat in seats if seat not in given), seats[0])
    version = await server.tables.add_entropy(viewer.live, seat, opening.clean_entropy(message.text))
    return replies.Done(message.id, version)


async def why(server: Server, viewer: Viewer, message: Why) -> Reply:
    """Why nothing can be done at a spot."""
    table = frozen_copy(await server.tables.loaded(viewer.live))
    return await server.looks.run_for(viewer.address, _why, viewer, table, message)


def _why(viewer: Viewer, table: Table[Any], message: Why) -> replies.WhyState:
    seat, answers = acting_seat(viewer, table), message.answers
    state = table.preview(seat, answers, table.version).state if answers else table.state
    mine = isinstance(state.node, Choice) and state.node.seat in viewer.seats
    found = refused_at(table, seat, answers, state, message.spot) if mine else []
    return replies.WhyState(message.id, [_behind(table.game, state, one, viewer.voice) for one in found])


def _behind(game: Game[Any], state: Any, found: NotThere, voice: Voice) -> wire.Refusal:
    told = refused(game, found.state, found.option, found.reason, voice)
    label = f"{voice.words(game.show.label(state, found.first))} → {told.label}"
    return refusal(game, found.state, told._replace(label=label), voice)


async def hint(server: Server, viewer: Viewer, message: Hint) -> Reply:
    """What to answer, and why; that it was asked stands in the record. Or: tell what was found until now."""
    live = viewer.live
    table = await server.tables.loaded(live)
    seat = acting_seat(viewer, table)
    if message.enough:
        server.tables.counsel.enough(live.id, len(table.moments))
        return replies.Done(message.id, live.version)
    with server.hints.slot(viewer.address, viewer.person):
        table = await server.tables.ask_hint(live, seat)
        state, version = table.state, table.version
        advice = await server.tables.advice(live, table, message.seconds, viewer.address)
    if message.want == "data":
        return DataHint(message.id, version, advice_for_programs(advice))
    return hint_data(hint_words(table.game, state, advice, viewer.voice), message.id, version)


def hint_data(words: Words, number: int, version: int) -> replies.HintState:
    """Advice as it is sent to a page."""
    return replies.HintState(
        id=number,
        version=version,
        option=option_text(words.option),
        label=words.label,
        said=words.said,
        then=words.then,
        heading=words.against,
        reasons=[replies.HintReason(one.sign, one.said) for one in words.reasons],
        rows=[replies.HintRow(option_text(row.option), *row[1:]) for row in words.rows],
        notes=words.notes,
    )


async def speak(server: Server, viewer: Viewer, message: Lang) -> Reply:
    """Another language: everything is sent anew."""
    if spoken(message.lang):
        viewer.lang = message.lang
        viewer.seen, viewer.base = -1, None
        viewer.talk, viewer.talked = -1, 0
        viewer.wake()
    return None


HANDLERS: dict[type[Message], Callable[[Server, Viewer, Any], Awaitable[Reply]]] = {
    Answer: answer,
    Undo: undo,
    Roll: roll,
    Replace: replace,
    Seat: seat,
    Seats: seat_rules,
    Preview: preview,
    Odds: odds,
    Stakes: stakes,
    Why: why,
    Hint: hint,
    Drawer: drawer,
    Look: look,
    Say: say,
    Hush: hush,
    Weighing: weigh,
    Onward: onward,
    Leave: leave,
    Entropy: add_entropy,
    Lang: speak,
}
