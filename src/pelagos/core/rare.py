"""Fields of a state that seldom change share one slot, to keep clones cheap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from pelagos.core.state import State

T = TypeVar("T")


class Rare(Generic[T]):
    """A field that seldom changes. All of them share the slot `rare`, in their order, to keep clones cheap."""

    def __set_name__(self, owner: type[State], name: str) -> None:
        place = len(owner.RARE)
        owner.RARE += (name,)

        def look(s: Any) -> T:
            found: T = s.rare[place]
            return found

        def put(s: Any, value: T) -> None:
            changed = [*s.rare]
            changed[place] = value
            s.rare = tuple(changed)

        setattr(owner, name, property(look, put))  # asked for in three quarters of the time that a descriptor takes

    if TYPE_CHECKING:

        def __get__(self, s: Any, owner: type[State]) -> T: ...

        def __set__(self, s: Any, value: T) -> None: ...
