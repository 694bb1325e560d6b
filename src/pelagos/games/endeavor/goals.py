"""[EDS-18.5 to 18.7, 18.10] Scenario goals: what counts for whom, and majorities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.games.endeavor.data_scenarios import Goal, Leader
from pelagos.games.endeavor.names import CONSERVE, NOWHERE, PUBLISH, SONAR, bits, column_of
from pelagos.games.endeavor.scoring import own_in, topic_counts
from pelagos.games.endeavor.state import Endeavor, scenario_of

KIND_ACTIONS: Final = (SONAR, CONSERVE, PUBLISH)


def scored_goal(s: Endeavor, number: int) -> Goal | None:
    """[EDS-16.8] The goal itself, or the option fixed for it; None while nobody has fixed one."""
    goal = scenario_of(s).goals[number]
    if not goal.options:
        return goal
    return None if s.chosen[number] == NOWHERE else goal.options[s.chosen[number]]


def goal_zones(s: Endeavor, goal: Goal) -> list[int]:
    """[EDS-18.10] The slots of the zones that a goal looks at."""
    slots = bits(s.zones & goal.slots)
    if not goal.side:
        return slots
    if s.pack.sea_star not in s.ocean:
        return []
    star = column_of(s.ocean.index(s.pack.sea_star))
    if goal.side == "left":
        return [slot for slot in slots if column_of(slot) <= star]
    return [slot for slot in slots if column_of(slot) >= star]


def spaces_in(s: Endeavor, zones: list[int]) -> int:
    """All spaces of some zones, as a mask."""
    mask, tiles, ocean = 0, s.pack.tiles, s.ocean
    for slot in zones:
        mask |= tiles[ocean[slot]].spaces
    return mask


def kinds_mask(s: Endeavor, kinds: tuple[int, ...]) -> int:
    """[EDS-18.5] The spaces of some kinds; a disc counts by the space it lies on."""
    mask = 0
    for kind in kinds:
        mask |= s.pack.kind_masks[KIND_ACTIONS[kind]]
    return mask


def goal_count(s: Endeavor, goal: Goal, seat: int) -> int:
    """[EDS-18.5, 18.10] How much of what the goal wants a player has; only own pieces count, each once."""
    match goal.metric:
        case "discs":
            zones = goal_zones(s, goal)
            mask = kinds_mask(s, goal.kinds) & spaces_in(s, zones)
            vessels = sum(slot in zones for slot in s.vessels[seat]) if goal.vessels else 0
            return (s.discs[seat] & mask).bit_count() + vessels
        case "zones":
            return sum(_counts_as_zone(s, goal, seat, slot) for slot in goal_zones(s, goal))
        case "topics-best":
            return max(topic_counts(s, seat))
        case "topic-sets":
            return min(topic_counts(s, seat))
        case "influence-region":
            region = scenario_of(s).influence.regions[goal.region]
            return sum(region >> place & 1 for place in s.markers[seat])
        case "cleanup":
            return s.cleanup[seat]
        case "designated":
            return designated(s, seat)
    return rank_in(s.races[0] if goal.metric == "race-discover" else s.races[1], seat)


def _counts_as_zone(s: Endeavor, goal: Goal, seat: int, slot: int) -> bool:
    if goal.discovered:
        return s.finders[slot] == seat
    if "disc" in goal.contains and own_in(s, seat, slot, -1):
        return True
    return "vessel" in goal.contains and slot in s.vessels[seat]


def designated(s: Endeavor, seat: int) -> int:
    """[EDS-18.10, A38] Discs of the named kind; none while the Fallen Star is not in the ocean."""
    return (s.discs[seat] & s.pack.kind_masks[s.named]).bit_count() if s.named != NOWHERE else 0


def rank_in(race: tuple[int, ...], seat: int) -> int:
    """[EDS-18.7] 2 for the first, 1 for the second player to do it."""
    return 2 - race.index(seat) if seat in race[:2] else 0


def majority(counts: Sequence[int], first: int, second: int) -> list[int]:
    """[EDS-18.6, A25, I36 to I38] All who are first get the full points; a single first leaves a second place.

    >>> majority([5, 3, 3, 1], 7, 4)
    [7, 4, 4, 0]
    >>> majority([4, 4, 3, 0], 7, 4)
    [7, 7, 0, 0]
    """
    best = max(counts)
    if not best:
        return [0] * len(counts)
    rest = [count for count in counts if count < best]
    following = max(rest, default=0) if counts.count(best) == 1 else 0
    return [first if count == best else second if count == following and count else 0 for count in counts]


def leader_counts(s: Endeavor, goal: Goal, leader: Leader) -> list[int]:
    """[EDS-18.10] What a leader entry compares: a topic, discs of a kind, or discovered zones."""
    seats = range(s.seats)
    if leader.topic != NOWHERE:
        return [topic_counts(s, seat)[leader.topic] for seat in seats]
    if leader.kinds:
        mask = kinds_mask(s, leader.kinds)
        return [(s.discs[seat] & mask).bit_count() for seat in seats]
    slots = bits(s.zones & leader.slots)
    return [sum(s.finders[slot] == seat for slot in slots) for seat in seats]


def goal_points(s: Endeavor, number: int) -> list[int]:
    """[EDS-18.5 to 18.7] The points of every seat for one goal: per count, for majorities and for leaders."""
    goal = scored_goal(s, number)
    if goal is None:
        return [0] * s.seats
    counts = [goal_count(s, goal, seat) for seat in range(s.seats)]
    places = majority(counts, goal.first, goal.second)
    points = [goal.points_per * count + place for count, place in zip(counts, places, strict=True)]
    for leader in goal.leaders:
        extra = majority(leader_counts(s, goal, leader), leader.points, 0)
        points = [own + more for own, more in zip(points, extra, strict=True)]
    return points
