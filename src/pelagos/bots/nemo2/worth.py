"""What a position is worth: the score so far, and what everything on the table means for the turns to come."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import ceil, exp
from operator import attrgetter
from typing import Any, Final

from pelagos.bots.nemo2.peril import peril, waiting
from pelagos.bots.nemo2.room import crowding, turns_in, turns_left, want_of_room
from pelagos.bots.nemo2.weights import DEFAULT, USEFUL, Weights
from pelagos.core.state import bumped
from pelagos.core.sums import added
from pelagos.games.nemo2.names import LOST, MINES, PASS, ROW_SPACES
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tally import ADVENTURE, CHARACTER, NONWARSHIP, PENALTY, SCIENCE, WARSHIP, WONDER

WORSE_BOXES: Final = (26, 36, 44)
"""[NW2-5.6, 8.3, 8.4] More red ships, violet sides, one more die."""
REFIT_PRICE: Final = 3.6
"""What the action points of a Refit are worth."""
REFIT_TIME: Final = 10
"""With fewer turns to come it is ever less likely that an upgrade is still bought."""
LONG_USE: Final = 12
"""An upgrade that serves so many turns has all its use."""
GEM_TIME: Final = 8
"""So many turns before the end the gems of the oceans begin to be out of reach."""
CARD_TIME: Final = 14
"""With fewer turns to come it is ever less likely that a kept card is still played."""
MOST_SEASONS: Final = 400
"""A game has some fifty of them."""
MOST_CONDITIONS: Final = 600
"""A search meets hundreds of them in a turn, each with all its fights: a hundred megabytes are enough."""
MOST_ANSWERS: Final = 1 << 12
TERMS: Final = (
    *("ships", "cards", "treasures", "people", "upgrades", "salvage"),
    *("nemo", "crew", "hull", "liberated", "points", "gems", "infamy", "hostile", "crowding", "peril"),
    *("want", "left"),
)
"""What `Worth.terms` tells."""
POSITION: Final = attrgetter(*[field for field in Nemo.FIELDS if field not in ("events", "pack")])
"""All that tells two positions apart that are played with the same pieces."""


class Season:
    """What is known of positions with the same turns to come and the same motive."""

    def __init__(self, pile: tuple[tuple[int, int], ...], motive: int) -> None:
        self.pile, self.motive = pile, motive
        self.left = turns_in(pile)
        self.reached = min(1.0, self.left / GEM_TIME)
        """[NW2-11.1, 11.8] How many of the gems in the oceans to believe in: the fewer the less time is left."""
        self.tracks: dict[tuple[int, ...], tuple[float, float, float]] = {}
        self.bags: dict[tuple[int, ...], float] = {}
        self.boxes: dict[tuple[int, int], float] = {}
        self.infamy: dict[tuple[int, int], float] = {}
        self.gathered: dict[Hashable, float] = {}
        self.seas: dict[Hashable, float] = {}
        self.tales: dict[Hashable, float] = {}
        self.deeds: dict[Hashable, Any] = {}


class Worth:
    """Judges positions of games with the same set-up; what it has worked out once it remembers."""

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self.weights = weights
        self._known: dict[Hashable, float] = {}
        self._now = Season((), 0)
        self._pile: tuple[tuple[int, int], ...] = ()
        self._seasons: dict[tuple[tuple[tuple[int, int], ...], int], Season] = {}
        self.kept: dict[Hashable, Any] = {}
        """What others have worked out by it, for as long as it is asked about such games."""
        self.fights: dict[Hashable, Any] = {}
        self.answers: dict[Hashable, Any] = {}
        self.plans: dict[Hashable, Any] = {}
        self.voyages: dict[Hashable, Any] = {}
        self.played: dict[Hashable, Any] = {}
        """What the bot has answered in the very same position; a search comes back to many."""

    @property
    def is_full(self) -> bool:
        """Whether it has seen so much that it is better to begin anew, before the next question."""
        return len(self._seasons) > MOST_SEASONS or len(self.kept) > MOST_CONDITIONS

    def forget(self) -> None:
        """Make room for what the bot will answer."""
        for known in (self.answers, self.plans, self.voyages, self.played):
            if len(known) >= MOST_ANSWERS:
                known.clear()

    def empty(self) -> None:
        """Forget everything. Most of it knows this judge in turn, and would wait for the collector of cycles."""
        for known in (self.kept, self.fights, self.answers, self.plans, self.voyages, self.played):
            known.clear()
        self._known.clear()
        self._seasons.clear()
        self._now, self._pile = Season((), 0), ()

    def __call__(self, s: Nemo) -> float:
        """The worth of a position in victory points."""
        if s.phase == LOST:
            return -self.weights.defeat
        w, season = self.weights, self.season(s)
        value = self._gathered(s, season)
        nemo, crew, hull = self._tracks(s, season)
        value = value + nemo + crew + hull - self.infamy(s, s.notoriety)
        value += (s.cubes.bit_count() + s.gray_cubes) * s.pack.motives[s.motive].liberation
        value += s.ap * w.action_point if s.phase >= 0 else 0.0
        gems = w.deck_gem * s.deck_gems + w.ocean_gem * sum(s.gems) * season.reached
        value += gems * self.treasure(s) - s.cannonballs
        sea = (s.contacts, s.ships, s.bag, s.act, s.extra_die, s.ocean, waiting(s.agenda))
        found = season.seas.get(sea)
        if found is None:
            found = season.seas[sea] = self._sea(s)
        return value + found

    def _tracks(self, s: Nemo, season: Season) -> tuple[float, float, float]:
        """What standing on their boxes is worth for Nemo, Crew and Hull."""
        found = season.tracks.get(s.resources)
        if found is None:
            nemo, crew, hull = [self.resource(s, resource, box) for resource, box in enumerate(s.resources)]
            found = season.tracks[s.resources] = nemo, crew, hull
        return found

    def _gathered(self, s: Nemo, season: Season) -> float:
        """What has been won, and who and what is on board."""
        salvage = len(s.salvage)
        won = (s.tonnage, s.pass_pile, s.stacks, s.tableau, s.collected, s.in_play, s.installed, s.display, salvage)
        found = season.gathered.get(won)
        if found is None:
            found = season.gathered[won] = self._counted(s, s.motive, season.left)
        return found

    def _counted(self, s: Nemo, motive: int, left: float) -> float:
        return added(self._won(s, motive, left))

    def _won(self, s: Nemo, motive: int, left: float) -> list[float]:
        known, held = self._remembered, len(s.salvage)
        return [
            known(("ships", s.tonnage, motive), lambda: self._ships(s)),
            known(("cards", s.pass_pile, s.stacks, s.tableau, motive, left), lambda: self._cards(s, left)),
            known(("treasures", s.collected, motive), lambda: self._treasures(s, s.collected)),
            known(("people", s.in_play, motive, left), lambda: self._people(s, left)),
            known(("upgrades", s.installed, motive, left), lambda: self._upgrades(s)),
            known(("salvage", held, s.display, left, motive), lambda: self._hoard(s, held, left)),
        ]

    def terms(self, s: Nemo) -> list[float]:
        """What the worth of a position that is not lost is added up from, and two that it is reckoned by (`TERMS`)."""
        w, season = self.weights, self.season(s)
        liberated = float((s.cubes.bit_count() + s.gray_cubes) * s.pack.motives[s.motive].liberation)
        points = s.ap * w.action_point if s.phase >= 0 else 0.0
        gems = (w.deck_gem * s.deck_gems + w.ocean_gem * sum(s.gems) * season.reached) * self.treasure(s)
        hostile = -w.warship_near * sum([s.pack.warship[piece] for piece in s.ships[s.ocean]])
        fears = [-self.infamy(s, s.notoriety), hostile, -crowding(s, w.crowding), -w.peril * peril(s)]
        told = [*self._tracks(s, season), liberated, points, gems - s.cannonballs, *fears]
        return [*self._won(s, s.motive, season.left), *told, want_of_room(s), season.left]

    def season(self, s: Nemo) -> Season:
        """What is known for the turns that are still to come; mostly they are those of the position before."""
        now, pile = self._now, s.pile
        if pile is self._pile and s.motive == now.motive:
            return now
        key = (pile, s.motive)
        found = self._seasons.get(key)
        if found is None:
            found = self._seasons[key] = Season(pile, s.motive)
        self._now, self._pile = found, pile
        return found

    def resource(self, s: Nemo, resource: int, box: int) -> float:
        """[NW2-7.1] What standing on a box is worth: its points, its exertion value, and the danger of losing."""
        season = self.season(s)
        found = season.boxes.get((resource, box))
        if found is None:
            found = season.boxes[resource, box] = self._box(s, resource, box, season.left)
        return found

    def infamy(self, s: Nemo, notoriety: int) -> float:
        """[NW2-8.5] What Notoriety costs: the nearer the outlaw box and the more turns to come, the dearer."""
        known, key = self.season(s).infamy, (notoriety, s.peak)
        found = known.get(key)
        if found is None:
            found = known[key] = self._infamy(s, notoriety)
        return found

    def treasure(self, s: Nemo) -> float:
        """[NW2-15.x] What a treasure out of the bag is worth on average."""
        known = self.season(s).bags
        found = known.get(s.treasures)
        if found is None:
            found = known[s.treasures] = self._average(s)
        return found

    def longer_row(self, s: Nemo, row: int) -> float:
        """[NW2-17.4] What one ship more in a row does for the Terror of the Seas."""
        lengths = tuple(map(len, s.tonnage))
        return self._terror(s, bumped(lengths, row, 1)) - self._terror(s, lengths)

    def ship_points(self, s: Nemo, piece: int) -> float:
        """[NW2-17.2] What a sunk ship scores by itself."""
        return self._remembered(("ship", piece, s.motive), lambda: self._points(s, piece))

    def _points(self, s: Nemo, piece: int) -> float:
        side, motive = s.pack.sides[piece], s.pack.motives[s.motive]
        points = max(0, side.vp + (motive.warship if side.warship else motive.nonwarship))
        return float(points + side.science * motive.science + side.wonder * motive.wonder)

    def salvage(self, s: Nemo, more: int) -> float:
        """[NW2-12.10] What so many more Salvage ships are worth."""
        left, held = turns_left(s), len(s.salvage)
        key = ("more", more, held, s.display, left, s.motive)
        return self._remembered(key, lambda: self._hoard(s, held + more, left) - self._hoard(s, held, left))

    def _remembered(self, key: Hashable, work: Callable[[], float]) -> float:
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = work()
        return found

    def _box(self, s: Nemo, resource: int, box: int, left: float) -> float:
        w, last = self.weights, s.pack.last_box[resource]
        if box >= last:
            return -w.defeat
        danger = w.danger[resource] * exp(-(last - box - 1) / w.ease[resource]) * min(1.0, w.late_danger + left / 14)
        use = w.exertion * s.pack.exert[resource][box] * min(1.0, 0.12 + left / 14)
        return self._box_points(s, resource, box, w.wear[resource] * left) + use - danger

    def _box_points(self, s: Nemo, resource: int, box: int, wear: float) -> float:
        """[NW2-17.2, 17.3] What a track will score: the boxes on the way to twice the usual wear, each as likely."""
        motive, last = s.pack.motives[s.motive], s.pack.last_box[resource]
        rates = {"wonder": motive.wonder, "science": motive.science}
        points = chances = 0.0
        for further in range(ceil(2 * wear) + 1):
            found = s.pack.boxes[resource][min(box + further, last - 1)]
            chance = min(1.0, 2 * wear + 1 - further)
            points += chance * found.vp * rates.get(found.vp_kind, 1)
            chances += chance
        return points / chances

    def _infamy(self, s: Nemo, notoriety: int) -> float:
        outlaw = s.pack.motives[s.motive].outlaw
        if notoriety >= outlaw:
            return self.weights.defeat
        w, left = self.weights, turns_left(s)
        wall = w.outlaw_wall * exp(-(outlaw - 1 - notoriety) / w.outlaw_ease)
        slope = w.infamy * (notoriety / outlaw) ** 2
        worse = w.reinforced * sum([max(s.peak, notoriety) >= box for box in (s.first_box, s.second_box, *WORSE_BOXES)])
        return wall * min(1.0, 0.4 + left / 12) + (slope + worse) * min(1.0, 0.1 + left / 12)

    def _ships(self, s: Nemo) -> float:
        points = added([self.ship_points(s, piece) for row in s.tonnage for piece in row])
        return points + self._terror(s, tuple(map(len, s.tonnage)))

    def _terror(self, s: Nemo, lengths: tuple[int, ...]) -> float:
        """[NW2-17.4] The bonus reached, and a part of the next one for the rows that are already long enough."""
        return self._remembered(("terror", lengths), lambda: self._feared(s, lengths))

    def _feared(self, s: Nemo, lengths: tuple[int, ...]) -> float:
        least = min(ROW_SPACES, *lengths)
        bonus = float(s.pack.terror[least])
        if least == ROW_SPACES:
            return bonus
        ready = sum(length > least for length in lengths) / len(lengths)
        return bonus + self.weights.terror * ready * (s.pack.terror[least + 1] - bonus) + 0.02 * sum(lengths)

    def _cards(self, s: Nemo, left: float) -> float:
        """[NW2-17.1] Those that score, and a part of those that are still to be played, the less the later it is."""
        belief = self.weights.kept_card * min(1.0, left / CARD_TIME)
        scored = [*s.pass_pile, *[card for stack in s.stacks for card in stack if card > 0]]
        value = added([self.printed(s, card) for card in scored])
        for card in s.tableau:
            points = self.printed(s, card)
            value += points if s.pack.cards[card].unused == PASS else belief * points
        return value

    def printed(self, s: Nemo, card: int) -> float:
        """[NW2-17.2] What a card scores on the PASS pile."""
        return self._remembered(("card", card, s.motive), lambda: self._icons(s, card))

    def _icons(self, s: Nemo, card: int) -> float:
        motive, vp = s.pack.motives[s.motive], s.pack.cards[card].vp
        added = {ADVENTURE: motive.adventure, WARSHIP: motive.warship, NONWARSHIP: motive.nonwarship}
        times = {SCIENCE: motive.science, WONDER: motive.wonder, CHARACTER: 1, PENALTY: 1}
        value = 0.0
        for column, points in enumerate(vp):
            if points is not None:
                value += max(0, points + added[column]) if column in added else points * times[column]
        return value

    def _treasures(self, s: Nemo, counts: tuple[int, ...]) -> float:
        return added([self.treasure_points(s, kind) * count for kind, count in enumerate(counts) if count])

    def treasure_points(self, s: Nemo, kind: int) -> float:
        """[NW2-17.2] What a collected treasure of a kind scores."""
        treasure, motive = s.pack.treasures[kind], s.pack.motives[s.motive]
        value = float(treasure.wonder * motive.wonder)
        return value + max(0, treasure.vp + motive.treasure) if treasure.vp is not None else value

    def _average(self, s: Nemo) -> float:
        """[NW2-3.4] Of those that are drawn; one that draws others is as good as they are."""
        drawn = sum([count * _draws(s, kind) for kind, count in enumerate(s.treasures) if count])
        return self._treasures(s, s.treasures) / max(1, sum(s.treasures) - drawn)

    def _people(self, s: Nemo, left: float) -> float:
        """[NW2-14.3] Their points, and the help that they can still give when it is needed most."""
        motive, standby = s.pack.motives[s.motive], self.weights.standby * min(1.0, left / 12)
        alive = [person for person, in_play in zip(s.pack.characters, s.in_play, strict=True) if in_play]
        return float(added([person.vp + person.science * motive.science + standby for person in alive]))

    def upgrade(self, s: Nemo, upgrade: int) -> float:
        """[NW2-13.x, 17.2] What an installed upgrade is worth: its points and its use for the turns to come."""
        found, motive = s.pack.upgrades[upgrade], s.pack.motives[s.motive]
        use = USEFUL[upgrade] * min(1.0, turns_left(s) / LONG_USE)
        if upgrade == MINES:
            return use
        value = use + found.science * motive.science + found.wonder * motive.wonder
        return value + max(0, found.adventure + motive.adventure) if found.adventure is not None else value

    def _upgrades(self, s: Nemo) -> float:
        return added([self.upgrade(s, upgrade) for upgrade in s.installed])

    def _hoard(self, s: Nemo, number: int, left: float) -> float:
        """A part of what the upgrades on display would bring, the best for its Salvage first."""
        if not s.display or left < 2:
            return 0.0
        wanted = [(self.upgrade(s, upgrade) - REFIT_PRICE, s.pack.upgrades[upgrade].cost) for upgrade in s.display]
        value, belief = 0.1 * number, self.weights.salvage * min(1.0, left / REFIT_TIME)
        for gain, cost in sorted(wanted, key=lambda of: of[0] / of[1], reverse=True):
            paid = min(number, cost)
            value += belief * max(0.0, gain) * paid / cost
            number -= paid
        return value

    def _sea(self, s: Nemo) -> float:
        """[NW2-6.4, 16.3] Warships where the Nautilus is, and the room that is left in the world."""
        w, warship = self.weights, s.pack.warship
        value = 0.0
        for ocean, pieces in enumerate(s.ships):
            if pieces:
                hostile = sum([warship[piece] for piece in pieces])
                value -= w.warship_near * hostile if ocean == s.ocean else 0.0
        return value - crowding(s, w.crowding) - w.peril * peril(s)


def _draws(s: Nemo, kind: int) -> int:
    return sum([step[1] for step in s.pack.treasures[kind].steps if step[0] == "draw_treasures"])


_shelf: dict[Hashable, Worth] = {}
MOST_SETUPS: Final = 4


def worth_of(s: Nemo, weights: Weights) -> Worth:
    """The judge of games with this set-up, who has perhaps seen such positions before: he is the quicker, not wiser."""
    setup = (s.pack.hash, s.flags, s.seats, s.fixed, weights)
    found = _shelf.get(setup)
    if found is None:
        if len(_shelf) >= MOST_SETUPS:
            _clear_the_shelf()
        found = _shelf[setup] = Worth(weights)
    elif found.is_full:
        found.empty()
    found.forget()
    return found


def _clear_the_shelf() -> None:
    for judge in _shelf.values():
        judge.empty()
    _shelf.clear()
