"""How far does Captain Nemo get in the first edition? Both bots play every commitment; the result is a Markdown table.

python -m pelagos.lab.nemo1_balance --games 500 --seed 1 --workers 2 --write docs/games/nemo1.md
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Any, Final, NamedTuple

import click

from pelagos.bots.registry import find_bot
from pelagos.core.settings import parse_settings
from pelagos.games.nemo1.names import COMMITMENTS, LEVELS
from pelagos.games.nemo1.tally import level_of
from pelagos.games.registry import find_game, load_pack
from pelagos.lab.balance import put_between
from pelagos.lab.play import play_game

GAME: Final = "nemo1"
BOTS: Final = ("random", "greedy")
HEAD: Final = (
    "| commitment | bot | mean score | spread | median level | " + " | ".join(LEVELS) + " |",
    "| --- | --- | --: | --: | --- |" + " --: |" * len(LEVELS),
)


class Cell(NamedTuple):
    """One commitment, played so often by one bot. Plain values, so that it travels to any process."""

    commitment: str
    bot: str
    seed: str


def play(cell: Cell, number: int) -> int:
    """The score of one game. Its luck depends on the seed, the commitment and the number alone."""
    game = find_game(GAME)
    settings = parse_settings(game.settings, {"commitment": cell.commitment})
    luck = f"{cell.seed}/{cell.commitment}/{number}"
    return play_game(game, settings, _tables(), [find_bot(GAME, cell.bot, luck)], luck).scores[0]


@cache
def _tables() -> Any:
    return load_pack(find_game(GAME))


def row(cell: Cell, scores: Sequence[int]) -> str:
    """One line of the table; the median level is that of the median game."""
    levels = Counter(level_of(_tables(), score) for score in scores)
    shares = " | ".join(f"{100 * levels[level] / len(scores):.0f} %" for level in range(len(LEVELS)))
    spread = stdev(scores) if len(scores) > 1 else 0.0
    return f"| {cell.commitment} | {cell.bot} | {fmean(scores):.0f} | {spread:.0f} | {middle(scores)} | {shares} |"


def middle(scores: Sequence[int]) -> str:
    """The victory level of the median game."""
    return LEVELS[level_of(_tables(), int(median(scores)))]


def table(games: int, seed: str, workers: int) -> Iterator[str]:
    """All lines, each as soon as its games are played; more workers only make them come faster."""
    yield from HEAD
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for cell in (Cell(commitment, bot, seed) for commitment in COMMITMENTS for bot in BOTS):
            yield row(cell, list(pool.map(play, [cell] * games, range(games), chunksize=10)))


@click.command(help=__doc__)
@click.option("--games", default=100, show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--workers", default=1, show_default=True)
@click.option("--write", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def main(games: int, seed: str, workers: int, write: Path | None) -> None:
    lines = []
    for line in table(games, seed, workers):
        click.echo(line)
        lines.append(line)
    if write is not None:
        note = f"{games} games for each line, seed {seed}:"
        write.write_text(put_between(write.read_text(encoding="utf-8"), [note, "", *lines]), encoding="utf-8")


if __name__ == "__main__":
    main()
