"""`pelagos soak GAME`: many games at random, in which every promise of the rules is checked at every question."""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path
from typing import Final

import click

from pelagos.cli.main import with_language
from pelagos.cli.progress import progress
from pelagos.cli.seats import parse_pairs
from pelagos.cli.speech import Speech
from pelagos.cli.work import GAMES, places_options, where_of
from pelagos.core.text import Text, text
from pelagos.lab.folder import RunFolder
from pelagos.lab.parts import parts_of
from pelagos.lab.soak import asked_of, new_soak, soaked
from pelagos.locale.catalogue import LANGUAGES, catalogue

BROKEN: Final = 1


@click.command("soak")
@click.argument("game")
@click.option("--games", default="100", metavar="N")
@click.option("--seed", default="1", metavar="TEXT")
@places_options
@click.option("--set", "pairs", multiple=True, metavar="KEY=VALUE")
@click.option("--out", type=click.Path(path_type=Path), metavar="DIR")
@with_language
def command(
    speech: Speech,
    game: str,
    games: str,
    seed: str,
    workers: str,
    on: str,
    pairs: tuple[str, ...],
    out: Path | None,
) -> None:
    """Play GAME at random, with settings drawn anew for each game, and check every promise on the way."""
    soak = new_soak(game, int(GAMES.parse(games)), seed, {**parse_pairs(pairs)})
    where = where_of(on, workers)
    folder = RunFolder(out, asked_of(soak)) if out else None
    name = text(f"{soak.game}-name")
    with progress(speech, speech.phrase("soak-progress", game=name), len(parts_of(soak.games))) as told:
        checked = list(soaked(soak, say_once, where, folder, told))
    broken = [one for one in checked if one.problem]
    for one in broken:
        speech.say("soak-broken", number=one.number, settings=one.settings, problem=one.problem)
    questions = sum(one.questions for one in checked)
    speech.say("soak-done", game=name, games=len(checked), questions=questions, broken=len(broken))
    sys.exit(BROKEN if broken else 0)


@lru_cache(1 << 17)
def say_once(said: Text) -> None:
    """Say a text in one of the languages; a missing message or fact raises. The lint sees to it that all are alike."""
    language = LANGUAGES[say_once.cache_info().misses % len(LANGUAGES)]
    assert catalogue(language).format(said), said
