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
    if not is_chance(entry.entropy):
        return "entropy-text"
    if sum(one.seat == entry.seat for one in earlier) >= MOST:
        return "entropy-enough"
    return ""


def is_chance(text: str) -> bool:
    """Whether a text can be added: not too long, visible, and the same however it is written down.

    >>> is_chance("a walk by the sea"), is_chance(""), is_chance(" salt"), is_chance("a\\nb")
    (True, False, False, False)
    """
    return 0 < len(text) <= LONGEST and text.isprintable() and text == text.strip()
