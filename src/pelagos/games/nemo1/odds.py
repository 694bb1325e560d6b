"""[NW1-6.10, 10.3] The modifier sheet: what changes the roll under way, line by line, and the exact chance."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from pelagos.core.nodes import Option
from pelagos.core.odds import share_of
from pelagos.core.stakes import About
from pelagos.core.text import Text, text
from pelagos.games.nemo1.combat import (
    ATTACK_MODIFIERS,
    STALKING,
    attack_modifiers,
    attack_value,
    fight_over,
    hits,
    miss,
)
from pelagos.games.nemo1.hidden import possible
from pelagos.games.nemo1.language import Program
from pelagos.games.nemo1.names import ATTACK, CARD_TEST, NO_TEST, NOWHERE, RESOURCE, RESOURCES, TESTS
from pelagos.games.nemo1.rolls import TWO_DICE
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tests import reaches, stake
from pelagos.games.nemo1.tracks import change_notoriety
from pelagos.games.nemo1.view import LineView, SheetView
from pelagos.games.nemo1.wasted import as_things_stand

RULE_OF: Final = {
    "stalk": "NW1-7.10",
    "prow": "NW1-7.5",
    "warships": "NW1-10.3",
    "exert-nemo": "NW1-6.10",
    "exert-crew": "NW1-6.10",
    "exert-hull": "NW1-6.10",
    "help": "NW1-6.12",
}
"""Every line that a modifier sheet can have, and its rule."""
ALL: Final = 36
FACES: Final = 6
FINEST: Final = 216


class Line(NamedTuple):
    """One line of the modifier sheet."""

    reason: str
    value: int
    rule: str


def modifier_sheet(s: Nemo) -> tuple[Line, ...]:
    """[NW1-10.3, 6.10, 6.12] Stalk, prow, other Warships, exertion and help; the lines add up to what counts."""
    found: list[tuple[str, int]] = []
    if s.test == ATTACK:
        found += zip(ATTACK_MODIFIERS, attack_modifiers(s, s.foe, s.stalking), strict=True)
    found += [(f"exert-{RESOURCES[resource]}", value) for resource, value in s.exerted]
    found.append(("help", s.help))
    return tuple(Line(reason, value, RULE_OF[reason]) for reason, value in found if value)


def exert_value(s: Nemo, resource: int) -> int:
    """[NW1-6.10] The modifier of the circle that a marker is on now."""
    return s.pack.modifiers[resource][s.levels[resource]]


def exert_bonus(s: Nemo, option: Option) -> int:
    """[NW1-6.10] What an answer to the question of exertion adds."""
    return sum(exert_value(s, RESOURCE[name]) for name in option[1:] if name in RESOURCE)


def chance(s: Nemo, bonus: int = 0) -> Fraction:
    """[NW1-6.10, 10.4] How likely a fresh roll succeeds with what counts now and a further bonus."""
    return at_least(s.number - s.modifier - s.help - bonus)


@cache
def at_least(need: int) -> Fraction:
    """[NW1-6.10, 10.4] How likely two dice are enough, as the rules judge them.

    >>> at_least(2), at_least(7), at_least(13)
    (Fraction(35, 36), Fraction(7, 12), Fraction(0, 1))
    """
    return share_of(TWO_DICE, lambda dice: reaches(sum(dice), need))


@cache
def at_most(value: int) -> Fraction:
    """[NW1-10.1] How likely enemy fire hits, as the rules judge it."""
    return share_of(TWO_DICE, lambda dice: hits(dice, value))


def attack_chance(s: Nemo, place: int, stalking: int) -> Fraction:
    """[NW1-10.1, 10.3, 10.4] How likely an attack on a face-up ship hits, with nothing exerted, if it comes to it.

    The label of an option tells it, so it is not followed through the rules; what is said is held against them.
    """
    ship = s.ships[s.ocean][place]
    fatal = Fraction(sum([s.levels[resource] == 1 for resource in s.pack.numbers.damage]), FACES)
    fire = fire_chance(s, ship) if s.pack.attack[ship] else 0
    return at_least(s.pack.ships[ship].defense - sum(attack_modifiers(s, place, stalking))) * (1 - fire * fatal)


def fire_chance(s: Nemo, ship: int) -> Fraction:
    """[NW1-10.1] How likely a Warship hits the Nautilus."""
    return at_most(attack_value(s, ship))


def at_fire(s: Nemo) -> Nemo:
    """[NW1-7.11, 9.2] The position in which a named ship would fire: going on raises Notoriety first."""
    if getattr(s.node, "ask", "") != "continue":
        return s
    t = s.clone()
    change_notoriety(t, 1)
    return t


def in_time(s: Nemo) -> Fraction:
    """[NW1-7.2, 9.1, 12.2, Q15] How likely a yard action comes to its benefit before its weeks end the year."""
    return Fraction(1) if s.free_yard else _in_time(s.pack.numbers.d3, s.pack.numbers.last_week - s.week)


@cache
def _in_time(d3: tuple[int, ...], left: int) -> Fraction:
    return share_of(d3, lambda weeks: weeks <= left)


def warship_chance(s: Nemo, code: int) -> Fraction:
    """[NW1-4.2] How likely a hidden ship is a Warship, by all that everybody knows."""
    ships, weights = possible(s.pile_layers, code)
    known = sum(weight for ship, weight in zip(ships, weights, strict=True) if s.pack.attack[ship])
    return Fraction(known, sum(weights))


def failure(s: Nemo) -> Program:
    """[NW1-6.11, 10.6, 6.8] What a failure costs, as the rules have it."""
    if s.test == CARD_TEST:
        return (*stake(s), *s.pack.cards[s.carried[-1]].failed)
    after, mode = s.agenda[0] if s.agenda else ("", NOWHERE)
    return miss(s, mode if after is fight_over else STALKING)


def sheet_view(s: Nemo) -> SheetView | None:
    """The modifier sheet as plain data, for every face; None when no roll is under way."""
    if s.test == NO_TEST:
        return None
    likely = chance(s)
    return {
        "kind": TESTS[s.test],
        "needed": s.number,
        "modifier": s.modifier + s.help,
        "lines": [line_view(line) for line in modifier_sheet(s)],
        "chance": [int(likely * ALL), ALL],
        "dice": list(s.dice),
        "stake": [RESOURCES[resource] for _, resource, _ in stake(s)],
        "failure": [list(step) for step in as_things_stand(s, failure(s))],
        "card": s.pack.cards[s.carried[-1]].name if s.test == CARD_TEST else None,
    }


def line_view(line: Line) -> LineView:
    """One line of the modifier sheet as plain data."""
    return {"reason": line.reason, "value": line.value, "rule": line.rule}


def percent(likely: Fraction) -> Text:
    """A chance of two dice in words: the exact fraction and the percentage."""
    return in_words(likely, ALL)


def in_words(likely: Fraction, whole: int) -> Text:
    """A chance as so many of a whole, and as a percentage; what is certain or impossible needs no numbers."""
    if likely in (0, 1):
        return Text("nemo1-chance-sure" if likely else "nemo1-chance-never")
    return text("nemo1-chance", good=int(likely * whole), all=whole, percent=round(100 * likely))


def share(likely: Fraction) -> Text:
    """A chance in words: the exact fraction where it is short, and the percentage."""
    if not ALL % likely.denominator and not isinstance(likely, About):
        return percent(likely)
    if likely.denominator > FINEST or isinstance(likely, About):
        return text("nemo1-forecast-about", percent=round(100 * likely))
    return in_words(likely, likely.denominator)


def of_faces(likely: Fraction) -> Text:
    """A chance of one die in words, or of several where one cannot tell it."""
    return share(likely) if FACES % likely.denominator or isinstance(likely, About) else in_words(likely, FACES)
