"""Luck that nobody has in the hand: what seats add to a fair game, and what a record may say about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pelagos.table.fate import Fair
from pelagos.table.record import Entropy, Header, SeatEntry

LONGEST: Final = 64
MOST: Final = 4
"""How often a seat may add something: whoever comes to it later may, too, and nobody fills a record with it."""


def why_not_add(
    header: Header, seats: Sequence[SeatEntry], earlier: Iterable[Entropy], entry: Entropy, over: bool
) -> str:
    """Why a seat cannot add this to the luck of a table; "" when it can."""
    if header.fate != Fair.mode:
        return "entropy-not-fair"
    if over or entry.seat not in range(len(seats)) or seats[entry.seat].bot:
        return "entropy-nobody"
    text = entry.entropy
    if not 0 < len(text) <= LONGEST or not text.isprintable() or text != text.strip():
        return "entropy-text"
    if sum(one.seat == entry.seat for one in earlier) >= MOST:
        return "entropy-enough"
    return ""
