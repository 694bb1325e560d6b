"""The great moments of Endeavor: Deep Sea: the beginning, zones discovered, crises, common goals, a round's end."""

from __future__ import annotations

from typing import Final

from pelagos.core.stage import Scene, Stage, Told
from pelagos.core.text import SeatName, text
from pelagos.games.endeavor.view import EndeavorView

ROUNDS: Final = tuple(f"round-end-{number}" for number in range(1, 7))
STAGE: Final[Stage[EndeavorView]] = Stage(keys=ROUNDS)


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


@STAGE.of("endeavor-wave")
def round_end(told: Told[EndeavorView]) -> Scene | None:
    """[EDS-17.2, 2.7] A round is over and the Wave goes on: how everybody stands; at first, what is about to begin."""
    number = told.before["round"]
    if not number:
        return Scene("beginning", f"scenario-{told.after['scenario']['number']}")
    seats = enumerate(told.after["seats"])
    lines = tuple(
        text(
            "endeavor-stage-balance",
            seat=SeatName(seat),
            points=own["score"],
            knowledge=own["knowledge"],
            discs=own["cargo"],
        )
        for seat, own in seats
    )
    title = text("endeavor-stage-round", number=number, of=told.before["rounds"])
    key = ROUNDS[min(number, len(ROUNDS)) - 1]
    return Scene("round-end", key=key, heading="endeavor-stage-round-end", title=title, lines=lines)
