"""[NW2-26, 7.1, 8.1, 10.3] Effects as they would turn out now: the rules do them on a clone, and words read it there.

A condition is decided, what is too much is left out, and so is what nothing comes of. What an earlier effect changes
counts for later ones; where somebody has to choose first, the position stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.core.nodes import Chance, Choice, Effect, Option, Step
from pelagos.core.stakes import ALL_DONE, carried_out
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.effects import holds, why_not_choose
from pelagos.games.nemo2.emergency import sacrifice
from pelagos.games.nemo2.language import Program
from pelagos.games.nemo2.names import ANY, CHARACTERS
from pelagos.games.nemo2.options import EVERY_QUESTION, SEMI
from pelagos.games.nemo2.resources import add_ap
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.wrecks import skulls

ANYBODY: Final = len(CHARACTERS)
NO_UPGRADE: Final[Effect] = ("buy_nothing",)
ALL_THE_SAME: Final = ("gem-ocean", "land-space", "treasure-bag", "treasure-discard", "upgrades")
"""Questions and draws whose answer changes nothing that is told here."""


def as_things_stand(s: Nemo, steps: Program) -> Program:
    """[NW2-26] The same steps with every IF decided, only the options that are open, and what each really changes."""
    return tuple(_Course(s).follow(steps))


def gained_ap(s: Nemo, number: int) -> int:
    """[NW2-10.3, 18.4] How many action points a gain really brings."""
    t = s.clone()
    t.events = None
    add_ap(t, number)
    return t.ap - s.ap


class _Course:
    """The position as steps go on, for one player who is asked only where there is something to choose."""

    def __init__(self, s: Nemo) -> None:
        self.company = s.flags & ~EVERY_QUESTION, s.seats, s.captain
        self.s = _alone(s)

    def in_company(self) -> Nemo:
        """The same position with everybody at the table, who may be asked before the captain is."""
        s = self.s.clone()
        s.flags, s.seats, s.captain = self.company
        return s

    def follow(self, steps: Program) -> list[Effect]:
        """Each step as it would turn out."""
        return [found for step in steps for found in self._told(step)]

    def _told(self, step: Effect) -> list[Effect]:
        name = step[0]
        if name in APART:
            return APART[name](self, step)
        return self._done(step) if name in DONE else [step]

    def _done(self, step: Effect) -> list[Effect]:
        """What a step changes; the next one begins there, unless somebody has to choose first."""
        before, after = self.s, _after(self.s, *nemo2.steps_of((step,)))
        if after.node is None:
            self.s = after
        return DONE[step[0]](step, before, after)


def _alone(s: Nemo) -> Nemo:
    t = s.clone()
    t.events, t.agenda, t.node = None, (), None
    t.flags, t.seats, t.captain = t.flags & ~(EVERY_QUESTION | SEMI), 1, 0
    return t


def _after(s: Nemo, *steps: Step) -> Nemo:
    """A clone in which steps are done as far as nobody has to choose; nothing is asked there if they are done."""
    t = carried_out(nemo2, s, *steps)
    while isinstance(t.node, Choice | Chance) and t.node.ask in ALL_THE_SAME:
        nemo2.answer(t, _usual(t, t.node))
    if t.node is ALL_DONE:
        t.node = None
    return t


def _usual(s: Nemo, node: Choice | Chance) -> Option:
    """A treasure that is collected, else the first."""
    if node.ask != "treasure-bag":
        return node.options[0]
    kinds, treasures = s.pack.treasure_number, s.pack.treasures
    return next((drawn for drawn in node.options if treasures[kinds[drawn[0]]].kind != "discard"), node.options[0])


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


def _sacrifice(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-14.2, 14.4, 19.3, D19, Q62] Somebody in play, with the penalty; of one who is left nobody need be asked."""
    after, before = _after(now.in_company(), (sacrifice, step[1])), now.s.in_play
    if step[1] == ANYBODY and after.in_play == before:
        return [step] if any(before) else []
    gone = [who for who, in_play in enumerate(before) if in_play > after.in_play[who]]
    if not gone:
        return []
    now.s = now.s.clone()
    sacrifice(now.s, gone[0])
    now.s.agenda = ()
    return [("sacrifice", gone[0]), *now.follow(now.s.pack.characters[gone[0]].penalty)]


def _sink_a_warship(now: _Course, step: Effect) -> list[Effect]:
    """[NW2-26, 12.7] With its skulls, where it is the only one."""
    s = now.s
    here = [piece for piece in s.ships[s.ocean] if s.pack.warship[piece]]
    if len(here) != 1:
        return [step] if here else []
    return [step, *now.follow((*skulls(s, here[0]), *s.pack.sides[here[0]].sunk))]


Told = Callable[[Effect, Nemo, Nemo], list[Effect]]


def _as_printed(step: Effect, before: Nemo, after: Nemo) -> list[Effect]:
    return [step]


def _if_any(step: Effect, before: Nemo, after: Nemo) -> list[Effect]:
    """Nothing is said of what nothing comes of."""
    return [] if after == before else [step]


def _gain(step: Effect, before: Nemo, after: Nemo) -> list[Effect]:
    """[NW2-7.1, Q30] As far as the track goes."""
    _, resource, _ = step
    return [step if resource == ANY else ("gain", resource, before.resources[resource] - after.resources[resource])]


def _rises(number: Callable[[Nemo], int]) -> Told:
    """By how much a number is higher afterwards."""
    return lambda step, before, after: [(step[0], number(after) - number(before))]


def _as_many(number: Callable[[Nemo], int]) -> Told:
    """How many are gone afterwards, if any."""

    def told(step: Effect, before: Nemo, after: Nemo) -> list[Effect]:
        gone = number(before) - number(after)
        return [(step[0], gone)] if gone else []

    return told


APART: Final[dict[str, Callable[[_Course, Effect], list[Effect]]]] = {
    "branch": _branch,
    "choose": _choose,
    "sacrifice": _sacrifice,
    "sink_a_warship": _sink_a_warship,
}
"""The steps that are made of others, which have words of their own."""
DONE: Final[dict[str, Told]] = {
    "add_ap": _rises(lambda s: s.ap),
    "buy_upgrade": lambda step, before, after: _if_any(step, before, after) or [NO_UPGRADE],
    "change_notoriety": _rises(lambda s: s.notoriety),
    "cut_ap_gain": _if_any,
    "discard_treasures": _as_many(lambda s: sum(s.collected)),
    "draw_treasures": _as_many(lambda s: sum(s.treasures)),
    "free_adventure": _if_any,
    "gain": _gain,
    "lose": _as_printed,
    "pay": _as_printed,
    "pay_ap": _as_printed,
    "reveal_upgrades": _as_many(lambda s: len(s.upgrades_down)),
    "revive": _if_any,
    "uprising": _if_any,
}
"""The steps that are carried out, and what is said of each, from the positions before and after it."""
