"""What a player is told is true and in words for people: reasons, idle activations, goals, passes, spots."""

from __future__ import annotations

import pytest

from pelagos.art import draw_panels
from pelagos.core.nodes import Option
from pelagos.core.state import Event
from pelagos.games.endeavor import GAME, Endeavor
from pelagos.locale.catalogue import catalogue
from tests.games.endeavor.table import answered, begun, given

ENGLISH = catalogue("en")


def lines(s: Endeavor) -> list[str]:
    return [ENGLISH.format(line) for line in GAME.show.drawer(s, 0)]


def labels(s: Endeavor) -> list[str]:
    return [ENGLISH.format(GAME.show.label(s, option)) for option in getattr(s.node, "options", ())]


def log(s: Endeavor) -> list[str]:
    return [ENGLISH.format(GAME.show.event_text(event)) for event in s.events or ()]


def test_the_reason_is_that_of_the_space_that_lacks_least() -> None:
    """[EDS-7.2, 7.3] One space is taken, five are free: it is the disc that is missing, not the space."""
    s = given({"acting": "sonar", "seats": {"A": {"cargo": 0, "discs": ["C1.s1"]}}})
    assert GAME.show.why_not(s, ("sonar",)) == "no-disc"


def test_a_topic_that_nobody_shows_does_not_hide_what_knowledge_is_missing() -> None:
    """[EDS-12.1] Yellow is not on display, brown is and costs too much."""
    display = ["optimizing-multi-team-discovery-announcements"]
    s = given({"acting": "publish", "display": display, "seats": {"A": {"cargo": 1}}})
    assert GAME.show.why_not(s, ("publish",)) == "too-little-knowledge"


def test_nobody_has_passed_in_a_preparation() -> None:
    """[EDS-6.1] A pass ends with the action phase."""
    s = given({"round": 1, "passed": "BC", "seats": {"A": {"cargo": 0}}})
    assert GAME.visible.observe(s, None)["passed"] == [False, True, True]
    answered(s, "pass")
    assert GAME.visible.observe(s, None)["passed"] == [False, False, False]


def test_an_activation_that_can_do_nothing_says_so_before_and_after() -> None:
    """[EDS-6.3] The last disc activates, and none is left for the Sonar; the Pilot can travel."""
    s = given({"seats": {"A": {"cargo": 1, "crew": ["team-leader*", "sonar-operator", "pilot"]}}})
    assert labels(s)[:2] == ["Sonar Operator: Sonar – nothing of it is possible now", "Pilot: Travel"]
    answered(s, "activate sonar-operator")
    assert log(s) == ["A activates the Sonar Operator.", "A can do nothing with it now."]


def test_a_copy_that_can_do_nothing_says_so() -> None:
    """[EDS-6.8] The copied Reef Diver finds no token."""
    crew = ["team-leader", "robotics-engineer", "reef-diver*"]
    s = given({"spots": {"C1.d1": 0}, "seats": {"A": {"cargo": 1, "crew": crew}}})
    answered(s, "activate robotics-engineer")
    assert labels(s)[:2] == ["Copy the Team Leader", "Copy the Reef Diver – nothing of it is possible now"]


GOALS = {
    (3, 3): "Goal 3: symbols of the most-held topic, and leads in topics (each 1, each lead 2)",
    (6, 2): "Goal 2: discovered zones, and leads by depth and column (each 1, each lead 2)",
    (6, 3): "Goal 3: discs of the named kind, and most conservation or publication discs (each 1, each lead 3)",
    (7, 3): "Goal 3: influence markers in the rescue grid (most 4, second most 2)",
    (8, 1): "Goal 1: open until goal space 1 is marked",
    (10, 2): "Goal 2: being among the first to travel to depth 5 (first 4, second 3)",
}


@pytest.mark.parametrize(("scenario", "number"), GOALS)
def test_a_goal_says_what_it_really_gives(scenario: int, number: int) -> None:
    """[EDS-18.5 to 18.7, 18.10] Points for each, for most, for being first, for each lead; nothing that is 0."""
    assert GOALS[scenario, number] in lines(begun(players=2, scenario=scenario))


def test_a_goal_of_a_group_says_what_the_group_needs() -> None:
    """[EDS-19.5] No majorities count; three players need 14 sonar discs."""
    s = begun(players=3, mode="coop")
    assert lines(s)[1].endswith("(the group needs 14)")


SAID = {
    Event("endeavor-scanned", (0, "C1", "s2"), None): "A scans at C1, sonar space 2.",
    Event("endeavor-option", (0, 2, "shallow"), None): "A decides what goal 2 counts: discs at depths 2 and 3.",
    Event("endeavor-influenced", (0, 0, 4), None): "A places influence: row 1, space 5.",
}


@pytest.mark.parametrize("event", SAID, ids=lambda event: event.id)
def test_the_log_has_no_internal_words(event: Event) -> None:
    assert ENGLISH.format(GAME.show.event_text(event)) == SAID[event]


def test_a_set_up_is_no_round_0() -> None:
    board = GAME.show.board(GAME.visible.observe(begun(players=2), 0))
    assert ENGLISH.format(board[0]) == "Set-up – The Call of the Ocean"


def test_seats_are_named_where_letters_are_columns() -> None:
    """A vessel of seat A in column C is not a piece of column A."""
    s = given({"seats": {"B": {"vessels": ["C1"], "discs": ["C1.s1"]}}})
    board = GAME.show.board(GAME.visible.observe(s, 0))
    (cell,) = [fact for _, fact in board[1].facts if isinstance(fact, tuple)]
    assert dict(cell[2].facts)["discs"][0].facts == (("seat", (1,)), ("number", 1))


TWO_PILOTS = {"seats": {"A": {"cargo": 2, "crew": ["team-leader*", "pilot*", "pilot"], "tokens": ["research"]}}}


@pytest.mark.parametrize(
    ("window", "option", "spot"),
    [
        ({}, ("activate", "pilot"), "seat-0-pilot-2"),
        ({"gain": "promote"}, ("promote", "pilot"), "seat-0-pilot-2"),
        ({"gain": "promote"}, ("promote", "pilot", "with-disc"), "seat-0-pilot-1"),
    ],
)
def test_of_two_pilots_the_one_that_is_meant_lights_up(window: dict[str, str], option: Option, spot: str) -> None:
    """[EDS-6.3, 13.1] Each card has its own spot."""
    s = given({**TWO_PILOTS, **window})
    assert GAME.show.spots(s, option) == (spot,)
    panels = draw_panels("endeavor", GAME.visible.observe(s, 0), ENGLISH.format)
    assert sum(piece.spot == spot for panel in panels for piece in panel.drawing.pieces) == 1
