"""`pelagos sim GAME`: many games between bots, and a table of how they fared."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import click
from rich import box
from rich.console import Console
from rich.table import Table

from pelagos.bots.written import split_seats
from pelagos.cli.main import with_language
from pelagos.cli.progress import progress
from pelagos.cli.seats import look_here, parse_pairs
from pelagos.cli.speech import Speech
from pelagos.cli.work import GAMES, places_options, where_of
from pelagos.core.errors import PelagosError
from pelagos.core.text import text
from pelagos.lab.folder import rows_folder
from pelagos.lab.match import Match, Row, asked_of, new_match, play_match
from pelagos.lab.runner import Where
from pelagos.lab.stats import (
    Pace,
    Standing,
    against_the_game,
    decisions_per_game,
    endings,
    finished,
    pace,
    standings,
)
from pelagos.lab.until import KNOWN, Known, Watch, played_until, read_goal

NO_FIGURE: Final = "–"


@click.command("sim")
@click.argument("game")
@click.option("--seats", required=True, metavar="BOT,BOT[,BOT...]")
@click.option("--games", default="100", metavar="N")
@click.option("--seed", default="1", metavar="TEXT")
@click.option("--paired", is_flag=True)
@click.option("--until", default="", metavar="BOT>=SHARE")
@places_options
@click.option("--set", "pairs", multiple=True, metavar="KEY=VALUE")
@click.option("--pack", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--out", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--decisions", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@with_language
def command(
    speech: Speech,
    game: str,
    seats: str,
    games: str,
    seed: str,
    paired: bool,
    until: str,
    workers: str,
    on: str,
    pairs: tuple[str, ...],
    pack: Path | None,
    out: Path | None,
    decisions: bool,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME and show how they fared."""
    look_here()
    entrants = tuple(split_seats(seats))
    match = new_match(game, entrants, int(GAMES.parse(games)), seed, parse_pairs(pairs), pack, paired)
    watch = Watch(read_goal(until, entrants), len(entrants)) if until else None
    where = where_of(on, workers)
    if decisions and out is None:
        raise PelagosError("error-run-decisions")
    folder = rows_folder(out, asked_of(match, decisions, until)) if out else None
    begin = perf_counter()
    with progress(speech, speech.phrase("sim-progress", game=text(f"{match.game}-name")), match.games) as told:
        rows = list(played_until(play_match(match, where, folder, told), watch))
    speed = pace(rows, perf_counter() - begin)
    if as_json:
        speech.line(json.dumps(as_data(match, rows, speed, where, watch), ensure_ascii=False))
    else:
        show_table(speech, match, rows, speed)
        if watch:
            show_known(speech, until, watch.known)
        if folder:
            speech.say("lab-rows", path=str(folder.path))


def show_known(speech: Speech, until: str, known: Known) -> None:
    """What was to be known, and whether it is."""
    share, low, high = (speech.phrase("sim-share", percent=100 * value) for value in known.share)
    speech.say(KNOWN[known.holds], goal=until, games=known.games, share=share, low=low, high=high)


def as_data(match: Match, rows: list[Row], speed: Pace, where: Where, watch: Watch | None = None) -> dict[str, Any]:
    """Everything the table says. `result` depends on the question alone, `timing` on the machine."""
    return {
        "game": match.game,
        "seats": match.entrants,
        "games": match.games,
        "seed": match.seed,
        "settings": match.settings,
        "result": {
            "entrants": [standing._asdict() for standing in standings(rows, match.entrants)],
            "decisions_per_game": decisions_per_game(rows),
            "finished": len(finished(rows)) / len(rows),
            "endings": [ending._asdict() for ending in endings(rows)],
            **({"until": {**watch.known._asdict(), "share": watch.known.share._asdict()}} if watch else {}),
        },
        "timing": {**where._asdict(), **speed._asdict()},
    }


def show_table(speech: Speech, match: Match, rows: list[Row], speed: Pace) -> None:
    """The figures for people."""
    name = text(f"{match.game}-name")
    speech.say("sim-title", game=name, games=len(rows), seed=match.seed)
    table = Table(box=box.SIMPLE)
    wins = ("victories", "share-of-games") if against_the_game(rows) else ("wins", "share")
    table.add_column(speech.phrase("sim-column-bot"), overflow="fold")
    for column in (*wins, "mean", "spread", "low", "high"):
        table.add_column(speech.phrase(f"sim-column-{column}"), justify="right")
    for standing in standings(rows, match.entrants):
        cells = _cells(speech, standing)
        table.add_row(*(cells if finished(rows) else (*cells[:3], *[NO_FIGURE] * 4)))
    Console().print(table)
    if against_the_game(rows):
        show_endings(speech, rows)
    speech.say("sim-decisions", number=decisions_per_game(rows))
    speech.say("sim-pace", games=speed.games_per_second, decisions=speed.decisions_per_second)


def show_endings(speech: Speech, rows: list[Row]) -> None:
    """How many games were played to their end, and every way in which they ended."""
    speech.say("sim-finished", number=len(finished(rows)), percent=100 * len(finished(rows)) / len(rows))
    table = Table(box=box.SIMPLE)
    for column in ("ending", "games", "share-of-games", "victories", "mean"):
        table.add_column(speech.phrase(f"sim-column-{column}"), justify="left" if column == "ending" else "right")
    for ending in endings(rows):
        share = speech.phrase("sim-share", percent=100 * ending.share)
        figures = (str(ending.games), share, str(ending.won), _figure(speech, ending.mean))
        table.add_row(speech.phrase(ending.reason), *figures)
    Console().print(table)


def _cells(speech: Speech, standing: Standing) -> tuple[str, ...]:
    return (
        f"{standing.entrant + 1} {standing.name}",
        f"{standing.wins:.4g}",
        speech.phrase("sim-share", percent=100 * standing.share),
        _figure(speech, standing.mean),
        _figure(speech, standing.spread),
        str(standing.low),
        str(standing.high),
    )


def _figure(speech: Speech, number: float | None) -> str:
    return NO_FIGURE if number is None else speech.phrase("sim-figure", number=number)
