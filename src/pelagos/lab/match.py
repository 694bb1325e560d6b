"""A match: many games between the same entrants, each of which can be played by itself."""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from pelagos.bots.registry import import_bot
from pelagos.core.game import Verdict
from pelagos.core.seating import check_seating
from pelagos.core.settings import Settings, Value, parse_settings
from pelagos.games.registry import find_game, load_pack, read_pack_folder, read_tables
from pelagos.lab.decisions import Decisions
from pelagos.lab.folder import Asked, RunFolder
from pelagos.lab.parts import parts_of
from pelagos.lab.play import Watch, play_game
from pelagos.lab.rows import CONTEST, DEFEAT, GameRow, verdict_word
from pelagos.lab.run import Played, Told, as_played, played_parts
from pelagos.lab.runner import HERE, Where


class Match(NamedTuple):
    """Who plays what, how often, and with whose luck. Plain values, so that it travels to any process or machine."""

    game: str
    entrants: tuple[str, ...]
    games: int
    seed: str
    settings: Settings
    tables: tuple[tuple[str, str], ...] = ()
    """Another component pack, its tables as texts by file name; none for the game's own."""
    paired: bool = False
    """Whether each luck is played from every seat by everybody, before the next one comes."""


class Part(NamedTuple):
    """Some games of a match, and what is to be kept of them."""

    match: Match
    numbers: range
    run: str = ""
    """The run in whose folder the rows are kept; "" when they are not."""
    decisions: bool = False


class Row(NamedTuple):
    """One game of a match; scores, ranks and the verdict are those of the entrants, not of the seats."""

    number: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """Their places; () where nobody is compared with anybody."""
    decisions: int
    reason: str
    verdict: Verdict


def new_match(
    game_key: str,
    entrants: tuple[str, ...],
    games: int,
    seed: str,
    given: Mapping[str, Value],
    pack: Path | None = None,
    paired: bool = False,
) -> Match:
    """A match that can be played: game, bots, number of seats, settings and tables are checked first."""
    game = find_game(game_key)
    seats = len(entrants)
    check_seating(game, {game.seats_setting: seats}, seats)
    settings = parse_settings(game.settings, {game.seats_setting: seats, **given})
    check_seating(game, settings, seats)
    for name in entrants:
        import_bot(game_key, name)
    match = Match(game_key, entrants, games, seed, settings, _texts(pack), paired)
    pack_of(match)
    return match


def asked_of(match: Match, decisions: bool = False, until: str = "") -> Asked:
    """Everything that the rows of a match depend on, as it stands in the folder of its run."""
    more = {"paired": match.paired, "until": until}
    return {
        "command": "sim",
        "game": match.game,
        "settings": {**match.settings},
        "seats": list(match.entrants),
        "seed": match.seed,
        "games": match.games,
        "decisions": decisions,
        "rules": find_game(match.game).rules_version,
        "pack": str(pack_of(match).hash),
        **{key: value for key, value in more.items() if value},
    }


def seats_of(match: Match, number: int) -> tuple[int, ...]:
    """Where each entrant sits in a game: everybody moves on by one seat after every game."""
    size = len(match.entrants)
    return tuple((entrant + number) % size for entrant in range(size))


def played(match: Match, number: int, run: str = "", watch: Watch | None = None) -> GameRow:
    """One game of a match as a row of a run. Its luck depends on the seed and the number alone."""
    game, pack = find_game(match.game), pack_of(match)
    size = len(match.entrants)
    luck = f"{match.seed}/{number // size if match.paired else number}"
    names = tuple(match.entrants[(seat - number) % size] for seat in range(size))
    begin = perf_counter()
    end = play_game(game, match.settings, pack, [import_bot(match.game, name) for name in names], luck, watch)
    seconds = perf_counter() - begin
    return GameRow(
        game=match.game,
        run=run,
        number=number,
        seed=luck,
        settings=json.dumps(match.settings, ensure_ascii=False, sort_keys=True),
        seats=size,
        bots=names,
        scores=end.scores,
        places=end.verdict.places,
        winners=end.verdict.winners,
        verdict=verdict_word(end.verdict),
        ending=end.reason,
        length=end.decisions,
        seconds=seconds,
        rules=game.rules_version,
        pack=pack.hash,
    )


def by_entrants(match: Match, game: GameRow) -> Row:
    """A game as the entrants of its match fared."""
    seats = seats_of(match, game.number)
    ranks = tuple(game.places[seat] for seat in seats) if game.places else ()
    winners = tuple(entrant for entrant, seat in enumerate(seats) if seat in game.winners)
    verdict = Verdict(winners, ranks, contest=game.verdict == CONTEST, finished=game.verdict != DEFEAT)
    scores = tuple(game.scores[seat] for seat in seats)
    return Row(game.number, seats, scores, ranks, game.length, game.ending, verdict)


def play_number(match: Match, number: int) -> Row:
    """One game of a match, as its entrants fared."""
    return by_entrants(match, played(match, number))


def play_match(
    match: Match, where: Where = HERE, folder: RunFolder | None = None, told: Told | None = None
) -> Generator[Row, None, None]:
    """All games in order, as their entrants fared; what lies in the folder already is not played again.

    More workers only make them come faster. `told` hears of every part that is ready.
    """
    parts = parts_of(match.games)
    run, decisions = (folder.run["run"], folder.run["decisions"]) if folder else ("", False)
    jobs = [Part(match, numbers, run, decisions) for numbers in parts]
    for game in played_parts(play_part, jobs, parts, where, folder, told):
        yield by_entrants(match, game)


def play_part(part: Part) -> Played:
    """Play the games of a part."""
    decisions = Decisions() if part.decisions else None
    games = [
        played(part.match, number, part.run, decisions.of(number) if decisions else None) for number in part.numbers
    ]
    if not part.run:
        return Played(games, {})
    return as_played(games, decisions.rows if decisions else None)


def pack_of(match: Match) -> Any:
    """The component pack of a match, read once in every process."""
    return _pack(match.game, match.tables)


@cache
def _pack(game_key: str, tables: tuple[tuple[str, str], ...]) -> Any:
    game = find_game(game_key)
    return read_tables(game, dict(tables)) if tables else load_pack(game)


def _texts(pack: Path | None) -> tuple[tuple[str, str], ...]:
    return () if pack is None else tuple(read_pack_folder(pack).items())
