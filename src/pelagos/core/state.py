"""The state of a game: a shell of slots around immutable leaves, cloned by copying references."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter, itemgetter
from typing import Any, ClassVar, Final, NamedTuple, Self, TypeAlias, TypeVar

from pelagos.core.nodes import Node, Step
from pelagos.core.packs import shelf

T = TypeVar("T")
Agenda: TypeAlias = tuple[Any, ...]
"""What is still to be done, as nested pairs `(step, rest)`; `()` when nothing is left."""
SHARED: Final = ("agenda", "events", "node", "pack", "reveals")
"""The slots that every state has."""


class Event(NamedTuple):
    """Something that happened: a message id, its facts in order, who may hear it (None: everybody), and when it was.

    The moment is that of telling, as `State.moment` gave it: what ends a phase is told in this phase.
    """

    id: str
    facts: tuple[Any, ...]
    audience: tuple[int, ...] | None
    moment: tuple[int, ...] = ()


class State:
    """What every game's state has. A game adds `__slots__` with ints, strings and tuples only."""

    __slots__ = SHARED

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """Every slot."""
    RARE: ClassVar[tuple[str, ...]] = ()
    """The fields that share the slot `rare`, where a game has some."""
    NAMED: ClassVar[tuple[str, ...]] = ()
    """The game's own fields by name, rare ones too."""
    LASTING: ClassVar[attrgetter[Any]]
    """The values of all slots but the news: positions with the same ones are the same. Leaves that two share count as
    equal without being looked at."""

    agenda: Agenda
    events: tuple[Event, ...] | None
    node: Node | None
    pack: Any
    reveals: int

    def __init_subclass__(cls) -> None:
        if "FIELDS" not in vars(cls):  # a compiled state brings all this along
            own = vars(cls).get("__slots__", ())
            cls.FIELDS = (*SHARED, *own)
            cls.NAMED = (*[slot for slot in own if slot != "rare"], *cls.RARE)
            cls.clone = _unrolled_clone(cls)  # type: ignore[method-assign,assignment]
        cls.LASTING = attrgetter(*(slot for slot in cls.FIELDS if slot != "events"))

    def __init__(self) -> None:
        self.agenda = ()
        self.events = None
        self.node = None
        self.pack = None
        self.reveals = 0

    def clone(self) -> Self:
        """A second state that shares every leaf; each game gets its own unrolled form of this."""
        raise AssertionError("State itself has no fields to copy")

    def do(self, *steps: Step) -> None:
        """Put steps on the agenda, the first to be done first."""
        number = len(steps)
        if number == 1:  # by far the most frequent, and two steps come next
            self.agenda = (steps[0], self.agenda)
        elif number == 2:
            self.agenda = (steps[0], (steps[1], self.agenda))
        else:
            self.follow(steps)

    def follow(self, steps: tuple[Step, ...]) -> None:
        """The same for steps that are listed already: nothing is unpacked and packed again."""
        number = len(steps)
        if number == 2:
            self.agenda = (steps[0], (steps[1], self.agenda))
        elif number == 1:
            self.agenda = (steps[0], self.agenda)
        else:
            agenda = self.agenda
            for step in steps[::-1]:
                agenda = (step, agenda)
            self.agenda = agenda

    def moment(self) -> tuple[int, ...]:
        """The round, turn or phase that stands over what is told now in the log; everybody may know it."""
        return ()

    def tell(self, message: str, *facts: Any) -> None:
        """Say to everybody what happened, unless nobody listens (simulation)."""
        if self.events is not None:
            self.events += (Event(message, facts, None, self.moment()),)

    def whisper(self, audience: tuple[int, ...], message: str, *facts: Any) -> None:
        """Say what happened to some seats only."""
        if self.events is not None:
            self.events += (Event(message, facts, audience, self.moment()),)

    def reveal(self) -> None:
        """Note that something hidden came to light, so that undo may not go back behind it."""
        self.reveals += 1

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return bool(self.LASTING(self) == self.LASTING(other))

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled without the pack, which is found again by its hash."""
        pack = None if self.pack is None else self.pack.hash
        return _put_together, (type(self), pack, [getattr(self, field) for field in self.FIELDS if field != "pack"])


def _put_together(kind: type[State], pack: str | None, values: list[Any]) -> State:
    s: State = kind.__new__(kind)
    for field, value in zip([field for field in kind.FIELDS if field != "pack"], values, strict=True):
        setattr(s, field, value)
    s.pack = None if pack is None else shelf.find(kind, pack)
    return s


def _unrolled_clone(cls: type[State]) -> Callable[[Any], Any]:
    """Write out `new.a = self.a` for every slot: four times as fast as a loop over the names."""
    lines = ["def clone(self):", "    new = make(cls)"]
    lines += [f"    new.{field} = self.{field}" for field in cls.FIELDS]
    lines += ["    return new"]
    scope: dict[str, Any] = {"cls": cls, "make": cls.__new__}
    exec("\n".join(lines), scope)  # noqa: S102 - the text is made of this class's own slot names
    clone: Callable[[Any], Any] = scope["clone"]
    clone.__doc__ = State.clone.__doc__
    return clone


def replaced(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """The same tuple with one place changed.

    >>> replaced((1, 2, 3), 1, 9)
    (1, 9, 3)
    """
    changed = [*values]
    changed[index] = value
    return tuple(changed)


def removed(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The same tuple without one of its values, where it stands first.

    >>> removed((1, 2, 3), 2)
    (1, 3)
    """
    changed = [*values]
    changed.remove(value)
    return tuple(changed)


def picked(values: tuple[T, ...], places: tuple[int, ...]) -> tuple[T, ...]:
    """What stands at these places of a tuple, in their order; quicker than asking for one after the other.

    >>> picked(("a", "b", "c"), (2, 0)), picked(("a", "b", "c"), (1,)), picked(("a",), ())
    (('c', 'a'), ('b',), ())
    """
    if len(places) > 1:
        found: tuple[T, ...] = itemgetter(*places)(values)
        return found
    return (values[places[0]],) if places else ()


def bumped(values: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """The same tuple with `by` added at one place.

    >>> bumped((1, 2, 3), 0, -1)
    (0, 2, 3)
    """
    changed = [*values]
    changed[index] += by
    return tuple(changed)
