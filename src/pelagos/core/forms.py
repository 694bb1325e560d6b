"""Further forms of fields: bits, heaps in the order in which they came, tables by place, and parts of a slot."""

from __future__ import annotations

from typing import Any

from pelagos.core.case_values import flag_in, list_in, table_in, word_in
from pelagos.core.errors import PelagosError
from pelagos.core.fields import Form, Pieces, Things
from pelagos.core.game import AnyOrder
from pelagos.core.kinds import Kind
from pelagos.core.state import replaced


class Bit(Form):
    """Yes or no, kept as 1 or 0."""

    form = "flag"

    def write(self, s: Any, value: int) -> bool:
        return bool(value)

    def read(self, s: Any, field: str, written: Any) -> int:
        return flag_in(field, written)

    def wrong(self, s: Any, value: int) -> bool:
        return value not in (0, 1)


class Bits(Things):
    """Which things of a kind, one bit each."""

    form = "pieces"

    def write(self, s: Any, value: int) -> Any:
        return AnyOrder(self.name(s, thing) for thing in self.things(value))

    def read(self, s: Any, field: str, written: Any) -> int:
        bits = 0
        for name in list_in(field, written):
            thing = self.place(s, field, name)
            if bits >> thing & 1:
                raise PelagosError("error-case-twice", field=field, value=self.name(s, thing))
            bits |= 1 << thing
        return bits

    def wrong(self, s: Any, value: int) -> bool:
        return value >> self.known(s) != 0

    def things(self, value: int) -> list[int]:
        return [place for place in range(value.bit_length()) if value >> place & 1]


class Heap(Pieces):
    """Things in any order, kept in the one in which they came: what is drawn from them later depends on it."""

    def _kept(self, things: list[int]) -> tuple[int, ...]:
        return tuple(things)


class By(Form):
    """For each thing of a kind a value of one form, as a table; what is not named in it stays as it is, or `empty`."""

    def __init__(self, places: Kind, of: Form, empty: Any = 0) -> None:
        self.places = places
        self.of = of
        self.empty = empty
        self.form = of.form
        self.kind = of.kind

    def write(self, s: Any, value: tuple[Any, ...]) -> dict[str, Any]:
        return {name: self.of.write(s, here) for name, here in zip(self.names(s), value, strict=True)}

    def read(self, s: Any, field: str, written: Any) -> tuple[Any, ...]:
        return self.changed(s, field, (self.empty,) * len(self.names(s)), written)

    def changed(self, s: Any, field: str, value: tuple[Any, ...], written: Any) -> tuple[Any, ...]:
        for name, here in table_in(field, written).items():
            place = word_in(field, name, self.names(s))
            value = replaced(value, place, self.of.read(s, field, here))
        return value

    def wrong(self, s: Any, value: tuple[Any, ...]) -> bool:
        return len(value) != len(self.names(s)) or any(self.of.wrong(s, here) for here in value)

    def things(self, value: tuple[Any, ...]) -> list[int]:
        return [thing for here in value for thing in self.of.things(here)]

    def names(self, s: Any) -> list[str]:
        """What the places are called."""
        return [str(place) for place in self.places.values(s.pack)]


class Part(Form):
    """One place of a slot that holds several fields."""

    def __init__(self, place: int, of: Form) -> None:
        self.place = place
        self.of = of
        self.form = of.form
        self.kind = of.kind

    def write(self, s: Any, value: tuple[Any, ...]) -> Any:
        return self.of.write(s, value[self.place])

    def read(self, s: Any, field: str, written: Any) -> Any:
        return self.of.read(s, field, written)

    def changed(self, s: Any, field: str, value: tuple[Any, ...], written: Any) -> tuple[Any, ...]:
        return replaced(value, self.place, self.read(s, field, written))

    def wrong(self, s: Any, value: tuple[Any, ...]) -> bool:
        return self.of.wrong(s, value[self.place])

    def things(self, value: tuple[Any, ...]) -> list[int]:
        return self.of.things(value[self.place])
