"""Other ways to write things: names as printed, zones by their tile, gains as in the tables, depths in any order."""

from __future__ import annotations

import re
from typing import Final

from pelagos.games.endeavor import language
from pelagos.games.endeavor.data import Pack
from pelagos.games.endeavor.gains import gain_words
from pelagos.games.endeavor.language import NotTheLanguage
from pelagos.games.endeavor.names import ATTRIBUTE_NAMES, NOWHERE, SLOT, SLOT_NAMES
from pelagos.games.endeavor.naming import WITH_DISC, as_named
from pelagos.games.endeavor.state import Endeavor

NAMING: Final = ("block", "copy", "keep", "pick", "recruit", "report", "take")
"""The answers that end in the name of a piece."""
PLACES: Final = ("launch", "place", "to", "vessel")
"""The answers that end in a slot."""
SPACES: Final = ("sonar", "dive", "conserve", "publish")
"""The answers that end in a slot and a space, when they are more than the name of an action."""
NUMBER: Final = re.compile(r"[0-9]+")
MARKER: Final = re.compile(r"\(?([0-9]+) *, *([0-9]+)\)?")
ASKED: Final = (
    *("launch", "recruit", "manage", "turn", "action", "travel", *SPACES, "pick", "extra", "depths", "tile", "slot"),
    *("any", "low", "step", "influence", "promote", "order", "option", "kind", "guardian"),
)
QUESTIONS: Final = {**{f"d-{ask}": ask for ask in ASKED}, "d-copy": "action", "d-token": "gained"}
"""The decisions of the specification, and what they are called here."""


def spelled(s: Endeavor, answer: str) -> str:
    """[EDS-6.9, 9.3] An answer as it is offered; what needs no change stays as it was written."""
    match answer.split():
        case ["depths", *depths]:
            return " ".join(["depths", *sorted(depths)])
        case ["space" | "move" as verb, *places]:
            return " ".join([verb, *NUMBER.findall(" ".join(places))])
        case ["advance", attribute]:
            return f"advance {ATTRIBUTE_NAMES.get(attribute.lower(), attribute)}"
        case ["gain", *words]:
            return f"gain {_gain(' '.join(words))}"
        case ["decline"] if getattr(s.node, "ask", "") == "order":
            return "decline rest"
        case [verb, *words] if words:
            return _with_name(s, verb, words)
    return answer


def _with_name(s: Endeavor, verb: str, words: list[str]) -> str:
    """An answer that names a piece or a place."""
    text = " ".join(words)
    if verb == "token" and len(words) > 1:
        return f"token {named(s, ' '.join(words[:-1]))} {'bonus' if words[-1] == 'other' else words[-1]}"
    if verb in ("promote", "activate"):
        return _of_several(s, f"{verb} {_numbered(s, words)}")
    if verb in PLACES:
        return f"{verb} {_slot(s, text)}"
    if verb in SPACES:
        zone, _, space = text.replace(".", " ").rpartition(" ")
        return f"{verb} {_slot(s, zone)} {space}" if zone else f"{verb} {text}"
    return f"{verb} {named(s, text)}" if verb in NAMING else f"{verb} {text}"


def _numbered(s: Endeavor, words: list[str]) -> str:
    """A name, perhaps with the number of an activation space or with the word for a disc behind it."""
    *name, last = words
    if name and (last.isdecimal() or last == "with-disc"):
        return f"{named(s, ' '.join(name))} {last}"
    return named(s, " ".join(words)).replace(WITH_DISC, " with-disc")


def _of_several(s: Endeavor, answer: str) -> str:
    """The only offered answer that goes on where this one ends, as `promote pilot with-disc` for `promote pilot`."""
    offered = [" ".join(map(str, option)) for option in getattr(s.node, "options", ())]
    longer = [text for text in offered if text.startswith(f"{answer} ")]
    return longer[0] if len(longer) == 1 and answer not in offered else answer


def _gain(text: str) -> str:
    """A gain as answers call it, also when it is written in the language of the tables: `action:travel[tech+1]`."""
    try:
        gains = language.effects(text)
    except NotTheLanguage:
        return text
    return " ".join(map(str, gain_words(gains[0]))) if len(set(gains)) == 1 else text


def _slot(s: Endeavor, text: str) -> str:
    """A slot by its name or by the zone in it."""
    if text.upper() in SLOT:
        return text.upper()
    tile = s.pack.numbers.tile.get(as_named(text), NOWHERE)
    return SLOT_NAMES[s.ocean.index(tile)] if tile in s.ocean and tile != NOWHERE else text


def named(s: Endeavor, word: str) -> str:
    """A thing by the name that positions and answers use; any other word stays as it was written."""
    if marker := MARKER.fullmatch(word):
        return f"{marker[1]},{marker[2]}"
    if word.lower() in ATTRIBUTE_NAMES:
        return ATTRIBUTE_NAMES[word.lower()]
    for end in (len(word.removesuffix(WITH_DISC)), word.rfind(":")):
        if end > 0 and _is_known(s.pack, as_named(word[:end])):
            return as_named(word[:end]) + word[end:]
    return word


def _is_known(pack: Pack, name: str) -> bool:
    """Whether something on the table has this name."""
    numbers = pack.numbers
    tables = (numbers.tile, numbers.side, numbers.kind, numbers.report, numbers.token)
    cards = [*(goal.id for goal in pack.goals), *(crisis.id for crisis in pack.crises)]
    return name in cards or any(name in table for table in tables)
