"""[NW1-6.10, 7.x, 10.x] What is at stake, in words, for every option before it is chosen. The first line sums it up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.stakes import Way, answered
from pelagos.core.text import Text, signed, text
from pelagos.games.nemo1 import asking
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.combat import ATTACKING, STALKING, miss, skulls_of
from pelagos.games.nemo1.data_cards import Card
from pelagos.games.nemo1.effect_words import effects_text
from pelagos.games.nemo1.forecast_ways import QUIET, Prospect
from pelagos.games.nemo1.language import Program
from pelagos.games.nemo1.names import CARD_TEST, CREW, EMPTY, HULL, PASSENGER, RESOURCES
from pelagos.games.nemo1.odds import exert_value, failure, line_view, modifier_sheet, of_faces, share, sheet_view
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tests import HELP_OF
from pelagos.games.nemo1.textboard import modifier_line, sheet_lines
from pelagos.games.nemo1.texts import resource_text
from pelagos.games.nemo1.wasted import as_things_stand, regains

Lines = tuple[Text, ...]
About = Callable[[Nemo, Option, Prospect], Lines]
ASIDE: Final = ("give", "commit", "start", "decline")
"""Answers that change nothing about how the turn goes on."""
ALL_RESOURCES: Final = (1 << len(RESOURCES)) - 1


def forecast(s: Nemo, option: Option | None) -> Lines:
    """What an option puts at stake; for None, the sheet of the roll under way. Nothing where nothing is at stake."""
    if option is None:
        return _under_way(s) if s.test else ()
    verb = option[0]
    if type(s.node) is not Choice or verb in ASIDE:
        return ()
    found = Prospect(s, option)
    lines = ABOUT[verb](s, option, found) if verb in ABOUT else last_lines(found)
    return (*lines, *end_lines(found))


def _under_way(s: Nemo) -> Lines:
    """[NW1-6.9 to 6.13] The sheet of the roll, and what comes of it if nothing more is done."""
    found = Prospect(s, QUIET.get(getattr(s.node, "ask", "")))
    return (*sheet_lines(sheet_view(s)), *_ends(s)[:-1], *last_lines(found), *end_lines(found))


def last_lines(found: Prospect) -> Lines:
    """[NW1-6.13] How likely a resource is used up."""
    likely = found.ends.get("tragic")
    return (text("nemo1-forecast-last", chance=share(likely)),) if likely else ()


def end_lines(found: Prospect) -> Lines:
    """[NW1-9.1, 11.1, 12.2 to 12.4] Whether the year is over with the turn, or the oceans are full."""
    late = found.year_ends
    lines = (text("nemo1-forecast-year-ends", chance=of_faces(late)),) if late else ()
    return (*lines, Text("nemo1-forecast-imperial")) if "imperial" in found.ends and "" not in found.ends else lines


def does(s: Nemo, steps: Program) -> Lines:
    """[NW1-8.6] Effects as they would turn out now, in words."""
    return effects_text(as_things_stand(s, steps))


def _search(s: Nemo, option: Option, found: Prospect) -> Lines:
    """[NW1-7.8] The search table."""
    return (text("nemo1-forecast-search", chance=of_faces(found.asked("treasure"))),)


def _incite(s: Nemo, option: Option, found: Prospect) -> Lines:
    """[NW1-7.7, 9.3, AMB-11, Q20] Every change of Liberation that the die can bring; the treasure's points are gone."""
    if len(option) == 1:
        return ()
    gains = found.stakes.groups(_liberated)
    rises = sum([chance for by, chance in gains.items() if by > 0], Fraction())
    rows = [_comes(effects_text((("change_liberation", by),)), gains[by]) for by in sorted(gains)]
    vp = s.pack.treasures[s.pack.treasure_number[str(option[1])]].vp
    return (_comes(Text("nemo1-outlook-incite"), rises), *rows, text("nemo1-forecast-spent", vp=vp))


def _liberated(way: Way[Nemo]) -> int:
    return sum(deed[1] for deed in way.named("liberation"))


def _comes(effects: Text | Lines, likely: Fraction) -> Text:
    return text("nemo1-forecast-comes", effects=effects, chance=of_faces(likely))


def _exert(s: Nemo, option: Option, found: Prospect) -> Lines:
    """[NW1-6.10, 6.11, 10.2, 10.6] The roll with what would be exerted, both ends, and what failing costs."""
    t = answered(nemo1, s, option)
    modifiers = [modifier_line(line_view(line)) for line in modifier_sheet(t)]
    return (_roll(t.number, found), *modifiers, *_ends(t), *last_lines(found))


def _roll(number: int, found: Prospect) -> Text:
    modifier = signed(found.modifier)
    return text("nemo1-forecast-roll", number=number, modifier=modifier, chance=share(found.good))


def _ends(t: Nemo) -> Lines:
    """[NW1-6.9, 10.5, 10.6] What success brings and what failure costs, which comes last."""
    failed = text("nemo1-board-failure", effects=does(t, failure(t)))
    if t.test != CARD_TEST:
        return (failed,)
    return (text("nemo1-forecast-success", effects=does(t, t.pack.cards[t.carried[-1]].passed)), failed)


def _help(s: Nemo, option: Option, found: Prospect) -> Lines:
    """[NW1-6.12, Q2, Q3] The dice as they lie with the help, or another roll."""
    if PASSENGER[str(option[1])] not in HELP_OF:
        return _again(s, found)
    total = sum(s.dice) + found.modifier
    lies = text("nemo1-forecast-lies", total=total, number=s.number, good="yes" if found.good else "no")
    return (lies, *_ends(s), *last_lines(found))


def _again(s: Nemo, found: Prospect) -> Lines:
    """[NW1-6.12, Q2, Q3] Both dice again, and the new roll stands."""
    return (text("nemo1-forecast-again", chance=share(found.good)), *_ends(s), *last_lines(found))


def _done(s: Nemo, option: Option, found: Prospect) -> Lines:
    """[NW1-6.11, 10.6] Nobody helps: the roll has failed."""
    return (*_ends(s)[-1:], *last_lines(found)) if s.test else ()


def _use(s: Nemo, option: Option, found: Prospect) -> Lines:
    """[NW1-6.7, 6.12] A kept card that rolls again, or has a test; what others do is their label."""
    card = s.pack.cards[s.pack.card_number[str(option[1])]]
    if any(step[0] == "reroll" for step in card.steps):
        return _again(s, found)
    is_test = any(step[0] == "begin_test" for step in card.steps)
    return card_lines(s, card, option, found) if is_test else last_lines(found)


def _accept(s: Nemo, option: Option, found: Prospect) -> Lines:
    """[NW1-7.6, 6.9] The card on offer."""
    card = s.pack.cards[s.carried[-1]]
    return (Text("nemo1-forecast-kept"),) if card.keep else card_lines(s, card, option, found)


def card_lines(s: Nemo, card: Card, option: Option, found: Prospect) -> Lines:
    """[NW1-6.7 to 6.9] Its test with both results, the fight that it brings, or what it does."""
    if not any(step[0] == "begin_test" for step in card.steps):
        fights = [step[1] for step in card.steps if step[0] == "encounter"]
        happens = text("nemo1-forecast-effects", effects=does(s, card.steps))
        return (happens, *(line for mode in fights for line in fight_lines(s, option, found, mode)))
    passed = text("nemo1-forecast-success", effects=does(s, card.passed))
    failed = text("nemo1-board-failure", effects=does(s, card.failed))
    return (_roll(card.target, found), passed, failed, *last_lines(found), *may_exert(s, card.help))


def may_exert(s: Nemo, mask: int) -> Lines:
    """[NW1-6.10, 10.2] What may still be exerted before the roll, and for how much."""
    offers = tuple(
        text("nemo1-forecast-bonus", resource=resource_text(name), bonus=exert_value(s, r))
        for r, name in enumerate(RESOURCES)
        if mask >> r & 1
    )
    return (text("nemo1-forecast-may-exert", offers=offers),) if offers else ()


def _fight(s: Nemo, option: Option, found: Prospect) -> Lines:
    """[NW1-7.10, 7.11] A fight with the ship on a place; going on costs Notoriety first."""
    first, *lines = fight_lines(s, option, found, ATTACKING, hidden=s.ships[s.ocean][option[1] - 1] < EMPTY)
    if getattr(s.node, "ask", "") != "continue":
        return (first, *lines)
    return (first, text("nemo1-forecast-price", effects=does(s, (("change_notoriety", 1),))), *lines)


def fight_lines(s: Nemo, option: Option, found: Prospect, mode: int, *, hidden: bool = False) -> Lines:
    """[NW1-10.1 to 10.6, 6.8] Both sides of a fight, and what a miss costs."""
    lines = [text("nemo1-forecast-hit", modifier=signed(found.modifier), chance=share(found.good))]
    if hidden:
        warship = found.stakes.chance(lambda way: way.named("fired"))
        lines.append(text("nemo1-forecast-hidden", chance=share(warship)))
    if fire := found.chance(("fired", 1)):
        falls = Counter(s.pack.numbers.damage)
        lines.append(text("nemo1-forecast-fire", chance=share(fire)))
        lines.append(text("nemo1-forecast-damage", nemo=falls[0], crew=falls[1], hull=falls[2]))
    begun = answered(nemo1, s, option)
    begun.exerted = ()
    missed = text("nemo1-forecast-miss", effects=does(begun, miss(begun, mode)))
    return (*lines, *last_lines(found), missed, *may_exert(s, ALL_RESOURCES))


def _wreck(s: Nemo, option: Option, found: Prospect) -> Lines:
    """[NW1-10.5, 6.8, 12.2] The skulls of the ship, what the card that brought it does, and whether it was the last."""
    mode, skulls = _mode(s), skulls_of(s, s.ships[s.ocean][s.foe])
    steps: Program = (("change_notoriety", skulls),) if skulls else ()
    if mode > STALKING:
        steps += s.pack.cards[mode].passed
    lines = (text("nemo1-forecast-effects", effects=does(s, steps)),) if steps else ()
    return (*lines, Text("nemo1-forecast-last-ship")) if "last-ship" in found.ends else lines


def _mode(s: Nemo) -> int:
    """[NW1-7.10, 7.11, 6.8] What the fight belongs to, found in the step that awaits the answer."""
    then: tuple[Any, ...] = getattr(s.node, "then", ("", STALKING))
    while then[0] is asking.answered:
        then = then[2]
    return int(then[1])


def _recovers(resource: int) -> About:
    """[NW1-7.3, 7.4, 6.13] One level of a resource, if the year lasts; a full track gains nothing."""

    def lines(s: Nemo, option: Option, found: Prospect) -> Lines:
        gained = regains(s, resource, 1)
        likely = found.chance(("gained", RESOURCES[resource], 1)) if gained else Fraction(1)
        effects = effects_text((("gain", resource, gained),))
        sure = text("nemo1-forecast-effects", effects=effects)
        return (sure if likely == 1 else _comes(effects, likely), *_yard(s, option, found))

    return lines


def _yard(s: Nemo, option: Option, found: Prospect) -> Lines:
    """[NW1-7.2, 9.1, 11.1] The weeks of a yard action, and whether the year ends by them; card 16 takes them away."""
    if s.free_yard:
        return ()
    weeks = [way.named("weeks")[0][1] for way in found.stakes.ways]
    takes = text("nemo1-forecast-weeks", low=min(weeks), high=max(weeks))
    late = found.stakes.chance(lambda way: way.named("ended") and len(way.named("weeks")) == 1)
    return (takes, text("nemo1-forecast-too-late", chance=of_faces(late))) if late else (takes,)


ABOUT: Final[dict[str, About]] = {
    "accept": _accept,
    "attack": _fight,
    "capture": _wreck,
    "done": _done,
    "exert": _exert,
    "help": _help,
    "incite": _incite,
    "mark": _yard,
    "move": lambda s, option, found: (),
    "pay": _yard,
    "refit": _yard,
    "repair": _recovers(HULL),
    "rest": _recovers(CREW),
    "search": _search,
    "sink": _wreck,
    "stalk": _fight,
    "use": _use,
}
"""What is said of an answer besides how the voyage may end by it."""
