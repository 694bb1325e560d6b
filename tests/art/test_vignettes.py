"""Illustrations of great moments."""

from __future__ import annotations

import re

import pytest

from pelagos import art
from pelagos.games.registry import NAMES, find_game, load_pack


@pytest.mark.parametrize("name", [*NAMES, "toy"])
def test_what_was_never_drawn_has_no_picture(name: str) -> None:
    assert art.vignette(name, "") is None
    assert art.vignette(name, "no-such-moment") is None


@pytest.mark.parametrize("name", NAMES)
def test_moments_that_belong_to_no_piece_have_a_picture(name: str) -> None:
    stage = find_game(name).stage
    assert stage is not None
    assert [key for key in stage.keys if art.vignette(name, key) is None] == []


@pytest.mark.parametrize("name", NAMES)
def test_pictures_have_classes_that_the_page_knows_and_no_words(name: str) -> None:
    game = find_game(name)
    keys = (*game.sheets.box(load_pack(game).tables).sheets, *game.stage.keys) if game.sheets and game.stage else ()
    drawn = [found for key in keys if (found := art.vignette(name, key))]
    rules = set(re.findall(r"\.([\w-]+)", art.board_css(name)))
    used = {used for one in drawn for found in re.findall("class='([^']+)'", one.ground) for used in found.split()}
    assert used <= rules
    assert not any("<text" in one.ground or "<style" in one.ground for one in drawn)
