"""What is at stake, in words: a headline with the exact chance, every modifier with its rule, every end of the roll."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pelagos.core.nodes import Effect
from pelagos.core.text import Fact, Text, signed, text
from pelagos.games.nemo2.effect_words import effects_text
from pelagos.games.nemo2.language import Program
from pelagos.games.nemo2.names import FIRE, NOWHERE, RESOURCES, TESTS
from pelagos.games.nemo2.odds import modifier_sheet, needed, percent
from pelagos.games.nemo2.stakes import (
    NOTHING_FOLLOWS,
    End,
    defeat,
    ends,
    exertion_costs,
    is_fatal,
    locations,
    span,
    success,
)
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tests import exert_value
from pelagos.games.nemo2.texts import modifier_text, resource_text, row_text, ship_text, test_text
from pelagos.games.nemo2.wasted import as_things_stand

UNDER_FIRE: Final = ("spared", "hits")


def roll_lines(t: Nemo, after: Effect = NOTHING_FOLLOWS) -> tuple[Text, ...]:
    """[NW2-6.2] Everything about a roll before it is made, or before the dice that lie are accepted."""
    return (headline(t), *modifier_lines(t), *end_lines(t, after), *failure_lines(t, after))


def headline(t: Nemo) -> Text:
    """[NW2-6.3, 12.3] The test, the number to reach, the sum of the modifiers, and the exact chance."""
    likely, modifier = success(t), signed(t.modifier + t.help)
    ship = ship_text(t.pack.sides[t.target].name) if t.target != NOWHERE else Text("nemo2-none")
    facts: dict[str, Fact] = {"number": needed(t), "modifier": modifier, "chance": percent(likely), "ship": ship}
    if t.dice:
        return text(
            "nemo2-forecast-lies",
            test=test_text(TESTS[t.test]),
            total=sum(t.dice) + t.modifier + t.help,
            number=needed(t),
            good="yes" if likely else "no",
            kind="fire" if t.test == FIRE else "test",
        )
    if t.test == FIRE:
        return text("nemo2-forecast-fire", target="no" if t.target == NOWHERE else "yes", **facts)
    return text("nemo2-forecast-test", test=test_text(TESTS[t.test]), **facts)


def modifier_lines(t: Nemo) -> tuple[Text, ...]:
    """[NW2-6.6] Each modifier with its rule; a torpedo has none."""
    return tuple(modifier_text(line.reason, line.value, line.rule) for line in modifier_sheet(t))


def end_lines(t: Nemo, after: Effect) -> tuple[Text, ...]:
    """Every way the roll can end, with its chance and what it brings or costs."""
    found = ends(t, after)
    lines = [_end(t, end) for end in found]
    if any(end.name == "hits" for end in found):
        nemo, crew, hull = locations(t)
        none = 6 - nemo - crew - hull
        lines.append(text("nemo2-forecast-locations", nemo=nemo, crew=crew, hull=hull, none=none))
    return tuple(lines)


def _end(t: Nemo, end: End) -> Text:
    result = text(f"nemo2-end-{end.name}", number=end.number)
    if end.name == "row":
        result = text("nemo2-end-row", totals=_totals(t, end.number), title=row_text(TESTS[t.test], end.number))
    if end.name in UNDER_FIRE:
        return _bare(result, end.chance)
    effects = effects_text(as_things_stand(t, end.steps))
    if end.chance == 1:
        return text("nemo2-forecast-settled", result=result, effects=effects)
    return text("nemo2-forecast-end", result=result, chance=percent(end.chance), effects=effects)


def _bare(result: Text, likely: Fraction) -> Text:
    """[NW2-12.4] Hits without more words; of what is certain no chance is told."""
    if likely == 1:
        return text("nemo2-forecast-settled-bare", result=result)
    return text("nemo2-forecast-bare", result=result, chance=percent(likely))


def _totals(t: Nemo, number: int) -> Text:
    """[NW2-11.9] The totals of a row."""
    low, high = span(t, number)
    if low is None:
        return text("nemo2-totals-most", number=high or 0)
    return text("nemo2-totals-least", number=low) if high is None else text("nemo2-totals", low=low, high=high)


def failure_lines(t: Nemo, after: Effect) -> tuple[Text, ...]:
    """[NW2-6.10, 7.2, 8.5] What failing costs the exerted resources, and how likely it loses the game."""
    names = tuple(resource_text(name) for r, name in enumerate(RESOURCES) if t.exerted >> r & 1)
    lines = [_exertion(names, number, chance) for number, chance in exertion_costs(t).items()]
    return (*lines, *defeat_lines(defeat(t, after)))


def _exertion(names: tuple[Text, ...], number: int, likely: Fraction) -> Text:
    """[NW2-6.10] Once the dice lie it is certain what they cost."""
    if likely == 1:
        return text("nemo2-forecast-exertion-settled", resources=names, number=number)
    return text("nemo2-forecast-exertion", resources=names, number=number, chance=percent(likely))


def defeat_lines(likely: Fraction) -> tuple[Text, ...]:
    """[NW2-16.1, 16.2] The chance that the game is lost, where there is one."""
    if likely == 1:
        return (Text("nemo2-forecast-defeat-settled"),)
    return (text("nemo2-forecast-defeat", chance=percent(likely)),) if likely else ()


def fatal_lines(fatal: bool) -> tuple[Text, ...]:
    """[NW2-14.4, Q21, Q22, Q46] A warning that an answer loses the game at once."""
    return (Text("nemo2-forecast-fatal"),) if fatal else ()


def may_exert(s: Nemo, mask: int) -> tuple[Text, ...]:
    """[NW2-6.8, 6.9] What may still be exerted before the roll, and for how much."""
    offers = tuple(
        text("nemo2-forecast-bonus", resource=resource_text(name), bonus=exert_value(s, r))
        for r, name in enumerate(RESOURCES)
        if mask >> r & 1
    )
    return (text("nemo2-forecast-may-exert", offers=offers),) if offers else ()


def effect_lines(s: Nemo, steps: Program) -> tuple[Text, ...]:
    """[NW2-26] What a card or choice does as things stand, and whether that loses the game."""
    now = as_things_stand(s, steps)
    return (text("nemo2-forecast-effects", effects=effects_text(now)), *fatal_lines(is_fatal(s, now)))
