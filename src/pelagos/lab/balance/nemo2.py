"""How hard is Nemo's War? The greedy bot plays every motive at every difficulty, and the result is a Markdown table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean, quantiles, stdev
from typing import Final, NamedTuple

from pelagos.bots.registry import find_bot
from pelagos.core.settings import parse_settings
from pelagos.games.nemo2.names import MOTIVES
from pelagos.games.nemo2.options import LEVELS
from pelagos.games.registry import find_game
from pelagos.lab.balance.tables import line_of, share, tables_of
from pelagos.lab.play import play_game

GAME: Final = "nemo2"
BOT: Final = "greedy"
CHANCE: Final = "random"
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


kind = End
"""What is known of a game that was played."""


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


def cells(games: int, seed: str) -> list[tuple[Cell, int]]:
    """Every motive at every difficulty, by the greedy bot and then by chance, and how often it is played."""
    every = [(motive, level) for level in LEVELS for motive in MOTIVES]
    return [(Cell(*one, bot, seed), games) for bot in (BOT, CHANCE) for one in every]


def lines(played: Iterable[tuple[Cell, list[End]]], games: int, seed: str) -> Iterator[str]:
    """What is told of it."""
    yield from (f"{games} games for each line, seed {seed}, bot `{BOT}`:", "", *HEAD)
    by_chance: list[End] = []
    for cell, ends in played:
        if cell.bot == BOT:
            yield row(cell, ends)
        else:
            by_chance += ends
    yield from ("", chance_line(by_chance, games))


def chance_line(ends: Sequence[End], games: int) -> str:
    """How often the finale is reached by answering at random, over every motive and difficulty."""
    reached = sum(end.reason.startswith("over-") for end in ends)
    return f"`random` reaches the finale in {reached} of {len(ends)} games ({games} for each line as well)."
