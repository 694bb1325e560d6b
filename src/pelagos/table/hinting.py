"""Who may ask for advice, and what a record may say about it: never in a game against people."""

from __future__ import annotations

from collections.abc import Sequence

from pelagos.core.nodes import Choice, Node, Over
from pelagos.table.record import Entropy, Entry, Header, Hint, Replacement, SeatEntry


def why_not_hint(header: Header, seats: Sequence[SeatEntry], node: Node, seat: int) -> str:
    """Why a seat gets no advice on a question; "" when it does.

    One person at a table may ask, alone or among bots. At a practice table others may sit there: a screen may play
    several seats, and whoever knows that they belong to several people (`server`) refuses it.
    """
    if isinstance(node, Over):
        return "hint-over"
    if header.lesson:
        return "hint-lesson"
    if sum(not entry.bot for entry in seats) > 1 and not header.practice:
        return "hint-people"
    if not isinstance(node, Choice) or node.seat != seat or seats[seat].bot:
        return "hint-not-asked"
    return ""


def is_told(entries: Sequence[Entry], seat: int) -> bool:
    """Whether a seat has asked already at the question that stands: what came since moved nothing."""
    for entry in reversed(entries):
        if isinstance(entry, Hint) and entry.seat == seat:
            return True
        if not isinstance(entry, Entropy | Hint | Replacement):
            return False
    return False
