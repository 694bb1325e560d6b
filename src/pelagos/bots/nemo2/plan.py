"""The Action Phase: what each ocean offers for the action points, and the way there."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.bots.nemo2.ahead import Ahead
from pelagos.bots.nemo2.deeds import Deeds
from pelagos.bots.nemo2.fight import Fights
from pelagos.bots.nemo2.room import turns_left
from pelagos.bots.nemo2.worth import Worth
from pelagos.core.nodes import Option
from pelagos.games.nemo2.actions import ADVENTURE_COST, cost_of, ways
from pelagos.games.nemo2.cards import why_not_play
from pelagos.games.nemo2.emergency import AP_OF
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

END: Final = ("end",)
MOVE: Final = ("move",)
ANYWHERE: Final = ("rest", "repair", "refit")
FREE: Final = ("retain", "torpedo", "fog")
PLENTY: Final = 3
NEXT_TURN: Final = 2
OFFICER: Final = 3.0
"""How much better than its officer's points each action point must be used."""


class Offer(NamedTuple):
    """Something to do with action points: what it brings, what it costs, and the answer that begins it."""

    worth: float
    cost: int
    option: Option


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
        fights, deeds = Fights(self.worth, s), Deeds(self.worth, s)
        common = self._common(s, deeds)
        best = Plan(self._kept(s, s.ap), s.ocean, END)
        for ocean, distance in distances(s).items():
            if distance > s.ap:
                continue
            offers = sorted(common + self._local(s, fights, deeds, ocean), key=_rate, reverse=True)
            first, gained, rest = _spent(offers, s.ap - distance)
            later = _spent([offer for offer in offers if offer.option[0] not in ANYWHERE], NEXT_TURN)[1]
            worth = gained + self._kept(s, rest)
            worth += self.worth.weights.future * later if turns_left(s) > 1 else 0.0
            if distance == 0 and first is None:
                best = best._replace(worth=max(best.worth, worth))
            elif worth > best.worth + 0.01:
                best = Plan(worth, ocean, MOVE if distance else first.option if first else END)
        if best.option == END:
            return best._replace(option=self._officer(s, options, fights))
        return best

    def _officer(self, s: Nemo, options: tuple[Option, ...], fights: Fights) -> Option:
        """[NW2-14.3] When no point is left and a fight here is worth more than an officer, an officer gives some."""
        best = max([fights.best_mode(piece, s.ocean)[0] for piece in _targets(s)], default=0.0)
        for option in options:
            if option[0] == "sacrifice" and CHARACTER[option[1]] in (SECOND_OFFICER, CHIEF_ENGINEER):
                character = CHARACTER[option[1]]
                if best * AP_OF[character] > s.pack.characters[character].vp + OFFICER * AP_OF[character]:
                    return option
        return END

    def _kept(self, s: Nemo, points: int) -> float:
        """[NW2-10.3] One action point can be saved."""
        return self.worth.weights.saved_point if points and turns_left(s) > 0 else 0.0

    def _free(self, s: Nemo, options: tuple[Option, ...]) -> Option | None:
        """Retained treasures, the torpedo and the Fog Machine, when they do more good than harm."""
        now = self.worth(s)
        for option in options:
            if option[0] == "torpedo" and _torpedo(s, Fights(self.worth, s)) > 0:
                return option
            if option[0] == "retain" and self.ahead.value(s, option) > now + 0.2:
                return option
            if option[0] == "fog" and self._fog(s) > 0:
                return option
        return None

    def _fog(self, s: Nemo) -> float:
        drop = self.worth.infamy(s, s.notoriety) - self.worth.infamy(s, max(0, s.notoriety - 7))
        return drop - 12.0 if s.notoriety > 9 else -1.0

    def _common(self, s: Nemo, deeds: Deeds) -> list[Offer]:
        """What can be done in every ocean alike."""
        offers = [Offer(self._adventure(s), ADVENTURE_COST[s.lull], ("adventure",))] if s.deck or s.deck_bottom else []
        kinds = (REST, REPAIR, REFIT) if s.display else (REST, REPAIR)
        return offers + [Offer(deeds.value(kind, s.ocean), cost_of(s, kind), (TESTS[kind],)) for kind in kinds]

    def _adventure(self, s: Nemo) -> float:
        return self.worth.weights.adventure + s.deck_gems * self.worth.treasure(s)

    def _local(self, s: Nemo, fights: Fights, deeds: Deeds, ocean: int) -> list[Offer]:
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
            there.ocean, there.events = ocean, None
            there.ap = PLENTY
            if why_not_play(there, card, IN_ACTION):
                continue
            before = self.worth(there)
            there.do(("play_card", card, IN_ACTION), ("action_menu",))
            steps = s.pack.cards[card].steps
            cost = steps[0][1] if steps and steps[0][0] == "pay_ap" else 0
            gain = self.ahead.settled(there) - before + cost * self.worth.weights.action_point
            offers.append(Offer(gain, cost, s.pack.draws.plays[card]))
        return offers


def _targets(s: Nemo) -> tuple[int, ...]:
    """[NW2-11.2] The ships here, and NOWHERE for a contact."""
    return (*s.ships[s.ocean], NOWHERE) if s.contacts[s.ocean] else s.ships[s.ocean]


def _torpedo(s: Nemo, fights: Fights) -> float:
    found = [fights.ship(piece, BY_TORPEDO, s.ocean).worth for piece in s.ships[s.ocean]]
    if s.contacts[s.ocean]:
        found.append(fights.contact(BY_TORPEDO, s.ocean).worth)
    return max(found, default=0.0)


def _rate(offer: Offer) -> float:
    return offer.worth / max(0.5, offer.cost)


def _spent(offers: list[Offer], points: int) -> tuple[Offer | None, float, int]:
    """The best of the offers that the points pay for: the first of them, all they bring, and the points left."""
    first: Offer | None = None
    gained = 0.0
    for offer in offers:
        if offer.worth <= 0.3 or offer.cost > points:
            continue
        first = first or offer
        gained += offer.worth
        points -= offer.cost
    return first, gained, points


def distances(s: Nemo) -> dict[int, int]:
    """[NW2-11.4, 13.5] The Move actions to every ocean."""
    steps = steps_from(s, s.ocean)
    stride = 2 if HYDRO_DRIVE in s.installed else 1
    return {ocean: -(-steps[ocean] // stride) for ocean in range(len(OCEANS))}


def steps_from(s: Nemo, start: int) -> dict[int, int]:
    """[NW2-1.2] The movement links between an ocean and all others."""
    found, border = {start: 0}, [start]
    while border:
        ocean = border.pop(0)
        for near in ways(s, ocean):
            if near not in found:
                found[near] = found[ocean] + 1
                border.append(near)
    return found
