"""Gains, actions and bonuses as words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from pelagos.core.text import Fact, Text, text
from pelagos.games.endeavor.language import (
    Gains,
    action_of,
    deepest_of,
    modifiers_of,
    paid_for,
    price_of,
    range_of,
)
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
    KNOW,
    LOW,
    MODIFIERS,
    PROMOTE,
)

NONE: Final = Text("endeavor-none")
STEPS: Final = {**dict(enumerate(ATTRIBUTES)), ANY: "any", LOW: "low", INFLUENCE: "influence"}


def gains_text(gains: Gains) -> tuple[Text, ...] | Text:
    """A bonus as a list of what it gives; equal single gains are added up."""
    return tuple(gain_text(gain, gains.count(gain)) for gain in dict.fromkeys(gains)) or NONE


def gain_text(gain: int, times: int = 1) -> Text:
    """One gain, or several of the same."""
    kind = gain & 15
    if kind in STEPS:
        return text(f"endeavor-gain-{STEPS[kind]}", number=times)
    if kind in (DISC, KNOW):
        return text(f"endeavor-gain-{'disc' if kind == DISC else 'know'}", number=(gain >> 4) * times)
    if kind == DISCOVER:
        low, high, unsupported = range_of(gain)
        return text("endeavor-gain-discover", depths=depths_text(low, high), support="no" if unsupported else "yes")
    if kind == ACTION:
        return action_gain_text(gain)
    if kind == COST:
        return text("endeavor-gain-pay", number=price_of(gain), gain=gain_text(paid_for(gain)))
    return Text("endeavor-gain-promote" if kind == PROMOTE else "endeavor-gain-copy")


def depths_text(low: int, high: int) -> str:
    """A range of depths.

    >>> depths_text(3, 3), depths_text(3, 5)
    ('3', '3–5')
    """
    return str(low) if low == high else f"{low}–{high}"


def action_gain_text(gain: int) -> Text:
    """An action with everything that changes it."""
    modifiers = modifiers_of(gain)
    changes = [
        Text(f"endeavor-modifier-{name.replace('+', '-')}") for name, bit in MODIFIERS.items() if modifiers & bit
    ]
    if gain >> 16:
        changes.append(text("endeavor-modifier-max-depth", depth=deepest_of(gain)))
    name: Fact = action_text(ACTIONS[action_of(gain)])
    if not changes:
        return text("endeavor-gain-action", action=name)
    return text("endeavor-gain-action-changed", action=name, changes=tuple(changes))


def action_text(name: str) -> Text:
    """The name of an action."""
    return Text(f"endeavor-action-{name}")


def slots_text(slots: tuple[Gains, ...]) -> tuple[Text, ...] | Text:
    """The actions of a crew side: slots one after the other, alternatives with a slash."""
    return tuple(_slot(slot) for slot in slots) or NONE


def _slot(slot: Gains) -> Text:
    return either([_deed(deed) for deed in slot])


def either(words: Sequence[Text]) -> Text:
    """Several things of which one is chosen."""
    return reduce(lambda first, second: text("endeavor-either", first=first, second=second), words)


def also(sentences: Sequence[Text]) -> Text:
    """Sentences one after the other."""
    return reduce(lambda first, second: text("endeavor-sheet-also", first=first, second=second), sentences)


def in_a_row(parts: Sequence[Text]) -> Text:
    """Several remarks as one; none of them as a dash."""
    if not parts:
        return NONE
    return reduce(lambda first, second: text("endeavor-brief-more", first=first, second=second), parts)


def _deed(deed: int) -> Text:
    kind = deed & 15
    if kind == ACTION:
        return action_text(ACTIONS[deed >> 4 & 15])
    return Text("endeavor-gain-copy" if kind == COPY else "endeavor-gain-promote")
