"""The bot's taste as numbers, in victory points unless said otherwise. Settled by games, not by the rulebook."""

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
    danger: tuple[float, float, float] = (110.0, 90.0, 90.0)
    """Having one point left of Nemo, Crew, Hull with the whole game to come."""
    ease: tuple[float, float, float] = (1.6, 1.9, 1.9)
    """How many points make that danger e times smaller."""
    late_danger: float = 0.3
    """How much of it is left at the end."""
    wear: tuple[float, float, float] = (0.06, 0.12, 0.16)
    """How many points of Nemo, Crew, Hull a turn costs on average."""
    exertion: float = 3.0
    """One point of exertion value."""
    outlaw_wall: float = 130.0
    outlaw_ease: float = 3.8
    """Standing one box before the outlaw box, and how fast that fades."""
    infamy: float = 25.0
    """Reaching the outlaw box, spread over the track with the square of the way."""
    reinforced: float = 4.0
    """A Notoriety box that makes the world more dangerous for good."""
    standby: float = 8.0
    """Somebody in play who can still help in an emergency."""
    action_point: float = 1.6
    saved_point: float = 1.5
    salvage: float = 0.35
    """How much of an upgrade to believe in while its Salvage is gathered."""
    crowding: float = 1.0
    """One placement that the world cannot take up."""
    peril: float = 60.0
    """The fear that the oceans run full."""
    warship_near: float = 1.2
    terror: float = 0.6
    """How much of the next Terror bonus to believe in."""
    kept_card: float = 0.4
    """How much of a kept card's points to believe in while it is not played."""
    deck_gem: float = 0.5
    ocean_gem: float = 0.3
    """How much of a treasure to believe in while its gem lies on the deck or in an ocean."""
    future: float = 0.35
    """How much the targets left for the next turn count when choosing where to be."""
    adventure: float = 0.9
    """How much of a drawn card's points to believe in."""


DEFAULT: Final = Weights()

USEFUL: Final = {
    ARCANE_LIBRARY: 4.0,
    DOUBLE_HULL: 9.0,
    CREW_ARMOR: 6.0,
    FOG_MACHINE: 6.0,
    HYDRO_DRIVE: 10.0,
    MONSTROUS_DESIGN: 8.0,
    PERISCOPE: 9.0,
    REINFORCED_ARMOR: 12.0,
    TORPEDOES: 26.0,
    PROW: 20.0,
    MINES: 7.0,
}
"""What an upgrade does for the rest of a whole game, beyond its printed points."""
