"""[NW2-6.2, 6.6] The modifier sheet: everything that changes the test under way, line by line, and the exact chance."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from pelagos.core.nodes import Option
from pelagos.core.stakes import About, chance_text
from pelagos.core.text import Text, text
from pelagos.games.nemo2.names import FOG, INCITE, RESOURCE, RESOURCES, SEARCH, TESTS
from pelagos.games.nemo2.procedures import TWO_DICE, TWO_WEIGHTS
from pelagos.games.nemo2.shared_decisions import exertion_said
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tests import exert_value, exerted_value, modifiers, target_number, verdict
from pelagos.games.nemo2.view import SheetView

RULE_OF: Final = {
    "warships": "NW2-6.4",
    "ships": "NW2-6.5",
    "uprisings": "NW2-6.5",
    "arcane-library": "NW2-13.1",
    "reinforced-armor": "NW2-13.8",
    "strengthened-prow": "NW2-13.10",
    "stalk": "NW2-12.1",
    "exert-nemo": "NW2-6.9",
    "exert-crew": "NW2-6.9",
    "exert-hull": "NW2-6.9",
    "treasure": "NW2-6.7",
    "help": "NW2-14.1",
}
"""Every line that a modifier sheet can have, and its rule."""
ROLLED: Final = "emergency-help"
UNDER_WAY: Final = ("exert", "treasure-bonus", ROLLED, "2d6")
ALL: Final = 36
BY_NUMBERS: Final[dict[tuple[int, int, int, str], Fraction]] = {}
"""Chances by the numbers of the sheet that decide them."""
MOST_SHEETS: Final = 1024
READABLE: Final = 216
FINEST: Final = 0.1
"""The smallest percentage that is told; what is less is told to be less."""


class Line(NamedTuple):
    """One line of the modifier sheet."""

    reason: str
    value: int
    rule: str


def under_way(s: Nemo) -> bool:
    """Whether a test waits for exertion, spending, its roll or help."""
    return getattr(s.node, "ask", "") in UNDER_WAY


def modifier_sheet(s: Nemo) -> tuple[Line, ...]:
    """[NW2-6.6] Ships, upgrades, exertion, the spent treasure and emergency help; the lines add up to what counts."""
    found = list(modifiers(s))
    found += [(f"exert-{name}", exerted_value(s, r)) for r, name in enumerate(RESOURCES) if s.exerted >> r & 1]
    spent = s.modifier - sum(value for _, value in found)
    if spent:
        found.append(("treasure", spent))
    if s.help:
        found.append(("help", s.help))
    return tuple(Line(reason, value, RULE_OF[reason]) for reason, value in found)


def needed(s: Nemo) -> int:
    """[NW2-6.3, 11.9] The total from which the test succeeds: the printed number, or the first green row."""
    if SEARCH <= s.test <= INCITE:
        action = s.pack.actions[s.test]
        assert action is not None, "a table action has rows"
        return min(row.least for row in action.rows if row.green)
    return target_number(s)


def chance(s: Nemo, bonus: int = 0) -> Fraction:
    """[NW2-6.2, 6.3] How likely the test succeeds with what is known now and a further bonus; double 1 never does."""
    numbers = (s.test, target_number(s), s.modifier + s.help + bonus, s.pack.hash)
    found = BY_NUMBERS.get(numbers)
    if found is None:
        if len(BY_NUMBERS) >= MOST_SHEETS:
            BY_NUMBERS.clear()
        t = s.clone()
        t.modifier += bonus
        good = sum([w for dice, w in zip(TWO_DICE, TWO_WEIGHTS, strict=True) if verdict(t, dice)[0]])
        found = BY_NUMBERS[numbers] = Fraction(good, ALL)
    return found


def exert_bonus(s: Nemo, option: Option) -> int:
    """[NW2-6.9] What an answer to the question of exertion adds."""
    return sum(exert_value(s, RESOURCE[name]) for name in option[1:] if name in RESOURCE)


def stands(s: Nemo) -> bool:
    """[NW2-6.3] Whether the dice that lie on the table succeed."""
    return bool(verdict(s, s.dice)[0])


def said_before(s: Nemo) -> tuple[str, ...]:
    """[NW2-19.6] What others have exerted already while officers are still asked, one after the other."""
    then = getattr(s.node, "then", ())
    return tuple(then[2]) if then and then[0] is exertion_said else ()


def with_said(s: Nemo) -> Nemo:
    """[NW2-19.6] The test under way with what others have exerted already."""
    names = said_before(s)
    if not names:
        return s
    t = s.clone()
    for name in names:
        t.exerted |= 1 << RESOURCE[name]
        t.modifier += exert_value(t, RESOURCE[name])
    return t


def sheet_view(s: Nemo) -> SheetView | None:
    """The modifier sheet as plain data, for every face; None when no test is under way.

    Once the dice lie the chance is that of the roll as it stands: certain, or none.
    """
    if not under_way(s):
        return None
    s = with_said(s)
    rolled = getattr(s.node, "ask", "") == ROLLED
    likely = Fraction(stands(s)) if rolled else chance(s)
    return {
        "kind": TESTS[s.test],
        "needed": None if s.test == FOG else needed(s),
        "modifier": s.modifier + s.help,
        "lines": [{"reason": line.reason, "value": line.value, "rule": line.rule} for line in modifier_sheet(s)],
        "chance": None if s.test == FOG else list(in_dice(likely)),
        "dice": list(s.dice) if rolled else [],
    }


def percent(likely: Fraction) -> Text:
    """A chance in words: the fraction, in 36ths where it is one, and the percentage; that alone where it is long.

    What is certain or impossible needs no numbers.
    """
    if isinstance(likely, About):
        return chance_text(likely)
    if likely in (0, 1):
        return Text("nemo2-chance-sure" if likely else "nemo2-chance-never")
    share = round(float(100 * likely), 1)
    if likely.denominator > READABLE:
        return text("nemo2-chance-alone", percent=share) if share else text("nemo2-chance-tiny", percent=FINEST)
    good, whole = in_dice(likely)
    return text("nemo2-chance", good=good, all=whole, percent=share)


def in_dice(likely: Fraction) -> tuple[int, int]:
    """A chance as so many of the 36 rolls of two dice, or as the plain fraction when it is none of them.

    >>> in_dice(Fraction(5, 18)), in_dice(Fraction(1, 7))
    ((10, 36), (1, 7))
    """
    whole = ALL if ALL % likely.denominator == 0 else likely.denominator
    return int(likely * whole), whole
