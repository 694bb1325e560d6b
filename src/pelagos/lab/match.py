"""A match: many games between the same entrants, spread over processes. The split never shows in the rows."""

from __future__ import annotations

import signal
from collections.abc import Generator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

from pelagos.bots.registry import import_bot
from pelagos.core.game import Verdict
from pelagos.core.settings import Settings, Value, parse_settings
from pelagos.games.registry import find_game, load_pack
from pelagos.lab.play import play_game
from pelagos.table.opening import check_seating

CHUNKS_PER_WORKER: Final = 8


class Match(NamedTuple):
    """Who plays what, how often, and with whose luck. Plain values, so that it travels to any process."""

    game: str
    entrants: tuple[str, ...]
    games: int
    seed: str
    settings: Settings
    pack: Path | None = None


class Row(NamedTuple):
    """One game of a match; scores, ranks and the verdict are those of the entrants, not of the seats."""

    number: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
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
) -> Match:
    """A match that can be played: game, bots, number of seats, settings and tables are checked first."""
    game = find_game(game_key)
    seats = len(entrants)
    check_seating(game, {game.seats_setting: seats}, seats)
    settings = parse_settings(game.settings, {game.seats_setting: seats, **given})
    check_seating(game, settings, seats)
    for name in entrants:
        import_bot(game_key, name)
    _tables(game_key, pack)
    return Match(game_key, entrants, games, seed, settings, pack)


def seats_of(match: Match, number: int) -> tuple[int, ...]:
    """Where each entrant sits in a game: everybody moves on by one seat after every game."""
    size = len(match.entrants)
    return tuple((entrant + number) % size for entrant in range(size))


def play_number(match: Match, number: int) -> Row:
    """One game of a match. Its luck depends on the seed and the number alone."""
    game = find_game(match.game)
    luck = f"{match.seed}/{number}"
    seats = seats_of(match, number)
    entrant_at = sorted(range(len(seats)), key=seats.__getitem__)
    bots = [import_bot(match.game, match.entrants[entrant]) for entrant in entrant_at]
    end = play_game(game, match.settings, _tables(match.game, match.pack), bots, luck)
    scores = tuple(end.scores[seat] for seat in seats)
    ranks = tuple(end.ranks[seat] for seat in seats)
    verdict = end.verdict._replace(
        winners=tuple(sorted(entrant_at[seat] for seat in end.verdict.winners)),
        places=ranks if end.verdict.places else (),
    )
    return Row(number, seats, scores, ranks, end.decisions, end.reason, verdict)


def play_match(match: Match, workers: int = 1) -> Generator[Row, None, None]:
    """All games in order, as they come in; more workers only make them come faster."""
    if workers == 1:
        return (play_number(match, number) for number in range(match.games))
    return _spread(match, workers)


def _spread(match: Match, workers: int) -> Generator[Row, None, None]:
    chunks = _chunks(match.games, workers)
    pool = ProcessPoolExecutor(min(workers, len(chunks)), get_context("spawn"), initializer=_leave_interrupts)
    try:
        yield from chain.from_iterable(pool.map(_play_chunk, [match] * len(chunks), chunks))
    finally:
        pool.shutdown(cancel_futures=True)


def _chunks(games: int, workers: int) -> list[range]:
    size = -(-games // (workers * CHUNKS_PER_WORKER))
    return [range(begin, min(begin + size, games)) for begin in range(0, games, size)]


def _play_chunk(match: Match, numbers: range) -> list[Row]:
    return [play_number(match, number) for number in numbers]


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that started the match; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@cache
def _tables(game_key: str, pack: Path | None) -> Any:
    return load_pack(find_game(game_key), pack)
