"""[NW1-7.x] Nemo actions: when they are possible and what they do. Combat has its own chapter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.nodes import Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.core.state import replaced
from pelagos.core.verbs import Verb
from pelagos.games.nemo1.adventure import TO_BE_OFFERED, draw_card
from pelagos.games.nemo1.asking import NOT_NOW, ask, pending, question, unknown
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.combat import ATTACKING, STALKING, begin_fight
from pelagos.games.nemo1.hidden import face_down
from pelagos.games.nemo1.names import CREW, EMPTY, HULL, LIBRARY, OCEAN, SEEK, UPGRADE, UPGRADES
from pelagos.games.nemo1.resources import gain
from pelagos.games.nemo1.rolls import one_die
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tracks import advance_weeks, change_liberation
from pelagos.games.nemo1.treasures import give_back, treasure_drawn, treasure_found, which
from pelagos.games.nemo1.verbs import INCITE, MARK, MOVE, PAY, REFIT

INCITE_BASE: Final = 5

ALREADY_NAMED: Final = nemo1.reason("already-named", "NW1-7.5", code="E_SALVAGE")
ALREADY_OWNED: Final = nemo1.reason("already-owned", "NW1-7.5", code="E_OWNED")
BOX_ORDER: Final = nemo1.reason("box-order", "NW1-7.5", code="E_CHOICE")
CONSECUTIVE_YARD: Final = nemo1.reason("consecutive-yard", "NW1-7.2", code="E_CONSECUTIVE")
NOT_STORED: Final = nemo1.reason("not-stored", "NW1-7.5", code="E_SALVAGE")
TOO_LITTLE_SALVAGE: Final = nemo1.reason("too-little-salvage", "NW1-7.5", code="E_SALVAGE")
unknown("unknown-ship", "NW1-7.5", of=(MARK, PAY))
unknown("unknown-upgrade", "NW1-7.5", of=(REFIT,))
WRONG_PAYMENT: Final = nemo1.reason("wrong-payment", "NW1-7.5", code="E_SALVAGE")

NO_NUMBER: Final = nemo1.reason("no-number", "NW1-7.7", "NW1-8.2", code="E_NO_TREASURE")
NO_TREASURE: Final = nemo1.reason("no-treasure", "NW1-7.7", code="E_NO_TREASURE")
OFFERING_NOT_COLLECTED: Final = nemo1.reason(
    "offering-not-collected", "NW1-7.7", code="E_NO_TREASURE", wider=(NO_TREASURE,)
)
OFFERING_UNNAMED: Final = nemo1.reason("offering-unnamed", "NW1-7.7", code="E_NO_TREASURE", wider=(NO_TREASURE,))
unknown("unknown-offering", "NW1-7.7", of=(INCITE,))

NOTHING_TO_FIND: Final = nemo1.reason("nothing-to-find", "NW1-7.8", code="E_NO_TREASURE")

NOT_CONNECTED: Final = nemo1.reason("not-connected", "NW1-7.9", code="E_NOT_CONNECTED")
ROUTE_CLOSED: Final = nemo1.reason("route-closed", "NW1-7.9", code="E_NOT_CONNECTED")
unknown("unknown-destination", "NW1-7.9", of=(MOVE,))


def why_not_yard(s: Nemo) -> str:
    """[NW1-7.2, AMB-3, AMB-9, Q28] Not after a yard action in the turn before, unless card 16 was used."""
    return CONSECUTIVE_YARD if s.yard and not s.free_yard else ""


def why_not_refit(s: Nemo, upgrade: int) -> str:
    """[NW1-7.5] Not twice, and only with enough stored Salvage ships."""
    if reason := why_not_yard(s):
        return reason
    if s.owned >> upgrade & 1:
        return ALREADY_OWNED
    return "" if len(s.salvage) >= s.pack.costs[upgrade] else TOO_LITTLE_SALVAGE


def roll_weeks(s: Nemo) -> Node | None:
    """[NW1-7.2, AMB-4] 1d3 weeks on top of phase 3; none with card 16."""
    return None if s.free_yard else WEEK_DIE


@nemo1.step
def week_rolled(s: Nemo, die: Option) -> None:
    """[NW1-7.2, 4.1, V-01, Q15] The calendar moves before the benefit; it may end the game."""
    advance_weeks(s, s.pack.numbers.d3[die[0] - 1])


WEEK_DIE: Final = one_die("week-die", (week_rolled,))


def rest(s: Nemo, answer: Option) -> Node | None:
    """[NW1-7.3] The weeks first, then the second die; a full Crew is no obstacle."""
    s.do((rest_die,))
    return roll_weeks(s)


@nemo1.step
def rest_die(s: Nemo) -> Node:
    """[NW1-7.3, AMB-4] Only Rest rolls a second die."""
    return REST_DIE


@nemo1.step
def rested(s: Nemo, die: Option) -> None:
    """[NW1-7.3] The rest table."""
    s.tell("nemo1-rested", die[0])
    if s.pack.numbers.rest[die[0] - 1]:
        gain(s, CREW, 1)


REST_DIE: Final = one_die("rest-die", (rested,))


def repair(s: Nemo, answer: Option) -> Node | None:
    """[NW1-7.4] 1 Hull; a full one is no obstacle."""
    s.do((gain, HULL, 1))
    return roll_weeks(s)


def refit(s: Nemo, answer: Option) -> Node | None:
    """[NW1-7.5] Name the ships that pay, then the week die, then the benefit."""
    return ask_payment(s, UPGRADE[answer[1]], ())


def another_ship(s: Nemo, asked: Choice, option: Option) -> str:
    """[NW1-7.5] A ship that is not stored, or one that is to mark instead of to pay."""
    _, upgrade, named = pending(asked.then)
    if option[0] != naming(upgrade, named).name:
        return NOT_NOW
    return why_not_name(s, upgrade, named, s.pack.ship_number[option[1]])


@question("refit-ships", "NW1-7.5", otherwise=another_ship)
def payments(s: Nemo, asked: Choice) -> Iterator[Thought]:
    """[NW1-7.5] Every stored ship."""
    _, upgrade, named = pending(asked.then)
    verb = naming(upgrade, named)
    for ship in s.salvage:
        yield verb(s.pack.ships[ship].name), why_not_name(s, upgrade, named, ship)


def naming(upgrade: int, named: tuple[int, ...]) -> Verb:
    """[NW1-7.5] The first ship marks a permanent upgrade, all others pay."""
    return MARK if upgrade != SEEK and not named else PAY


def why_not_name(s: Nemo, upgrade: int, named: tuple[int, ...], ship: int) -> str:
    """[NW1-7.5] A stored ship that was not named yet; payers are named in the order of their boxes."""
    if ship not in s.salvage:
        return NOT_STORED
    if ship in named:
        return ALREADY_NAMED
    return "" if ship in payable(s, upgrade, named) else BOX_ORDER


@nemo1.step
def ask_payment(s: Nemo, upgrade: int, named: tuple[int, ...]) -> Node | None:
    """[NW1-7.5] First the ship that marks a permanent upgrade, then the others in the order of their boxes.

    The last ones that can pay have to: nothing else is offered then, so that no table asks for them.
    """
    if len(named) == s.pack.costs[upgrade]:
        return paid_for(s, upgrade, named)
    verb, ships = naming(upgrade, named), s.pack.ships
    options = tuple([verb(ships[ship].name) for ship in payable(s, upgrade, named)])
    asked = Choice(0, payments.ask, options, (payment_named, upgrade, named))
    return asked if len(options) == 1 else ask(s, asked, (ask_payment, upgrade, named))


def payable(s: Nemo, upgrade: int, named: tuple[int, ...]) -> tuple[int, ...]:
    """[NW1-7.5] The stored ships that can be named next; after the first payer only those in later boxes.

    Enough of them are left behind for what is still to be paid.
    """
    if naming(upgrade, named) is MARK:
        return s.salvage
    last = EMPTY if len(named) < 2 else s.salvage.index(named[-1])
    left = [ship for box, ship in enumerate(s.salvage) if box > last and ship not in named]
    return tuple(left[: len(left) - (s.pack.costs[upgrade] - len(named)) + 1])


@nemo1.step
def payment_named(s: Nemo, upgrade: int, named: tuple[int, ...], answer: Option) -> Node | None:
    """[NW1-7.5] One ship more."""
    return ask_payment(s, upgrade, (*named, s.pack.ship_number[answer[1]]))


def paid_for(s: Nemo, upgrade: int, ships: tuple[int, ...]) -> Node | None:
    """[NW1-7.2, 7.5] All is named: the week die, then the purchase."""
    s.do((buy, upgrade, ships))
    return roll_weeks(s)


@nemo1.step
def buy(s: Nemo, upgrade: int, ships: tuple[int, ...]) -> Node | None:
    """[NW1-7.5, 7.6, Q19] One ship marks a permanent upgrade for good, the others go to the Discard Pile."""
    s.salvage = tuple([ship for ship in s.salvage if ship not in ships])
    s.tell("nemo1-bought", UPGRADES[upgrade])
    if upgrade == SEEK:
        s.discard += ships
        return draw_card(s, TO_BE_OFFERED)
    s.owned |= 1 << upgrade
    s.marks = replaced(s.marks, upgrade, ships[0])
    s.discard += ships[1:]
    return None


def why_not_incite(s: Nemo, treasure: int) -> str:
    """[NW1-7.7, AMB-10, AMB-26, Q21] A collected treasure that bears a number."""
    if treasure not in s.collected and treasure not in s.charms:
        return OFFERING_NOT_COLLECTED if has_offering(s) else NO_TREASURE
    return "" if s.pack.treasures[treasure].incite else NO_NUMBER


def has_offering(s: Nemo) -> bool:
    """[NW1-7.7] Whether any collected treasure bears a number."""
    return any(s.pack.treasures[treasure].incite for treasure in (*s.collected, *s.charms))


def incite(s: Nemo, answer: Option) -> Node:
    """[NW1-7.7] The treasure is named, then the die is rolled."""
    return one_die("incite-die", (incited, s.pack.treasure_number[answer[1]]))


@nemo1.step
def incited(s: Nemo, treasure: int, die: Option) -> None:
    """[NW1-7.7, AMB-11, Q20] Die + value - 5, then the natural faces, each step clamped; the treasure goes back."""
    found = s.pack.treasures[treasure]
    s.tell("nemo1-incited", found.name, die[0])
    gained = die[0] + found.vp - INCITE_BASE
    if gained >= 1:
        change_liberation(s, gained)
    if bonus := s.pack.numbers.incite[die[0] - 1]:
        change_liberation(s, bonus)
    give_back(s, treasure)


def why_not_search(s: Nemo) -> str:
    """[NW1-7.8, 8.5] A counter in the circle, or the library with an empty circle and a cup that is not."""
    if s.circles[s.ocean] != EMPTY:
        return ""
    return "" if s.owned >> LIBRARY & 1 and s.cup else NOTHING_TO_FIND


def search(s: Nemo, answer: Option) -> Node:
    """[NW1-7.8] One die; no exertion, no help."""
    return SEARCH_DIE


@nemo1.step
def searched(s: Nemo, die: Option) -> Node | None:
    """[NW1-7.8, Q32] Found: the counter of the circle, or with an empty one a counter from the cup."""
    found = s.pack.numbers.search[die[0] - 1]
    s.tell("nemo1-searched", die[0], int(found))
    if not found:
        return None
    code = s.circles[s.ocean]
    if code != EMPTY:
        return which(s, code, (treasure_found,))
    return which(s, face_down(s.cup_layers), (treasure_drawn,))


SEARCH_DIE: Final = one_die("search-die", (searched,))


def why_not_move(s: Nemo, ocean: int) -> str:
    """[NW1-7.9] A route that is open now."""
    if (s.ocean, ocean) not in s.pack.weeks:
        return NOT_CONNECTED
    needed = [card for card, way in s.pack.opened[s.ocean] if OCEAN[way[1]] == ocean]
    return ROUTE_CLOSED if needed and needed[0] not in s.kept else ""


def move(s: Nemo, answer: Option) -> None:
    """[NW1-7.9, AMB-4, V-13] One route; its weeks come on top of phase 3. The dark box always has room."""
    ocean = OCEAN[answer[1]]
    number = s.pack.weeks[s.ocean, ocean]
    s.ocean = ocean
    if s.events is not None:
        s.tell("nemo1-moved", answer[1])
    advance_weeks(s, number)


def stalk(s: Nemo, answer: Option) -> Node | None:
    """[NW1-7.10, AMB-16] One ship, once, with +1; nothing follows."""
    return begin_fight(s, answer[1] - 1, STALKING)


def attack(s: Nemo, answer: Option) -> Node | None:
    """[NW1-7.11] One ship, and after each sinking another one."""
    return begin_fight(s, answer[1] - 1, ATTACKING)
