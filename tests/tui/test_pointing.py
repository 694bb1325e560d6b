"""Every spot that a card outlines in the browser is a line of the text board, at that moment."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pelagos.core.text import SeatName, text
from pelagos.games.registry import NAMES, find_game
from pelagos.lessons.rehearsal import rehearse
from pelagos.lessons.shelf import find_lesson
from pelagos.tui.pointing import lines_meant


@pytest.mark.parametrize("name", NAMES)
def test_every_spot_of_a_lesson_is_one_line_of_the_board(name: str) -> None:
    game, lesson = find_game(name), find_lesson(name)
    found: dict[tuple[str, str], int] = {}
    for step, state in rehearse(lesson).sightings:
        board = game.show.board(game.visible.observe(state, lesson.learner))
        found |= {(step.say, spot): len(lines_meant(game, [spot], board)) for spot in step.spots}
    assert found
    assert {where: lines for where, lines in found.items() if lines != 1} == {}


def test_an_ocean_is_its_own_line_and_not_one_that_leads_there() -> None:
    mediterranean, atlantic = text("nemo1-ocean-mediterranean"), text("nemo1-ocean-north-atlantic")
    lines = [
        text("nemo1-board-ocean", ocean=atlantic, routes=(text("nemo1-board-route", ocean=mediterranean),)),
        text("nemo1-board-ocean", ocean=mediterranean, routes=()),
    ]
    assert lines_meant(find_game("nemo1"), ["ocean-mediterranean"], lines) == {1}
    assert lines_meant(find_game("nemo1"), ["place-mediterranean-2"], lines) == {1}


def test_what_stands_below_a_seat_belongs_to_it() -> None:
    lines = [
        text("nauticus-board-seat", seat=SeatName(0)),
        text("nauticus-board-ship", ship=1),
        text("nauticus-board-seat", seat=SeatName(1)),
        text("nauticus-board-ship", ship=1),
    ]
    assert lines_meant(find_game("nauticus"), ["seat-1-ship-1"], lines) == {3}
    assert lines_meant(find_game("nauticus"), ["seat-0", "seat-1-yard"], lines) == {0, 2}


def test_what_a_game_does_not_declare_is_nowhere() -> None:
    assert lines_meant(find_game("nauticus"), ["moon"], [text("nauticus-board-seat", seat=SeatName(0))]) == set()
    silent = replace(find_game("nauticus"), spot_lines=())
    assert lines_meant(silent, ["seat-0"], [text("nauticus-board-seat", seat=SeatName(0))]) == set()


def test_a_thing_of_an_answer_is_the_line_that_names_it_or_the_one_for_its_kind() -> None:
    """No game says which line names an upgrade: its kind does; only where none names it the game has to say more."""
    fog = text("nemo2-board-upgrades", installed=(text("nemo2-upgrade-fog-machine"),))
    lines = [text("nemo2-board-lands"), text("nemo2-board-turn", upgrade=text("nemo2-upgrade-steering")), fog]
    assert lines_meant(find_game("nemo2"), ["upgrade-steering"], lines) == {1}
    assert lines_meant(find_game("nemo2"), ["upgrade-fog-machine"], lines) == {2}
    assert lines_meant(find_game("nemo2"), ["upgrade-nautilus-ram"], lines) == {2}
