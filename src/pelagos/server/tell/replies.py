"""What the server sends to those who ask for it, as types: games, lists of tables, accounts, odds, sheets, lessons,
and what was wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from msgspec import UNSET, UnsetType, field

from pelagos.core.errors import PelagosError, Refused
from pelagos.core.settings import Value
from pelagos.core.text import Fact, SeatName, Text
from pelagos.faces.reader import Reader, reader
from pelagos.locale.catalogue import seat_letter
from pelagos.server.tell.wire import (
    Error,
    Lead,
    LogEntry,
    Outgoing,
    PanelPicture,
    Picture,
    PieceLine,
    PiecePart,
    Question,
    Refusal,
    RuleText,
    SeatScore,
    SeatState,
)

Turn: TypeAlias = Literal["you", "other", "open", "over"]


class Choosing(Outgoing):
    """A value that a setting can have."""

    value: str
    label: str


class SettingState(Outgoing):
    """A setting of a game: `number` from low to high, `choice` or `flag`."""

    key: str
    kind: Literal["number", "choice", "flag"]
    help: str
    default: Value
    low: int
    high: int
    choices: Sequence[str]


class GameState(Outgoing):
    """A game: its name, how many play, its bots and its settings."""

    key: str
    name: str
    rules_version: str
    seats: tuple[int, int]
    bots: Sequence[str]
    settings: Sequence[SettingState]


class GameList(Outgoing):
    """All games."""

    games: Sequence[GameState]


class Listed(Outgoing):
    """A table in a list. `turn` is `you`, `other`, `open` or `over`."""

    table: str
    url: str
    game: str
    title: str
    turn: Turn
    whose: str
    names: Sequence[str]
    open: bool


class TableList(Outgoing):
    """My tables, and those everybody may see."""

    mine: Sequence[Listed]
    public: Sequence[Listed]


class SeatKey(Outgoing):
    """A seat and the token that opens it for a program."""

    seat: int
    token: str


class Opened(Outgoing):
    """A new table: where it is, how others come to it, and the tokens of the caller's seats."""

    table: str
    url: str
    invite: str
    seats: Sequence[SeatKey]


class ListedPiece(Outgoing):
    """A piece in the catalogue of a game."""

    piece: str
    name: str
    kind: str
    brief: str


class PieceList(Outgoing):
    """Everything that lies in the box of a game."""

    pieces: Sequence[ListedPiece]


class SeatDeed(Outgoing):
    """Something the reader may do with a seat: send it back as it is. What has words for `sure` is asked twice."""

    deed: Literal["resign", "hand", "back", "offer", "bot", "open", "agree", "disagree", "pin", "unpin"]
    seat: int
    bot: str
    label: str
    help: str
    sure: str


class SeatMenu(Outgoing, tag_field="is", tag="seatmenu"):
    """The rules of a table beside those of its game, in words and as they were chosen, and what the reader may do."""

    id: int
    version: int
    rules: Sequence[str]
    house: dict[str, int | str]
    deeds: Sequence[SeatDeed]
    notes: Sequence[str]


class CarryLink(Outgoing):
    """Where another device is lent a seat, once, and which."""

    url: str
    seat: int
    name: str


class DeviceState(Outgoing):
    """A device of somebody's; with a table, one seat was lent to it. `here`: it asks this."""

    id: str
    name: str
    at: str
    seen: str
    here: bool
    table: str
    title: str
    seat: str


class PasskeyState(Outgoing):
    """A passkey: where it was made, when, and when it was used last."""

    id: str
    name: str
    at: str
    used: str


class CodeState(Outgoing):
    """A recovery code: when it was made and used last, never the code."""

    at: str
    used: str


class HushedState(Outgoing):
    """Somebody who is not heard (`mute`), nor met (`block`)."""

    id: str
    name: str
    kind: Literal["mute", "block"]
    at: str


class OwnTable(Outgoing):
    """A table that somebody opened. `alone`: nobody else sits there, so that it can be deleted."""

    table: str
    title: str
    names: Sequence[str]
    at: str
    over: bool
    alone: bool


class MeState(Outgoing):
    """Who asks. `account`: they can come back without this browser. `known` is false for a stranger."""

    known: bool
    account: bool
    name: str
    passkeys: Sequence[PasskeyState] = ()
    code: CodeState | None = None
    devices: Sequence[DeviceState] = ()
    hushed: Sequence[HushedState] = ()
    tables: Sequence[OwnTable] = ()


class RecoveryCode(Outgoing):
    """A new recovery code. It is told this once, and the one before counts no more."""

    code: str


class PasskeyAsked(Outgoing):
    """What a browser's passkeys are asked: options as `navigator.credentials` takes them, bytes in base64url."""

    options: dict[str, Any]


class Pairing(Outgoing):
    """A device that waits for another one: it shows the code, keeps the secret, and asks with it."""

    code: str
    secret: str
    seconds: int


class Paired(Outgoing):
    """Whether this device has been let in."""

    entered: bool


class Waiting(Outgoing):
    """The device that shows a code."""

    name: str


class Farewell(Outgoing):
    """What goes with an account and what stays, in words; it goes when `confirm` is sent back."""

    goes: Sequence[str]
    stays: Sequence[str]
    confirm: str


class LessonRule(Outgoing):
    """A rule that a card teaches, in our words."""

    id: str
    text: str


class LessonCard(Outgoing):
    """One annotation of a lesson. `kind` says what to do: read it, answer, watch the others, or take back."""

    kind: Literal["read", "answer", "watch", "undo"]
    heading: str
    text: Sequence[str]
    spots: Sequence[str]
    rules: Sequence[LessonRule]


class LessonState(Outgoing, tag_field="is", tag="lesson"):
    """Where a learner stands: the cards so far, of `total`; those before `first` belong to what is done.

    The game waits for what the last card says; `wanted` is what is to be answered there, question by question, an empty
    list where everything is allowed. No cards: nobody learns here.
    """

    version: int
    total: int
    first: int
    over: bool
    cards: Sequence[LessonCard]
    wanted: Sequence[Sequence[str]]


class OptionOdds(Outgoing):
    """What may come after an option; `id` is empty when fate itself is asked, or when all options lead there.

    `short` are the chances that the line tells, for options that stand side by side.
    """

    id: str
    label: str
    lines: Sequence[str]
    short: str | UnsetType = UNSET


class OddsState(Outgoing, tag_field="is", tag="odds"):
    """Exact odds; with what is at stake also what can be answered together with the options."""

    id: int
    version: int
    options: Sequence[OptionOdds]
    leads: Sequence[Lead] = ()


class WhyState(Outgoing, tag_field="is", tag="why"):
    """What somebody could mean who clicks at a spot, and why it is not possible."""

    id: int
    refused: Sequence[Refusal]


class HintReason(Outgoing):
    """What speaks for an answer (`+`) or against it (`−`)."""

    sign: Literal["+", "−"]
    text: str


class HintRow(Outgoing):
    """Another answer that was compared: how far it falls behind, how sure that is, and what makes the difference."""

    option: str
    label: str
    behind: str
    sure: Literal["clear", "likely", "equal", "behind"]
    verdict: str
    reason: str


class HintState(Outgoing, tag_field="is", tag="hint"):
    """Advice: the `option` to choose, what is said of it, what most games went on with, why, and how others compare.

    `heading` stands above the reasons: which other answer they speak of.
    """

    id: int
    version: int
    option: str
    label: str
    said: str
    then: str
    heading: str
    reasons: Sequence[HintReason]
    rows: Sequence[HintRow]
    notes: Sequence[str]


class DrawerState(Outgoing, tag_field="is", tag="drawer"):
    """What is open but not on the board."""

    id: int
    lines: Sequence[str]


class PieceState(Outgoing, tag_field="is", tag="piece"):
    """The sheet of a piece: everything that can be read on it; `now` says where it is, as far as the reader knows.

    `picture` is a drawing of it as SVG, in the classes of the board's style sheet.
    """

    id: int
    piece: str
    name: str
    kind: str
    brief: str
    now: Sequence[PieceLine]
    parts: Sequence[PiecePart]
    rules: Sequence[RuleText]
    picture: str


class Side(Outgoing):
    """Whose points are told: a seat, or all together, and the points after every turn."""

    seat: int | None
    name: str
    points: Sequence[int]


class Turned(Outgoing):
    """A turn that changed much; at `version` one sees it happen."""

    version: int
    seat: int | None
    points: int
    when: str
    what: str


class Tallied(Outgoing):
    """The points of all sides at the end of a round, an act or a turn."""

    when: str
    points: Sequence[int]


class ReviewState(Outgoing):
    """How a game went that is over. `glory` and `chart` are drawings as SVG, in classes of the board's style sheet."""

    sides: Sequence[Side]
    rows: Sequence[Tallied]
    turning: Sequence[Turned]
    glory: str
    chart: str


class Found(Outgoing):
    """A decision that gave something away, or a roll or draw; at version `at` one sees it.

    `points` is what it changed for the seat, `figure` the same as it is printed, and `error` what may be wrong with it;
    `gone` is what was answered or came, `better` the line that promised more, step by step.
    """

    at: int
    kind: Literal["decision", "roll"]
    seat: int | None
    points: float
    figure: str
    error: str
    when: str
    question: str
    gone: str
    better: Sequence[str]


class Fared(Outgoing):
    """What a seat gave away and how lucky it was, in points with what may be wrong, and what cost it most."""

    seat: int | None
    name: str
    given: str
    among: str
    luck: str
    costliest: Sequence[Found]


class Analysed(Outgoing):
    """What an analysis has found; `chart` is a drawing as SVG, in classes of the board's style sheet."""

    title: str
    seats: Sequence[Fared]
    turning: Sequence[Found]
    rows: Sequence[Found]
    note: str
    chart: str


class AnalysisState(Outgoing):
    """How far the analysis of a game is: so many decisions and rolls of all are `done`. `told` comes when all are.

    `mine`: whether the caller may begin and stop it. `said` tells where it stands; `words` are those of the panel.
    """

    status: Literal["none", "waits", "running", "stopped", "done"]
    done: int
    all: int
    mine: bool
    said: str
    words: dict[str, str]
    told: Analysed | None = None


class RefusedReply(Outgoing, tag_field="is", tag="refused"):
    """Not done, and why; `id` is null where the message had no number that could be read."""

    id: int | None
    error: Error


class Pong(Outgoing, tag_field="is", tag="pong"):
    """Still here."""


class Done(Outgoing, tag_field="is", tag="done"):
    """Stored. The table stands at `version`."""

    id: int
    version: int


class PreviewState(Outgoing, tag_field="is", tag="preview"):
    """What some answers would lead to. `stopped` says what comes next: fate, a reveal, or nothing.

    `rest` is what may be sent along by somebody who does nothing more.
    """

    id: int
    version: int
    stopped: Literal["fate", "reveal", ""]
    question: Question
    board: Picture
    panels: Sequence[PanelPicture]
    text: Sequence[str]
    moment: str
    seats: Sequence[SeatState]
    score: Sequence[SeatScore]
    log: Sequence[LogEntry]
    named: dict[str, str] = field(default_factory=dict)
    rest: Sequence[Lead] = ()


def error_data(problem: PelagosError, language: str, names: Sequence[str] = ()) -> Error:
    """An error as it is sent: a code for programs, a sentence for people, the rule, and the facts."""
    voice = reader(language, names)
    name_of = voice.name if names else seat_letter
    code = problem.reason if isinstance(problem, Refused) and problem.rule else problem.id.removeprefix("error-")
    return Error(
        code=str(code),
        message=voice.catalogue.format(problem.text, name_of),
        rule=problem.rule,
        facts={key: _plain(fact, voice, name_of) for key, fact in problem.text.facts},
    )


def _plain(fact: Fact, voice: Reader, name_of: Any) -> Any:
    if isinstance(fact, SeatName):
        return fact.seat
    if isinstance(fact, Text):
        return voice.catalogue.format(fact, name_of)
    if isinstance(fact, tuple):
        return [voice.catalogue.format(part, name_of) for part in fact]
    return fact
