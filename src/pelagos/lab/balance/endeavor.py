"""How well does the greedy bot play Endeavor: Deep Sea? Scores against each other, and goals met together and alone.

python -m pelagos.lab.balance.endeavor --games 20 --group-games 20 --seed 1 --write docs/games/endeavor.md
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from statistics import fmean, stdev
from typing import Final, NamedTuple

import click

from pelagos.bots.registry import find_bot
from pelagos.core.settings import parse_settings
from pelagos.games.endeavor.names import DIFFICULTIES, GOALS_NEEDED
from pelagos.games.registry import find_game
from pelagos.lab.balance.tables import Lab, line_of, put_into, share, tables_of, told
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
    bots = [find_bot(GAME, cell.bots[(seat - number) % size]) for seat in range(size)]
    ended = play_game(game, settings, tables_of(GAME), bots, luck).scores
    return tuple(ended[(entrant + number) % size] for entrant in range(size))


def score_row(scenario: int, full: Sequence[tuple[int, ...]], duels: Sequence[tuple[int, ...]]) -> str:
    """One scenario against each other."""
    every = [score for game in full for score in game]
    spread = stdev(every) if len(every) > 1 else 0.0
    won = sum(own > other for own, other in duels)
    cells = (
        scenario,
        f"{fmean(every):.1f}",
        f"{spread:.1f}",
        min(every),
        f"{fmean(max(game) for game in full):.1f}",
        f"{won} of {len(duels)}",
        f"{fmean(own for own, _ in duels):.1f}",
        f"{fmean(other for _, other in duels):.1f}",
    )
    return line_of(cells)


def goal_row(cell: Cell, games: Sequence[tuple[int, ...]]) -> str:
    """One scenario together: the goals met on the average, and the share of games won at each difficulty."""
    met = [game[0] for game in games]
    shares = (share(sum(goals >= GOALS_NEEDED[name] for goals in met), len(met)) for name in DIFFICULTIES)
    return line_of((cell.scenario, len(cell.bots), f"{fmean(met):.1f}", *shares))


def scores(lab: Lab, games: int, seed: str) -> Iterator[str]:
    """All scenarios against each other, each line as soon as its games are played."""
    yield from SCORE_HEAD
    for scenario in SCENARIOS:
        full, duel = (Cell(scenario, "competitive", bots, seed) for bots in (FULL_TABLE, DUEL))
        yield score_row(scenario, lab.played(play, full, games), lab.played(play, duel, games))


def goals(lab: Lab, games: int, seed: str) -> Iterator[str]:
    """All scenarios together and alone."""
    yield from GOAL_HEAD
    for scenario, size in product(SCENARIOS, GROUPS):
        cell = Cell(scenario, "coop" if size > 1 else "solo", ("greedy",) * size, seed)
        yield goal_row(cell, lab.played(play, cell, games))


def table(games: int, group_games: int, seed: str, workers: int) -> Iterator[str]:
    """Both tables, each under a line that says how many games were played."""
    with Lab(workers) as lab:
        yield from (f"Against each other (seed {seed}, games for each figure: {games}):", "")
        yield from scores(lab, games, seed)
        yield from ("", f"Together and alone (seed {seed}, games for each line: {group_games}):", "")
        yield from goals(lab, group_games, seed)


@click.command(help=__doc__)
@click.option("--games", default=20, show_default=True)
@click.option("--group-games", default=20, show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--workers", default=1, show_default=True)
@click.option("--write", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def main(games: int, group_games: int, seed: str, workers: int, write: Path | None) -> None:
    lines = told(table(games, group_games, seed, workers))
    if write is not None:
        put_into(write, lines)


if __name__ == "__main__":
    main()
