"""How well does the greedy bot play Endeavor: Deep Sea? Scores against each other, and goals met together and alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from statistics import fmean, stdev
from typing import Final, NamedTuple

from pelagos.bots.registry import find_bot
from pelagos.core.settings import parse_settings
from pelagos.games.endeavor.names import DIFFICULTIES, GOALS_NEEDED
from pelagos.games.registry import find_game
from pelagos.lab.balance.tables import line_of, share, tables_of
from pelagos.lab.play import play_game

GAME: Final = "endeavor"
kind = tuple[int, ...]
"""What is known of a game that was played: the scores of its bots."""
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


def cells(games: int, seed: str) -> list[tuple[Cell, int]]:
    """Every scenario with four seats and for two, then together and alone, and how often it is played."""
    against = [
        (Cell(scenario, "competitive", bots, seed), games) for scenario in SCENARIOS for bots in (FULL_TABLE, DUEL)
    ]
    groups = [
        (Cell(scenario, "coop" if size > 1 else "solo", ("greedy",) * size, seed), group_games(games))
        for scenario, size in product(SCENARIOS, GROUPS)
    ]
    return against + groups


def group_games(games: int) -> int:
    """Groups play a little less often: there are more of them."""
    return max(1, games * 4 // 5)


def lines(played: Iterable[tuple[Cell, list[tuple[int, ...]]]], games: int, seed: str) -> Iterator[str]:
    """Both tables, each under a line that says how many games were played."""
    found = iter(played)
    yield from (f"Against each other (seed {seed}, games for each figure: {games}):", "", *SCORE_HEAD)
    for _ in SCENARIOS:
        (cell, full), (_, duels) = next(found), next(found)
        yield score_row(cell.scenario, full, duels)
    yield from ("", f"Together and alone (seed {seed}, games for each line: {group_games(games)}):", "", *GOAL_HEAD)
    yield from (goal_row(cell, games) for cell, games in found)
