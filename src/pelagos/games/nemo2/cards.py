"""[NW2-5.4 to 5.9] Resolving cards, playing kept ones, and the few cards that words cannot describe.

Most cards are programs of the effect language and need no code. The others have a function here:

    46 Required Repairs   `forgo_repair`, asked after a green Repair
    52 Rising Threat      `rising_threat`
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pelagos.core.nodes import Chance, Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.core.state import removed
from pelagos.games import nemo2 as chapters
from pelagos.games.nemo2.asking import another, elsewhere, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.effects import CONDITION, PAYMENTS, holds, why_not_payable
from pelagos.games.nemo2.names import (
    AFTER_SINKING,
    BOX,
    FAIL,
    OCEANS,
    PASS,
    PILES,
    RED,
    RISING_THREAT,
    STALK,
    THREAT_LEVELS,
)
from pelagos.games.nemo2.options import DISCARD_FIRST, SEMI
from pelagos.games.nemo2.procedures import add_group, draw_one, entering, put_ship, where
from pelagos.games.nemo2.records import Card
from pelagos.games.nemo2.resources import gain
from pelagos.games.nemo2.seats import ask
from pelagos.games.nemo2.semicoop import stack_card
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.verbs import KEEP, PLAY

REQUIRED_REPAIRS: Final = 46

NOT_IN_TABLEAU: Final = nemo2.reason("not-in-tableau", "NW2-5.7", "NW2-14.1", code="E_PRECONDITION")
WRONG_WINDOW: Final = nemo2.reason("wrong-window", "NW2-5.7", "NW2-12.7", "NW2-14.1", code="E_WINDOW")


def resolve(s: Nemo, card: int) -> None:
    """[NW2-1.12, 5.2, 5.4, 5.7 to 5.9] By kind: a KEEP card goes into the tableau, everything else happens at once.

    What a card says is its program, so its text goes before every general rule.
    """
    found = s.pack.cards[card]
    if s.events is not None:
        s.tell("nemo2-card", found.name)
    if found.kind == "KEEP":
        s.tableau += (card,)
        if card == REQUIRED_REPAIRS:
            s.cannonballs = s.pack.markers["cannonballs"]
        return
    s.dealt = card
    s.follow(nemo2.steps_of(found.steps))


@nemo2.step
def file_card(s: Nemo, card: int, pile: int) -> None:
    """[NW2-1.11, 20.1] A resolved card goes to PASS, FAIL or out of the game, or to the captain's stack."""
    if card == s.dealt:
        s.dealt = 0
    elif card in s.tableau:
        leave_tableau(s, card)
    if s.events is not None:
        s.tell("nemo2-filed", s.pack.cards[card].name, PILES[pile])
    if pile == BOX:
        return
    if s.flags & SEMI:
        stack_card(s, card, pile)
    elif pile == PASS:
        s.pass_pile += (card,)
    else:
        s.fail_pile += (card,)


def leave_tableau(s: Nemo, card: int) -> None:
    """[NW2-5.7] A kept card is kept no longer."""
    s.tableau = tuple([other for other in s.tableau if other != card])


def why_not_play(s: Nemo, card: int, window: str) -> str:
    """[NW2-5.7, 26, Q43] In the tableau, in its window, its condition holds, and a first payment is possible."""
    return _why_not_now(s, card, window) if card in s.tableau else NOT_IN_TABLEAU


def _why_not_now(s: Nemo, card: int, window: str) -> str:
    """[NW2-5.7, 26] The window, the condition and the payment of a card in the tableau."""
    found = s.pack.cards[card]
    if found.window != window and not _in_worded_window(s, card, window):
        return CONDITION if _names_window(found, window) else WRONG_WINDOW
    if found.condition and not holds(s, found.condition):
        return CONDITION
    return why_not_payable(s, found.steps) if found.steps and found.steps[0][0] in PAYMENTS else ""


def playable(s: Nemo, window: str) -> tuple[Option, ...]:
    """[NW2-5.7] The kept cards that can be played now."""
    draws = s.pack.draws
    fitting = draws.windows[window][s.ocean]
    if fitting.isdisjoint(s.tableau):
        return ()
    found: tuple[Option, ...] = ()
    for card in s.tableau:
        if card in fitting and not _why_not_now(s, card, window):
            found += (draws.plays[card],)
    return found


def _in_worded_window(s: Nemo, card: int, window: str) -> bool:
    """[NW2-5.7] A card whose options name their windows is playable when one of them holds."""
    found = s.pack.cards[card]
    if found.window != "*" or not found.steps:
        return False
    before, s.window = s.window, window
    fits = any([holds(s, condition) for _, condition, _ in found.steps[0][2]])
    s.window = before
    return fits


def _names_window(found: Card, window: str) -> bool:
    """[NW2-5.7] Whether one of the options of a card would be for this window, if only its condition held."""
    return found.window == "*" and bool(found.steps) and any(window in option[1] for option in found.steps[0][2])


@nemo2.step
def play_card(s: Nemo, card: int, window: str) -> None:
    """[NW2-5.7] Play a kept card in one of its windows."""
    s.window = window
    s.tell("nemo2-played", s.pack.cards[card].name)
    s.follow(nemo2.steps_of(s.pack.cards[card].steps))


@elsewhere(PLAY.name)
def card_elsewhere(s: Nemo, node: Choice | Chance, option: Option) -> str:
    """[NW2-5.7] A kept card has its window."""
    return WRONG_WINDOW if s.pack.card_number[option[1]] in s.tableau else NOT_IN_TABLEAU


def why_not_for_sinking(s: Nemo, name: str) -> str:
    """[NW2-5.7, 12.7] A card that is not kept."""
    return why_not_play(s, s.pack.card_number[name], AFTER_SINKING)


@question("keep-card", "NW2-12.7", otherwise=another(PLAY, why_not_for_sinking))
def kept_for_sinkings(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-5.7, 12.7] Every kept card, or none."""
    for card in s.tableau:
        yield s.pack.draws.plays[card], why_not_play(s, card, AFTER_SINKING)
    yield KEEP, ""


@nemo2.step
def sinking_cards(s: Nemo) -> Node | None:
    """[NW2-12.7, Q43 to Q45] KEEP cards whose window is the sinking of a ship, one after the other."""
    found = playable(s, AFTER_SINKING)
    return ask(s, kept_for_sinkings.ask, (*found, KEEP), (sinking_card_chosen,)) if found else None


@nemo2.step
def sinking_card_chosen(s: Nemo, answer: Option) -> None:
    """[NW2-5.7] Never forced."""
    if answer != KEEP:
        s.do((play_card, s.pack.card_number[answer[1]], AFTER_SINKING), (sinking_cards,))


@nemo2.step
def rising_threat(s: Nemo) -> None:
    """[NW2-5.6, D9, Q48, Q61] The red group comes: one ship fights, some are discarded, the rest enter the bag last."""
    _gather_red(s)
    if not _red_left(s):
        s.do((file_card, RISING_THREAT, FAIL))
        return
    ship, discards = (red_ship,), (red_discards,)
    order = (discards, ship) if s.flags & DISCARD_FIRST else (ship, discards)
    s.do((file_card, RISING_THREAT, FAIL), *order, (add_group, RED))


def _gather_red(s: Nemo) -> None:
    """[NW2-Q48] Red ships that came early leave the bag and the discard pile and are the group again."""
    red = s.pack.fleet.groups[RED]
    back = {*s.bag, *s.discarded}.intersection(red)
    if back:
        s.bag = tuple([ship for ship in s.bag if ship not in back])
        s.discarded = tuple([ship for ship in s.discarded if ship not in back])
        s.held = tuple(sorted((*s.held, *back)))


def _red_left(s: Nemo) -> tuple[int, ...]:
    held = s.held
    return tuple([ship for ship in s.pack.fleet.groups[RED] if ship in held])


@nemo2.step
def red_ship(s: Nemo) -> Chance | None:
    """[NW2-5.5, 5.6] One random red ship enters the Nautilus ocean, even if it is full."""
    red = _red_left(s)
    return draw_one("red-group", s.pack.draws.ships, red, (red_ship_enters,)) if red else None


@nemo2.step
def red_ship_enters(s: Nemo, drawn: Option) -> None:
    """[NW2-5.5] A free Stalk fight that may not be declined."""
    ship = s.pack.fleet.number[drawn[0]]
    s.do((ship_enters, ship, s.ocean), (chapters.combat.fight_ship, ship, STALK))


@nemo2.step
def red_discards(s: Nemo) -> None:
    """[NW2-5.6] One random red ship is discarded for each level of 26, 36, 44 never reached so far."""
    number = sum(s.peak < level for level in THREAT_LEVELS)
    s.do(*[(red_discard,)] * number)


@nemo2.step
def red_discard(s: Nemo) -> Chance | None:
    """[NW2-5.6] To the ship discard pile; with fewer ships than discards all of them go."""
    red = _red_left(s)
    return draw_one("red-group", s.pack.draws.ships, red, (red_discarded,)) if red else None


@nemo2.step
def red_discarded(s: Nemo, drawn: Option) -> None:
    """[NW2-5.6] It may come back with the discard pile."""
    ship = s.pack.fleet.number[drawn[0]]
    s.held = removed(s.held, ship)
    s.discarded += (ship,)
    s.tell("nemo2-red-discarded", drawn[0])


@nemo2.step
def ship_enters(s: Nemo, ship: int, ocean: int) -> None:
    """[NW2-3.3, 5.5, 26] A named ship enters an ocean even if it is full; one that lies on the map stays there."""
    if ship in s.held:
        s.held = removed(s.held, ship)
    elif ship in s.discarded:
        s.discarded = removed(s.discarded, ship)
    elif ship in s.bag:
        s.bag = removed(s.bag, ship)
    else:
        return
    piece = entering(s, ship, False)
    ocean = where(s, ocean)
    put_ship(s, ocean, piece)
    s.tell("nemo2-entered", s.pack.sides[piece].name, OCEANS[ocean])


@nemo2.step
def forgo_repair(s: Nemo, gained: int, answer: Option) -> None:
    """[NW2 Event 46] Each Hull point of a green Repair that is forgone removes a cannonball; the last one ends it."""
    forgone = answer[1]
    s.cannonballs = max(0, s.cannonballs - forgone)
    if forgone and not s.cannonballs:
        s.do((file_card, REQUIRED_REPAIRS, FAIL))
    if gained > forgone:
        s.do((gain, 2, gained - forgone))
