"""[NW2-6.2, 6.3, 6.10, 11.9, 12.3, 12.6, 12.8] What a roll is about: each way it can end, how likely, what it brings.

Everything is worked out on a clone in which the test has begun; nothing here changes the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from pelagos.core.nodes import Effect, Option
from pelagos.core.state import bumped
from pelagos.games.nemo2.actions import FLEET_TREASURES
from pelagos.games.nemo2.cards import REQUIRED_REPAIRS
from pelagos.games.nemo2.combat import TORPEDO_NEEDS, skulls
from pelagos.games.nemo2.data_cards import TableRow
from pelagos.games.nemo2.effects import holds, why_not_choose
from pelagos.games.nemo2.language import Program
from pelagos.games.nemo2.names import (
    ATTACK,
    DOUBLE_HULL,
    FIRE,
    HULL,
    INCITE,
    NOWHERE,
    REPAIR,
    RESOURCE,
    RESOURCES,
    SEARCH,
    TORPEDO,
)
from pelagos.games.nemo2.notoriety import change_notoriety
from pelagos.games.nemo2.odds import with_said
from pelagos.games.nemo2.procedures import TWO_DICE, TWO_WEIGHTS
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tests import NATURAL, exert_value, exertion_loss, modifiers, target_number

ALL: Final = 36
"""The weights of all rolls; those of the ways of one roll are sixths of it."""
SIXTHS: Final = 6
FACES: Final = range(1, 7)
ORDER: Final = ("pass", "sunk", "spared", "row", "fail", "missed", "double", "hits")
BAD: Final = ("fail", "missed", "double")
HULL_FACES: Final = 3
NOTHING_FOLLOWS: Final[Effect] = ("",)


class End(NamedTuple):
    """One way a roll can end: its name (with the row or the hits), how likely it is, and what follows."""

    name: str
    number: int
    chance: Fraction
    steps: Program


def begun(s: Nemo, kind: int, number: int = 0, target: int = NOWHERE, mode: int = NOWHERE) -> Nemo:
    """[NW2-6.2] A clone in which a test has just begun, with the sum of its modifiers and nothing exerted."""
    t = s.clone()
    t.events = None
    t.test, t.threshold, t.target, t.mode = kind, number, target, mode
    t.exerted = t.help = t.helped = 0
    t.dice = ()
    if kind == TORPEDO and target != NOWHERE:
        t.threshold = TORPEDO_NEEDS[t.pack.warship[target]]
    t.modifier = sum(value for _, value in modifiers(t))
    return t


def spending(s: Nemo, kind: int) -> Nemo:
    """[NW2-6.7] The test under way once a treasure is spent."""
    t = going_on(s, s.pack.treasures[kind].vp or 0)
    t.collected = bumped(t.collected, kind, -1)
    return t


def going_on(s: Nemo, bonus: int = 0) -> Nemo:
    """[NW2-6.2, 6.12] A clone of the test under way before its dice, with a further bonus."""
    t = s.clone()
    t.events, t.dice = None, ()
    t.modifier += bonus
    return t


def lying(s: Nemo, bonus: int) -> Nemo:
    """[NW2-14.1] A clone of the test whose dice lie on the table, with further emergency help."""
    t = s.clone()
    t.events = None
    t.help += bonus
    return t


def paying(t: Nemo, penalty: Program) -> Nemo:
    """[NW2-14.4, Q20] The same clone after a penalty that loses nothing but points; a target may turn by it."""
    for step in penalty:
        match step:
            case ("change_notoriety", by):
                change_notoriety(t, by)
            case ("lose", resource, number):
                t.resources = bumped(t.resources, resource, number)
    return t


def exerting(s: Nemo, option: Option) -> Nemo:
    """[NW2-6.8, 6.9] The test under way once this answer about exertion is given."""
    t = going_on(with_said(s))
    for name in option[1:]:
        if name in RESOURCE:
            t.exerted |= 1 << RESOURCE[name]
            t.modifier += exert_value(t, RESOURCE[name])
    return t


def rolls(t: Nemo) -> Iterator[tuple[Option, int]]:
    """[NW2-1.10, 12.8] The dice that lie, or all that can come: two, or one for a torpedo after its first miss.

    With each comes its weight, of `ALL`: whole numbers are added far quicker than fractions.
    """
    if t.dice:
        yield t.dice, ALL
    elif t.test == TORPEDO and t.torpedo == 1:
        yield from (((face,), ALL // 6) for face in FACES)
    else:
        yield from zip(TWO_DICE, TWO_WEIGHTS, strict=True)


def following(s: Nemo) -> Effect:
    """The step that will apply the result of the test under way, as the effect language has it."""
    return (s.agenda[0][0].__name__, *s.agenda[0][1:]) if s.agenda else NOTHING_FOLLOWS


def ends(t: Nemo, after: Effect = NOTHING_FOLLOWS) -> tuple[End, ...]:
    """Every way the roll can end, successes first; `after` is the step that will apply the result."""
    found: dict[tuple[str, int], int] = {}
    if SEARCH <= t.test <= INCITE and not t.dice:
        found = {("row", number): 0 for number in range(len(_rows(t)))}
    for dice, weight in rolls(t):
        for name, number, sixths in _ways(t, dice):
            found[name, number] = found.get((name, number), 0) + weight * sixths
    return tuple(
        End(name, number, Fraction(found[name, number], ALL * SIXTHS), _steps(t, after, name, number))
        for name, number in sorted(found, key=lambda key: (ORDER.index(key[0]), key[1]))
    )


def success(t: Nemo) -> Fraction:
    """[NW2-6.3] The chance that the roll succeeds; for Warship fire, that it does no harm."""
    return sum((end.chance for end in ends(t) if not is_failure(t, end.name, end.number)), Fraction(0))


def is_failure(t: Nemo, name: str, number: int) -> bool:
    """[NW2-6.3, 6.10, 11.9] A miss, a failed TEST, a hit, or a red row."""
    return name in (*BAD, "hits") or (name == "row" and not _rows(t)[number].green)


def _ways(t: Nemo, dice: Option) -> list[tuple[str, int, int]]:
    """[NW2-6.3, 12.3] How these dice end, and in how many sixths of all cases; two natural ones under fire ask for one
    more die.
    """
    total = sum(dice) + (t.modifier + t.help if len(dice) > 1 else 0)
    natural, whole = dice == NATURAL, SIXTHS
    if SEARCH <= t.test <= INCITE:
        return [("row", _row(t, -1 if natural else total), whole)]
    good = total >= target_number(t) and not natural
    if t.test == FIRE:
        if natural:
            return [("hits", face, 1) for face in FACES]
        return [("spared", 0, whole) if good else ("hits", min(dice), whole)]
    if t.test not in (ATTACK, TORPEDO):
        return [("pass" if good else "fail", 0, whole)]
    miss = "double" if natural and t.test == ATTACK else "missed"
    return [("sunk" if good else miss, 0, whole)]


def _rows(t: Nemo) -> tuple[TableRow, ...]:
    action = t.pack.actions[t.test]
    assert action is not None, "a table action has rows"
    return action.rows


def _row(t: Nemo, total: int) -> int:
    """[NW2-11.9] The row that a total reaches."""
    return max((number for number, row in enumerate(_rows(t)) if row.least <= total), default=0)


def span(t: Nemo, number: int) -> tuple[int | None, int | None]:
    """[NW2-11.9] The totals of a row, from and to; None where it has no end."""
    rows = _rows(t)
    last = number + 1 == len(rows)
    return rows[number].least if number else None, None if last else rows[number + 1].least - 1


def _steps(t: Nemo, after: Effect, name: str, number: int) -> Program:
    """What follows an end, as steps of the effect language."""
    match name:
        case "row":
            return _row_steps(t, number)
        case "pass" | "fail":
            known = after[0] == "outcome"
            return (*after[1 + (name == "fail")], *after[3]) if known else ()
        case "sunk":
            side = t.pack.sides[t.target]
            return (*skulls(t, t.target), *side.sunk, ("tonnage", side.vp))
        case "missed" if t.test == TORPEDO:
            return (("turn_torpedo",),) if t.torpedo > 1 else ()
        case "missed":
            return (("change_notoriety", 1),)
        case "double":
            return (("change_notoriety", 2),)
    return ()


def _row_steps(t: Nemo, number: int) -> Program:
    """[NW2-11.9, 11.6, Q72] What the row says; Event 46 may take the Hull of a Repair, the fleet adds to a Search."""
    row = _rows(t)[number]
    if t.test == REPAIR and row.green and REQUIRED_REPAIRS in t.tableau:
        return tuple(("repair_or_forgo", s[2]) if s[:2] == ("gain", HULL) else s for s in row.steps)
    if t.test != SEARCH or not row.green or t.fleet_ocean != t.ocean:
        return tuple(row.steps)
    return tuple((s[0], s[1] + FLEET_TREASURES) if s[0] == "draw_treasures" else s for s in row.steps)


def exertion_costs(t: Nemo) -> dict[int, Fraction]:
    """[NW2-6.10, 6.11, 18.1] How many points each exerted resource loses, and how likely."""
    found: dict[int, Fraction] = {}
    for dice, weight in rolls(t) if t.exerted else ():
        if any(is_failure(t, name, number) for name, number, _ in _ways(t, dice)):
            lost = exertion_loss(_with(t, dice))
            found[lost] = found.get(lost, Fraction(0)) + Fraction(weight, ALL)
    return dict(sorted(found.items()))


def _with(t: Nemo, dice: Option) -> Nemo:
    known = t.clone()
    known.dice = dice
    return known


def defeat(t: Nemo, after: Effect = NOTHING_FOLLOWS) -> Fraction:
    """[NW2-3.1, 16.1, 16.2] The chance that the result loses the game, if nothing more is done against it."""
    found = Fraction(0)
    for dice, weight in rolls(t):
        for name, number, sixths in _ways(t, dice):
            if name == "hits":
                found += weight * sixths * lost_by_hits(t, number)
                continue
            lost = exertion_loss(_with(t, dice)) if t.exerted and is_failure(t, name, number) else 0
            exerted = [lost * (t.exerted >> resource & 1) for resource in range(len(RESOURCES))]
            found += weight * sixths * is_fatal(t, _steps(t, after, name, number), exerted)
    return found / (ALL * SIXTHS)


def is_fatal(s: Nemo, steps: Program, already: Sequence[int] = (0, 0, 0)) -> bool:
    """[NW2-7.2, 8.5] Whether these steps lose the game, however the player chooses: a last box, or the outlaw's."""
    left = [have - lost for have, lost in zip(points_left(s), already, strict=True)]
    return min(left) <= 0 or _loses(s, steps, left, s.notoriety)


def _loses(s: Nemo, steps: Program, left: list[int], notoriety: int) -> bool:
    """The steps one by one, with what is left of the resources; of a choice every open option must lose."""
    for place, step in enumerate(steps):
        match step:
            case ("lose", resource, number) if resource < len(left):
                left[resource] -= number
            case ("lose", _, number) if sum(left) - len(left) < number:
                return True
            case ("gain", resource, number) if resource < len(left):
                left[resource] = min(s.pack.last_box[resource], left[resource] + number)
            case ("change_notoriety", by):
                notoriety = max(0, notoriety + by)
            case ("sacrifice" | "branch", *_):
                return _loses(s, (*_in_turn(s, step), *steps[place + 1 :]), left, notoriety)
            case ("choose", _, ways):
                ends = [_loses(s, w[2], [*left], notoriety) for w in ways if not why_not_choose(s, w[1], w[2])]
                if ends and all(ends):
                    return True
        if min(left) <= 0 or notoriety >= s.pack.motives[s.motive].outlaw:
            return True
    return False


def _in_turn(s: Nemo, step: Effect) -> Program:
    """[NW2-14.2, 26] The steps behind a step: the penalty of a sacrifice, the open way of an IF."""
    match step:
        case ("branch", condition, then, otherwise):
            return tuple(then if holds(s, condition) else otherwise)
        case ("sacrifice", who) if who < len(s.in_play) and s.in_play[who]:
            return s.pack.characters[who].penalty
    return ()


def points_left(s: Nemo) -> tuple[int, ...]:
    """[NW2-7.1] The points of each resource before its last box."""
    return tuple(last - box for last, box in zip(s.pack.last_box, s.resources, strict=True))


def locations(s: Nemo) -> tuple[int, int, int]:
    """[NW2-12.4, 13.2] How many faces of a die hit Nemo, Crew and Hull."""
    return 1, 2, HULL_FACES - (DOUBLE_HULL in s.installed)


def lost_by_hits(s: Nemo, number: int) -> Fraction:
    """[NW2-12.4, 7.2] The chance that so many hits lose the game, if no upgrade shields against them."""
    return _sunk_by(points_left(s), number, locations(s))


@cache
def _sunk_by(left: tuple[int, ...], number: int, faces: tuple[int, ...]) -> Fraction:
    if not number:
        return Fraction(0)
    found = Fraction(6 - sum(faces), 6) * _sunk_by(left, number - 1, faces)
    for resource, share in enumerate(faces):
        rest = (*left[:resource], left[resource] - 1, *left[resource + 1 :])
        found += Fraction(share, 6) * (_sunk_by(rest, number - 1, faces) if rest[resource] else Fraction(1))
    return found
