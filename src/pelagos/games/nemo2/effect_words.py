"""[NW2-26] Effects in words: every step of the effect language as a text, for choices, cards and sheets.

What happens in any case is one sentence, and so is what is to be chosen: "the card goes to PASS. Then choose one: lose
1 Nemo; or Notoriety +2". Options are parted by semicolons, so that nothing needs a bracket.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pelagos.core.nodes import Effect
from pelagos.core.text import Fact, Text, signed, text
from pelagos.games.nemo2.language import EVERYWHERE, Condition, Program
from pelagos.games.nemo2.names import (
    AFTER_SINKING,
    ANY,
    CHARACTERS,
    IN_ACTION,
    MODES,
    NAUTILUS_OCEAN,
    OCEANS,
    PASS,
    PILES,
    RESOURCES,
    UPGRADES,
    VP_COLUMNS,
)
from pelagos.games.nemo2.texts import (
    character_text,
    group_text,
    mode_text,
    ocean_text,
    pile_text,
    resource_text,
    ship_text,
    upgrade_text,
    values_words,
)

if TYPE_CHECKING:
    from pelagos.games.nemo2.data import Pack
    from pelagos.games.nemo2.data_pieces import Side
    from pelagos.games.nemo2.records import Card

NOTHING: Final = Text("nemo2-do-nothing")
REPAIRS: Final[Program] = (("required_repairs",),)
"""What the only card does that has no steps of its own."""
WHOLE: Final = ("choose", "branch", "begin_test", "outcome")
"""The steps that take a sentence of their own."""


class Known(NamedTuple):
    """What steps speak of by number: the names of the ships, and the cards, where it is to be said what they score."""

    ships: Sequence[str] = ()
    cards: Sequence[Card] = ()


NOBODY: Final = Known()


def known(pack: Pack) -> Known:
    """What is known of the ships and cards of a pack."""
    return Known(pack.fleet.names, pack.cards)


def effects_text(steps: Program, at: Known = NOBODY) -> Text:
    """What happens, in its order."""
    said = list(_sentences(steps, at))
    return (
        reduce(lambda rest, first: text("nemo2-do-then", first=first, rest=rest), reversed(said)) if said else NOTHING
    )


def _sentences(steps: Program, at: Known) -> Iterator[Text]:
    for whole, run in groupby(steps, lambda step: step[0] in WHOLE):
        found = tuple(run)
        if whole:
            yield from _whole_sentences(found, at)
        elif len(found) == 1:
            yield effect_text(found[0], at)
        else:
            yield text("nemo2-do-all", effects=tuple(effect_text(step, at) for step in found))


def _whole_sentences(steps: Program, at: Known) -> Iterator[Text]:
    """[NW2-6.1] Choices and conditions; a test together with what follows from its result."""
    test: tuple[Text, ...] = ()
    for name, *facts in steps:
        if name == "begin_test":
            test = (text("nemo2-do-begin-test", number=facts[1], **exertion(facts[2])),)
        elif name == "outcome":
            results = results_text((name, *facts), at)
            yield text("nemo2-do-tested", test=test[0], results=results) if test else results
            test = ()
        else:
            yield either(facts[1], at) if name == "choose" else _branch(at, *facts)
    yield from test


def _branch(at: Known, condition: Condition, then: Program, otherwise: Program) -> Text:
    """[NW2-26] IF and ELSE."""
    facts = {"condition": condition_text(condition), "effects": effects_text(then, at)}
    if not otherwise:
        return text("nemo2-do-if", **facts)
    return text("nemo2-do-if-else", **facts, otherwise=effects_text(otherwise, at))


def exertion(mask: int) -> dict[str, Fact]:
    """[NW2-6.8] What may be exerted, as facts."""
    found = tuple(resource_text(name) for r, name in enumerate(RESOURCES) if mask >> r & 1)
    return {"may": "yes" if found else "no", "resources": found or Text("nemo2-none")}


def results_text(outcome: Effect, at: Known = NOBODY) -> Text:
    """[NW2-6.3] What success and failure bring, and what comes after either."""
    _, passed, failed, after = outcome
    both = text("nemo2-do-outcome", passed=effects_text(passed, at), failed=effects_text(failed, at))
    return text("nemo2-do-outcome-then", results=both, after=effects_text(after, at)) if after else both


def either(alternatives: Sequence[tuple[str, Condition, Program]], at: Known = NOBODY) -> Text:
    """[NW2-26] The options of a CHOOSE, one or the other."""
    said = [_option(condition, steps, at) for _, condition, steps in alternatives]
    if len(said) == 1:
        return said[0]
    options = reduce(lambda rest, first: text("nemo2-do-or", first=first, second=rest), reversed(said))
    return text("nemo2-do-choose", options=options)


def _option(condition: Condition, steps: Program, at: Known) -> Text:
    said = effects_text(steps, at)
    return text("nemo2-do-if", condition=condition_text(condition), effects=said) if condition else said


def effect_text(step: Effect, at: Known = NOBODY) -> Text:
    """One effect; a gain of nothing says that the track is full, a card that is put away what it is worth there."""
    name, *facts = step
    if name in ("gain", "lose") and facts[0] == ANY:
        return text(f"nemo2-do-{name}-any", number=facts[1])
    if name == "gain" and not facts[1]:
        return text("nemo2-do-gain-full", resource=resource_text(RESOURCES[facts[0]]))
    if name == "file_card" and facts[1] == PASS and at.cards and (points := worth(at.cards[facts[0]].vp)):
        return text("nemo2-do-file-card-worth", pile=pile_text(PILES[PASS]), points=points)
    if name == "ship_enters":
        ship = ship_text(at.ships[facts[0]]) if at.ships else Text("nemo2-none")
        return text("nemo2-do-ship-enters", known="yes" if at.ships else "no", ship=ship, ocean=_place(facts[1]))
    return text(f"nemo2-do-{name.replace('_', '-')}", **EFFECTS[name](*facts))


def worth(vp: Sequence[int | None]) -> tuple[Text, ...]:
    """[NW2-17.2, 17.3] The victory points that are printed on a card, by what they count as; a 0 is one, too."""
    return tuple(
        text(f"nemo2-worth-{source}", number=number, signed=signed(number))
        for source, number in zip(VP_COLUMNS, vp, strict=True)
        if number is not None
    )


def values_text(side: Side) -> Text:
    """[NW2-1.4] All that stands on a side of a ship, in a few words."""
    return values_words(side.seen(), effects_text(side.sunk) if side.sunk else None)


def sayable(steps: Program) -> bool:
    """Whether the sentences say what is meant: no choice or condition within another, and nothing after a condition."""
    for place, (name, *facts) in enumerate(steps):
        if name == "choose" and any(step[0] in WHOLE for _, _, inner in facts[1] for step in inner):
            return False
        if name == "branch":
            parts = [step[0] for part in facts[1:] for step in part]
            if place + 1 < len(steps) or {"branch", "begin_test", "outcome"} & {*parts}:
                return False
        if name == "begin_test" and [step[0] for step in steps[place + 1 :]] not in ([], ["outcome"]):
            return False
        if name in ("branch", "outcome") and not all(sayable(part) for part in facts if _is_program(part)):
            return False
    return True


def _is_program(part: Any) -> bool:
    return isinstance(part, tuple) and all(isinstance(step, tuple) for step in part)


def condition_text(condition: Condition) -> Text:
    """[NW2-26] What must hold, to be said after "if"."""
    kind, *facts = condition
    match kind:
        case "in-oceans" | "sank-warship-in":
            oceans: Any = facts[0]
            return text(f"nemo2-if-{kind}", oceans=tuple(ocean_text(OCEANS[ocean]) for ocean in oceans))
        case "in-play" | "in-play-and-window" | "sacrificed-and-window":
            character: Any = facts[0]
            return text(f"nemo2-if-{kind}", character=character_text(CHARACTERS[character]), window=_window(facts))
        case "window":
            return Text(f"nemo2-if-window-{facts[0]}")
    return Text(f"nemo2-if-{kind}")


def when_text(window: str, condition: Condition) -> Text:
    """[NW2-5.7] The moment for which a card is kept, and what must hold then."""
    moment = Text(f"nemo2-window-{window if window in (IN_ACTION, AFTER_SINKING) else 'other'}")
    return text("nemo2-window-if", window=moment, condition=condition_text(condition)) if condition else moment


def _window(facts: Sequence[object]) -> str:
    return str(facts[1]) if len(facts) > 1 else ""


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


def _uprising(ocean: int, number: int) -> dict[str, Fact]:
    if ocean == EVERYWHERE:
        return {"where": "any", "ocean": Text("nemo2-none")}
    return {"where": "ocean", "ocean": _place(ocean)}


EFFECTS: Final[dict[str, Callable[..., dict[str, Fact]]]] = {
    "add_ap": _number,
    "add_group": lambda group: {"group": group_text(group)},
    "act_three_choice": _nothing,
    "begin_act": _number,
    "buy_nothing": _nothing,
    "buy_upgrade": _number,
    "change_notoriety": _signed,
    "cut_ap_gain": _number,
    "discard_a_ship": _nothing,
    "discard_all_here": _nothing,
    "discard_treasures": _number,
    "draw_card": _nothing,
    "draw_treasures": _number,
    "end_game": _nothing,
    "fight_ship": lambda ship, mode: {"mode": mode_text(MODES[mode])},
    "file_card": lambda card, pile: {"pile": pile_text(PILES[pile])},
    "fire_at_nautilus": _number,
    "fleet_marker": _ocean,
    "free_adventure": lambda forced: {"forced": "yes" if forced else "no"},
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
    "pay": _resource,
    "pay_ap": _number,
    "pick_upgrade": _nothing,
    "place": _ocean,
    "place_dice": _number,
    "play_turn": _nothing,
    "remove_gem": _nothing,
    "repair_or_forgo": _number,
    "required_repairs": _nothing,
    "reveal_upgrades": _number,
    "revive": _character,
    "rising_threat": _nothing,
    "roll_ocean": _nothing,
    "sacrifice": _character,
    "set_ap": _number,
    "sink_a_warship": _nothing,
    "tonnage": _number,
    "turn_torpedo": _nothing,
    "skip_action_phase": _nothing,
    "uprising": _uprising,
}
