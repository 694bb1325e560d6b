"""Whole games in a pipe, and what a person can type on the way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pelagos.core.text import Text
from pelagos.locale.catalogue import catalogue
from tests.tui.conftest import Play, entries

ALWAYS_ONE = ["1"] * 2000
PASSING = ["pass", "end", "pass", "end"]
ROUND_OF_PASSES = [
    *("tile transport", *PASSING, "tile buy-goods", *PASSING, "tile buy-sail", *PASSING),
    *("tile buy-mast", *PASSING, "tile buy-hull", *PASSING),
    *("tile crowns", "take helm-mast", *PASSING, "tile withdraw", "take helm-sail", *PASSING),
]


def test_whole_game_by_typing_one(play: Play) -> None:
    played = play("nauticus --seats me,greedy --seed 5", *ALWAYS_ONE)
    assert played.code == 0
    assert played.err == ""
    assert "1. Greedy" in played.out
    assert "2. Captain" in played.out
    assert "[NAU-11.3]" in played.out


def test_a_pipe_never_gets_escape_sequences(play: Play) -> None:
    assert "\x1b" not in play("nauticus --seats me,greedy --seed 5", "?", "score", "quit").out


def test_usual_seats_and_a_shown_seed(play: Play) -> None:
    out = play("nauticus").out
    assert "At the table: Captain (you), Greedy 1 (bot), Greedy 2 (bot)." in out
    assert "With --seed " in out


def test_setting_the_players_fills_the_seats(play: Play) -> None:
    assert "Greedy 3 (bot)" in play("nauticus --set players=4").out


@pytest.mark.parametrize(
    ("wish", "table"),
    [
        ("endeavor --set mode=solo", "Captain (you)."),
        ("nemo2 --set mode=coop", "Captain (you), Greedy (bot)."),
        ("nemo2", "Captain (you)."),
    ],
)
def test_unsaid_seats_are_as_many_as_the_settings_want(play: Play, wish: str, table: str) -> None:
    assert f"At the table: {table}" in play(wish).out


def test_seats_that_were_said_are_not_changed(play: Play) -> None:
    played = play("endeavor --set mode=solo --set players=3")
    assert played.code == 2
    assert "3 seats are taken" in played.err


def test_same_seed_same_game(play: Play, tmp_path: Path) -> None:
    for name in "ab":
        play(f"nauticus --seats me,random --seed 7 --save {tmp_path / name}", *["1"] * 30)
    assert entries(tmp_path / "a") == entries(tmp_path / "b")


def test_bots_alone_play_to_the_end(play: Play) -> None:
    played = play("nauticus --seats random,random --seed 3")
    assert played.code == 0
    assert "1. Random " in played.out


def test_hotseat_asks_each_by_name(play: Play) -> None:
    out = play("nauticus --seats me,me --seed 5", "tile transport", "pass", "end", "pass").out
    assert "Player A, choose an action tile." in out
    assert "Player B, your turn: Transport." in out
    assert "Player B passes." in out


def test_names_fill_the_seats_in_order(play: Play) -> None:
    out = play("nauticus --seats me,me,greedy --names Anna,,Robo --seed 5").out
    assert "At the table: Anna (you), Player B (you), Robo (bot)." in out


def test_answer_by_number_words_or_label(play: Play) -> None:
    for typed in (
        "8",
        "tile buy-hull",
        "TILE  Buy-Hull",
        "Buy hull parts (position 8; 3 blue workers; bonus: 4 talers)",
    ):
        out = play("nauticus --seats me,greedy --seed 5", typed).out
        assert "Captain chooses “Buy hull parts” at position 8." in out


def test_board_comes_with_a_new_turn_and_on_request(play: Play) -> None:
    """Once at the first question, not after one's own answer, again when asked for."""
    out = play("nauticus --seats me,greedy --seed 5", "tile buy-hull", "b").out
    assert out.count("Round 1 of 4, phase 1") == 2


def test_endless_and_unprintable_lines_do_no_harm(play: Play) -> None:
    played = play(
        "nauticus --seats me,greedy --seed 5", f"buy {'1' * 9000}", "1" * 9000, f"log {'1' * 9000}", "\x1b[2J", "\x00\t"
    )
    assert played.code == 0
    assert "“?[2J” is not one of the answers" in played.out


@pytest.mark.parametrize("typed", ["xyzzy", "99", "0", "-1", "٣", "board now", "buy", "why-not", "tile"])
def test_bad_input_is_explained_and_changes_nothing(play: Play, typed: str) -> None:
    out = play("nauticus --seats me,greedy --seed 5", "tile buy-hull", typed, "").out
    assert f"“{typed}”" in out
    assert out.count("Captain, your turn: Buy hull parts.") == 3


@pytest.mark.parametrize(
    ("game", "sign"), [("nauticus", "0 to 7"), ("nemo1", "►"), ("nemo2", "hidden"), ("endeavor", "~")]
)
def test_help_says_what_the_signs_on_the_board_mean(play: Play, game: str, sign: str) -> None:
    told = play(f"{game} --seed 5", "?", "quit").out.partition("On the board: ")[2].partition("\n")[0]
    assert sign in told.casefold()


def test_help_lists_every_command(play: Play) -> None:
    out = play("nauticus --seats me,greedy --seed 5", "?").out
    for word in ("help", "board", "score", "log", "why", "odds", "rule", "undo", "quit"):
        assert f"\n  {word} " in out


@pytest.mark.parametrize("typed", ["rule NAU-6.5", "? nau-6.5", "r 6.5", "help 6.5"])
def test_rule_in_our_words(play: Play, typed: str) -> None:
    out = play("nauticus --seats me,greedy --seed 5", typed).out
    assert "[NAU-6.5] " + catalogue("en").format(Text("nauticus-rule-6-5")) in out


def test_unknown_rule_is_said(play: Play) -> None:
    out = play("nauticus --seats me,greedy --seed 5", "rule 99").out
    assert "Nauticus has no rule “99”." in out


def test_rule_alone_is_the_one_behind_the_question(play: Play) -> None:
    out = play("nauticus --seats me,greedy --seed 5", "rule", "tile buy-hull", "rule").out
    for rule in ("3-3", "3-4"):
        assert catalogue("en").format(Text(f"nauticus-rule-{rule}")) in out


def test_the_log_names_the_rule_of_each_line(play: Play) -> None:
    out = play("nauticus --seats me,greedy --seed 5", "tile buy-hull", "log").out
    assert re.search(r"Captain chooses .* \[NAU-3\.3\]", out)


def test_undo_takes_an_answer_back(play: Play) -> None:
    out = play("nauticus --seats me,greedy --seed 5", "tile buy-hull", "undo").out
    assert "Captain takes the last answer back." in out
    assert out.count("Captain, choose an action tile.") == 2


def test_undo_says_why_it_stops(play: Play) -> None:
    out = play("nauticus --seats me,greedy --seed 5", "undo", "tile transport", "pass", "end", "undo").out
    assert "This cannot be taken back: a die or a draw has been made since." in out
    assert "This cannot be taken back: somebody else has answered since." in out


def test_undo_in_hotseat_is_for_whoever_answered_last(play: Play) -> None:
    out = play("nauticus --seats me,me --seed 5", "tile transport", "pass", "end", "undo").out
    assert "Player A takes the last answer back." in out


def test_practice_undoes_past_bots(play: Play) -> None:
    out = play("nauticus --seats me,greedy --seed 5 --practice", "tile transport", "pass", "end", "undo").out
    assert "Captain takes the last answer back." in out


def test_why_lists_reasons_with_rules(play: Play) -> None:
    out = play("nauticus --seats me,greedy --seed 5", "tile buy-hull", "why").out
    assert "Extra action: Score crowns: there is no crown to score. [NAU-6.15]" in out


def test_why_of_one_answer(play: Play) -> None:
    out = play("nauticus --seats me,greedy --seed 5", "why buy stern", "why 1", "why tile transport").out
    assert "“buy stern” is not possible: first an action tile has to be chosen. [NAU-3.3]" in out
    assert out.count("That is possible: option 1, Transport (position 1;") == 2


def test_score_sheet_with_rules(play: Play) -> None:
    out = play("nauticus --seats me,greedy --seed 5", "score").out
    assert "Captain: 16 points" in out
    assert "victory point track" in out
    assert "10  [NAU-1.1]" in out


def test_log_from_the_beginning_or_its_last_lines(play: Play) -> None:
    assert play("nauticus --seats me,greedy --seed 5", "log").out.count("Round 1 of 4 begins.") == 2
    assert play("nauticus --seats me,greedy --seed 5", "log 1").out.count("8 Buy hull parts.") == 2
    assert "“x” is not one" in play("nauticus --seats me,greedy --seed 5", "log x").out


def test_odds_when_no_chance_follows(play: Play) -> None:
    out = play("nauticus --seats me,greedy --seed 5", "odds", "odds 1", "odds 99", "odds pass").out
    assert "No draw and no die follows any of these options directly." in out
    assert "No draw and no die follows directly: Transport" in out
    assert "not “99”" in out
    assert "“pass” is not one of the answers offered here." in out


def test_odds_at_the_end_of_a_round(play: Play) -> None:
    """[NAU-3.2] Two of the eight positions come with three blue workers."""
    out = play("nauticus --seats me,me --seed 5", *ROUND_OF_PASSES[:-1], "odds").out
    assert "After this option: End the turn." in out
    assert out.count("will come with 3 blue workers: 1/4, about 25%") == 8


def test_what_is_at_stake_in_the_terminal(play: Play) -> None:
    """[NW2-11.9] A line for every risky action, then everything about one of them, with the rows and their chances."""
    setup = "nemo2 --seed 4 --set motive=explore --set level=sailor --seats me"
    out = play(setup, "install", "exert nothing", "accept", "odds", "odds rest", "quit").out
    assert "modifier +0; succeeds with 6 in 36 (16.7%)" in out
    assert "   5  Rest: 7 or more with modifier +0 succeeds: 21 in 36, 58.3%" in out
    assert "3 to 6, Battle drill (14 in 36, 38.9%): nothing" in out


def test_why_not_with_its_rule(play: Play) -> None:
    """[NW1-7.9] A refused answer is told with its rule."""
    out = play("nemo1 --seats me --seed 8 --set commitment=war", "start mediterranean", "move indian-ocean", "quit").out
    assert "this route needs a kept card. [NW1-7.9]" in out


@pytest.mark.parametrize(
    ("language", "scenario", "mode"),
    [
        ("en", 1, "solo"), ("de", 2, "competitive"), ("pl", 3, "coop"), ("es", 4, "solo"), ("en", 5, "coop"),
        ("de", 6, "solo"), ("pl", 7, "competitive"), ("es", 8, "coop"), ("en", 9, "competitive"), ("de", 10, "coop"),
    ],
)  # fmt: skip
def test_endeavor_to_the_end_in_every_scenario(play: Play, language: str, scenario: int, mode: str) -> None:
    """[EDS-17.1, 18.9, 19.6] Always the first option: six or seven rounds, then the sheet."""
    seats = "me" if mode == "solo" else "me,random"
    line = f"endeavor --lang {language} --seats {seats} --seed 5 --set scenario={scenario} --set mode={mode}"
    played = play(line, "?", "drawer", "why", *ALWAYS_ONE, *ALWAYS_ONE)
    assert played.code == 0, played.err
    assert ("[EDS-18.8]" if mode == "competitive" else "[EDS-19.5]") in played.out


def test_an_answer_may_be_typed_in_every_way_that_the_game_knows(play: Play) -> None:
    """[NW1-0.2, NAU-9.2] Names as they are printed or by their ids; what is refused is refused for its real reason."""
    out = play(
        "nemo1 --seed 3", "start Western Pacific", "commit War!", "why move Mediterranean", "pass", "move EPAC"
    ).out
    assert "The voyage begins: Western Pacific." in out
    assert "“move mediterranean” is not possible: no route leads there. [NW1-7.9]" in out
    assert "“pass” is not possible: Nemo has to choose one of the eight actions. [NW1-7.1]" in out
    assert "The Nautilus sails to: Eastern Pacific." in out
    assert "Extra action: Withdraw money" in play("nauticus --seats me,greedy --seed 5", "tile BUY_HULL").out
