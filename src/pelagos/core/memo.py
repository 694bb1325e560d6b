"""What was found out once and does not change."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memo(dict[K, V]):
    """What a function says of each key: asked once for each, then looked up, at half the price of a cached call.

    When `most` keys are known all of them are forgotten.

    >>> squares = Memo(lambda number: number * number)
    >>> squares[3], squares[3], len(squares)
    (9, 9, 1)
    """

    __slots__ = ("_function", "_most")

    def __init__(self, function: Callable[[K], V], most: int = 1 << 12) -> None:
        super().__init__()
        self._function = function
        self._most = most

    def __missing__(self, key: K) -> V:
        if len(self) >= self._most:
            self.clear()
        found = self[key] = self._function(key)
        return found
