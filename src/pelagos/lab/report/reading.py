"""The folder of a run, read part by part: games, and their decisions where they were kept."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.lab.folder import read_run
from pelagos.lab.rows import FOLDERS, DecisionRow, GameRow, Kind, read_part


class Played(NamedTuple):
    """A game with its decisions; none where they were not kept."""

    game: GameRow
    decisions: list[DecisionRow]


class Run(NamedTuple):
    """What was asked for, and where its rows lie."""

    asked: dict[str, Any]
    folder: Path

    def games(self) -> Iterator[Played]:
        """All games in their order. A damaged or strange file is refused, and so is a folder without any game."""
        found = False
        for path in parts_of(self.folder, GameRow):
            decisions = self._decisions(path.name)
            for game in read_part(GameRow, path):
                found = True
                yield Played(game, decisions.get(game.number, []))
        if not found:
            raise PelagosError("error-report-empty", path=str(self.folder))

    def _decisions(self, part: str) -> dict[int, list[DecisionRow]]:
        path = self.folder / FOLDERS[DecisionRow] / part
        rows: list[DecisionRow] = read_part(DecisionRow, path) if path.exists() else []
        return {number: list(alike) for number, alike in groupby(rows, key=lambda row: row.number)}


def open_run(folder: Path) -> Run:
    """The run in a folder; one in which there is none is refused."""
    try:
        return Run(read_run(folder), folder)
    except PelagosError as problem:
        raise PelagosError("error-report-none", path=str(folder)) from problem


def parts_of(folder: Path, kind: Kind) -> list[Path]:
    """The files with rows of a kind, in their order."""
    return sorted((folder / FOLDERS[kind]).glob("part-*.parquet"))
