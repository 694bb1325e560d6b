"""What faces read: questions, labels, spots, reasons, odds, log and score sheet of Nemo's War, second edition."""

from __future__ import annotations

from pelagos.core.game import Candidate, Outlook, View
from pelagos.core.nodes import Choice, Option
from pelagos.core.score import ScoreLine
from pelagos.core.state import Event
from pelagos.core.text import Text, text
from pelagos.games.nemo2.state import Nemo


def question(s: Nemo) -> Text:
    """What is asked now."""
    return text("nemo2-ask", ask=getattr(s.node, "ask", ""))


def candidates(s: Nemo) -> tuple[Candidate, ...]:
    """What can be answered."""
    return tuple(Candidate(option, "") for option in s.node.options) if isinstance(s.node, Choice) else ()


def why_not(s: Nemo, option: Option) -> str:
    """Why an answer is not possible."""
    return ""


def reasons() -> tuple[str, ...]:
    """Every reason."""
    return ()


def rule_of(why_not: str) -> str:
    """The rule behind a reason."""
    return "NW2-27"


def label(s: Nemo, option: Option) -> Text:
    """What an option is called."""
    return text("nemo2-option", option=" ".join(map(str, option)))


def spots(s: Nemo, option: Option) -> tuple[str, ...]:
    """Where on the board an option is."""
    return ()


def event_text(event: Event) -> Text:
    """A line of the log."""
    return text(event.id)


def event_spots(event: Event) -> tuple[str, ...]:
    """Where on the board a line of the log happened."""
    return ()


def sheet(s: Nemo) -> tuple[ScoreLine, ...]:
    """The score so far."""
    return ()


def outlooks(s: Nemo) -> tuple[Outlook, ...]:
    """What the next roll may bring."""
    return ()


def board(view: View) -> tuple[Text, ...]:
    """The position as lines of text."""
    return ()
