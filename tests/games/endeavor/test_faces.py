"""The faces of Endeavor: Deep Sea: settings, income, what crew can do, previews and undo, refusals in words."""

from __future__ import annotations

import pytest

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Choice
from pelagos.core.settings import parse_settings
from pelagos.games.endeavor import GAME
from pelagos.locale.catalogue import catalogue
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from tests.games.endeavor.table import PACK, answered, given


@pytest.mark.parametrize(("mode", "players"), [("competitive", 1), ("solo", 2)])
def test_impossible_numbers_of_players_are_refused(mode: str, players: int) -> None:
    """[EDS-1.3] Competitive needs two, solo is for one."""
    settings = parse_settings(GAME.settings, {"mode": mode, "players": players})
    with pytest.raises(PelagosError, match="error-endeavor-players") as problem:
        GAME.new_game(settings, PACK)
    assert problem.value.rule == "EDS-1.3"


@pytest.mark.parametrize("given_settings", [{"scenario": 11}, {"scenario": 0}, {"players": 5}, {"difficulty": "mild"}])
def test_impossible_settings_are_refused(given_settings: dict[str, int | str]) -> None:
    """[EDS-1.1, 2.1, 19.2] Scenario 1 to 10, one to four players, four difficulties."""
    with pytest.raises(PelagosError, match="error-setting"):
        parse_settings(GAME.settings, given_settings)


def test_the_view_shows_income_and_score_by_category() -> None:
    """[EDS-5.4, 5.5, 18.1] What the next preparation brings, and the sheet so far."""
    s = given({"seats": {"A": {"rep": 4, "insp": 7, "coord": 2, "crew": ["team-leader*", "pilot"]}}})
    seat = GAME.visible.observe(s, 0)["seats"][0]
    assert seat["income"] == {"recruit": 3, "discs": 4, "take_back": 1}
    assert ["attributes", 12] in seat["sheet"]


def test_the_drawer_says_what_each_crew_member_can_do_and_why_not() -> None:
    """[EDS-6.3, 7.1] Places, or the reason."""
    s = given({"seats": {"A": {"cargo": 0, "ing": 2, "crew": ["team-leader", "reef-diver*"]}}})
    english = catalogue("en")
    lines = [english.format(line) for line in GAME.show.drawer(s, 0)]
    leader = lines.index("Team Leader: activating takes a disc from the cargo hold.")
    assert lines[leader + 1 : leader + 4] == [
        "  Travel at B1, D1, C2",
        "  Sonar nowhere: there is no disc in the cargo hold.",
        "  Dive at C1 (dive spot 1)",
    ]
    assert "Reef Diver: there is a disc on this crew member already." in lines


def test_a_discovery_says_what_each_tile_would_bring() -> None:
    """[EDS-9.5] Discovery bonus, arrival bonus and spaces."""
    s = given({"gain": "discover:2-2", "ocean": {"C1": "the-sea-star"}})
    answered(s, "depths 2 2", "shipwreck", "dolphin-pods")
    label = catalogue("en").format(GAME.show.label(s, ("keep", "shipwreck")))
    assert label == (
        "Shipwreck, depth 2: now 1 inspiration, 1 ingenuity; arrival 1 reputation; 8 dive tokens; 2 sonar spaces. "
        "At dive spot 1: a Dive takes the top two tokens; you keep one and discard the other."
    )
    answered(s, "keep shipwreck")
    assert isinstance(s.node, Choice)
    assert catalogue("en").format(GAME.show.label(s, s.node.options[0])) == "In C2"


def test_a_turn_can_be_previewed_up_to_the_first_reveal() -> None:
    """A player can try a turn and back out before anything hidden comes to light."""
    settings = parse_settings(GAME.settings, {"players": 2, "scenario": 2})
    seats = [SeatEntry(name="Ada", kind="me"), SeatEntry(name="Ben", kind="me")]
    table = open_table(GAME, settings, seats, Seeded("x"), PACK)
    while isinstance(table.node, Choice) and table.node.ask != "turn":
        table.submit(table.node.seat, [table.node.options[0]], table.version)
    assert isinstance(table.node, Choice)
    seat = table.node.seat
    before = table.version
    shown = table.preview(seat, ["activate team-leader", "dive", "dive A1 d1"], before)
    assert shown.stopped == "fate"
    assert table.version == before
