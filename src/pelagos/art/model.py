"""What a drawing is made of: a ground that stays, and pieces that move on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from pelagos.core.text import Text

Say: TypeAlias = Callable[[Text], str]
"""Turns a text into words of the reader's language."""


class Piece(NamedTuple):
    """Something that moves or changes; `body` is drawn around (0, 0)."""

    key: str
    x: float
    y: float
    body: str
    spot: str = ""
    title: str = ""


class Drawing(NamedTuple):
    """A picture in its own coordinates; the pieces are in painting order."""

    width: int
    height: int
    ground: str
    pieces: tuple[Piece, ...]


class Panel(NamedTuple):
    """A small drawing beside the board: a seat, a track, cards or piles; those that are `near` stay in view."""

    key: str
    title: str
    drawing: Drawing
    near: bool = False
