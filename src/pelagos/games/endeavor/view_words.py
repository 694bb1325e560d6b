"""Gains and specials in a view are words and lists of words; here they become texts."""

from __future__ import annotations

from typing import Final

from pelagos.core.text import Text, text
from pelagos.games.endeavor.data_influence import DEEP, GUARDIAN, RESCUE, SHALLOW
from pelagos.games.endeavor.data_tiles import PER_DISC
from pelagos.games.endeavor.effect_words import NONE, action_text, depths_text, either
from pelagos.games.endeavor.names import ACTIONS
from pelagos.games.endeavor.view import GainView, PrintedArea, SpecialView
from pelagos.games.endeavor.words import place_text

COUNTED: Final = ("disc", "know")
DEEPEST: Final = "max-depth-"
REGIONS: Final = (RESCUE, GUARDIAN, SHALLOW, DEEP, "search")


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


def area_features(space: PrintedArea) -> tuple[Text, ...]:
    """[EDS-16.2 to 16.10, 18.4] What an influence space is, gives, counts as and scores."""
    found = [Text("endeavor-area-start")] if space["start"] else []
    if space["goal"]:
        found.append(text("endeavor-area-goal", number=space["goal"]))
    if space["lane"]:
        found.append(text("endeavor-area-lane", depth=space["lane"]))
    if space["region"] and space["region"] != f"depth{space['lane']}":
        found.append(region_text(space["region"]))
    if space["gains"]:
        found.append(text("endeavor-area-gives", gains=words_text(space["gains"])))
    if space["topic"]:
        found.append(text("endeavor-area-topic", topic=Text(f"endeavor-topic-{space['topic']}")))
    if space["points"]:
        found.append(text("endeavor-points", number=space["points"]))
    if space["infinite"]:
        found.append(Text("endeavor-area-infinite"))
    return tuple(found) or (Text("endeavor-area-nothing"),)


def region_text(region: str) -> Text:
    """[EDS-16.4 to 16.10] A part of the influence area; a pack may have parts of its own."""
    known = region in REGIONS
    return Text(f"endeavor-region-{region}") if known else text("endeavor-area-region", region=region)


def slots_words(slots: list[list[GainView]]) -> tuple[Text, ...] | Text:
    """[EDS-6.6] The actions of a crew side: slots one after the other, alternatives in each."""
    return tuple(either([_deed(deed) for deed in slot]) for slot in slots) or NONE


def _deed(deed: GainView) -> Text:
    return action_text(str(deed[0])) if deed[0] in ACTIONS else _gain(tuple(deed), 1)


def special_text(special: SpecialView) -> Text:
    """[EDS-15.1 to 15.3] A special as a sentence: for whom and where it counts, when, and what it brings."""
    if special["kind"] == "zone":
        return text("endeavor-special-zone", rule=_rule(special))
    where = tuple(map(place_text, special["spaces"])) or NONE
    return text(f"endeavor-special-{special['kind']}", where=where, rule=_rule(special))


def _rule(special: SpecialView) -> Text:
    """[EDS-15.2] A rule by its name, or gains by their trigger."""
    if special["rule"]:
        word = special["rule"].replace("[", "-").replace("]", "").replace("+", "-")
        return Text(f"endeavor-special-rule-{word}")
    trigger = special["trigger"]
    if special["id"] in PER_DISC and trigger == "token-taken":
        trigger = "token-for-each"
    elif special["kind"] == "marked" and trigger == "after-conserve":
        trigger = "after-each-conserve"
    return text(f"endeavor-special-{trigger}", gains=words_text(special["gains"]))
