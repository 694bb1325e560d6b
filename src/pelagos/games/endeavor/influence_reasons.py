"""[EDS-16] Why an influence cannot be spent like this."""

from __future__ import annotations

from pelagos.core.nodes import Choice, Option
from pelagos.games.endeavor.data_influence import GUARDIAN, RESCUE
from pelagos.games.endeavor.influence import at_fallen_star, closed_spaces, is_locked, moves
from pelagos.games.endeavor.state import Endeavor, scenario_of


def why_not_influence(s: Endeavor, node: Choice, option: Option) -> str:
    """[EDS-16.1 to 16.10] A space, a move or the cleanup track, as the scenario allows."""
    match option:
        case ("cleanup",):
            return "cleanup-full" if "cleanup-track" in scenario_of(s).rules else "not-now"
        case ("space", int(row), int(col)):
            place = scenario_of(s).influence.number.get((row, col), -1)
            return "unknown-space" if place < 0 else why_not_marker(s, node.seat, place)
        case ("move", int(_), int(_), int(_), int(_)) if "moving-markers" in scenario_of(s).rules:
            return why_not_move(s, node.seat, option)
    return "not-now"


def why_not_marker(s: Endeavor, seat: int, place: int) -> str:
    """[EDS-16.2 to 16.4, 16.7, 16.10] A free space in contact, open to this player."""
    scenario = scenario_of(s)
    area = scenario.influence
    if "moving-markers" in scenario.rules:
        return "must-move" if any(option[0] == "move" for option in moves(s, seat)) else "start-space-only"
    if "depth-lanes" in scenario.rules:
        return "space-marked" if s.marked & ~area.infinite & 1 << place else "other-lane"
    if area.spaces[place].region == GUARDIAN:
        return "guardian-only"
    if s.marked & ~area.infinite & 1 << place:
        return "space-marked"
    if area.spaces[place].region == RESCUE and "rescue-access" in scenario.rules and not at_fallen_star(s, seat):
        return "rescue-needs-presence"
    return "no-contact"


def why_not_move(s: Endeavor, seat: int, option: Option) -> str:
    """[EDS-16.6] An own unlocked marker, to a free open space next to it."""
    area = scenario_of(s).influence
    start, end = area.number.get(option[1:3], -1), area.number.get(option[3:5], -1)
    if start < 0 or end < 0:
        return "unknown-space"
    if start not in s.markers[seat]:
        return "not-your-marker"
    if is_locked(s, start):
        return "marker-locked"
    if s.marked >> end & 1:
        return "move-blocked"
    return "rescue-closed" if closed_spaces(s) >> end & 1 else "not-adjacent"
