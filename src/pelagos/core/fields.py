"""The fields of a state, declared once: name, kind, whose it is and who sees it.

    FIELDS: Fields[Lagoon] = Fields(
        Field("round", Count(1, 9)),
        Field("air", Count(0, 3), each=True),
        Field("patron", One(COLOUR), each=True, seen=OWNER),
        Field("bag", Tally(COLOUR), seen=NOBODY),
    )

Views, what is drawn anew for a bot that imagines, described positions and invariants are readings of this table; so are
a text board and a drawing for a game that has none of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, Generic, NamedTuple, TypeVar

from pelagos.core.case_values import table_in, unknown, word_in
from pelagos.core.forms import NOWHERE, Form
from pelagos.core.game import View
from pelagos.core.kinds import Kind
from pelagos.core.state import State

S = TypeVar("S", bound=State)
ALL: Final = "all"
OWNER: Final = "owner"
SOME: Final = "some"
"""Some of it is known to some: only the game can say what to whom."""
NOBODY: Final = "nobody"
LETTERS: Final = "ABCDEFGH"


class Field(NamedTuple):
    """One field of a state; with `each` it has a place for every seat."""

    name: str
    form: Form
    each: bool = False
    seen: str = ALL
    slot: str = ""
    """Where the state keeps it, if not under its name."""
    given: bool = True
    """Whether a position may be described by it; else it can only be expected."""

    @property
    def at(self) -> str:
        """The slot of the state."""
        return self.slot or self.name

    def of(self, s: State, seat: int = NOWHERE) -> Any:
        """Its value in a state."""
        return self.form.found(s, self.at, seat)

    def set(self, s: State, seat: int, value: Any) -> None:
        """Give it a value."""
        self.form.put(s, self.at, seat, value)


class Derived(NamedTuple):
    """What follows from the fields: it can be expected of a position, but not given. From `(s)`, or `(s, seat)`."""

    name: str
    read: Callable[..., Any]
    each: bool = False


class Kept(NamedTuple):
    """Slots of a state that nobody speaks of: settings, where a turn stands, what follows from other fields."""

    slots: tuple[str, ...]
    seen: str = ALL


class Fields(Generic[S]):
    """All fields of a state that people speak of, in the order in which they are read: one may need those before it."""

    def __init__(self, *fields: Field | Derived | Kept, seats: str = "seats") -> None:
        """`seats` is the field that says how many play."""
        stored = [field for field in fields if isinstance(field, Field)]
        self.shared = tuple(field for field in stored if not field.each)
        self.each = tuple(field for field in stored if field.each)
        self.derived = tuple(field for field in fields if isinstance(field, Derived))
        self.kept = tuple(field for field in fields if isinstance(field, Kept))
        self.seats = seats
        self.open = all(field.seen == ALL for field in stored)
        self._by_seat = tuple(dict.fromkeys(field.at for field in self.each if field.form.by_seat))
        self._shared_at, self._each_at = (
            tuple((field.name, field.form, field.at) for field in some) for some in (self.shared, self.each)
        )
        self._of_kind: dict[Kind, tuple[list[Field], list[Field]]] = {}

    def slots(self) -> dict[str, str]:
        """Who sees what of each slot of the state."""
        kept = {slot: row.seen for row in self.kept for slot in row.slots}
        return kept | {field.at: field.seen for field in (*self.shared, *self.each)}

    def observe(self, s: S, seat: int | None, *, open_: bool = False) -> View:
        """What a seat may see, field by field; with `open_` everything."""
        return {
            "shared": {f.name: self._seen(s, f, f.of(s), open_ or f.seen == ALL) for f in self.shared},
            "seats": [
                {f.name: self._seen(s, f, f.of(s, n), open_ or _sees(f, n, seat)) for f in self.each}
                for n in range(getattr(s, self.seats))
            ],
        }

    def determinise(self, s: S, seat: int | None, rng: Random) -> S:
        """A clone in which what that seat may not see is dealt anew, each kind of thing among all its hidden places."""
        clone = s.clone()
        if self.open:
            return clone
        places = list(self._hidden_places(s, seat))
        for kind in dict.fromkeys(field.form.kind for field, _ in places):
            mine = [(field, n) for field, n in places if field.form.kind is kind]
            things = [thing for field, n in mine for thing in field.form.things(field.of(s, n))]
            rng.shuffle(things)
            left = iter(things)
            for field, n in mine:
                field.set(clone, n, field.form.dealt(field.of(s, n), left))
        return clone

    def describe(self, s: S) -> dict[str, Any]:
        """Every field by name, and those of the seats by their letters."""
        shared = {f.name: f.form.write(s, f.of(s)) for f in self.shared}
        shared |= {f.name: f.read(s) for f in self.derived if not f.each}
        if not self.each:
            return shared
        return {**shared, "seats": {LETTERS[n]: self._describe_seat(s, n) for n in range(getattr(s, self.seats))}}

    def _describe_seat(self, s: S, seat: int) -> dict[str, Any]:
        own = {f.name: f.form.write(s, f.of(s, seat)) for f in self.each}
        return own | {f.name: f.read(s, seat) for f in self.derived if f.each}

    def arrange(self, s: S, fields: Mapping[str, Any], also: Sequence[str] = ()) -> S:
        """The position with the named fields changed, in the order of the table; an unknown one is refused.

        What stands in `also` is read by the game itself.
        """
        self.arrange_shared(s, fields, also)
        self.arrange_seats(s, fields)
        return s

    def arrange_shared(self, s: S, fields: Mapping[str, Any], also: Sequence[str] = ()) -> None:
        """The first half: what belongs to nobody."""
        seats = ("seats",) if self.each else ()
        _set_given(s, NOWHERE, self.shared, _all_known("given", fields, self.shared, (*seats, *also)))

    def arrange_seats(self, s: S, fields: Mapping[str, Any]) -> None:
        """The second half: what belongs to somebody."""
        letters = LETTERS[: getattr(s, self.seats)] if self.each else ""
        for letter, facts in table_in("seats", fields.get("seats", {})).items():
            seat = word_in("seat", letter, letters)
            where = f"seats.{letter}"
            _set_given(s, seat, self.each, _all_known(where, table_in(where, facts), self.each))

    def forms(self, s: S, key: str) -> list[dict[str, Any]]:
        """How each field is drawn and what its things are called, for a board that is laid out from them."""
        return [
            {
                "name": field.name,
                "words": f"{key}-field-{field.name}",
                "each": field.each,
                "form": field.form.form,
                "things": {} if field.form.kind is None else things_of(field.form.kind, s.pack),
            }
            for field in (*self.shared, *self.each)
        ]

    def broken(self, s: S) -> list[str]:
        """The fields with values that they cannot have, each with its value."""
        seats = getattr(s, self.seats) if self.each else 0
        if uneven := [slot for slot in self._by_seat if len(getattr(s, slot)) != seats]:
            return [f"{slot}: not one value for each seat" for slot in uneven]
        problems = [
            f"{name}: {value} is not possible"
            for name, form, at in self._shared_at
            if form.wrong(s, value := form.found(s, at, NOWHERE))
        ]
        return problems + [
            f"seats.{LETTERS[n]}.{name}: {value} is not possible"
            for n in range(seats)
            for name, form, at in self._each_at
            if form.wrong(s, value := form.found(s, at, n))
        ]

    def things(self, s: S, kind: Kind) -> list[int]:
        """Every single thing of a kind, wherever it lies: what is conserved is found here as often as it exists."""
        seats = range(getattr(s, self.seats)) if self.each else ()
        each, shared = self._of_kind.get(kind) or self._with_kind(kind)
        found: list[int] = []
        for field in each:
            for n in seats:
                found += field.form.things(field.of(s, n))
        for field in shared:
            found += field.form.things(field.of(s))
        return found

    def _with_kind(self, kind: Kind) -> tuple[list[Field], list[Field]]:
        """The fields that hold things of a kind: what each seat has, and what lies on the table."""
        each, shared = ([field for field in some if field.form.kind is kind] for some in (self.each, self.shared))
        self._of_kind[kind] = each, shared
        return each, shared

    def _hidden_places(self, s: S, seat: int | None) -> Iterator[tuple[Field, int]]:
        for field in self.shared:
            if field.seen != ALL:
                yield field, NOWHERE
        for field in self.each:
            for n in range(getattr(s, self.seats)):
                if not _sees(field, n, seat):
                    yield field, n

    def _seen(self, s: S, field: Field, value: Any, open_: bool) -> Any:
        return field.form.write(s, value) if open_ else field.form.covered(value)


def things_of(kind: Kind, pack: Any) -> dict[str, dict[str, str]]:
    """The things of a kind by name: what each is called and where it lies."""
    return {str(value): {"words": kind.message(value), "spot": kind.spot.format(value)} for value in kind.values(pack)}


def _sees(field: Field, owner: int, seat: int | None) -> bool:
    return field.seen == ALL or (field.seen == OWNER and owner == seat)


def _all_known(
    where: str, given: Mapping[str, Any], fields: Sequence[Field], also: Sequence[str] = ()
) -> Mapping[str, Any]:
    """What is given, if there are such fields: nothing is silently passed over."""
    known = (*(field.name for field in fields if field.given), *also)
    for name in given:
        if name not in known:
            raise unknown(where, name, known)
    return given


def _set_given(s: State, seat: int, fields: Sequence[Field], given: Mapping[str, Any]) -> None:
    """In the order of the table."""
    for field in fields:
        if field.given and field.name in given:
            field.set(s, seat, field.form.changed(s, field.name, field.of(s, seat), given[field.name]))
