"""`pelagos ladder GAME --out FILE`: levels against each other; with `--page PAGE FILE...` what came of it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import click

from pelagos.bots.registry import check_bot
from pelagos.cli.main import with_language
from pelagos.cli.speech import Speech
from pelagos.cli.work import on_option
from pelagos.core.errors import PelagosError
from pelagos.core.settings import Setting
from pelagos.games.registry import find_game
from pelagos.lab.ladder import LEVELS, Ladder, climb, line_of, pairings
from pelagos.lab.runner import where
from pelagos.lab.strength import page

GAMES: Final = Setting("--games", 400, "", low=1, high=10_000_000)
MINUTES: Final = Setting("--minutes", 60, "", low=1, high=100_000)
PROCESSES: Final = Setting("--processes", 1, "", low=1, high=1024)


@click.command("ladder")
@click.argument("what", nargs=-1, required=True, metavar="GAME | FILE...")
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--page", "to", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--levels", default=",".join(LEVELS), metavar="BOT,BOT,...")
@click.option("--games", default="400", metavar="N")
@click.option("--minutes", default="60", metavar="N")
@click.option("--processes", default=str(os.cpu_count() or 1), metavar="N")
@on_option
@with_language
def command(
    speech: Speech,
    what: tuple[str, ...],
    out: Path | None,
    to: Path | None,
    levels: str,
    games: str,
    minutes: str,
    processes: str,
    on: str,
) -> None:
    """Let the levels of GAME play against each other, or write a page of such games."""
    if to is not None:
        to.write_text(page([Path(path) for path in what]), encoding="utf-8")
        speech.say("ladder-page", path=str(to))
        return
    if len(what) != 1 or out is None:
        raise PelagosError("error-ladder-out")
    game = find_game(what[0]).key
    names = [level.strip() for level in levels.split(",")]
    for name in names:
        check_bot(game, name)
    met = pairings(game, names)
    where(on, 1)
    limits = int(PROCESSES.parse(processes)), float(MINUTES.parse(minutes)), int(GAMES.parse(games))

    def against(one: str, other: str) -> str:
        return speech.phrase("ladder-against", one=one, other=other)

    played = climb(Ladder(game, met, out), *limits, lambda news: speech.line(line_of(news, against)), on)
    speech.say("ladder-played", games=played, path=str(out))
