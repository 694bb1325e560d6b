"""Themes and style sheet: every class has a rule, every variable a value, and words can be read on their ground."""

from __future__ import annotations

import re

import pytest

from pelagos.art import board_css, picture, themes
from pelagos.art.style import theme_css
from pelagos.locale.catalogue import LANGUAGES, catalogue
from tests.art.test_drawings import TABLES, drawings, last_moment

CLASS = re.compile("class='([^']*)'")
THEMES = ("light", "dark", "paper")
PICTURES = ("nauticus", "nemo1", "nemo2", "endeavor")
PAIRS = (
    ("ink", "paper"), ("ink", "sea"), ("ink", "land"), ("ink", "plate"), ("ink", "shade"), ("ink", "deep"),
    ("ink", "warship"), ("ink", "trader"), ("soft", "paper"), ("soft", "plate"), ("soft", "shade"),
    ("accentink", "accent"), ("goldink", "gold"), ("blueink", "blue"), ("accent", "paper"), ("plate", "ink"),
    *(("seat-ink", f"seat-{seat}") for seat in "abcd"), *((f"seat-{seat}", "plate") for seat in "abcd"),
)  # fmt: skip


def channel(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def luminance(colour: str) -> float:
    red, green, blue = map(channel, rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The ratio that WCAG asks to be 4.5 for words."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def classes_in(markup: str) -> set[str]:
    return {name for names in CLASS.findall(markup) for name in names.split()} - {"outline", "art"}


def ruled(sheet: str) -> set[str]:
    return set(re.findall(r"\.([a-z0-9-]+) \{", sheet))


@pytest.mark.parametrize("table", TABLES)
def test_every_class_has_a_rule_in_the_sheet_of_its_game(table: str) -> None:
    game, s = last_moment(table)
    found = drawings(game, s)
    markup = "".join(drawing.ground + "".join(piece.body for piece in drawing.pieces) for drawing in found)
    assert classes_in(markup) - ruled(board_css(game.key)) == set()
    assert ruled(board_css(game.key)) < ruled(board_css())


@pytest.mark.parametrize("game", PICTURES)
def test_every_class_of_a_picture_has_a_rule(game: str) -> None:
    assert classes_in(picture(game, catalogue("en").format)) - ruled(board_css()) == set()


def test_the_themes_have_the_same_names() -> None:
    names = [set(theme) for theme in themes().values()]
    assert tuple(themes()) == THEMES
    assert names[0] == names[1] == names[2]


@pytest.mark.parametrize("theme", THEMES)
def test_no_variable_is_left_in_a_picture_that_stands_alone(theme: str) -> None:
    assert "var(" not in theme_css(theme)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("front", "ground"), PAIRS)
def test_words_can_be_read(theme: str, front: str, ground: str) -> None:
    colours = themes()[theme]
    assert contrast(colours[f"--art-{front}"], colours[f"--art-{ground}"]) >= 4.5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PICTURES)
def test_every_game_has_a_picture_with_a_name(game: str, language: str) -> None:
    say = catalogue(language).format
    assert picture(game, say).startswith("<svg ")
    assert "<title>" in picture(game, say)
