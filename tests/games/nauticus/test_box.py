"""What lies in the box of Nauticus."""

from __future__ import annotations

from collections import Counter

from pelagos.games.nauticus import GAME
from pelagos.games.registry import load_pack

PACK = load_pack(GAME)


def test_the_box_is_complete() -> None:
    """63 hull parts, 72 masts, 72 sails, 48 goods; a warehouse has twelve places."""
    hulls, masts, sails, goods = PACK.counts[:4], PACK.counts[4:9], PACK.counts[9:14], PACK.counts[14:]
    assert (sum(hulls), sum(masts), sum(sails), sum(goods)) == (63, 72, 72, 48)
    assert PACK.warehouse == 12


def test_the_printed_strips_follow_their_design() -> None:
    """[NAU-6.1] Eight different strips; in every slot each price stands exactly twice."""
    assert len(set(PACK.prices)) == 8
    assert all(Counter(strip[slot] for strip in PACK.prices) == dict.fromkeys(range(4), 2) for slot in range(4))
    assert sum(PACK.wheel) == 14
