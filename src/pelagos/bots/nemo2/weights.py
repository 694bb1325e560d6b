"""The bot's taste as numbers, in victory points unless said otherwise. Settled by games, not by the rulebook.

Changed all at once along a slope that games had shown, with the numbers that stand in the modules beside this one, and
held against those before (docs/strength.md).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.games.nemo2.names import (
    ARCANE_LIBRARY,
    CREW_ARMOR,
    DOUBLE_HULL,
    FOG_MACHINE,
    HYDRO_DRIVE,
    MINES,
    MONSTROUS_DESIGN,
    PERISCOPE,
    PROW,
    REINFORCED_ARMOR,
    TORPEDOES,
)


class Weights(NamedTuple):
    """What the appraisal is tuned by."""

    defeat: float = 400.0
    """What a lost game costs."""
    danger: tuple[float, float, float] = (60.0, 78.0, 82.0)
    """Having one point left of Nemo, Crew, Hull with the whole game to come."""
    ease: tuple[float, float, float] = (0.95, 1.75, 1.95)
    """How many points make that danger e times smaller."""
    late_danger: float = 0.24
    """How much of it is left at the end."""
    wear: tuple[float, float, float] = (0.07, 0.115, 0.12)
    """How many points of Nemo, Crew, Hull a turn costs on average."""
    exertion: float = 4.5
    """One point of exertion value."""
    outlaw_wall: float = 130.0
    outlaw_ease: float = 6.3
    """Standing one box before the outlaw box, and how fast that fades."""
    infamy: float = 31.0
    """Reaching the outlaw box, spread over the track with the square of the way."""
    reinforced: float = 3.6
    """A Notoriety box that makes the world more dangerous for good."""
    standby: float = 5.8
    """Somebody in play who can still help in an emergency."""
    action_point: float = 2.1
    saved_point: float = 1.65
    salvage: float = 0.4
    """How much of an upgrade to believe in while its Salvage is gathered."""
    crowding: float = 0.8
    """One placement that the world cannot take up."""
    peril: float = 46.0
    """The fear that the oceans run full."""
    warship_near: float = 1.0
    terror: float = 0.5
    """How much of the next Terror bonus to believe in."""
    kept_card: float = 0.37
    """How much of a kept card's points to believe in while it is not played."""
    deck_gem: float = 0.5
    ocean_gem: float = 0.23
    """How much of a treasure to believe in while its gem lies on the deck or in an ocean."""
    future: float = 0.25
    """How much the targets left for the next turn count when choosing where to be."""
    adventure: float = 0.7
    """How much of a drawn card's points to believe in."""


DEFAULT: Final = Weights()

USEFUL: Final = {
    ARCANE_LIBRARY: 4.9,
    DOUBLE_HULL: 11.4,
    CREW_ARMOR: 5.2,
    FOG_MACHINE: 5.5,
    HYDRO_DRIVE: 12.3,
    MONSTROUS_DESIGN: 7.1,
    PERISCOPE: 9.3,
    REINFORCED_ARMOR: 10.8,
    TORPEDOES: 34.0,
    PROW: 22.4,
    MINES: 8.4,
}
"""What an upgrade does for the rest of a whole game, beyond its printed points."""
