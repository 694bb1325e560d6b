"""The rows of a run, declared once: one for each game, one for each decision. A field is a column.

Rows are written and read with Polars (extra `lab`), which is loaded when somebody writes or reads; whoever only counts
games does without. The same seeds give the same rows, but for the `seconds`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, get_type_hints

from pelagos.core.errors import PelagosError
from pelagos.core.game import Verdict

if TYPE_CHECKING:
    import polars as pl
    from polars import Schema

CONTEST: Final = "contest"
WON: Final = "won"
LOST: Final = "lost"
DEFEAT: Final = "defeat"
STOPPED: Final = "stopped"
OPEN: Final = "open"
VERDICTS: Final = (CONTEST, WON, LOST, DEFEAT, STOPPED, OPEN)
"""The seats played against each other; they beat the game; they reached its end without; the game ended before its end,
so that no score counts; people broke it off; it still goes on. The last two are found in records only."""


class GameRow(NamedTuple):
    """One game. Bots, scores and places are listed by seat."""

    game: str
    run: str
    """Identifies what was asked for, the same wherever it was played."""
    number: int
    seed: str
    settings: str
    """As JSON, the keys in alphabetical order."""
    seats: int
    bots: tuple[str, ...]
    """Who sat there: a bot as it was written, `me` for a person."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """Empty where nobody is compared with anybody: alone, as a group, after a defeat."""
    winners: tuple[int, ...]
    """The seats that have won."""
    verdict: str
    """One of `VERDICTS`."""
    ending: str
    """Why it ended, as a message id."""
    length: int
    """How many decisions there were: questions with more than one answer, put to a seat."""
    seconds: float
    rules: str
    pack: str


class DecisionRow(NamedTuple):
    """One question with more than one answer that was put to a seat, and what it answered."""

    number: int
    """That of the game."""
    move: int
    """How many answers of seats and outcomes of fate came before."""
    seat: int
    question: str
    answer: str
    answer_id: int | None
    """Its place in `game.actions`; nothing in a game that numbers no answers."""
    offered: tuple[int, ...]
    """The ids of all answers that were possible."""
    score: int | None
    """The points of the seat so far."""
    value: float | None
    """What the bot says the position is worth to its seat, if it says so (`sight.value`)."""


Row: TypeAlias = GameRow | DecisionRow
Kind: TypeAlias = type[GameRow] | type[DecisionRow]
GAMES: Final = "games"
DECISIONS: Final = "decisions"
FOLDERS: Final[dict[Kind, str]] = {GameRow: GAMES, DecisionRow: DECISIONS}
"""Where the parts of each kind lie in the folder of a run."""


def polars() -> Any:
    """Polars, or how one gets it."""
    try:
        import polars
    except ImportError as problem:
        raise PelagosError("error-needs-extra", package="Polars", extra="lab") from problem
    return polars


def schema(kind: Kind) -> Schema:
    """The columns of a kind of rows, as Polars knows them."""
    pl = polars()
    whole, text = pl.Int64(), pl.String()
    types = {
        str: text,
        int: whole,
        float: pl.Float64(),
        tuple[int, ...]: pl.List(whole),
        tuple[str, ...]: pl.List(text),
        int | None: whole,
        float | None: pl.Float64(),
    }
    found: Schema = pl.Schema({name: types[hint] for name, hint in get_type_hints(kind).items()})
    return found


def frame(kind: Kind, rows: Iterable[Row]) -> pl.DataFrame:
    """The rows as a table."""
    columns = list(zip(*rows, strict=True)) or [() for _ in kind._fields]
    series = [
        polars().Series(name, column, dtype=dtype, strict=True)
        for (name, dtype), column in zip(schema(kind).items(), columns, strict=True)
    ]
    found: pl.DataFrame = polars().DataFrame(series)
    return found


def as_parquet(kind: Kind, rows: Iterable[Row]) -> bytes:
    """The rows as a file."""
    file = BytesIO()
    frame(kind, rows).write_parquet(file)
    return file.getvalue()


def read_part(kind: Kind, path: Path) -> list[Any]:
    """The rows of one file; one with other columns is refused."""
    try:
        found = polars().read_parquet(path, glob=False)
    except (polars().exceptions.PolarsError, OSError) as problem:
        raise PelagosError("error-run-part", path=str(path)) from problem
    if found.schema != schema(kind):
        raise PelagosError("error-run-part", path=str(path))
    make: Callable[..., Any] = kind
    return [make(*(tuple(value) if isinstance(value, list) else value for value in row)) for row in found.iter_rows()]


def scan(folder: Path, kind: Kind) -> pl.LazyFrame:
    """All rows of a kind in the folder of a run, read when they are needed."""
    parts = sorted((folder / FOLDERS[kind]).glob("part-*.parquet"))
    if not parts:
        found: pl.LazyFrame = frame(kind, ()).lazy()
        return found
    lazy: pl.LazyFrame = polars().scan_parquet(parts, glob=False)
    return lazy


def verdict_word(verdict: Verdict) -> str:
    """How a game ended, in a word."""
    if verdict.contest:
        return CONTEST
    if verdict.winners:
        return WON
    return LOST if verdict.finished else DEFEAT
