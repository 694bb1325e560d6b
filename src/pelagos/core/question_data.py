"""A question for a program: what the words of it speak of, and what the rules will do when it is answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pelagos.core.codec import agenda_steps, named_steps
from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Choice
from pelagos.core.plain import Plain
from pelagos.core.state import State
from pelagos.core.text import SeatName, Text


def about(game: Game[Any], s: State) -> dict[str, Plain]:
    """The facts of the question that stands, by name: what is being placed, the dice, the card. Texts by their ids."""
    return {name: as_data(fact) for name, fact in game.show.question(s).facts}


def pending(s: State) -> list[Plain]:
    """The steps that follow the answer, the first one first, as a snapshot in a record writes them."""
    node = s.node
    assert isinstance(node, Choice | Chance), "something is asked"
    return [named_steps(step) for step in (node.then, *agenda_steps(s.agenda))]


def as_data(fact: Any) -> Plain:
    """A fact of a text as plain data: seats by their numbers, texts by their ids."""
    if isinstance(fact, SeatName):
        return fact.seat
    if isinstance(fact, Text):
        return {"id": fact.id, **_facts(dict(fact.facts))} if fact.facts else fact.id
    return [as_data(item) for item in fact] if isinstance(fact, tuple | list) else fact


def _facts(facts: Mapping[str, Any]) -> dict[str, Plain]:
    return {name: as_data(fact) for name, fact in facts.items()}
