"""A table is opened: the number of seats is checked, the header stored, and fate decides what it must at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeVar

from pelagos.core.codec import encode
from pelagos.core.game import Game
from pelagos.core.seating import check_seating
from pelagos.core.settings import Settings
from pelagos.core.state import State
from pelagos.table.fate import Fair, Fate, Prepared, Seeded
from pelagos.table.portable import folded
from pelagos.table.record import FORMAT, Header, Line, SeatEntry
from pelagos.table.table import Table, keep_nowhere, utc_now

NOTHING_ADDED: Mapping[int, str] = MappingProxyType({})
S = TypeVar("S", bound=State)


def open_table(
    game: Game[S],
    settings: Settings,
    seats: Sequence[SeatEntry],
    fate: Fate,
    pack: Any,
    practice: bool = False,
    lesson: str = "",
    clock: Callable[[], str] = utc_now,
    sink: Callable[[Sequence[Line]], None] = keep_nowhere,
    chosen: bool = False,
    entropy: Mapping[int, str] = NOTHING_ADDED,
    begin: S | None = None,
) -> Table[S]:
    """Set a new game up; the header is stored first, then fate decides what it must before the first question.

    `chosen`: somebody wished for the seed. What seats add to fair luck is there before the first draw. With `begin` it
    goes on from a position of another record, with luck of its own.
    """
    header = Header(
        format=FORMAT,
        game=game.key,
        rules=game.rules_version,
        pack=pack.hash,
        settings=settings,
        seats=tuple(seats),
        fate=fate.mode,
        at=clock(),
        seed=fate.seed if isinstance(fate, Seeded) and not isinstance(fate, Fair) else "",
        commitment=fate.commitment if isinstance(fate, Fair) else "",
        practice=practice,
        lesson=lesson,
        prepared={ask: tuple(laid) for ask, laid in fate.prepared.items()} if isinstance(fate, Prepared) else {},
        chosen=chosen,
        begins="" if begin is None else folded(encode(begin)),
    )
    check_seating(game, settings, len(header.seats))
    table = Table(game, header, begin or game.new_game(settings, pack), fate)
    table.clock = clock
    sink([header])
    table.sink = sink
    for seat, added in entropy.items():
        table.add_entropy(seat, added)
    table.settle()
    return table
