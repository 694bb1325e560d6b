"""[NW1-6.13, 8.6, 9.1 to 9.3] Effects as they would turn out now: what goes beyond the end of a track is wasted."""

from __future__ import annotations

from pelagos.core.nodes import Effect
from pelagos.games.nemo1.language import Program
from pelagos.games.nemo1.state import Nemo


def regains(s: Nemo, resource: int, number: int) -> int:
    """[NW1-6.13, 8.6] How many levels a gain really brings."""
    return min(number, s.pack.top[resource] - s.levels[resource])


def as_things_stand(s: Nemo, steps: Program) -> Program:
    """[NW1-8.6, 9.1] The same steps, each with what it would really change, up to the one that ends the year."""
    numbers, levels = s.pack.numbers, [*s.levels]
    notoriety, liberation, cup, week = s.notoriety, s.liberation, s.cup, s.week
    found: list[Effect] = []
    for step in steps:
        if week > numbers.last_week:
            break
        match step:
            case ("gain", resource, number):
                step = ("gain", resource, min(number, s.pack.top[resource] - levels[resource]))
                levels[resource] += step[2]
            case ("lose", resource, number):
                levels[resource] -= number
            case ("change_notoriety", by):
                box = min(numbers.notoriety_max, max(numbers.notoriety_min, notoriety + by))
                step, notoriety = ("change_notoriety", box - notoriety), box
            case ("change_liberation", by):
                box = min(numbers.liberation_max, max(0, liberation + by))
                step, liberation = ("change_liberation", box - liberation), box
            case ("advance_weeks", number):
                week += number
            case ("draw_treasures", number):
                step = ("draw_treasures", min(number, cup))
        found.append(step)
    return tuple(found)
