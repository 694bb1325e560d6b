"""[NW2-6.x] Tests: exertion, treasure spending, modifiers, the roll, emergency help, the result.

A caller puts `("begin_test", kind, target, exertable)` on the agenda and its own outcome step behind it. When that
step runs, `s.passed` says success, `s.row` the row of the action table, `s.dice` the final dice; losses of exerted
resources have been applied. Combat tests look up their target number in `s.target` at the last moment (Q20).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pelagos.core.nodes import Chance, Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.games.nemo2 import verbs
from pelagos.games.nemo2.asking import NOT_NOW, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.coop import settle_handover, test_failed
from pelagos.games.nemo2.emergency import NEMO_BOX, help_chosen, helps, sources
from pelagos.games.nemo2.language import Program, wrapped
from pelagos.games.nemo2.names import (
    ARCANE_LIBRARY,
    ATTACK,
    CARD_TEST,
    DOUBLE_HULL,
    FIRE,
    FOG,
    HULL,
    INCITE,
    NEMO,
    NOWHERE,
    PROW,
    REINFORCED_ARMOR,
    RESOURCE,
    RESOURCES,
    SEARCH,
    STALK,
    TESTS,
    TORPEDO,
)
from pelagos.games.nemo2.options import CHIN, COORDINATED, COUNT_SAME_KIND, EVERY_QUESTION
from pelagos.games.nemo2.procedures import TWO_DICE, TWO_WEIGHTS, cubes_in
from pelagos.games.nemo2.resources import lose
from pelagos.games.nemo2.seats import ask, exerter, put
from pelagos.games.nemo2.shared_decisions import exertion_said, nemo_decided
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.treasures import bonuses, spend, spendable
from pelagos.games.nemo2.verbs import ACCEPT, EXERT_NOTHING, SPEND_NOTHING

NATURAL: Final = (1, 1)
LOWEST: Final = -1
UNCHANGED: Final = (TORPEDO, FOG)
BY_SHIPS: Final = (SEARCH, INCITE)
EXERT: Final = tuple(map(verbs.EXERT, RESOURCES))


def _subsets(mask: int) -> tuple[Option, ...]:
    chosen = [tuple(name for r, name in enumerate(RESOURCES) if part >> r & 1) for part in range(8) if not part & ~mask]
    return tuple(verbs.EXERT(*names) if names else EXERT_NOTHING for names in chosen)


def _singles(mask: int) -> tuple[Option, ...]:
    return (EXERT_NOTHING, *(EXERT[r] for r in range(len(RESOURCES)) if mask >> r & 1))


EXERTED: Final = tuple(tuple(r for r in range(len(RESOURCES)) if mask >> r & 1) for mask in range(8))
EXERT_ANY: Final = tuple(map(_subsets, range(8)))
EXERT_ONE: Final = tuple(map(_singles, range(8)))
"""[NW2-6.8] What can be answered for every set of listed resources: any subset of them, or at most one."""

EXERT_NOT_LISTED: Final = nemo2.reason("exert-not-listed", "NW2-6.8", "NW2-11.9", "NW2-12.6", code="E_EXERT")
EXERT_ONE_ONLY: Final = nemo2.reason("exert-one-only", "NW2-6.8", "NW2-11.9", "NW2-12.6", code="E_EXERT")
EXERT_TWICE: Final = nemo2.reason("exert-twice", "NW2-6.8", "NW2-11.9", "NW2-12.6", code="E_EXERT")


def why_not_exert(s: Nemo, asked: Choice, option: Option) -> str:
    """[NW2-6.8] Only the listed resources, one point each; outside TEST cards at most one."""
    if option[0] != verbs.EXERT.name:
        return NOT_NOW
    if len(option) > 2 and s.test != CARD_TEST:
        return EXERT_ONE_ONLY
    return EXERT_TWICE if len({*option}) < len(option) else EXERT_NOT_LISTED


def is_anothers_exertion(s: Nemo, asked: Choice, option: Option) -> bool:
    """[NW2-6.8, 19.6] Resources that can be exerted here, but not by the word of this seat alone."""
    if option[0] != verbs.EXERT.name:
        return False
    names = option[1:]
    if s.test == CARD_TEST:
        step = wrapped(asked.then, nemo_decided) or wrapped(asked.then, exertion_said)
        listed = {*step[1], *(name for option in asked.options for name in option[1:])}
    else:
        listed = {option[1] for option in EXERT_ONE[exertable(s)]} if len(names) == 1 else set()
    return listed.issuperset(names) and any(
        exerter(s, RESOURCE[name]) != asked.seat for name in names if name in RESOURCE
    )


def exertable(s: Nemo) -> int:
    """[NW2-6.8, 12.6] The resources that a table action lists, as bits; any of them for an attack."""
    action = s.pack.actions[s.test] if s.test <= INCITE else None
    return action.exert if action else len(EXERT_ONE) - 1


@question("exert", "NW2-6.8", otherwise=why_not_exert, anothers=is_anothers_exertion)
def exertions(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-6.8] Each resource on its own, and what may be combined: a step lists what the card or the action allows."""
    for option in dict.fromkeys((*EXERT_ONE[-1], *asked.options)):
        yield option, "" if option in asked.options else EXERT_NOT_LISTED


@nemo2.step
def begin_test(s: Nemo, kind: int, target: int, exertable: int) -> Node | None:
    """[NW2-6.1, 6.2, 6.7, 6.8, 19.4, Q35] The modifiers are summed up; a treasure may be spent, then resources exerted.

    At most one collected treasure with a printed treasure VP counts for a table action. Then the dice are rolled.
    """
    if s.handover:
        settle_handover(s)
    s.test = kind
    s.threshold = target
    s.exerted = s.help = s.helped = 0
    s.modifier = modifier(s)
    action = s.pack.actions[kind] if kind <= INCITE else None
    if action is not None and action.treasure and ((treasures := spendable(s)) or s.flags & EVERY_QUESTION):
        return ask(s, bonuses.ask, (SPEND_NOTHING, *treasures), (treasure_spent, exertable))
    if not exertable and not s.flags & EVERY_QUESTION:
        return ROLL_TEST
    return ASK_ONE[exertable] if exertable and kind != CARD_TEST and s.seats == 1 else ask_exertion(s, exertable)


@nemo2.step
def ask_exertion(s: Nemo, exertable: int) -> Node | None:
    """[NW2-6.8, Q29] A TEST card: any of the listed resources; a table action or an attack: at most one."""
    question = (ASK_ANY if s.test == CARD_TEST else ASK_ONE)[exertable]
    return question if s.seats == 1 else put(s, question)


@nemo2.step
def exert_chosen(s: Nemo, answer: Option) -> Node | None:
    """[NW2-6.8, 6.9] The bonus counts, whatever happens to the marker later."""
    if answer == EXERT_NOTHING:
        return ROLL_TEST
    for name in answer[1:]:
        resource = RESOURCE[name]
        s.exerted |= 1 << resource
        s.modifier += exert_value(s, resource)
    if s.events is not None:
        s.tell("nemo2-exerted", *answer[1:])
    return ROLL_TEST


ASK_ANY: Final = tuple(Choice(0, "exert", options, (exert_chosen,)) for options in EXERT_ANY)
ASK_ONE: Final = tuple(Choice(0, "exert", options, (exert_chosen,)) for options in EXERT_ONE)


def exert_value(s: Nemo, resource: int) -> int:
    """[NW2-6.9, 13.2] What the box of the marker prints; Double Hull adds 1 to Hull."""
    value = s.pack.exert[resource][s.resources[resource]]
    return value + 1 if resource == HULL and DOUBLE_HULL in s.installed else value


def exerted_value(s: Nemo, resource: int) -> int:
    """[NW2-6.2, 6.9, 14.3] What an exerted resource adds: the box before a penalty moved its marker."""
    box = s.helped // NEMO_BOX
    if resource == NEMO and box:
        return s.pack.exert[NEMO][box - 1]
    return exert_value(s, resource)


@nemo2.step
def treasure_spent(s: Nemo, exertable: int, answer: Option) -> Node | None:
    """[NW2-6.7] Its printed value is the bonus; the motive does not change it."""
    if answer != SPEND_NOTHING:
        s.modifier += spend(s, answer[1])
    return ask_exertion(s, exertable) if exertable or s.flags & EVERY_QUESTION else ROLL_TEST


def modifiers(s: Nemo) -> tuple[tuple[str, int], ...]:
    """[NW2-6.2, 6.6, 13.8, 13.10] What changes this test but exertion and spending, as (reason, value)."""
    kind = s.test
    if kind in UNCHANGED:
        return ()
    if kind in BY_SHIPS:
        return _per_ship(s, kind)
    penalty = warship_penalty(s)
    found: tuple[tuple[str, int], ...] = (("warships", -penalty),) if penalty else ()
    if kind == FIRE and REINFORCED_ARMOR in s.installed:
        found += (("reinforced-armor", 1),)
    if kind == ATTACK:
        if s.mode == STALK:
            found += (("stalk", 1),)
        if PROW in s.installed:
            found += (("strengthened-prow", 1),)
    return found


def warship_penalty(s: Nemo) -> int:
    """[NW2-6.4, 18.6, Q1 to Q3, Q53] 1 for any Warship here but the target; with coordinated navies 1 per ship."""
    pieces, warship, target = s.ships[s.ocean], s.pack.warship, s.target
    if not pieces or s.ocean == NOWHERE:
        return 0
    if s.flags & COORDINATED:
        return _coordinated_penalty(s)
    for piece in pieces:
        if warship[piece] and piece != target:
            return 1
    return 0


def _coordinated_penalty(s: Nemo) -> int:
    """[NW2-18.6, Q53] 1 for every other ship here, or for every other Warship."""
    others = [piece for piece in s.ships[s.ocean] if piece != s.target]
    return sum([s.pack.warship[piece] for piece in others]) if s.flags & COUNT_SAME_KIND else len(others)


def modifier(s: Nemo) -> int:
    """[NW2-6.2, 6.4 to 6.6] The sum of the `modifiers`, found at once: every test asks for it."""
    kind, ships = s.test, len(s.ships[s.ocean])
    penalty = warship_penalty(s) if ships else 0
    if kind == CARD_TEST:
        return -penalty
    if kind == ATTACK:
        return (s.mode == STALK) + (PROW in s.installed) - penalty
    if kind == FIRE:
        return (REINFORCED_ARMOR in s.installed) - penalty
    if kind in BY_SHIPS:
        cubes = cubes_in(s, s.ocean) if kind == INCITE else 0
        return (ARCANE_LIBRARY in s.installed) - ships - cubes
    return 0 if kind in UNCHANGED else -penalty


def _per_ship(s: Nemo, kind: int) -> tuple[tuple[str, int], ...]:
    """[NW2-6.5, 13.1, D35] -1 per ship of either kind; Incite also -1 per uprising cube; the library +1."""
    ships = s.ships[s.ocean]
    found: tuple[tuple[str, int], ...] = (("ships", -len(ships)),) if ships else ()
    if kind == INCITE and (cubes := cubes_in(s, s.ocean)):
        found += (("uprisings", -cubes),)
    if ARCANE_LIBRARY in s.installed:
        found += (("arcane-library", 1),)
    return found


@nemo2.step
def help_reroll(s: Nemo) -> Chance:
    """[NW2-6.12, Q26] Both dice again; the new result stands, the modifiers stay."""
    return ROLL_TEST


@nemo2.step
def help_bonus(s: Nemo, number: int) -> Node | None:
    """[NW2-14.1] Emergency help adds to this roll; then it is offered again."""
    s.help += number
    return offer_help(s)


@nemo2.step
def test_rolled(s: Nemo, dice: Option) -> Node | None:
    """[NW2-6.2] The dice are known."""
    s.dice = dice
    if s.events is not None:
        s.tell("nemo2-rolled", TESTS[s.test], *dice)
    return offer_help(s)


ROLL_TEST: Final = Chance("2d6", TWO_DICE, TWO_WEIGHTS, (test_rolled,))
"""[NW2-1.10, 6.2] Two dice; their order means nothing."""


@nemo2.step
def offer_help(s: Nemo) -> Node | None:
    """[NW2-6.2, 14.1, Q64] Emergency help, after every eligible roll and again after each use."""
    options = helps(s)
    if not options and not s.flags & EVERY_QUESTION:
        return judge_test(s)
    return ask(s, sources.ask, (ACCEPT, *options), (help_chosen,))


@nemo2.step
def judge_test(s: Nemo) -> Node | None:
    """[NW2-6.3, 6.10, 11.9, Q24, Q59] Success or failure; a failed exertion costs its resources first."""
    test, dice = s.test, s.dice
    s.passed, s.row = passed, _ = verdict(s, dice)
    if s.events is not None:
        s.tell("nemo2-result", TESTS[test], sum(dice) + s.modifier + s.help, passed)
    if passed:
        return None
    if s.seats > 1 and test not in (FIRE, FOG):
        test_failed(s)
    if not s.exerted:
        return None
    number = exertion_loss(s)
    first, *others = EXERTED[s.exerted]
    for resource in others[::-1]:
        s.agenda = ((lose, resource, number), s.agenda)
    return lose(s, first, number)


def no_help_needed(s: Nemo) -> Option | None:
    """[NW2-6.3, 11.9, 14.1] A roll that succeeds stands, unless a better row of a table action is left to reach."""
    if type(s.node) is not Choice or s.node.ask != sources.ask or ACCEPT not in s.node.options:
        return None
    passed, row = verdict(s, s.dice)
    action = s.pack.actions[s.test] if SEARCH <= s.test <= INCITE else None
    best = row if action is None else len(action.rows) - 1
    return ACCEPT if passed and row == best else None


def verdict(s: Nemo, dice: Option) -> tuple[int, int]:
    """[NW2-6.3, 11.9, Q23] Whether dice are a success, and the row of the table that they reach.

    A table action has a row for every total, and the lowest for a natural double 1; a green row is a success.
    """
    total = dice[0] + dice[1] + s.modifier + s.help
    if SEARCH <= s.test <= INCITE:
        action = s.pack.actions[s.test]
        assert action is not None, "a table action has rows"
        row = action.reached[LOWEST if dice == NATURAL else total]
        return int(action.rows[row].green), row
    return int(reaches(dice, target_number(s) - s.modifier - s.help)), s.row


def reaches(dice: Option, need: int) -> bool:
    """[NW2-6.3] Whether two dice are enough; a natural double 1 never is."""
    return dice[0] + dice[1] >= need and dice != NATURAL


def target_number(s: Nemo) -> int:
    """[NW2-12.3, 12.6, Q20] The number to reach; in combat that of the side which lies up now."""
    if s.target != NOWHERE and s.test == FIRE:
        return s.pack.sides[s.target].attack
    if s.test == ATTACK:
        return s.pack.sides[s.target].defense
    return s.threshold


def exertion_loss(s: Nemo) -> int:
    """[NW2-6.10, 6.11, 18.1] 1 when the lower die is 1, else 2; an attack with a natural double 1 costs 2."""
    lower = min(s.dice)
    if s.flags & CHIN:
        if s.chin == 0:
            return 1
        if s.chin == 2:
            return 2 if s.test == ATTACK and s.dice == NATURAL else lower
    if s.test == ATTACK and s.dice == NATURAL:
        return 2
    return 1 if lower == 1 else 2


@nemo2.step
def outcome(s: Nemo, passed: Program, failed: Program, then: Program) -> None:
    """[NW2-5.8, 26] What the result of a TEST card says, and what follows either way."""
    s.follow(nemo2.steps_of((passed if s.passed else failed) + then))
