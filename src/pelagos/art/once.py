"""Work that is done once for all who see the same: functions of views that remember what they made of what they read.

A view is a dictionary of a few dozen fields, and what is made of it (a panel, a line of text) reads a handful. A
function under `once` is called with a view that notes which fields are read; as long as those stay as they are, it is
not called again, whoever looks and from wherever. So nobody has to write down what a drawing depends on.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, ItemsView, Iterable, Iterator, KeysView, Mapping, Sequence, ValuesView
from functools import wraps
from operator import itemgetter
from typing import Any, Final, ParamSpec, TypeVar, cast

import msgspec

P = ParamSpec("P")
R = TypeVar("R")
Key = tuple[Hashable, ...]

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


class Written(dict[str, Any]):
    """A view of which every field is written down once, for all that is made of it."""

    __slots__ = ("down",)

    def __init__(self, view: Mapping[str, Any], down: Mapping[str, bytes] | None = None) -> None:
        """`down` is what was written down already; else that happens when somebody first asks."""
        super().__init__(view)
        self.down = down or {}

    def write(self) -> Mapping[str, bytes]:
        """Every field as it is compared; only C is at work here, so that it hardly counts."""
        self.down = _down(self)
        return self.down

    def with_own(self, own: Mapping[str, Any]) -> Written:
        """The same with other fields in place of some."""
        return Written({**self, **own}, {**(self.down or self.write()), **_down(own)})


def _down(view: Mapping[str, Any]) -> dict[str, bytes]:
    return dict(zip(view, map(encode, view.values()), strict=True))


class Watched(dict[str, Any]):
    """A view that notes what is read of it; of one that is watched already, only what is read of this one.

    It holds what was read so far, so that only the first look at a field takes longer.
    """

    __slots__ = ("read", "unwatched")

    def __init__(self, view: dict[str, Any]) -> None:
        self.unwatched: dict[str, Any] = view.unwatched if type(view) is Watched else view
        self.read: dict[str, None] = {}

    def __missing__(self, name: str) -> Any:
        self.read[name] = None
        found = self[name] = self.unwatched[name]
        return found

    def get(self, name: str, default: Any = None) -> Any:
        self.read[name] = None
        return self.unwatched.get(name, default)

    def __contains__(self, name: object) -> bool:
        self.read[cast(str, name)] = None
        return name in self.unwatched

    def _all(self) -> dict[str, Any]:
        self.read[WHOLE] = None
        return self.unwatched

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __reversed__(self) -> Iterator[str]:
        return reversed(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __eq__(self, other: object) -> bool:
        return self._all() == (other._all() if isinstance(other, Watched) else other)

    __hash__ = None

    def __or__(self, other: Any) -> Any:
        return dict(self._all()) | other

    def __ror__(self, other: Any) -> Any:
        return other | dict(self._all())

    def copy(self) -> dict[str, Any]:
        return dict(self._all())

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        return self._all().keys()

    def values(self) -> ValuesView[Any]:  # type: ignore[override]
        return self._all().values()

    def items(self) -> ItemsView[str, Any]:  # type: ignore[override]
        return self._all().items()


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
    plan = Plan({})
    call = cast(Callable[..., R], make)

    @wraps(make)
    def made(*args: Any) -> R:
        nonlocal plan
        known = plan
        try:
            key = known.key(args)
            found: R | None = kept.young.get(key)
        except TypeError:  # a dictionary or a list stands where none stood before
            plan = known = known.grown({place: () for place, arg in enumerate(args) if isinstance(arg, dict | list)})
            key = known.key(args)
            found = kept.young.get(key)
        if found is not None:
            return found
        found = kept.old.get(key)
        if found is None:
            watched = known.watched(args)
            found = call(*watched)
            if not known.covers(watched):
                plan = plan.grown(
                    {place: watched[place].read for place in known.fields if type(watched[place]) is Watched}
                )
                key = plan.key(args)
        kept.keep(key, found)
        return found

    return cast(Callable[P, R], made)


class Plan:
    """What the calls of a function are known by: of dictionaries the fields that count, lists as they are.

    A plan stands in its keys itself, and never changes: two threads may each find that another field counts.
    """

    __slots__ = ("fields", "looks")

    def __init__(self, fields: Mapping[int, Mapping[str, None]]) -> None:
        self.fields = fields
        self.looks = [(place, names, _fetch(names), _look(names)) for place, names in fields.items()]

    def key(self, args: tuple[Any, ...]) -> Key:
        """What a call is known by; whoever watches over a dictionary takes the fields for read."""
        parts = [self, *args]
        for place, names, fetch, look in self.looks:
            arg = args[place]
            if type(arg) is Watched:
                arg.read.update(names)
                arg = arg.unwatched
            try:
                parts[place + 1] = fetch(arg.down or arg.write()) if type(arg) is Written else look(arg)
            except KeyError:
                parts[place + 1] = encode([arg.get(name, ABSENT) for name in names])
        return tuple(parts)

    def watched(self, args: tuple[Any, ...]) -> list[Any]:
        """The arguments of a call, which note what is read of them."""
        found = list(args)
        for place in self.fields:  # a dictionary anywhere else would have been refused
            if isinstance(found[place], dict):
                found[place] = Watched(found[place])
        return found

    def covers(self, watched: Sequence[Any]) -> bool:
        """Whether everything that was read of arguments counts already."""
        for place, names in self.fields.items():
            arg = watched[place]
            if type(arg) is Watched and not arg.read.keys() <= names.keys():
                return False
        return True

    def grown(self, read: Mapping[int, Iterable[str]]) -> Plan:
        """The same with fields that count as well."""
        places = {*self.fields, *read}
        return Plan({place: dict.fromkeys([*self.fields.get(place, ()), *read.get(place, ())]) for place in places})


def _fetch(names: Mapping[str, None]) -> Callable[[Mapping[str, bytes]], Hashable]:
    """What a view that is written down is known by."""
    if WHOLE in names:
        return lambda down: tuple(down.items())
    return itemgetter(*names) if names else _nothing


def _look(names: Mapping[str, None]) -> Callable[[Any], Hashable]:
    """What any other argument is known by."""
    fetch = itemgetter(*names) if len(names) > 1 else None
    whole = WHOLE in names

    def known_by(arg: Any) -> Hashable:
        if type(arg) is list:
            return encode(arg)
        if type(arg) is not dict:
            return cast(Hashable, arg)
        if whole:
            return encode(list(arg.items()))
        return encode(fetch(arg) if fetch else [arg[name] for name in names])

    return known_by


def _nothing(down: Mapping[str, bytes]) -> Hashable:
    return None
