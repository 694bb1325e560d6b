"""[NW1-6.10 to 6.12] Tests: exertion, the roll, emergency help, the result. An attack rolls in the same way.

Whoever starts a roll puts the step that reads its result on the agenda; `succeeds` says how it ended.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.nodes import Chance, Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.games.nemo1.asking import NOT_NOW, ask, question, unknown
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.cards import put_to_use
from pelagos.games.nemo1.language import Program
from pelagos.games.nemo1.names import (
    ATTACK,
    CARD_TEST,
    CONSEIL,
    NED_LAND,
    NO_TEST,
    PASSENGER,
    PROFESSOR,
    RESOURCE,
    RESOURCES,
    TESTS,
)
from pelagos.games.nemo1.rolls import NATURAL, two_dice
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.verbs import DONE, EXERT, EXERT_EACH, EXERT_NOTHING, HELP, LOSE, TO_HELP, USE

HELP_OF: Final = {PROFESSOR: 2, NED_LAND: 1}


def _subsets(mask: int) -> tuple[Option, ...]:
    chosen = [tuple(name for r, name in enumerate(RESOURCES) if part >> r & 1) for part in range(8) if not part & ~mask]
    return tuple(EXERT(*found) if found else EXERT_NOTHING for found in chosen)


EXERT_ANY: Final = tuple(map(_subsets, range(8)))
"""[NW1-6.10] What can be answered for every HELP list: any subset of it."""
EXERTED: Final = {EXERT_NOTHING: ()} | {
    option: tuple(RESOURCE[name] for name in option[1:]) for option in EXERT_ANY[-1] if option != EXERT_NOTHING
}
EXERT_ONE: Final = (EXERT_NOTHING, *EXERT_EACH)
"""[NW1-10.2] What can be answered in combat: at most one."""
UNSPENT: Final = tuple(
    tuple(asked for who, asked in enumerate(TO_HELP) if not spent >> who & 1) for spent in range(1 << len(TO_HELP))
)
"""[NW1-6.12] By those who are spent, the passengers who can still help."""
EVERYBODY: Final = len(UNSPENT) - 1

EXERT_NOT_LISTED: Final = nemo1.reason("exert-not-listed", "NW1-6.10", code="E_NOT_LISTED")
EXERT_TWICE: Final = nemo1.reason("exert-twice", "NW1-6.10", code="E_EXERT")
NO_HELP_CARD: Final = nemo1.reason("no-help-card", "NW1-6.12", "NW1-6.7", "NW1-10.4", code="E_CARD")
PASSENGER_SPENT: Final = nemo1.reason("passenger-spent", "NW1-6.12", "NW1-10.4", code="E_HELP")
unknown("unknown-passenger", "NW1-6.12", of=(HELP,))
UNKNOWN_RESOURCE: Final = unknown("unknown-resource", "NW1-6.10", "NW1-10.2", "NW1-8.1", of=(EXERT, LOSE))


@nemo1.step
def begin_test(s: Nemo, card: int) -> Node:
    """[NW1-6.9, 6.10, AMB-12] The test of a card: first what to exert, then the roll."""
    found = s.pack.cards[card]
    s.test, s.number = CARD_TEST, found.target
    s.modifier = s.help = 0
    s.exerted = s.dice = ()
    s.agenda = ((test_over, card), s.agenda)
    return ask_exertion(s, found.help) if found.help else ROLL_TEST


def why_not_exert(s: Nemo, asked: Choice, option: Option) -> str:
    """[NW1-6.10] Only what the HELP list names, each once; nothing is exerted besides nothing."""
    if option[0] != EXERT.name:
        return NOT_NOW
    names = option[1:]
    if not all(name in RESOURCE for name in names):
        return UNKNOWN_RESOURCE
    if len(set(names)) < len(names):
        return EXERT_TWICE
    listed = s.pack.cards[s.carried[-1]].help
    return "" if all(listed >> RESOURCE[name] & 1 for name in names) else EXERT_NOT_LISTED


@question("exert", "NW1-6.10", otherwise=why_not_exert)
def exertions(s: Nemo, asked: Choice) -> Iterator[Thought]:
    """[NW1-6.10] Each resource on its own, then what may be combined."""
    listed = EXERT_ANY[s.pack.cards[s.carried[-1]].help]
    for option in dict.fromkeys((*EXERT_ONE, *listed)):
        yield option, "" if option in listed else EXERT_NOT_LISTED


@nemo1.step
def ask_exertion(s: Nemo, mask: int) -> Node:
    """[NW1-6.10] Any set of the resources on the HELP list, each once."""
    return ask(s, EXERTION[mask], (ask_exertion, mask))


@nemo1.step
def exert_chosen(s: Nemo, answer: Option) -> Chance:
    """[NW1-6.10, 10.2, AMB-20, Q4] Each adds the modifier of its present circle; the marker itself stays for now."""
    for resource in EXERTED[answer]:
        value = s.pack.modifiers[resource][s.levels[resource]]
        s.exerted += ((resource, value),)
        s.modifier += value
    if s.events is not None and answer != EXERT_NOTHING:
        s.tell("nemo1-exerted", *answer[1:])
    return ROLL_ATTACK if s.test == ATTACK else ROLL_TEST


EXERTION: Final = tuple(Choice(0, exertions.ask, options, (exert_chosen,)) for options in EXERT_ANY)


@nemo1.step
def rolled(s: Nemo, dice: Option) -> Node | None:
    """[NW1-6.10, 10.4] The dice are known."""
    s.dice = dice
    if s.events is not None:
        s.tell("nemo1-rolled", TESTS[s.test], *dice)
    return offer_help(s)


ROLL_TEST: Final = two_dice("test-roll", (rolled,))
ROLL_ATTACK: Final = two_dice("attack-roll", (rolled,))


def succeeds(s: Nemo) -> bool:
    """[NW1-6.10, 10.4, Q1] The number is reached; a natural 2 fails whatever is added."""
    first, second = s.dice
    return reaches(first + second, s.number - s.modifier - s.help)


def reaches(total: int, need: int) -> bool:
    """[NW1-6.10, 10.4, Q1] Whether two dice that come to a total are enough."""
    return NATURAL < total >= need


def why_not_help(s: Nemo, asked: Choice, option: Option) -> str:
    """[NW1-6.12] The card for this moment, which is not held; any other has another window."""
    match option:
        case (USE.name, name) if s.pack.card_number[name] in s.pack.help_cards:
            return NO_HELP_CARD
    return NOT_NOW


@question("help", "NW1-6.12", otherwise=why_not_help)
def helps(s: Nemo, asked: Choice) -> Iterator[Thought]:
    """[NW1-6.12] Everybody who was ever aboard, the card for this moment, or no more."""
    for who, option in enumerate(TO_HELP):
        yield option, PASSENGER_SPENT if s.spent >> who & 1 else ""
    for card in s.pack.help_cards:
        if card in s.kept:
            yield s.pack.draws.uses[card], ""
    yield DONE, ""


@nemo1.step
def offer_help(s: Nemo) -> Node | None:
    """[NW1-6.12, 10.4, AMB-27] Only while the result fails and somebody can help."""
    if succeeds(s):
        return None
    if s.kept and any(card in s.kept for card in s.pack.help_cards):
        return ask(s, helps.put(s, 0, (help_chosen,)), (offer_help,))
    return ask(s, HELPERS[s.spent], (offer_help,)) if s.spent != EVERYBODY else None


@nemo1.step
def help_chosen(s: Nemo, answer: Option) -> Node | None:
    """[NW1-6.12, AMB-26, Q1 to Q3] +2, +1, or both dice again with every modifier kept; each once in a game."""
    if answer == DONE:
        return None
    if answer[0] == USE.name:
        put_to_use(s, s.pack.card_number[answer[1]])
        return None
    who = PASSENGER[answer[1]]
    s.spent |= 1 << who
    s.tell("nemo1-helped", answer[1])
    if who == CONSEIL:
        return reroll(s)
    s.help += HELP_OF[who]
    return offer_help(s)


HELPERS: Final = tuple(Choice(0, helps.ask, (*helpers, DONE), (help_chosen,)) for helpers in UNSPENT)


@nemo1.step
def reroll(s: Nemo) -> Chance:
    """[NW1-6.12, Q2, Q3] Both dice again; the new roll stands, modifiers and stake stay."""
    return ROLL_ATTACK if s.test == ATTACK else ROLL_TEST


@nemo1.step
def test_over(s: Nemo, card: int) -> None:
    """[NW1-6.9 to 6.11] Passed: nothing is lost. Failed: the stake in order, then what the card says."""
    found = s.pack.cards[card]
    passed = succeeds(s)
    if s.events is not None:
        s.tell("nemo1-tested", found.name, sum(s.dice) + s.modifier + s.help, int(passed))
    s.test = NO_TEST
    s.follow(nemo1.steps_of(found.passed if passed else (*stake(s), *found.failed)))


def stake(s: Nemo) -> Program:
    """[NW1-6.11, 10.6, AMB-7, AMB-20] Each exerted resource loses 1, in the order Nemo, Crew, Hull."""
    return tuple([("lose", resource, 1) for resource, _ in s.exerted])
