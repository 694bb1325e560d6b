"""A record that no longer replays: its last snapshot, to look at."""

from __future__ import annotations

from typing import Any

from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.faces.voice import Voice
from pelagos.table.files import RecordFile
from pelagos.table.record import Snapshot
from pelagos.table.replay import last_snapshot
from pelagos.tui.render import board_lines, score_lines


def snapshot_lines(game: Game[Any], found: RecordFile, pack: Any, voice: Voice) -> list[str]:
    """Board and score of the last snapshot; other rules may have left what these cannot show."""
    if found.header.pack != pack.hash:
        raise PelagosError("error-record-pack", found=found.header.pack, known=pack.hash)
    state = last_snapshot(game, found.lines, pack)
    version = max(line.n for line in found.lines if isinstance(line, Snapshot))
    try:
        shown = [*board_lines(game, state, None, voice), "", *score_lines(game, state, voice)]
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as problem:
        raise PelagosError("error-record-snapshot") from problem
    return [voice.phrase("tui-snapshot", version=str(version), rules=found.header.rules), "", *shown]
