"""The record of a game: set-up, answers and outcomes as JSON lines that a person can read."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from pelagos.core.errors import PelagosError
from pelagos.core.plain import Plain, plain
from pelagos.table.portable import Written

FORMAT = 2
FORMATS = (1, 2)
"""Those that are read: before 2, positions and memories stood in a record as they are, not as text."""
BOT = "bot:"
PERSON = "me"
Why: TypeAlias = Literal["", "resigned", "handed", "offered", "taken", "back", "away", "time", "empty"]
"""Why somebody else plays a seat; "" when its bot failed."""
Early: TypeAlias = Literal["agreed", "resigned", "time"]
"""Why a game ended before its end."""


class SeatEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: a name, and what plays (`me`, `bot:greedy`, …)."""

    name: str
    kind: str

    @property
    def bot(self) -> str:
        """The bot that plays this seat, "" when none does."""
        return self.kind.removeprefix(BOT) if self.kind.startswith(BOT) else ""


class Header(msgspec.Struct, frozen=True, tag="header", forbid_unknown_fields=True, omit_defaults=True):
    """The set-up. `seed` stands here in seeded games, its `commitment` in fair ones; `chosen` says that somebody
    wished for the seed or knew it before.

    A guided first game names its `lesson` and lays the first outcomes of each random stream out (`prepared`). A game
    that goes on from the last position of an older record has it in `begins`, as text.
    """

    format: int
    game: str
    rules: str
    pack: str
    settings: dict[str, int | bool | str]
    seats: tuple[SeatEntry, ...]
    fate: str
    at: str
    seed: str = ""
    commitment: str = ""
    practice: bool = False
    lesson: str = ""
    prepared: dict[str, tuple[str, ...]] = {}
    chosen: bool = False
    begins: Written = ""


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True, omit_defaults=True):
    """A seat's answer; `auto` when it was the only option and the table gave it.

    `note` is what a bot wants to know at its next question, JSON as text; only its own seat may see it while the game
    goes on. In records of format 1 it stands in `memory`, as it is.
    """

    n: int
    seat: int
    ask: str
    answer: str
    at: str
    auto: bool = False
    memory: Plain = None
    note: str = ""

    @property
    def remembered(self) -> Plain:
        """What the bot wants to know."""
        return msgspec.json.decode(self.note) if self.note else self.memory


class Outcome(msgspec.Struct, frozen=True, tag="outcome", forbid_unknown_fields=True):
    """What fate decided, in the random stream `ask`."""

    n: int
    ask: str
    outcome: str
    at: str


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """A seat took back everything after version `to`."""

    n: int
    seat: int
    to: int
    at: str


class Replacement(msgspec.Struct, frozen=True, tag="replacement", forbid_unknown_fields=True, omit_defaults=True):
    """From here on somebody else plays a seat, or a bot that failed tries again; the seat `by` wanted it.

    `kind` is `me` where a person sits down, or may: who that is stands in no record. Nobody's position or luck depends
    on it, and an undo leaves it as it is.
    """

    n: int
    seat: int
    name: str
    kind: str
    at: str
    by: int | None = None
    why: Why = ""


class Ended(msgspec.Struct, frozen=True, tag="ended", forbid_unknown_fields=True, omit_defaults=True):
    """The game is over though its rules would go on: all agreed, or whoever played alone gave up. Nobody wins."""

    n: int
    why: Early
    at: str
    by: int | None = None


class Entropy(msgspec.Struct, frozen=True, tag="entropy", forbid_unknown_fields=True):
    """A seat adds its own chance to a fair game: from here on all luck depends on it. An undo leaves it as it is."""

    n: int
    seat: int
    entropy: str
    at: str


class Hint(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """A seat asked for advice on the question that stood. Nothing depends on it, and an undo leaves it as it is."""

    n: int
    seat: int
    at: str


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot", forbid_unknown_fields=True):
    """The position at version `n`: a cache for quick opening, a lifeboat when rules change."""

    n: int
    digest: str
    state: Written


class Result(msgspec.Struct, frozen=True, tag="result", forbid_unknown_fields=True, omit_defaults=True):
    """How it ended and who has won; a fair game reveals its secret as `seed`. Older records name no winners."""

    n: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    digest: str
    seed: str = ""
    winners: tuple[int, ...] | None = None


Entry: TypeAlias = Answer | Outcome | Undo | Replacement | Entropy | Ended | Hint
Line: TypeAlias = Header | Entry | Snapshot | Result

_decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)
_encoder = msgspec.json.Encoder()


def write_line(line: Line) -> bytes:
    """One line of a record file, with its line end."""
    return _encoder.encode(line) + b"\n"


def without_memory(line: Line) -> Line:
    """The same line, less what a bot keeps to itself."""
    if not isinstance(line, Answer) or (line.memory is None and not line.note):
        return line
    return msgspec.structs.replace(line, memory=None, note="")


def noted(memory: Plain) -> str:
    """What a bot wants to know, as it is written; nothing where it wants nothing."""
    return "" if memory is None else msgspec.json.encode(memory).decode()


def read_line(raw: bytes, number: int) -> Line:
    """Read one line; whatever is wrong with it is said with its number."""
    try:
        line = _decoder.decode(raw)
        if isinstance(line, Answer):
            plain(line.remembered)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError) as problem:
        raise PelagosError("error-record-line", line=str(number), problem=str(problem)) from problem
    if write_line(line) != raw + b"\n":
        raise PelagosError("error-record-line", line=str(number), problem="not as Pelagos writes it")
    return line
