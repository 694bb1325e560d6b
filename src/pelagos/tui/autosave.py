"""Games that keep themselves: a record in the user's data folder, for whoever did not name a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Over
from pelagos.table.data_folder import data_folder
from pelagos.table.files import RecordFile, read_record
from pelagos.table.record import Answer, Header, Line, Result, SeatEntry
from pelagos.table.table import Table

Sink: TypeAlias = Callable[[Sequence[Line]], None]
ENDING: Final = ".jsonl"
MANY: Final = 1000
"""More games than anybody begins in one second."""


class Keeping:
    """Where a game is kept. `problem` says why it is not: a game that keeps itself goes on without its file."""

    def __init__(self, path: Path | None, automatic: bool = False, problem: PelagosError | None = None) -> None:
        self.path = path
        self.automatic = automatic
        self.problem = problem
        self.told = problem

    @property
    def safe(self) -> bool:
        """Whether everything that was answered is on the disk."""
        return self.path is not None and self.problem is None

    def untold(self) -> PelagosError | None:
        """What went wrong since it was last asked for; it is to be said at once, while there is still time to act."""
        news = self.problem if self.problem is not self.told else None
        self.told = self.problem
        return news

    def forgiving(self, sink: Sink) -> Sink:
        """A sink that notes what went wrong and takes nothing more, instead of stopping the game."""

        def keep(lines: Sequence[Line]) -> None:
            if self.problem is not None:
                return
            try:
                sink(lines)
            except PelagosError as problem:
                self.problem = problem

        return keep


class Kept(NamedTuple):
    """A game that can go on: where it lies, and what is in it."""

    path: Path
    found: RecordFile


def games_folder() -> Path:
    """Where games lie that nobody named a file for."""
    return data_folder() / "games"


def new_path(game: str, now: str) -> Path:
    """A file that does not exist yet, by the game and the time, in a folder that does.

    `now` is a time as records write it.
    """
    folder = games_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise PelagosError("error-file-write", path=str(folder), problem=problem.strerror or "") from problem
    begun = now.replace(":", "").replace("T", "-").rstrip("Z")
    names = (f"{begun}-{game}{f'-{number}' if number else ''}{ENDING}" for number in range(MANY))
    return next(path for name in names if not (path := folder / name).exists())


def unfinished(game: str | None, damaged: list[PelagosError]) -> Iterator[Kept]:
    """Games that are not over, the latest first; what cannot be read is added to `damaged` and left where it is."""
    for path in sorted(games_folder().glob(f"*{ENDING}"), reverse=True):
        try:
            found = read_record(path)
        except PelagosError as problem:
            damaged.append(PelagosError("error-autosave-damaged", path=str(path), problem=problem.text))
            continue
        if game in (None, found.header.game) and not isinstance(found.lines[-1], Result):
            yield Kept(path, found)


def would_lose(table: Table[Any], keeping: Keeping) -> bool:
    """Whether something is lost with whoever leaves now."""
    return not keeping.safe and not isinstance(table.node, Over) and has_answers(table.lines())


def has_answers(lines: Sequence[Line]) -> bool:
    """Whether a person has decided anything in a game; if not, nothing is lost with it."""
    header = lines[0]
    assert isinstance(header, Header), "every record begins with its header"
    return any(isinstance(line, Answer) and not line.auto and _is_person(header.seats[line.seat]) for line in lines)


def _is_person(seat: SeatEntry) -> bool:
    return not seat.kind.startswith("bot:")
