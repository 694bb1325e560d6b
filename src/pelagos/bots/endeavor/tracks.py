"""What the boxes of the attribute tracks are worth: points at the end, and what the level brings until then."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from pelagos.bots.endeavor.weights import Weights
from pelagos.games.endeavor.data_pieces import Tracks

Boxes: TypeAlias = tuple[tuple[float, ...], ...]


@lru_cache(64)
def box_values(tracks: Tracks, weights: Weights, left: int) -> Boxes:
    """By attribute and box: what standing there is worth with so many rounds to come; points count by the weights."""
    return tuple(
        tuple(_value(tracks, weights, benefit, box, left) for box in range(tracks.last + 1))
        for benefit in weights.benefit
    )


def _value(tracks: Tracks, weights: Weights, benefit: float, box: int, left: int) -> float:
    level = tracks.level[box]
    part = _part(tracks, box) * weights.towards * min(1.0, (left + 0.5) / 2)
    if box >= tracks.influence:
        return weights.level * tracks.points[level] + benefit * left * level + part * weights.influence
    rise = tracks.points[tracks.level[_next(tracks, box)]] - tracks.points[level]
    return weights.level * (tracks.points[level] + part * rise) + benefit * left * (level + part)


def _next(tracks: Tracks, box: int) -> int:
    """The first box of the next level; beyond the last level, the box after the last."""
    return next(
        (later for later in range(box, tracks.last + 1) if tracks.level[later] > tracks.level[box]), tracks.last + 1
    )


def _part(tracks: Tracks, box: int) -> float:
    """How far a box is from the first of its level to the first of the next."""
    first = tracks.level.index(tracks.level[box])
    return (box - first) / (_next(tracks, box) - first)
