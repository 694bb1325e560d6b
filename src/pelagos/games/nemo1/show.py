"""What faces read: questions, labels, spots, reasons, odds, log and score sheet of Nemo's War, first edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.core.game import Outlook
from pelagos.core.nodes import Chance
from pelagos.core.score import ScoreLine
from pelagos.core.telling import Telling
from pelagos.core.text import Text, text
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.combat import attack_value
from pelagos.games.nemo1.drawer import drawer
from pelagos.games.nemo1.log import LINES, OTHERS, event_spots, event_text, heading, summed
from pelagos.games.nemo1.names import CREW, TESTS
from pelagos.games.nemo1.rolls import NATURAL
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tally import Tally, tally
from pelagos.games.nemo1.textboard import board
from pelagos.games.nemo1.texts import test_text
from pelagos.games.nemo1.verbs import VERBS
from pelagos.games.nemo1.words import question

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

TELLING: Final = Telling(nemo1, VERBS)
candidates, why_not, reasons, rule_of = TELLING.candidates, TELLING.why_not, TELLING.reasons, TELLING.rule_of
label, spots = TELLING.label, TELLING.spots


def outlooks(s: Nemo) -> tuple[Outlook, ...]:
    """[NW1-6.6, 6.10, 7.3, 7.7, 7.8, 10.1, 10.4] What the dice that are about to be rolled may bring."""
    node = s.node
    if type(node) is not Chance or node.ask not in OUTLOOKS:
        return ()
    return (OUTLOOKS[node.ask](s),)


def _watch(s: Nemo, said: Text, judge: Callable[[Nemo], bool]) -> Outlook:
    """An outlook on the roll that stands: open as long as it stands, then judged once."""
    assert type(s.node) is Chance
    ask = s.node.ask

    def holds(later: Nemo) -> bool | None:
        return None if type(later.node) is Chance and later.node.ask == ask else judge(later)

    return Outlook(said, holds)


def _asks(s: Nemo) -> str:
    return getattr(s.node, "ask", "")


def _roll(s: Nemo) -> Outlook:
    """[NW1-6.10, 10.4] Whether the roll succeeds as it lies, before any emergency help."""
    need = s.number - s.modifier - s.help
    said = text("nemo1-outlook-roll", test=test_text(TESTS[s.test]), number=s.number)
    return _watch(s, said, lambda later: NATURAL < sum(later.dice) >= need)


def _fire(s: Nemo) -> Outlook:
    """[NW1-10.1] Whether the Warship hits."""
    value = attack_value(s, s.ships[s.ocean][s.foe])
    return _watch(s, text("nemo1-outlook-fire", number=value), lambda later: _asks(later) == "damage-die")


def _adventure(s: Nemo) -> Outlook:
    """[NW1-6.6] Whether a card is drawn."""
    high = s.pack.numbers.target_high
    return _watch(s, text("nemo1-outlook-adventure", number=s.target), lambda later: later.target == high)


def _rest(s: Nemo) -> Outlook:
    """[NW1-7.3] Whether a sailor recovers."""
    crew = s.levels[CREW]
    return _watch(s, Text("nemo1-outlook-rest"), lambda later: later.levels[CREW] > crew)


def _search(s: Nemo) -> Outlook:
    """[NW1-7.8] Whether something is found."""
    return _watch(s, Text("nemo1-outlook-search"), lambda later: _asks(later) == "treasure")


def _incite(s: Nemo) -> Outlook:
    """[NW1-7.7] Whether Liberation rises."""
    before = s.liberation
    return _watch(s, Text("nemo1-outlook-incite"), lambda later: later.liberation > before)


def _weeks(s: Nemo) -> Outlook:
    """[NW1-9.1, 12.4] Whether the year is over; a turn can also end the game because every ocean is full."""
    last = s.pack.numbers.last_week
    return _watch(s, Text("nemo1-outlook-weeks"), lambda later: later.week > last)


OUTLOOKS: Final[dict[str, Callable[[Nemo], Outlook]]] = {
    "attack-roll": _roll,
    "enemy-fire": _fire,
    "incite-die": _incite,
    "preparation": _adventure,
    "rest-die": _rest,
    "search-die": _search,
    "test-roll": _roll,
    "week-die": _weeks,
}


def events() -> tuple[str, ...]:
    """Everything that can happen, for case files."""
    return (*LINES, *OTHERS)


def sheet(s: Nemo) -> tuple[ScoreLine, ...]:
    """[NW1-12.5] The score sheet at any moment: twelve lines for the present commitment."""
    lines = tally(s)._asdict().items()
    return tuple(ScoreLine(0, Text(f"nemo1-score-{name}"), points, "NW1-12.5") for name, points in lines)


def score_lines() -> tuple[str, ...]:
    """The lines of the score sheet, for case files."""
    return Tally._fields
