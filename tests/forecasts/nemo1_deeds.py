"""Nemo's War, first edition: how answers turn out, what then counts, and which deeds chances and effects speak of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import Any, TypeAlias

from pelagos.core.nodes import Chance, Choice, Option
from pelagos.core.state import Event
from pelagos.core.text import Text
from pelagos.games.nemo1 import Nemo, nemo1
from tests.forecasts.checking import Facts, expect
from tests.forecasts.walking import STOP, Deed, Guide, Leaf, Turns, certainly, every

Meaning: TypeAlias = Callable[[Facts], list[Deed]]

QUIET = {
    "combat-exert": ("exert", "nothing"),
    "exert": ("exert", "nothing"),
    "help": ("done",),
    "after-action": ("end",),
    "continue": ("stop",),
}
"""What is answered on the way by somebody who does nothing more."""
FIRST = ("final-commitment", "refit-ships")
"""Questions whose answer changes nothing that a line speaks of: the first one is taken."""
REAL = ("seek", "wreck")
"""Questions that have lines of their own, even where only one answer is left."""
BEYOND = ("preparation", "card", "treasure")
"""Rolls and draws behind the horizon: the next turn, and what a card or a treasure turns out to be."""
EFFECTS = ("gained", "lost", "notoriety", "liberation", "filed", "weeks", "ended", "entered")
"""The deeds that effects speak of."""
TURN = (("weeks", 1),)
"""[NW1-11.1] What the end of a turn brings by itself."""


def goes_on(s: Nemo) -> Turns:
    """Dice and hidden ships in all ways; of decisions the one that does nothing more."""
    node = s.node
    if isinstance(node, Chance):
        return STOP if node.ask in BEYOND else _alike(s, node)
    if not isinstance(node, Choice):
        return STOP
    if node.ask in QUIET:
        return certainly(QUIET[node.ask])
    is_formal = len(node.options) == 1 and node.ask not in REAL
    return certainly(node.options[0]) if node.ask in FIRST or is_formal else STOP


def _alike(s: Nemo, node: Chance) -> Turns:
    """All that fate can bring; of rolls with the same sum and of ships with the same numbers one stands for all."""
    found: dict[Any, tuple[Option, Fraction]] = {}
    for option, chance in every(node):
        kind: object = option if len(option) == 1 else sum(option)
        if node.ask == "ship":
            ship = s.pack.ships[s.pack.ship_number[option[0]]]
            kind = (ship.attack, ship.defense)
        found[kind] = (option, chance + found.get(kind, (option, Fraction()))[1])
    return tuple(found.values())


def deeds(s: Nemo, option: Option, events: tuple[Event, ...]) -> Iterable[Deed]:
    """What happened, as far as a line can speak of it."""
    dice = s.dice
    for event in events:
        if event.id == "nemo1-rolled":
            dice = event.facts[1:]
        elif event.id in RESULTS:
            yield "result", event.facts[2], event.facts[1] - sum(dice)
        elif event.id in DEEDS:
            yield event.id.removeprefix("nemo1-"), *event.facts[DEEDS[event.id]]


RESULTS = ("nemo1-attacked", "nemo1-tested")
ALL, FIRST_FACT, SECOND, THIRD, NO_FACT = slice(None), slice(1), slice(1, 2), slice(2, 3), slice(0)
DEEDS = {
    "nemo1-captured": NO_FACT,
    "nemo1-damaged": SECOND,
    "nemo1-ended": FIRST_FACT,
    "nemo1-entered": NO_FACT,
    "nemo1-filed": SECOND,
    "nemo1-fired": THIRD,
    "nemo1-gained": ALL,
    "nemo1-kept": NO_FACT,
    "nemo1-liberation": SECOND,
    "nemo1-lost": ALL,
    "nemo1-notoriety": SECOND,
    "nemo1-weeks": FIRST_FACT,
}
"""What is told and counts, and which of its facts matter."""


def is_weighty(deed: Deed) -> bool:
    """What nobody may be silent about: losses, Notoriety, Liberation, weeks beyond that of the turn, and the end."""
    return deed[0] in ("lost", "notoriety", "liberation", "ended", "weeks") and deed not in TURN and deed[1] != 0


GUIDE = Guide(nemo1, goes_on, deeds)


def agrees(said: Text, likely: Fraction) -> bool:
    """Whether a chance in words is this one."""
    facts: dict[str, Any] = dict(said.facts)
    match said.id:
        case "nemo1-chance-sure":
            return likely == 1
        case "nemo1-chance-never":
            return likely == 0
        case "nemo1-forecast-about":
            return bool(facts["percent"] == round(100 * likely))
    return Fraction(facts["good"], facts["all"]) == likely and facts["percent"] == round(100 * likely)


def likely(said: Text) -> Fraction:
    """A chance in words as a number, to a percent where it is not told exactly."""
    facts: dict[str, Any] = dict(said.facts)
    if not facts:
        return Fraction(said.id == "nemo1-chance-sure")
    return Fraction(facts["good"], facts["all"]) if "good" in facts else Fraction(facts["percent"], 100)


def expect_chance(said: Text, likely: Fraction) -> None:
    expect(agrees(said, likely), f"{dict(said.facts) or said.id}, but the rules say {likely}")


def name_of(said: Text) -> str:
    return said.id.rpartition("-")[2]


def effect_deeds(effects: Iterable[Text]) -> Iterator[Deed]:
    """What effects promise, one deed after the other; "asks" where a decision or a draw comes in between."""
    for effect in effects:
        name = effect.id.removeprefix("nemo1-do-")
        expect(name in MEANINGS, f"nobody knows what {name} promises")
        yield from MEANINGS[name](dict(effect.facts))


def _asks(*what: str) -> Meaning:
    return lambda facts: [("asks", *what)]


def _no_deed(facts: Facts) -> list[Deed]:
    return []


def _change(track: str) -> Meaning:
    return lambda facts: [(track, int(facts["change"].replace("−", "-")))]


MEANINGS: dict[str, Meaning] = {
    "advance-weeks": lambda facts: [("weeks", facts["number"])],
    "begin-test": _asks(),
    "change-liberation": _change("liberation"),
    "change-notoriety": _change("notoriety"),
    "choose": _asks("card-choice"),
    "draw-cards": _asks("card"),
    "draw-nothing": _no_deed,
    "draw-treasures": _asks("treasure"),
    "encounter": lambda facts: [("entered",), ("asks",)],
    "end-game": lambda facts: [("ended", "maelstrom")],
    "file-card": lambda facts: [("filed", name_of(facts["pile"]))],
    "gain": lambda facts: [("gained", name_of(facts["resource"]), facts["number"])],
    "gain-full": lambda facts: [("gained", name_of(facts["resource"]), 0)],
    "lift-ban": _no_deed,
    "lose": lambda facts: [("lost", name_of(facts["resource"]))] * facts["number"],
    "lose-choice": _asks("lose-choice"),
    "nothing": _no_deed,
    "reroll": _asks(),
    "reveal-all": _no_deed,
}
"""What each effect promises."""


def follow(leaf: Leaf[Nemo], effects: Iterable[Text], happened: Iterable[Deed]) -> list[Deed]:
    """The deeds of an end are those of the effects, in their order, and what is left then; the end cuts them short."""
    left = [deed for deed in happened if deed[0] in EFFECTS]
    for promised in effect_deeds(effects):
        if promised[0] == "asks":
            expect(promised in (("asks",), ("asks", leaf.asks)), f"{promised}, but {leaf.asks} is asked")
            return []
        if is_tragic(leaf) and not [deed for deed in left if deed[0] != "ended"]:
            return []
        if promised[0] == "gained" and not promised[2] and promised not in left:
            continue
        expect(left and left[0] == promised, f"{promised} is promised, {left} happens")
        if left.pop(0)[0] == "ended":
            return []
    return left


def follow_all(leaf: Leaf[Nemo], effects: Iterable[Text], happened: Iterable[Deed]) -> None:
    """The same, and nothing else that counts happens but the end of the turn."""
    left = follow(leaf, effects, happened)
    expect(not [deed for deed in left if is_weighty(deed) and deed[0] != "ended"], f"nothing names {left}")


def after(leaf: Leaf[Nemo], kind: str) -> list[Deed]:
    """What happened behind a deed of this kind."""
    places = [place for place, deed in enumerate(leaf.deeds) if deed[0] == kind]
    return list(leaf.deeds[places[0] + 1 :])


def result(leaf: Leaf[Nemo]) -> int | None:
    """Whether the roll of an end was good; None where it never came to it."""
    found = leaf.named("result")
    return found[0][1] if found else None


def is_tragic(leaf: Leaf[Nemo]) -> bool:
    """Whether a resource is used up there."""
    return leaf.asks == "prevent" or ("ended", "tragic") in leaf.deeds


def named_effects(effects: Iterable[Text]) -> list[Deed]:
    return list(effect_deeds(effects))
