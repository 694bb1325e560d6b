"""Plain and compiled rules side by side: `python -m benchmarks.forms build/compiled/lib --write docs/benchmarks.md`.

Each form has a process of its own, kept on the same core; they take turns in short rounds, so that a slow minute of the
machine hits both. Both play by `core/playing.py`, and greedy bots by `lab/play.py`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

import click

from benchmarks.contest import ROUNDS, stay_on_one_core

PLAIN: Final = Path(__file__).parents[1] / "src"
GREEDY_ROUNDS: Final = 3
BEGIN: Final = "<!-- forms: begin -->"
END: Final = "<!-- forms: end -->"
FASTER, GREEDY_FASTER, NAUTICUS_RATE, COPY_SECONDS = 2.5, 1.8, 400_000, 0.1e-6
HEAD: Final = ("game", "plain decisions/s", "compiled decisions/s", "times", "plain copy µs", "compiled copy µs",
               "greedy, plain", "greedy, compiled", "times")  # fmt: skip


class Measured(NamedTuple):
    """One game: decisions a second, seconds for a copy, and decisions a second of greedy bots, plain and compiled."""

    key: str
    title: str
    rates: tuple[float, float]
    times: float
    copies: tuple[float, float]
    greedy: tuple[float, float]
    greedy_times: float


class Form:
    """A process that plays with one form of the rules when it is told to."""

    def __init__(self, package: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.forms_child"],
            env={**os.environ, "PYTHONPATH": str(package)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def told(self, *words: object) -> Any:
        """What it answers to a command."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(*words, file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())


@click.command()
@click.argument("compiled", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--seconds", default=0.5, show_default=True, help="Play in each round.")
@click.option("--only", default="", help="Games whose names begin like this.")
@click.option("--write", "page", type=click.Path(exists=True, path_type=Path), help="Store the table in this page.")
def main(compiled: Path, seconds: float, only: str, page: Path | None) -> None:
    """Random play, copies and greedy bots with plain and with compiled rules."""
    stay_on_one_core()
    forms = Form(PLAIN), Form(compiled.resolve())
    if [form.told("form") for form in forms] != ["plain", "compiled"]:
        raise click.ClickException(
            f"{compiled} holds no compiled rules; make compiled builds them in build/compiled/lib"
        )
    games = [key for key in forms[0].told("games") if key.startswith(only)]
    report = told([measure(forms, key, seconds) for key in games])
    click.echo(report, nl=False)
    if page is not None:
        before, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
        page.write_text(f"{before}{begin}\n\n{report}\n{END}{rest.partition(END)[2]}", encoding="utf-8")


def measure(forms: Sequence[Form], key: str, seconds: float) -> Measured:
    """One game in turns: a round that warms up, then those that count."""
    for form in forms:
        form.told("play", key, 0, seconds)
    play = [[form.told("play", key, number, seconds) for form in forms] for number in range(1, ROUNDS + 1)]
    copy = [[form.told("copy", key, number, seconds / 10) for form in forms] for number in range(ROUNDS)]
    greedy = [[form.told("greedy", key, number, seconds) for form in forms] for number in range(GREEDY_ROUNDS)]
    return Measured(
        key, forms[0].told("title", key), _medians(play), _times(play), _medians(copy), _medians(greedy), _times(greedy)
    )


def _medians(rounds: list[list[float]]) -> tuple[float, float]:
    plain, compiled = zip(*rounds, strict=True)
    return median(plain), median(compiled)


def _times(rounds: list[list[float]]) -> float:
    return median(compiled / plain for plain, compiled in rounds)


def told(games: Sequence[Measured]) -> str:
    """The table, and what was wanted."""
    lines = [HEAD, ("---", *["---:"] * (len(HEAD) - 1)), *map(_row, games)]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    wanted = [
        *((f"{g.title}: {FASTER} times plain", f"{g.times:.2f}", g.times >= FASTER) for g in games),
        *((f"{g.title}: greedy {GREEDY_FASTER} times", f"{g.greedy_times:.2f}", g.greedy_times >= GREEDY_FASTER)
          for g in games),
        *((f"{g.title}: {NAUTICUS_RATE:,} decisions/s", f"{g.rates[1]:,.0f}", g.rates[1] >= NAUTICUS_RATE)
          for g in games if g.key.startswith("nauticus")),
        *((f"{g.title}: a copy takes at most 0.1 µs", f"{g.copies[1] * 1e6:.2f}", g.copies[1] <= COPY_SECONDS)
          for g in games),
    ]  # fmt: skip
    kept = "\n".join(f"- {'OK' if kept else 'MISSED'}: {what} ({found})" for what, found, kept in wanted)
    return f"{table}\n\n{kept}\n"


def _row(game: Measured) -> tuple[str, ...]:
    rates = [f"{rate:,.0f}" for rate in game.rates]
    copies = [f"{seconds * 1e6:.2f}" for seconds in game.copies]
    greedy = [f"{rate:,.0f}" for rate in game.greedy]
    return game.title, *rates, f"{game.times:.2f}", *copies, *greedy, f"{game.greedy_times:.2f}"


if __name__ == "__main__":
    main()
