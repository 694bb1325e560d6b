"""How well does the greedy bot play Endeavor: Deep Sea? Scores against each other, and goals met together and alone.

python -m pelagos.lab.endeavor_balance --games 20 --group-games 20 --seed 1 --write docs/games/endeavor.md
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

import click

from pelagos.bots.registry import find_bot
from pelagos.core.settings import parse_settings
from pelagos.games.endeavor.names import DIFFICULTIES, GOALS_NEEDED
from pelagos.games.registry import find_game, load_pack
from pelagos.lab.balance import put_between
from pelagos.lab.play import play_game

GAME: Final = "endeavor"
SCENARIOS: Final = range(1, 11)
FULL_TABLE: Final = ("greedy",) * 4
DUEL: Final = ("greedy", "random")
GROUPS: Final = (1, 2, 4)
GOALS: Final = 7
SCORE_HEAD: Final = (
    "| scenario | four seats: mean | spread | lowest | winner's mean | against `random`: won | mean | its mean |",
    "| --: | --: | --: | --: | --: | --: | --: | --: |",
)
GOAL_HEAD: Final = (
    f"| scenario | players | goals of {GOALS} | {' | '.join(DIFFICULTIES)} |",
    "| --: | --: | --: | --: | --: | --: | --: |",
)


class Cell(NamedTuple):
    """Who plays which scenario, and how. Plain values, so that it travels to any process."""

    scenario: int
    mode: str
    bots: tuple[str, ...]
    seed: str


def play(cell: Cell, number: int) -> tuple[int, ...]:
    """The scores of one game in the order of the bots, who move on by one seat after every game."""
    game, size = find_game(GAME), len(cell.bots)
    settings = parse_settings(game.settings, {"players": size, "scenario": cell.scenario, "mode": cell.mode})
    luck = f"{cell.seed}/{cell.mode}/{cell.scenario}/{size}/{number}"
    bots = [find_bot(GAME, cell.bots[(seat - number) % size], f"{luck}/{seat}") for seat in range(size)]
    scores = play_game(game, settings, _tables(), bots, luck).scores
    return tuple(scores[(entrant + number) % size] for entrant in range(size))


@cache
def _tables() -> Any:
    return load_pack(find_game(GAME))


def score_row(scenario: int, full: Sequence[tuple[int, ...]], duels: Sequence[tuple[int, ...]]) -> str:
    """One scenario against each other."""
    scores = [score for game in full for score in game]
    spread = stdev(scores) if len(scores) > 1 else 0.0
    won = sum(own > other for own, other in duels)
    cells = (
        scenario,
        f"{fmean(scores):.1f}",
        f"{spread:.1f}",
        min(scores),
        f"{fmean(max(game) for game in full):.1f}",
        f"{won} of {len(duels)}",
        f"{fmean(own for own, _ in duels):.1f}",
        f"{fmean(other for _, other in duels):.1f}",
    )
    return _line(cells)


def goal_row(cell: Cell, games: Sequence[tuple[int, ...]]) -> str:
    """One scenario together: the goals met on the average, and the share of games won at each difficulty."""
    met = [game[0] for game in games]
    shares = [sum(goals >= GOALS_NEEDED[name] for goals in met) / len(met) for name in DIFFICULTIES]
    return _line((cell.scenario, len(cell.bots), f"{fmean(met):.1f}", *(f"{100 * share:.0f} %" for share in shares)))


def _line(cells: Sequence[object]) -> str:
    return f"| {' | '.join(map(str, cells))} |"


class Lab:
    """Plays the games of cells in some processes; more workers only make them come faster."""

    def __init__(self, pool: ProcessPoolExecutor, seed: str) -> None:
        self.pool = pool
        self.seed = seed

    def scores(self, games: int) -> Iterator[str]:
        """All scenarios against each other, each line as soon as its games are played."""
        yield from SCORE_HEAD
        for scenario in SCENARIOS:
            full, duel = (Cell(scenario, "competitive", bots, self.seed) for bots in (FULL_TABLE, DUEL))
            yield score_row(scenario, self._played(full, games), self._played(duel, games))

    def goals(self, games: int) -> Iterator[str]:
        """All scenarios together and alone."""
        yield from GOAL_HEAD
        for scenario, size in product(SCENARIOS, GROUPS):
            cell = Cell(scenario, "coop" if size > 1 else "solo", ("greedy",) * size, self.seed)
            yield goal_row(cell, self._played(cell, games))

    def _played(self, cell: Cell, games: int) -> list[tuple[int, ...]]:
        return list(self.pool.map(play, [cell] * games, range(games), chunksize=4))


def table(games: int, group_games: int, seed: str, workers: int) -> Iterator[str]:
    """Both tables, each under a line that says how many games were played."""
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        lab = Lab(pool, seed)
        yield from (f"Against each other (seed {seed}, games for each figure: {games}):", "")
        yield from lab.scores(games)
        yield from ("", f"Together and alone (seed {seed}, games for each line: {group_games}):", "")
        yield from lab.goals(group_games)


@click.command(help=__doc__)
@click.option("--games", default=20, show_default=True)
@click.option("--group-games", default=20, show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--workers", default=1, show_default=True)
@click.option("--write", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def main(games: int, group_games: int, seed: str, workers: int, write: Path | None) -> None:
    lines = []
    for line in table(games, group_games, seed, workers):
        click.echo(line)
        lines.append(line)
    if write is not None:
        text = put_between(write.read_text(encoding="utf-8"), lines)
        write.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
