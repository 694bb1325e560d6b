"""What the server sends of one table: messages are made of these types, and the API and the scripts read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field


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


class RuleText(Outgoing):
    """A rule in our words."""

    id: str
    text: str


Names: TypeAlias = Sequence[tuple[str, str]]
"""Pieces that something said speaks of: the id of each, and its name as it is said."""


class Mark(Outgoing):
    """How a seat is told apart: colour, shape and letter."""

    colour: str
    shape: str
    letter: str


class SeatState(Outgoing):
    """A seat: `me` (yours), `human`, `bot` or `open`; its `clock` is the seconds left, and whether it runs."""

    seat: int
    name: str
    kind: Literal["me", "human", "bot", "open"]
    bot: str
    online: bool
    mark: Mark
    turn: bool
    score: int | None
    clock: tuple[int, bool] | UnsetType = UNSET


class Choosable(Outgoing):
    """An option: send its `id` back. `spots` are the places on the board it speaks of, `key` a key for it.

    `note` says what the thing does that is chosen, where its name alone does not tell; `names` are what it is about.
    `weight` says how it stands among the others: one click may send it (`light`), it agrees to what another wants
    (`assent`), does nothing more of this (`quiet`), ends a turn or phase (`end`), wants a good reason (`aside`) or is
    seldom meant (`rare`).
    """

    id: str
    label: str
    spots: Sequence[str]
    key: str
    note: str | UnsetType = UNSET
    names: Names | UnsetType = UNSET
    weight: Literal["light", "assent", "quiet", "end", "aside", "rare"] | UnsetType = UNSET


class Lead(Outgoing):
    """Some answers in a row that can be given at once, by a click on one of its spots, which may send it if it is
    `light`, or if it is `final` and a plan leads up to it."""

    answers: Sequence[str]
    labels: Sequence[str]
    spots: Sequence[str]
    light: bool = False
    final: bool = False


class Bundle(Outgoing):
    """Several answers that are one decision. It is `final` where nobody here is asked after it."""

    label: str
    answers: Sequence[str]
    final: bool = False


class Refusal(Outgoing):
    """Something a player could think of that is not possible now, and why."""

    id: str
    label: str
    spots: Sequence[str]
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

    `closing` is the option of somebody who does nothing more; `given` is the answer it got, in the past. A planned
    question is `final` where fate decides after any answer, or something hidden comes to light. `idle` is the option
    besides which no other one could be of use. It is the first of a `row` of like ones, and `bundles` answer
    several of them. `black` dice are rolled for it. Whoever is asked may have a `hint`.
    """

    text: str
    seat: int | None
    kind: Literal["choice", "chance", "over"]
    options: Sequence[Choosable]
    not_now: Sequence[Refusal]
    sheet: Sequence[SheetLine]
    chance: str
    rule: str
    mine: bool = False
    undo: UndoState = field(default_factory=lambda: UndoState(False, ""))
    closing: str | UnsetType = UNSET
    final: bool | UnsetType = UNSET
    idle: str | UnsetType = UNSET
    row: int | UnsetType = UNSET
    bundles: Sequence[Bundle] | UnsetType = UNSET
    black: bool | UnsetType = UNSET
    given: str | UnsetType = UNSET
    names: Names | UnsetType = UNSET
    hint: bool | UnsetType = UNSET


class Picture(Outgoing):
    """A drawing: `ground` stays, `pieces` (key, x, y, body, spot, title) are those that changed, `gone` are keys."""

    width: int
    height: int
    pieces: Sequence[tuple[str, float, float, str, str, str]]
    gone: Sequence[str]
    ground: str | UnsetType = UNSET
    order: Sequence[str] | UnsetType = UNSET


class PanelPicture(Picture, kw_only=True):
    """A drawing beside the board; what is `near` stays in view."""

    key: str
    title: str
    near: bool


class Step(Outgoing):
    """A step of what happened since the last `state`: lines of the log up to version `n`, and the seat that answered.

    Its drawings are what changed since the step before; panels that stayed as they were are left out. The last step has
    none: it leads to `board`, `panels` and `points` of the seats in the state, so that nobody has to play steps.
    """

    n: int
    by: int | None
    board: Picture | UnsetType = UNSET
    panels: Sequence[PanelPicture] | UnsetType = UNSET
    points: Sequence[int | None] | UnsetType = UNSET


class LogEntry(Outgoing):
    """A line of the log: its version, the heading of its turn, its words, spots, seats and rule.

    `first` is the version where it begins, where it sums several up; `seat` is the one it speaks of, `by` the one whose
    answer led to it.
    """

    n: int
    first: int
    turn: str
    text: str
    spots: Sequence[str]
    seat: int | None
    by: int | None
    rule: str
    names: Names | UnsetType = UNSET


class ScoreEntry(Outgoing):
    """A line of the score sheet."""

    label: str
    points: int
    rule: str
    names: Names | UnsetType = UNSET


class SeatScore(Outgoing):
    """A seat's sheet; after a defeat there is nothing on it, and no total."""

    seat: int
    lines: Sequence[ScoreEntry]
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
    """How it ended; nobody is ranked where the seats are not compared.

    `story` is the last page, `missing` how far it was to the next grade; after a defeat `unscored` is the sheet as it
    would have been, and `would` what it came to. `hints` tell who asked for advice, and how often.
    """

    reason: str
    verdict: str
    winners: Sequence[int]
    ranking: Sequence[PlaceState]
    epilogue: Sequence[str]
    verify: Verification
    story: str = ""
    missing: str = ""
    would: str = ""
    unscored: Sequence[ScoreEntry] = ()
    hints: Sequence[str] | UnsetType = UNSET


class Luck(Outgoing):
    """Where luck comes from, what was promised about it, in words as well; what seats added (`entropy`), and which."""

    mode: str
    commitment: str
    chosen: bool
    text: str
    entropy: Sequence[str]
    by: Sequence[int]


class Successor(Outgoing):
    """A bot that can play on, and what a button says about it."""

    bot: str
    label: str


class FailedBot(Outgoing):
    """A bot that cannot play: nothing moves until somebody has it replaced. `mine`: the reader may decide it."""

    seat: int
    bot: str
    reason: Literal["unknown", "slow", "died", "raised", "nonsense"]
    bots: Sequence[Successor]
    text: str
    mine: bool


class Threat(Outgoing):
    """What threatens: how near it is from 0 (far) to 3, the rule behind it, and where one sees it."""

    text: str
    level: int
    rule: str
    spots: Sequence[str]


class PieceLine(Outgoing):
    """A sentence of a sheet: `value` is the number that it explains, `names` are the pieces that it speaks of."""

    text: str
    rule: str
    value: str
    names: Names


class PiecePart(Outgoing):
    """A part of a sheet: what is printed on the `front` or the `back`, its `use`, its `score`."""

    part: str
    heading: str
    lines: Sequence[PieceLine]


class StageRoll(Outgoing):
    """Dice on the table, each by colour and face; `sum` is the sum as it is written down, `added` its modifiers.

    `stamp` is what came of it in a word, "" while help is possible or where dice decide something else.
    """

    dice: Sequence[tuple[str, int]]
    sum: str
    added: Sequence[SheetLine]
    against: str
    stamp: str
    good: bool


class StageScene(Outgoing):
    """A great moment, or dice alone (`kind` is `roll`): the version that brought it, and all that is shown of it.

    `heading` says what sort of thing it is, `parts` are what can be read on its `piece`, `lines` what has come of it;
    `picture` is SVG in the classes of the board's style sheet.
    """

    n: int
    place: int
    kind: str
    heading: str
    title: str
    story: str
    piece: str
    parts: Sequence[PiecePart]
    lines: Sequence[str]
    picture: str
    roll: StageRoll | UnsetType = UNSET


class OldTable(Outgoing):
    """A table that other rules played: it can be looked at. Where it goes on, or who may let it go on, is said."""

    text: str
    onward: str
    mine: bool


class State(Outgoing, tag_field="is", tag="state"):
    """A table as a page shows it. `named` are further names of pieces in the lines of the text board.

    `stage` are the great moments that are new; with `log_all`, those since the reader's last answer.
    """

    table: str
    version: int
    you: Sequence[int]
    seat: int | None
    over: bool
    game: str
    title: str
    moment: str
    seats: Sequence[SeatState]
    question: Question
    board: Picture
    panels: Sequence[PanelPicture]
    text: Sequence[str]
    log: Sequence[LogEntry]
    score: Sequence[SeatScore]
    end: Ending | None
    practice: bool
    fate: Luck
    access: str
    invite: str
    failed_bot: FailedBot | None = None
    log_all: bool = False
    named: dict[str, str] = {}
    threats: Sequence[Threat] = ()
    steps: Sequence[Step] = ()
    stage: Sequence[StageScene] | UnsetType = UNSET
    together: bool = False
    old: OldTable | None = None
    notes: Sequence[str] = ()


class SeatsState(Outgoing, tag_field="is", tag="seats"):
    """Somebody came or went."""

    seats: Sequence[SeatState]


class Thinking(Outgoing, tag_field="is", tag="thinking"):
    """Who is asked, and for how many seconds already."""

    seat: int
    seconds: int


class Weighing(Outgoing, tag_field="is", tag="weighing"):
    """What somebody on the same side has planned and not answered; no words: it was dropped."""

    version: int
    seat: int
    words: Sequence[str]


class Said(Outgoing):
    """One thing said at a table; `own` when the reader, or nobody who is known, said it."""

    n: int
    name: str
    text: str
    at: str
    own: bool


class ChatState(Outgoing, tag_field="is", tag="chat"):
    """What was said since the last time; `all` of it at first."""

    all: bool
    lines: Sequence[Said]
