"""`pelagos train GAME --out DIR`: learn values from games of our own bots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from pelagos.cli.main import with_language
from pelagos.cli.progress import progress
from pelagos.cli.speech import Speech
from pelagos.cli.work import places_options, where_of
from pelagos.core.settings import Setting
from pelagos.core.text import text
from pelagos.games.registry import find_game
from pelagos.lab.folder import RunFolder
from pelagos.lab.train.training import Trained, Training, asked_of, no_better, parts_of, train

GAMES: Final = Setting("--games", 4000, "", low=1, high=10_000_000)
MINUTES: Final = Setting("--minutes", 600, "", low=0, high=100_000)
HIDDEN: Final = Setting("--hidden", 32, "", low=0, high=256)


@click.command("train")
@click.argument("game")
@click.option("--out", type=click.Path(path_type=Path), required=True, metavar="DIR")
@click.option("--games", default="4000", metavar="N")
@click.option("--minutes", default="600", metavar="N")
@click.option("--seed", default="1", metavar="TEXT")
@click.option("--hidden", default="32", metavar="N")
@click.option("--device", default="", metavar="cpu|cuda")
@places_options
@with_language
def command(
    speech: Speech,
    game: str,
    out: Path,
    games: str,
    minutes: str,
    seed: str,
    hidden: str,
    device: str,
    workers: str,
    on: str,
) -> None:
    """Play GAME, learn from it what the appraisal misses, and write the values."""
    limits = int(GAMES.parse(games)), seed, float(MINUTES.parse(minutes)), int(HIDDEN.parse(hidden))
    training = Training(find_game(game).key, *limits, device)
    parts = parts_of(training)
    folder = RunFolder(out, asked_of(training))
    words = speech.phrase("train-progress", game=text(f"{training.game}-name"))
    with progress(speech, words, len(parts)) as heard:
        trained = train(training, folder, where_of(on, workers), heard)
    tell(speech, trained)


def tell(speech: Speech, trained: Trained) -> None:
    """What was learned of each kind of game, and where it lies."""
    for kind, figures in trained.figures.items():
        whole = {key: int(figures[key]) for key in ("games", "examples")}
        errors = {key: round(figures[key], 2) for key in ("spread", "appraisal", "learned")}
        speech.say("train-kind", kind=kind, **whole, **errors)
    speech.say("train-done", games=trained.games, path=str(trained.path))
    for kind in no_better(trained.figures):
        speech.say("train-no-better", kind=kind)
