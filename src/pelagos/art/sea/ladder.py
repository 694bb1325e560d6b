"""Ladders of resources: a row of boxes, a marker that falls to the right, half a step further while it is exerted."""

from __future__ import annotations

from functools import cache
from typing import Final

from pelagos.art.fitting import fitted
from pelagos.art.markup import path, rect, words
from pelagos.art.model import Piece
from pelagos.art.sea.shelf import WIDTH
from pelagos.art.style import sign

NAME: Final = 62.0

Box = tuple[str, str, str]
"""What a box says, what stands below it, and its class."""


def _width(boxes: int) -> float:
    return (WIDTH - NAME - 8) / boxes


@cache
def ladder(name: str, boxes: tuple[Box, ...]) -> str:
    """The boxes of a resource; the last is the end."""
    width = _width(len(boxes))
    parts = [fitted(4, 23, name, "a-strong", 15, NAME - 8, "start")]
    for place, (said, below, look) in enumerate(boxes):
        x = NAME + place * width
        parts.append(rect(x, 4, width, 30, look))
        if place == len(boxes) - 1:
            parts.append(path(sign("skull"), "a-onlost", transform=f"translate({x + width / 2:.1f} 19) scale(1.8)"))
            continue
        parts.append(words(x + width / 2, 24, said, "a-soft", 13) if said else "")
        parts.append(words(x + width / 2, 43, below, "a-ruled", 10) if below else "")
    return "".join(parts)


def marker(key: str, boxes: int, box: int, top: float, shown: int, exerted: bool, title: str) -> Piece:
    """The marker on its box, or half a step beyond it."""
    width = _width(boxes)
    half = min(width / 2, 15)
    body = path(f"M{-half:.1f} -15H{half:.1f}V9L0 17L{-half:.1f} 9Z", "a-marker")
    x = NAME + (box + (1 if exerted else 0.5)) * width
    return Piece(key, x, top + 19, body + words(0, 4, str(shown), "a-onaccent", 15), "", title)
