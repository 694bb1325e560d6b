"""[NW2-9.x] Second reading: the Placement Phase."""

from __future__ import annotations

from itertools import combinations

from tests.games.nemo2.second import cards, fights
from tests.games.nemo2.second.changes import (
    ask,
    between_steps,
    die,
    draw_ship,
    entering,
    gem_into,
    gem_on_deck,
    more_ap,
    notoriety,
    remove_cube,
)
from tests.games.nemo2.second.company import hand_over
from tests.games.nemo2.second.tables import CAPACITY, GROUPS, OCEAN_OF_DIE, TOKENS, neighbours
from tests.games.nemo2.second.told import Asked, End, Ship, Talk, Told


def placement(t: Told) -> Talk[None]:
    """[NW2-9.1 to 9.4] The dice, action points, and a placement for every die."""
    t.phase = "placement"
    yield from between_steps(t)
    whites = [*(yield Asked("white-dice"))]
    blacks = int(t.act >= 2) + int(t.dark if t.rules["black_die_44"] == "current" else t.peak >= 44)
    dark = [*(yield Asked("black-dice"))] if blacks else []
    _, one, other = yield from ask(t, "white-pair", [("pair", *pair) for pair in combinations(sorted(whites), 2)])
    t.lull = one == other
    if not t.lull:
        more_ap(t, max(0, abs(one - other) - t.ap_cut))
    for value in sorted(whites if t.lull else [*whites, *dark]):
        yield from between_steps(t)
        yield from place(t, OCEAN_OF_DIE[value])
        hand_over(t)
    if t.lull:
        yield from gem_into(t, OCEAN_OF_DIE[one])
        gem_on_deck(t)
        yield from between_steps(t)
        yield from uprisings(t)


def uprisings(t: Told) -> Talk[None]:
    """[NW2-9.7] Every ocean with a cube is checked, in the player's order."""
    left = [ocean for ocean in CAPACITY if t.cubes_in(ocean)]
    while left := [ocean for ocean in left if t.cubes_in(ocean)]:
        _, ocean = yield from ask(t, "uprising-order", [("check", some) for some in left])
        left.remove(ocean)
        value = yield from die(t)
        if value >= len(t.ships[ocean]) + len(t.cubes_in(ocean)):
            continue
        if (yield from ask(t, "uprising-response", [("give-up",), ("support",)])) == ("give-up",):
            yield from remove_cube(t, ocean)
        else:
            notoriety(t, value)
            hand_over(t)


def place(t: Told, ocean: str) -> Talk[None]:
    """[NW2-9.5] The first step that is possible."""
    around = neighbours(ocean)
    if t.room(ocean):
        t.contacts[ocean] += 1
    elif free := [some for some in around if t.room(some)]:
        t.contacts[(yield from ask(t, "place-ocean", [("ocean", some) for some in free]))[1]] += 1
    elif covered := [some for some in (ocean, *around) if t.contacts[some]]:
        yield from reveal(t, ocean, covered)
    elif white := [ship for some in (ocean, *around) for ship in t.ships[some] if is_white(ship)]:
        _, name = yield from ask(t, "place-flip", [("flip", t.side(ship).name) for ship in white])
        next(ship for ship in white if t.side(ship).name == name)[1] = True
    else:
        yield from enter_anywhere(t, ocean)


def is_white(ship: Ship) -> bool:
    """[NW2-1.3, 9.5] A ship with its white side up."""
    return ship[0] in GROUPS["A"] and not ship[1]


def reveal(t: Told, ocean: str, covered: list[str]) -> Talk[None]:
    """[NW2-9.5, 18.3] Step 2: a ship is drawn, then the contact that it replaces is picked."""
    name = yield from draw_ship(t)
    if name in TOKENS:
        yield from cards.token(t, name, ocean, covered, [])
        return
    if not name:
        return
    _, where = yield from ask(t, "place-contact", [("ocean", some) for some in covered])
    t.contacts[where] -= 1
    t.ships[where].append(entering(t, name))


def enter_anywhere(t: Told, ocean: str) -> Talk[None]:
    """[NW2-9.5, 16.3] Step 4: a Warship in any free space; in the ocean of the Nautilus it is fought."""
    free = [some for some in CAPACITY if t.room(some)]
    if not free:
        raise End("oceans")
    name = yield from draw_ship(t)
    if name in TOKENS:
        yield from cards.token(t, name, ocean, [], free)
        return
    if not name:
        return
    _, where = yield from ask(t, "place-anywhere", [("ocean", some) for some in free])
    ship = entering(t, name, as_warship=True)
    t.ships[where].append(ship)
    if where == t.ocean:
        yield from fights.forced(t, ship)
