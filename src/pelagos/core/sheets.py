"""Sheets: what can be read on a component, as whoever sits at the real table reads it.

A game says for each of its tables what a row tells, in its own words:

    SHEETS = Sheets(at=piece_at, now=where_it_is)

    @SHEETS.of(Ship)
    def ship(ship: Ship, row: Row) -> Iterator[Sheet]:
        '''[NW1-2.2] A ship counter.'''
        yield Sheet(
            f"ship-{ship.name}", ship_text(ship.name), kind="nemo1-kind-ship", title=ship.title,
            lines=(*printed(row, "nemo1", "attack", "defense", "vp"), Line(effect_text(ship.sunk), part=USE)),
            rules=("NW1-2.2", "NW1-6.1"),
        )

Several rows may tell of one piece, such as an ocean and the routes that end there: sheets of the same piece are joined.
Nothing of it depends on the position. Where a piece is now is read from what a seat sees, so a sheet cannot tell more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, TypeVar

from pelagos.core.components import Component
from pelagos.core.tables import Row, Tables
from pelagos.core.text import Text, text
from pelagos.core.titles import entitle

C = TypeVar("C", bound=Component)
V = TypeVar("V", bound=Mapping[str, Any])

FRONT: Final = "front"
BACK: Final = "back"
USE: Final = "use"
SCORE: Final = "score"
PARTS: Final = (FRONT, BACK, USE, SCORE)
"""The parts of a sheet in their order: what is printed, the other side, what one does with it, what it is worth."""
NOTHING: Final = Text("")
EMPTY: Final[Mapping[str, str]] = MappingProxyType({})


class Line(NamedTuple):
    """A sentence of a sheet, with its rule where it rests on one."""

    said: Text
    rule: str = ""
    part: str = FRONT


class Sheet(NamedTuple):
    """What can be read on a component, or what one row of a table adds to it."""

    piece: str
    """Its id: what boards call its spot, wherever it has one of its own."""
    name: Text = NOTHING
    kind: str = ""
    """The message that says what sort of thing it is."""
    title: str = ""
    """Its printed name, which is said where no catalogue knows the message of `name`."""
    lines: tuple[Line, ...] = ()
    brief: Text = NOTHING
    """What matters when one chooses it, in a few words: said beside options. Without it, what it does is said."""
    rules: tuple[str, ...] = ()
    spots: tuple[str, ...] = ()
    """Other spots at which it is to be seen, such as its other side."""
    names: tuple[Text, ...] = ()
    """Other names for it, such as that of its other side."""


At = Callable[[V, str], str]
"""The piece at a spot of a view, "" where nothing can be read."""
Now = Callable[[V, str], tuple[Text, ...]]
"""Where a piece is now, and who may see it, from a view."""
Teller = Callable[[Any, Row], Iterable[Sheet]]


def nothing_now(view: Mapping[str, Any], piece: str) -> tuple[Text, ...]:
    """What is said where a game does not follow its pieces."""
    return ()


def itself(view: Mapping[str, Any], spot: str) -> str:
    """The piece of a game whose spots are its pieces."""
    return spot


class Box(NamedTuple):
    """All sheets of a pack."""

    sheets: dict[str, Sheet]
    at_spot: dict[str, str]
    """Pieces by their further spots."""
    named: dict[str, str]
    """Pieces by the messages that say their names."""


class Sheets(Generic[V]):
    """What each table of a game tells of its rows.

    `labels` are options that name no piece and are about one all the same, by their messages: an action's own sheet.
    """

    def __init__(self, at: At[V] = itself, now: Now[V] = nothing_now, labels: Mapping[str, str] = EMPTY) -> None:
        self.at = at
        self.now = now
        self.labels = labels
        self.tellers: dict[type[Component], Teller] = {}

    def of(self, component: type[C]) -> Callable[[Callable[[C, Row], Iterable[Sheet]]], Teller]:
        """The decorated function says what a row of this table tells."""

        def declared(tell: Callable[[C, Row], Iterable[Sheet]]) -> Teller:
            assert component not in self.tellers, f"{component.table} is told twice"
            self.tellers[component] = tell
            return tell

        return declared

    def row(self, component: type[Component], row: Row) -> tuple[Sheet, ...]:
        """What one row tells, perhaps of several pieces."""
        return tuple(self.tellers[component](component.unchecked(row), row))

    def box(self, tables: Tables) -> Box:
        """Every sheet of a pack, by its piece; worked out once."""
        return tables.once(self._box)

    def _box(self, tables: Tables) -> Box:
        box = Box({}, {}, {})
        for component, tell in self.tellers.items():
            for row, record in component.rows(tables):
                for sheet in tell(record, row):
                    box.sheets[sheet.piece] = joined(box.sheets.get(sheet.piece), sheet)
        for piece, sheet in box.sheets.items():
            assert sheet.name != NOTHING, f"{piece} has no name"
            box.at_spot.update(dict.fromkeys((piece, *sheet.spots), piece))
            box.named.update({name.id: piece for name in (sheet.name, *sheet.names) if name.id not in box.named})
            if sheet.title:
                entitle(sheet.name.id, sheet.title)
        return box

    def piece_at(self, tables: Tables, view: V, spot: str) -> str:
        """The piece whose sheet opens at a spot, "" where there is none."""
        found = self.at(view, spot)
        return self.box(tables).at_spot.get(found, "")


def joined(first: Sheet | None, more: Sheet) -> Sheet:
    """What several rows tell of one piece, as one sheet; its name and kind are told by the first that has them.

    What several of them say alike is said once.
    """
    if first is None:
        return more
    return Sheet(
        first.piece,
        first.name if first.name != NOTHING else more.name,
        first.kind or more.kind,
        first.title or more.title,
        tuple(dict.fromkeys((*first.lines, *more.lines))),
        first.brief if first.brief != NOTHING else more.brief,
        tuple(dict.fromkeys((*first.rules, *more.rules))),
        (*first.spots, *more.spots),
        (*first.names, *more.names),
    )


def printed(row: Row, game: str, *columns: str, part: str = FRONT, rule: str = "") -> Iterator[Line]:
    """Cells as they are printed: each in the message `<game>-printed-<table>-<column>`, with its `value`.

    An empty cell is not spoken of. Whole numbers come as numbers, all else as it stands: a message may choose by it.
    """
    table = row.table.partition(".")[0].replace("_", "-")
    for column in columns:
        value = row.shown(column)
        if value != "":
            yield Line(text(f"{game}-printed-{table}-{column.replace('_', '-')}", value=value), rule, part)


def pieces_in(said: Text, named: Mapping[str, str]) -> Iterator[tuple[Text, str]]:
    """The names of pieces that a text speaks, from left to right as its facts are written down."""
    if said.id in named:
        yield said, named[said.id]
    for _, fact in said.facts:
        if type(fact) is Text:
            yield from pieces_in(fact, named)
        elif type(fact) is tuple:
            for part in fact:
                yield from pieces_in(part, named)
