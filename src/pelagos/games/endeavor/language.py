"""[EDS section 2] The mini-language of the tables, read once and turned into numbers.

A *gain* is one whole number: its kind in the low four bits, what belongs to it above. `rep+2` are two gains, as
EDS-6.9 counts them; `action:conserve[same-depth]` is the kind ACTION, the action CONSERVE and a bit for the modifier.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from pelagos.games.endeavor.names import (
    ACTION,
    ACTIONS,
    ANY,
    ATTRIBUTES,
    COPY,
    COST,
    DISC,
    DISCOVER,
    INFLUENCE,
    ING,
    KNOW,
    LOW,
    MAX_DEPTH,
    MODIFIERS,
    MOST_DEPTH,
    PROMOTE,
)

Gains = tuple[int, ...]
Slots = tuple[Gains, ...]
"""The actions of a crew side: every slot once, one alternative of each."""

SINGLE: Final = {"any": ANY, "low": LOW, "influence": INFLUENCE}
COUNTED: Final = {"disc": DISC, "know": KNOW}
STEPS: Final = re.compile(r"([a-z]+)\+([1-9])")
DISCOVERY: Final = re.compile(r"discover:([1-5])-([1-5])(\[unsupported\])?")
TAKEN: Final = re.compile(r"action:([a-z]+)(?:\[([a-z0-9+=,-]+)\])?")
PAID: Final = re.compile(r"disc-([1-9])>(.+)")
SCORING: Final = re.compile(r"([1-9]) per ([1-9]) ([a-z-]+)")
CRISIS: Final = re.compile(r"([a-z-]+):-?([1-9])")
DEEPEST: Final = re.compile(r"max-depth=([1-5])")

PREDICATES: Final = (
    "links-shared-with-opponents",
    "conserve-discs-in-best-zone",
    "complete-topic-sets",
    "depths-with-publish-disc",
    "zones-with-conserve-disc",
    "other-leader-crew",
    "zones-with-disc-or-vessel",
    "empty-dive-spots-in-ocean",
    "unconditional",
)
CRISES: Final = ("vessels-up", "vessels-right", "lose-discs", "lose-knowledge", "block-crew", "dive-spots")


class NotTheLanguage(ValueError):
    """A word that the mini-language does not know; whoever reads the table says where it stands."""


def effects(text: str) -> Gains:
    """A list of effects as single gains.

    >>> effects("rep+2;know+1") == (0, 0, KNOW | 1 << 4)
    True
    """
    return tuple(gain for word in text.split(";") if word for gain in _gains(word))


def actions(text: str) -> Slots:
    """The actions of a crew side; `;` joins slots, `/` alternatives."""
    return tuple(tuple(_deed(name) for name in slot.split("/")) for slot in text.split(";") if slot)


def activation(text: str) -> int:
    """The single gain of an activation space on a report."""
    found = effects(text)
    if len(found) != 1:
        raise NotTheLanguage(text)
    return found[0]


def scoring(text: str) -> tuple[int, int, int]:
    """Points, divisor and the number of the predicate."""
    found = SCORING.fullmatch(text)
    if not found or found[3] not in PREDICATES:
        raise NotTheLanguage(text)
    return int(found[1]), int(found[2]), PREDICATES.index(found[3])


def crisis(text: str) -> tuple[int, int]:
    """What a crisis does and how much of it."""
    found = CRISIS.fullmatch(text)
    if not found or found[1] not in CRISES:
        raise NotTheLanguage(text)
    return CRISES.index(found[1]), int(found[2])


def _gains(word: str) -> Gains:
    for pattern, make in WORDS:
        if found := pattern.fullmatch(word):
            return make(found)
    if word == "promote":
        return (PROMOTE,)
    raise NotTheLanguage(word)


def _steps(found: re.Match[str]) -> Gains:
    name, number = found[1], int(found[2])
    if name in ATTRIBUTES:
        return (ATTRIBUTES.index(name),) * number
    if name in SINGLE:
        return (SINGLE[name],) * number
    if name in COUNTED:
        return (COUNTED[name] | number << 4,)
    raise NotTheLanguage(found[0])


def _discovery(found: re.Match[str]) -> Gains:
    low, high = int(found[1]), int(found[2])
    if low > high:
        raise NotTheLanguage(found[0])
    return (DISCOVER | low << 4 | high << 7 | bool(found[3]) << 10,)


def _taken(found: re.Match[str]) -> Gains:
    if found[1] not in ACTIONS:
        raise NotTheLanguage(found[0])
    modifiers, deepest = 0, 0
    for word in (found[2] or "").split(","):
        if limit := DEEPEST.fullmatch(word):
            modifiers, deepest = modifiers | MAX_DEPTH, int(limit[1])
        elif word:
            if word not in MODIFIERS:
                raise NotTheLanguage(word)
            modifiers |= MODIFIERS[word]
    return (action_gain(ACTIONS.index(found[1]), modifiers, deepest),)


def _paid(found: re.Match[str]) -> Gains:
    inner = effects(found[2])
    if len(inner) != 1:
        raise NotTheLanguage(found[0])
    return (COST | int(found[1]) << 4 | inner[0] << 8,)


def _deed(name: str) -> int:
    if name == "promote":
        return PROMOTE
    if name == "copy-crew":
        return COPY
    if name not in ACTIONS:
        raise NotTheLanguage(name)
    return action_gain(ACTIONS.index(name), 0, 0)


WORDS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Gains]], ...]] = (
    (STEPS, _steps),
    (DISCOVERY, _discovery),
    (TAKEN, _taken),
    (PAID, _paid),
)


def action_gain(action: int, modifiers: int, deepest: int) -> int:
    """An action to be taken now, with what changes it."""
    return ACTION | action << 4 | modifiers << 8 | deepest << 16


def kind_of(gain: int) -> int:
    """What kind of gain it is."""
    return gain & 15


def amount_of(gain: int) -> int:
    """How many discs or how much knowledge."""
    return gain >> 4


def range_of(gain: int) -> tuple[int, int, bool]:
    """The depths of a discovery, and whether the zone above is not needed."""
    return gain >> 4 & 7, gain >> 7 & 7, bool(gain >> 10)


def action_of(gain: int) -> int:
    """The action of an ACTION."""
    return gain >> 4 & 15


def modifiers_of(gain: int) -> int:
    """The modifiers of an ACTION."""
    return gain >> 8 & 255


def deepest_of(gain: int) -> int:
    """The greatest depth a Travel may end at."""
    return gain >> 16 if gain >> 8 & MAX_DEPTH else MOST_DEPTH


def price_of(gain: int) -> int:
    """The discs that a COST takes."""
    return gain >> 4 & 15


def paid_for(gain: int) -> int:
    """What a COST gives."""
    return gain >> 8


@cache
def gain_words(gain: int) -> tuple[str | int, ...]:
    """A gain or an action as words: `rep`, `influence`, `discover 1 3`, `travel from-here`, `copy`."""
    kind = gain & 15
    if kind <= ING:
        return (ATTRIBUTES[kind],)
    if kind == DISCOVER:
        low, high, unsupported = range_of(gain)
        return ("discover", low, high, *(("unsupported",) if unsupported else ()))
    if kind == ACTION:
        limit = (f"max-depth-{deepest_of(gain)}",) if gain >> 16 else ()
        changed = tuple(name for name, bit in MODIFIERS.items() if modifiers_of(gain) & bit)
        return (ACTIONS[action_of(gain)], *changed, *limit)
    if kind in (DISC, KNOW):
        return ("disc" if kind == DISC else "know", gain >> 4)
    if kind == COST:
        return ("pay", price_of(gain), *gain_words(paid_for(gain)))
    return ({ANY: "any", LOW: "low", INFLUENCE: "influence", PROMOTE: "promote", COPY: "copy"}[kind],)
