"""How hard is Nemo's War? The greedy bot plays every motive at every difficulty, and the result is a Markdown table.

python -m pelagos.lab.balance --games 500 --seed 1 --workers 2 --write docs/games/nemo2.md
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, quantiles, stdev
from typing import Any, Final, NamedTuple

import click

from pelagos.bots.contract import Sight
from pelagos.bots.registry import find_bot
from pelagos.core.nodes import Chance, Over
from pelagos.core.settings import parse_settings
from pelagos.games.nemo2.names import MOTIVES
from pelagos.games.nemo2.options import LEVELS
from pelagos.games.registry import find_game, load_pack
from pelagos.table.fate import drawn

GAME: Final = "nemo2"
BEGIN: Final = "<!-- balance -->"
END: Final = "<!-- end balance -->"
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
    bot = find_bot(GAME, cell.bot, luck)
    s = game.new_game(settings, _tables())
    node = game.rules.run(s)
    rolls: Counter[str] = Counter()
    while not isinstance(node, Over):
        if isinstance(node, Chance):
            option = drawn(luck, node, rolls[node.ask])
            rolls[node.ask] += 1
        else:
            option = bot.choose(Sight(game, s))
        node = game.rules.answer(s, option)
    return End(node.reason.removeprefix("nemo2-"), node.scores[0])


@cache
def _tables() -> Any:
    return load_pack(find_game(GAME))


def row(cell: Cell, ends: Sequence[End]) -> str:
    """One line of the table."""
    scored = [end.score for end in ends if end.reason.startswith("over-")]
    reasons = Counter(end.reason for end in ends)
    lost = ", ".join(f"{cause} {_share(reasons[f'defeat-{cause}'], ends)}" for cause in _causes(reasons)) or "–"
    mean = f"{fmean(scored):.0f}" if scored else "–"
    spread = f"{stdev(scored):.0f}" if len(scored) > 1 else "–"
    quarters = " / ".join(f"{point:.0f}" for point in quantiles(scored)) if len(scored) > 1 else "–"
    bands = " | ".join(_share(reasons[f"over-{band}"], ends) for band in BANDS)
    finale = _share(len(scored), ends)
    return f"| {cell.motive} | {cell.level} | {finale} | {lost} | {mean} | {spread} | {quarters} | {bands} |"


def _causes(reasons: Counter[str]) -> list[str]:
    return sorted((c for c in CAUSES if reasons[f"defeat-{c}"]), key=lambda c: -reasons[f"defeat-{c}"])


def _share(part: int, ends: Sequence[End]) -> str:
    return f"{100 * part / len(ends):.0f} %"


def table(games: int, seed: str, workers: int, bot: str = "greedy", levels: Sequence[str] = LEVELS) -> Iterator[str]:
    """All lines, each as soon as its games are played; more workers only make them come faster."""
    yield from HEAD
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        for cell in cells(bot, seed, levels):
            yield row(cell, list(pool.map(play, [cell] * games, range(games), chunksize=4)))


def by_chance(games: int, seed: str, workers: int) -> str:
    """How often the finale is reached by answering at random, over every motive and difficulty."""
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        ends = [end for cell in cells("random", seed, LEVELS) for end in pool.map(play, [cell] * games, range(games))]
    reached = sum(end.reason.startswith("over-") for end in ends)
    return f"`random` reaches the finale in {reached} of {len(ends)} games ({games} for each line as well)."


def cells(bot: str, seed: str, levels: Sequence[str]) -> list[Cell]:
    """Every motive at these difficulties."""
    return [Cell(motive, level, bot, seed) for level in levels for motive in MOTIVES]


def put_between(page: str, lines: Sequence[str]) -> str:
    """The page with the lines between its two markers."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return "\n".join((before + BEGIN, "", *lines, "", END + after))


@click.command(help=__doc__)
@click.option("--games", default=100, show_default=True)
@click.option("--seed", default="1", show_default=True)
@click.option("--workers", default=1, show_default=True)
@click.option("--bot", default="greedy", show_default=True)
@click.option("--level", "levels", type=click.Choice(LEVELS), multiple=True, default=LEVELS, show_default=True)
@click.option("--write", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def main(games: int, seed: str, workers: int, bot: str, levels: tuple[str, ...], write: Path | None) -> None:
    lines = []
    for line in table(games, seed, workers, bot, levels):
        click.echo(line)
        lines.append(line)
    if write is not None:
        note = f"{games} games for each line, seed {seed}, bot `{bot}`:"
        chance = by_chance(games, seed, workers)
        text = put_between(write.read_text(encoding="utf-8"), [note, "", *lines, "", chance])
        write.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
