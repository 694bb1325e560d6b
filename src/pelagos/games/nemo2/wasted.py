"""[NW2-26, 7.1, 8.1, 10.3] Effects as they would turn out now: conditions decided, what is too much left out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.core.nodes import Effect
from pelagos.games.nemo2.effects import holds, why_not_choose
from pelagos.games.nemo2.language import EVERYWHERE, Program
from pelagos.games.nemo2.names import ADVENTURE, ANY, CHARACTERS, MOST_AP, MOST_NOTORIETY
from pelagos.games.nemo2.procedures import free_lands, where
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.upgrades import why_not_buy
from pelagos.games.nemo2.wrecks import skulls

ANYBODY: Final = len(CHARACTERS)
NO_UPGRADE: Final[Effect] = ("buy_nothing",)


def as_things_stand(s: Nemo, steps: Program) -> Program:
    """[NW2-26] The same steps with every IF decided, only the options that are open, and what each really changes."""
    return tuple(_Course(s).follow(steps))


def gained_ap(s: Nemo, number: int) -> int:
    """[NW2-10.3, 18.4] How many action points a gain really brings."""
    return 0 if s.no_ap else min(number, MOST_AP - s.ap)


class _Course:
    """The position as steps go on: what earlier ones change counts for later ones."""

    def __init__(self, s: Nemo) -> None:
        self.s = s
        self.boxes = [*s.resources]
        self.notoriety = s.notoriety
        self.ap = s.ap
        self.treasures = sum(s.treasures)

    def follow(self, steps: Program) -> list[Effect]:
        """Each step as it would turn out."""
        return [found for step in steps for found in CHANGED.get(step[0], _as_it_is)(self, step)]


Change = Callable[[_Course, Effect], list[Effect]]


def _as_it_is(now: _Course, step: Effect) -> list[Effect]:
    return [step]


def _branch(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-26] IF and ELSE."""
    _, condition, then, otherwise = step
    return now.follow(then if holds(now.s, condition) else otherwise)


def _choose(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-26] The options that are open, their conditions hold; one alone is no choice."""
    _, card, alternatives = step
    left = [way for way in alternatives if not why_not_choose(now.s, way[1], way[2])]
    if len(left) == 1:
        return now.follow(left[0][2])
    ways = tuple((word, (), as_things_stand(now.s, steps)) for word, _, steps in left)
    return [("choose", card, ways)] if ways else []


def _gain(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-7.1, Q30] Never past the first box."""
    _, resource, number = step
    if resource == ANY:
        return [step]
    gained = min(number, now.boxes[resource])
    now.boxes[resource] -= gained
    return [("gain", resource, gained)]


def _lose(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-7.1] The next gain has more room."""
    _, resource, number = step
    if resource != ANY:
        now.boxes[resource] += number
    return [step]


def _notoriety(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-8.1] Between 0 and 51."""
    box = min(MOST_NOTORIETY, max(0, now.notoriety + step[1]))
    by, now.notoriety = box - now.notoriety, box
    return [("change_notoriety", by)]


def _add_ap(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-10.3, 18.4] Never above five, and none while the Nautilus malfunctions."""
    gained = 0 if now.s.no_ap else min(step[1], MOST_AP - now.ap)
    now.ap += gained
    return [("add_ap", gained)]


def _pay_ap(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-10.2] The next gain has more room."""
    now.ap -= step[1]
    return [step]


def _cut_ap_gain(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-26, Q42] Only the Adventure Phase can do so."""
    return [step] if now.s.phase == ADVENTURE else []


def _draw_treasures(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-3.4, Q37] As many as the bag holds."""
    drawn = min(step[1], now.treasures)
    now.treasures -= drawn
    return [("draw_treasures", drawn)] if drawn else []


def _discard_treasures(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-11.7, Q34] As many as there are."""
    number = min(step[1], sum(now.s.collected))
    return [("discard_treasures", number)] if number else []


def _buy_upgrade(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-11.7, Q31] What the Salvage can pay."""
    s = now.s
    return [step] if any(not why_not_buy(s, upgrade, step[1]) for upgrade in s.display) else [NO_UPGRADE]


def _uprising(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-3.6, Q40] A cube and a free land space."""
    s, ocean = now.s, step[1]
    lands = free_lands(s, ocean if ocean == EVERYWHERE else where(s, ocean))
    return [step] if s.cubes_left and lands else []


def _sacrifice(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-14.2, 14.4, D19, Q62] Somebody in play, with the penalty; nobody else is left when only one is."""
    s, who = now.s, step[1]
    if who == ANYBODY:
        left = [character for character, in_play in enumerate(s.in_play) if in_play]
        if len(left) != 1 or s.seats > 1:
            return [step] if left else []
        who = left[0]
    return [("sacrifice", who), *now.follow(s.pack.characters[who].penalty)] if s.in_play[who] else []


def _revive(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-14.5] Nothing happens when nobody was sacrificed."""
    return [step] if not all(now.s.in_play) else []


def _reveal_upgrades(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-2.3, Q33] As many as are set aside."""
    number = min(step[1], len(now.s.upgrades_down))
    return [("reveal_upgrades", number)] if number else []


def _free_adventure(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-26] A card of the Adventure deck, if there is one."""
    return [step] if now.s.deck or now.s.deck_bottom else []


def _sink_a_warship(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-26, 12.7] With its skulls, where it is the only one."""
    s = now.s
    here = [piece for piece in s.ships[s.ocean] if s.pack.warship[piece]]
    if len(here) != 1:
        return [step] if here else []
    return [step, *now.follow((*skulls(s, here[0]), *s.pack.sides[here[0]].sunk))]


CHANGED: Final[dict[str, Change]] = {
    "add_ap": _add_ap,
    "branch": _branch,
    "buy_upgrade": _buy_upgrade,
    "change_notoriety": _notoriety,
    "choose": _choose,
    "cut_ap_gain": _cut_ap_gain,
    "discard_treasures": _discard_treasures,
    "draw_treasures": _draw_treasures,
    "free_adventure": _free_adventure,
    "gain": _gain,
    "lose": _lose,
    "pay_ap": _pay_ap,
    "reveal_upgrades": _reveal_upgrades,
    "revive": _revive,
    "sacrifice": _sacrifice,
    "sink_a_warship": _sink_a_warship,
    "uprising": _uprising,
}
"""The steps that may turn out otherwise than they are printed."""
