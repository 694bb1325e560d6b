"""[NW1-4.2, 0.2] What lies face down is not stored: what it may be is.

Ships and treasures are drawn face down from a supply that grows later. `layers` says exactly what is known of them.
Each layer is `(id, below, members)`: a supply that was mixed from `below` unknown things of the layer under it and from
`members`, of which everybody knows that they are in it. Whatever was taken face down from a layer bears its id. All
things of a layer are alike until one of them is turned up, so chances are exact and nothing can leak.
"""

from __future__ import annotations

from math import gcd
from typing import TypeAlias

from pelagos.core.nodes import ONES

Layer: TypeAlias = tuple[int, int, tuple[int, ...]]
Layers: TypeAlias = tuple[Layer, ...]

FIRST_CODE = -2


def face_down(layers: Layers) -> int:
    """The code of a thing that is taken unseen from the supply as it is now."""
    return FIRST_CODE - layers[-1][0]


def mixed(layers: Layers, left: int, members: tuple[int, ...]) -> Layers:
    """The supply, of which `left` unknown things are left, with known ones shuffled in.

    >>> mixed(((0, 0, (1, 2, 3)),), 2, (8, 9))
    ((0, 0, (1, 2, 3)), (1, 2, (8, 9)))
    >>> mixed(((0, 0, (1, 2, 3)),), 3, (8, 9))
    ((1, 0, (1, 2, 3, 8, 9)),)
    """
    if not layers:
        return ((0, left, members),)
    return _joined((*layers, (layers[-1][0] + 1, left, members)), len(layers) - 1)


def possible(layers: Layers, code: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a thing that lies face down may be, and how likely each of it is.

    >>> possible(((0, 0, (1, 2, 3)), (1, 2, (8, 9))), -2)
    ((1, 2, 3), (1, 1, 1))
    >>> possible(((0, 0, (1, 2, 3)), (1, 2, (8, 9))), -3)
    ((1, 2, 3, 8, 9), (2, 2, 2, 3, 3))
    """
    top = FIRST_CODE - code
    if layers[0][0] == top:
        known = layers[0][2]
        return known, ONES[len(known)]
    members: tuple[int, ...] = ()
    weights: list[int] = []
    sizes: list[int] = []
    whole = 0
    for number, below, known in layers:
        fresh = 1
        if not below:
            members, weights, sizes, whole = (), [], [], 0
        elif whole:
            scale = gcd(below, whole)
            fresh, factor = whole // scale, below // scale
            weights, whole = [weight * factor for weight in weights], whole * factor
        members += known
        weights.append(fresh)
        sizes.append(len(known))
        whole += fresh * len(known)
        if number == top:
            break
    return members, _spread(weights, sizes)


def _spread(weights: list[int], sizes: list[int]) -> tuple[int, ...]:
    """The weight of each layer for as many members as it has."""
    if len(sizes) == 1:
        return ONES[sizes[0]]
    found: tuple[int, ...] = ()
    for weight, number in zip(weights, sizes, strict=True):
        found += (weight,) * number
    return found


def turned_up(layers: Layers, code: int, member: int) -> Layers:
    """The layers after a thing that bore `code` has turned out to be `member`.

    >>> turned_up(((0, 0, (1, 2, 3)), (1, 2, (8, 9))), -3, 2)
    ((0, 0, (1, 3)), (1, 1, (8, 9)))
    """
    top = FIRST_CODE - code
    if layers[0][0] == top:
        number, below, known = layers[0]
        oldest = (number, below, _without(known, member))
        if len(layers) == 1:
            return (oldest,)
        changed = (oldest, *layers[1:])
        return changed if size(oldest) != layers[1][1] else _joined(changed, 0)
    return _turned_up_above(layers, top, member)


def _turned_up_above(layers: Layers, top: int, member: int) -> Layers:
    """The same for a thing of a later layer: it may have come from any layer below."""
    place = [layer[0] for layer in layers].index(top)
    changed = [*layers]
    at = place
    number, below, known = changed[at]
    while member not in known:
        changed[at] = (number, below - 1, known)
        at -= 1
        number, below, known = changed[at]
    changed[at] = (number, below, _without(known, member))
    return _joined(tuple(changed), place)


def _without(known: tuple[int, ...], member: int) -> tuple[int, ...]:
    left = [*known]
    left.remove(member)
    return tuple(left)


def unseen(layers: Layers) -> tuple[int, ...]:
    """Everything that nobody has seen since it was last shuffled, in ascending order."""
    return tuple(sorted(member for _, _, known in layers for member in known))


def size(layer: Layer) -> int:
    """How many things of a layer are unknown, wherever they lie."""
    return layer[1] + len(layer[2])


def _joined(layers: Layers, place: int) -> Layers:
    """Layers of which nothing lies outside the supply above them are one with it."""
    while 0 <= place < len(layers) - 1 and size(layers[place]) == layers[place + 1][1]:
        (_, below, lower), (number, _, upper) = layers[place], layers[place + 1]
        layers = (*layers[:place], (number, below, (*lower, *upper)), *layers[place + 2 :])
        place -= 1
    return layers
