"""What the greedy bot believes, in points. Found by playing."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """Beliefs that no rule states."""

    week: float = 2.5
    """What a week of the year brings on the average."""
    notoriety: float = 0.3
    """What a box of Notoriety costs."""
    danger: tuple[float, ...] = (40.0, 18.0, 9.0, 4.0, 2.0, 1.0, 0.5, 0.0, 0.0)
    """What it costs to stand on a level of a resource, besides its points."""
    salvage: tuple[float, ...] = (0.0, 4.0, 7.5, 10.5, 11.5, 12.0)
    """What stored ships are worth before the Prow is bought."""
    spare: float = 1.5
    """What each stored ship is worth afterwards."""
    prow: float = 26.0
    armor: float = 10.0
    monster: float = 5.0
    library: float = 8.0
    later: float = 0.75
    """How much of what another ocean offers is left on arrival."""
    second: float = 0.5
    """How much the second best thing to do in an ocean counts."""
    incite: float = 0.85
    """How much of what an incitement may bring is counted for a treasure in hand."""


DEFAULT: Final = Weights()
