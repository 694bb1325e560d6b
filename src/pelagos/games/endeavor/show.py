"""What faces read: questions, labels, spots, reasons, odds, log and score sheet of Endeavor: Deep Sea."""

from __future__ import annotations

from typing import Final

from pelagos.core.telling import Telling
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.drawer import drawer
from pelagos.games.endeavor.ending import LINES as SCORES
from pelagos.games.endeavor.ending import sheet
from pelagos.games.endeavor.labels import question
from pelagos.games.endeavor.log import LINES, event_spots, event_text, heading, summed
from pelagos.games.endeavor.odds import outlooks
from pelagos.games.endeavor.textboard import board
from pelagos.games.endeavor.verbs import VERBS

__all__ = [
    "board",
    "candidates",
    "drawer",
    "event_spots",
    "event_text",
    "events",
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

TELLING: Final = Telling(endeavor, VERBS)
candidates, why_not, reasons, rule_of = TELLING.candidates, TELLING.why_not, TELLING.reasons, TELLING.rule_of
label, spots = TELLING.label, TELLING.spots


def events() -> tuple[str, ...]:
    """Everything that can happen, for case files."""
    return tuple(LINES)


def score_lines() -> tuple[str, ...]:
    """The lines of the score sheet, for case files."""
    return (*(name for name, _, _ in SCORES), "goal-1", "goal-2", "goal-3")
