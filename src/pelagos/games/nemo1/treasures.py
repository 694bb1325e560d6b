"""[NW1-8.x] Treasures: drawing, finding, acquiring, and what goes back into the cup."""

from __future__ import annotations

from pelagos.core.nodes import Chance, Node, Option, Step, make_chance
from pelagos.core.state import picked, replaced
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.hidden import face_down, mixed, possible, turned_up
from pelagos.games.nemo1.names import DISCARD, EMPTY, OCEANS, OR
from pelagos.games.nemo1.state import Nemo


def which(s: Nemo, code: int, then: Step) -> Chance:
    """[NW1-3.7, 0.2] What a hidden counter turns out to be."""
    found, weights = possible(s.cup_layers, code)
    return make_chance(("treasure", picked(s.pack.draws.treasures, found), weights, then))


def drawable(s: Nemo, number: int) -> int:
    """[NW1-8.5, Q23] As many as the cup holds."""
    return min(number, s.cup)


@nemo1.step
def draw_treasures(s: Nemo, number: int) -> Node | None:
    """[NW1-8.1, 8.5, Q23] One at a time, each carried out before the next; an empty cup ends it."""
    if not drawable(s, number):
        return None
    if number > 1:
        s.do((draw_treasures, number - 1))
    return which(s, face_down(s.cup_layers), (treasure_drawn,))


@nemo1.step
def treasure_drawn(s: Nemo, outcome: Option) -> None:
    """[NW1-8.1] A counter from the cup."""
    treasure = s.pack.treasure_number[outcome[0]]
    s.cup_layers = turned_up(s.cup_layers, face_down(s.cup_layers), treasure)
    s.cup -= 1
    acquire(s, treasure)


@nemo1.step
def treasure_found(s: Nemo, outcome: Option) -> None:
    """[NW1-7.8, Q22, Q32] The counter of this ocean; its circle is empty now."""
    treasure = s.pack.treasure_number[outcome[0]]
    s.cup_layers = turned_up(s.cup_layers, s.circles[s.ocean], treasure)
    s.circles = replaced(s.circles, s.ocean, EMPTY)
    acquire(s, treasure)


def acquire(s: Nemo, treasure: int) -> None:
    """[NW1-8.1, 8.2, Q22] A discard counter is carried out and leaves the game; any other is collected."""
    found = s.pack.treasures[treasure]
    s.tell("nemo1-treasure", found.name)
    if found.kind == DISCARD:
        s.removed += (treasure,)
        s.follow(nemo1.steps_of(found.steps))
    elif found.kind == OR:
        s.charms += (treasure,)
    else:
        s.collected += (treasure,)


def give_back(s: Nemo, treasure: int) -> None:
    """[NW1-7.7, 8.5, Q21] A counter returns to the cup and is mixed with what is left there."""
    s.collected = tuple([other for other in s.collected if other != treasure])
    s.charms = tuple([other for other in s.charms if other != treasure])
    s.cup_layers = mixed(s.cup_layers, s.cup, (treasure,))
    s.cup += 1


def replace_treasure(s: Nemo, ocean: int) -> None:
    """[NW1-6.5, 8.5, AMB-18] An empty circle gets a hidden counter from the cup, if one is left."""
    if s.circles[ocean] == EMPTY and s.cup:
        s.circles = replaced(s.circles, ocean, face_down(s.cup_layers))
        s.cup -= 1
        s.tell("nemo1-replaced", OCEANS[ocean])
