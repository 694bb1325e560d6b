"""What faces read: questions, labels, spots, reasons, odds, log and score sheet of Nemo's War, second edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.core.game import Outlook
from pelagos.core.nodes import Chance
from pelagos.core.telling import Telling
from pelagos.core.text import text
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.drawer import drawer
from pelagos.games.nemo2.forecast import forecast
from pelagos.games.nemo2.log import LINES, OTHERS, event_spots, event_text, heading, summed
from pelagos.games.nemo2.names import FIRE, FOG, OCEANS, TESTS
from pelagos.games.nemo2.odds import needed
from pelagos.games.nemo2.scoring import sheet
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tally import Tally
from pelagos.games.nemo2.tests import NATURAL, test_rolled
from pelagos.games.nemo2.textboard import board
from pelagos.games.nemo2.texts import ocean_text, test_text
from pelagos.games.nemo2.uprisings import uprising_rolled, uprising_strength
from pelagos.games.nemo2.verbs import VERBS
from pelagos.games.nemo2.words import question

__all__ = [
    "board",
    "candidates",
    "drawer",
    "event_spots",
    "event_text",
    "events",
    "forecast",
    "heading",
    "label",
    "outlooks",
    "question",
    "reasons",
    "rule_of",
    "score_lines",
    "sheet",
    "spots",
    "summed",
    "why_not",
]

TELLING: Final = Telling(nemo2, VERBS)
candidates, why_not, reasons, rule_of = TELLING.candidates, TELLING.why_not, TELLING.reasons, TELLING.rule_of
label, spots = TELLING.label, TELLING.spots


def outlooks(s: Nemo) -> tuple[Outlook, ...]:
    """[NW2-6.3, 9.4, 9.7] What the dice that are about to be rolled may bring."""
    node = s.node
    if type(node) is not Chance:
        return ()
    if node.then[0] is test_rolled and s.test != FOG:
        kind = "fire" if s.test == FIRE else "test"
        label = text("nemo2-outlook-test", kind=kind, test=test_text(TESTS[s.test]), number=needed(s))
        return (Outlook(label, _succeeds(s)),)
    if node.ask == "white-dice":
        return (Outlook(text("nemo2-outlook-lull"), _equal_whites(s)),)
    if node.then[0] is uprising_rolled:
        ocean = node.then[1]
        strength = uprising_strength(s, ocean)
        label = text("nemo2-outlook-uprising", ocean=ocean_text(OCEANS[ocean]), number=strength)
        return (Outlook(label, _check_asked(s)),)
    return ()


def _succeeds(s: Nemo) -> Callable[[Nemo], bool | None]:
    """[NW2-6.3] Whether the roll succeeds as it lies, before any emergency help."""
    kind, number, modifier = s.test, needed(s), s.modifier

    def holds(later: Nemo) -> bool | None:
        node = later.node
        if type(node) is Chance and node.then[0] is test_rolled and later.test == kind:
            return None
        return sum(later.dice) + modifier >= number and later.dice != NATURAL

    return holds


def _equal_whites(s: Nemo) -> Callable[[Nemo], bool | None]:
    """[NW2-9.4] Whether the dice allow a Lull."""
    turn = s.turn

    def holds(later: Nemo) -> bool | None:
        if type(later.node) is Chance and later.node.ask == "white-dice" and later.turn == turn:
            return None
        return len(set(later.whites)) < len(later.whites)

    return holds


def _check_asked(s: Nemo) -> Callable[[Nemo], bool | None]:
    """[NW2-9.7] Whether the check leaves the uprising alone."""
    assert type(s.node) is Chance
    ocean = s.node.then[1]

    def holds(later: Nemo) -> bool | None:
        node = later.node
        if type(node) is Chance and node.then[0] is uprising_rolled and node.then[1] == ocean:
            return None
        return getattr(node, "ask", "") != "uprising-response"

    return holds


def events() -> tuple[str, ...]:
    """Everything that can happen, for case files."""
    return (*LINES, *OTHERS)


def score_lines() -> tuple[str, ...]:
    """The lines of the score sheet, for case files."""
    return Tally._fields
