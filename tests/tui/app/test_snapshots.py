"""The screens look as they were blessed (`make bless`)."""

from __future__ import annotations

import pytest

from tests.tui.app.snapshots import LESSONS, SCREENS, screen, screen_file


@pytest.mark.parametrize("name", [*SCREENS, *LESSONS])
def test_a_screen_looks_as_it_was_blessed(name: str) -> None:
    assert screen(name) == screen_file(name).read_text(encoding="utf-8")
