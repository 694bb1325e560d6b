"""The `state` message of a program: the view, what is asked, and what happened, without words and drawings.

What is the same for all programs at a table is encoded once per version, and put together as bytes for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from pelagos.bots.failing import successors
from pelagos.core.game import Game, View
from pelagos.core.nodes import Chance, Choice, Over
from pelagos.core.perils import Peril
from pelagos.core.question_data import about, pending
from pelagos.core.state import State
from pelagos.faces.final_view import final_view
from pelagos.faces.for_programs import DataAdvice, DataOptionOdds
from pelagos.server.play.live import Live, failures
from pelagos.server.tell import wire
from pelagos.server.tell.viewers import Viewer
from pelagos.table.early import verdict_of
from pelagos.table.table import Preview, Table

encode = msgspec.json.Encoder().encode


class DataQuestion(wire.Outgoing):
    """What is asked, as ids. `scores`, `winners`, `reason` stand there at the end, `weights` at a question to fate.

    Whoever is asked learns the options, what the words speak of (`about`) and what follows the answer (`pending`).
    """

    kind: Literal["choice", "chance", "over"]
    ask: str | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    mine: bool | UnsetType = UNSET
    options: Sequence[str] | UnsetType = UNSET
    about: dict[str, Any] | UnsetType = UNSET
    pending: Sequence[Any] | UnsetType = UNSET
    weights: Sequence[int] | UnsetType = UNSET
    scores: Sequence[int] | UnsetType = UNSET
    winners: Sequence[int] | UnsetType = UNSET
    reason: str | UnsetType = UNSET


class DataEvent(wire.Outgoing):
    """Something that happened: the version it belongs to, its id, and its facts in order."""

    n: int
    id: str
    facts: Sequence[Any]


class DataPeril(wire.Outgoing):
    """What threatens: its id, its numbers by name, how near it is from 0 (far) to 3, its rule, where it is seen."""

    id: str
    facts: dict[str, int]
    level: int
    rule: str
    spots: Sequence[str]


class DataFailedBot(wire.Outgoing):
    """A bot that cannot play, why, and the bots that can play on: `POST replace` lets one of them."""

    seat: int
    bot: str
    reason: Literal["unknown", "slow", "died", "raised", "nonsense"]
    bots: Sequence[str]


class DataClock(wire.Outgoing):
    """The seconds that a seat has left, and whether its clock `runs`; where a move is timed, only of who is asked."""

    seat: int
    left: int
    runs: bool


class DataState(wire.Outgoing, tag_field="is", tag="state"):
    """A table as a program gets it. `view` is everything the seat may see, by game; `perils` come with it."""

    table: str
    version: int
    you: Sequence[int]
    seat: int | None
    over: bool
    question: DataQuestion
    events: Sequence[DataEvent]
    failed_bot: DataFailedBot | UnsetType = UNSET
    clocks: Sequence[DataClock] | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    perils: Sequence[DataPeril] | UnsetType = UNSET


class DataOdds(wire.Outgoing, tag_field="is", tag="odds"):
    """Odds as numbers and keys, for whoever is asked: of each option of which there are any."""

    id: int
    version: int
    options: Sequence[DataOptionOdds]


class DataHint(wire.Outgoing, tag_field="is", tag="hint"):
    """Advice in numbers and keys, on the question that stands at a version."""

    id: int
    version: int
    advice: DataAdvice


class DataPoints(wire.Outgoing):
    """A line of the score sheet: whose, what for, how much, and by which rule."""

    seat: int
    id: str
    points: int
    rule: str


class DataPreview(wire.Outgoing, tag_field="is", tag="preview"):
    """What some answers would lead to, up to a die, a draw or a reveal: `stopped` says which.

    The question has its options where the same seat would be asked; events are told as of the version asked for.
    """

    id: int
    version: int
    stopped: Literal["fate", "reveal", ""]
    question: DataQuestion
    events: Sequence[DataEvent]
    score: Sequence[DataPoints]
    view: dict[str, Any]
    perils: Sequence[DataPeril]


def data_preview(table: Table[Any], seat: int, ahead: Preview, number: int) -> DataPreview:
    """What a seat's answers would lead to, for a program."""
    game, state, version = table.game, ahead.state, table.version
    view = game.visible.observe(state, seat)
    asked = isinstance(state.node, Choice) and state.node.seat == seat
    return DataPreview(
        id=number,
        version=version,
        stopped=ahead.stopped,
        question=data_question(table, state, asked),
        events=[DataEvent(version, event.id, event.facts) for event in ahead.events],
        score=[DataPoints(line.seat, line.label.id, line.points, line.rule) for line in game.show.sheet(state)],
        view=dict(view),
        perils=[_peril(peril) for peril in game.perils(view)],
    )


def data_state(viewer: Viewer, table: Table[Any]) -> bytes:
    """What this program gets now. The view comes along at first, when the program is asked, and at the end."""
    live, node = viewer.live, viewer.live.state.node
    mine, seat = viewer.seats, viewer.seat_shown(live.state)
    over = isinstance(node, Over)
    asked = bool(mine) if isinstance(node, Chance) else not over and node.seat in mine
    heard = mine[0] if len(mine) == 1 else None
    return b'{"is":"state","table":"%b","version":%d,"you":%b,"seat":%b,"over":%b,"question":%b,"events":%b%b%b%b}' % (
        live.id.encode(),
        live.version,
        encode(mine),
        encode(seat),
        b"true" if over else b"false",
        _question(live, table, asked),
        _events(live, table, viewer.seen, heard),
        _failure(live),
        _clocks(viewer),
        _view(live, seat) if viewer.fresh or over or asked or viewer.sat != mine else b"",
    )


def _question(live: Live, table: Table[Any], asked: bool) -> bytes:
    """Encoded once for those who are asked and once for all others."""
    found: bytes | None = live.scenes.get(("question", asked))
    if found is None:
        found = live.scenes["question", asked] = encode(data_question(table, live.state, asked))
    return found


def _failure(live: Live) -> bytes:
    """The bot that cannot play, where there is one."""
    found: bytes | None = live.scenes.get("failure")
    if found is None:
        failed = failure_data(live)
        found = live.scenes["failure"] = b"" if failed is None else b',"failed_bot":' + encode(failed)
    return found


def _clocks(viewer: Viewer) -> bytes:
    """The clocks of a table that has some; they differ from second to second, so nothing is remembered."""
    live = viewer.live
    if live.row.house.clock == "none" or live.row.over:
        return b""
    found = [(seat, clock_of(live, seat, viewer.seconds())) for seat in range(len(live.seats))]
    return b',"clocks":' + encode([DataClock(seat, *clock) for seat, clock in found if clock is not UNSET])


def clock_of(live: Live, seat: int, now: int) -> tuple[int, bool] | UnsetType:
    """What a seat has left, and whether its clock runs; where none is counted, none is told."""
    row, aside = live.row, live.row.asides[seat]
    if row.house.clock == "none" or row.over:
        return UNSET
    if row.house.clock == "move" and row.asked != seat:
        return UNSET
    runs = row.asked == seat and row.due is not None
    left = max(0, row.due - now) if runs and row.due is not None else aside.left
    return UNSET if left is None else (left, runs)


def _events(live: Live, table: Table[Any], since: int, heard: int | None) -> bytes:
    """What happened; encoded once for all who saw the same version before and hear the same."""
    scenes = live.scenes
    found: bytes | None = scenes.get(("events", since)) or scenes.get(("events", since, heard))
    if found is None:
        told = table.updates[max(since, 0) : live.version]
        secret = any(event.audience is not None for update in told for event in update.events)
        found = encode(_heard(told, heard))
        scenes[("events", since, heard) if secret else ("events", since)] = found
    return found


def _heard(told: list[Any], heard: int | None) -> list[DataEvent]:
    return [
        DataEvent(update.version, event.id, event.facts)
        for update in told
        for event in update.events
        if event.audience is None or heard in event.audience
    ]


def _view(live: Live, seat: int | None) -> bytes:
    """What a seat sees, everything at the end, and what threatens; encoded once for all who look from there."""
    found: bytes | None = live.scenes.get(("view", seat))
    if found is None:
        over = isinstance(live.state.node, Over)
        view = (final_view if over else _sight)(live.game, live.state, seat)
        perils = [] if over else [_peril(peril) for peril in live.game.perils(view)]
        found = live.scenes["view", seat] = b',"view":%b,"perils":%b' % (encode(view), encode(perils))
    return found


def _peril(peril: Peril) -> DataPeril:
    facts = {name: value for name, value in peril.said.facts if isinstance(value, int)}
    return DataPeril(peril.said.id, facts, peril.level, peril.rule, peril.spots)


def _sight(game: Game[Any], state: Any, seat: int | None) -> View:
    return game.visible.observe(state, seat)


def data_question(table: Table[Any], state: State, asked: bool) -> DataQuestion:
    """What is asked, as ids; the options are for those who are asked, since they can tell a secret.

    With them comes what makes this question another one than the next of that name: what its words speak of, and what
    is pending.
    """
    node = state.node
    assert node is not None, "a table always stands at a question or at the end"
    if isinstance(node, Over):
        winners = verdict_of(table.game, state).winners
        return DataQuestion("over", scores=node.scores, winners=winners, reason=node.reason)
    question = DataQuestion("choice", node.ask, mine=asked)
    if isinstance(node, Choice):
        question.seat = node.seat
    else:
        question.kind = "chance"
    if asked:
        question.options, question.about = table.options_of(node), about(table.game, state)
        if isinstance(node, Choice):
            question.pending = pending(state)
        else:
            question.weights = node.weights
    return question


def failure_data(live: Live) -> DataFailedBot | None:
    """The first bot that cannot play, for a program; None when every bot plays."""
    found = next(iter(failures(live)), None)
    if found is None:
        return None
    bots = successors(live.row.game, found.bot, found.reason)
    return DataFailedBot(found.seat, found.bot, found.reason, bots)
