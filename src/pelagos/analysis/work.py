"""The work of an analysis: a record and the places of some deeds in it go in, what was found of them comes out.

How much is thought about each depends on the record alone, so that it comes out the same however it is split.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import inf
from pathlib import Path
from typing import Any, Final, NamedTuple

from pelagos.analysis.blame import judged
from pelagos.analysis.deeds import Deed, deeds_of
from pelagos.analysis.findings import Finding, Judged, Rolled
from pelagos.analysis.luck import rolled
from pelagos.bots.contract import always
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.guide import guide_of
from pelagos.core.nodes import Choice, Over, option_text
from pelagos.games.registry import find_game, load_pack
from pelagos.table.record import Header, Line, read_line
from pelagos.table.replay import replayed
from pelagos.table.table import Table

THOUGHT: Final = 400.0
"""For so many seconds of a processor a whole game is thought about, where nothing else is said."""
LEAST, MOST = 40, 4000
"""Questions in thought for each deed, at least and at most, where nothing else is said."""
A_PART: Final = 6
"""So many deeds are one job."""


class Part(NamedTuple):
    """Some deeds of a record. `seats` are those whose decisions alone may be judged; () when the game is over."""

    record: bytes
    places: range
    work: int
    seconds: float = inf
    seats: tuple[int, ...] = ()
    pack: Path | None = None
    secret: str = ""


def usual_work(table: Table[Any], deeds: Sequence[Deed]) -> int:
    """How many questions are thought through for each deed, so that a whole game takes a few minutes."""
    each = THOUGHT * guide_of(table.game.key).pace / max(1, len(deeds))
    return round(min(max(each, LEAST), MOST))


def parts_of(whole: Part, deeds: int, size: int = A_PART) -> list[Part]:
    """The work cut into jobs, by the number of deeds alone."""
    return [whole._replace(places=range(begin, min(begin + size, deeds))) for begin in range(0, deeds, size)]


def look_into(part: Part, wanted: Callable[[], bool] = always) -> list[Finding]:
    """What is found of the deeds of a part, in their order."""
    table, deeds = opened(part.record, part.seats, part.pack, part.secret)
    return [look_at(table, deeds[place], part.work, part.seconds, wanted) for place in part.places]


def look_at(
    table: Table[Any],
    deed: Deed,
    work: int,
    seconds: float = inf,
    wanted: Callable[[], bool] = always,
    ahead: int | None = None,
) -> Finding:
    """What is found of one deed."""
    budget = Budget(work, seconds, wanted)
    if deed.is_fate:
        return rolled(table.game, deed, budget, ahead)
    return judged(table.game, deed, table.header.settings, budget, ahead)


def unknown(deed: Deed) -> Finding:
    """A deed of which nothing could be found."""
    node, answer = deed.state.node, option_text(deed.option)
    if isinstance(node, Choice):
        return Judged(deed.version, node.seat, node.ask, answer, cut=True)
    return Rolled(deed.version, node.ask, answer, cut=True)


@lru_cache(2)
def opened(
    record: bytes, seats: tuple[int, ...], pack: Path | None = None, secret: str = ""
) -> tuple[Table[Any], list[Deed]]:
    """A record that was played again, and its deeds; kept, for the next job is about the same one."""
    lines = lines_of(record)
    header = lines[0]
    assert isinstance(header, Header), "a record begins with its header"
    game = find_game(header.game)
    table = replayed(game, lines, load_pack(game, pack), secret=secret)
    return table, deeds_of(table, seats or None)


def lines_of(record: bytes) -> list[Line]:
    """The lines of a record; what is wrong with one is said with its number."""
    return [read_line(line, number) for number, line in enumerate(record.splitlines(), start=1)]


def is_over(table: Table[Any]) -> bool:
    """Whether everything may be looked at."""
    return isinstance(table.node, Over)
