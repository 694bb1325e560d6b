"""How hard is Nemo's War? The greedy bot plays every motive at every difficulty, and the result is a Markdown table.

python -m pelagos.lab.balance.nemo2 --games 500 --seed 1 --workers 2 --write docs/games/nemo2.md
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean, quantiles, stdev
from typing import Final, NamedTuple

import click

from pelagos.bots.registry import find_bot
from pelagos.core.settings import parse_settings
from pelagos.games.nemo2.names import MOTIVES
from pelagos.games.nemo2.options import LEVELS
from pelagos.games.registry import find_game
from pelagos.lab.balance.tables import Lab, line_of, put_into, share, tables_of, told
from pelagos.lab.play import play_game

GAME: Final = "nemo2"
CAUSES: Final = ("oceans", "outlaw", "nemo", "crew", "hull")
BANDS: Final = ("defeat", "fiasco", "status-quo", "success", "triumph")
HEAD: Final = (
    "| motive | level | finale | lost by | mean score | spread | quartiles "
    "| defeat | fiasco | status quo | success | triumph |",
    "| --- | --- | --: | --- | --: | --: | --: | --: | --: | --: | --: | --: |",
)


class Cell(NamedTuple):
    """One motive at one difficulty, played so often by one bot. Plain values, so that it travels to any process."""

    motive: str
    level: str
    bot: str
    seed: str


class End(NamedTuple):
    """How one game ended."""

    reason: str
    score: int


def play(cell: Cell, number: int) -> End:
    """One solo game. Its luck depends on the seed, the cell and the number alone."""
    game = find_game(GAME)
    settings = parse_settings(game.settings, {"motive": cell.motive, "level": cell.level})
    luck = f"{cell.seed}/{cell.motive}/{cell.level}/{number}"
    end = play_game(game, settings, tables_of(GAME), [find_bot(GAME, cell.bot)], luck)
    return End(end.reason.removeprefix("nemo2-"), end.scores[0])


def row(cell: Cell, ends: Sequence[End]) -> str:
    """One line of the table."""
    scored = [end.score for end in ends if end.reason.startswith("over-")]
    reasons = Counter(end.reason for end in ends)
    lost = ", ".join(f"{cause} {share(reasons[f'defeat-{cause}'], len(ends))}" for cause in _causes(reasons)) or "–"
    mean = f"{fmean(scored):.0f}" if scored else "–"
    spread = f"{stdev(scored):.0f}" if len(scored) > 1 else "–"
    quarters = " / ".join(f"{point:.0f}" for point in quantiles(scored)) if len(scored) > 1 else "–"
    bands = (share(reasons[f"over-{band}"], len(ends)) for band in BANDS)
    return line_of((cell.motive, cell.level, share(len(scored), len(ends)), lost, mean, spread, quarters, *bands))


def _causes(reasons: Counter[str]) -> list[str]:
    return sorted((c for c in CAUSES if reasons[f"defeat-{c}"]), key=lambda c: -reasons[f"defeat-{c}"])


def table(games: int, seed: str, workers: int, bot: str = "greedy", levels: Sequence[str] = LEVELS) -> Iterator[str]:
    """All lines, each as soon as its games are played."""
    yield from HEAD
    with Lab(workers) as lab:
        for cell in cells(bot, seed, levels):
            yield row(cell, lab.played(play, cell, games))


def by_chance(games: int, seed: str, workers: int) -> str:
    """How often the finale is reached by answering at random, over every motive and difficulty."""
    with Lab(workers) as lab:
        ends = [end for cell in cells("random", seed, LEVELS) for end in lab.played(play, cell, games)]
    reached = sum(end.reason.startswith("over-") for end in ends)
    return f"`random` reaches the finale in {reached} of {len(ends)} games ({games} for each line as well)."


def cells(bot: str, seed: str, levels: Sequence[str]) -> list[Cell]:
    """Every motive at these difficulties."""
    return [Cell(motive, level, bot, seed) for level in levels for motive in MOTIVES]


@click.command(help=__doc__)
@click.option("--games", default=100, show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--workers", default=1, show_default=True)
@click.option("--bot", default="greedy", show_default=True)
@click.option("--level", "levels", type=click.Choice(LEVELS), multiple=True, default=LEVELS, show_default=True)
@click.option("--write", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def main(games: int, seed: str, workers: int, bot: str, levels: tuple[str, ...], write: Path | None) -> None:
    lines = told(table(games, seed, workers, bot, levels))
    if write is not None:
        note = f"{games} games for each line, seed {seed}, bot `{bot}`:"
        put_into(write, [note, "", *lines, "", by_chance(games, seed, workers)])


if __name__ == "__main__":
    main()
