"""[NW2-18.x] Optional rules: Treacherous Waters and Relentless Pursuit; the others stand where they change a rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pelagos.core.nodes import Chance, Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.core.state import bumped
from pelagos.games.nemo2.asking import MISPLACED, allowed, another, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.combat import end_attack, fight_ship
from pelagos.games.nemo2.effects import why_not_ship
from pelagos.games.nemo2.names import BOLD, NOWHERE, OCEAN, STALK
from pelagos.games.nemo2.options import FREE_ISLAND
from pelagos.games.nemo2.placement import contacts_around, contacts_to_replace, place, spaces_anywhere
from pelagos.games.nemo2.procedures import ANYWHERE, BY_ATTACK, put_ship, roll_die
from pelagos.games.nemo2.seats import ask, pose
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.verbs import PURSUER, TO_OCEAN

RED_SKY: Final = "red-sky-at-night"

NO_PURSUER: Final = nemo2.reason("no-pursuer", "NW2-18.5", "NW2-4.1", code="E_TARGET", wider=MISPLACED)


@nemo2.step
def token_drawn(s: Nemo, name: str, ocean: int, drawn_by: int) -> Node | None:
    """[NW2-18.3, 18.4, 18.7, D41] A token came instead of a ship: it is resolved at once and ends an attack.

    A ship group that was discarded and came back with the discard pile was seen before and is no token of the bag.
    """
    number = next(n for n, token in enumerate(s.pack.tokens) if token.name == name)
    token = s.pack.tokens[number]
    if number in s.tokens:
        s.tokens = tuple([other for other in s.tokens if other != number])
        s.token_bag -= 1
    end_attack(s)
    s.tell("nemo2-token", name)
    if token.ship != NOWHERE:
        return _place_group(s, token.ship, ocean, drawn_by)
    if name == RED_SKY:
        s.red_sky = 1
        return None
    s.follow(nemo2.steps_of(token.steps_galakta if s.flags & FREE_ISLAND else token.steps))
    return None


def _place_group(s: Nemo, ship: int, ocean: int, drawn_by: int) -> Node | None:
    """[NW2-18.3, 18.7] It replaces the attacked contact, a contact around the die's ocean, or takes any free space."""
    if drawn_by == ANYWHERE:
        return pose(s, spaces_anywhere, (group_placed, ship, drawn_by))
    options = (TO_OCEAN[ocean],) if drawn_by == BY_ATTACK else contacts_around(s, ocean)
    return ask(s, contacts_to_replace.ask, options, (group_placed, ship, drawn_by))


@nemo2.step
def group_placed(s: Nemo, ship: int, drawn_by: int, answer: Option) -> None:
    """[NW2-18.4, 18.7] PLACE is run twice for its ocean, then the forced fight if step 4 brought it to the Nautilus."""
    ocean = OCEAN[answer[1]]
    if drawn_by != ANYWHERE:
        s.contacts = bumped(s.contacts, ocean, -1)
    put_ship(s, ocean, 2 * ship)
    s.tell("nemo2-entered", s.pack.sides[2 * ship].name, answer[1])
    fight = ((fight_ship, ship, STALK),) if drawn_by == ANYWHERE and ocean == s.ocean else ()
    s.do((place, ocean), (place, ocean), *fight)


@nemo2.step
def begin_pursuit(s: Nemo) -> None:
    """[NW2-18.5] Every Warship that is with the Nautilus at the start of the Action Phase is rolled for."""
    s.pursued = tuple([piece >> 1 for piece in s.ships[s.ocean] if s.pack.warship[piece]])
    s.do((pursue,))


def why_not_pursuer(s: Nemo, name: str) -> str:
    """[NW2-18.5] A ship elsewhere, one that is no Warship, or one that was not here when the phase began."""
    return why_not_ship(s, name) or NO_PURSUER


@question("pursuit-order", "NW2-18.5", otherwise=another(PURSUER, why_not_pursuer))
def pursuers(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-18.5] The Warships that are still to be rolled for."""
    here = [piece for piece in s.ships[s.ocean] if piece >> 1 in s.pursued]
    return allowed(*[PURSUER(s.pack.sides[piece].name) for piece in here])


@nemo2.step
def pursue(s: Nemo) -> Node | None:
    """[NW2-18.4, 18.5] One by one, in the player's order, those that are still there; a Malfunction ends it."""
    if s.skip_action or not any(piece >> 1 in s.pursued for piece in s.ships[s.ocean]):
        s.pursued = ()
        return None
    return pose(s, pursuers, (pursuer_picked,))


@nemo2.step
def pursuer_picked(s: Nemo, answer: Option) -> Chance:
    """[NW2-18.5] A die for this ship."""
    ship = next(piece >> 1 for piece in s.ships[s.ocean] if s.pack.sides[piece].name == answer[1])
    s.pursued = tuple([other for other in s.pursued if other != ship])
    s.do((pursue,))
    return roll_die((pursuit_rolled, ship))


@nemo2.step
def pursuit_rolled(s: Nemo, ship: int, die: Option) -> None:
    """[NW2-18.5] Lower than its printed VP: a free forced Bold attack on it at once."""
    piece = next(piece for piece in s.ships[s.ocean] if piece >> 1 == ship)
    s.tell("nemo2-pursuit", s.pack.sides[piece].name, die[0])
    if is_forced(s, piece, die):
        s.do((fight_ship, ship, BOLD))


def is_forced(s: Nemo, piece: int, die: Option) -> bool:
    """[NW2-18.5] Whether a pursuer attacks."""
    return bool(die[0] < s.pack.sides[piece].vp)
