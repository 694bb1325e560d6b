"""[NW2-5.7, 26] What an answer would need: the conditions of cards and of their options, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.text import Text, text
from pelagos.games.nemo2.effects import CONDITION, alternatives
from pelagos.games.nemo2.language import Condition
from pelagos.games.nemo2.names import AS_HELP, CHARACTERS, IN_ACTION, OCEANS
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.texts import character_text, ocean_text

WINDOW_OF: Final = {"action": IN_ACTION, "emergency-help": AS_HELP}


def reason_text(s: Nemo, option: Option, reason: str) -> Text:
    """A reason in words; of a condition that does not hold, which one it is."""
    condition = needed_by(s, option) if reason == CONDITION else ()
    return NEEDED[condition[0]](*condition[1:]) if condition else Text(f"nemo2-why-{reason}")


def needed_by(s: Nemo, option: Option) -> Condition:
    """[NW2-5.7, 26] The condition of a kept card, or of one option of a card; () where there is none."""
    node = s.node
    if type(node) is not Choice:
        return ()
    if option[0] == "choose":
        return next((condition for word, condition, _ in alternatives(node.then) if word == option[1]), ())
    card = s.pack.cards[s.pack.card_number[option[1]]]
    return card.condition or _needed_in(card.steps, WINDOW_OF.get(node.ask, ""))


def _needed_in(steps: tuple[tuple[Any, ...], ...], window: str) -> Condition:
    """[NW2-5.7] Of a card whose options name their windows, the condition of the one for this window."""
    conditions: list[Condition] = [condition for _, condition, _ in steps[0][2]] if steps else []
    return next((condition for condition in conditions if window in condition), ())


def _places(message: str) -> Callable[[tuple[int, ...]], Text]:
    return lambda oceans: text(message, oceans=tuple(ocean_text(OCEANS[ocean]) for ocean in oceans))


def _who(message: str) -> Callable[..., Text]:
    return lambda character, *window: text(message, character=character_text(CHARACTERS[character]))


def _plain(message: str) -> Callable[..., Text]:
    return lambda *facts: Text(message)


NEEDED: Final[dict[object, Callable[..., Text]]] = {
    "in-oceans": _places("nemo2-needs-oceans"),
    "sank-warship-in": _places("nemo2-needs-sunk-warship"),
    "anybody-in-play": _plain("nemo2-needs-anybody"),
    "in-play": _who("nemo2-needs-character"),
    "in-play-and-window": _who("nemo2-needs-character"),
    "sacrificed-and-window": _who("nemo2-needs-sacrificed"),
    "ship-here": _plain("nemo2-needs-ship"),
    "warship-here": _plain("nemo2-needs-warship"),
    "uprising-possible": _plain("nemo2-needs-uprising"),
}
"""By kind of condition, what is said of one that does not hold."""
