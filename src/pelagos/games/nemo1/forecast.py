"""[NW1-6.10, 7.x, 10.x] What is at stake, for every option before it is chosen. The first line sums it up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.text import Text, signed, text
from pelagos.games.nemo1.actions import INCITE_BASE
from pelagos.games.nemo1.data_cards import Card
from pelagos.games.nemo1.effect_words import effects_text
from pelagos.games.nemo1.forecast_fight import encounter_lines, may_exert, named_fight, wreck_lines
from pelagos.games.nemo1.forecast_weeks import (
    SURE,
    Lines,
    end_lines,
    is_late,
    move_lines,
    refit_lines,
    repair_lines,
    rest_lines,
    year_ends,
)
from pelagos.games.nemo1.language import Program
from pelagos.games.nemo1.names import ACTION, CARD_TEST, PASSENGER, RESOURCE
from pelagos.games.nemo1.odds import (
    FACES,
    chance,
    exert_value,
    failure,
    modifier_sheet,
    of_faces,
    reaches,
    share,
    sheet_view,
)
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tests import EXERTED, HELP_OF, succeeds
from pelagos.games.nemo1.textboard import sheet_lines
from pelagos.games.nemo1.wasted import as_things_stand

About = Callable[[Nemo, Option], Lines]
ASIDE: Final = ("give", "commit", "start", "decline")
"""Answers that change nothing about how the turn goes on."""
WITH_THEIR_WEEKS: Final = ("capture", "mark", "move", "pay", "refit", "repair", "rest", "sink")
"""Answers whose own lines speak of the end of the turn."""


def forecast(s: Nemo, option: Option | None) -> Lines:
    """What an option puts at stake; for None, the sheet of the roll under way. Nothing where nothing is at stake."""
    if option is None:
        return _under_way(s) if s.test else ()
    verb = option[0]
    if type(s.node) is not Choice or verb in ASIDE:
        return ()
    lines = ABOUT[verb](s, option) if verb in ABOUT else ()
    return lines if verb in WITH_THEIR_WEEKS else (*lines, *end_lines(s))


def _under_way(s: Nemo) -> Lines:
    """[NW1-6.9 to 6.13] The sheet of the roll, and what comes of it if nothing more is done."""
    fails = SURE if s.dice else 1 - chance(s)
    return (*sheet_lines({"sheet": sheet_view(s)}), *_ends(s)[:-1], *_fatal(s, fails), *end_lines(s))


def _search(s: Nemo, option: Option) -> Lines:
    """[NW1-7.8] The search table."""
    return (text("nemo1-forecast-search", chance=of_faces(Fraction(sum(s.pack.numbers.search), FACES))),)


def _incite(s: Nemo, option: Option) -> Lines:
    """[NW1-7.7, 9.3, AMB-11, Q20] Every change of Liberation that the die can bring; the treasure's points are gone."""
    if len(option) == 1:
        return ()
    treasure = s.pack.treasures[s.pack.treasure_number[str(option[1])]]
    gains = Counter(incited(s, treasure.vp, die) for die in range(1, FACES + 1))
    rises = _incitement(Text("nemo1-outlook-incite"), sum([faces for by, faces in gains.items() if by > 0]))
    rows = [_incitement(effects_text((("change_liberation", by),)), faces) for by, faces in sorted(gains.items())]
    return (rises, *rows, text("nemo1-forecast-spent", vp=treasure.vp))


def _incitement(effects: Text | Lines, faces: int) -> Text:
    return text("nemo1-forecast-comes", effects=effects, chance=of_faces(Fraction(faces, FACES)))


def incited(s: Nemo, vp: int, die: int) -> int:
    """[NW1-7.7, 9.3] By how much Liberation changes: the sum if it is positive, then the natural face, each clamped."""
    most, found = s.pack.numbers.liberation_max, s.liberation
    for by in (max(0, die + vp - INCITE_BASE), s.pack.numbers.incite[die - 1]):
        found = min(most, max(0, found + by))
    return found - s.liberation


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
    return (*lines, *_ends(t), *_fatal(t, 1 - likely))


def _ends(t: Nemo) -> Lines:
    """[NW1-6.9, 10.5, 10.6] What success brings and what failure costs, which comes last."""
    failed = text("nemo1-board-failure", effects=effects_text(as_things_stand(t, failure(t))))
    if t.test != CARD_TEST:
        return (failed,)
    return (_passed(t, t.pack.cards[t.carried[-1]]), failed)


def _passed(s: Nemo, card: Card) -> Text:
    return text("nemo1-forecast-success", effects=effects_text(as_things_stand(s, card.passed)))


def _fatal(t: Nemo, fails: Fraction) -> Lines:
    """[NW1-6.11, 6.13, 9.1, 10.6] Whether failing ends the voyage."""
    return fatal_lines(t, failure(t), fails)


def fatal_lines(s: Nemo, steps: Program, likely: Fraction) -> Lines:
    """[NW1-6.13, 9.1, 11.1] Whether steps take the last level of a resource, or the weeks of the year that are left."""
    lost: Counter[int] = Counter()
    weeks = 0
    for name, *facts in steps if likely else ():
        if name == "lose":
            lost[facts[0]] += facts[1]
        elif name == "advance_weeks":
            weeks += facts[0]
    if any(s.levels[resource] <= number for resource, number in lost.items()):
        return (text("nemo1-forecast-last", chance=share(likely)),)
    if s.phase == ACTION:
        return (year_ends(likely),) if is_late(s, weeks) and not is_late(s, 0) else ()
    return (year_ends(likely),) if weeks and s.week + weeks > s.pack.numbers.last_week else ()


def _help(s: Nemo, option: Option) -> Lines:
    """[NW1-6.12, Q2, Q3] The dice as they lie with the help, or another roll."""
    who = PASSENGER[str(option[1])]
    if who not in HELP_OF:
        return _again(s)
    t = s.clone()
    t.help += HELP_OF[who]
    good = succeeds(t)
    total = sum(t.dice) + t.modifier + t.help
    lies = text("nemo1-forecast-lies", total=total, number=t.number, good="yes" if good else "no")
    return (lies, *_ends(s), *_fatal(s, Fraction(not good)))


def _again(s: Nemo) -> Lines:
    """[NW1-6.12, Q2, Q3] Both dice again, and the new roll stands."""
    likely = chance(s)
    return (text("nemo1-forecast-again", chance=share(likely)), *_ends(s), *_fatal(s, 1 - likely))


def _done(s: Nemo, option: Option) -> Lines:
    """[NW1-6.11, 10.6] Nobody helps: the roll has failed."""
    return (*_ends(s)[-1:], *_fatal(s, SURE)) if s.test else ()


def _use(s: Nemo, option: Option) -> Lines:
    """[NW1-6.7, 6.12] A kept card that rolls again, or has a test; what others do is their label."""
    card = s.pack.cards[s.pack.card_number[str(option[1])]]
    if any(step[0] == "reroll" for step in card.steps):
        return _again(s)
    return card_lines(s, card) if any(step[0] == "begin_test" for step in card.steps) else ()


def _accept(s: Nemo, option: Option) -> Lines:
    """[NW1-7.6, 6.9] The card on offer."""
    card = s.pack.cards[s.carried[-1]]
    return (Text("nemo1-forecast-kept"),) if card.keep else card_lines(s, card)


def card_lines(s: Nemo, card: Card) -> Lines:
    """[NW1-6.7 to 6.9] Its test with both results, the fight that it brings, or what it does."""
    if not any(step[0] == "begin_test" for step in card.steps):
        ships = [step[2] for step in card.steps if step[0] == "encounter"]
        does = text("nemo1-forecast-effects", effects=effects_text(as_things_stand(s, card.steps)))
        return (does, *(line for ship in ships for line in encounter_lines(s, ship, card.failed)))
    likely = reaches(card.target)
    roll = text("nemo1-forecast-roll", number=card.target, modifier=signed(0), chance=share(likely))
    failed = text("nemo1-board-failure", effects=effects_text(as_things_stand(s, card.failed)))
    return (roll, _passed(s, card), failed, *fatal_lines(s, card.failed, 1 - likely), *may_exert(s, card.help))


def _lose(s: Nemo, option: Option) -> Lines:
    """[NW1-6.13, 8.1] The last level of a resource."""
    return fatal_lines(s, (("lose", RESOURCE[str(option[1])], 1),), SURE)


ABOUT: Final[dict[str, About]] = {
    "accept": _accept,
    "attack": named_fight,
    "capture": wreck_lines,
    "done": _done,
    "exert": _exert,
    "help": _help,
    "incite": _incite,
    "lose": _lose,
    "mark": refit_lines,
    "move": move_lines,
    "pay": refit_lines,
    "refit": refit_lines,
    "repair": repair_lines,
    "rest": rest_lines,
    "search": _search,
    "sink": wreck_lines,
    "stalk": named_fight,
    "use": _use,
}
