"""The form of a lesson file: TOML with the set-up and one `[[step]]` after the other, like a case that is told."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from pelagos.cases.format import EXPECTED
from pelagos.core.entries import Entry, read_entries
from pelagos.core.errors import PelagosError
from pelagos.core.text import Text, text

FILE_KEYS: Final = ("game", "seats", "settings", "fate", "step")
STEP_KEYS: Final = ("say", "spots", "rules", "holds", "answer", "any", "free", "play", "undo", "otherwise", "fate")
DEEDS: Final = ("answer", "any", "free", "play", "undo")
LETTERS: Final = "ABCDEFGH"
ME: Final = "me"
SHARED: Final = "learn-"
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class Move(NamedTuple):
    """A scripted answer and who gives it."""

    seat: int
    answer: str


Kind: TypeAlias = Literal["read", "answer", "watch", "undo"]
"""What a learner does with a step."""


class Step(NamedTuple):
    """One annotated position.

    `answers` is what the learner answers, one question after the other: for each what is allowed, and nothing where
    everything is. `moves` is what is played for all to see, `undo` asks to take the last answer back; a step without
    any of these is only read.
    """

    say: str
    spots: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    holds: Mapping[str, Any] = NOTHING
    answers: tuple[tuple[str, ...], ...] = ()
    moves: tuple[Move, ...] = ()
    undo: bool = False
    otherwise: str = ""
    fate: tuple[str, ...] = ()

    @property
    def waits(self) -> bool:
        """Whether the game moves on by this step."""
        return self.kind != "read"

    @property
    def kind(self) -> Kind:
        """What a face has to do with it."""
        return "answer" if self.answers else "undo" if self.undo else "watch" if self.moves else "read"


class Lesson(NamedTuple):
    """A guided game: the set-up, what fate brings before the first question, and the steps."""

    file: str
    game: str
    seats: tuple[str, ...]
    settings: dict[str, Any]
    fate: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def learner(self) -> int:
        """The seat of whoever learns."""
        return self.seats.index(ME)

    def message(self, name: str) -> str:
        """The message of an annotation: words of this game, or words that all lessons share (`learn-…`)."""
        return name if name.startswith(SHARED) else f"{self.game}-lesson-{name}"

    def error(self, step: int, problem: Text) -> PelagosError:
        """What is wrong with the script, said with its file and step."""
        return PelagosError("error-lesson", file=self.file, step=step + 1, say=self.steps[step].say, problem=problem)


def read_lesson(source: str, file: str) -> Lesson:
    """A lesson; whatever is wrong with its form is said with the file and the place."""
    top = read_entries(file, {file: source}, FILE_KEYS)
    seats = top.texts("seats")
    if seats.count(ME) != 1:
        raise top.error("seats", "error-table-value", value=", ".join(seats))
    steps = tuple(_step(entry, LETTERS[: len(seats)]) for entry in top.entries("step", STEP_KEYS, "say"))
    if not steps:
        raise top.error("step", "error-table-nothing")
    return Lesson(file, top.text("game"), seats, _table(top, "settings"), top.texts("fate", ()), steps)


def _step(entry: Entry, letters: str) -> Step:
    deeds = [key for key in DEEDS if entry.has(key)]
    if len(deeds) > 1:
        raise entry.error(deeds[1], "error-lesson-deeds", other=deeds[0])
    if entry.has("otherwise") and not {"answer", "any"} & {*deeds}:
        raise entry.error("otherwise", "error-lesson-deeds", other=(deeds or ["say"])[0])
    holds = _table(entry, "holds")
    for key in holds:
        if key not in EXPECTED:
            raise entry.error(key, "error-table-key", known=", ".join(EXPECTED))
    return Step(
        say=entry.text("say"),
        spots=entry.texts("spots", ()),
        rules=entry.texts("rules", ()),
        holds=holds,
        answers=_answers(entry),
        moves=tuple(_move(entry, written, letters) for written in entry.texts("play", ())),
        undo=entry.flag("undo", default=False),
        otherwise=entry.text("otherwise", ""),
        fate=entry.texts("fate", ()),
    )


def _answers(entry: Entry) -> tuple[tuple[str, ...], ...]:
    """One answer, several in a row, any of several, or whatever is offered."""
    if entry.has("any"):
        return (entry.texts("any"),)
    if entry.flag("free", default=False):
        return ((),)
    if not entry.has("answer"):
        return ()
    single = isinstance(entry.values["answer"], str)
    return tuple((answer,) for answer in ([entry.text("answer")] if single else entry.texts("answer")))


def _move(entry: Entry, written: str, letters: str) -> Move:
    """`B: buy bow`, as in case files; in a lesson it is always said who answers."""
    who, _, answer = (part.strip() for part in written.partition(":"))
    if who not in tuple(letters) or not answer:
        raise entry.error("play", "error-table-value", value=written)
    return Move(letters.index(who), answer)


def _table(entry: Entry, key: str) -> dict[str, Any]:
    found = entry.values.get(key, {})
    if not isinstance(found, dict):
        raise entry.error(key, "error-table-value", value=str(found))
    return dict(found)


def because(message: str, /, **facts: Any) -> Text:
    """Why a script does not fit its game."""
    return text(f"error-lesson-{message}", **facts)
