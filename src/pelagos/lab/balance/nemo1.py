"""How far does Captain Nemo get in the first edition? Both bots play every commitment, for a Markdown table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean, median, stdev
from typing import Final, NamedTuple

from pelagos.bots.registry import find_bot
from pelagos.core.settings import parse_settings
from pelagos.games.nemo1.names import COMMITMENTS, LEVELS
from pelagos.games.nemo1.tally import level_of
from pelagos.games.registry import find_game
from pelagos.lab.balance.tables import line_of, share, tables_of
from pelagos.lab.play import play_game

GAME: Final = "nemo1"
kind = int
"""What is known of a game that was played: its score."""
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


def cells(games: int, seed: str) -> list[tuple[Cell, int]]:
    """Every commitment with every bot, and how often it is played."""
    return [(Cell(commitment, bot, seed), games) for commitment in COMMITMENTS for bot in BOTS]


def lines(played: Iterable[tuple[Cell, list[int]]], games: int, seed: str) -> Iterator[str]:
    """What is told of it."""
    yield from (f"{games} games for each line, seed {seed}:", "", *HEAD)
    yield from (row(cell, scores) for cell, scores in played)
