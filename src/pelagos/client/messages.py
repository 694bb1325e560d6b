"""What a server tells programs, as types. `view` has the type of its game, where a program names one."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct, field

V = TypeVar("V")
"""What a view is: `NauticusView` and the like of `pelagos.games.<game>.view`, or plain data."""
PlainView: TypeAlias = dict[str, Any]
Stop: TypeAlias = Literal["fate", "reveal", ""]


class Question(Struct, frozen=True):
    """What is asked, as ids. At the end: `scores`, `winners` and `reason`; while fate is asked: `weights`.

    Only who is asked (`mine`) gets the options, what they are `about` and which steps are `pending` after the answer.
    """

    kind: Literal["choice", "chance", "over"]
    ask: str = ""
    seat: int | None = None
    mine: bool = False
    options: tuple[str, ...] = ()
    about: dict[str, Any] = field(default_factory=dict)
    pending: tuple[Any, ...] = ()
    weights: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    reason: str = ""


class Event(Struct, frozen=True):
    """Something that happened: the version it belongs to, its id, and its facts in order."""

    n: int
    id: str
    facts: tuple[Any, ...]


class Peril(Struct, frozen=True):
    """What threatens, how near it is (from 0, far, to 3), and by which rule."""

    id: str
    facts: dict[str, int]
    level: int
    rule: str
    spots: tuple[str, ...]


class FailedBot(Struct, frozen=True):
    """A bot that cannot play, why, and which ones could play on."""

    seat: int
    bot: str
    reason: Literal["unknown", "slow", "died", "raised", "nonsense"]
    bots: tuple[str, ...]


class Clock(Struct, frozen=True):
    """The seconds that a seat has left, and whether they run."""

    seat: int
    left: int
    runs: bool


class State(Struct, Generic[V], frozen=True):
    """A table as it stands. The view comes with the first state, whenever the seat is asked, and at the end."""

    table: str
    version: int
    you: tuple[int, ...]
    seat: int | None
    over: bool
    question: Question
    events: tuple[Event, ...]
    failed_bot: FailedBot | None = None
    clocks: tuple[Clock, ...] = ()
    view: V | None = None
    perils: tuple[Peril, ...] = ()


class Chance(Struct, frozen=True):
    """How likely something is; where it is `exact`, also as so many `hits` of so many equal ways."""

    likely: float
    exact: bool
    hits: int | None = None
    of: int | None = None

    @property
    def fraction(self) -> Fraction:
        """The exact chance, or the nearest there is."""
        return Fraction(self.likely) if self.hits is None or self.of is None else Fraction(self.hits, self.of)


class Line(Struct, frozen=True):
    """What people read in a line: its id, its facts by name, and the chance that it tells."""

    id: str
    facts: dict[str, Any]
    chance: Chance | None = None


class Fate(Struct, frozen=True):
    """What fate is asked: every outcome with its weight, as the seat knows it."""

    ask: str
    outcomes: tuple[str, ...]
    weights: tuple[int, ...]


class OptionOdds(Struct, frozen=True):
    """What may come of an option; an empty one: fate itself is asked."""

    option: str
    outlooks: tuple[Line, ...]
    stakes: tuple[Line, ...]
    fate: Fate | None = None


class Odds(Struct, frozen=True):
    """The odds of every option that has some."""

    id: int
    version: int
    options: tuple[OptionOdds, ...]

    def of(self, option: str) -> OptionOdds | None:
        """Those of one option; None where nothing is at stake."""
        return next((one for one in self.options if one.option == option), None)


class Reason(Struct, frozen=True):
    """Where two answers differ: so much with the advised one (`here`), so much with the other (`there`)."""

    kind: str
    line: Line
    here: float
    there: float


class Other(Struct, frozen=True):
    """Another answer: the advised one is better by `mean` points, with this standard error, in so many games."""

    option: str
    mean: float
    error: float
    samples: int
    reasons: tuple[Reason, ...]


class Advice(Struct, frozen=True):
    """What to answer; `basis` is `compared`, `thumb` (nothing could be compared) or `only`."""

    option: str
    basis: str
    then: tuple[Line, ...]
    others: tuple[Other, ...]
    samples: int
    unseen: int


class Hint(Struct, frozen=True):
    """Advice on the question that stood at a version."""

    id: int
    version: int
    advice: Advice


class Points(Struct, frozen=True):
    """A line of the score sheet."""

    seat: int
    id: str
    points: int
    rule: str


class Preview(Struct, Generic[V], frozen=True):
    """What some answers would lead to, up to a die, a draw or a reveal (`stopped`)."""

    id: int
    version: int
    stopped: Stop
    question: Question
    events: tuple[Event, ...]
    score: tuple[Points, ...]
    view: V
    perils: tuple[Peril, ...]

    def points(self, seat: int) -> int:
        """What a seat would have."""
        return sum(line.points for line in self.score if line.seat == seat)


class Done(Struct, frozen=True):
    """It is stored; the table stands at `version`."""

    id: int
    version: int


class Setting(Struct, frozen=True):
    """A setting of a game: a number from `low` to `high`, a choice, or a flag."""

    key: str
    kind: Literal["number", "choice", "flag"]
    help: str
    default: int | bool | str
    low: int
    high: int
    choices: tuple[str, ...]


class GameInfo(Struct, frozen=True):
    """A game: how many play, its bots and its settings."""

    key: str
    name: str
    rules_version: str
    seats: tuple[int, int]
    bots: tuple[str, ...]
    settings: tuple[Setting, ...]


class SeatKey(Struct, frozen=True):
    """A seat and the token that opens it."""

    seat: int
    token: str


class Opened(Struct, frozen=True):
    """A table at which the program sits: its id, the invitation for others, and the program's own seats."""

    table: str
    url: str
    invite: str
    seats: tuple[SeatKey, ...]

    @property
    def token(self) -> str:
        """The token of the first of one's seats."""
        return self.seats[0].token


class Listed(Struct, frozen=True):
    """A table in a list."""

    table: str
    url: str
    game: str
    title: str
    turn: Literal["you", "other", "open", "over"]
    whose: str
    names: tuple[str, ...]
    open: bool


class TableList(Struct, frozen=True):
    """One's own tables and the public ones."""

    mine: tuple[Listed, ...]
    public: tuple[Listed, ...]


class RuleText(Struct, frozen=True):
    """A rule in the house's words."""

    id: str
    text: str


class Turn(Struct, Generic[V], frozen=True):
    """A question to a seat of the program's: everything that is needed to answer it.

    `events` is all that happened since the turn before.
    """

    version: int
    seat: int
    ask: str
    options: tuple[str, ...]
    view: V
    about: dict[str, Any]
    pending: tuple[Any, ...]
    events: tuple[Event, ...]
    perils: tuple[Peril, ...]


class Result(Struct, Generic[V], frozen=True):
    """How it ended. Nobody is among the winners after a loss; the view shows everything."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    view: V
