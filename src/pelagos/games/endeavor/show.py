"""What faces read: questions, labels, spots, reasons, odds, log and score sheet of Endeavor: Deep Sea."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.core.nodes import Chance, Choice, Option
from pelagos.games.endeavor.drawer import drawer
from pelagos.games.endeavor.ending import LINES as SCORES
from pelagos.games.endeavor.ending import sheet
from pelagos.games.endeavor.explain import candidates, why_not
from pelagos.games.endeavor.labels import label
from pelagos.games.endeavor.log import LINES, event_spots, event_text, heading, summed
from pelagos.games.endeavor.names import NOWHERE
from pelagos.games.endeavor.odds import outlooks
from pelagos.games.endeavor.reasons import REASONS
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.textboard import board
from pelagos.games.endeavor.words import question

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


def spots(s: Endeavor, option: Option) -> tuple[str, ...]:
    """Where on the board an option can be clicked; () when it is a button only."""
    node = s.node
    if isinstance(node, Chance):
        return ()
    assert isinstance(node, Choice), "no option is offered after the end"
    if option[0] in MEMBERS and len(option) > 1:
        return _own(s, node.seat, option)
    found = SPOTS.get(option[0])
    return found(node.seat, *option[1:]) if found else ()


def _zone(seat: int, slot: str = "", space: str = "") -> tuple[str, ...]:
    return (f"zone-{slot}-{space}" if space else f"zone-{slot}",) if slot else ()


def _space(seat: int, *places: int) -> tuple[str, ...]:
    return tuple(f"space-{row}-{col}" for row, col in zip(places[::2], places[1::2], strict=True))


def _own(s: Endeavor, seat: int, option: Option) -> tuple[str, ...]:
    """The one crew member that is meant, of several of a name the first with or without a disc; or a report's space."""
    side = s.pack.numbers.side.get(option[1], NOWHERE)
    alike = [code for code in s.crew[seat] if code >> 1 == side]
    disc = option[0] == "take" or option[-1] == "with-disc"
    place = alike.index(side * 2 + disc) if side * 2 + disc in alike else 0
    if alike:
        return (f"seat-{seat}-{option[1]}-{place + 1}",)
    held = any(s.pack.reports[code >> 2].id == option[1] for code in s.reports[seat])
    return (f"seat-{seat}-{option[1]}-{option[2]}",) if held and len(option) > 2 else ()


def _token(seat: int, name: str, *_: object) -> tuple[str, ...]:
    """Tokens of a kind are alike: the first of them."""
    return (f"seat-{seat}-token-{name}-1",)


def _depths(seat: int, *depths: int) -> tuple[str, ...]:
    return tuple(f"pile-{depth}" for depth in dict.fromkeys(depths))


MEMBERS: Final = ("activate", "take", "promote", "copy", "block")
"""The answers that name a crew member or a report in front of a player."""
SPOTS: Final[dict[str, Callable[..., tuple[str, ...]]]] = {
    **dict.fromkeys(("launch", "vessel", "to", "place", "sonar", "dive", "conserve", "publish"), _zone),
    **dict.fromkeys(("space", "move"), _space),
    "advance": lambda seat, attribute: (f"seat-{seat}-{attribute}",),
    "token": _token,
    "depths": _depths,
    "recruit": lambda seat, kind: (f"tray-{kind}",),
    "report": lambda seat, report: (f"report-{report}",),
    "pass": lambda seat: (f"seat-{seat}-pass",),
}
