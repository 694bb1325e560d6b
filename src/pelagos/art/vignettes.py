"""Illustrations of great moments: each game draws its own, as a picture without words, 480 wide and 270 high."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from pelagos.art.model import Drawing

WIDTH: Final = 480
HEIGHT: Final = 270


@cache
def _draughtsman(game: str) -> str:
    """The module that draws a game's vignettes, "" where it has none."""
    package = f"pelagos.art.{game}"
    name = f"{package}.vignettes"
    return name if find_spec(package) and find_spec(name) else ""


def vignette(game: str, key: str) -> Drawing | None:
    """The illustration of a piece or of a kind of moment; None where the game has drawn none."""
    module = _draughtsman(game)
    found: Drawing | None = import_module(module).vignette(key) if module and key else None
    assert found is None or (found.width, found.height) == (WIDTH, HEIGHT), f"{game} {key}: not {WIDTH} x {HEIGHT}"
    return found
