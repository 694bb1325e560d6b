"""[NW1 section 0.5] Effects in words: every step of the effect language as a text, for choices, cards and treasures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from pelagos.core.text import Fact, Text, signed, text
from pelagos.games.nemo1.language import Alternative, Program
from pelagos.games.nemo1.names import PILES, RESOURCES, RESULTS
from pelagos.games.nemo1.texts import pile_text, resource_text, result_text

NOTHING: Final = Text("nemo1-do-nothing")


def effects_text(steps: Program) -> tuple[Text, ...]:
    """A list of effects, in their order."""
    return tuple(effect_text(step) for step in steps) or (NOTHING,)


def effect_text(step: tuple[Any, ...]) -> Text:
    """One effect; a gain of nothing says that the track is full, a draw of nothing that the cup is empty."""
    name, *facts = step
    if name == "gain" and not facts[1]:
        return text("nemo1-do-gain-full", resource=resource_text(RESOURCES[facts[0]]))
    if name == "draw_treasures" and not facts[0]:
        return Text("nemo1-do-draw-nothing")
    return text(f"nemo1-do-{name.replace('_', '-')}", **EFFECTS[name](*facts))


def ways_text(ways: Sequence[Alternative]) -> Text:
    """The alternatives of a choice: one, or another."""
    first = text("nemo1-do-way", effects=effects_text(ways[0].steps))
    return text("nemo1-do-ways", first=first, others=ways_text(ways[1:])) if len(ways) > 1 else first


def _nothing(*facts: Any) -> dict[str, Fact]:
    return {}


def _number(number: int) -> dict[str, Fact]:
    return {"number": number}


def _signed(number: int) -> dict[str, Fact]:
    return {"change": signed(number)}


def _resource(resource: int, number: int) -> dict[str, Fact]:
    return {"resource": resource_text(RESOURCES[resource]), "number": number}


EFFECTS: Final[dict[str, Callable[..., dict[str, Fact]]]] = {
    "advance_weeks": _number,
    "begin_test": _nothing,
    "change_liberation": _signed,
    "change_notoriety": _signed,
    "choose": lambda card, ways: {"ways": ways_text([Alternative(*way) for way in ways])},
    "draw_cards": _number,
    "draw_treasures": _number,
    "encounter": _nothing,
    "end_game": lambda reason: {"result": result_text(RESULTS[reason])},
    "file_card": lambda card, pile: {"pile": pile_text(PILES[pile])},
    "gain": _resource,
    "lift_ban": _nothing,
    "lose": _resource,
    "lose_choice": _number,
    "reroll": _nothing,
    "reveal_all": _nothing,
}
