"""Gains in a view are lists of words; here they become texts."""

from __future__ import annotations

from pelagos.core.text import Text, text
from pelagos.games.endeavor.effect_words import NONE, action_text
from pelagos.games.endeavor.names import ACTIONS
from pelagos.games.endeavor.view import GainView

COUNTED = ("disc", "know")


def words_text(gains: list[GainView]) -> tuple[Text, ...] | Text:
    """A list of gains; equal ones are added up."""
    found: dict[tuple[str | int, ...], int] = {}
    for gain in gains:
        found[tuple(gain)] = found.get(tuple(gain), 0) + 1
    return tuple(_gain(words, times) for words, times in found.items()) or NONE


def _gain(words: tuple[str | int, ...], times: int) -> Text:
    name = str(words[0])
    if name in ACTIONS:
        return text("endeavor-gain-action", action=action_text(name))
    if name == "discover":
        return text("endeavor-gain-discover", low=words[1], high=words[2], support="no" if len(words) > 3 else "yes")
    if name == "promote":
        return Text("endeavor-gain-promote")
    if name == "pay":
        return text("endeavor-gain-pay", number=words[1], gain=_gain(words[2:], 1))
    return text(f"endeavor-gain-{name}", number=words[1] * times if name in COUNTED else times)
