"""The Action Phase: what each ocean offers for the action points, and the way there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from pelagos.bots.nemo2.ahead import Ahead
from pelagos.bots.nemo2.deeds import Deeds
from pelagos.bots.nemo2.fight import Fights, fights_of
from pelagos.bots.nemo2.peril import peril
from pelagos.bots.nemo2.room import turns_left
from pelagos.bots.nemo2.tales import Tales
from pelagos.bots.nemo2.worth import POSITION, Worth
from pelagos.core.nodes import Option
from pelagos.core.sums import added
from pelagos.games.nemo2.actions import ADVENTURE_COST, cost_of, ways
from pelagos.games.nemo2.cards import play_card, why_not_play
from pelagos.games.nemo2.emergency import AP_OF
from pelagos.games.nemo2.menu import action_menu
from pelagos.games.nemo2.names import (
    BY_TORPEDO,
    CHARACTER,
    CHIEF_ENGINEER,
    HYDRO_DRIVE,
    IN_ACTION,
    INCITE,
    NOWHERE,
    OCEANS,
    REFIT,
    REPAIR,
    REST,
    SEARCH,
    SECOND_OFFICER,
    TESTS,
)
from pelagos.games.nemo2.state import Nemo

END: Final[Option] = ("end",)
MOVE: Final[Option] = ("move",)
FREE: Final = ("retain", "torpedo", "fog")
PLENTY: Final = 3
LEAST: Final = 0.3
"""What is worth no more is not done."""
NEXT_TURN: Final = 2
WAY: Final = 1.6
"""What a Move of the next turn costs."""
NOBODY: Final = -1
MOST_POINTS: Final = 5
PRESSED: Final = 0.5
"""With so much peril every ocean in reach is looked at for what an officer's points can do."""
OFFICER: Final = 3.0
"""How much better than its officer's points each action point must be used."""


Links: TypeAlias = tuple[tuple[int, ...], ...]


class Offer(NamedTuple):
    """Something to do with action points: what it brings, what it costs, and the answer that begins it."""

    worth: float
    cost: int
    option: Option


NOTHING: Final = Offer(0.0, 0, END)


class Plan(NamedTuple):
    """Where to act and what to begin with."""

    worth: float
    ocean: int
    option: Option


class Planner:
    """Compares all oceans in reach by what can be done there."""

    def __init__(self, worth: Worth, ahead: Ahead) -> None:
        self.worth, self.ahead = worth, ahead

    def best(self, s: Nemo, options: tuple[Option, ...]) -> Plan:
        """The plan for the points that are left; `end` when nothing is worth its price."""
        free = self._free(s, options)
        if free is not None:
            return Plan(0.0, s.ocean, free)
        best = self._voyage(s)
        if best.option == END:
            return best._replace(option=self._officer(s, options, best.worth))
        return best

    def prospect(self, s: Nemo) -> float:
        """What a position is worth at the beginning of an Action Phase: as it stands, and what its points can buy."""
        return self.worth(s) - s.ap * self.worth.weights.action_point + self._voyage(s).worth

    def voyage(self, s: Nemo) -> float:
        """What its action points can buy."""
        return self._voyage(s).worth

    def course(self, s: Nemo) -> int:
        """[NW2-19.6] Where the captain means to go who has just paid for a Move."""
        return self._voyage(_richer(s, 1)).ocean

    def plans(self, s: Nemo) -> Iterator[Plan]:
        """Keeping the points, every stop, and every stop on the way to another one."""
        yield Plan(self.kept(s, s.ap), s.ocean, END)
        yield from self._plans(s, Offers(self, s))

    def _voyage(self, s: Nemo) -> Plan:
        """The best of these, looked up where somebody has planned from here before."""
        known, position = self.worth.voyages, POSITION(s)
        found: Plan | None = known.get(position)
        if found is None:
            found = known[position] = self._planned(s)
        return found

    def _planned(self, s: Nemo) -> Plan:
        """The best of all plans; of nearly equal ones the first."""
        plans = self.plans(s)
        best = next(plans)
        for plan in plans:
            if plan.worth > best.worth + 0.01:
                best = plan
        return best

    def _plans(self, s: Nemo, offers: Offers) -> Iterator[Plan]:
        for ocean, distance in distances(s, s.ocean).items():
            points = s.ap - distance
            if points < 0:
                continue
            last = offers.last(ocean, points)
            yield Plan(last.worth, ocean, MOVE if distance else last.option)
            for here, left in offers.stops(ocean, points):
                further = [
                    offers.last(o, left - way).worth for o, way in distances(s, ocean).items() if 0 < way <= left
                ]
                if further:
                    yield Plan(here.worth + max(further), ocean, MOVE if distance else here.option)

    def _officer(self, s: Nemo, options: tuple[Option, ...], now: float) -> Option:
        """[NW2-14.3] When no point is left an officer gives some: for a fight here, or anywhere if room runs out."""
        best, pressed = 0.0, peril(s) > PRESSED
        if not pressed:
            fights = fights_of(self.worth, s)
            best = max([fights.best_mode(piece, s.ocean)[0] for piece in _targets(s)], default=0.0)
        for option in options:
            character = CHARACTER[option[1]] if option[0] == "sacrifice" else NOBODY
            if character in (SECOND_OFFICER, CHIEF_ENGINEER):
                points = AP_OF[character]
                gain = self._voyage(_richer(s, points)).worth - now if pressed else best * points
                if gain > s.pack.characters[character].vp + OFFICER * points:
                    return option
        return END

    def kept(self, s: Nemo, points: int) -> float:
        """[NW2-10.3] One action point can be saved."""
        return self.worth.weights.saved_point if points > 0 and turns_left(s) > 0 else 0.0

    def _free(self, s: Nemo, options: tuple[Option, ...]) -> Option | None:
        """Retained treasures, the torpedo and the Fog Machine, when they do more good than harm."""
        now = self.worth(s)
        for option in options:
            if option[0] == "torpedo" and _torpedo(s, fights_of(self.worth, s)) > 0:
                return option
            if option[0] == "retain" and self.ahead.value(s, option) > now + 0.2:
                return option
            if option[0] == "fog" and self._fog(s) > 0:
                return option
        return None

    def _fog(self, s: Nemo) -> float:
        drop = self.worth.infamy(s, s.notoriety) - self.worth.infamy(s, max(0, s.notoriety - 7))
        return drop - 12.0 if s.notoriety > 9 else -1.0

    def common(self, s: Nemo, deeds: Deeds) -> list[Offer]:
        """What can be done in every ocean alike."""
        offers = []
        if s.deck or s.deck_bottom:
            offers.append(Offer(self._adventure(s, deeds), ADVENTURE_COST[s.lull], ("adventure",)))
        kinds = (REST, REPAIR, REFIT) if s.display else (REST, REPAIR)
        return offers + [Offer(deeds.value(kind, s.ocean), cost_of(s, kind), (TESTS[kind],)) for kind in kinds]

    def _adventure(self, s: Nemo, deeds: Deeds) -> float:
        card = self.worth.weights.adventure * Tales(deeds).average()
        return card + s.deck_gems * self.worth.treasure(s)

    def local(self, s: Nemo, fights: Fights, deeds: Deeds, ocean: int) -> list[Offer]:
        """Targets, gems, lands and kept cards of one ocean."""
        attack: Option = ("attack",)
        offers = [Offer(fights.best_mode(piece, ocean)[0], 1, attack) for piece in s.ships[ocean]]
        if s.contacts[ocean]:
            worth = fights.best_mode(-1, ocean)[0]
            offers += [Offer(worth, 1, attack)] * min(PLENTY, s.contacts[ocean])
        if s.gems[ocean]:
            offers.append(Offer(deeds.value(SEARCH, ocean), cost_of(s, SEARCH), ("search",)))
        if s.cubes_left and s.pack.world.ocean_lands[ocean] & ~s.cubes:
            offers.append(Offer(deeds.value(INCITE, ocean), cost_of(s, INCITE), ("incite",)))
        return offers + self._cards(s, ocean)

    def _cards(self, s: Nemo, ocean: int) -> list[Offer]:
        """[NW2-5.7] Kept cards whose condition would hold there, played out on a clone."""
        offers = []
        for card in s.tableau:
            there = s.clone()
            there.ocean, there.events, there.node = ocean, None, None
            there.ap = PLENTY
            if not why_not_play(there, card, IN_ACTION):
                offers.append(self._played(there, card))
        return offers

    def _played(self, there: Nemo, card: int) -> Offer:
        """What playing a card brings. It is the same for every way to the ocean where it is played."""
        known, position = self.worth.played, (card, POSITION(there))
        found: Offer | None = known.get(position)
        if found is None:
            before = self.worth(there)
            there.do((play_card, card, IN_ACTION), (action_menu,))
            steps = there.pack.cards[card].steps
            cost = steps[0][1] if steps and steps[0][0] == "pay_ap" else 0
            gain = self.ahead.settled(there) - before + cost * self.worth.weights.action_point
            found = known[position] = Offer(gain, cost, there.pack.draws.plays[card])
        return found


def _richer(s: Nemo, points: int) -> Nemo:
    """[NW2-10.3] The same position with some more action points."""
    found = s.clone()
    found.ap = min(MOST_POINTS, s.ap + points)
    return found


def _targets(s: Nemo) -> tuple[int, ...]:
    """[NW2-11.2] The ships here, and NOWHERE for a contact."""
    return (*s.ships[s.ocean], NOWHERE) if s.contacts[s.ocean] else s.ships[s.ocean]


def _torpedo(s: Nemo, fights: Fights) -> float:
    found = [fights.ship(piece, BY_TORPEDO, s.ocean)[0] for piece in s.ships[s.ocean]]
    if s.contacts[s.ocean]:
        found.append(fights.contact(BY_TORPEDO, s.ocean)[0])
    return max(found, default=0.0)


class Offers:
    """The best that so many points buy in each ocean, each sum worked out once."""

    def __init__(self, planner: Planner, s: Nemo) -> None:
        self.planner, self.s = planner, s
        self.fights, self.deeds = fights_of(planner.worth, s), Deeds(planner.worth, s)
        self.common = [offer for offer in planner.common(s, self.deeds) if offer[0] > LEAST]
        self._future = planner.worth.weights.future if turns_left(s) > 1 else 0.0
        self._local: dict[int, list[Offer]] = {}
        self._all: dict[int, list[Offer]] = {}
        self._last: dict[tuple[int, int], Offer] = {}
        self._later: dict[int, float] = {}
        self._near: dict[int, float] = {}
        self._reach = [ocean for ocean, way in distances(s, s.ocean).items() if way <= s.ap]

    def stops(self, ocean: int, points: int) -> Iterator[tuple[Offer, int]]:
        """What an ocean offers on the way, for one point, for two and so on, and the points that are left then."""
        for spent in range(1, points):
            here = _spent(self._offers(ocean), spent)
            if here.option == END or here.cost < spent:
                return
            yield here, points - spent

    def last(self, ocean: int, points: int) -> Offer:
        """What an ocean offers as the last stop, with what can be done anywhere and a start for the next turn."""
        key = (ocean, points)
        found = self._last.get(key)
        if found is None:
            found = self._last[key] = self._worked_out(ocean, points)
        return found

    def _worked_out(self, ocean: int, points: int) -> Offer:
        bought = _bought(self._everything(ocean), points)
        worth, cost, option = _sum(bought)
        worth += self.planner.kept(self.s, points - cost)
        if self._future:
            worth += self._future * self._start(ocean, bought)
        return Offer(worth, cost, option)

    def _start(self, ocean: int, bought: list[Offer]) -> float:
        """What the next turn may find here, when this turn's deeds are done, or in reach nearby, less the way there."""
        near = self._near.get(ocean)
        if near is None:
            near = self._near[ocean] = self._nearby(ocean)
        return max(near, _left(self._offers(ocean), bought, NEXT_TURN))

    def _nearby(self, ocean: int) -> float:
        oceans = [near for near, way in distances(self.s, ocean).items() if way == 1 and near in self._reach]
        return max([self._next(near) for near in oceans], default=0.0) - WAY

    def _next(self, ocean: int) -> float:
        found = self._later.get(ocean)
        if found is None:
            found = self._later[ocean] = _spent(self._offers(ocean), NEXT_TURN).worth
        return found

    def _offers(self, ocean: int) -> list[Offer]:
        """What is worth doing in an ocean and nowhere else, the best for its price first."""
        found = self._local.get(ocean)
        if found is None:
            offers = self.planner.local(self.s, self.fights, self.deeds, ocean)
            found = sorted([offer for offer in offers if offer[0] > LEAST], key=_rate, reverse=True)
            self._local[ocean] = found
        return found

    def _everything(self, ocean: int) -> list[Offer]:
        """The same with what can be done anywhere."""
        found = self._all.get(ocean)
        if found is None:
            found = self._all[ocean] = sorted(self.common + self._offers(ocean), key=_rate, reverse=True)
        return found


def _rate(offer: Offer) -> float:
    return offer.worth / max(0.5, offer.cost)


def _spent(offers: list[Offer], points: int) -> Offer:
    """The best of the offers that the points pay for, as one: all they bring and cost, and the first of them."""
    return _sum(_bought(offers, points))


def _bought(offers: list[Offer], points: int) -> list[Offer]:
    """The offers that the points pay for, the best first."""
    found = []
    for offer in offers:
        if offer[1] <= points:
            found.append(offer)
            points -= offer[1]
    return found


def _sum(bought: list[Offer]) -> Offer:
    if not bought:
        return NOTHING
    if len(bought) == 1:
        return bought[0]
    return Offer(added([offer[0] for offer in bought]), sum([offer[1] for offer in bought]), bought[0][2])


def _left(offers: list[Offer], bought: list[Offer], points: int) -> float:
    """What so many points bring in an ocean when some of its offers have been taken."""
    gone, worth = list(bought), 0.0
    for offer in offers:
        if offer in gone:
            gone.remove(offer)
        elif offer[1] <= points:
            worth += offer[0]
            points -= offer[1]
    return worth


def distances(s: Nemo, start: int) -> dict[int, int]:
    """[NW2-11.4, 13.5] The Move actions from an ocean to every other."""
    return _moves(_links(s), start, 2 if HYDRO_DRIVE in s.installed else 1)


def steps_from(s: Nemo, start: int) -> dict[int, int]:
    """[NW2-1.2] The movement links between an ocean and all others."""
    return _moves(_links(s), start, 1)


def _links(s: Nemo) -> Links:
    return tuple([ways(s, ocean) for ocean in range(len(OCEANS))]) if s.tunnel else s.pack.moves


@lru_cache(maxsize=256)
def _moves(links: Links, start: int, stride: int) -> dict[int, int]:
    """How often one moves from an ocean to each of the others, so many links at a time."""
    found, border = {start: 0}, [start]
    while border:
        ocean = border.pop(0)
        for near in links[ocean]:
            if near not in found:
                found[near] = found[ocean] + 1
                border.append(near)
    return {ocean: -(-found[ocean] // stride) for ocean in range(len(OCEANS))}
