"""The greedy bot of Nauticus: how well it plays, and what it sees in single positions."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from pelagos.bots.contract import Sight
from pelagos.bots.nauticus.appraise import Appraiser, appraiser_of
from pelagos.bots.nauticus.greedy import GreedyBot
from pelagos.bots.nauticus.horizon import horizon
from pelagos.bots.nauticus.weights import DEFAULT
from pelagos.core.nodes import Choice, Option
from pelagos.games.nauticus import GAME
from pelagos.games.nauticus.state import Nauticus
from pelagos.lab.match import new_match, play_match
from pelagos.lab.stats import standings
from tests.bots.table import asked, practice


def test_greedy_beats_random_in_every_game_for_two() -> None:
    match = new_match("nauticus", ("greedy", "random"), 20, "1", {})
    best, other = standings(list(play_match(match)), match.entrants)
    assert best.wins == 20
    assert best.mean > other.mean + 50


def test_greedy_beats_three_randoms() -> None:
    match = new_match("nauticus", ("greedy", "random", "random", "random"), 8, "1", {})
    assert standings(list(play_match(match)), match.entrants)[0].wins == 8


def test_greedy_scores_like_a_good_player_against_itself() -> None:
    match = new_match("nauticus", ("greedy", "greedy"), 3, "1", {})
    assert all(standing.mean > 85 for standing in standings(list(play_match(match)), match.entrants))


def test_a_question_with_one_option_does_not_upset_the_plan() -> None:
    s = asked("nauticus", "choose-tile")
    first = GreedyBot().choose(Sight(GAME, s))
    assert isinstance(s.node, Choice)
    s.node = s.node._replace(options=(first,))
    sight = Sight(GAME, s, memory={"at": 0, "plan": [["tile", "crowns"]]})
    assert GreedyBot().choose(sight) == first
    assert sight.kept == {"at": 0, "plan": [["tile", "crowns"]]}


def test_a_position_that_comes_back_is_planned_anew() -> None:
    """After an undo a bot is asked the same question again."""
    sight = Sight(GAME, asked("nauticus", "choose-tile"))
    assert GreedyBot().choose(sight) == GreedyBot().choose(sight)


def on_the_last_turn(action: str, **seat: Any) -> Option:
    """What greedy says first when this is the very last turn of the game and the tile lies at position 3."""
    given: Mapping[str, Any] = {
        "round": 4,
        "phase": 7,
        "layout": {"3": action},
        "chosen": 3,
        "face_down": [0, 1, 2, 5, 6, 7],
        "window": "turn",
        "turn": "A",
        "seats": {"A": {"extra": False, **seat}},
    }
    s: Nauticus = GAME.positions.arrange(asked("nauticus", "choose-tile"), given)
    GAME.rules.run(s)
    return GreedyBot().choose(Sight(GAME, s))


def test_the_last_sail_of_a_ship_is_worth_more_than_a_pass() -> None:
    """[NAU-9.1, 11.2] Eight points and two rewards against three points saved."""
    two_ship = "bow:helm:helm stern:helm"
    assert on_the_last_turn("buy-sail", ships=[two_ship], taler=5, workers=1) == ("buy", "helm-sail")


def test_a_pass_is_worth_more_than_four_talers_at_the_end() -> None:
    """[NAU-7.2, 11.3] Three points saved against a point and a third."""
    assert on_the_last_turn("withdraw", workers=0) == ("pass",)


def test_four_talers_are_worth_more_than_a_fourth_pass() -> None:
    """[NAU-7.2] With all tiles flipped a pass brings nothing."""
    assert on_the_last_turn("withdraw", workers=0, flipped=3) == ("withdraw", 2)


def test_crowns_are_scored_up_to_the_cap_and_no_further() -> None:
    """[NAU-6.15] Three crowns: five workers bring fifteen points."""
    assert on_the_last_turn("crowns", workers=6, flipped=3) == ("crowns", 5)


def test_an_appraiser_who_has_seen_such_positions_is_quicker_and_not_wiser() -> None:
    """The same values from one who remembers as from one who begins anew, over a game of others."""
    rng, s = Random(8), practice("nauticus").begun()
    compared = 0
    for node in practice("nauticus").played(s, rng):
        if isinstance(node, Choice) and node.ask == "choose-tile":
            fresh = Appraiser(s.pack, horizon(s), DEFAULT)
            kept = appraiser_of(s.pack, horizon(s), DEFAULT)
            for seat in range(s.seats):
                assert kept.value(s, seat) == fresh.value(s, seat) == kept.value(s, seat)
                compared += 1
            assert appraiser_of(s.pack, horizon(s), DEFAULT) is kept
    assert compared > 50
