"""[NW2-6.2, 11.9, 12, 16] How the ways of an answer are followed through the rules, up to the end of the roll at hand.

Everything happens on clones; nothing here changes the game.
"""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from functools import cache, cached_property
from itertools import accumulate
from operator import sub
from typing import Final, NamedTuple

from pelagos.core.nodes import Chance, Choice, Node, Option, Over
from pelagos.core.stakes import STOP, Guide, Stakes, Turns, Way, alike, answered, carried_out, every, stakes
from pelagos.games.nemo2.actions import row_steps
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.combat import infamy, torpedo_rolled
from pelagos.games.nemo2.fire import LOCATE_HIT, LOCATIONS, hit_located, hits_of, hits_rolled, is_hurt, take_hits
from pelagos.games.nemo2.language import Program
from pelagos.games.nemo2.names import ATTACK, FIRE, FOG, INCITE, NOWHERE, SEARCH, TESTS, TORPEDO
from pelagos.games.nemo2.odds import ALL, ROLLED
from pelagos.games.nemo2.options import CHIN, SHIELD_AFTER_LOCATION, SHIELD_ANY_LOSS
from pelagos.games.nemo2.procedures import DIE
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tests import (
    NATURAL,
    ROLL_TEST,
    exertion_loss,
    judge_test,
    outcome,
    target_number,
    test_rolled,
    verdict,
)
from pelagos.games.nemo2.verbs import ACCEPT
from pelagos.games.nemo2.wrecks import skulls

QUIET: Final = {
    "consent": "agree",
    ROLLED: "accept",
    "exert": "exert",
    "hit-shield": "bear",
    "keep-card": "keep",
    "loss-shield": "bear",
    "retain-treasure": "keep",
    "treasure-bonus": "spend",
    "usurp": "silent",
}
"""The verb with which somebody answers on the way who does nothing more; it is the first option of that verb."""
BEFORE_A_ROLL: Final = ("exert", "treasure-bonus")
FREE: Final = ("card-option", "loss-pick", "sacrifice-pick")
"""Questions with which a defeat may still be avoided."""
ALL_THE_SAME: Final = ("gem-ocean", "land-space", "treasure-discard")
"""Questions that no answer can lose the game by."""
BY_HITS: Final[dict[Hashable, list[Fraction]]] = {}
MOST_CONDITIONS: Final = 256
BY_NUMBERS: Final[dict[Hashable, Verdicts]] = {}
MOST_SHEETS: Final = 1024
OFFERS: Final = SHIELD_AFTER_LOCATION | SHIELD_ANY_LOSS
ORDER: Final = ("pass", "sunk", "spared", "row", "fail", "missed", "double", "hits")
TWO: Final = every(ROLL_TEST)


def quiet(s: Nemo, node: Choice) -> Option | None:
    """What somebody answers who does nothing more, or the only answer."""
    if len(node.options) == 1:
        return node.options[0]
    return next((option for option in node.options if option[0] == QUIET.get(node.ask)), None)


class Verdicts(NamedTuple):
    """[NW2-6.3] What two dice can mean: one roll for each meaning, and which of them succeed."""

    turns: Turns
    good: frozenset[Option]

    @property
    def success(self) -> Fraction:
        """How likely the dice succeed."""
        return Fraction(sum([self.turns[dice] for dice in self.good]), ALL)


def verdicts(s: Nemo) -> Verdicts:
    """[NW2-6.3, 6.10, 12.3, 13.4] Two dice by what they mean: success or row, the cost of failing, hits, or the sum.

    A few numbers of the sheet decide it, so it is worked out once for each of them.
    """
    numbers = numbers_of(s)
    found = BY_NUMBERS.get(numbers)
    if found is None:
        if len(BY_NUMBERS) >= MOST_SHEETS:
            BY_NUMBERS.clear()
        found = BY_NUMBERS[numbers] = _verdicts(s)
    return found


def numbers_of(s: Nemo) -> Hashable:
    """[NW2-6.2, 6.10] All that decides what two dice mean."""
    return s.test, target_number(s), s.modifier + s.help, bool(s.exerted), s.flags & CHIN, s.chin, s.pack.hash


def _verdicts(s: Nemo) -> Verdicts:
    good: set[Option] = set()

    def meaning(dice: Option) -> Hashable:
        if s.test == FOG:
            return sum(dice)
        passed, row = verdict(s, dice)
        if passed:
            good.add(dice)
        return passed, row, dice == NATURAL, not passed and (hits_of(dice) if s.test == FIRE else cost(s, dice))

    turns = alike(TWO, meaning)
    return Verdicts(turns, frozenset(good & turns.keys()))


def stands(s: Nemo, dice: Option) -> Node | None:
    """[NW2-6.2, 14.1] The dice are known, and nobody helps."""
    s.dice = dice
    return judge_test(s)


ROLL_ALONE: Final = ROLL_TEST._replace(then=(stands,))
"""[NW2-6.2] Two dice without emergency help."""


def cost(s: Nemo, dice: Option) -> int:
    """[NW2-6.10] What dice that fail cost each exerted resource."""
    if not s.exerted:
        return 0
    t = s.clone()
    t.dice = dice
    return exertion_loss(t)


def _of_roll(test: int) -> Guide[Nemo]:
    """The ways of one roll: another one, and where hits fall, lie behind the horizon."""

    def follows(s: Nemo, node: Chance) -> Turns:
        step = node.then[0]
        if node is ROLL_ALONE:
            return verdicts(s).turns
        if step is torpedo_rolled:
            return alike(every(node), lambda die: die[0] >= s.threshold) if test == TORPEDO else STOP
        return every(node) if step is hits_rolled else STOP

    def stays(s: Nemo, node: Choice) -> Option | None:
        return None if node.ask in (*BEFORE_A_ROLL, "hit-shield") else quiet(s, node)

    return Guide(nemo2, follows, stays)


def _falls(s: Nemo) -> Turns:
    """[NW2-12.4] Where a hit falls that may lose the game in the end."""
    danger = _in_danger(s)
    return _faces(tuple(map(bool, danger)), tuple([is_hurt(s, face) for (face,) in DIE])) if any(danger) else STOP


@cache
def _faces(danger: tuple[bool, ...], hurts: tuple[bool, ...]) -> Turns:
    """[NW2-12.4, 13.2] The faces of a die by what they hit; all that hit nothing which is in danger are one."""

    def falls(face: Option) -> int:
        resource = LOCATIONS[face[0]]
        return resource if danger[resource] and hurts[face[0] - 1] else NOWHERE

    return alike(dict.fromkeys(DIE, 1), falls)


def bear_hits(s: Nemo, number: int) -> Chance | None:
    """[NW2-12.4, 12.5] So many hits, one at a time, by somebody who bears every one and need not be asked."""
    if not number:
        return None
    s.agenda = ((bear_hits, number - 1), s.agenda)
    return LOCATE_HIT


def _in_danger(s: Nemo) -> tuple[int, ...]:
    """[NW2-7.2] How many points each resource has left; 0 where even all hits that are due cannot use it up."""
    due = s.agenda[0][1] + 1
    return tuple([points if points <= due else 0 for points in map(sub, s.pack.last_box, s.resources)])


ROLLS: Final = tuple(_of_roll(test) for test in range(len(TESTS)))
HITS: Final[Guide[Nemo]] = Guide(
    nemo2,
    lambda s, node: _falls(s) if node.then[0] is hit_located else STOP,
    lambda s, node: None,
    same=lambda s: (s.agenda[0], _in_danger(s)),
)
"""[NW2-12.4] Where hits fall, one after the other, as long as they can lose the game."""


def before_roll(s: Nemo) -> Nemo:
    """[NW2-6.2] The same position when nothing more is spent or exerted for the roll to come."""
    while isinstance(s.node, Choice) and s.node.ask != ROLLED and (option := quiet(s, s.node)):
        nemo2.answer(s, option)
    return s


def is_lost(s: Nemo) -> bool:
    """[NW2-7.2, 8.5, 16.1 to 16.4] Whether the game is lost, however the player chooses from here on."""
    node = s.node
    if isinstance(node, Over):
        return "-defeat-" in node.reason
    if isinstance(node, Choice) and node.ask in FREE:
        return all(is_lost(answered(nemo2, s, option)) for option in node.options)
    harmless = _harmless(s)
    return harmless is not None and is_lost(answered(nemo2, s, harmless))


def _harmless(s: Nemo) -> Option | None:
    """An answer or a draw by which nothing can be lost, to see what comes behind it."""
    node = s.node
    if isinstance(node, Choice):
        return node.options[0] if node.ask in ALL_THE_SAME else None
    assert isinstance(node, Chance), "it is not over"
    if node.ask != "treasure-bag":
        return None
    kinds = s.pack.treasure_number
    return next((drawn for drawn in node.options if s.pack.treasures[kinds[drawn[0]]].kind != "discard"), None)


def is_fatal(s: Nemo, steps: Program) -> bool:
    """[NW2-7.2, 8.5, 14.4] Whether effects lose the game, however the player chooses."""
    return is_lost(carried_out(nemo2, s, *nemo2.steps_of(steps)))


def lost_by_hits(s: Nemo) -> list[Fraction]:
    """[NW2-12.4, 7.2] How likely so many hits lose the game if they are borne: none, one, up to all that are due.

    Resources and upgrades alone decide it, so it is followed once for all fights in the same condition.
    """
    due = hits_due(s)
    condition = (s.resources, s.installed, due, s.pack.hash)
    if condition not in BY_HITS:
        if len(BY_HITS) >= MOST_CONDITIONS:
            BY_HITS.clear()
        t = s.clone()
        t.flags &= ~OFFERS
        found = stakes(HITS, carried_out(nemo2, t, (bear_hits, due)), None)
        lost = found.groups(lambda way: way.answers if is_lost(way.state) else 0)
        each = [lost.get(number, Fraction()) for number in range(1, due + 1)]
        BY_HITS[condition] = list(accumulate(each, initial=Fraction()))
    return BY_HITS[condition]


class Roll:
    """[NW2-6.2] A roll that is about to be made, or whose dice lie on the table: every way in which it can end."""

    def __init__(self, s: Nemo) -> None:
        self.s = before_roll(s)
        """The position before the dice are rolled, or accepted."""
        match s.node:
            case Chance(then=(step,)) if step is test_rolled:
                s.node = ROLL_ALONE
            case Chance(then=(step, need, _)) if step is torpedo_rolled:
                s.test, s.threshold, s.modifier, s.help, s.exerted = TORPEDO, need, 0, 0, 0
        self.lies = getattr(s.node, "ask", "") == ROLLED

    @cached_property
    def stakes(self) -> Stakes[Nemo]:
        """Every way in which it can end."""
        return stakes(ROLLS[self.s.test], self.s, ACCEPT if self.lies else None)

    @property
    def success(self) -> Fraction:
        """[NW2-6.3] How likely it succeeds; for Warship fire, that it does no harm. Two dice need no way to tell."""
        if self.s.node is ROLL_ALONE:
            return verdicts(self.s).success
        return self.stakes.chance(lambda way: way.state.passed)

    @cached_property
    def ends(self) -> dict[tuple[str, int], Fraction]:
        """Every way it can end, with its row or its hits, successes first; all rows before the dice lie."""
        found = self.stakes.groups(self._end)
        if SEARCH <= self.s.test <= INCITE and not self.lies:
            found |= {("row", row): found.get(("row", row), Fraction()) for row in range(len(self.rows))}
        return dict(sorted(found.items(), key=lambda end: (ORDER.index(end[0][0]), end[0][1])))

    def _end(self, way: Way[Nemo]) -> tuple[str, int]:
        """[NW2-6.3, 11.9, 12.3, 12.6] How these dice end."""
        test, s = self.s.test, way.state
        if SEARCH <= test <= INCITE:
            return "row", s.row
        if test == FIRE:
            return ("spared", 0) if s.passed else ("hits", hits_due(s))
        if test not in (ATTACK, TORPEDO):
            return "pass" if s.passed else "fail", 0
        return "sunk" if s.passed else "double" if test == ATTACK and s.dice == NATURAL else "missed", 0

    @property
    def rows(self) -> tuple[Program, ...]:
        """[NW2-11.9] What the rows of a table action say."""
        action = self.s.pack.actions[self.s.test]
        assert action is not None, "a table action has rows"
        return tuple(row_steps(self.s, self.s.test, number) for number in range(len(action.rows)))

    def steps(self, name: str, number: int) -> Program:
        """What follows an end, in the effect language."""
        s = self.s
        match name:
            case "row":
                return self.rows[number]
            case "pass" | "fail" if s.agenda[0][0] is outcome:
                return (*s.agenda[0][1 + (name == "fail")], *s.agenda[0][3])
            case "sunk":
                side = s.pack.sides[s.target]
                return (*skulls(s, s.target), *side.sunk, ("tonnage", side.vp))
            case "missed" if s.test == TORPEDO:
                return (("turn_torpedo",),) if s.torpedo > 1 else ()
            case "missed" | "double":
                return (("change_notoriety", infamy(NATURAL if name == "double" else ())),)
        return ()

    @property
    def exertion(self) -> dict[int, Fraction]:
        """[NW2-6.10, 6.11, 18.1] How many points each exerted resource loses, and how likely."""
        if not self.s.exerted:
            return {}
        found = self.stakes.groups(lambda way: 0 if way.state.passed else cost(self.s, way.state.dice))
        return {number: found[number] for number in sorted(found) if number}

    @property
    def lost(self) -> Fraction:
        """[NW2-16.1, 16.2] How likely the result loses the game, if nothing more is done against it."""
        found = self.stakes.chance(lambda way: is_lost(way.state))
        if self.s.test != FIRE:
            return found
        hits = {number: likely for (name, number), likely in self.ends.items() if name == "hits"}
        most = max([way.state for way in self.stakes.ways], key=hits_due)
        by_hits = lost_by_hits(most) if hits else []
        return found + sum([likely * by_hits[number] for number, likely in hits.items() if by_hits[number]])


def hits_due(s: Nemo) -> int:
    """[NW2-12.4] How many hits are to be located, the one at hand included."""
    return int(s.agenda[0][1]) + 1 if s.agenda and s.agenda[0][0] is take_hits else 0
