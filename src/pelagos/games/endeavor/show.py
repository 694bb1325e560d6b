"""What faces read: questions, labels, spots, reasons, odds, log and score sheet of Endeavor: Deep Sea."""

from __future__ import annotations

from pelagos.games.endeavor.drawer import drawer
from pelagos.games.endeavor.ending import LINES as SCORES
from pelagos.games.endeavor.ending import sheet
from pelagos.games.endeavor.explain import candidates, why_not
from pelagos.games.endeavor.labels import question
from pelagos.games.endeavor.log import LINES, event_spots, event_text, heading, summed
from pelagos.games.endeavor.odds import outlooks
from pelagos.games.endeavor.reasons import REASONS
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

label, spots = VERBS.label, VERBS.spots


def rule_of(why_not: str) -> str:
    """The rule behind a reason."""
    return REASONS[why_not]


def reasons() -> tuple[str, ...]:
    """Every reason this game can give, for the catalogues."""
    return tuple(REASONS)


def events() -> tuple[str, ...]:
    """Everything that can happen, for case files."""
    return tuple(LINES)


def score_lines() -> tuple[str, ...]:
    """The lines of the score sheet, for case files."""
    return (*(name for name, _, _ in SCORES), "goal-1", "goal-2", "goal-3")
