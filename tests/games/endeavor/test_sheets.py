"""Endeavor: Deep Sea: what somebody reads who looks at a piece, and where he is told that it is."""

from __future__ import annotations

from random import Random

import pytest

from pelagos.core.nodes import Choice
from pelagos.games.endeavor import GAME, Endeavor
from tests.games.endeavor.table import PACK, answered, begun, given, played
from tests.sheets.looking import ENGLISH, aloud, everything_told, shut, told

LOOKING = {"gain": "discover:2-2", "ocean": {"C1": "the-sea-star"}}
ADA = {"crew": ["team-leader", "skipper*"], "reports": ["the-nautical-journal:1"], "tokens": ["travel"], "rep": 4}
IN_PLAY = {"ocean": {"C1": "the-sea-star", "C2": "submerged-cave-system"}, "seats": {"A": ADA}}


def in_play() -> Endeavor:
    return given(IN_PLAY)


def test_a_level_5_leader_read_aloud() -> None:
    """[EDS-18.3] What it scores is told on both sides."""
    lines = aloud(GAME, begun(players=2), "crew-mentor")
    assert lines == [
        "Mentor (crew member)",
        "Level 5: whoever recruits it needs recruitment level 5 (reputation).",
        "There is only one of this kind.",
        "Whoever recruits it gains at once: 2 coordination.",
        "For 1 disc on its activation space it does: Publish or promote a crew member.",
        "Promoted, it becomes Renowned Mentor. A disc that lies on it goes to the supply.",
        "This side has no activation space and no actions.",
        "At the end its leader side counts your other crew members on their leader side, the start crew included: "
        "1 point for each. The junior side scores nothing.",
    ]
    assert aloud(GAME, begun(players=2), "crew-renowned-mentor")[-1] == lines[-1]


def test_a_promotion_names_what_the_leader_scores() -> None:
    """[EDS-13.1, 18.3] No dashes in place of what it is about."""
    s = given({"gain": "promote", "seats": {"A": {"crew": ["team-leader", "mentor"]}}})
    label = ENGLISH.words(GAME.show.label(s, ("promote", "mentor")))
    assert label == "Mentor becomes Renowned Mentor: as a leader 1 point per other leader of yours"


def test_a_report_read_aloud() -> None:
    assert aloud(GAME, in_play(), "report-the-nautical-journal") == [
        "The Nautical Journal (research report)",
        "Ada has published it.",
        "Activation spaces used: 1 of 2.",
        "Publishing it costs 4 knowledge and 1 disc.",
        "Topics: blue, green. It is published on a space of either topic, "
        "and both symbols count for goals and leaders.",
        "It begins in the deck.",
        "2 activation spaces: once in the game each, as the activation of a turn, 1 disc on one gives: "
        "promote a crew member. The discs stay there.",
        "It is worth 2 points at the end.",
    ]


def test_the_caves_tell_their_sides() -> None:
    """[EDS-15.3] Which cave is used from which zone."""
    lines = aloud(GAME, in_play(), "tile-submerged-cave-system")
    blue = "Publish: publication space 1 costs 1 disc and takes a report on the topic blue."
    assert f"{blue} It is used from the zone above." in lines
    assert "Dive: dive spot 1, tokens: 1. It is used from the zone to the left." in lines
    assert lines[-1] == (
        "In the whole zone: no vessel may enter or pass through. Each cave is used from the zone on its side."
    )


def test_the_influence_area_tells_goal_spaces_topics_and_regions() -> None:
    """[EDS-16.8, 18.4] Rows and spaces are counted from 1."""
    assert "Row 9, space 9: goal space 2, 1 point." in aloud(GAME, begun(players=2), "scenario-8-influence")
    assert "Row 1, space 1: symbol of the topic yellow, 1 point." in aloud(
        GAME, begun(players=2), "scenario-3-influence"
    )
    assert "Row 6, space 10: guardian space, 3 points, any number of markers." in aloud(
        GAME, begun(players=2), "scenario-4-influence"
    )
    assert "Row 3, space 2: rescue grid, 1 knowledge, 2 points." in aloud(
        GAME, begun(players=2), "scenario-6-influence"
    )


def test_a_goal_with_leads_read_aloud() -> None:
    """[EDS-18.6] Leads are told one by one, and nothing of places that bring nothing."""
    assert aloud(GAME, begun(players=2, scenario=6), "goal-6-3")[1:] == [
        "Ada: 0 points if the game ended now.",
        "Ben: 0 points if the game ended now.",
        "Goal 3 of “Star Search”.",
        "Your discs on spaces of the kind that the discoverer of the Fallen Star names count. "
        "Until then there are none.",
        "1 point for each.",
        "3 points more for whoever has most of this: discs on conservation spaces.",
        "3 points more for whoever has most of this: discs on publication spaces.",
        "Together or alone, the counts of all players are added up, without the points for most.",
        "Needed together: 5 alone, 8 with two players, 12 with three, 15 with four.",
    ]


def test_every_crisis_says_what_it_does() -> None:
    """[EDS-19.8]"""
    said = {crisis.id: aloud(GAME, begun(players=2), f"crisis-{crisis.id}")[1] for crisis in PACK.crises}
    assert said["active-volcano"] == (
        "Everybody moves each of their vessels 2 zones straight up, or as far as it gets. There is no arrival bonus."
    )
    assert len(set(said.values())) == len(PACK.crises)


@pytest.mark.parametrize(
    ("piece", "lines"),
    [
        ("crew-skipper", ["Ada has it, with a disc on it."]),
        ("crew-pilot", ["In the tray: 4."]),
        ("track-rep", ["Ada: box 4, level 3.", "Ben: box 0, level 1."]),
        ("tile-the-sea-star", ["It lies at C1."]),
        ("depth-2", ["Tiles left in the pile: 7."]),
        ("scenario-1", ["This scenario is being played."]),
        ("scenario-2", ["Another scenario is being played."]),
    ],
)
def test_where_things_are(piece: str, lines: list[str]) -> None:
    assert told(GAME, in_play(), piece)[: len(lines)] == lines


@pytest.mark.parametrize(
    ("spot", "piece"),
    [
        ("zone-C2", "tile-submerged-cave-system"),
        ("zone-C2-d1", "tile-submerged-cave-system"),
        ("zone-E5", "depth-5"),
        ("pile-3", "depth-3"),
        ("space-3-3", "scenario-1-influence"),
        ("goal-1", "goal-1-2"),
        ("tray-mentor", "crew-mentor"),
        ("seat-0-skipper-1", "crew-skipper"),
        ("seat-0-the-nautical-journal-2", "report-the-nautical-journal"),
        ("seat-0-token-travel-1", "token-travel"),
        ("seat-1-ing", "track-ing"),
        ("seat-1", "player-board"),
        ("moment", "scenario-1"),
        ("no-such-spot", ""),
    ],
)
def test_a_spot_opens_the_sheet_one_expects(spot: str, piece: str) -> None:
    assert GAME.sheets
    view = GAME.visible.observe(in_play(), 0)
    assert GAME.sheets.piece_at(PACK.tables, view, spot) == piece


@pytest.mark.parametrize(
    "settings", [{"players": 2, "scenario": 8}, {"players": 1, "scenario": 9, "mode": "solo"}], ids=["against", "solo"]
)
def test_every_spot_of_the_drawing_opens_a_sheet(settings: dict[str, int | str]) -> None:
    s = begun(**settings)
    for moment, _ in enumerate(played(s, Random("looking"))):
        if moment % 60 == 0:
            assert shut(GAME, s) == set()


def test_looking_tells_nobody_more_than_he_may_know() -> None:
    """[EDS-20.1] Drawn tiles and tiles under piles are imagined anew: the others read the same sheets as before."""
    s = answered(given(LOOKING), "depths 2 2", "shipwreck", "dolphin-pods")
    later = answered(s.clone(), "keep shipwreck", "place C2")
    for moment in (s, later):
        seen = everything_told(GAME, moment, 1)
        for seed in range(4):
            imagined = GAME.visible.determinise(moment, 1, Random(seed))
            assert everything_told(GAME, imagined, 1) == seen
    assert told(GAME, later, "tile-dolphin-pods", 0) == ["You know that it lies under the pile of depth 2."]
    assert told(GAME, later, "tile-dolphin-pods", 1) == []


def test_the_text_board_tells_effects_of_reports_and_used_spaces() -> None:
    """[EDS-12.2, 6.4, 15.3] Before Publish begins, and afterwards what is left of a report."""
    board = [ENGLISH.words(line) for line in GAME.show.board(GAME.visible.observe(in_play(), 0))]
    owned = next(line for line in board if line.startswith("  tokens"))
    assert "The Nautical Journal (promote a crew member – used, promote a crew member)" in owned
    display = next(line for line in board if line.startswith("Reports"))
    assert display.count("you: ") == 4
    assert any("dive spot 2 from above (tokens: 2)" in line for line in board)
    assert "Goal 1: sonar discs (each 1, most 5, second most 3)" in board
    assert not any(line.endswith("× 3") for line in board)


def test_a_goal_option_tells_what_it_would_bring() -> None:
    """[EDS-16.8] Both options with their points."""
    s = given({"gain": "influence+1", "seats": {"A": {"markers": ["8,7"]}}}, scenario=8)
    answered(s, "space 8 8")
    label = ENGLISH.words(GAME.show.label(s, ("option", "deep")))
    assert label == "discs at depths 4 and 5 (each 1, most 2, second most 1)"


def test_a_single_report_is_asked_all_the_same() -> None:
    """[EDS-12.1] Nobody publishes unseen: a table puts this question to a person, even with one answer."""
    display = ["understanding-oceanic-shifts", "organic-casing-for-deep-sea-exploration"]
    fields = {"gain": "action:publish", "display": display, "ocean": {"C1": "the-sea-star"}}
    s = given({**fields, "seats": {"A": {"knowledge": 5, "cargo": 3, "vessels": ["C1"]}}})
    answered(s, "use publish", "publish C1 j1")
    assert isinstance(s.node, Choice)
    assert s.node.options == (("report", "understanding-oceanic-shifts"),)
    assert s.node.ask in GAME.always_asked
