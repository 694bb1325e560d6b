"""A run: games in parts, wherever they are played, and kept in a folder if somebody wants the rows."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import chain
from typing import NamedTuple, TypeVar

from pelagos.lab.folder import RunFolder
from pelagos.lab.rows import DECISIONS, GAMES, DecisionRow, GameRow, as_parquet
from pelagos.lab.runner import HERE, Where, in_order, spread

Job = TypeVar("Job")


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
    told: Callable[[int], None] | None = None,
) -> Generator[GameRow, None, None]:
    """The games of all parts in order: `jobs[n]` gives those of `parts[n]`.

    A part that lies in the folder already is not played again; the others are written there as soon as they are ready,
    and `told` hears how many games each of them has.
    """
    kept = folder.kept(parts) if folder else {}
    missing = [part for part in range(len(parts)) if part not in kept]
    found = chain(kept.items(), _played(do, jobs, missing, where, folder))
    yield from chain.from_iterable(in_order(_telling(found, told)))


def _played(
    do: Callable[[Job], Played], jobs: Sequence[Job], missing: list[int], where: Where, folder: RunFolder | None
) -> Iterator[tuple[int, list[GameRow]]]:
    for place, found in spread(do, [jobs[part] for part in missing], where):
        if folder:
            folder.keep(missing[place], found.files)
        yield missing[place], found.games


def _telling(
    found: Iterator[tuple[int, list[GameRow]]], told: Callable[[int], None] | None
) -> Iterator[tuple[int, list[GameRow]]]:
    for part, games in found:
        if told:
            told(len(games))
        yield part, games
