"""What the server sends of one table, as types: the API is documented from these, tests hold messages against them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType


class Outgoing(Struct, forbid_unknown_fields=True):
    """A part of a message."""


class Error(Outgoing):
    """What is wrong: a code for programs, a sentence in the reader's language, the rule behind it, and the facts."""

    code: str
    message: str
    rule: str
    facts: dict[str, Any]


class ErrorReply(Outgoing):
    """Every refusal has this form."""

    error: Error


class Mark(Outgoing):
    """How a seat is told apart: colour, shape and letter."""

    colour: str
    shape: str
    letter: str


class SeatState(Outgoing):
    """A seat: `me` (yours), `human`, `bot` or `open`."""

    seat: int
    name: str
    kind: Literal["me", "human", "bot", "open"]
    bot: str
    online: bool
    mark: Mark
    turn: bool
    score: int | None


class Choosable(Outgoing):
    """An option: send its `id` back. `spots` are the places on the board it speaks of, `key` a key for it.

    `note` says what the thing does that is chosen, where its name alone does not tell.
    """

    id: str
    label: str
    spots: list[str]
    key: str
    note: str | UnsetType = UNSET


class Refusal(Outgoing):
    """Something a player could think of that is not possible now, and why."""

    id: str
    label: str
    spots: list[str]
    why: str
    rule: str
    rule_text: str


class SheetLine(Outgoing):
    """A line that adds up to what is asked: words and rule."""

    text: str
    rule: str


class UndoState(Outgoing):
    """Whether the last answer can be taken back; `why` not."""

    can: bool
    why: str


class Question(Outgoing):
    """What is asked of whom, and by which rule; options only for those who are asked.

    `given` is the answer it got, in the past.
    """

    text: str
    seat: int | None
    kind: Literal["choice", "chance", "over"]
    options: list[Choosable]
    not_now: list[Refusal]
    sheet: list[SheetLine]
    chance: str
    rule: str
    mine: bool
    undo: UndoState
    given: str | UnsetType = UNSET


class Picture(Outgoing):
    """A drawing: `ground` stays, `pieces` (key, x, y, body, spot, title) are those that changed, `gone` are keys."""

    width: int
    height: int
    pieces: list[tuple[str, float, float, str, str, str]]
    gone: list[str]
    ground: str | UnsetType = UNSET
    order: list[str] | UnsetType = UNSET


class PanelPicture(Outgoing):
    """A drawing beside the board; what is `near` stays in view."""

    key: str
    title: str
    near: bool
    width: int
    height: int
    pieces: list[tuple[str, float, float, str, str, str]]
    gone: list[str]
    ground: str | UnsetType = UNSET
    order: list[str] | UnsetType = UNSET


class LogEntry(Outgoing):
    """A line of the log: its version, the heading of its turn, its words, spots, seats and rule.

    `first` is the version where it begins, where it sums several up; `seat` is the one it speaks of, `by` the one whose
    answer led to it.
    """

    n: int
    first: int
    turn: str
    text: str
    spots: list[str]
    seat: int | None
    by: int | None
    rule: str


class ScoreEntry(Outgoing):
    """A line of the score sheet."""

    label: str
    points: int
    rule: str


class SeatScore(Outgoing):
    """A seat's sheet; after a defeat there is nothing on it, and no total."""

    seat: int
    lines: list[ScoreEntry]
    total: int | None


class PlaceState(Outgoing):
    """A place in the ranking."""

    seat: int
    rank: int
    name: str
    score: int
    tied: bool


class Verification(Outgoing):
    """How everybody can check the luck; `ok` is null where nothing was promised."""

    ok: bool | None
    text: str
    seed: str
    commitment: str


class Ending(Outgoing):
    """How it ended; nobody is ranked where the seats are not compared."""

    reason: str
    verdict: str
    winners: list[int]
    ranking: list[PlaceState]
    epilogue: list[str]
    verify: Verification


class Luck(Outgoing):
    """Where luck comes from, and what was promised about it."""

    mode: str
    commitment: str


class Successor(Outgoing):
    """A bot that can play on, and what a button says about it."""

    bot: str
    label: str


class FailedBot(Outgoing):
    """A bot that cannot play: nothing moves until somebody has it replaced. `mine`: the reader may decide it."""

    seat: int
    bot: str
    reason: Literal["unknown", "slow", "died", "raised", "nonsense"]
    bots: list[Successor]
    text: str
    mine: bool


class State(Outgoing, tag_field="is", tag="state"):
    """A table as a page shows it."""

    table: str
    version: int
    you: list[int]
    seat: int | None
    over: bool
    game: str
    title: str
    moment: str
    seats: list[SeatState]
    question: Question
    board: Picture
    panels: list[PanelPicture]
    text: list[str]
    log: list[LogEntry]
    score: list[SeatScore]
    end: Ending | None
    practice: bool
    fate: Luck
    access: str
    invite: str
    failed_bot: FailedBot | None = None
    log_all: bool = False


class DataQuestion(Outgoing, omit_defaults=True):
    """What is asked, as ids. `scores`, `winners`, `reason` stand there at the end, `weights` at a question to fate.

    Whoever is asked learns what the words speak of (`about`) and what follows the answer (`pending`).
    """

    kind: Literal["choice", "chance", "over"]
    ask: str = ""
    seat: int | None = None
    mine: bool = False
    options: list[str] = []
    about: dict[str, Any] = {}
    pending: list[Any] = []
    weights: list[int] = []
    scores: list[int] = []
    winners: list[int] = []
    reason: str = ""


class DataEvent(Outgoing):
    """Something that happened: the version it belongs to, its id, and its facts in order."""

    n: int
    id: str
    facts: list[Any]


class DataFailedBot(Outgoing):
    """A bot that cannot play, why, and the bots that can play on: `POST replace` lets one of them."""

    seat: int
    bot: str
    reason: Literal["unknown", "slow", "died", "raised", "nonsense"]
    bots: list[str]


class DataState(Outgoing, tag_field="is", tag="state"):
    """A table as a program gets it. `view` is everything the seat may see; it depends on the game."""

    table: str
    version: int
    you: list[int]
    seat: int | None
    over: bool
    question: DataQuestion
    events: list[DataEvent]
    failed_bot: DataFailedBot | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET


class Done(Outgoing, tag_field="is", tag="done"):
    """Stored. The table stands at `version`."""

    id: int
    version: int


class PreviewState(Outgoing, tag_field="is", tag="preview"):
    """What some answers would lead to. `stopped` says what comes next: fate, a reveal, or nothing."""

    id: int
    version: int
    stopped: Literal["fate", "reveal", ""]
    question: Question
    board: Picture
    panels: list[PanelPicture]
    text: list[str]
    moment: str
    seats: list[SeatState]
    score: list[SeatScore]
    log: list[LogEntry]


class LessonRule(Outgoing):
    """A rule that a card teaches, in our words."""

    id: str
    text: str


class LessonCard(Outgoing):
    """One annotation of a lesson. `kind` says what to do: read it, answer, watch the others, or take back."""

    kind: Literal["read", "answer", "watch", "undo"]
    heading: str
    text: list[str]
    spots: list[str]
    rules: list[LessonRule]


class LessonState(Outgoing, tag_field="is", tag="lesson"):
    """Where a learner stands: the cards so far, of `total`; those before `first` belong to what is done.

    The game waits for what the last card says; `wanted` is what is to be answered there, question by question, an empty
    list where everything is allowed. No cards: nobody learns here.
    """

    version: int
    total: int
    first: int
    over: bool
    cards: list[LessonCard]
    wanted: list[list[str]]


class OptionOdds(Outgoing):
    """What may come after an option; `id` is empty when fate itself is asked, or when all options lead there."""

    id: str
    label: str
    lines: list[str]


class OddsState(Outgoing, tag_field="is", tag="odds"):
    """Exact odds."""

    id: int
    version: int
    options: list[OptionOdds]


class DrawerState(Outgoing, tag_field="is", tag="drawer"):
    """What is open but not on the board."""

    id: int
    lines: list[str]
