"""[NW1-10.x, 6.8] Combat: enemy fire, exertion, modifiers, the attack, sinking or capturing, going on.

`mode` says what the fight belongs to: ATTACKING may go on after a sinking, STALKING and the encounter of a card (its
number, 0 for none) are over after one fight.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.nodes import Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.core.state import replaced
from pelagos.games.nemo1.asking import NOT_NOW, always, ask, question
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.ending import check_last_ship
from pelagos.games.nemo1.fleet import put, ship_seen, take_away, targets, turn_over, why_not_fight
from pelagos.games.nemo1.language import Program
from pelagos.games.nemo1.names import (
    ACTION,
    ARMOR,
    ATTACK,
    CARDS,
    EMPTY,
    MONSTER,
    NO_TEST,
    NOWHERE,
    OCEANS,
    PROW,
    RESOURCES,
)
from pelagos.games.nemo1.resources import lose
from pelagos.games.nemo1.rolls import one_die, two_dice
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tests import EXERT_ONE, exert_chosen, stake, succeeds
from pelagos.games.nemo1.tracks import change_notoriety
from pelagos.games.nemo1.verbs import CAPTURE, EXERT, SINK, STOP, TO_ATTACK

STALKING: Final = -1
ATTACKING: Final = -2
MODES: Final = range(ATTACKING, CARDS + 1)
ATTACK_MODIFIERS: Final = ("stalk", "prow", "warships")

EXERT_ONE_ONLY: Final = nemo1.reason("exert-one-only", "NW1-10.2", "NW1-6.10", code="E_EXERT")
SALVAGE_FULL: Final = nemo1.reason("salvage-full", "NW1-10.5", code="E_BOX")


def begin_fight(s: Nemo, place: int, mode: int) -> Node | None:
    """[NW1-7.10, 7.11, 10.1] The target is turned face up; then a Warship fires."""
    s.foe, s.stalking = place, 1 if mode == STALKING else 0
    s.agenda = ((fight_over, mode), s.agenda)
    if s.ships[s.ocean][place] < EMPTY:
        return turn_over(s, place, (foe_seen,))
    return open_fire(s)


@nemo1.step
def foe_seen(s: Nemo, outcome: Option) -> Node | None:
    """[NW1-7.10, 7.11] Now everybody knows who it is."""
    ship_seen(s, s.foe, outcome)
    return open_fire(s)


@nemo1.step
def encounter(s: Nemo, card: int, ship: int) -> Node | None:
    """[NW1-6.8] The ship of the card comes face up, full ocean or not, and is fought once."""
    s.released |= 1 << s.pack.ships[ship].group
    place = put(s, s.ocean, ship)
    s.tell("nemo1-entered", s.pack.ships[ship].name, OCEANS[s.ocean], place + 1)
    return begin_fight(s, place, card)


def attack_value(s: Nemo, ship: int) -> int:
    """[NW1-10.1, 9.2, Q9, Q10] Printed, +1 while Notoriety is at its end, -1 with Additional Armor; 0 is no Warship."""
    printed = s.pack.attack[ship]
    if not printed:
        return 0
    return printed + (s.notoriety == s.pack.numbers.notoriety_max) - (s.owned >> ARMOR & 1)


def open_fire(s: Nemo) -> Node | None:
    """[NW1-10.1, 2.2] Only the target fires, and only if it is a Warship."""
    return ENEMY_FIRE if s.pack.attack[s.ships[s.ocean][s.foe]] else combat_exert(s)


@nemo1.step
def fired(s: Nemo, dice: Option) -> Node | None:
    """[NW1-10.1] At or below the Attack Value is a hit."""
    hit = hits(dice, attack_value(s, s.ships[s.ocean][s.foe]))
    if s.events is not None:
        s.tell("nemo1-fired", *dice, int(hit))
    return DAMAGE if hit else combat_exert(s)


ENEMY_FIRE: Final = two_dice("enemy-fire", (fired,))


def hits(dice: Option, value: int) -> bool:
    """[NW1-10.1] Whether enemy fire hits."""
    return sum(dice) <= value


@nemo1.step
def damaged(s: Nemo, die: Option) -> Node | None:
    """[NW1-10.1, AMB-11] 1 Nemo, 2 and 3 Crew, 4 to 6 Hull."""
    resource = s.pack.numbers.damage[die[0] - 1]
    s.tell("nemo1-damaged", die[0], RESOURCES[resource])
    s.do((combat_exert,))
    return lose(s, resource, 1)


DAMAGE: Final = one_die("damage-die", (damaged,))


def why_not_exert(s: Nemo, asked: Choice, option: Option) -> str:
    """[NW1-10.2] At most one resource."""
    return EXERT_ONE_ONLY if option[0] == EXERT.name and len(option) > 2 else NOT_NOW


COMBAT_EXERTION: Final = Choice(
    0, *always("combat-exert", "NW1-10.2", *EXERT_ONE, otherwise=why_not_exert), (exert_chosen,)
)


@nemo1.step
def combat_exert(s: Nemo) -> Node:
    """[NW1-10.2, 10.3, AMB-17, Q4] At most one resource adds to stalk, prow and other Warships, after enemy fire."""
    s.test, s.number = ATTACK, s.pack.ships[s.ships[s.ocean][s.foe]].defense
    s.modifier = sum(attack_modifiers(s, s.foe, s.stalking))
    s.help = 0
    s.exerted = s.dice = ()
    return COMBAT_EXERTION if not s.charms else ask(s, COMBAT_EXERTION, (combat_exert,))


def attack_modifiers(s: Nemo, foe: int, stalking: int) -> tuple[int, int, int]:
    """[NW1-10.3, 7.10, 7.5, AMB-17] What stalking, the prow and other Warships add to an attack: ATTACK_MODIFIERS."""
    return stalking, s.owned >> PROW & 1, -is_outnumbered(s, foe)


def is_outnumbered(s: Nemo, foe: int) -> bool:
    """[NW1-10.3, Q6, Q7] Another face-up Warship than the target is here; more of them count no more."""
    here, warships = s.ships[s.ocean], s.pack.warships
    return not warships.isdisjoint(here) and not warships.isdisjoint(here[:foe] + here[foe + 1 :])


@nemo1.step
def fight_over(s: Nemo, mode: int) -> Node | None:
    """[NW1-10.4 to 10.6] Hit: sink or capture. Miss: Notoriety +1, then the stake is lost."""
    hit = succeeds(s)
    if s.events is not None:
        ship = s.pack.ships[s.ships[s.ocean][s.foe]]
        s.tell("nemo1-attacked", ship.name, sum(s.dice) + s.modifier + s.help, int(hit))
    s.test = NO_TEST
    if hit:
        return ask_wreck(s, mode)
    return missed(s, mode)


def missed(s: Nemo, mode: int) -> Node | None:
    """[NW1-10.6, Q11] The ship stays face up."""
    s.foe = NOWHERE
    s.follow(nemo1.steps_of(miss(s, mode)))
    return None


def miss(s: Nemo, mode: int) -> Program:
    """[NW1-10.6, 6.8, AMB-7, AMB-15] Notoriety, then the stake; the card of an encounter goes to the Fail Pile."""
    return (("change_notoriety", 1), *stake(s), *(s.pack.cards[mode].failed if mode > STALKING else ()))


def why_not_capture(s: Nemo) -> str:
    """[NW1-10.5, Q14] A free Salvage box."""
    return "" if len(s.salvage) < s.pack.numbers.salvage_boxes else SALVAGE_FULL


@question("wreck", "NW1-10.5")
def wrecks(s: Nemo, asked: Choice) -> Iterator[Thought]:
    """[NW1-10.5] Sink or capture."""
    yield SINK, ""
    yield CAPTURE, why_not_capture(s)


@nemo1.step
def ask_wreck(s: Nemo, mode: int) -> Node:
    """[NW1-10.5] Sink it, or capture it while a Salvage box is free."""
    asked = SINKINGS[mode] if why_not_capture(s) else WRECKS[mode]
    return asked if not s.charms else ask(s, asked, (ask_wreck, mode))


@nemo1.step
def wreck_chosen(s: Nemo, mode: int, answer: Option) -> Node | None:
    """[NW1-10.5, 10.7, AMB-14, Q13, Q30, Q31] The ship leaves the map, its skulls count, then the last-ship check."""
    ship = take_away(s, s.foe)
    s.foe = NOWHERE
    found = s.pack.ships[ship]
    if answer == SINK:
        s.sunk = replaced(s.sunk, s.ocean, (*s.sunk[s.ocean], ship))
        if s.events is not None:
            s.tell("nemo1-sunk", found.name, OCEANS[s.ocean])
    else:
        s.salvage += (ship,)
        s.captured |= s.phase == ACTION
        s.tell("nemo1-captured", found.name)
    if skulls := skulls_of(s, ship):
        change_notoriety(s, skulls)
    if mode > STALKING:
        s.do(*nemo1.steps_of(s.pack.cards[mode].passed), (check_last_ship,))
        return None
    return sailed_on(s, mode, answer)


WRECKS: Final = {mode: Choice(0, wrecks.ask, (SINK, CAPTURE), (wreck_chosen, mode)) for mode in MODES}
SINKINGS: Final = {mode: Choice(0, wrecks.ask, (SINK,), (wreck_chosen, mode)) for mode in MODES}


def skulls_of(s: Nemo, ship: int) -> int:
    """[NW1-10.5, 7.5] The Notoriety of a wreck; Monster Design takes one off."""
    return max(0, s.pack.ships[ship].skulls - (s.owned >> MONSTER & 1))


def sailed_on(s: Nemo, mode: int, answer: Option) -> Node | None:
    """[NW1-7.10, 7.11, 12.2] After a sinking in an Attack the player may go on, if a ship is left here."""
    goes_on = mode == ATTACKING and answer == SINK
    if s.ships[s.ocean]:
        return ask_continue(s) if goes_on else None
    check_last_ship(s)
    return None


def why_not_continue(s: Nemo, asked: Choice, option: Option) -> str:
    """[NW1-7.11] Another ship of the same ocean."""
    return why_not_fight(s, option) if option[0] == TO_ATTACK[0][0] else NOT_NOW


@question("continue", "NW1-7.11", otherwise=why_not_continue)
def continuations(s: Nemo, asked: Choice) -> Iterator[Thought]:
    """[NW1-7.11] Stop, or the next ship of the same ocean."""
    yield STOP, ""
    for place in targets(s):
        yield TO_ATTACK[place], ""


@nemo1.step
def ask_continue(s: Nemo) -> Node:
    """[NW1-7.11] Stop, or name the next ship of the same ocean."""
    options = (STOP, *[TO_ATTACK[place] for place in targets(s)])
    return ask(s, Choice(0, continuations.ask, options, (continued,)), (ask_continue,))


@nemo1.step
def continued(s: Nemo, answer: Option) -> Node | None:
    """[NW1-7.11, Q8, Q11] Going on costs 1 Notoriety first."""
    if answer == STOP:
        return None
    change_notoriety(s, 1)
    return begin_fight(s, answer[1] - 1, ATTACKING)
