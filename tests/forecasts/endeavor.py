"""Endeavor: Deep Sea: the knowledge of which labels speak, held against what the rules then take and give."""

from __future__ import annotations

from collections.abc import Iterator

from pelagos.core.nodes import Choice, Option
from pelagos.core.state import Event
from pelagos.core.text import Text
from pelagos.games.endeavor import GAME, Endeavor
from pelagos.locale.catalogue import catalogue_sources, entries_of
from tests.forecasts.checking import Book, Case, Checker, Facts, Names, expect, nothing
from tests.forecasts.walking import STOP, Deed, Guide, Turns


def goes_on(s: Endeavor) -> Turns:
    """Knowledge is paid and taken without a question."""
    return STOP


def deeds(s: Endeavor, option: Option, events: tuple[Event, ...]) -> Iterator[Deed]:
    """What was paid for; all else is read from the position itself."""
    return (("paid", event.facts[-1]) for event in events if event.id in ("endeavor-conserved", "endeavor-published"))


GUIDE = Guide(GAME.rules, goes_on, deeds)


def plain(case: Case[Endeavor], facts: Facts) -> Names:
    """A label that promises no number of its own."""
    return nothing


def change(case: Case[Endeavor]) -> int:
    """By how much the knowledge of the seat has changed."""
    node = case.s.node
    assert isinstance(node, Choice)
    return case.leaves[0].state.knowledge[node.seat] - case.s.knowledge[node.seat]


def token(case: Case[Endeavor], facts: Facts) -> Names:
    """[EDS-10.2, 11.1] A token used for its knowledge, as far as there is room for it."""
    expect(change(case) == facts["number"], f"{change(case)} knowledge comes")
    return nothing


def paid(case: Case[Endeavor], facts: Facts) -> Names:
    """[EDS-11.2, 11.3, 12.1] Conservation and reports are paid with knowledge."""
    expect(case.leaves[0].deeds == (("paid", facts["cost"]),), f"{case.leaves[0].deeds} happens")
    return nothing


NAMES = entries_of("\n".join(text for name, text in catalogue_sources("en").items() if name.startswith("endeavor")))
CHECKERS: dict[str, Checker] = {
    name: plain
    for name in NAMES
    if name.startswith(("endeavor-option-", "endeavor-attribute-", "endeavor-gain-", "endeavor-goal-", "endeavor-none"))
}
CHECKERS |= {
    "endeavor-option-conserve": paid,
    "endeavor-option-report": paid,
    "endeavor-option-token-knowledge": token,
}


def lines(s: Endeavor, option: Option) -> tuple[Text, ...]:
    """The label."""
    return (GAME.show.label(s, option),)


BOOK = Book(lambda s, option: GUIDE, CHECKERS, lambda deed: False, lines)
