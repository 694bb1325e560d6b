"""Illustrations of great moments."""

from __future__ import annotations

import pytest

from pelagos import art
from pelagos.games.registry import NAMES


@pytest.mark.parametrize("name", [*NAMES, "toy"])
def test_what_was_never_drawn_has_no_picture(name: str) -> None:
    assert art.vignette(name, "") is None
    assert art.vignette(name, "no-such-moment") is None
