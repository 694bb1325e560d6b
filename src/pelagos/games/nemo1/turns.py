"""[NW1-5.1, 6.1 to 6.7, 7.1, 11.1, 12.4] The turn: preparation, one action with kept cards around it, one week."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from pelagos.core.nodes import Choice, Node, Option, make_choice
from pelagos.core.questions import Thought
from pelagos.games.nemo1.actions import (
    NO_TREASURE,
    OFFERING_UNNAMED,
    WRONG_PAYMENT,
    attack,
    has_offering,
    incite,
    move,
    refit,
    repair,
    rest,
    search,
    stalk,
    why_not_incite,
    why_not_move,
    why_not_refit,
    why_not_search,
    why_not_yard,
)
from pelagos.games.nemo1.adventure import TO_BE_DONE, draw_card
from pelagos.games.nemo1.asking import NOT_NOW, ask, question
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.cards import put_to_use, why_not_use
from pelagos.games.nemo1.data_cards import BEFORE_ACTION, IN_ACTION
from pelagos.games.nemo1.ending import finish, is_imperial
from pelagos.games.nemo1.fleet import place_ships, targets, why_not_fight
from pelagos.games.nemo1.names import ACTION, EMPTY, IMPERIAL, OCEAN, OCEANS, PREPARATION, TIME, UPGRADE
from pelagos.games.nemo1.rolls import two_dice
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tracks import advance_weeks, change_liberation
from pelagos.games.nemo1.treasures import replace_treasure
from pelagos.games.nemo1.verbs import (
    END,
    INCITE_SOMEHOW,
    MOST_PLACES,
    MOVE,
    PASS_TURN,
    REFIT,
    REPAIR,
    REST,
    SEARCH,
    TO_ATTACK,
    TO_REFIT,
    TO_STALK,
    USE,
)

MUST_ACT: Final = nemo1.reason("must-act", "NW1-7.1", code="E_CHOICE")

SEARCHES: Final = (SEARCH,)
YARD: Final = frozenset((REST[0], REPAIR[0], REFIT.name))
FIGHT: Final = tuple(zip(TO_STALK, TO_ATTACK, strict=True))
FIGHTS: Final = tuple(tuple(option for pair in FIGHT[:ships] for option in pair) for ships in range(MOST_PLACES + 1))
"""[NW1-7.10, 7.11] The fights that so many ships without a gap between them allow."""
BEGIN: Final[dict[str, Callable[[Nemo, Option], Node | None]]] = {
    "rest": rest,
    "repair": repair,
    "refit": refit,
    "incite": incite,
    "search": search,
    "move": move,
    "stalk": stalk,
    "attack": attack,
}


@nemo1.step
def begin_turn(s: Nemo) -> Node:
    """[NW1-5.1, 6.1] One roll of both dice serves the whole Preparation."""
    s.turn += 1
    s.phase = PREPARATION
    s.free_yard = s.captured = 0
    if s.events is not None:
        s.tell("nemo1-turn", s.turn, s.week)
    return ROLL


@nemo1.step
def prepared(s: Nemo, dice: Option) -> Node | None:
    """[NW1-6.1 to 6.3, 6.6, AMB-23, AMB-24] Step A, but not in the first turn; then step B, the adventure check."""
    if s.events is not None:
        s.tell("nemo1-prepared", *dice)
    first, second = dice
    if s.turn > 1:
        if first == second:
            doubles(s, first)
        else:
            place_ships(s, s.pack.by_dice[dice])
    if first + second < s.target:
        s.target, s.phase = s.pack.numbers.target_low, ACTION
        return before_action(s)
    s.target = s.pack.numbers.target_high
    s.agenda = (PHASE, s.agenda)
    return draw_card(s, TO_BE_DONE)


ROLL: Final = two_dice("preparation", (prepared,))


def doubles(s: Nemo, die: int) -> None:
    """[NW1-6.5, AMB-18, V-02, Q29] No ships: a replacement treasure, then the imperial backlash."""
    replace_treasure(s, s.pack.by_die[die])
    if 2 * die < s.liberation:
        change_liberation(s, -1)


@nemo1.step
def action_phase(s: Nemo) -> Node | None:
    """[NW1-5.1, 7.1, Q13] Exactly one action; a capture of the Preparation does not touch this phase."""
    s.phase = ACTION
    return before_action(s)


PHASE: Final = (action_phase,)


def why_not_act(s: Nemo, asked: Choice, option: Option) -> str:
    """[NW1-7.1, 6.7] One of the eight actions with its parameters, or a kept card; nobody can pass."""
    if option == PASS_TURN:
        return MUST_ACT
    match option:
        case ("rest",) | ("repair",):
            return why_not_yard(s)
        case ("refit", str(name), *_):
            return why_not_refit(s, UPGRADE[name]) or (WRONG_PAYMENT if option[2:] else "")
        case ("incite",):
            return OFFERING_UNNAMED if has_offering(s) else NO_TREASURE
        case ("incite", str(name)):
            return why_not_incite(s, s.pack.treasure_number[name])
        case ("search",):
            return why_not_search(s)
        case ("move", str(name)):
            return why_not_move(s, OCEAN[name])
        case ("attack" | "stalk", *_):
            return why_not_fight(s, option)
        case ("use", str(name)):
            return why_not_use(s, s.pack.card_number[name], (IN_ACTION, BEFORE_ACTION))
    return NOT_NOW


@question("action", "NW1-7.1", otherwise=why_not_act)
def acts(s: Nemo, asked: Choice) -> Iterator[Thought]:
    """[NW1-7.1, 6.7] Every kept card, every action, every treasure, every other ocean, every ship here."""
    treasures = [s.pack.draws.incites[treasure] for treasure in (*s.collected, *s.charms)]
    moves = [MOVE(name) for ocean, name in enumerate(OCEANS) if ocean != s.ocean]
    places = targets(s) or [0]
    fights = [*(TO_STALK[place] for place in places), *(TO_ATTACK[place] for place in places)]
    cards = [s.pack.draws.uses[card] for card in s.kept]
    for option in (*cards, REST, REPAIR, *TO_REFIT, *(treasures or (INCITE_SOMEHOW,)), SEARCH, *moves, *fights):
        yield option, why_not_act(s, asked, option)


@nemo1.step
def before_action(s: Nemo) -> Node | None:
    """[NW1-6.7, 7.1, 10.7, Q33] Kept cards and actions; a capture by a card ends the phase without an action."""
    if s.captured:
        s.yard = 0
        return advance_time(s)
    options = possible_actions(s)
    if s.kept and not s.pack.before[s.ocean].isdisjoint(s.kept):
        options = usable_cards(s, s.pack.before[s.ocean]) + options
    asked = make_choice((0, acts.ask, options, (action_chosen,)))
    return asked if not s.charms else ask(s, asked, (before_action,))


def usable_cards(s: Nemo, usable: frozenset[int]) -> tuple[Option, ...]:
    """[NW1-6.7] The kept cards that can be used here before the action, or after it."""
    found: tuple[Option, ...] = ()
    for card in s.kept:
        if card in usable:
            found += (s.pack.draws.uses[card],)
    return found


def possible_actions(s: Nemo) -> tuple[Option, ...]:
    """[NW1-7.1, 7.2, 7.9, AMB-3, AMB-9, AMB-10] The actions against which no `why_not` speaks, found at once."""
    ocean, pack = s.ocean, s.pack
    found = pack.moves[ocean]
    for card, way in pack.opened[ocean]:
        if card in s.kept:
            found += (way,)
    if not s.yard or s.free_yard:
        found += pack.yards[len(s.salvage)][s.owned]
    if s.circles[ocean] != EMPTY or not why_not_search(s):
        found += SEARCHES
    for treasure in s.collected + s.charms:
        found += pack.incitements[treasure]
    here = s.ships[ocean]
    return found + (FIGHTS[len(here)] if EMPTY not in here else fights(tuple(map(EMPTY.__ne__, here))))


@cache
def fights(taken: tuple[bool, ...]) -> tuple[Option, ...]:
    """[NW1-7.10, 7.11] The fights when only some of the places are taken; there are few ways in which that can be."""
    return tuple([option for place, ship in enumerate(taken) if ship for option in FIGHT[place]])


@nemo1.step
def action_chosen(s: Nemo, answer: Option) -> Node | None:
    """[NW1-7.1, 7.2, 6.7, Q28, Q37] Use a card and be asked again, or act; the category counts for the next turn."""
    verb = answer[0]
    if verb == USE.name:
        s.do((before_action,))
        put_to_use(s, s.pack.card_number[answer[1]])
        return None
    if s.events is not None:
        s.tell("nemo1-action", *answer)
    s.yard = 1 if verb in YARD else 0
    s.agenda = (AFTER, s.agenda)
    return BEGIN[verb](s, answer)


@nemo1.step
def lift_ban(s: Nemo) -> None:
    """[NW1-6.7, 7.2, Q28, Q37] Card 16: this turn a yard action is allowed and costs no weeks of its own."""
    s.free_yard = 1


def why_not_late(s: Nemo, asked: Choice, option: Option) -> str:
    """[NW1-6.7] A card that is not kept, or not for this moment."""
    match option:
        case ("use", str(name)):
            return why_not_use(s, s.pack.card_number[name], (IN_ACTION,))
    return NOT_NOW


@question("after-action", "NW1-6.7", otherwise=why_not_late)
def late_cards(s: Nemo, asked: Choice) -> Iterator[Thought]:
    """[NW1-6.7] Every kept card, or the end of the phase."""
    for card in s.kept:
        yield s.pack.draws.uses[card], why_not_use(s, card, (IN_ACTION,))
    yield END, ""


@nemo1.step
def after_action(s: Nemo) -> Node | None:
    """[NW1-6.7, 10.5, Q12] Kept cards after the action, unless a capture has ended the phase."""
    if not s.kept or s.captured or s.pack.after[s.ocean].isdisjoint(s.kept):
        return advance_time(s)
    options = (*usable_cards(s, s.pack.after[s.ocean]), END)
    return ask(s, Choice(0, late_cards.ask, options, (after_chosen,)), AFTER)


AFTER: Final = (after_action,)


@nemo1.step
def after_chosen(s: Nemo, answer: Option) -> Node | None:
    """[NW1-6.7] One card after another, until the player ends the phase."""
    if answer == END:
        return advance_time(s)
    s.do((after_action,))
    put_to_use(s, s.pack.card_number[answer[1]])
    return None


@nemo1.step
def advance_time(s: Nemo) -> Node | None:
    """[NW1-5.1, 11.1, 12.4, Q16] One week; the calendar goes before the full oceans. Then the next turn."""
    s.phase = TIME
    advance_weeks(s, 1)
    if s.week > s.pack.numbers.last_week:
        return None
    if is_imperial(s):
        finish(s, IMPERIAL)
        return None
    return begin_turn(s)
