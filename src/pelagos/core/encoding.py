"""A position as numbers, for programs that learn: named features, own seat first, read from the table of fields.

    ENCODER: Encoder[Lagoon] = Encoder(FIELDS, lagoon, seats=4)
    ENCODER.encode(s, seat, out=buffer)

The numbers of a leaf are made once and kept as bytes: leaves never change, and most stay the same from one question to
the next, so a position costs one look-up for each field. What a seat may not see has no place among them.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import chain, compress
from operator import attrgetter, is_not
from struct import Struct
from typing import Any, Final, Generic, NamedTuple, TypeVar

from pelagos.core.fields import ALL, OWNER, Field, Fields
from pelagos.core.nodes import Choice
from pelagos.core.rulebook import Rulebook
from pelagos.core.spreads import Spread, dotted, spread_of
from pelagos.core.state import State

S = TypeVar("S", bound=State)
REMEMBERED: Final = 1 << 13
"""So many values of a slot are known by heart; with more, all are forgotten and learned anew."""
SPECTATOR: Final = -1
WIDTH: Final = 4
"""The bytes of a number."""


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


class _Spot(NamedTuple):
    """Where the numbers of a leaf stand in the row, what is known of it by heart, and how to learn more."""

    at: slice
    known: Callable[[Any], bytes | None]
    learn: Callable[[Any], bytes]


class _Column:
    """A feature with what is known of it by heart: by who looks, of how many, the bytes of each value."""

    def __init__(self, feature: Feature, pack: Any, seats: int) -> None:
        self.feature = feature
        self.pack = pack
        self.most = seats
        numbers = len(feature.spread.names(pack))
        self.pack_numbers = Struct(f"{numbers}f").pack
        self.width = numbers * WIDTH
        """How many bytes it takes."""
        self.begin = 0
        """How many come before it."""
        self.known: dict[tuple[int, int], dict[Any, bytes]] = {}

    def shelf(self, seats: int, viewer: int) -> dict[Any, bytes]:
        """What is known for whoever looks; all know the same of what looks the same from everywhere."""
        return self.known.setdefault((seats, viewer) if self.looks_different else (0, 0), {})

    @property
    def looks_different(self) -> bool:
        """Whether it depends on who looks."""
        return self.feature.spread.turned

    @property
    def by_seat(self) -> bool:
        """Whether each seat has a value that can be looked at by itself."""
        return False

    def spots(self, viewer: int, seats: int) -> list[_Spot]:
        """Where its numbers stand, for whoever looks."""
        learn = partial(self.learned, viewer=viewer, seats=seats)
        return [_Spot(slice(self.begin, self.begin + self.width), self.shelf(seats, viewer).get, learn)]

    def learned(self, value: Any, viewer: int, seats: int) -> bytes:
        """The bytes of a value that has not been met."""
        known = self.shelf(seats, viewer)
        if len(known) >= REMEMBERED:
            known.clear()
        made = known[value] = self.made(value, viewer, seats)
        return made

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
        self.single: dict[Any, bytes] = {}
        self.empty = bytes(self.width)
        self.width *= seats

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
            single = self.single
            parts = [single.get(one) or self.alone(one) for one in own]
        if self.feature.seen == OWNER:
            parts = [parts[0] if viewer != SPECTATOR else self.empty, *[self.empty] * (seats - 1)]
        return b"".join(parts) + self.empty * (self.most - len(parts))

    @property
    def by_seat(self) -> bool:
        """But where a value looks different from every seat."""
        return not self.feature.spread.turned

    def spots(self, viewer: int, seats: int) -> list[_Spot]:
        """One for each seat, where they can be looked at by themselves; what is covered stays empty."""
        if not self.by_seat:
            return super().spots(viewer, seats)
        width, found = len(self.empty), []
        for seat in range(seats):
            at = self.begin + (seat - max(viewer, 0)) % seats * width
            known = self.single.get if self.feature.seen != OWNER or seat == viewer else self._covered
            found.append(_Spot(slice(at, at + width), known, self.alone))
        return found

    def _covered(self, value: Any) -> bytes:
        return self.empty

    def alone(self, value: Any) -> bytes:
        """The same for the value of one seat, which several may have."""
        if len(self.single) >= REMEMBERED:
            self.single.clear()
        made = self.single[value] = self.pack_numbers(*self.feature.spread.numbers(self.pack, value))
        return made


class _Plan(Generic[S]):
    """How positions with one pack are encoded."""

    def __init__(self, encoder: Encoder[S], pack: Any) -> None:
        self.pack = pack
        shared = [_Column(feature, pack, encoder.seats) for feature in encoder.shared]
        each = [_Row(feature, pack, encoder.seats) for feature in encoder.each]
        self.columns: list[_Column] = [*shared, *each]
        self.known: dict[tuple[int, int], list[dict[Any, bytes]]] = {}
        self.leaves: Callable[[S], tuple[Any, ...]] = _leaves(self.columns)
        self.count: Callable[[S], int] = attrgetter(encoder.counted) if encoder.seats > 1 else lambda s: 1
        asks = sorted(encoder.rules.questions)
        self.asked = _asked(asks, encoder.seats)
        self.names = tuple(_names(asks, encoder.seats, shared, each))
        self.end = len(self.asked["", 0])
        for column in self.columns:
            column.begin, self.end = self.end, self.end + column.width
        self.about = encoder.about
        self.matters: dict[Any, bytes] = {}
        if self.about is not None:
            self.names += tuple(dotted(self.about.name, name) for name in self.about.spread.names(pack))

    def packed(self, s: S, viewer: int) -> bytes:
        """All numbers of a position in a row."""
        seats = self.count(s)
        parts = [self.question(s, viewer, seats)]
        for column, known, leaf in zip(self.columns, self.shelves(seats, viewer), self.leaves(s), strict=True):
            parts.append(known.get(leaf) or column.learned(leaf, viewer, seats))
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

    def shelves(self, seats: int, viewer: int) -> list[dict[Any, bytes]]:
        """What is known of each column by heart."""
        known = self.known.get((seats, viewer))
        if known is None:
            known = self.known[seats, viewer] = [column.shelf(seats, viewer) for column in self.columns]
        return known


class _Last:
    """What somebody saw last: the leaves, those of rows seat by seat, and their numbers in a row."""

    def __init__(self, plan: _Plan[Any], columns: Sequence[_Column], seats: int, viewer: int) -> None:
        self.row = bytearray(WIDTH * len(plan.names))
        self.question = slice(len(plan.asked["", 0]))
        self.matter = slice(plan.end, None)
        self.spots = [spot for column in columns for spot in column.spots(viewer, seats)]
        never = object()  # no position has it, so that every leaf is new
        self.leaves: list[Any] = [never] * len(self.spots)


class Reader(Generic[S]):
    """Follows games, position by position: what is the same as at the last look is in the row already.

    Leaves that are shared are the same without being looked at. A reader keeps what it saw, so it serves one at a time.
    """

    def __init__(self, plan: _Plan[S]) -> None:
        self.plan = plan
        whole = [column for column in plan.columns if not column.by_seat]
        by_seat = [column for column in plan.columns if column.by_seat]
        self._columns = whole + by_seat
        self._whole, self._by_seat = _leaves(whole), _leaves(by_seat)
        self._lasts: dict[tuple[int, int], _Last] = {}

    def read(self, s: S, seat: int | None) -> bytearray:
        """What `encode` gives, in a buffer of its own."""
        plan, viewer = self.plan, SPECTATOR if seat is None else seat
        seats = plan.count(s)
        last = self._lasts.get((seats, viewer)) or self._begin(seats, viewer)
        row, leaves = last.row, [*self._whole(s), *chain.from_iterable(self._by_seat(s))]
        for (at, known, learn), leaf in compress(
            zip(last.spots, leaves, strict=True), map(is_not, leaves, last.leaves)
        ):
            row[at] = known(leaf) or learn(leaf)
        last.leaves = leaves
        row[last.question] = plan.question(s, viewer, seats)
        if plan.about is not None:
            row[last.matter] = plan.matter(plan.about, s, viewer)
        return row[:]

    def _begin(self, seats: int, viewer: int) -> _Last:
        last = self._lasts[seats, viewer] = _Last(self.plan, self._columns, seats, viewer)
        return last


def _leaves(columns: Sequence[_Column]) -> Callable[[Any], tuple[Any, ...]]:
    """Reads what several columns stand for, however many they are."""
    slots = [column.feature.slot for column in columns]
    if len(slots) > 1:
        return attrgetter(*slots)
    return lambda s: tuple(getattr(s, slot) for slot in slots)


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
