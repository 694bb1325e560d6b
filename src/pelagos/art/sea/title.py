"""The title of a chart."""

from __future__ import annotations

from functools import lru_cache

from pelagos.art.fitting import fitted
from pelagos.art.markup import close, path
from pelagos.art.model import Piece


@lru_cache(maxsize=256)
def cartouche(x: float, y: float, name: str, moment: str, worth: str) -> Piece:
    """A framed title: the game, the moment, and the score so far with what it is worth."""
    frame = path("M-120 -46Q-112 -58 -98 -56H98Q112 -58 120 -46V42Q112 54 98 52H-98Q-112 54 -120 42Z", "a-scroll")
    frame += path("M-114 -42Q-108 -51 -96 -50H96Q108 -51 114 -42V38Q108 47 96 46H-96Q-108 47 -114 38Z", "a-scrollline")
    frame += path("M-60 -10H60M-8 -10L0 -14L8 -10L0 -6Z", "a-scrollline")
    body = frame + fitted(0, -22, name, "a-title", 20, 196)
    body += fitted(0, 12, moment, "a-text", 16, 206) + fitted(0, 33, worth, "a-strong", 16, 206)
    return Piece("cartouche", x, y, close(body), "", f"{name}. {moment}. {worth}")
