"""The bot's taste as numbers. Each was kept because it measured better than its neighbours over many games."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """What `appraise` and `tile` are tuned by; points unless said otherwise."""

    growth: float = 1.5
    """How much more the last tile of a ship adds than the first; 1 would be an even share for each."""
    urgency: float = 2.0
    """How surely one more chance to buy a kind of tile fills one gap."""
    crown_hands: float = 3.0
    """Workers that usually go into one scoring of crowns."""
    crown_trust: float = 0.85
    """How much of the expected crown points to believe in."""
    crown_flips: float = 1.5
    """Pass tiles that will usually lie flipped when crowns are scored in a later round."""
    pass_rate: float = 0.3
    """Passes to expect per turn that is still to come in this round."""
    outlay: float = 10.0
    labour: float = 10.0
    taler: float = 0.8
    """What the first taler is worth beyond a third of a point, while much can be bought."""
    worker: float = 1.7
    """The same for the first worker."""
    spending: float = 3.0
    """Talers that are usually spent in one purchase to come."""
    toil: float = 1.0
    """Own workers that are usually spent in one turn to come."""
    fade: float = 12.0
    """From so many turns before the end on, talers and workers lose what they are worth beyond a third."""
    reward: float = 4.5
    freight: float = 1.0
    """What an empty cell of a finished ship is worth per delivery to come."""
    load_trust: float = 0.7
    carry_trust: float = 0.85
    carries: float = 3.0
    """Tiles that are usually carried in one transport."""
    crowding: float = 0.3
    extra: float = 7.0
    """The extra action is kept for something that brings more than this; falls to nothing with the game."""
    rivalry: float = 0.4
    """How much of an opponent's gain counts against a tile."""


DEFAULT: Final = Weights()
