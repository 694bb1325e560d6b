"""Work that is done once for all who see the same: functions of views that remember what they made of what they read.

A view is a dictionary of a few dozen fields, and what is made of it (a panel, a line of text) reads a handful. A
function under `once` is called with a view that notes which fields are read; as long as those stay as they are, it is
not called again, whoever looks and from wherever. So nobody has to write down what a drawing depends on.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, ItemsView, Iterator, KeysView, ValuesView
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar, cast

import msgspec

P = ParamSpec("P")
R = TypeVar("R")
Key = tuple[Hashable, ...]
Fields = dict[int, tuple[str, ...]]
"""The names of the fields that count, by the place of their dictionary among the arguments."""

MOST: Final = 1 << 12
WHOLE: Final = ""
"""Stands among the names of fields for all of them, and for how many there are."""
ABSENT: Final = "\0"
encode: Final = msgspec.msgpack.Encoder().encode


class Kept:
    """What was made last. When so many are kept, those that nobody asked for since the last time are dropped."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.young: dict[Key, Any] = {}
        self.old: dict[Key, Any] = {}

    def find(self, key: Key) -> Any:
        """What was made of this; None when nothing is kept."""
        found = self.young.get(key)
        if found is None and (found := self.old.get(key)) is not None:
            self.keep(key, found)
        return found

    def keep(self, key: Key, made: Any) -> None:
        """Keep it until so many others have come."""
        if len(self.young) >= self.most:
            self.young, self.old = {}, self.young
        self.young[key] = made


KEPT: Final = Kept()


class Watched(dict[str, Any]):
    """A view that notes what is read of it; of one that is watched already, only what is read of this one."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.unwatched: dict[str, Any] = view.unwatched if isinstance(view, Watched) else view
        super().__init__(self.unwatched)
        self.read: dict[str, None] = {}

    def __getitem__(self, name: str) -> Any:
        self.read[name] = None
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.read[name] = None
        return super().get(name, default)

    def __contains__(self, name: object) -> bool:
        self.read[cast(str, name)] = None
        return super().__contains__(name)

    def __iter__(self) -> Iterator[str]:
        self.read[WHOLE] = None
        return super().__iter__()

    def __len__(self) -> int:
        self.read[WHOLE] = None
        return super().__len__()

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        self.read[WHOLE] = None
        return super().keys()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        self.read[WHOLE] = None
        return super().values()

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        self.read[WHOLE] = None
        return super().items()


def once(make: Callable[P, R], kept: Kept = KEPT) -> Callable[P, R]:
    """A pure function that is called once for equal arguments; of dictionaries only what it reads has to be equal.

    What it makes is shared, so it must not be changed: tuples, not lists. Fields that were read once count from then
    on, also where the function does not come to read them: that costs a call now and then, never a wrong result.

    >>> calls = []
    >>> @once
    ... def sail(view, flag):
    ...     calls.append(flag)
    ...     return f"{flag} {view['sails']}"
    >>> sail({"sails": 2, "crew": 5}, "red"), sail({"sails": 2, "crew": 4}, "red"), sail({"sails": 3}, "red")
    ('red 2', 'red 2', 'red 3')
    >>> len(calls)
    2
    """
    fields: Fields = {}
    call = cast(Callable[..., R], make)

    @wraps(make)
    def made(*args: P.args, **facts: P.kwargs) -> R:
        nonlocal fields
        assert not facts, "what is made once has its arguments in order"
        known, key = fields, _key(make, args, fields)
        found: R | None = kept.find(key)
        if found is None:
            watched = [Watched(arg) if isinstance(arg, dict) else arg for arg in args]
            found = call(*watched)
            now = _more(known, watched)
            if now != known:
                fields, key = now, _key(make, args, now)
            kept.keep(key, found)
        return found

    return made


def _key(make: Hashable, args: tuple[Any, ...], fields: Fields) -> Key:
    """What a call is known by: a dictionary by the fields that count, a list as it is, anything else by itself.

    The names of the fields stand in it, too, since two threads may each find another one.
    """
    key = [make, *args]
    for place, arg in enumerate(args, 1):
        if isinstance(arg, dict):
            key[place] = _known_by(arg, fields.get(place - 1, ()))
        elif isinstance(arg, list):
            key[place] = encode(arg)
    return tuple(key)


def _known_by(part: dict[str, Any], names: tuple[str, ...]) -> Key:
    """What stands in the fields that count, and which they are; whoever watches over them takes them for read."""
    if isinstance(part, Watched):
        part.read |= dict.fromkeys(names)
        part = part.unwatched
    look = part.get
    return (names, encode(list(part.items()) if WHOLE in names else [look(name, ABSENT) for name in names]))


def _more(fields: Fields, args: list[Any]) -> Fields:
    """The fields that count, with those that were read now."""
    read = {place: arg.read for place, arg in enumerate(args) if isinstance(arg, Watched)}
    return {place: tuple(dict.fromkeys([*fields.get(place, ()), *names])) for place, names in read.items()}
