"""A table for the terminal: a new one, or one that goes on from its record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.core.nodes import Over
from pelagos.core.settings import Settings
from pelagos.table.fate import Fair, Fate
from pelagos.table.files import RecordFile, create, reopen
from pelagos.table.opening import NOTHING_ADDED, open_table
from pelagos.table.record import Line, Result, SeatEntry
from pelagos.table.replay import replayed
from pelagos.table.table import Table, keep_nowhere, utc_now
from pelagos.tui.autosave import Keeping, has_answers, new_path
from pelagos.tui.secret import drop_secret, keep_secret, read_secret


def new_table(
    game: Game[Any],
    settings: Settings,
    seats: Sequence[SeatEntry],
    fate: Fate,
    pack: Any,
    practice: bool,
    save: Path | None,
    lesson: str = "",
    entropy: Mapping[int, str] = NOTHING_ADDED,
) -> Table[Any]:
    """Set up a game; everything but the files has been checked before."""
    sink = keep_nowhere if save is None else _new_file(save, fate)
    return open_table(game, settings, seats, fate, pack, practice=practice, lesson=lesson, sink=sink, entropy=entropy)


def self_keeping_table(game: str, opened: Callable[[Path | None], Table[Any]]) -> tuple[Table[Any], Keeping]:
    """A game that keeps itself among the user's data; where that fails, it is played without, and says so.

    `opened` sets the table up with its file, or without one.
    """
    try:
        path = new_path(game, utc_now())
        table = opened(path)
    except PelagosError as problem:
        return opened(None), Keeping(None, True, problem)
    keeping = Keeping(path, True)
    table.sink = keeping.forgiving(table.sink)
    return table, keeping


def resumed_table(game: Game[Any], found: RecordFile, pack: Any, path: Path) -> Table[Any]:
    """Play the record again, cut a torn end off, and stand where it stood."""
    over = isinstance(found.lines[-1], Result)
    secret = read_secret(path) if found.header.fate == "fair" and not over else ""
    table = replayed(game, found.lines, pack, secret=secret)
    writer = reopen(path, found)
    if isinstance(table.node, Over) and not over:
        writer([table.lines()[-1]])
    table.sink = writer
    table.settle()
    return table


def close_table(table: Table[Any], keeping: Keeping) -> None:
    """A finished fair game needs no secret any more, and a game in which nobody decided anything no file."""
    path, over = keeping.path, isinstance(table.node, Over)
    if path is None:
        return
    nothing = keeping.automatic and not has_answers(table.lines())
    if isinstance(table.fate, Fair) and (over or nothing):
        drop_secret(path)
    if nothing and not over:
        path.unlink(missing_ok=True)


def _new_file(path: Path, fate: Fate) -> Callable[[Sequence[Line]], None]:
    """The secret first: a record without its seed could never go on."""
    if not isinstance(fate, Fair):
        return create(path)
    keep_secret(path, fate.secret)
    try:
        return create(path)
    except BaseException:
        drop_secret(path)
        raise
