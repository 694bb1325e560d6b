"""What is at stake, in words: a headline with the exact chance, every modifier with its rule, every end of the roll."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Final

from pelagos.core.text import Fact, Text, signed, text
from pelagos.games.nemo2.effect_words import effects_text, known
from pelagos.games.nemo2.fire import LOCATIONS, is_hurt
from pelagos.games.nemo2.forecast_ways import Roll, is_fatal
from pelagos.games.nemo2.language import Program
from pelagos.games.nemo2.names import FIRE, NOWHERE, RESOURCES, TESTS
from pelagos.games.nemo2.odds import modifier_sheet, needed, percent
from pelagos.games.nemo2.procedures import DIE
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tests import exert_value
from pelagos.games.nemo2.texts import modifier_text, resource_text, row_text, ship_text, test_text
from pelagos.games.nemo2.wasted import as_things_stand

UNDER_FIRE: Final = ("spared", "hits")


def roll_lines(roll: Roll) -> tuple[Text, ...]:
    """[NW2-6.2] Everything about a roll before it is made, or before the dice that lie are accepted."""
    return (headline(roll), *modifier_lines(roll.s), *end_lines(roll), *failure_lines(roll))


def headline(roll: Roll) -> Text:
    """[NW2-6.3, 12.3] The test, the number to reach, the sum of the modifiers, and the exact chance."""
    s, modifier = roll.s, signed(roll.s.modifier + roll.s.help)
    ship = ship_text(s.pack.sides[s.target].name) if s.target != NOWHERE else Text("nemo2-none")
    facts: dict[str, Fact] = {"number": needed(s), "modifier": modifier, "chance": percent(roll.success), "ship": ship}
    if roll.lies:
        return text(
            "nemo2-forecast-lies",
            test=test_text(TESTS[s.test]),
            total=sum(s.dice) + s.modifier + s.help,
            number=needed(s),
            good="yes" if roll.success else "no",
            kind="fire" if s.test == FIRE else "test",
        )
    if s.test == FIRE:
        return text("nemo2-forecast-fire", target="no" if s.target == NOWHERE else "yes", **facts)
    return text("nemo2-forecast-test", test=test_text(TESTS[s.test]), **facts)


def modifier_lines(t: Nemo) -> tuple[Text, ...]:
    """[NW2-6.6] Each modifier with its rule; a torpedo has none."""
    return tuple(modifier_text(line.reason, line.value, line.rule) for line in modifier_sheet(t))


def end_lines(roll: Roll) -> tuple[Text, ...]:
    """Every way the roll can end, with its chance and what it brings or costs."""
    lines = [_end(roll, name, number, likely) for (name, number), likely in roll.ends.items()]
    return (*lines, location_line(roll.s)) if any(name == "hits" for name, _ in roll.ends) else tuple(lines)


def _end(roll: Roll, name: str, number: int, likely: Fraction) -> Text:
    result = text(f"nemo2-end-{name}", number=number)
    if name == "row":
        totals, title = _totals(roll.s, number), row_text(TESTS[roll.s.test], number)
        result = text("nemo2-end-row", totals=totals, title=title)
    if name in UNDER_FIRE:
        return _bare(result, likely)
    effects = effects_text(as_things_stand(roll.s, roll.steps(name, number)), known(roll.s.pack))
    if likely == 1:
        return text("nemo2-forecast-settled", result=result, effects=effects)
    return text("nemo2-forecast-end", result=result, chance=percent(likely), effects=effects)


def _bare(result: Text, likely: Fraction) -> Text:
    """[NW2-12.4] Hits without more words; of what is certain no chance is told."""
    if likely == 1:
        return text("nemo2-forecast-settled-bare", result=result)
    return text("nemo2-forecast-bare", result=result, chance=percent(likely))


def _totals(s: Nemo, number: int) -> Text:
    """[NW2-11.9] The totals of a row."""
    action = s.pack.actions[s.test]
    assert action is not None, "a table action has rows"
    if not number:
        return text("nemo2-totals-most", number=action.rows[1].least - 1)
    low, above = action.rows[number].least, action.rows[number + 1 : number + 2]
    return text("nemo2-totals", low=low, high=above[0].least - 1) if above else text("nemo2-totals-least", number=low)


def location_line(s: Nemo) -> Text:
    """[NW2-12.4, 13.2] How many faces of a die hit Nemo, Crew and Hull, and how many nothing."""
    falls = Counter(LOCATIONS[face] if is_hurt(s, face) else NOWHERE for (face,) in DIE)
    faces = {name: falls[resource] for resource, name in enumerate(RESOURCES)}
    return text("nemo2-forecast-locations", none=falls[NOWHERE], **faces)


def failure_lines(roll: Roll) -> tuple[Text, ...]:
    """[NW2-6.10, 7.2, 8.5] What failing costs the exerted resources, and how likely it loses the game."""
    names = tuple(resource_text(name) for r, name in enumerate(RESOURCES) if roll.s.exerted >> r & 1)
    lines = [_exertion(names, number, chance) for number, chance in roll.exertion.items()]
    return (*lines, *defeat_lines(roll.lost))


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
    return (text("nemo2-forecast-effects", effects=effects_text(now, known(s.pack))), *fatal_lines(is_fatal(s, now)))
