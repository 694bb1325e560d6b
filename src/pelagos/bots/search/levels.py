"""The levels that search: how much they think about a question.

Work is what decides; it takes about as long as the level says on a processor of today. The deadline is for machines
that are slower or busy: then less work is done, and whoever asked still gets an answer in time.
"""

from __future__ import annotations

from pelagos.bots.search.searcher import Searcher


class Captain(Searcher):
    """Thinks for about a second where a question is worth it."""

    usual = 1.0

    def __init__(
        self, work: int | None = None, seconds: float = 2.5, width: int = 6, sure: float = 0.0, ahead: int = 0
    ) -> None:
        """So much `work`, for so many `seconds` at most; with none of them the captain answers like the mate."""
        super().__init__(work, seconds, width, sure, ahead)


class Master(Searcher):
    """Thinks for about five seconds where a question is worth it, and knows what was learned from many games."""

    usual = 5.0

    def __init__(
        self,
        work: int | None = None,
        seconds: float = 8.0,
        width: int = 8,
        sure: float = 0.0,
        ahead: int = 0,
        values: bool = True,
    ) -> None:
        """So much `work`, for so many `seconds` at most; with none of them the master answers like the mate."""
        super().__init__(work, seconds, width, sure, ahead, values)
