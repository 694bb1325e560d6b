"""Other ways to write things: names as printed or by their ids, resources in any order, a ship with its ocean."""

from __future__ import annotations

from typing import Final

from pelagos.games.nemo1.names import NOWHERE, OCEANS, RESOURCE
from pelagos.games.nemo1.naming import named_in
from pelagos.games.nemo1.state import Nemo

NUMBERED_FIELDS: Final = dict.fromkeys(("kept", "pass", "fail", "unseen", "carried"), "card-")
"""[NW1-2.1] The fields of a position that hold cards: one may be called by its number alone."""
NAMING: Final = ("commit", "give", "help", "incite", "mark", "move", "pay", "refit", "start")
"""The answers that end in one name."""


def spelled(s: Nemo, answer: str) -> str:
    """[NW1-0.2, 6.10] An answer as it is offered; what needs no change stays as it was written."""
    match answer.split():
        case ["exert" | "lose" as verb, *names]:
            lower = [name.lower() for name in names]
            return " ".join([verb, *sorted(lower, key=lambda name: RESOURCE.get(name, len(RESOURCE)))])
        case ["attack" | "stalk" as verb, *ocean, place] if ocean and s.ocean != NOWHERE:
            there = named(s, " ".join(ocean))
            return f"{verb} {place}" if there == OCEANS[s.ocean] else f"{verb} {there} {place}"
        case ["use", *words]:
            card = " ".join(words)
            return f"use {named(s, f'card-{card}' if card.isdecimal() else card)}"
        case ["give", *words, benefit] if benefit.startswith("gain-"):
            return f"give {named(s, ' '.join(words))} {benefit}"
        case [verb, *words] if verb in NAMING and words:
            return f"{verb} {named(s, ' '.join(words))}"
    return answer


def named(s: Nemo, word: str) -> str:
    """A word of a case file as positions and answers write it."""
    return named_in(s.pack, word)
