"""Plans by the slope: all numbers of a plan are changed at once, by lot, and games say which way is up.

Both games of a pair have the same luck; the second one plays as much less of everything as the first one plays more of.
So each pair says something about every number, and thousands of them say where the ground rises. It needs the rules
and the bots, and nothing but Python:

    PYTHONPATH=src python3 -m pelagos.lab.slope endeavor --set mode=coop --set scenario=4 --out plan.json

The same command gives the same plan, however many processes play, and goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import cache
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from pelagos.bots.registry import GUIDED
from pelagos.bots.search.guide import Plan, Plans, guide_of
from pelagos.bots.search.halving import Edge, edge_of
from pelagos.core.errors import PelagosError
from pelagos.core.settings import Settings, parse_settings
from pelagos.core.sums import added
from pelagos.core.text import text
from pelagos.games.registry import find_game, load_pack
from pelagos.lab.plainly import plainly, settings_of
from pelagos.lab.play import play_out
from pelagos.lab.runner import begin_work

CHANGE: Final = 0.4
"""How far each number is moved, up in one game and down in the other."""
PAIRS: Final = 64
"""So many pairs of games between one step and the next."""
STEP: Final = 0.08
"""How far a number moves in a step, where the slope is clear."""
LASTING: Final = 0.9
"""How much of a slope is carried over to the next step."""
STEADY: Final = 0.98
"""The same of how much slopes differ."""
FURTHEST: Final = 3.0


class Course(NamedTuple):
    """What is played for: a game, its settings, whose luck, and whether the way begins at zeros."""

    game: str
    settings: Settings
    seed: str
    plain: bool = False


class Pair(NamedTuple):
    """Two games with the same luck by two plans."""

    course: Course
    number: int
    plans: tuple[Plan, Plan]


class Climb:
    """Where the search stands: so many steps, the plan it has come to, and what it knows of the slope."""

    def __init__(self, course: Course, path: Path) -> None:
        self.course, self.path = course, path
        self.points: list[Plan] = [start_of(course)]
        self.slope = [0.0] * len(self.points[0])
        self.spread = [0.0] * len(self.points[0])
        self.worths: list[float] = []
        if path.exists():
            self._read()

    @property
    def steps(self) -> int:
        """How many steps were taken."""
        return len(self.worths)

    def pairs(self) -> list[Pair]:
        """What is to be played before the next step."""
        first = self.steps * PAIRS
        return [Pair(self.course, number, self._changed(number)) for number in range(first, first + PAIRS)]

    def _changed(self, number: int) -> tuple[Plan, Plan]:
        here, by = self.points[-1], signs(self.course, number, len(self.points[-1]))
        return (
            tuple([at + CHANGE * sign for at, sign in zip(here, by, strict=True)]),
            tuple([at - CHANGE * sign for at, sign in zip(here, by, strict=True)]),
        )

    def step(self, found: Sequence[tuple[float, float]]) -> None:
        """Go a step up, by what the pairs came to."""
        first, here = self.steps * PAIRS, self.points[-1]
        lots = [signs(self.course, first + place, len(here)) for place in range(len(found))]
        rises = [(more - less) / 2 for more, less in found]
        self.worths.append(round(added([(more + less) / 2 for more, less in found]) / len(found), 4))
        after = []
        for place, at in enumerate(here):
            rise = added([rise * lot[place] for rise, lot in zip(rises, lots, strict=True)]) / len(found)
            self.slope[place] = LASTING * self.slope[place] + (1 - LASTING) * rise
            self.spread[place] = STEADY * self.spread[place] + (1 - STEADY) * rise * rise
            slope = self.slope[place] / (1 - LASTING**self.steps)
            spread = sqrt(self.spread[place] / (1 - STEADY**self.steps))
            after.append(round(max(-FURTHEST, min(FURTHEST, at + STEP * slope / max(spread, 1e-9))), 4))
        self.points.append(tuple(after))
        self._write()

    @property
    def plan(self) -> Plan:
        """The plan that was come to: the mean of the second half of the way, for each point of it is off by chance."""
        way = self.points[len(self.points) // 2 :]
        return tuple([round(added(numbers) / len(way), 2) for numbers in zip(*way, strict=True)])

    def _write(self) -> None:
        whole = {**self._asked(), "plan": self.plan, "worths": self.worths, "points": self.points}
        whole |= {"slope": self.slope, "spread": self.spread}
        part = self.path.with_suffix(".part")
        part.write_text(json.dumps(whole), encoding="utf-8")
        part.replace(self.path)

    def _asked(self) -> dict[str, Any]:
        return {**self.course._asdict(), "settings": dict(self.course.settings)}

    def _read(self) -> None:
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            if (other := {key: kept[key] for key in self._asked()}) != self._asked():
                raise ValueError(other)
            self.points = [tuple(map(float, point)) for point in kept["points"]]
            self.slope, self.spread = list(map(float, kept["slope"])), list(map(float, kept["spread"]))
            self.worths = list(map(float, kept["worths"]))
        except (ValueError, KeyError, TypeError) as problem:
            raise PelagosError("error-slope-file", path=str(self.path)) from problem


def signs(course: Course, number: int, size: int) -> list[float]:
    """Which numbers go up in the first game of a pair, and down in the second."""
    rng = Random(f"slope/{course.seed}/{number}")  # noqa: S311 - a game, not a secret
    return [rng.choice((-1.0, 1.0)) for _ in range(size)]


def start_of(course: Course) -> Plan:
    """The plan that a group begins with, or as many zeros; a game in which nobody plans is refused."""
    game = find_game(course.game)
    guide = guide_of(game.key) if game.key in GUIDED else None
    plan = guide.usual_plan(_begun(course)) if isinstance(guide, Plans) else ()
    if not plan:
        raise PelagosError("error-slope-game", game=text(f"{game.key}-name"))
    return (0.0,) * len(plan) if course.plain else plan


def _begun(course: Course) -> Any:
    game = find_game(course.game)
    return game.new_game(parse_settings(game.settings, course.settings), _pack(course.game))


def worth(course: Course, plan: Plan, number: int) -> float:
    """What the end of a game is worth in which everybody plays by a plan."""
    game = find_game(course.game)
    guide = guide_of(game.key)
    assert isinstance(guide, Plans), "somebody plans"
    followers = [guide.follower(plan)] * _begun(course).seats
    end = play_out(game, course.settings, _pack(course.game), followers, f"slope/{course.seed}/{number}")
    return guide.outcome(end.s, 0)


@cache
def _pack(game: str) -> Any:
    return load_pack(find_game(game))


def play_pair(pair: Pair) -> tuple[float, float]:
    """Two games, as a job."""
    more, less = [worth(pair.course, plan, pair.number) for plan in pair.plans]
    return more, less


def compare(course: Course, plans: tuple[Plan, Plan], pool: Executor, games: int) -> Edge:
    """How much better the first plan is, in games whose luck nobody has climbed by."""
    fresh = course._replace(seed=f"{course.seed}/fresh")
    found = pool.map(play_pair, [Pair(fresh, number, plans) for number in range(games)], chunksize=4)
    return edge_of([one - other for one, other in found])


def climb(found: Climb, pool: Executor, steps: int, end: float, told: Callable[[str], None]) -> None:
    """Go on until so many steps were taken or the time is over; a step under way is given up."""
    while found.steps < steps and monotonic() < end:
        found.step(list(pool.map(play_pair, found.pairs(), chunksize=4)))
        told(f"{found.steps} {found.worths[-1]:.3f}")


def main(given: Sequence[str] | None = None) -> int:
    """Climb, and compare with where it began."""
    parser = argparse.ArgumentParser(prog="python -m pelagos.lab.slope")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", dest="pairs")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--plain", action="store_true", help="begin with zeros")
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--games", type=int, default=200, help="pairs for the comparison at the end")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args(given)
    return plainly(lambda: _climb_as_asked(asked))


def _climb_as_asked(asked: argparse.Namespace) -> None:
    course = Course(asked.game, settings_of(asked.pairs), asked.seed, asked.plain)
    found = Climb(course, asked.out)
    with ProcessPoolExecutor(asked.processes, get_context("spawn"), initializer=begin_work) as pool:
        climb(found, pool, asked.steps, monotonic() + 60 * asked.minutes, _say)
        edge = compare(course, (found.plan, start_of(course)), pool, asked.games)
    _say(f"{edge.mean:+.3f} ± {edge.error:.3f} against the beginning in {edge.samples} games")


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    sys.exit(main())
