"""How likely the oceans run full: for every set of dice, the placements to come against the room around them.

A die fills the spaces of its ocean and the oceans next to it [NW2-9.5]. The player picks where, so a set of dice is in
peril when more placements fall on it than all oceans around it can take up together, whatever he picks.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import combinations
from math import ceil, exp, log1p, sqrt
from operator import itemgetter
from typing import Final, NamedTuple

from pelagos.core.state import Agenda, bumped, replaced
from pelagos.games.nemo2.names import ACTS, FINALES, MAJORS, PLACEMENT
from pelagos.games.nemo2.names import WHITE as WHITE_GROUP
from pelagos.games.nemo2.placement import place
from pelagos.games.nemo2.state import Nemo

HORIZONS: Final = (1, 2, 4, 8, 30)
"""How many turns ahead are looked at."""
NOTHING: Final = (0,) * MAJORS
SIZES: Final = (1, 2, 3, 6)
"""How many dice there are in the sets that are looked at."""
CLEARED: Final = 1.5
"""The placements that a turn's sinkings make room for, when all of them are made where they count."""
BLACK: Final = 5 / 6
"""[NW2-9.4] Black dice do not place in a Lull."""
SLOPE: Final = 1.7
"""A logistic curve with this slope is close to the normal distribution."""
SAFE: Final = 4.0
"""So many deviations away nothing is to be feared."""
LAST_CARDS: Final = 0.7
"""[NW2-2.2] How many of the cards around the finale to reckon with."""

FREE, CONTACT, CALM, WARSHIP = range(4)
"""What may lie on a space: nothing, a contact, a Non-Warship, a Warship."""

Rooms = tuple[float, ...]
Around = tuple[tuple[int, ...], ...]


class Demand(NamedTuple):
    """The placements up to one horizon, and the turns in which room can be made."""

    placed: float
    turns: float


@cache
def _sets(around: Around) -> tuple[tuple[tuple[int, ...], Callable[[Rooms], Rooms]], ...]:
    """Every set of dice, and what picks the oceans around them."""
    found = []
    for size in SIZES:
        for dice in combinations(range(MAJORS), size):
            inside = sorted({ocean for die in dice for ocean in around[die]})
            found.append((dice, itemgetter(*inside)))
    return tuple(found)


@cache
def demands(
    pile: tuple[tuple[int, int], ...], act: int, extra: int, dice: tuple[tuple[int, int], ...]
) -> tuple[Demand, ...]:
    """[NW2-2.2, 9.1] What the turns to come place, horizon by horizon."""
    if not pile or pile[-1][0] not in FINALES:
        return ()
    turns: list[float] = []
    for special, events in pile:
        if special in ACTS:
            act = ACTS.index(special) + 1
        number = ceil(events * LAST_CARDS) if special in FINALES else events + (special not in ACTS and special > 0)
        white, black = dice[act]
        turns += [white + (black + extra) * BLACK] * number
    found = []
    for horizon in HORIZONS:
        found.append(Demand(sum(turns[:horizon]), max(0.0, min(horizon, len(turns)) - 1.0)))
        if horizon >= len(turns):
            break
    return tuple(found)


def rooms(s: Nemo) -> tuple[Rooms, tuple[int, ...]]:
    """How many placements each ocean takes up, and its free spaces."""
    white = white_share(s)
    warship, contacts = s.pack.warship, s.contacts
    found, free = [], []
    for ocean, pieces in enumerate(s.ships):
        space = max(0, s.pack.capacity[ocean] - contacts[ocean] - len(pieces))
        calm = sum([not warship[piece] for piece in pieces]) if pieces else 0
        found.append(space * (2 + white) + contacts[ocean] * (1 + white) + calm)
        free.append(space)
    return tuple(found), tuple(free)


def white_share(s: Nemo) -> float:
    """How likely a drawn ship is a Non-Warship, which can still be turned over once."""
    return _white_share(s.bag, s.pack.fleet.group_of)


@lru_cache(maxsize=1 << 12)
def _white_share(bag: tuple[int, ...], group_of: tuple[int, ...]) -> float:
    return sum([group_of[ship] == WHITE_GROUP for ship in bag]) / max(1, len(bag))


def peril(s: Nemo) -> float:
    """How much the want of room is to be feared; even where all seems lost, more room is better."""
    room, free = rooms(s)
    if s.phase != PLACEMENT:
        return _peril(room, free, coming(s), s.pack.around)
    return _peril(room, free, coming(s), s.pack.around, waiting(s.agenda))


def waiting(agenda: Agenda) -> tuple[int, ...]:
    """[NW2-9.4] The dice of this turn that are still to be placed."""
    dice = [0] * MAJORS
    while agenda:
        step, agenda = agenda
        if step[0] is place and 0 <= step[1] < MAJORS:
            dice[step[1]] += 1
    return tuple(dice)


def coming(s: Nemo) -> tuple[Demand, ...]:
    """What the turns to come place, as things are."""
    return demands(s.pile, s.act, s.extra_die, s.pack.dice)


class Risks(dict[float, tuple[float, ...]]):
    """How much a room is to be feared for sets of one size, horizon by horizon; each is worked out once."""

    def __init__(self, coming: tuple[Demand, ...], size: int) -> None:
        share, self.curves = size / MAJORS, []
        for placed, turns in coming:
            need = placed * share - CLEARED * turns * (0.35 + 0.65 * share) - 0.5
            spread = sqrt(placed * share * (1.0 - share) + 0.6 * turns + 0.3)
            self.curves.append((need, need + SAFE * spread, SLOPE / spread))

    def __missing__(self, room: float) -> tuple[float, ...]:
        risks = tuple([log1p(exp(slope * (need - room))) for need, plenty, slope in self.curves if room < plenty])
        self[room] = risks
        return risks


@lru_cache(maxsize=1 << 8)
def _risks(coming: tuple[Demand, ...]) -> dict[int, Risks]:
    """The risks by the size of a set."""
    return {size: Risks(coming, size) for size in SIZES}


@lru_cache(maxsize=1 << 10)
def _elsewhere(free: tuple[int, ...], around: Around) -> tuple[int, ...]:
    """For every set of dice the free spaces that are not around it."""
    return tuple([int(sum(free) - sum(inside(free), 0.0)) for _, inside in _sets(around)])


@lru_cache(maxsize=1 << 16)
def _peril(
    room: Rooms, free: tuple[int, ...], coming: tuple[Demand, ...], around: Around, due: tuple[int, ...] = NOTHING
) -> float:
    risk, risks = 0.0, _risks(coming)
    for (dice, inside), spaces in zip(_sets(around), _elsewhere(free, around), strict=True):
        taken = sum(inside(room), 0.0) + spaces
        if due is not NOTHING:
            taken -= sum([due[die] for die in dice])
        risk = sum(risks[len(dice)][taken], risk)
    return log1p(risk * len(HORIZONS) / max(1, len(coming)) / 2)


class Easing:
    """What it is worth to turn one piece of an ocean into something else, in one position."""

    def __init__(self, s: Nemo, price: float) -> None:
        self.price = price
        self.room, self.free = rooms(s)
        self.coming, self.around = coming(s), s.pack.around
        white = white_share(s)
        self.holds = {FREE: 2 + white, CONTACT: 1 + white, CALM: 1.0, WARSHIP: 0.0}
        self.now = _peril(self.room, self.free, self.coming, self.around)
        self._known: dict[tuple[int, int, int], float] = {}

    def of(self, ocean: int, before: int, after: int) -> float:
        """The peril that is gone when a piece has turned from one kind into another."""
        key = (ocean, before, after)
        if key not in self._known:
            room = self.room[ocean] + self.holds[after] - self.holds[before]
            changed = replaced(self.room, ocean, room)
            free = bumped(self.free, ocean, 1) if after == FREE else self.free
            self._known[key] = self.price * (self.now - _peril(changed, free, self.coming, self.around))
        return self._known[key]
