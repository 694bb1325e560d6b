"""How far does Captain Nemo get in the first edition? Both bots play every commitment; the result is a Markdown table.

python -m pelagos.lab.balance.nemo1 --games 500 --seed 1 --workers 2 --write docs/games/nemo1.md
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Final, NamedTuple

import click

from pelagos.bots.registry import find_bot
from pelagos.core.settings import parse_settings
from pelagos.games.nemo1.names import COMMITMENTS, LEVELS
from pelagos.games.nemo1.tally import level_of
from pelagos.games.registry import find_game
from pelagos.lab.balance.tables import Lab, line_of, put_into, share, tables_of, told
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
    return play_game(game, settings, tables_of(GAME), [find_bot(GAME, cell.bot)], luck).scores[0]


def row(cell: Cell, scores: Sequence[int]) -> str:
    """One line of the table; the median level is that of the median game."""
    levels = Counter(level_of(tables_of(GAME), score) for score in scores)
    shares = (share(levels[level], len(scores)) for level in range(len(LEVELS)))
    spread = stdev(scores) if len(scores) > 1 else 0.0
    return line_of((cell.commitment, cell.bot, f"{fmean(scores):.0f}", f"{spread:.0f}", middle(scores), *shares))


def middle(scores: Sequence[int]) -> str:
    """The victory level of the median game."""
    return LEVELS[level_of(tables_of(GAME), int(median(scores)))]


def table(games: int, seed: str, workers: int) -> Iterator[str]:
    """All lines, each as soon as its games are played."""
    yield from HEAD
    with Lab(workers) as lab:
        for cell in (Cell(commitment, bot, seed) for commitment in COMMITMENTS for bot in BOTS):
            yield row(cell, lab.played(play, cell, games))


@click.command(help=__doc__)
@click.option("--games", default=100, show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--workers", default=1, show_default=True)
@click.option("--write", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def main(games: int, seed: str, workers: int, write: Path | None) -> None:
    lines = told(table(games, seed, workers))
    if write is not None:
        put_into(write, [f"{games} games for each line, seed {seed}:", "", *lines])


if __name__ == "__main__":
    main()
