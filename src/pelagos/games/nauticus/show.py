"""What faces read: questions, labels, spots, reasons, odds, log and score sheet of Nauticus."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from pelagos.core.game import Outlook
from pelagos.core.nodes import Chance
from pelagos.core.telling import Telling
from pelagos.core.text import Text, text
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.log import LINES, event_spots, event_text, heading, summed
from pelagos.games.nauticus.names import ACTIONS, NOWHERE
from pelagos.games.nauticus.scoring import sheet, worth
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.textboard import board
from pelagos.games.nauticus.verbs import VERBS
from pelagos.games.nauticus.words import action_text, question
from pelagos.games.nauticus.workers import blue_workers

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


TELLING: Final = Telling(nauticus, VERBS)
candidates, why_not, reasons, rule_of = TELLING.candidates, TELLING.why_not, TELLING.reasons, TELLING.rule_of
label, spots = TELLING.label, TELLING.spots


def drawer(s: Nauticus, seat: int | None) -> tuple[Text, ...]:
    """[NAU-11.1 to 11.4] What things are worth at the end; everything else of Nauticus lies on the board."""
    return worth(s)


def events() -> tuple[str, ...]:
    """Everything that can happen, for case files."""
    return tuple(LINES)


def score_lines() -> tuple[str, ...]:
    """The lines of the score sheet, for case files."""
    return ("track", "goods", "ships", "leftovers")


def outlooks(s: Nauticus) -> tuple[Outlook, ...]:
    """[NAU-3.2] With how many blue workers each action will come when the tiles are laid anew."""
    laying = type(s.node) is Chance
    best = max(s.pack.wheel)
    return tuple(
        Outlook(
            text("nauticus-outlook", action=action_text(name), blue=best),
            _lies_at_best(number, s.round if laying else s.round + 1, best),
            _alike_for(number),
        )
        for number, name in enumerate(ACTIONS)
    )


def _alike_for(action: int) -> Callable[[Nauticus], Hashable]:
    """Which other tiles lie where does not matter to this one: only how many, and where the wheel stands."""
    return lambda s: (s.round, s.anchor, s.layout.count(NOWHERE), action in s.layout)


def _lies_at_best(action: int, round_number: int, best: int) -> Callable[[Nauticus], bool | None]:
    def holds(s: Nauticus) -> bool | None:
        if s.round != round_number or action not in s.layout:
            return None
        return blue_workers(s, s.layout.index(action)) == best

    return holds
