"""All that a seat has seen since a game began: its information state, with perfect recall.

A view tells what is seen now, not what was seen before. So every moment of a game is kept, each with the one before
it: a position is a shell around leaves that never change, and keeping one costs next to nothing. What somebody saw and
heard is worked out when it is asked for, moment by moment, and kept with the moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from pelagos.core.game import Game
from pelagos.core.nodes import Choice, Option, Over, option_text

NONE: Final = -1
"""No seat, and the place of an answer where none was given."""


class Given(NamedTuple):
    """An answer that a seat gave, and the position in which it was asked."""

    position: Any
    option: Option


class Moment:
    """A position, the place of the answer or outcome that led to it, and the moment before; it never changes.

    Where the hidden was drawn anew, `known_to` is the seat that cannot tell the difference. Of what was before, others
    remember only what everybody saw: what else they have seen belongs to another world.
    """

    __slots__ = ("_new", "earlier", "game", "known_to", "place", "position")

    def __init__(
        self, game: Game[Any], position: Any, earlier: Moment | None = None, place: int = NONE, known_to: int = NONE
    ) -> None:
        self.game = game
        self.position = position
        self.earlier = earlier
        self.place = place
        self.known_to = known_to
        self._new: dict[int | None, str] = {}

    def answered(self, place: int) -> Moment:
        """The moment after an answer or outcome."""
        after = self.position.clone()
        self.game.rules.answer_at(after, place)
        return Moment(self.game, after, self, place)

    def drawn_anew(self, position: Any, seat: int) -> Moment:
        """The same moment in another world, which this seat cannot tell from its own."""
        return Moment(self.game, position, self, known_to=seat)

    def remembered(self, seat: int | None) -> str:
        """Everything that a seat has seen, heard and answered, line by line, and what it is asked now."""
        told = [moment.new_to(viewer) for moment, viewer in self._back(seat)]
        return "\n".join([*filter(None, reversed(told)), asked(self.position, seat)])

    def given(self, seat: int) -> Iterator[Given]:
        """The answers that a seat has given, the last one first."""
        for moment, viewer in self._back(seat):
            if viewer == seat and moment.earlier is not None and moment.place != NONE:
                before = moment.earlier.position
                if _who(before) == seat:
                    yield Given(before, before.node.options[moment.place])

    def new_to(self, viewer: int | None) -> str:
        """What came with this moment for a seat (None: a spectator)."""
        found = self._new.get(viewer)
        if found is None:
            found = self._new[viewer] = "\n".join(self._lines(viewer))
        return found

    def _lines(self, viewer: int | None) -> Iterator[str]:
        """The own answer, what was heard, and what looks different from before."""
        observe, earlier = self.game.visible.observe, self.earlier
        if earlier is None:
            yield f"begins {observe(self.position, viewer)!r}"
            return
        looked = viewer
        if self.place != NONE:
            yield from _happened(self.game, earlier.position, self.place, viewer)
        elif viewer != self.known_to:
            looked = None
        for path, value in changes(observe(earlier.position, looked), observe(self.position, viewer)):
            yield f"sees {path} {value!r}"

    def _back(self, seat: int | None) -> Iterator[tuple[Moment, int | None]]:
        """This moment and all before it, each with whose eyes the seat remembers it by."""
        moment: Moment | None = self
        viewer = seat
        while moment is not None:
            yield moment, viewer
            if moment.known_to not in (NONE, viewer):
                viewer = None
            moment = moment.earlier

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """How each world began, and the answers in it: a long chain cannot be taken apart link by link."""
        links = [(m.place, None if m.place != NONE else m.position, m.known_to) for m, _ in self._back(None)]
        return _again, (self.game, links[::-1])


def asked(position: Any, seat: int | None) -> str:
    """Who is asked what; what is offered, if it is this seat."""
    node = position.node
    if isinstance(node, Over):
        return f"over {node.reason} {node.scores}"
    if not isinstance(node, Choice):
        return "fate"
    offered = ", ".join(map(option_text, node.options)) if node.seat == seat else ""
    return f"asks {node.seat} {node.ask} {offered}"


def changes(before: Any, after: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """What is different in plain data, each by its path.

    >>> list(changes({"week": 1, "seats": [{"taler": 3}, {"taler": 5}]}, {"week": 2, "seats": [{"taler": 3}, {}]}))
    [('week', 2), ('seats.1', {})]
    """
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            yield from changes(before[key], value, f"{path}.{key}".removeprefix("."))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, value in enumerate(after):
            yield from changes(before[place], value, f"{path}.{place}".removeprefix("."))
    else:
        yield path, after


def _who(position: Any) -> int:
    return position.node.seat if isinstance(position.node, Choice) else NONE


def _happened(game: Game[Any], before: Any, place: int, viewer: int | None) -> Iterator[str]:
    """The answer, if it was the viewer's own, and what was told to the viewer."""
    if _who(before) == viewer:
        yield f"answers {option_text(before.node.options[place])}"
    again = before.clone()
    again.events = ()
    game.rules.answer_at(again, place)
    for event in again.events:
        if event.audience is None or viewer in event.audience:
            yield f"hears {event.id} {event.facts}"


def _again(game: Game[Any], links: Sequence[tuple[int, Any, int]]) -> Moment:
    moment: Moment | None = None
    for place, position, known_to in links:
        if moment is None or position is not None:
            moment = Moment(game, position, moment, known_to=known_to)
        else:
            moment = moment.answered(place)
    assert moment is not None, "a game has a beginning"
    return moment
