"""Pictures to scan say what they were drawn for."""

from __future__ import annotations

import pytest

from pelagos.art.qr import qr_modules, qr_svg
from pelagos.core.errors import PelagosError
from tests.art.scanner import drawn_modules, scan

FULL = (14, 26, 42, 62, 84, 106, 122, 152, 180, 213)
"""ISO/IEC 18004, table 7: how many bytes a version holds at level M."""


@pytest.mark.parametrize(("version", "most"), list(enumerate(FULL, 1)))
def test_each_version_is_read_when_it_is_full(version: int, most: int) -> None:
    address = ("https://sea.example/join/" * 10).encode()[:most]
    grid = qr_modules(address)
    assert len(grid) == 17 + 4 * version
    assert scan(grid) == address


def test_one_byte_more_takes_the_next_version_and_too_many_are_refused() -> None:
    assert scan(qr_modules(b"x" * (FULL[5] + 1))) == b"x" * (FULL[5] + 1)
    assert len(qr_modules(b"x" * (FULL[5] + 1))) == 17 + 4 * 7
    with pytest.raises(PelagosError, match="error-too-long-to-scan"):
        qr_modules(b"x" * (FULL[-1] + 1))


def test_any_bytes_are_read_whatever_mask_suits_them() -> None:
    for number in range(12):
        said = bytes((number * 37 + place * place) % 256 for place in range(40 + number))
        assert scan(qr_modules(said)) == said


def test_the_drawing_shows_the_modules_with_a_quiet_margin() -> None:
    grid, drawn = qr_modules(b"ahoy"), qr_svg("ahoy")
    assert drawn_modules(drawn) == grid
    assert f'viewBox="0 0 {len(grid) + 8} {len(grid) + 8}"' in drawn
