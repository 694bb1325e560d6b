"""What came of answers that were played on: score lines, perils and ends, and where two answers differ in them.

Both met the same luck, so that each difference has its own standard error; what chance explains is no reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from pelagos.bots.search.halving import edge_of
from pelagos.bots.search.playout import Playout
from pelagos.core.game import NOTHING, Game
from pelagos.core.nodes import Choice, Over
from pelagos.core.perils import AT_HAND, NEAR
from pelagos.core.score import ScoreLine, total
from pelagos.core.sums import added
from pelagos.core.text import Text

Kind: TypeAlias = Literal["score", "goal", "rival", "later", "peril", "brink", "lost"]
Key: TypeAlias = tuple[Kind, Text]

LEAST: Final[Mapping[Kind, float]] = {
    "score": 0.5,
    "goal": 0.2,
    "rival": 0.5,
    "later": 0.5,
    "peril": 0.15,
    "brink": 0.1,
    "lost": 0.03,
}
"""A smaller difference is not worth a word: points, and parts of all games."""
WEIGHT: Final[Mapping[Kind, float]] = {
    "score": 1.0,
    "goal": 4.0,
    "rival": 1.0,
    "later": 0.9,
    "peril": 12.0,
    "brink": 24.0,
    "lost": 60.0,
}
"""How many points a difference is as important as, for the order in which it is told."""
AT_ONE_TIME: Final[frozenset[Kind]] = frozenset(("score", "goal", "rival", "later"))
"""What grows from turn to turn: it says nothing where one answer was followed further than the other."""
BEYOND_CHANCE: Final = 1.0
"""So many standard errors at least."""
OVER: Final = -1
HAVE: Final = "have"
"""The fact that says how far a goal is reached that gives no points."""


class Reason(NamedTuple):
    """Where two answers differ: points on the average, or the part of all games in which something threatens or comes.

    `said` is the score line or the peril. `score`: points of the own sheet; `goal`: how far a goal is reached; `rival`:
    points of the best of the others; `later`: what the position promises beyond its points; `peril`: it is near;
    `brink`: the next step may bring it; `lost`: the game is lost.
    """

    kind: Kind
    said: Text
    here: float
    there: float


class Outcome(NamedTuple):
    """What one line came to in one sample, and the first answers on the way, in words."""

    found: dict[Key, float]
    told: dict[Key, Text]
    answers: tuple[Text, ...]
    turn: int = 0
    """The turn that it came to; `OVER` at the end of the game."""


def outcome_of(game: Game[Any], playout: Playout, value: float) -> Outcome:
    """What is to be told of a line that was played on and was worth so much."""
    s, seat = playout.end, playout.seat
    sheet = game.show.sheet(s)
    points = {other: total(sheet, other) for other in {line.seat for line in sheet} | {seat}}
    rival = max((points[other] for other in points if other != seat), default=0)
    found: dict[Key, float] = {("rival", NOTHING): rival, ("later", NOTHING): value - points[seat] + rival}
    told: dict[Key, Text] = {}
    for line in sheet:
        if line.seat == seat:
            key, amount = _scored(line)
            found[key], told[key] = found.get(key, 0.0) + amount, line.label
    for key, said in _threatening(game, s, seat):
        found[key], told[key] = 1.0, said
    if isinstance(s.node, Over):
        found["lost", NOTHING] = float(seat not in game.verdict(s).winners)
    answers = tuple(game.show.label(before, option) for before, option in playout.answers)
    turn = playout.guide.turn(s, s.node) if isinstance(s.node, Choice) else OVER
    return Outcome(found, told, answers, turn)


def _scored(line: ScoreLine) -> tuple[Key, float]:
    """A line of the sheet; of a goal without points, how far it is reached."""
    have = dict(line.label.facts).get(HAVE)
    if isinstance(have, int):
        return ("goal", _unnumbered(line.label)), float(have)
    return ("score", line.label), float(line.points)


def _threatening(game: Game[Any], s: Any, seat: int) -> Iterator[tuple[Key, Text]]:
    if isinstance(s.node, Over):
        return
    for peril in game.perils(game.visible.observe(s, seat)):
        if peril.level >= NEAR:
            yield ("peril", _unnumbered(peril.said)), peril.said
        if peril.level >= AT_HAND:
            yield ("brink", _unnumbered(peril.said)), peril.said


def _unnumbered(said: Text) -> Text:
    """What a text speaks of, whatever its numbers are."""
    return Text(said.id, tuple((key, fact) for key, fact in said.facts if not isinstance(fact, int | float)))


def reasons_for(here: Sequence[Outcome], there: Sequence[Outcome]) -> tuple[Reason, ...]:
    """Where one answer differs from another beyond chance, the most important first; both met the same luck."""
    pairs = list(zip(here, there, strict=False))
    together = [pair for pair in pairs if pair[0].turn == pair[1].turn]
    keys = dict.fromkeys(key for pair in pairs for one in pair for key in one.found)
    told_of = {key: together if key[0] in AT_ONE_TIME else pairs for key in keys}
    found = {key: reason for key in keys if (reason := _difference(key, told_of[key], len(pairs))) is not None}
    told = [reason for (kind, said), reason in found.items() if kind != "peril" or ("brink", said) not in found]
    return tuple(sorted(told, key=lambda one: -abs(one.here - one.there) * WEIGHT[one.kind]))


def _difference(key: Key, pairs: Sequence[tuple[Outcome, Outcome]], games: int) -> Reason | None:
    """In the games that can be compared, if they are half of all at least."""
    if 2 * len(pairs) < games:
        return None
    ours, theirs = ([one.found.get(key, 0.0) for one in side] for side in zip(*pairs, strict=True))
    edge = edge_of([a - b for a, b in zip(ours, theirs, strict=True)])
    if abs(edge.mean) < LEAST[key[0]] or abs(edge.score) < BEYOND_CHANCE:
        return None
    said = Counter(pair[edge.mean < 0].told.get(key, NOTHING) for pair in pairs)
    del said[NOTHING]
    kind, number = key[0], len(pairs)
    return Reason(kind, said.most_common(1)[0][0] if said else NOTHING, added(ours) / number, added(theirs) / number)


def usual_answers(outcomes: Sequence[Outcome]) -> tuple[Text, ...]:
    """What was answered next in most of the games, as long as more than half of them agree."""
    path: tuple[Text, ...] = ()
    while True:
        longer = Counter(one.answers[: len(path) + 2] for one in outcomes if len(one.answers) > len(path) + 1)
        steps = [(answers[1:], number) for answers, number in longer.most_common(1)]
        if not steps or 2 * steps[0][1] <= len(outcomes):
            return path
        path = steps[0][0]
