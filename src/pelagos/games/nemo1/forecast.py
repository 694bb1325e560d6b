"""[NW1-6.10, 7.x, 10.x] What is at stake, for every option before it is chosen. The first line sums it up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Final, NamedTuple

from pelagos.core.nodes import Choice, Option
from pelagos.core.text import Text, signed, text
from pelagos.games.nemo1.actions import INCITE_BASE
from pelagos.games.nemo1.effect_words import effects_text
from pelagos.games.nemo1.hidden import possible
from pelagos.games.nemo1.language import Program
from pelagos.games.nemo1.names import CARD_TEST, CREW, EMPTY, HULL, OCEAN, PASSENGER, RESOURCES
from pelagos.games.nemo1.odds import (
    ALL,
    at_fire,
    attack_modifier,
    chance,
    exert_value,
    failure,
    fire_chance,
    in_words,
    is_going_on,
    modifier_sheet,
    percent,
    reaches,
    sheet_view,
)
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tests import EXERTED, HELP_OF, succeeds
from pelagos.games.nemo1.textboard import sheet_lines
from pelagos.games.nemo1.texts import resource_text

Lines = tuple[Text, ...]
About = Callable[[Nemo, Option], Lines]
FACES: Final = 6
FINEST: Final = 216
ALL_RESOURCES: Final = (1 << len(RESOURCES)) - 1
CREW_RECOVERS: Final = (("gain", CREW, 1),)
HULL_REPAIRED: Final = (("gain", HULL, 1),)


def forecast(s: Nemo, option: Option | None) -> Lines:
    """What an option puts at stake; for None, the sheet of the roll under way. Nothing where nothing is at stake."""
    if option is None:
        return tuple(sheet_lines({"sheet": sheet_view(s)}))
    if type(s.node) is not Choice or option[0] not in ABOUT:
        return ()
    return ABOUT[option[0]](s, option)


def share(likely: Fraction) -> Text:
    """A chance in words: the exact fraction where it is short, and the percentage."""
    if not ALL % likely.denominator:
        return percent(likely)
    if likely.denominator > FINEST:
        return text("nemo1-forecast-about", percent=round(100 * likely))
    return in_words(likely, likely.denominator)


def _faces(good: int) -> Text:
    """A chance of one die."""
    return in_words(Fraction(good, FACES), FACES)


def _comes(effects: Program, chance_of_it: Text) -> Text:
    return text("nemo1-forecast-comes", effects=effects_text(effects), chance=chance_of_it)


def week_lines(s: Nemo) -> Lines:
    """[NW1-7.2, 9.1, 11.1] The weeks of a yard action, and whether they and the week of the turn end the year."""
    if s.free_yard:
        return ()
    d3 = s.pack.numbers.d3
    late = sum([is_late(s, weeks) for weeks in d3])
    takes = text("nemo1-forecast-weeks", low=min(d3), high=max(d3))
    return (takes, text("nemo1-forecast-year-ends", chance=_faces(late))) if late else (takes,)


def _rest(s: Nemo, option: Option) -> Lines:
    """[NW1-7.3] The rest table."""
    return (_comes(CREW_RECOVERS, _faces(sum(s.pack.numbers.rest))), *week_lines(s))


def _repair(s: Nemo, option: Option) -> Lines:
    """[NW1-7.4] 1 Hull for certain."""
    return (text("nemo1-forecast-effects", effects=effects_text(HULL_REPAIRED)), *week_lines(s))


def _refit(s: Nemo, option: Option) -> Lines:
    """[NW1-7.5] Only the weeks are uncertain."""
    return week_lines(s)


def _search(s: Nemo, option: Option) -> Lines:
    """[NW1-7.8] The search table."""
    return (text("nemo1-forecast-search", chance=_faces(sum(s.pack.numbers.search))),)


def _incite(s: Nemo, option: Option) -> Lines:
    """[NW1-7.7, 9.3, AMB-11, Q20] Every change of Liberation that the die can bring; the treasure's points are gone."""
    if len(option) == 1:
        return ()
    treasure = s.pack.treasures[s.pack.treasure_number[str(option[1])]]
    gains = Counter(incited(s, treasure.vp, die) for die in range(1, FACES + 1))
    rises = _faces(sum([faces for by, faces in gains.items() if by > 0]))
    rows = [_comes((("change_liberation", by),), _faces(faces)) for by, faces in sorted(gains.items())]
    headline = text("nemo1-forecast-comes", effects=Text("nemo1-outlook-incite"), chance=rises)
    return (headline, *rows, text("nemo1-forecast-spent", vp=treasure.vp))


def incited(s: Nemo, vp: int, die: int) -> int:
    """[NW1-7.7, 9.3] By how much Liberation changes: the sum if it is positive, then the natural face, each clamped."""
    most, found = s.pack.numbers.liberation_max, s.liberation
    for by in (max(0, die + vp - INCITE_BASE), s.pack.numbers.incite[die - 1]):
        found = min(most, max(0, found + by))
    return found - s.liberation


def _move(s: Nemo, option: Option) -> Lines:
    """[NW1-7.9, 9.1] Whether the voyage outlasts the year."""
    weeks = s.pack.weeks.get((s.ocean, OCEAN[str(option[1])]), 0)
    return (text("nemo1-forecast-year-ends", chance=_faces(FACES)),) if is_late(s, weeks) else ()


def is_late(s: Nemo, weeks: int) -> bool:
    """[NW1-9.1, 11.1] Whether so many weeks and the one of the turn itself lead beyond the last week."""
    return s.week + weeks + 1 > s.pack.numbers.last_week


class Prospects(NamedTuple):
    """[NW1-10.1, 10.4] The chances of a fight before a ship is turned up, over everything that it may be."""

    modifier: int
    hit: Fraction
    fire: Fraction
    warship: Fraction


def prospects(s: Nemo, place: int, stalking: int) -> Prospects:
    """[NW1-4.2, 10.1, 10.3, 10.4] With nothing exerted; whoever is no Warship does not fire."""
    modifier, code = attack_modifier(s, place, stalking), s.ships[s.ocean][place]
    ships, weights = possible(s.pile_layers, code) if code < EMPTY else ((code,), (1,))
    hit = fire = warship = Fraction()
    for ship, weight in zip(ships, weights, strict=True):
        likely = Fraction(weight, sum(weights))
        hit += likely * reaches(s.pack.ships[ship].defense - modifier)
        if s.pack.attack[ship]:
            fire += likely * fire_chance(s, ship)
            warship += likely
    return Prospects(modifier, hit, fire, warship)


def _fight(s: Nemo, option: Option) -> Lines:
    """[NW1-7.10, 7.11, 10.1 to 10.6] Both sides of a fight, and what a miss costs."""
    place = option[1] - 1
    found = prospects(at_fire(s), place, int(option[0] == "stalk"))
    lines = [text("nemo1-forecast-hit", modifier=signed(found.modifier), chance=share(found.hit))]
    if s.ships[s.ocean][place] < EMPTY:
        lines.append(text("nemo1-forecast-hidden", chance=share(found.warship)))
    if found.fire:
        lines += [text("nemo1-forecast-fire", chance=share(found.fire)), *_damage(s, found.fire)]
    notoriety = effects_text((("change_notoriety", 1),))
    lines.append(text("nemo1-forecast-miss", effects=notoriety))
    if is_going_on(s):
        lines.append(text("nemo1-forecast-price", effects=notoriety))
    return (*lines, *may_exert(s, ALL_RESOURCES))


def _damage(s: Nemo, fire: Fraction) -> Lines:
    """[NW1-10.1, 6.13] Where a hit falls, and how likely it takes the last level of a resource."""
    falls = Counter(s.pack.numbers.damage)
    lines = [text("nemo1-forecast-damage", nemo=falls[0], crew=falls[1], hull=falls[2])]
    last = sum([faces for resource, faces in falls.items() if s.levels[resource] == 1])
    return (*lines, text("nemo1-forecast-last", chance=share(fire * last / FACES))) if last else tuple(lines)


def may_exert(s: Nemo, mask: int) -> Lines:
    """[NW1-6.10, 10.2] What may still be exerted before the roll, and for how much."""
    offers = tuple(
        text("nemo1-forecast-bonus", resource=resource_text(name), bonus=exert_value(s, r))
        for r, name in enumerate(RESOURCES)
        if mask >> r & 1
    )
    return (text("nemo1-forecast-may-exert", offers=offers),) if offers else ()


def _exert(s: Nemo, option: Option) -> Lines:
    """[NW1-6.10, 6.11, 10.2, 10.6] The roll with what would be exerted, both ends, and what failing costs."""
    t = s.clone()
    t.exerted = tuple((r, exert_value(s, r)) for r in EXERTED[option])
    t.modifier += sum([value for _, value in t.exerted])
    likely = chance(t)
    lines = [text("nemo1-forecast-roll", number=t.number, modifier=signed(t.modifier + t.help), chance=share(likely))]
    lines += [
        text(
            "nemo1-board-modifier",
            reason=Text(f"nemo1-modifier-{line.reason}"),
            value=signed(line.value),
            rule=line.rule,
        )
        for line in modifier_sheet(t)
    ]
    return (*lines, *_ends(t), *_last_level(t, 1 - likely))


def _ends(t: Nemo) -> Lines:
    """[NW1-6.9, 10.5, 10.6] What success brings and what failure costs."""
    failed = text("nemo1-board-failure", effects=effects_text(failure(t)))
    if t.test != CARD_TEST:
        return (failed,)
    return (text("nemo1-forecast-success", effects=effects_text(t.pack.cards[t.carried[-1]].passed)), failed)


def _last_level(t: Nemo, fails: Fraction) -> Lines:
    """[NW1-6.11, 6.13, 10.6] Whether failing takes the last level of a resource."""
    lost: Counter[int] = Counter()
    for name, *facts in failure(t):
        if name == "lose":
            lost[facts[0]] += facts[1]
    ends = fails and any(t.levels[resource] <= number for resource, number in lost.items())
    return (text("nemo1-forecast-last", chance=share(fails)),) if ends else ()


def _help(s: Nemo, option: Option) -> Lines:
    """[NW1-6.12, Q2, Q3] The dice as they lie with the help, or another roll."""
    who = PASSENGER[str(option[1])]
    if who not in HELP_OF:
        return (text("nemo1-forecast-again", chance=share(chance(s))), *_ends(s))
    t = s.clone()
    t.help += HELP_OF[who]
    good = succeeds(t)
    total = sum(t.dice) + t.modifier + t.help
    lies = text("nemo1-forecast-lies", total=total, number=t.number, good="yes" if good else "no")
    return (lies, *_ends(s))


def _done(s: Nemo, option: Option) -> Lines:
    """[NW1-6.11, 10.6] Nobody helps: the roll has failed."""
    return (*_ends(s)[-1:], *_last_level(s, Fraction(1))) if s.test else ()


def _accept(s: Nemo, option: Option) -> Lines:
    """[NW1-7.6, 6.9] The card on offer: its test with both results, or what it does."""
    card = s.pack.cards[s.carried[-1]]
    if card.keep:
        return (Text("nemo1-forecast-kept"),)
    if not any(step[0] == "begin_test" for step in card.steps):
        return (text("nemo1-forecast-effects", effects=effects_text(card.steps)),)
    roll = text("nemo1-forecast-roll", number=card.target, modifier=signed(0), chance=share(reaches(card.target)))
    ends = (
        text("nemo1-forecast-success", effects=effects_text(card.passed)),
        text("nemo1-board-failure", effects=effects_text(card.failed)),
    )
    return (roll, *ends, *may_exert(s, card.help))


ABOUT: Final[dict[str, About]] = {
    "accept": _accept,
    "attack": _fight,
    "done": _done,
    "exert": _exert,
    "help": _help,
    "incite": _incite,
    "move": _move,
    "refit": _refit,
    "repair": _repair,
    "rest": _rest,
    "search": _search,
    "stalk": _fight,
}
