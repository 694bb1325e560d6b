"""The great moments of Endeavor: Deep Sea: zones discovered, crises, new rounds."""

from __future__ import annotations

from typing import Final

from pelagos.core.stage import Scene, Stage, Told
from pelagos.games.endeavor.view import EndeavorView

STAGE: Final[Stage[EndeavorView]] = Stage()


@STAGE.of("endeavor-discovered")
def discovery(told: Told[EndeavorView]) -> Scene:
    """[EDS-9.4] A zone of the ocean is discovered."""
    return Scene("discovery", f"tile-{told.facts[1]}")


@STAGE.of("endeavor-crisis")
def crisis(told: Told[EndeavorView]) -> Scene:
    """[EDS-19.3] A crisis comes up."""
    return Scene("crisis", f"crisis-{told.facts[0]}")


@STAGE.of("endeavor-bonus-goal")
def bonus_goal(told: Told[EndeavorView]) -> Scene:
    """[EDS-19.1, 19.3] A goal for everybody together is drawn."""
    return Scene("goal", f"bonus-{told.facts[0]}")
