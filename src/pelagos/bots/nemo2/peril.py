"""How likely the oceans run full: for every set of dice, the placements to come against the room around them.

A die fills the spaces of its ocean and the oceans next to it [NW2-9.5]. The player picks where, so a set of dice is in
peril when more placements fall on it than all oceans around it can take up together, whatever he picks.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from math import ceil, comb, exp, log1p, sqrt
from typing import Final, NamedTuple, TypeAlias

from pelagos.core.state import Agenda, bumped, replaced
from pelagos.core.sums import added
from pelagos.games.nemo2.names import ACTS, FINALES, MAJORS
from pelagos.games.nemo2.names import WHITE as WHITE_GROUP
from pelagos.games.nemo2.placement import place
from pelagos.games.nemo2.state import Nemo

HORIZONS: Final = (1, 2, 4, 8, 30)
"""How many turns ahead are looked at."""
NOTHING: Final[tuple[int, ...]] = (0,) * MAJORS
SIZES: Final = (1, 2, 3, 6)
"""How many dice there are in the sets that are looked at."""
CLEARED: Final = 0.93
"""The placements that a turn's sinkings make room for, when all of them are made where they count."""
BLACK: Final = 5 / 6
"""[NW2-9.4] Black dice do not place in a Lull."""
SLOPE: Final = 1.7
"""A logistic curve with this slope is close to the normal distribution."""
SAFE: Final = 4.0
"""So many deviations away nothing is to be feared."""
ELSEWHERE: Final = 0.33
"""[NW2-9.5] How much of a placement a free space far away takes up: mostly the dice around it fill it first."""
MOST: Final = 3.0
"""The fear of everything that is still to come rises no higher: nothing is worse than a defeat."""
STORM: Final = 2.6
"""The fear when the very next turn is sure to be the last."""

MOST_KNOWN: Final = 1 << 12
MOST_FEARS: Final = 1 << 6

FREE, CONTACT, CALM, WARSHIP = range(4)
"""What may lie on a space: nothing, a contact, a Non-Warship, a Warship."""

Rooms = tuple[float, ...]
Around = tuple[tuple[int, ...], ...]


class Demand(NamedTuple):
    """The placements up to one horizon, the turns in which room can be made, and how likely the last turn is played."""

    placed: float
    turns: float
    likely: float


class Sets:
    """Every set of dice with the oceans around it. Sums over oceans begin alike and are shared as far as they do."""

    def __init__(self, around: Around) -> None:
        self.sums: list[tuple[int, int]] = []
        """Each sum is one before it, the first of which is 0, and an ocean more."""
        self.sets: list[tuple[tuple[int, ...], int]] = []
        """The dice, and which sum is theirs."""
        self._places: dict[tuple[int, ...], int] = {(): 0}
        self._elsewhere: dict[tuple[int, ...], list[float]] = {}
        for size in SIZES:
            for dice in combinations(range(MAJORS), size):
                inside = tuple(sorted({ocean for die in dice for ocean in around[die]}))
                self.sets.append((dice, self._place(inside)))

    def _place(self, inside: tuple[int, ...]) -> int:
        if inside not in self._places:
            self.sums.append((self._place(inside[:-1]), inside[-1]))
            self._places[inside] = len(self.sums)
        return self._places[inside]

    def summed(self, numbers: Rooms) -> list[float]:
        """All sums of what is counted by oceans, each added up from the first ocean to the last."""
        found = [0.0]
        for before, ocean in self.sums:
            found.append(found[before] + numbers[ocean])
        return found

    def elsewhere(self, free: tuple[int, ...]) -> list[float]:
        """For every set of dice what the free spaces take up that are not around it."""
        found = self._elsewhere.get(free)
        if found is None:
            if len(self._elsewhere) >= MOST_KNOWN:
                self._elsewhere.clear()
            inside, whole = self.summed(free), sum(free)
            found = self._elsewhere[free] = [ELSEWHERE * (whole - inside[number]) for _, number in self.sets]
        return found


@cache
def _sets(around: Around) -> Sets:
    return Sets(around)


@cache
def demands(
    pile: tuple[tuple[int, int], ...], act: int, extra: int, dice: tuple[tuple[int, int], ...]
) -> tuple[Demand, ...]:
    """[NW2-2.2, 9.1] What the turns to come place, horizon by horizon."""
    if not pile or pile[-1][0] not in FINALES:
        return ()
    turns: list[float] = []
    likely: list[float] = []
    for special, events in pile:
        if special in ACTS:
            act = ACTS.index(special) + 1
        number = events + (special not in ACTS and special not in FINALES and special > 0)
        white, black = dice[act]
        turns += [white + (black + extra) * BLACK] * number
        likely += [(number - turn) / (number + 1) if special in FINALES else 1.0 for turn in range(number)]
    found = []
    for horizon in HORIZONS:
        last = min(horizon, len(turns))
        if last:
            found.append(Demand(added(turns[:last]), last - 1.0, likely[last - 1]))
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
    return fears_of(s).of(room, free, waiting(s.agenda))


def waiting(agenda: Agenda) -> tuple[int, ...]:
    """[NW2-9.4] The dice of this turn, and the placements of a card, that are still to be made."""
    dice = NOTHING
    while agenda:
        step, agenda = agenda
        if step[0] is place and 0 <= step[1] < MAJORS:
            dice = bumped(dice, step[1], 1)
    return dice


def coming(s: Nemo) -> tuple[Demand, ...]:
    """What the turns to come place, as things are."""
    return demands(s.pile, s.act, s.extra_die, s.pack.dice)


Risk: TypeAlias = tuple[float, float]
"""How much a room is to be feared, over all horizons, and how likely the next turn's dice alone are too many. Thousands
are kept: the collector passes plain pairs by."""


class Risks(dict[float, Risk]):
    """The risk of every room for sets of one size; each is worked out once."""

    def __init__(self, coming: tuple[Demand, ...], size: int) -> None:
        self.share, self.curves = size / MAJORS, []
        for placed, turns, likely in coming:
            need = placed * self.share - CLEARED * turns * (0.35 + 0.65 * self.share) - 0.5
            spread = sqrt(placed * self.share * (1.0 - self.share) + 0.6 * turns + 0.3)
            self.curves.append((need, need + SAFE * spread, SLOPE / spread, likely))
        self.dice, self.likely = (ceil(coming[0].placed), coming[0].likely) if coming else (0, 0.0)
        self._tails: dict[int, float] = {}

    def __missing__(self, room: float) -> Risk:
        fear = 0.0
        for need, safe, slope, likely in self.curves:
            if room < safe:
                fear += likely * log1p(exp(slope * (need - room)))
        storm = self.likely * self._storm(max(0.0, room)) if room < self.dice else 0.0
        found = self[room] = (fear, storm)
        return found

    def _storm(self, room: float) -> float:
        """How likely more dice fall on the set than its room takes; part of a placement is part of the chance."""
        whole = int(room)
        return (whole + 1 - room) * self._more_than(whole) + (room - whole) * self._more_than(whole + 1)

    def _more_than(self, room: int) -> float:
        found = self._tails.get(room)
        if found is None:
            dice, share = self.dice, self.share
            numbers = range(room + 1, dice + 1)
            found = added([comb(dice, n) * share**n * (1 - share) ** (dice - n) for n in numbers])
            self._tails[room] = found
        return found


class Fears:
    """What is to be feared with the same turns to come, by the room of the oceans."""

    def __init__(self, coming: tuple[Demand, ...], around: Around) -> None:
        self.horizons = max(1, len(coming))
        self.sets = _sets(around)
        risks = {size: Risks(coming, size) for size in SIZES}
        self.risks = [(dice, number, risks[len(dice)]) for dice, number in self.sets.sets]
        self._known: dict[tuple[Rooms, tuple[int, ...], tuple[int, ...]], float] = {}

    def of(self, room: Rooms, free: tuple[int, ...], due: tuple[int, ...]) -> float:
        """How much the want of room is to be feared where so many dice are still to be placed."""
        key = (room, free, due)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._known[key] = self._worked_out(room, free, due)
        return found

    def _worked_out(self, room: Rooms, free: tuple[int, ...], due: tuple[int, ...]) -> float:
        total, calm, worst = 0.0, 1.0, 0.0
        inside = self.sets.summed(room)
        for (dice, number, risks), spaces in zip(self.risks, self.sets.elsewhere(free), strict=True):
            taken = inside[number] + spaces
            if due is not NOTHING:
                taken -= sum([due[die] for die in dice])
            fear, storm = risks[taken]
            total += fear
            if storm:
                calm *= 1.0 - storm if len(dice) == 1 else 1.0
                worst = max(worst, storm)
        fear = log1p(total * len(HORIZONS) / self.horizons / 2)
        return MOST * (1.0 - exp(-fear / MOST)) + STORM * max(worst, 1.0 - calm)


_fears: Final[dict[tuple[object, ...], Fears]] = {}


def fears_of(s: Nemo) -> Fears:
    """Those of a position, which are the same for all with the same turns to come."""
    key = (s.pile, s.act, s.extra_die, s.pack.hash)
    found = _fears.get(key)
    if found is None:
        if len(_fears) >= MOST_FEARS:
            _fears.clear()
        found = _fears[key] = Fears(coming(s), s.pack.around)
    return found


class Easing:
    """What it is worth to turn one piece of an ocean into something else, in one position."""

    def __init__(self, s: Nemo, price: float) -> None:
        self.price = price
        self.room, self.free = rooms(s)
        self.fears = fears_of(s)
        white = white_share(s)
        self.holds = {FREE: 2 + white, CONTACT: 1 + white, CALM: 1.0, WARSHIP: 0.0}
        self.now = self.fears.of(self.room, self.free, NOTHING)
        self._known: dict[tuple[int, int, int], float] = {}

    def of(self, ocean: int, before: int, after: int) -> float:
        """The peril that is gone when a piece has turned from one kind into another."""
        key = (ocean, before, after)
        found = self._known.get(key)
        if found is None:
            room = self.room[ocean] + self.holds[after] - self.holds[before]
            changed = replaced(self.room, ocean, room)
            free = bumped(self.free, ocean, 1) if after == FREE else self.free
            found = self._known[key] = self.price * (self.now - self.fears.of(changed, free, NOTHING))
        return found
