"""Work cut into parts. The cut depends on the work alone, so that it is the same for one worker and for a thousand."""

from __future__ import annotations

from math import isqrt


def parts_of(games: int) -> list[range]:
    """The numbers of some games, in parts: as many as keep a cluster busy, as few as are worth a file each.

    >>> parts_of(9)
    [range(0, 2), range(2, 4), range(4, 6), range(6, 8), range(8, 9)]
    >>> [len(parts_of(games)) for games in (1, 100, 10_000, 1_000_000)]
    [1, 17, 197, 1997]
    """
    size = 1 + isqrt(games) // 2
    return [range(begin, min(begin + size, games)) for begin in range(0, games, size)]
