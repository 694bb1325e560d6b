"""A position as numbers, for programs that learn: named features, own seat first, read from the table of fields.

    ENCODER: Encoder[Lagoon] = Encoder(FIELDS, lagoon, seats=4)
    ENCODER.encode(s, seat, out=buffer)

The numbers of a leaf are made once and kept as bytes: leaves never change, and most stay the same from one question to
the next, so a position costs one look-up for each field. What a seat may not see has no place among them.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from itertools import compress
from operator import attrgetter, is_not
from struct import Struct
from typing import Any, Final, Generic, NamedTuple, TypeVar

from pelagos.core.fields import ALL, OWNER, Field, Fields
from pelagos.core.memo import Memo
from pelagos.core.nodes import Choice
from pelagos.core.rulebook import Rulebook
from pelagos.core.spreads import Spread, dotted, spread_of
from pelagos.core.state import State

S = TypeVar("S", bound=State)
REMEMBERED: Final = 1 << 13
"""So many values of a slot are known by heart; with more, all are forgotten and learned anew."""
SPECTATOR: Final = -1


class Feature(NamedTuple):
    """A slot of the state and how it is spread; with `each` it has a place for every seat, of which others see less."""

    name: str
    slot: str
    spread: Spread
    each: bool = False
    seen: str = ALL


class About(NamedTuple):
    """What a question is about, where no slot keeps it, or not for all to see: read from the state for a viewer, as a
    value that can be looked up."""

    name: str
    read: Callable[[Any, int], Any]
    spread: Spread


class Encoder(Generic[S]):
    """Turns positions of a game into numbers; the same feature at the same place in every game with the same pack."""

    def __init__(
        self,
        fields: Fields[S],
        rules: Rulebook[S],
        seats: int,
        instead: Mapping[str, Spread | None] | None = None,
        also: Sequence[Feature] = (),
        about: About | None = None,
    ) -> None:
        """`seats` is the most that play. `instead` says of fields (`ships`, `seats.taler`) how they are spread where
        the table cannot know it, None where they are left out; `also` adds what only programs ask for, such as where a
        turn stands."""
        self.rules = rules
        self.seats = seats
        self.counted = fields.seats
        self.about = about
        listed = [_feature(field, instead or {}) for field in (*fields.shared, *fields.each)]
        features = [*(feature for feature in listed if feature is not None), *also]
        self.shared = [feature for feature in features if not feature.each]
        self.each = [feature for feature in features if feature.each]
        self._plans: dict[int, _Plan[S]] = {}

    def names(self, pack: Any) -> tuple[str, ...]:
        """What each number is, in order: `week`, `ships.atlantic.warrior`, `seats.1.taler` of the next seat."""
        return self._plan(pack).names

    def size(self, pack: Any) -> int:
        """How many numbers there are."""
        return len(self._plan(pack).names)

    def encode(self, s: S, seat: int | None, out: Any = None) -> Any:
        """The position as a seat sees it, in 32-bit floats: written into `out`, any buffer of that size, or, without
        one, as an `array`.
        """
        packed = self._plan(s.pack).packed(s, SPECTATOR if seat is None else seat)
        if out is None:
            return array("f", packed)
        memoryview(out).cast("B")[:] = packed
        return out

    def reader(self, pack: Any) -> Reader[S]:
        """Somebody who follows one game after another, position by position, and looks only at what is new."""
        return Reader(self._plan(pack))

    def _plan(self, pack: Any) -> _Plan[S]:
        plan = self._plans.get(id(pack))
        if plan is None or plan.pack is not pack:
            plan = self._plans[id(pack)] = _Plan(self, pack)
        return plan


def _feature(field: Field, instead: Mapping[str, Spread | None]) -> Feature | None:
    name = f"seats.{field.name}" if field.each else field.name
    if name in instead:
        spread = instead[name]
        if spread is None:
            return None
    else:
        spread = spread_of(field.form)
        if spread is None or field.seen not in (ALL, OWNER):
            raise ValueError(f"{name}: the encoder has to say how it is spread")
    return Feature(field.name, field.at, spread, field.each, field.seen)


class _Column:
    """A feature with what is known of it by heart: by who looks, of how many, the bytes of each value."""

    def __init__(self, feature: Feature, pack: Any, seats: int) -> None:
        self.feature = feature
        self.pack = pack
        self.most = seats
        self.pack_numbers = Struct(f"{len(feature.spread.names(pack))}f").pack
        self.known: dict[tuple[int, int], Memo[Any, bytes]] = {}

    def shelf(self, seats: int, viewer: int) -> Memo[Any, bytes]:
        """What is known for whoever looks; all know the same of what looks the same from everywhere."""
        who = (seats, viewer) if self.looks_different else (0, 0)
        found = self.known.get(who)
        if found is None:
            found = self.known[who] = Memo(lambda value: self.made(value, viewer, seats), REMEMBERED)
        return found

    @property
    def looks_different(self) -> bool:
        """Whether it depends on who looks."""
        return self.feature.spread.turned

    def maker(self, viewer: int, seats: int) -> Callable[[Any], bytes]:
        """What gives the bytes of a value to whoever looks."""
        return self.shelf(seats, viewer).__getitem__

    def made(self, value: Any, viewer: int, seats: int) -> bytes:
        """What all share: the numbers of the value, turned to whoever looks."""
        spread = self.feature.spread
        if spread.turned:
            return self.pack_numbers(*spread.seen_by(self.pack, value, max(viewer, 0), seats))
        return self.pack_numbers(*spread.numbers(self.pack, value))


class _Row(_Column):
    """What each seat has, from that of whoever looks on; a place without a seat is empty, and so is what is covered."""

    def __init__(self, feature: Feature, pack: Any, seats: int) -> None:
        super().__init__(feature, pack, seats)
        self.single: Memo[Any, bytes] = Memo(self.alone, REMEMBERED)
        self.empty = self.pack_numbers(*[0.0] * len(feature.spread.names(pack)))

    @property
    def looks_different(self) -> bool:
        """Always: the own seat comes first."""
        return True

    def made(self, value: Any, viewer: int, seats: int) -> bytes:
        first = max(viewer, 0)
        own = (*value[first:], *value[:first])
        if self.feature.spread.turned:
            parts = [super(_Row, self).made(one, viewer, seats) for one in own]
        else:
            parts = list(map(self.single.__getitem__, own))
        if self.feature.seen == OWNER:
            parts = [parts[0] if viewer != SPECTATOR else self.empty, *[self.empty] * (seats - 1)]
        return b"".join(parts) + self.empty * (self.most - len(parts))

    def maker(self, viewer: int, seats: int) -> Callable[[Any], bytes]:
        """Seat by seat where they look alike from everywhere: most values of one are known, few of all together."""
        if self.feature.spread.turned or self.feature.seen == OWNER:
            return super().maker(viewer, seats)
        known, first = self.single.__getitem__, max(viewer, 0)
        behind = self.empty * (self.most - seats)

        def made(values: Any) -> bytes:
            own = values[first:] + values[:first] if first else values
            return b"".join(map(known, own)) + behind

        return made

    def alone(self, value: Any) -> bytes:
        """The same for the value of one seat, which several may have."""
        return self.pack_numbers(*self.feature.spread.numbers(self.pack, value))


class _Plan(Generic[S]):
    """How positions with one pack are encoded."""

    def __init__(self, encoder: Encoder[S], pack: Any) -> None:
        self.pack = pack
        shared = [_Column(feature, pack, encoder.seats) for feature in encoder.shared]
        each = [_Row(feature, pack, encoder.seats) for feature in encoder.each]
        self.columns: list[_Column] = [*shared, *each]
        self.known: dict[tuple[int, int], list[Memo[Any, bytes]]] = {}
        self.leaves: Callable[[S], tuple[Any, ...]] = attrgetter(*(column.feature.slot for column in self.columns))
        self.count: Callable[[S], int] = attrgetter(encoder.counted) if encoder.seats > 1 else lambda s: 1
        asks = sorted(encoder.rules.questions)
        self.asked = _asked(asks, encoder.seats)
        self.names = tuple(_names(asks, encoder.seats, shared, each))
        self.about = encoder.about
        self.matters: dict[Any, bytes] = {}
        if self.about is not None:
            self.names += tuple(dotted(self.about.name, name) for name in self.about.spread.names(pack))

    def packed(self, s: S, viewer: int) -> bytes:
        """All numbers of a position in a row."""
        seats = self.count(s)
        parts = [self.question(s, viewer, seats)]
        parts += [known[leaf] for known, leaf in zip(self.shelves(seats, viewer), self.leaves(s), strict=True)]
        if self.about is not None:
            parts.append(self.matter(self.about, s, viewer))
        return b"".join(parts)

    def question(self, s: S, viewer: int, seats: int) -> bytes:
        """What is asked of whom."""
        node: Any = s.node
        if node.__class__ is not Choice:
            return self.asked["", 0]
        return self.asked[node[1], (node[0] - viewer) % seats if viewer > 0 else node[0]]

    def matter(self, about: About, s: S, viewer: int) -> bytes:
        """What the question is about."""
        value = about.read(s, viewer)
        found = self.matters.get(value)
        if found is None:
            numbers = about.spread.numbers(self.pack, value)
            found = self.matters[value] = _bytes(numbers, len(about.spread.names(self.pack)))
        return found

    def shelves(self, seats: int, viewer: int) -> list[Memo[Any, bytes]]:
        """What is known of each column by heart."""
        known = self.known.get((seats, viewer))
        if known is None:
            known = self.known[seats, viewer] = [column.shelf(seats, viewer) for column in self.columns]
        return known


class _Last:
    """What somebody saw last: the leaves, and their bytes between those of the question and of what it is about."""

    def __init__(self, plan: _Plan[Any], seats: int, viewer: int) -> None:
        self.makers = [column.maker(viewer, seats) for column in plan.columns]
        never = object()  # no position has it, so that every leaf is new
        self.leaves: tuple[Any, ...] = (never,) * len(self.makers)
        self.parts = [b""] * (len(self.makers) + 2)


class Reader(Generic[S]):
    """Follows games, position by position: what is the same as at the last look has its bytes already.

    Leaves that are shared are the same without being looked at. A reader keeps what it saw, so it serves one at a time.
    """

    def __init__(self, plan: _Plan[S]) -> None:
        self.plan = plan
        self._places = range(1, len(plan.columns) + 1)
        self._lasts: dict[tuple[int, int], _Last] = {}

    def read(self, s: S, seat: int | None) -> bytearray:
        """What `encode` gives, in a buffer of its own."""
        plan, viewer = self.plan, SPECTATOR if seat is None else seat
        seats = plan.count(s)
        last = self._lasts.get((seats, viewer)) or self._begin(seats, viewer)
        parts, leaves = last.parts, plan.leaves(s)
        for place in compress(self._places, map(is_not, leaves, last.leaves)):
            parts[place] = last.makers[place - 1](leaves[place - 1])
        last.leaves = leaves
        parts[0] = plan.question(s, viewer, seats)
        if plan.about is not None:
            parts[-1] = plan.matter(plan.about, s, viewer)
        return bytearray().join(parts)

    def _begin(self, seats: int, viewer: int) -> _Last:
        last = self._lasts[seats, viewer] = _Last(self.plan, seats, viewer)
        return last


def _asked(asks: Sequence[str], seats: int) -> dict[tuple[str, int], bytes]:
    """The bytes for each question put to each seat; for ("", 0) those while nobody is asked."""
    empty = [0.0] * (len(asks) + seats)
    found = {("", 0): _bytes(empty, len(empty))}
    for place, ask in enumerate(asks):
        for seat in range(seats):
            numbers = [*empty]
            numbers[place] = numbers[len(asks) + seat] = 1.0
            found[ask, seat] = _bytes(numbers, len(empty))
    return found


def _names(asks: Sequence[str], seats: int, shared: Sequence[_Column], each: Sequence[_Column]) -> list[str]:
    """The question, whom it is put to, what all share, and what each has."""
    names = [f"ask.{ask}" for ask in asks] + [f"asked.{seat}" for seat in range(seats)]
    for column in shared:
        names += [dotted(column.feature.name, name) for name in column.feature.spread.names(column.pack)]
    for column in each:
        own = [dotted(column.feature.name, name) for name in column.feature.spread.names(column.pack)]
        names += [f"seats.{seat}.{name}" for seat in range(seats) for name in own]
    return names


def _bytes(numbers: Sequence[float], width: int) -> bytes:
    assert len(numbers) == width, f"{len(numbers)} numbers for {width} names"
    return array("f", numbers).tobytes()
