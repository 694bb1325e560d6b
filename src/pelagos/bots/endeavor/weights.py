"""What the greedy bot believes, in points. Found by playing."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """Beliefs that no rule states."""

    benefit: tuple[float, ...] = (0.7, 1.3, 1.2, 0.7)
    """What one level of each attribute brings in every round to come."""
    level: float = 1.0
    """How much the points of the levels count."""
    towards: float = 0.75
    """How much of the next level is counted for the boxes on the way to it."""
    disc: float = 1.3
    """What a disc in the cargo hold is worth while there is use for it."""
    spare: float = 0.4
    """What each disc beyond the useful ones is worth."""
    useful: int = 6
    know: float = 0.5
    """What one knowledge is worth."""
    plenty: int = 7
    """Knowledge beyond this is worth half."""
    token: float = 2.0
    vessel: float = 0.8
    """What a launched vessel brings in every round to come."""
    actions: tuple[float, ...] = (1.0, 1.8, 1.6, 2.4, 2.6)
    """What an action of each kind brings, discs and knowledge paid."""
    copy: float = 2.5
    promote: float = 2.2
    discover: float = 2.5
    influence: float = 2.2
    """What influence is worth where the spaces cannot be looked up."""
    now: float = 0.5
    """How much of its actions a free crew member is worth in this round."""
    quality: float = 0.35
    """How much of the actions of the crew counts for every round to come."""
    more: float = 0.6
    """How much another action of the same kind adds, compared with the one before."""
    chances: tuple[float, ...] = (0.35, 0.25, 0.2, 0.15, 0.1)
    """How much of the best open spaces in reach is counted, the best one first."""
    short: float = 0.7
    """How much of a space counts that cannot be paid yet."""
    goal: float = 9.0
    """What an achieved goal is worth in a game together."""
    halfway: float = 0.7
    """How much of that is counted in proportion to the way already gone."""
    goals: tuple[float, ...] = ()
    """How many times as much each goal is worth, in the order of the rules; those that are not named count once."""
    engine: float = 0.2
    """How much of the own board counts in a game together."""
    fade: float = 0.0
    """How many times it doubles from the middle of a game back to its beginning, and halves to its end."""
    bend: float = 1.0
    """The power of the way gone that counts: above 1, goals that are nearly reached count more than others."""
    pace: float = 2.0
    """How much of one goal a player can bring in a round, if it must be."""
    road: float = 0.0
    """What a point counts that markers are on their way to."""
    claim: float = 0.0
    """What a goal space is worth that the next marker may lie on."""
    deep: float = 0.0
    """What it is worth to know the deepest zones, or to be there."""


DEFAULT: Final = Weights()
TOGETHER: Final = DEFAULT._replace(level=0.0)
"""In a game together levels score nothing."""
