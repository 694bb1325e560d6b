"""[NW1-6.13, 8.6, 9.1 to 9.3] Effects as they would turn out now: what goes beyond the end of a track is wasted.

The rules carry them out on a clone, one after the other; by how much a track has moved is read there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.core.nodes import Choice, Effect, Over
from pelagos.core.stakes import all_done
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.language import Program
from pelagos.games.nemo1.names import CALENDAR, RESULTS
from pelagos.games.nemo1.resources import gain
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.treasures import drawable

MOVED: Final[dict[str, Callable[[Nemo, Effect], int]]] = {
    "change_liberation": lambda s, step: s.liberation,
    "change_notoriety": lambda s, step: s.notoriety,
    "gain": lambda s, step: s.levels[step[1]],
}
"""The effects that move a marker, and where it stands."""
CARRIED_OUT: Final = ("advance_weeks", "lose")
"""Others that later ones depend on."""
ALL_THE_SAME: Final = "final-commitment"
"""A question whose answer changes nothing that is told here."""


def regains(s: Nemo, resource: int, number: int) -> int:
    """[NW1-6.13, 8.6] How many levels a gain really brings."""
    t = _apart(s)
    gain(t, resource, number)
    return t.levels[resource] - s.levels[resource]


def as_things_stand(s: Nemo, steps: Program) -> Program:
    """[NW1-8.6, 9.1] The same steps, each with what it would really change, up to the one that ends the year."""
    t = _apart(s)
    found: list[Effect] = []
    for step in steps:
        if isinstance(t.node, Over) and t.node.reason == f"nemo1-over-{RESULTS[CALENDAR]}":
            break
        found.append(_told(t, step))
    return tuple(found)


def _apart(s: Nemo) -> Nemo:
    t = s.clone()
    t.events, t.agenda, t.node = None, (), None
    return t


def _told(t: Nemo, step: Effect) -> Effect:
    """One effect as it turns out; the position is the one after it then."""
    name = step[0]
    if name == "draw_treasures":
        return name, drawable(t, step[1])
    if name in MOVED:
        before = MOVED[name](t, step)
        _carry_out(t, step)
        moved = MOVED[name](t, step) - before
        return (name, step[1], moved) if name == "gain" else (name, moved)
    if name in CARRIED_OUT:
        _carry_out(t, step)
    return step


def _carry_out(t: Nemo, step: Effect) -> None:
    """Up to a question that somebody has to decide, or to the end."""
    t.do(*nemo1.steps_of((step,)), (all_done,))
    node = nemo1.run(t)
    while isinstance(node, Choice) and node.ask == ALL_THE_SAME:
        node = nemo1.answer(t, node.options[0])
    t.agenda = ()
