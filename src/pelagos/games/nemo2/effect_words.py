"""[NW2-26] Effects in words: every step of the effect language as a text, for choices and for cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pelagos.core.text import Fact, Text, text
from pelagos.games.nemo2.language import Program
from pelagos.games.nemo2.names import ANY, CHARACTERS, NAUTILUS_OCEAN, OCEANS, PILES, RESOURCES, UPGRADES
from pelagos.games.nemo2.texts import character_text, group_text, ocean_text, pile_text, resource_text, upgrade_text

NOTHING: Final = Text("nemo2-do-nothing")


def effects_text(steps: Program) -> tuple[Text, ...]:
    """A list of effects, in their order; a choice among others stands in brackets."""
    if len(steps) == 1:
        return (effect_text(steps[0]),)
    said = (effect_text(step) for step in steps)
    return tuple(map(_bracketed_choice, steps, said)) or (NOTHING,)


def effect_text(step: tuple[Any, ...]) -> Text:
    """One effect; of a choice, all it offers; a gain of nothing says that the track is full."""
    name, *facts = step
    if _is_choice(step):
        return either(facts[1])
    if name in ("gain", "lose") and facts[0] == ANY:
        return text(f"nemo2-do-{name}-any", number=facts[1])
    if name == "gain" and not facts[1]:
        return text("nemo2-do-gain-full", resource=resource_text(RESOURCES[facts[0]]))
    found = EFFECTS[name]
    return text(f"nemo2-do-{name.replace('_', '-')}", **found(*facts))


def either(alternatives: tuple[tuple[str, Any, Program], ...]) -> Text:
    """[NW2-26] The options of a CHOOSE, one or the other; an option of several effects stands in brackets."""
    (_, _, first), *others = alternatives
    said = text("nemo2-do-all", effects=effects_text(first))
    option = text("nemo2-do-together", effects=said) if len(first) > 1 else said
    return text("nemo2-do-either", first=option, second=either(tuple(others))) if others else option


def _is_choice(step: tuple[Any, ...]) -> bool:
    return step[0] == "choose" and bool(step[2])


def _bracketed_choice(step: tuple[Any, ...], said: Text) -> Text:
    return text("nemo2-do-together", effects=said) if _is_choice(step) else said


def _nothing(*facts: Any) -> dict[str, Fact]:
    return {}


def _number(number: int, *rest: Any) -> dict[str, Fact]:
    return {"number": number}


def _resource(resource: int, number: int) -> dict[str, Fact]:
    return {"resource": resource_text(RESOURCES[resource]), "number": number}


def _place(ocean: int) -> Text:
    if ocean >= 0:
        return ocean_text(OCEANS[ocean])
    return Text("nemo2-ocean-here") if ocean == NAUTILUS_OCEAN else Text("nemo2-ocean-there")


def _ocean(ocean: int, *rest: Any) -> dict[str, Fact]:
    return {"ocean": _place(ocean)}


def _character(character: int) -> dict[str, Fact]:
    any_one = character == len(CHARACTERS)
    return {"character": Text("nemo2-character-any") if any_one else character_text(CHARACTERS[character])}


def _signed(number: int) -> dict[str, Fact]:
    return {"sign": "up" if number >= 0 else "down", "number": abs(number)}


EFFECTS: Final[dict[str, Callable[..., dict[str, Fact]]]] = {
    "add_ap": _number,
    "add_group": lambda group: {"group": group_text(group)},
    "act_three_choice": _nothing,
    "begin_act": _number,
    "begin_test": lambda kind, target, mask: {"number": target},
    "branch": _nothing,
    "buy_nothing": _nothing,
    "buy_upgrade": _number,
    "change_notoriety": _signed,
    "choose": _nothing,
    "cut_ap_gain": _number,
    "discard_a_ship": _nothing,
    "discard_all_here": _nothing,
    "discard_treasures": _number,
    "draw_card": _nothing,
    "draw_treasures": _number,
    "end_game": _nothing,
    "fight_ship": _nothing,
    "file_card": lambda card, pile: {"pile": pile_text(PILES[pile])},
    "fire_at_nautilus": _number,
    "fleet_marker": _ocean,
    "free_adventure": _nothing,
    "gain": _resource,
    "gem": _ocean,
    "gems_on_deck": _number,
    "gray_cubes": _number,
    "help_bonus": _number,
    "help_reroll": _nothing,
    "install_card": lambda card, upgrade: {"upgrade": upgrade_text(UPGRADES[upgrade])},
    "lose": _resource,
    "move_free": _number,
    "move_nautilus": _ocean,
    "no_ap_this_turn": _nothing,
    "open_link": lambda first, second: {"first": _place(first), "second": _place(second)},
    "outcome": _nothing,
    "pay": _resource,
    "pay_ap": _number,
    "pick_upgrade": _nothing,
    "place": _ocean,
    "place_dice": _number,
    "play_turn": _nothing,
    "remove_gem": _nothing,
    "repair_or_forgo": _number,
    "reveal_upgrades": _number,
    "revive": _character,
    "rising_threat": _nothing,
    "roll_ocean": _nothing,
    "sacrifice": _character,
    "set_ap": _number,
    "ship_enters": lambda ship, ocean: {"ocean": _place(ocean)},
    "sink_a_warship": _nothing,
    "tonnage": _number,
    "turn_torpedo": _nothing,
    "skip_action_phase": _nothing,
    "uprising": _nothing,
}
