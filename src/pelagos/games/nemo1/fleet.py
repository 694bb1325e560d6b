"""[NW1-4.2, 6.3, 6.4, 0.2] Ships on the map: entering hidden or face up, being turned up, leaving."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Chance, Node, Option, Step, make_chance
from pelagos.core.state import picked, replaced
from pelagos.games.nemo1.asking import unknown
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.hidden import face_down, mixed, possible, turned_up
from pelagos.games.nemo1.names import EMPTY, OCEAN, OCEANS
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.verbs import ATTACK, STALK


def place_ships(s: Nemo, oceans: tuple[int, ...]) -> None:
    """[NW1-6.3, 6.4, 4.2, 12.3, AMB-28, Q18] A full ocean gets nothing; else the top of the Ship Pile, face down."""
    capacity = s.pack.capacity
    for ocean in oceans:
        here = s.ships[ocean]
        if len(here) - here.count(EMPTY) < capacity[ocean] and (s.pile or refilled(s)):
            s.pile -= 1
            put(s, ocean, face_down(s.pile_layers))
            if s.events is not None:
                s.tell("nemo1-placed", OCEANS[ocean])


def refilled(s: Nemo) -> bool:
    """[NW1-6.4, Q19] An empty pile is made anew from the Discard Pile; whether there is a ship at all."""
    if not s.discard:
        return False
    s.pile_layers = mixed(s.pile_layers, 0, tuple(sorted(s.discard)))
    s.pile, s.discard = len(s.discard), ()
    s.tell("nemo1-refilled")
    return True


def put(s: Nemo, ocean: int, piece: int) -> int:
    """[NW1-0.2] A new ship takes the lowest free place number, or the next one; which place it is."""
    oceans = [*s.ships]
    here = oceans[ocean]
    if EMPTY in here:
        place = here.index(EMPTY)
        oceans[ocean] = replaced(here, place, piece)
    else:
        place = len(here)
        oceans[ocean] += (piece,)
    s.ships = tuple(oceans)
    return place


def take_away(s: Nemo, place: int) -> int:
    """[NW1-0.2] A ship leaves the ocean of the Nautilus; the others keep their places. Which ship it was."""
    here = list(s.ships[s.ocean])
    ship, here[place] = here[place], EMPTY
    while here and here[-1] == EMPTY:
        here.pop()
    s.ships = replaced(s.ships, s.ocean, tuple(here))
    return ship


def turn_over(s: Nemo, place: int, then: Step) -> Chance:
    """[NW1-4.2, 7.10, 7.11] A hidden ship of this ocean is turned face up: which one is it?"""
    found, weights = possible(s.pile_layers, s.ships[s.ocean][place])
    return make_chance(("ship", picked(s.pack.draws.ships, found), weights, then))


@nemo1.step
def ship_seen(s: Nemo, place: int, outcome: Option) -> None:
    """[NW1-4.2] It stays face up from now on."""
    ship = s.pack.ship_number[outcome[0]]
    oceans = [*s.ships]
    here = [*oceans[s.ocean]]
    s.pile_layers = turned_up(s.pile_layers, here[place], ship)
    here[place] = ship
    oceans[s.ocean] = tuple(here)
    s.ships = tuple(oceans)
    if s.events is not None:
        s.tell("nemo1-seen", outcome[0], OCEANS[s.ocean], place + 1)


@nemo1.step
def reveal_all(s: Nemo) -> Node | None:
    """[NW1-6.7] Card 21: every hidden ship in the ocean of the Nautilus is turned up."""
    place = next((place for place, piece in enumerate(s.ships[s.ocean]) if piece < EMPTY), EMPTY)
    if place == EMPTY:
        return None
    s.do((reveal_all,))
    return turn_over(s, place, (ship_seen, place))


def targets(s: Nemo) -> list[int]:
    """[NW1-7.10, 7.11] The places of this ocean on which a ship lies, hidden or not."""
    return [place for place, piece in enumerate(s.ships[s.ocean]) if piece != EMPTY]


def is_place(s: Nemo, option: Option) -> bool:
    """[NW1-0.2] A ship is named by its place, with or without the ocean, if it is named at all."""
    match option[1:]:
        case () | (int(),):
            return True
        case (str(ocean), int()):
            return ocean in OCEAN
    return False


NO_PREY: Final = nemo1.reason("no-prey", "NW1-7.10", code="E_NO_TARGET")
NO_TARGET: Final = nemo1.reason("no-target", "NW1-7.11", code="E_NO_TARGET")
PREY_UNNAMED: Final = nemo1.reason("prey-unnamed", "NW1-7.10", code="E_NO_TARGET", wider=(NO_PREY,))
TARGET_UNNAMED: Final = nemo1.reason("target-unnamed", "NW1-7.11", code="E_NO_TARGET", wider=(NO_TARGET,))
unknown("unknown-prey", "NW1-7.10", "NW1-7.11", of=(STALK,), known=is_place)
unknown("unknown-target", "NW1-7.11", of=(ATTACK,), known=is_place)


def why_not_fight(s: Nemo, option: Option) -> str:
    """[NW1-7.10, 7.11] No place, a place of another ocean, or one on which no ship lies."""
    nobody, unnamed = (NO_TARGET, TARGET_UNNAMED) if option[0] == ATTACK.name else (NO_PREY, PREY_UNNAMED)
    if len(option) == 1:
        return unnamed if targets(s) else nobody
    *ocean, place = option[1:]
    return "" if ocean in ([], [OCEANS[s.ocean]]) and place - 1 in targets(s) else nobody
