"""The bot's taste as numbers, in points unless said otherwise.

`taler`, `outlay`, `worker` and `rivalry` were settled by matches; `growth`, `urgency`, `reward` and `pass_rate` were
tried higher or lower without a measurable gain. The others are estimates from the strategy facts [NAU section 6].
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """What the appraisal and the choice of a tile are tuned by."""

    growth: float = 1.5
    """How much more the last tile of a ship adds than the first; 1 would be the same for each."""
    urgency: float = 2.0
    """How surely one more coming of an action fills one gap."""
    reward: float = 4.5
    """One reward for a finished ship, early in the game; three points at its end."""
    carries: float = 3.0
    """Tiles that are usually carried in one transport."""
    carry_trust: float = 0.85
    """How much of what a stored tile would add to believe in."""

    freight: float = 1.0
    """An empty cell of a finished ship, for each delivery to come."""
    load_trust: float = 0.7
    """The chance to find one more good for a ship, if goods are sold again."""
    stored_good: float = 0.35
    """The chance of a stored good to be delivered, if it can be carried and delivered at all."""
    unfinished_good: float = 0.4
    """The same for a good aboard an unfinished ship."""

    crown_hands: float = 3.0
    """Workers that usually go into one scoring of crowns."""
    crown_trust: float = 0.85
    """How much of the expected crown points to believe in."""
    crown_flips: float = 1.5
    """Pass tiles that usually lie flipped when crowns are scored in a later round."""
    pass_rate: float = 0.3
    """Passes to expect per turn that is still to come in this round."""

    taler: float = 1.1
    """The first taler, beyond a third of a point, while something can be bought."""
    outlay: float = 7.0
    """So many talers further on, a taler is worth about a third of that."""
    spending: float = 3.0
    """Talers that are usually spent in one purchase to come."""
    worker: float = 2.3
    """The first worker, beyond a third of a point."""
    labour: float = 10.0
    """So many workers further on, a worker is worth about a third of that; never more than turns are left."""

    reserve: float = 4.0
    """Warehouse spaces that are better left free."""
    crowding: float = 0.3
    """What filling them costs, growing with the square."""
    extra: float = 7.0
    """The extra action is kept for something that brings more."""
    fade: float = 12.0
    """So many turns before the end, rewards, room and the extra action begin to lose their worth."""
    rivalry: float = 0.8
    """How much of an opponent's gain counts against a tile."""


DEFAULT: Final = Weights()
