"""What the balance tables of all games have in common: many games in some processes, lines put into a page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from pelagos.games.registry import find_game, load_pack

BEGIN: Final = "<!-- balance -->"
END: Final = "<!-- end balance -->"
CHUNK: Final = 4

Cell = TypeVar("Cell")
Played = TypeVar("Played")


class Lab:
    """Plays the games of cells in some processes; more workers only make them come faster."""

    def __init__(self, workers: int) -> None:
        self.pool = ProcessPoolExecutor(workers, get_context("spawn"))

    def __enter__(self) -> Lab:
        return self

    def __exit__(self, *problem: object) -> None:
        self.pool.shutdown()

    def played(self, play: Callable[[Cell, int], Played], cell: Cell, games: int) -> list[Played]:
        """The games of one cell, in the order of their numbers."""
        return list(self.pool.map(play, [cell] * games, range(games), chunksize=CHUNK))


@cache
def tables_of(game: str) -> Any:
    """The component pack of a game, read once for every process."""
    return load_pack(find_game(game))


def line_of(cells: Iterable[object]) -> str:
    """A line of a Markdown table."""
    return f"| {' | '.join(map(str, cells))} |"


def share(part: int, whole: int) -> str:
    """A share in percent."""
    return f"{100 * part / whole:.0f} %"


def told(lines: Iterable[str]) -> list[str]:
    """The same lines, each shown as soon as it comes."""
    found = []
    for line in lines:
        click.echo(line)
        found.append(line)
    return found


def put_into(page: Path, lines: Sequence[str]) -> None:
    """Write the lines between the two markers of a page."""
    page.write_text(put_between(page.read_text(encoding="utf-8"), lines), encoding="utf-8")


def put_between(page: str, lines: Sequence[str]) -> str:
    """The page with the lines between its two markers."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return "\n".join((before + BEGIN, "", *lines, "", END + after))
