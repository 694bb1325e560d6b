"""Ways of a group that are gone before a goal counts anything: how far dear spaces are, and how deep it is."""

from __future__ import annotations

import pytest

from pelagos.bots.endeavor.together import Together
from pelagos.bots.endeavor.ways import AGAIN, BEST, FIXED, NEARER, depths, distances, roads
from pelagos.bots.endeavor.weights import TOGETHER
from pelagos.core.settings import Settings
from pelagos.games.endeavor.influence import put_marker
from pelagos.games.endeavor.names import bits
from pelagos.games.endeavor.state import Endeavor, scenario_of
from tests.bots.table import asked

GROUP: Settings = {"mode": "coop", "players": 2}


def at_first(scenario: int) -> Endeavor:
    found: Endeavor = asked("endeavor", "turn", **GROUP, scenario=scenario)
    found.markers, found.marked = ((), ()), 0
    found.reach = scenario_of(found).influence.starts
    return found


def place_of(s: Endeavor, row: int, col: int) -> int:
    return scenario_of(s).influence.number[row, col]


def test_start_spaces_are_next_and_others_as_far_as_markers_are_needed() -> None:
    """[EDS-16.2] From the left edge to the middle of the first board it takes several markers."""
    s = at_first(1)
    near = distances(s)
    assert [place for place, steps in near.items() if not steps] == bits(scenario_of(s).influence.starts)
    assert near[place_of(s, 0, 1)] == 1
    assert near[place_of(s, 0, 6)] == 6


def test_a_marker_brings_what_lies_behind_it_nearer() -> None:
    """[EDS-16.2] Its own space is no way any more."""
    s = at_first(1)
    before = roads(s)
    put_marker(s, 0, place_of(s, 0, 0))
    near = distances(s)
    assert near[place_of(s, 0, 6)] == 5
    assert place_of(s, 0, 0) not in near
    assert roads(s)[0] >= before[0]


def test_the_dearest_spaces_count_and_an_infinite_one_twice() -> None:
    """[EDS-16.3] It stays open."""
    s = at_first(1)
    area, near = scenario_of(s).influence, distances(s)
    worths = [
        area.spaces[place].points * NEARER**steps * (AGAIN if area.infinite >> place & 1 else 1)
        for place, steps in near.items()
    ]
    assert roads(s)[0] == pytest.approx(sum(sorted(worths)[-BEST:]) / BEST)


def test_a_goal_space_counts_more_the_nearer_it_is_and_most_once_it_is_marked() -> None:
    """[EDS-16.8] Three of them in the eighth scenario."""
    s = at_first(8)
    goals = [space for space, area in enumerate(scenario_of(s).influence.spaces) if area.goal]
    before = roads(s)[1]
    assert before == pytest.approx(sum(NEARER ** distances(s)[space] for space in goals))
    s.marked |= 1 << goals[0]
    s.chosen = (0, *s.chosen[1:])
    assert roads(s)[1] == pytest.approx(FIXED + sum(NEARER ** distances(s)[space] for space in goals[1:]))


def test_markers_that_move_open_nothing_that_they_have_left() -> None:
    """[EDS-16.6]"""
    s = at_first(6)
    area = scenario_of(s).influence
    start = bits(area.starts)[0]
    s.reach |= (1 << len(area.spaces)) - 1
    assert {place for place, steps in distances(s).items() if not steps} == set(bits(area.starts))
    s.markers, s.marked = ((start,), ()), 1 << start
    assert {place for place, steps in distances(s).items() if not steps} == set(
        bits((area.starts | area.opens[start]) & ~s.marked)
    )


def test_the_deep_is_what_is_known_and_where_vessels_are() -> None:
    s = at_first(10)
    s.zones, s.vessels = 0b1, ((0,), (0,))
    assert depths(s) == pytest.approx(0.4)
    s.zones |= 1 << 8 * 4
    assert depths(s) == pytest.approx(1.2)
    s.vessels = ((0, 8 * 4), (0,))
    assert depths(s) == pytest.approx(1.6)


def test_ways_count_as_long_as_there_is_time_to_go_them() -> None:
    """In the last round nothing comes of them any more."""
    s = at_first(8)
    hoping = TOGETHER._replace(claim=5.0)
    assert Together(s, hoping, 5).points(s) == pytest.approx(Together(s, TOGETHER, 5).points(s) + 5.0 * roads(s)[1])
    assert Together(s, hoping, 0).points(s) == Together(s, TOGETHER, 0).points(s)
