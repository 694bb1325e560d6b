"""What the games of a run say: wins, points, seats, lengths and endings, each with how sure it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import erfc, sqrt
from statistics import quantiles
from typing import Any, Final, NamedTuple

from pelagos.core.game import Game
from pelagos.games.registry import find_game, load_pack
from pelagos.lab.intervals import Block, Interval, Z, holm, mean_of, share_of
from pelagos.lab.report.reading import Played
from pelagos.lab.report.usage import Place, Tally, Thing, places_in
from pelagos.lab.rows import CONTEST, LOST, WON, GameRow
from pelagos.lab.until import Known, Watch, read_goal

SCORED: Final = (CONTEST, WON, LOST)
"""The verdicts after which points count."""


class Spread(NamedTuple):
    """How numbers lie: all of them, and the quarters."""

    numbers: list[int]
    low: float
    middle: float
    high: float
    mean: Interval


class Bot(NamedTuple):
    """How a bot fared over all its seats."""

    name: str
    games: int
    wins: Interval
    points: Spread | None


class Seat(NamedTuple):
    """What a seat is worth, whoever sits there, and how likely that much is if all are worth the same."""

    seat: int
    wins: Interval
    points: Interval
    chance: float


class Pair(NamedTuple):
    """Two bots at the same tables: how often the first was before the second, by how many points, and by chance."""

    first: str
    second: str
    before: Interval
    points: Interval
    chance: float


class Ending(NamedTuple):
    """One way in which games ended; `points` where they were scored."""

    reason: str
    games: int
    share: Interval
    won: int
    points: float | None


class Chapter(NamedTuple):
    """All games of one kind: the same game, and as many seats."""

    game: Game[Any]
    seats: int
    games: int
    lucks: int
    contest: bool
    by_points: bool
    """Whether what was used is held against points, since every bot always won in its seat, or never."""
    bots: list[Bot]
    pairs: list[Pair]
    seated: list[Seat]
    lengths: Spread
    endings: list[Ending]
    things: dict[str, list[Thing]]
    told: int
    """How many games have decisions, and how many of these were read only as they are written."""
    as_written: int
    known: Known | None = None
    """What was to be known, where the run stopped when it was."""


class Chapters:
    """Takes games in, one after the other, and sums them up."""

    def __init__(self) -> None:
        self.games: dict[tuple[str, int], list[GameRow]] = {}
        self.tallies: dict[tuple[str, int], Tally] = {}

    def take(self, played: Played) -> None:
        """One more game."""
        key = played.game.game, played.game.seats
        if key not in self.games:
            game = find_game(key[0])
            self.games[key] = []
            if game.uses is not None:
                self.tallies[key] = Tally(game, load_pack(game))
        self.games[key].append(played.game)
        if key in self.tallies:
            self.tallies[key].count(played)

    def sum_up(self, asked: Mapping[str, Any]) -> list[Chapter]:
        """All chapters, in the order in which their first games came."""
        return [
            chapter(games, self.tallies.get(key))._replace(known=known_of(asked, games))
            for key, games in self.games.items()
        ]


def chapter(games: list[GameRow], tally: Tally | None) -> Chapter:
    """What the games of one kind say."""
    contest = any(game.verdict == CONTEST for game in games)
    reached = [wins_of(game) for game in games]
    places = [place for game, wins in zip(games, reached, strict=True) for place in places_in(game, wins)]
    by_points = not _somebody_could_have_lost(places)
    return Chapter(
        find_game(games[0].game),
        games[0].seats,
        len(games),
        len({game.seed for game in games}),
        contest,
        by_points,
        bots_of(games, places),
        pairs_of(games) if contest else [],
        seats_of(games, places) if contest else [],
        spread([game.length for game in games], [Block(game.length, 1) for game in games]),
        endings_of(games),
        _things(games, places, tally, by_points),
        len(tally.games) if tally else 0,
        tally.as_written if tally else 0,
    )


def _somebody_could_have_lost(places: Sequence[Place]) -> bool:
    """Whether some bot in some seat won sometimes, and sometimes did not."""
    first: dict[tuple[str, int], float] = {}
    return any(first.setdefault((place.bot, place.seat), place.reached) != place.reached for place in places)


def known_of(asked: Mapping[str, Any], games: Sequence[GameRow]) -> Known | None:
    """What was to be known when the run stopped; None where nothing was."""
    if not asked.get("until"):
        return None
    entrants = list(asked["seats"])
    watch = Watch(read_goal(asked["until"], entrants), len(entrants))
    for game in sorted(games, key=lambda game: game.number):
        if watch.see(wins_of(game)[(watch.goal.entrant + game.number) % game.seats]):
            break
    return watch.known


def wins_of(game: GameRow) -> list[float]:
    """Each seat's part of the win: 1 alone, a half with one other; 1 each when a group has won."""
    part = 1 / len(game.winners) if game.winners and game.verdict == CONTEST else 1.0
    return [part if seat in game.winners else 0.0 for seat in range(game.seats)]


def blocks(pairs: Iterable[tuple[str, float]]) -> list[Block]:
    """Numbers with the luck that they were played with, summed up by it."""
    found: dict[str, list[float]] = {}
    for luck, value in pairs:
        found.setdefault(luck, []).append(value)
    return [Block(sum(values), len(values)) for values in found.values()]


def spread(numbers: list[int], in_blocks: Sequence[Block]) -> Spread:
    """How numbers lie."""
    low, middle, high = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else numbers * 3
    return Spread(numbers, low, middle, high, mean_of(in_blocks))


def bots_of(games: Sequence[GameRow], places: Sequence[Place]) -> list[Bot]:
    """All bots, whoever wins most first."""
    points: dict[str, list[tuple[str, float]]] = {}
    for game in games:
        for bot, score in zip(game.bots, game.scores, strict=False) if game.verdict in SCORED else ():
            points.setdefault(bot, []).append((game.seed, score))
    found = []
    for name in dict.fromkeys(place.bot for place in places):
        own = [(place.luck, place.reached) for place in places if place.bot == name]
        scores = points.get(name)
        lies = spread([int(score) for _, score in scores], blocks(scores)) if scores else None
        found.append(Bot(name, len(own), share_of(blocks(own)), lies))
    return sorted(found, key=lambda bot: (-bot.wins.at, -bot.points.mean.at if bot.points else 0.0, bot.name))


def seats_of(games: Sequence[GameRow], places: Sequence[Place]) -> list[Seat]:
    """What each seat is worth."""
    found = []
    for seat in range(games[0].seats):
        won = blocks((place.luck, place.reached) for place in places if place.seat == seat)
        points = mean_of(blocks((game.seed, game.scores[seat]) for game in games if game.verdict in SCORED))
        found.append(Seat(seat, share_of(won), points, _by_chance(mean_of(won), 1 / games[0].seats)))
    chances = holm([seat.chance for seat in found])
    return [seat._replace(chance=chance) for seat, chance in zip(found, chances, strict=True)]


def pairs_of(games: Sequence[GameRow]) -> list[Pair]:
    """All bots against each other, as far as they sat at the same tables."""
    names = list(dict.fromkeys(bot for game in games for bot in game.bots))
    found = []
    for first, second in combinations(names, 2):
        met = [game for game in games if first in game.bots and second in game.bots and game.verdict == CONTEST]
        if met:
            before = share_of(blocks((game.seed, value) for game in met for value in _before(game, first, second)))
            points = mean_of(blocks((game.seed, _mean(game, first) - _mean(game, second)) for game in met))
            found.append(Pair(first, second, before, points, _by_chance(points, 0.0)))
    chances = holm([pair.chance for pair in found])
    return [pair._replace(chance=chance) for pair, chance in zip(found, chances, strict=True)]


def endings_of(games: Sequence[GameRow]) -> list[Ending]:
    """How games ended, the most frequent way first."""
    found = []
    for reason, number in Counter(game.ending for game in games).most_common():
        alike = [game for game in games if game.ending == reason]
        points = [score for game in alike if game.verdict in SCORED for score in game.scores]
        share = share_of(blocks((game.seed, float(game.ending == reason)) for game in games))
        won = sum(bool(game.winners) for game in alike)
        found.append(Ending(reason, number, share, won, sum(points) / len(points) if points else None))
    return found


def _things(
    games: Sequence[GameRow], places: Sequence[Place], tally: Tally | None, by_points: bool
) -> dict[str, list[Thing]]:
    if tally is None or not tally.games:
        return {}
    if not by_points:
        return tally.things(places, share_of)
    scored = [game for game in games if game.verdict in SCORED] or games
    points = [place for game in scored for place in places_in(game, [float(score) for score in game.scores])]
    return tally.things(points, mean_of)


def _before(game: GameRow, first: str, second: str) -> Iterator[float]:
    """For each two of them at a table: 1 where the first has the better place, a half where they share one."""
    ours, theirs = (
        [game.places[seat] for seat, bot in enumerate(game.bots) if bot == name] for name in (first, second)
    )
    yield from (0.5 if a == b else float(a < b) for a in ours for b in theirs)


def _mean(game: GameRow, name: str) -> float:
    scores = [score for bot, score in zip(game.bots, game.scores, strict=True) if bot == name]
    return sum(scores) / len(scores)


def _by_chance(found: Interval, expected: float) -> float:
    """How likely a mean is as far from what is expected, if that were the truth."""
    error = (found.high - found.low) / 2 / Z
    return erfc(abs(found.at - expected) / error / sqrt(2)) if error > 0 else float(found.at == expected)
