"""Gains and specials in a view are words and lists of words; here they become texts."""

from __future__ import annotations

from typing import Final

from pelagos.core.text import Fact, Text, text
from pelagos.games.endeavor.data_tiles import PER_DISC
from pelagos.games.endeavor.effect_words import NONE, action_text, depths_text
from pelagos.games.endeavor.names import ACTIONS
from pelagos.games.endeavor.view import GainView, SpecialView
from pelagos.games.endeavor.words import place_text

COUNTED: Final = ("disc", "know")
DEEPEST: Final = "max-depth-"


def words_text(gains: list[GainView]) -> tuple[Text, ...] | Text:
    """A list of gains; equal ones are added up."""
    found: dict[tuple[str | int, ...], int] = {}
    for gain in gains:
        found[tuple(gain)] = found.get(tuple(gain), 0) + 1
    return tuple(_gain(words, times) for words, times in found.items()) or NONE


def _gain(words: tuple[str | int, ...], times: int) -> Text:
    name = str(words[0])
    if name in ACTIONS:
        return _action(name, [str(word) for word in words[1:]])
    if name == "discover":
        depths = depths_text(int(words[1]), int(words[2]))
        return text("endeavor-gain-discover", depths=depths, support="no" if len(words) > 3 else "yes")
    if name in ("promote", "copy"):
        return Text(f"endeavor-gain-{name}")
    if name == "pay":
        return text("endeavor-gain-pay", number=words[1], gain=_gain(words[2:], 1))
    return text(f"endeavor-gain-{name}", number=words[1] * times if name in COUNTED else times)


def _action(name: str, changes: list[str]) -> Text:
    """[EDS-8.5, 11.3, 11.4] An action with everything that changes it."""
    action = action_text(name)
    if not changes:
        return text("endeavor-gain-action", action=action)
    return text("endeavor-gain-action-changed", action=action, changes=tuple(map(_change, changes)))


def _change(name: str) -> Text:
    if name.startswith(DEEPEST):
        return text("endeavor-modifier-max-depth", depth=int(name.removeprefix(DEEPEST)))
    return Text(f"endeavor-modifier-{name.replace('+', '-')}")


def special_text(special: SpecialView) -> Text:
    """[EDS-15.1 to 15.3] A special as a sentence: for whom and where it counts, when, and what it brings."""
    where = tuple(map(place_text, special["spaces"])) or NONE
    return text("endeavor-special-says", kind=special["kind"], where=where, rule=_rule(special))


def _rule(special: SpecialView) -> Text:
    """[EDS-15.2] A rule by its name, or gains by their trigger."""
    if special["rule"]:
        word = special["rule"].replace("[", "-").replace("]", "").replace("+", "-")
        return Text(f"endeavor-special-rule-{word}")
    facts: dict[str, Fact] = {"kind": special["kind"], "each": "yes" if special["id"] in PER_DISC else "no"}
    return text(f"endeavor-special-{special['trigger']}", **facts, gains=words_text(special["gains"]))
