"""A run: games in parts, wherever they are played, and kept in a folder if somebody wants the rows."""

from __future__ import annotations

from collections.abc import Callable, Container, Generator, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple, TypeAlias, TypeVar

from pelagos.lab.folder import RunFolder
from pelagos.lab.rows import DECISIONS, GAMES, DecisionRow, GameRow, as_parquet
from pelagos.lab.runner import HERE, Where, in_order, spread

Job = TypeVar("Job")
Done = TypeVar("Done")
Found = TypeVar("Found")
Told: TypeAlias = Callable[[int, bool], None]
"""Hears of progress: how much more is ready, and whether it was there before the work began."""


class Played(NamedTuple):
    """The games of a part, and its files by kind: made where the games were played, written by whoever asked."""

    games: list[GameRow]
    files: dict[str, bytes]


def as_played(games: list[GameRow], decisions: list[DecisionRow] | None = None) -> Played:
    """A part with its files; without decisions where nobody asked for them."""
    files = {GAMES: as_parquet(GameRow, games)}
    if decisions is not None:
        files[DECISIONS] = as_parquet(DecisionRow, decisions)
    return Played(games, files)


def played_parts(
    do: Callable[[Job], Played],
    jobs: Sequence[Job],
    parts: Sequence[range],
    where: Where = HERE,
    folder: RunFolder | None = None,
    told: Told | None = None,
) -> Generator[GameRow, None, None]:
    """The games of all parts in order: `jobs[n]` gives those of `parts[n]`.

    A part that lies in the folder already is not played again; the others are written there as soon as they are ready,
    and `told` hears how many games each of them has.
    """
    kept = folder.kept(parts) if folder else {}

    def keep(part: int, played: Played) -> list[GameRow]:
        if folder:
            folder.keep(part, played.files)
        return played.games

    yield from chain.from_iterable(_gone_on_with(do, jobs, kept, keep, where, lambda part: len(parts[part]), told))


def done_parts(
    do: Callable[[Job], Found],
    jobs: Sequence[Job],
    kind: Any,
    where: Where = HERE,
    folder: RunFolder | None = None,
    told: Told | None = None,
) -> Generator[Found, None, None]:
    """The same for work that ends in figures instead of rows: what each job comes to, in order, kept as JSON.

    `kind` is the type of an outcome, plain data by which it is read again; `told` hears of every job that is done.
    """
    kept = folder.outcomes(len(jobs), kind) if folder else {}

    def keep(part: int, found: Found) -> Found:
        if folder:
            folder.keep_outcome(part, found)
        return found

    return _gone_on_with(do, jobs, kept, keep, where, lambda part: 1, told)


def _gone_on_with(
    do: Callable[[Job], Done],
    jobs: Sequence[Job],
    kept: Mapping[int, Found],
    keep: Callable[[int, Done], Found],
    where: Where,
    size: Callable[[int], int],
    told: Told | None,
) -> Generator[Found, None, None]:
    """What is kept already and what the missing jobs come to, in order; each is kept as soon as it comes."""
    missing = [part for part in range(len(jobs)) if part not in kept]
    work = spread(do, [jobs[part] for part in missing], where)
    new = ((missing[place], keep(missing[place], done)) for place, done in work)
    yield from in_order(_telling(chain(kept.items(), new), kept, size, told))


def _telling(
    found: Iterator[tuple[int, Found]],
    kept: Container[int],
    size: Callable[[int], int],
    told: Told | None,
) -> Iterator[tuple[int, Found]]:
    for part, one in found:
        if told:
            told(size(part), part in kept)
        yield part, one
