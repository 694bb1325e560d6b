"""Training from a plain Python with NumPy, without the program around it:

PYTHONPATH=src python3 -m pelagos.lab.train nauticus --out FOLDER --games 20000 --minutes 8 --processes 16
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from pelagos.games.registry import find_game
from pelagos.lab.folder import RunFolder
from pelagos.lab.plainly import plainly
from pelagos.lab.runner import LOCAL, where
from pelagos.lab.train.training import Training, asked_of, no_better, parts_of, train


def main(given: Sequence[str] | None = None) -> int:
    """Train, and tell of it line by line."""
    parser = argparse.ArgumentParser(prog="python -m pelagos.lab.train")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", type=int, default=100_000, help="how many, rounded up to whole parts")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--on", default=LOCAL)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--device", default="", metavar="cpu|cuda")
    asked = parser.parse_args(given)
    return plainly(lambda: _train_as_asked(asked))


def _train_as_asked(asked: argparse.Namespace) -> None:
    game = find_game(asked.game).key
    training = Training(game, asked.games, asked.seed, asked.minutes, asked.hidden, asked.device)
    begun, parts, ready = monotonic(), len(parts_of(training)), 0

    def say(line: str) -> None:
        print(f"{monotonic() - begun:6.0f} s  {line}", flush=True)  # noqa: T201

    def heard(more: int, kept: bool) -> None:
        nonlocal ready
        ready += more
        if kept or ready % 20 == 0:
            say(f"{ready} of {parts} parts")

    folder = RunFolder(asked.out, asked_of(training))
    trained = train(training, folder, where(asked.on, asked.processes), heard, say)
    say(f"{trained.games} games: {trained.path}")
    for kind in no_better(trained.figures):
        say(f"{kind}: the learned values are no better than the appraisal; do not use them")


if __name__ == "__main__":
    sys.exit(main())
