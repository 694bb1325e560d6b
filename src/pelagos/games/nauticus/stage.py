"""The great moments of Nauticus: a ship finished, a round's end with its balance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.stage import Scene, Stage, Told
from pelagos.core.text import SeatName, Text, text
from pelagos.games.nauticus.view import NauticusView

PENALTY: Final = "nauticus-penalty"
LARGEST: Final = 5
"""Ships of this size and more have one story and one picture."""
SHIPS: Final = tuple(f"ship-{size}" for size in range(1, LARGEST + 1))
ROUNDS: Final = tuple(f"round-end-{number}" for number in range(1, 6))
STAGE: Final[Stage[NauticusView]] = Stage(keys=SHIPS + ROUNDS)


@STAGE.of("nauticus-finished")
def finished(told: Told[NauticusView]) -> Scene:
    """[NAU-9.1] A ship sets its sails."""
    seat, _, size = told.facts
    title = text("nauticus-stage-ship", seat=SeatName(seat), size=size)
    key = SHIPS[min(size, LARGEST) - 1]
    return Scene("ship-finished", key=key, heading="nauticus-stage-ship-finished", title=title)


@STAGE.of(PENALTY)
def round_end(told: Told[NauticusView]) -> Scene | None:
    """[NAU-3.6, 10.1] A round is over: what unused passes cost, and how everybody stands."""
    if told.earlier(PENALTY):
        return None
    number = told.before["round"]
    title = text("nauticus-stage-round", number=number, of=told.before["rounds"])
    key, heading = ROUNDS[min(number, len(ROUNDS)) - 1], "nauticus-stage-round-end"
    return Scene("round-end", key=key, heading=heading, title=title, lines=tuple(_balance(told)))


def _balance(told: Told[NauticusView]) -> Iterator[Text]:
    """[NAU-10.1] Each seat: what it has lost, and its points now."""
    for event in told.events[told.place :]:
        if event.id == PENALTY:
            seat, lost = event.facts
            points = told.after["seats"][seat]["score"]
            yield text("nauticus-stage-balance", seat=SeatName(seat), lost=lost, points=points)
