"""The ladder: every level against every other, with the same luck for both, until time or games run out.

It needs the rules and the bots, and nothing but Python: `python -m pelagos.lab.ladder nauticus --out nauticus.json`
runs wherever the source lies. What was played is kept in the file; the same command goes on with it.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import cache
from itertools import chain, combinations, count
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from pelagos.bots.registry import THINKERS, import_bot
from pelagos.core.errors import PelagosError
from pelagos.core.settings import Settings, Value
from pelagos.core.text import Text
from pelagos.games.registry import find_game, load_pack
from pelagos.lab.plainly import plainly, settings_of
from pelagos.lab.play import play_game
from pelagos.lab.runner import LOCAL, MOST_DEATHS, Where, begin_work, spread, where

LEVELS: Final = ("deckhand", "greedy", "captain", "master")
PATIENCE: Final = "seconds=600"
"""On a ladder work decides and no deadline, so that every machine plays the same games."""
CONTESTS: Final = ("nauticus", "endeavor")


def _each(key: str, values: str, **more: Value) -> tuple[Settings, ...]:
    return tuple({**more, key: value} for value in values.split())


ALONE: Final[dict[str, tuple[Settings, ...]]] = {
    "nemo1": _each("commitment", "science explore anti-imperialism war"),
    "nemo2": (
        *_each("level", "sailor officer captain"),
        *_each("motive", "science anti-imperialism war", level="officer"),
        *_each("level", "sailor officer captain", mode="coop"),
    ),
    "endeavor": tuple(
        {"mode": mode, "difficulty": how, "scenario": "1-10"}
        for mode in ("coop", "solo")
        for how in ("easy", "medium", "hard")
    ),
}
"""What a group or somebody alone plays against, by game; numbers from one to another are taken in turns."""
TURNS: Final = re.compile(r"(\d+)-(\d+)")
TABLE: Final = 4


class Pairing(NamedTuple):
    """Who plays with whom, and at what."""

    seats: tuple[str, ...]
    settings: Settings


class Played(NamedTuple):
    """One game: its number, and by entrant the scores and who has won; how it ended, and how many were asked."""

    number: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: int
    finished: bool


def pairings(game: str, levels: Sequence[str]) -> list[Pairing]:
    """All that a ladder plays: two against each other, one against three of the level below, and alone or together."""
    found: list[Pairing] = []
    if game in CONTESTS:
        found += [Pairing((better, worse), {}) for worse, better in combinations(levels, 2)]
        found += [Pairing((level, *["greedy"] * (TABLE - 1)), {}) for level in levels if level != "greedy"]
    for settings in ALONE.get(game, ()):
        found += [Pairing((level,) * (2 if settings.get("mode") == "coop" else 1), settings) for level in levels]
    if not found:
        raise PelagosError("error-ladder-nobody", level=levels[0], game=Text(f"{game}-name"))
    return found


def play_one(game: str, pairing: Pairing, number: int) -> Played:
    """One game. Two against each other play every luck twice, in changed seats; others move on by one seat."""
    size = len(pairing.seats)
    luck = number // 2 if size == 2 and len(set(pairing.seats)) == 2 else number
    order = [(entrant + number) % size for entrant in range(size)]
    entrant_at = sorted(range(size), key=order.__getitem__)
    bots = [import_bot(game, patient(pairing.seats[entrant])) for entrant in entrant_at]
    settings = settled(pairing.settings, number)
    end = play_game(find_game(game), settings, _pack(game), bots, f"ladder/{luck}")
    scores = tuple(end.scores[seat] for seat in order)
    winners = tuple(sorted(entrant_at[seat] for seat in end.verdict.winners))
    return Played(number, scores, winners, end.reason, end.decisions, end.verdict.finished)


def settled(settings: Settings, number: int) -> dict[str, Value]:
    """The settings of a game by its number.

    >>> settled({"mode": "coop", "scenario": "1-10"}, 13)
    {'mode': 'coop', 'scenario': 4}
    """
    return {key: _in_turn(value, number) for key, value in settings.items()}


def _in_turn(value: Value, number: int) -> Value:
    turns = TURNS.fullmatch(str(value))
    if turns is None:
        return value
    low, high = map(int, turns.groups())
    return low + number % (high - low + 1)


def patient(bot: str) -> str:
    """A bot as it is written, with all the time it wants.

    >>> patient("greedy"), patient("master"), patient("captain:work=9")
    ('greedy', 'master:seconds=600', 'captain:work=9,seconds=600')
    """
    name, sign, _ = bot.partition(":")
    return f"{bot}{',' if sign else ':'}{PATIENCE}" if name in THINKERS else bot


@cache
def _pack(game: str) -> Any:
    return load_pack(find_game(game))


class News(NamedTuple):
    """The game that was played last, the how-manieth it was since the beginning, and by whom."""

    played: int
    pairing: Pairing
    row: Played


Told = Callable[[News], None]


def line_of(news: News, against: Callable[[str, str], str] = "{} against {}".format) -> str:
    """What is told of a game: who played, at what, and the scores. Two sides stand `against` each other.

    >>> duel, alone = Pairing(("master", "greedy"), {}), Pairing(("greedy",), {"commitment": "science"})
    >>> line_of(News(3, duel, Played(0, (88, 70), (0,), "", 9, True)))
    '3  master against greedy: 88, 70'
    >>> line_of(News(1, alone, Played(0, (150,), (0,), "", 9, True)))
    '1  greedy, commitment=science: 150'
    """
    sides = [f"{number} × {name}" if number > 1 else name for name, number in Counter(news.pairing.seats).items()]
    who = against(*sides) if len(sides) == 2 else ", ".join(sides)
    settings = [f"{key}={value}" for key, value in news.pairing.settings.items()]
    return f"{news.played}  {', '.join([who, *settings])}: {', '.join(map(str, news.row.scores))}"


class Ladder:
    """The games of one file."""

    def __init__(self, game: str, paired: Sequence[Pairing], path: Path) -> None:
        self.game, self.path = game, path
        self.rows: dict[str, list[Played]] = {}
        if path.exists():
            self.rows = rows_in(path, game)
        self.pairings = paired

    def due(self, games: int) -> Iterator[tuple[Pairing, int]]:
        """What is to be played next, one game of every pairing after the other."""
        done = {key: {row.number for row in rows} for key, rows in self.rows.items()}
        for number in count() if games <= 0 else range(games):
            for pairing in self.pairings:
                if number not in done.get(key_of(pairing), ()):
                    yield pairing, number

    def add(self, pairing: Pairing, row: Played) -> None:
        """Keep a game, in the file as well."""
        self.rows.setdefault(key_of(pairing), []).append(row)
        whole = {"game": self.game, "rows": {key: sorted(rows) for key, rows in sorted(self.rows.items())}}
        part = self.path.with_suffix(".part")
        part.write_text(json.dumps(whole), encoding="utf-8")
        part.replace(self.path)


def rows_in(path: Path, game: str = "") -> dict[str, list[Played]]:
    """The games of a file by pairing; whatever is wrong with it is said, and nothing of it is changed."""
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
        if game and kept["game"] != game:
            raise PelagosError("error-ladder-other", path=str(path), found=str(kept["game"]), wanted=game)
        return {key_of(pairing_of(key)): [_row(row) for row in rows] for key, rows in kept["rows"].items() if rows}
    except OSError as problem:
        raise unread(path, problem) from problem
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise PelagosError("error-ladder-file", path=str(path)) from problem


def unread(path: Path, problem: OSError) -> PelagosError:
    """That a file is not there, or what else keeps it from being read."""
    if isinstance(problem, FileNotFoundError):
        return PelagosError("error-ladder-none", path=str(path))
    return PelagosError("error-file-read", path=str(path), problem=problem.strerror or "")


def key_of(pairing: Pairing) -> str:
    """A pairing as a word of the file."""
    return json.dumps([list(pairing.seats), dict(pairing.settings)])


def pairing_of(key: str) -> Pairing:
    """The pairing again."""
    seats, settings = json.loads(key)
    return Pairing(tuple(seats), dict(settings))


def _row(row: Sequence[Any]) -> Played:
    number, scores, winners, reason, decisions, finished = row
    return Played(number, tuple(scores), tuple(winners), reason, decisions, finished)


def climb(ladder: Ladder, processes: int, minutes: float, games: int, told: Told, on: str = LOCAL) -> int:
    """Play until every pairing has so many games, or the time is over; games under way are then given up."""
    end, due, played = monotonic() + 60 * minutes, ladder.due(games), 0
    if on != LOCAL:
        return _climb_elsewhere(ladder, list(due), where(on, processes), end, told)
    deaths = 0
    while monotonic() < end and deaths < MOST_DEATHS:
        found = _climb_here(ladder, due, processes, end, told)
        played += found.played
        if not found.lost:
            return played
        deaths = 1 if found.played else deaths + 1
        due = chain(found.lost, due)
    if deaths == MOST_DEATHS:
        raise PelagosError("error-worker-died", times=MOST_DEATHS)
    return played


class Climbed(NamedTuple):
    """How many games were played, and those that were lost with a process that died."""

    played: int
    lost: list[tuple[Pairing, int]]


def _climb_here(ladder: Ladder, due: Iterator[tuple[Pairing, int]], processes: int, end: float, told: Told) -> Climbed:
    """Play with processes of this machine until nothing is due, the time is over, or one of them dies."""
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=begin_work)
    running: dict[Future[Played], tuple[Pairing, int]] = {}
    taken: list[tuple[Pairing, int]] = []
    played = 0
    try:
        while monotonic() < end:
            while len(running) < processes and (task := next(due, None)):
                taken.append(task)
                running[pool.submit(play_due, (ladder.game, *task))] = task
            if not running:
                break
            for done in wait(running, max(0.0, end - monotonic()), FIRST_COMPLETED).done:
                row, task = done.result(), running.pop(done)
                taken.remove(task)
                ladder.add(task[0], row)
                played += 1
                told(News(played, task[0], row))
    except BrokenProcessPool:
        return Climbed(played, taken)
    finally:
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)
    return Climbed(played, [])


def _climb_elsewhere(ladder: Ladder, due: list[tuple[Pairing, int]], place: Where, end: float, told: Told) -> int:
    """The same on a cluster, where nobody looks at the clock before a game is over."""
    played = 0
    with closing(spread(play_due, [(ladder.game, *task) for task in due], place)) as found:
        for number, row in found:
            ladder.add(due[number][0], row)
            played += 1
            told(News(played, due[number][0], row))
            if monotonic() >= end:
                break
    return played


def play_due(task: tuple[str, Pairing, int]) -> Played:
    """One game, as a job."""
    return play_one(*task)


def main(given: Sequence[str] | None = None) -> int:
    """The ladder from a plain Python, without the program around it."""
    parser = argparse.ArgumentParser(prog="python -m pelagos.lab.ladder")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--seats", action="append", metavar="BOT|BOT", help="only these, instead of the levels")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", dest="pairs")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(given)
    return plainly(lambda: _climb_as_asked(asked))


def _climb_as_asked(asked: argparse.Namespace) -> None:
    game, settings = find_game(asked.game).key, settings_of(asked.pairs)
    wanted = [Pairing(tuple(seats.split("|")), settings) for seats in asked.seats or ()]
    paired = wanted or pairings(game, asked.levels.split(","))
    for bot in {bot: None for pairing in paired for bot in pairing.seats}:
        import_bot(game, bot)
    climb(Ladder(game, paired, asked.out), asked.processes, asked.minutes, asked.games, _say)


def _say(news: News) -> None:
    print(line_of(news), flush=True)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
