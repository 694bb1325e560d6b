"""What was found out once and does not change."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

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


class SameMemo(Generic[V]):
    """What a function says of things that are shared and never changed: of the very same one it is asked once.

    The first argument is known by being the same, not by being equal, so that a long text need not be read to be found
    again; further ones are compared. When `most` are known all are forgotten.

    >>> shared = SameMemo(lambda ship, part: ship.count(part))
    >>> ship = ["bow", "stern"]
    >>> shared(ship, "bow"), shared(ship, "bow"), shared(["bow", "stern"], "bow"), len(shared.known)
    (1, 1, 1, 2)
    """

    def __init__(self, function: Callable[..., V], most: int = 1 << 14) -> None:
        self.function = function
        self.most = most
        self.known: dict[tuple[int, tuple[Hashable, ...]], tuple[object, V]] = {}

    def __call__(self, thing: object, *others: Hashable) -> V:
        """What the function says of it. While a thing is known here it lives, so nothing else has its number."""
        key = (id(thing), others)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= self.most:
                self.known.clear()
            found = self.known[key] = (thing, self.function(thing, *others))
        return found[1]


class Latest(Generic[V]):
    """What a function says of a position, as long as the same position is asked about; it must say what cannot change.

    A position is known by all that lasts of it. Positions share their leaves, so that is found out in a microsecond.

    >>> from types import SimpleNamespace as Lagoon
    >>> counted, asked = [], Latest(lambda s: counted.append(s) or len(counted))
    >>> calm, rough = Lagoon(LASTING=lambda s: ("calm",)), Lagoon(LASTING=lambda s: ("rough",))
    >>> asked(calm), asked(calm), asked(rough), asked(calm)
    (1, 1, 2, 3)
    """

    def __init__(self, function: Callable[[Any], V]) -> None:
        self.function = function
        self.known: tuple[object, V] | None = None

    def __call__(self, s: Any) -> V:
        """What the function says of it. Key and answer are one tuple, whatever threads do."""
        lasting, known = s.LASTING(s), self.known
        if known is None or known[0] != lasting:
            known = self.known = (lasting, self.function(s))
        return known[1]
