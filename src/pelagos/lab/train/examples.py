"""Examples: positions of games, in numbers, with what their appraisal says and what came of them.

Up to a turn that is drawn for each game, its bots now and then take one of the lines that a search would compare,
whichever; from there on they play as they think best. Examples are what comes after that turn: positions such as a
search meets, and what good play makes of them.
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from pelagos.bots.contract import Sight
from pelagos.bots.search.guide import Guide, guide_of
from pelagos.bots.search.searcher import Mind
from pelagos.bots.search.values import numbers_of
from pelagos.core.nodes import Option
from pelagos.games.registry import find_game, load_pack
from pelagos.lab.play import play_game
from pelagos.lab.train.courses import Course, courses_of

EXAMPLES: Final = "examples"
"""What their parts are called in a folder."""
RATES: Final = (0.0, 0.05, 0.15, 0.3)
"""How often a bot wanders off, from game to game."""
WIDTH: Final = 8


class Example(NamedTuple):
    """A position as a seat sees it, by number of the game."""

    game: int
    numbers: dict[int, int]
    turn: int
    standing: float
    outcome: float


class Part(NamedTuple):
    """Some games of a course."""

    game: str
    course: int
    numbers: range
    seed: str


class Wanderer:
    """The base player, who until he settles now and then takes any of the lines that are worth comparing."""

    def __init__(self, rate: float, settles: int) -> None:
        self.rate, self.settles = rate, settles

    def choose(self, sight: Sight[Any]) -> Option:
        """What is left of a line, any other line, or the base player's answer."""
        guide, mind = guide_of(sight.game.key), Mind(sight)
        line = mind.foreseen() or self._astray(sight, guide) or (mind.ask(guide),)
        mind.keep(line)
        return line[0]

    def _astray(self, sight: Sight[Any], guide: Guide[Any]) -> tuple[Option, ...]:
        if self.rate == 0 or sight.rng.random() >= self.rate:
            return ()
        s = sight.imagine(Random(sight.luck))  # noqa: S311 - a game, not a secret
        if guide.turn(s, s.node) >= self.settles:
            return ()
        lines = guide.lines(s, sight.seat)[:WIDTH]
        return tuple(sight.rng.choice(lines)) if lines else ()


class Watcher:
    """Makes examples of a game as it goes by."""

    def __init__(self, game_key: str, course: Course, number: int, rng: Random) -> None:
        self.game, self.guide = find_game(game_key), guide_of(game_key)
        self.number, self.rng = number, rng
        self.rate = rng.choice(RATES)
        self.settles = course.turns[int(len(course.turns) * rng.random() ** 2)] if self.rate else 0
        self.share, self.least = course.kept / course.begins, course.least
        self.found: list[tuple[int, Example]] = []
        self.last: Any = None

    def watch(self, s: Any, sight: Sight[Any], option: Option) -> None:
        """Where a turn begins, some positions are kept as one of the seats sees them."""
        self.last = s
        if not self.guide.begins(s, s.node) or self.guide.turn(s, s.node) < self.settles:
            return
        if self.rng.random() < self.share:
            seat = self.rng.randrange(getattr(s, "seats", 1))
            standing = self.guide.standing(s, seat)
            numbers = numbers_of(self.game, self.guide, s, seat, standing)
            turn = self.guide.turn(s, s.node)
            self.found.append((seat, Example(self.number, numbers, turn, standing, 0.0)))

    def examples(self) -> list[Example]:
        """All of them, now that the end is known: the state that was seen last has gone on to it."""
        ends = {seat: max(self.least, self.guide.standing(self.last, seat)) for seat, _ in self.found}
        return [example._replace(outcome=ends[seat]) for seat, example in self.found]


def examples_of(game_key: str, course: Course, number: int, seed: str) -> list[Example]:
    """The examples of one game. Everything in it depends on the seed and the number alone."""
    luck = f"{seed}/{course.kind}/{number}"
    watcher = Watcher(game_key, course, number, Random(luck))  # noqa: S311 - a game, not a secret
    settings = course.settings[number % len(course.settings)]
    game = find_game(game_key)
    seats = int(settings.get(game.seats_setting, 1))
    bots = [lambda: Wanderer(watcher.rate, watcher.settles)] * seats
    play_game(game, settings, load_pack(game), bots, luck, watcher.watch)
    return watcher.examples()


def played_part(part: Part) -> bytes:
    """The examples of some games, packed, as a job."""
    course = courses_of(part.game)[part.course]
    found = [example for number in part.numbers for example in examples_of(part.game, course, number, part.seed)]
    return packed_examples(found)


def packed_examples(examples: Sequence[Example]) -> bytes:
    """Examples in bytes; whoever plays the games needs nothing but Python for it. `reading.read_part` reads them."""
    figures = array("d", [figure for one in examples for figure in (one.game, one.turn, one.standing, one.outcome)])
    counts = array("H", [len(one.numbers) for one in examples])
    places = array("H", [place for one in examples for place in one.numbers])
    numbers = array("h", [number for one in examples for number in one.numbers.values()])
    head = array("q", [len(examples), len(places)])
    return zlib.compress(b"".join(one.tobytes() for one in (head, figures, counts, places, numbers)))
