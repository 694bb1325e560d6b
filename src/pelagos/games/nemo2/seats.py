"""[NW2-19.6, 27] Who decides, and the one way in which every question is put."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Choice, Node, Option, Step
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.state import Nemo

CAPTAIN: Final = "captain"
DUTY_OF: Final = {
    "exert-crew": "exert Crew",
    "exert-hull": "exert Hull",
    "move-path": "movement path",
    "place-ocean": "placement choices",
    "place-contact": "placement choices",
    "place-flip": "placement choices",
    "place-anywhere": "placement choices",
    "hit-shield": "hit handling and upgrade losses",
    "loss-shield": "hit handling and upgrade losses",
    "loss-pick": "hit handling and upgrade losses",
    "refit-pick": "Refit pick",
    "salvage-payment": "Refit pick",
    "treasure-bonus": "treasures",
    "treasure-discard": "treasures",
    "retain-treasure": "treasures",
    "gem-ocean": "gem placement",
    "uprising-order": "uprising choices",
    "uprising-response": "uprising choices",
    "cube-pick": "uprising choices",
    "land-space": "uprising choices",
    "attack-target": "attack targets",
    "ship-pick": "attack targets",
    "tonnage-or-salvage": "Tonnage or Salvage",
    "tonnage-row": "Tonnage or Salvage",
}
"""Every decision that is not the captain's, with the duty on the officer card."""


def decider(s: Nemo, decision: str) -> int:
    """[NW2-19.2, 19.3, 19.6] The seat that makes a decision: the holder of the duty, else the captain."""
    if s.seats == 1:
        return 0
    duty = DUTY_OF.get(decision, CAPTAIN)
    if duty != CAPTAIN:
        cards = s.pack.officers[s.seats]
        for seat, officer in enumerate(s.officers):
            if duty in cards[officer].duties:
                return seat
    return s.captain


def ask(s: Nemo, decision: str, options: tuple[Option, ...], then: Step) -> Node | None:
    """[NW2-27] Put a question to whoever decides it; where only one answer is possible it is not asked.

    Every question of the game goes through here, so that the semi-cooperative game can put its objections in between.
    """
    if len(options) == 1:
        return nemo2.steps[then[0]](s, *then[1:], options[0])
    return Choice(decider(s, decision), decision, options, then)
