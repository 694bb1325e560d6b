"""Whole games, line by line, as they were blessed. A changed rule shows as a difference to be read."""

from __future__ import annotations

import pytest

from tests.transcripts import WANTED, golden_file, transcript


@pytest.mark.parametrize("name", WANTED)
def test_a_golden_game_goes_as_it_always_went(name: str) -> None:
    assert transcript(name) == golden_file(name).read_text(encoding="utf-8")
