"""Other ways to write an answer: resources in any order, a ship with its ocean, a card by its number."""

from __future__ import annotations

from pelagos.games.nemo1.names import NOWHERE, OCEANS, RESOURCE
from pelagos.games.nemo1.state import Nemo


def spelled(s: Nemo, answer: str) -> str:
    """[NW1-0.2, 6.10] An answer as it is offered; what needs no change stays as it was written."""
    match answer.split():
        case ["exert", *names]:
            return " ".join(["exert", *sorted(names, key=lambda name: RESOURCE.get(name, len(RESOURCE)))])
        case ["attack" | "stalk" as verb, ocean, place] if s.ocean != NOWHERE and ocean == OCEANS[s.ocean]:
            return f"{verb} {place}"
        case ["use", card]:
            numbers = {str(found.number): found.name for found in s.pack.cards[1:]}
            return f"use {numbers.get(card.removeprefix('card-'), card)}"
    return answer
