"""[NW1-6.10, 10.3] The modifier sheet: what changes the roll under way, line by line, and the exact chance."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final, NamedTuple

from pelagos.core.nodes import Option
from pelagos.core.text import Text, text
from pelagos.games.nemo1.combat import STALKING, attack_value, fight_over, is_outnumbered
from pelagos.games.nemo1.hidden import possible
from pelagos.games.nemo1.language import Program
from pelagos.games.nemo1.names import ATTACK, CARD_TEST, NO_TEST, NOWHERE, PROW, RESOURCE, RESOURCES, TESTS
from pelagos.games.nemo1.rolls import NATURAL, TWO_DICE
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tests import stake
from pelagos.games.nemo1.tracks import change_notoriety
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
        found += [("stalk", s.stalking), ("prow", s.owned >> PROW & 1), ("warships", -is_outnumbered(s, s.foe))]
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
    """[NW1-6.10, 10.4] How likely a fresh roll succeeds with what counts now and a further bonus; a natural 2 never."""
    return reaches(s.number - s.modifier - s.help - bonus)


def reaches(need: int) -> Fraction:
    """[NW1-6.10] How likely two dice come to so much or more; a natural 2 never does."""
    return Fraction(sum(NATURAL < sum(dice) >= need for dice in TWO_DICE), ALL)


def attack_chance(s: Nemo, place: int, stalked: int) -> Fraction:
    """[NW1-10.1, 10.3, 10.4] How likely an attack on a face-up ship hits, with nothing exerted, if it comes to it."""
    ship = s.ships[s.ocean][place]
    return reaches(s.pack.ships[ship].defense - attack_modifier(s, place, stalked)) * (1 - fatal_fire(s, ship))


def attack_modifier(s: Nemo, place: int, stalked: int) -> int:
    """[NW1-10.3, AMB-17] What counts in an attack on a place with nothing exerted."""
    return stalked + (s.owned >> PROW & 1) - is_outnumbered(s, place)


def fire_chance(s: Nemo, ship: int) -> Fraction:
    """[NW1-10.1] How likely a Warship hits the Nautilus."""
    value = attack_value(s, ship)
    return Fraction(sum(sum(dice) <= value for dice in TWO_DICE), ALL)


def last_level(s: Nemo) -> Fraction:
    """[NW1-10.1, 6.13] The share of the damage table that takes the last level of a resource."""
    return Fraction(sum([s.levels[resource] == 1 for resource in s.pack.numbers.damage]), FACES)


def fatal_fire(s: Nemo, ship: int) -> Fraction:
    """[NW1-10.1, 6.13] How likely the fire of a ship takes a last level before the attack is rolled."""
    return fire_chance(s, ship) * last_level(s) if s.pack.attack[ship] else Fraction()


def is_going_on(s: Nemo) -> bool:
    """[NW1-7.11] Whether it is asked for the next ship of an Attack."""
    return getattr(s.node, "ask", "") == "continue"


def at_fire(s: Nemo) -> Nemo:
    """[NW1-7.11, 9.2] The position in which a named ship would fire: going on raises Notoriety first."""
    if not is_going_on(s):
        return s
    t = s.clone()
    change_notoriety(t, 1)
    return t


def warship_chance(s: Nemo, code: int) -> Fraction:
    """[NW1-4.2] How likely a hidden ship is a Warship, by all that everybody knows."""
    ships, weights = possible(s.pile_layers, code)
    known = sum(weight for ship, weight in zip(ships, weights, strict=True) if s.pack.attack[ship])
    return Fraction(known, sum(weights))


def failure(s: Nemo) -> Program:
    """[NW1-6.11, 10.6, 6.8] What a failure costs: the stake, and the fail effect or 1 Notoriety, or both."""
    if s.test == CARD_TEST:
        return (*stake(s), *s.pack.cards[s.carried[-1]].failed)
    return (("change_notoriety", 1), *stake(s), *_encounter(s))


def _encounter(s: Nemo) -> Program:
    """[NW1-6.8, AMB-15] What the card that brought the ship does when it is missed; nothing in other fights."""
    after, card = s.agenda[0] if s.agenda else ("", NOWHERE)
    return s.pack.cards[card].failed if after is fight_over and card > STALKING else ()


def sheet_view(s: Nemo) -> dict[str, Any] | None:
    """The modifier sheet as plain data, for every face; None when no roll is under way."""
    if s.test == NO_TEST:
        return None
    likely = chance(s)
    return {
        "kind": TESTS[s.test],
        "needed": s.number,
        "modifier": s.modifier + s.help,
        "lines": [line._asdict() for line in modifier_sheet(s)],
        "chance": [int(likely * ALL), ALL],
        "dice": list(s.dice),
        "stake": [RESOURCES[resource] for _, resource, _ in stake(s)],
        "failure": [list(step) for step in as_things_stand(s, failure(s))],
        "card": s.pack.cards[s.carried[-1]].name if s.test == CARD_TEST else None,
    }


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
    if not ALL % likely.denominator:
        return percent(likely)
    if likely.denominator > FINEST:
        return text("nemo1-forecast-about", percent=round(100 * likely))
    return in_words(likely, likely.denominator)


def of_faces(likely: Fraction) -> Text:
    """A chance of one die in words, or of several where one cannot tell it."""
    return share(likely) if FACES % likely.denominator else in_words(likely, FACES)
