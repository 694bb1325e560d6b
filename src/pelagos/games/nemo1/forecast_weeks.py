"""[NW1-7.2 to 7.5, 9.1, 11.1, 12.2, 12.4] The weeks that an answer takes, and whether the voyage ends by them."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pelagos.core.nodes import Option
from pelagos.core.text import Text, text
from pelagos.games.nemo1.effect_words import effects_text
from pelagos.games.nemo1.ending import is_imperial
from pelagos.games.nemo1.language import Program
from pelagos.games.nemo1.names import ACTION, CREW, HULL, OCEAN
from pelagos.games.nemo1.odds import FACES, of_faces
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.wasted import regains

Lines = tuple[Text, ...]
SURE: Final = Fraction(1)
CREW_RECOVERS: Final = (("gain", CREW, 1),)
HULL_REPAIRED: Final = (("gain", HULL, 1),)


def comes(effects: Program, likely: Fraction) -> Text:
    """Effects with their chance; what is certain needs none."""
    said = effects_text(effects)
    if likely == 1:
        return text("nemo1-forecast-effects", effects=said)
    return text("nemo1-forecast-comes", effects=said, chance=of_faces(likely))


def in_time(s: Nemo) -> Fraction:
    """[NW1-7.2, 9.1, 12.2, Q15] How likely a yard action comes to its benefit before its weeks end the year."""
    if s.free_yard:
        return SURE
    left = s.pack.numbers.last_week - s.week
    return Fraction(sum([weeks <= left for weeks in s.pack.numbers.d3]), FACES)


def is_late(s: Nemo, weeks: int) -> bool:
    """[NW1-9.1, 11.1] Whether so many weeks and the one of the turn itself lead beyond the last week."""
    return s.week + weeks + 1 > s.pack.numbers.last_week


def yard_lines(s: Nemo) -> Lines:
    """[NW1-7.2, 9.1, 11.1] The weeks of a yard action, and whether the year ends by them or with the turn."""
    if s.free_yard:
        return end_lines(s)
    d3 = s.pack.numbers.d3
    lines = [text("nemo1-forecast-weeks", low=min(d3), high=max(d3))]
    if likely := 1 - in_time(s):
        lines.append(text("nemo1-forecast-too-late", chance=of_faces(likely)))
    late = Fraction(sum([is_late(s, weeks) for weeks in d3]), FACES)
    if late:
        lines.append(year_ends(late))
    return (*lines, *(full_lines(s) if late < 1 else ()))


def rest_lines(s: Nemo, option: Option) -> Lines:
    """[NW1-7.3, 6.13] The rest table, if the year lasts; a full Crew gains nothing."""
    return (_gain(s, CREW_RECOVERS, Fraction(sum(s.pack.numbers.rest), FACES)), *yard_lines(s))


def repair_lines(s: Nemo, option: Option) -> Lines:
    """[NW1-7.4, 6.13] 1 Hull, if the year lasts; a whole Hull gains nothing."""
    return (_gain(s, HULL_REPAIRED, SURE), *yard_lines(s))


def _gain(s: Nemo, effects: Program, likely: Fraction) -> Text:
    resource = effects[0][1]
    if not regains(s, resource, 1):
        return comes((("gain", resource, 0),), SURE)
    return comes(effects, likely * in_time(s))


def refit_lines(s: Nemo, option: Option) -> Lines:
    """[NW1-7.5] Only the weeks are uncertain."""
    return yard_lines(s)


def move_lines(s: Nemo, option: Option) -> Lines:
    """[NW1-7.9, 9.1] Whether the voyage outlasts the year."""
    weeks = s.pack.weeks.get((s.ocean, OCEAN[str(option[1])]), 0)
    return (year_ends(SURE),) if is_late(s, weeks) else full_lines(s)


def year_ends(likely: Fraction) -> Text:
    """[NW1-9.1] The year is over with this turn."""
    return text("nemo1-forecast-year-ends", chance=of_faces(likely))


def end_lines(s: Nemo) -> Lines:
    """[NW1-9.1, 11.1, 12.2] Whether the week of the turn is the last one, or the oceans are full."""
    if s.phase != ACTION:
        return ()
    return (year_ends(SURE),) if is_late(s, 0) else full_lines(s)


def full_lines(s: Nemo) -> Lines:
    """[NW1-12.2 to 12.4] Full oceans end the voyage with the turn."""
    return (Text("nemo1-forecast-imperial"),) if is_imperial(s) else ()
