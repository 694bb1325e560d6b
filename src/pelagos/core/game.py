"""What a game gives to the rest of the house: its rules, its tables, and the words for what happens."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from pelagos.core.errors import PelagosError
from pelagos.core.farewell import Farewell
from pelagos.core.nodes import Choice, Option, option_text
from pelagos.core.perils import Peril, no_perils
from pelagos.core.questions import Candidate
from pelagos.core.rulebook import Rulebook
from pelagos.core.score import ScoreLine
from pelagos.core.settings import Setting, Settings
from pelagos.core.state import Event, State
from pelagos.core.text import Text
from pelagos.core.verbs import Verbs

if TYPE_CHECKING:
    from pelagos.core.components import Component
    from pelagos.core.encoding import Encoder
    from pelagos.core.sheets import Sheets
    from pelagos.core.stage import Stage
    from pelagos.core.tables import Tables
    from pelagos.core.uses import Uses

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=State, contravariant=True)
View: TypeAlias = Mapping[str, Any]
"""What a seat sees, as plain data; each game has its own type for it (`view.py`)."""
NOBODY = -1
NOTHING = Text("")


class Pack(Protocol):
    """The component tables of a game, loaded and checked."""

    @property
    def hash(self) -> str:
        """Identifies the values of the pack in records."""

    @property
    def tables(self) -> Tables:
        """The tables that it was made of, for the sheets of components."""


class AnyOrder(list[Any]):
    """A list in a described position whose order means nothing, such as the contents of a warehouse."""

    def __init__(self, items: Iterable[Any] = (), also: Mapping[str, str] | None = None) -> None:
        """The things; `also` gives other names under which a case may expect them."""
        super().__init__(items)
        self.also = also or {}


class Outlook(NamedTuple):
    """Something fate will decide soon: a label, and a test that says True, False, or None while it is open.

    Positions with the same `alike` have the same chance of it; that keeps exact odds quick.
    """

    label: Text
    holds: Callable[[Any], bool | None]
    alike: Callable[[Any], Hashable] | None = None


class SpotLine(NamedTuple):
    """Spots of this form are told in lines of this kind.

    `place-{ocean}-{}` is any place of an ocean, and its line has that `ocean` among its facts. A form that names no
    fact, such as `upgrade-{}`, is for what no line calls by its name.
    """

    form: str
    line: str


class Show(Protocol[T]):
    """`show.py` of a game: the only module that faces read. It asks, it never changes a state."""

    def question(self, s: T) -> Text:
        """What is asked now."""

    def candidates(self, s: T) -> tuple[Candidate, ...]:
        """Everything a player could think of answering; those without a reason are the legal options."""

    def why_not(self, s: T, option: Option) -> str:
        """Why this answer is not possible now; "" when it is, or when it is no answer of this game at all."""

    def reasons(self) -> tuple[str, ...]:
        """Every reason the game can give."""

    def rule_of(self, why_not: str) -> str:
        """The id of the rule behind a reason."""

    def label(self, s: T, option: Option) -> Text:
        """What an option is called."""

    def spots(self, s: T, option: Option) -> tuple[str, ...]:
        """The places on the board that an option speaks of."""

    def event_text(self, event: Event) -> Text:
        """A line of the log."""

    def heading(self, moment: tuple[int, ...]) -> Text:
        """What stands in the log over everything that was told in a moment of `State.moment`."""

    def summed(self, events: Sequence[Event]) -> Text | None:
        """One line for several events of the same kind in a row, such as a set-up; None where each has its own."""

    def drawer(self, s: T, seat: int | None) -> tuple[Text, ...]:
        """What a seat may look at though it is not on the board: bags, backs, piles, as lines of text."""

    def events(self) -> tuple[str, ...]:
        """The ids of everything that can happen."""

    def score_lines(self) -> tuple[str, ...]:
        """The names of the lines of the score sheet, without the game's prefix."""

    def event_spots(self, event: Event) -> tuple[str, ...]:
        """The places on the board that a line of the log speaks of."""

    def sheet(self, s: T) -> tuple[ScoreLine, ...]:
        """The score so far, line by line."""

    def outlooks(self, s: T) -> tuple[Outlook, ...]:
        """What the next roll or draw may bring, for exact odds."""

    def board(self, view: Any) -> tuple[Text, ...]:
        """The position as lines of text."""


class Visible(Protocol[S]):
    """`visible.py` of a game: who may see what."""

    def observe(self, s: S, seat: int | None) -> View:
        """What a seat (None: a spectator) may see, put together piece by piece.

        `moment` in it names the turn or phase: when it changes, faces show the board anew.
        """

    def own_sight(self, s: S, seat: int | None) -> View:
        """Those fields of the view that are not the same for everybody; `viewer` is one of them."""

    def determinise(self, s: S, seat: int | None, rng: Random) -> S:
        """A clone in which everything that seat may not know is drawn anew."""


class Positions(Protocol[S]):
    """`position.py` of a game: positions described by named fields, for case files."""

    def arrange(self, s: S, fields: Mapping[str, Any]) -> S:
        """The set-up `s` with the named fields changed; an unknown field is refused."""

    def describe(self, s: S) -> dict[str, Any]:
        """The same named fields, read from a state."""


class Verdict(NamedTuple):
    """How a game ended: who has won, if anybody, and whether scores and places mean anything."""

    winners: tuple[int, ...]
    places: tuple[int, ...] = ()
    """The place of each seat; () where nobody is compared with anybody: alone, as a group, after a defeat."""
    contest: bool = False
    """Whether the seats played against each other, so that somebody always wins; else all of them may lose."""
    finished: bool = True
    """Whether it was played to its end, so that it is scored."""
    said: Text = NOTHING
    """What is to be said of it; in a contest that is who has won, which only faces can say."""


def contest(places: tuple[int, ...]) -> Verdict:
    """The verdict where the seats play against each other: whoever has the first place wins."""
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Verdict(winners, places, contest=True)


def nothing_at_stake(s: State, option: Option | None) -> tuple[Text, ...]:
    """The forecast of a game in which no answer is a gamble."""
    return ()


def everything_open(s: S, seat: int | None) -> S | None:
    """A position as a seat knows it, in a game in which nothing that exists is hidden."""
    return s


def nothing_idle(s: State) -> Option | None:
    """The answer that nobody has to be asked for, in a game where every question may matter."""
    return None


def asked_once(s: State) -> int:
    """How long a row of like questions is, in a game that has none."""
    return 0


class Bundle(NamedTuple):
    """Answers to the standing question and to like ones after it that are a single decision: what it is called."""

    label: Text
    answers: tuple[Option, ...]


def one_by_one(s: State) -> tuple[Bundle, ...]:
    """What is one decision in several answers, in a game where every answer is a decision."""
    return ()


def as_written(s: State, answer: str) -> str:
    """The spelling of a game in which every answer is written in one way."""
    return answer


def not_yet(s: State, option: Option) -> str:
    """Why an answer is refused while fate is asked, in a game that has no more to say about it."""
    return ""


def nobody(s: State, option: Option) -> int:
    """Whose consent an answer needs in a game in which everybody answers for himself."""
    return NOBODY


def why_text(game: Game[S], s: S, option: Option, reason: str) -> Text:
    """A reason against an answer as text."""
    return game.reason_text(s, option, reason) if game.reason_text else Text(f"{game.key}-why-{reason}")


@dataclass(frozen=True)
class Game(Generic[S]):
    """One rulebook, ready to be played, shown, checked and simulated."""

    key: str
    rules_version: str
    seats: tuple[int, int]
    settings: tuple[Setting, ...]
    seats_setting: str
    """The setting that says how many play; the seating must agree with it."""
    rule_prefix: str
    """What the game's rule ids begin with."""
    longest: int
    """No game asks more questions than this, answers and outcomes together."""
    most_options: int
    """No question offers more options than this."""
    state: type[S]
    rules: Rulebook[S]
    components: tuple[type[Component], ...]
    """What its component tables are, column by column."""
    read_pack: Callable[[Mapping[str, str]], Any]
    new_game: Callable[[Settings, Any], S]
    broken: Callable[[S], list[str]]
    ranks: Callable[[S], tuple[int, ...]]
    """Places as if the game ended now."""
    verdict: Callable[[S], Verdict]
    """How a game that is over ended."""
    visible: Visible[S]
    show: Show[S]
    positions: Positions[S]
    verbs: Verbs[S] | None = None
    """Every answer of the game; None until it declares them."""
    forecast: Callable[[S, Option | None], tuple[Text, ...]] = nothing_at_stake
    """What an option puts at stake, before it is chosen: modifiers with their rules, exact chances, every outcome with
    what it brings or costs. The first line sums it up; () where nothing is at stake. For None: the test under way."""
    as_known: Callable[[S, int | None], S | None] = everything_open
    """A position before a draw in which fate still decides all that a seat does not know, so that chances tell no
    secret; None where they cannot be told without one."""
    perils: Callable[[Any], tuple[Peril, ...]] = no_perils
    """What threatens, read from a view: the nearest first."""
    sheets: Sheets[Any] | None = None
    """What can be read on each component; None until the game tells it."""
    stage: Stage[Any] | None = None
    """What is shown large when it happens, and the dice of every roll; None until the game tells it."""
    uses: Uses[S] | None = None
    """What its answers make use of, for those who count it; None until the game says."""
    encoder: Encoder[S] | None = None
    """A position as numbers, for programs that learn; None until the game says how."""
    codes: Mapping[str, str] = field(default_factory=dict)
    """What the specification of a game calls a reason for refusing an answer, where it has codes for them."""
    grounds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Further rules on which a reason rests; a case file may name any of them."""
    alike: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Wider reasons by whose names a case file may call a reason."""
    spelled: Callable[[S, str], str] = as_written
    """A typed answer as it is offered, where it may be written in other ways as well."""
    always_asked: frozenset[str] = frozenset()
    """Questions that are put to a person even where a single answer is possible; tables answer all others of the kind
    themselves, and so do simulations and tables for bots."""
    idle: Callable[[S], Option | None] = nothing_idle
    """The answer to the standing question where no other one could be of use; faces may give it for a person."""
    in_a_row: Callable[[S], int] = asked_once
    """How often the standing question is put in a row if nothing more is done about it, this time included;
    0 where it stands alone. Faces may offer to answer all of them at once."""
    bundles: Callable[[S], tuple[Bundle, ...]] = one_by_one
    """What faces may offer besides the options of the standing question: several answers as one."""
    ask_all: Callable[[S], None] | None = None
    """Makes a game put every question, where it usually skips those with a single answer; case files may name them."""
    named: Callable[[S, str], str] = as_written
    """A word of a case file as `positions.describe` writes it, where it may be written in other ways as well."""
    numbered: Mapping[str, str] = field(default_factory=dict)
    """The fields of a position whose things may be called by number, with what `named` wants before it: `card-`."""
    disclose: Callable[[S, int | None], View] | None = None
    """Everything, for whoever looks back from a seat when the game is over; None where nothing is ever secret."""
    questions: Mapping[str, str] = field(default_factory=dict)
    """What the specification of a game calls a question, where the game itself calls it otherwise."""
    meanwhile: Callable[[S, Option], str] = not_yet
    """Why an answer is not possible while fate is asked; "" where it only has to wait."""
    reason_text: Callable[[S, Option, str], Text] | None = None
    """A reason against an answer in words, where they depend on the answer: which condition does not hold."""
    in_short: Callable[[Any], Text] | None = None
    """The moment of a view in a few words, where the first line of the board is longer than a heading should be."""
    spot_lines: tuple[SpotLine, ...] = ()
    """Where the text board tells of spots of the drawing, beyond the lines that call things of a verb by their names;
    the first of these that finds a line is taken."""
    modes: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """How many play in each choice of the setting `mode`, in games where that can be chosen."""
    farewell: Callable[[S], Farewell] | None = None
    """What is told of a game that is over; None where the verdict says it all."""
    first_settings: Mapping[str, str] = field(default_factory=dict)
    """What is easier than usual in somebody's first game."""
    consents: Callable[[S, Option], int] = nobody
    """The seat that must `agree` to an offered answer, or NOBODY; in a case file it may give the answer itself."""

    def actions(self, pack: Any) -> tuple[Option, ...]:
        """Every answer of the game, each at its number: the same in every game with these rules and this pack."""
        return tuple(self._numbered(pack))

    def action_id(self, pack: Any, option: Option) -> int:
        """The number of an answer."""
        number = self._numbered(pack).get(option)
        if number is None:
            raise PelagosError("error-not-offered", answer=option_text(option))
        return number

    def legal_ids(self, s: S) -> list[int]:
        """The numbers of what a seat is offered, in this order; [] while fate is asked, and at the end."""
        node = s.node
        return list(map(self._numbered(s.pack).__getitem__, node.options)) if isinstance(node, Choice) else []

    def legal_mask(self, s: S, out: bytearray | None = None) -> bytearray:
        """The same as a byte for every answer, 1 where it is offered; written into `out`, any buffer of that size."""
        if out is None:
            out = bytearray(len(self._numbered(s.pack)))
        else:
            out[:] = bytes(len(out))
        for number in self.legal_ids(s):
            out[number] = 1
        return out

    def _numbered(self, pack: Any) -> Mapping[Option, int]:
        assert self.verbs is not None, f"{self.key} declares its answers"
        return self.verbs.vocabulary(pack)
