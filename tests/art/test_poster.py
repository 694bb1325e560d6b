"""The drawings of the end: the score over time, and the picture to share."""

from __future__ import annotations

import re

import pytest

from pelagos.art import Drawing, board_css
from pelagos.art.poster import Place, Poster, apart, draw_poster
from pelagos.art.scoreline import HEIGHT, WIDTH, Line, Tick, draw_scoreline
from tests.art.test_style import classes_in, ruled

LINES = [Line("a", (0, 12, -3)), Line("b", (0, 12, 11)), Line("d", (0, 4, 40))]


def chart(lines: list[Line] = LINES) -> Drawing:
    """A chart with two numbered turns at one place."""
    return draw_scoreline(lines, [Tick(0, "1"), Tick(1, "2")], [(1, "a"), (1, "b")])


def test_each_side_has_a_line_of_its_own_colour_and_dashes() -> None:
    drawn = re.findall(r"class='a-course-([abcd])'(?: stroke-dasharray='([^']*)')?", chart().ground)
    assert [letter for letter, _ in drawn] == ["a", "b", "d"]
    assert len({dashes for _, dashes in drawn}) == 3


def test_everything_lies_on_the_paper_and_no_number_on_another() -> None:
    ground = chart().ground
    spots = [tuple(map(float, spot)) for spot in re.findall(r"<circle cx='([\d.]+)' cy='([\d.]+)'", ground)]
    assert len(spots) == 2
    assert abs(spots[0][1] - spots[1][1]) >= 20
    points = [tuple(map(float, at)) for at in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", ground)]
    assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in [*spots, *points])
    assert re.findall(r">([ABD] [^<]+)<", ground) == ["D 40", "B 11", "A −3"]


def test_its_classes_have_rules_in_the_sheet_of_every_game() -> None:
    assert classes_in(chart().ground) <= ruled(board_css("nemo1"))


@pytest.mark.parametrize("points", [(0,), (0, 0, 0), (-5, -9)])
def test_a_game_without_points_is_drawn_as_well(points: tuple[int, ...]) -> None:
    assert "a-course-a" in draw_scoreline([Line("", points)], [], []).ground


def test_a_poster_says_who_won_and_cuts_no_story() -> None:
    story = "A long evening. " * 20
    places = [Place(letter, f"Captain {letter}", "12") for letter in "abcd"]
    poster = draw_poster(Poster("Nauticus", "Captain a wins.", story.strip(), places, chart(), chart()))
    said = re.findall(r">([^<>]+)</text>", poster.ground)
    assert {"Nauticus", "Captain a wins.", *(place.name for place in places)} <= set(said)
    assert story.strip() in " ".join(said) or "evening" not in " ".join(said)


def test_a_drawing_on_a_page_that_has_it_already_shares_no_id() -> None:
    drawing = Drawing(10, 10, "<defs><g id='nau-x'/></defs><use href='#nau-x'/>", ())
    assert apart(drawing, "end-").count("end-nau-x") == 2


def test_a_token_that_makes_room_is_tied_to_its_line() -> None:
    """Two seats stand at nearly the same points: the second token lies above, on a stem."""
    lines = [Line("a", (0, 40, 50)), Line("b", (0, 41, 60))]
    tied = draw_scoreline(lines, [], [(1, "a"), (1, "b")]).ground
    free = draw_scoreline(lines, [], [(1, "a"), (2, "b")]).ground
    assert (tied.count("a-line"), free.count("a-line")) == (1, 0)
