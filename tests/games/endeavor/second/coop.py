"""[EDS-19.x] Second reading: the cards of a group, and what crises do."""

from __future__ import annotations

from itertools import permutations

from tests.games.endeavor.second.acting import CAVE, TRENCH
from tests.games.endeavor.second.gains import find
from tests.games.endeavor.second.tables import BONUS_GOALS, CRISES, side
from tests.games.endeavor.second.told import Talk, Told, ask, beside, fate


def reveal(t: Told) -> Talk[None]:
    """[EDS-19.3] Rounds 1 to 3 a bonus goal, later a crisis."""
    if t.round <= 3:
        left = [goal for goal in BONUS_GOALS if goal not in t.goals]
        (goal,) = yield from fate("bonus-goal", {(goal,): 1 for goal in left})
        t.goals.append(goal)
        return
    (crisis,) = yield from fate("crisis", {(name,): 1 for name in t.crises})
    t.crises.remove(crisis)
    effect, number = CRISES[crisis]["effect"].split(":")
    if effect == "dive-spots":
        silt(t)
        return
    for seat in t.others(t.wave):
        yield from suffer(t, seat, effect, int(number))


def silt(t: Told) -> None:
    """[EDS-19.8] The top token of every spot with two or more goes unseen."""
    for stack in t.spots.values():
        if len(stack) >= 2:
            t.discard["older", stack.pop()] += 1


def suffer(t: Told, seat: int, effect: str, number: int) -> Talk[None]:
    """[EDS-19.8] What a crisis does to one player."""
    p = t.players[seat]
    match effect:
        case "lose-discs":
            p.cargo -= min(number, p.cargo)
        case "lose-knowledge":
            p.knowledge -= min(number, p.knowledge)
            for token in p.tokens:
                t.discard[(token,)] += 1
            p.tokens = []
        case "block-crew":
            free = [one.name for one in p.crew if not one.disc and side(one.kind, one.leader, "actions")]
            if free:
                _, name = yield from ask("block", seat, [("block", name) for name in free])
                find(t, seat, name, False).disc = True
        case "vessels-up":
            yield from drift(t, seat, 0, -1, number)
        case _:
            yield from drift(t, seat, 1, 0, number)


def drift(t: Told, seat: int, columns: int, rows: int, number: int) -> Talk[None]:
    """[EDS-19.8] Each vessel as far as it can, in an order that the owner chooses; it need not be asked for in vain."""
    vessels, left = t.players[seat].vessels, [*t.players[seat].vessels]
    while left:
        ends = {tuple(sorted(all_moved(t, vessels, order, columns, rows, number))) for order in permutations(left)}
        _, slot = yield from ask("drift", seat, [("vessel", slot) for slot in left], needless=len(ends) == 1)
        left.remove(slot)
        vessels[:] = all_moved(t, vessels, (slot,), columns, rows, number)


def all_moved(t: Told, vessels: list[str], order: tuple[str, ...], columns: int, rows: int, number: int) -> list[str]:
    """[EDS-19.7] Where vessels are after some have moved: not into the cave, nor as a second one into the trench."""
    found = [*vessels]
    for slot in order:
        found.remove(slot)
        for _ in range(number):
            further = beside(slot, columns, rows)
            tile = t.ocean.get(further, CAVE)
            if tile != CAVE and not (tile == TRENCH and further in found):
                slot = further
        found.append(slot)
    return found
