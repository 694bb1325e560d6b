"""The first lines of a sitting: what is played, by whom, and where luck comes from."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from pelagos.core.nodes import Over
from pelagos.core.text import Text
from pelagos.faces.voice import Voice
from pelagos.table.table import Table
from pelagos.tui.autosave import Keeping
from pelagos.tui.luck import fate_line, invitation
from pelagos.tui.render import log_lines

REMINDER: Final = 5


def greeting_lines(table: Table[Any], voice: Voice, people: Sequence[int], keeping: Keeping) -> list[str]:
    """A new game."""
    seated = [
        voice.phrase("tui-seated", name=name, who="person" if seat in people else "bot")
        for seat, name in enumerate(voice.names)
    ]
    lines = [
        voice.phrase("tui-welcome", game=Text(f"{table.game.key}-name")),
        voice.phrase("tui-table", seats=", ".join(seated)),
        fate_line(table, voice),
        *(invitation(table, voice) if people else ()),
    ]
    if table.header.practice:
        lines.append(voice.phrase("tui-practice"))
    if keeping.problem is not None:
        lines.append(voice.phrase("tui-not-kept", problem=keeping.problem.text))
    elif keeping.automatic:
        lines.append(voice.phrase("tui-kept"))
    elif keeping.path is not None:
        lines.append(voice.phrase("tui-saving", path=str(keeping.path)))
    return [*lines, ""]


def return_lines(table: Table[Any], voice: Voice, path: Path, torn: bool) -> list[str]:
    """A game that goes on, with the last lines of its log."""
    lines = [voice.phrase("record-torn", path=str(path))] if torn else []
    if isinstance(table.node, Over):
        return [*lines, voice.phrase("tui-already-over", game=Text(f"{table.game.key}-name"))]
    lines.append(voice.phrase("tui-return", game=Text(f"{table.game.key}-name")))
    return [*lines, *(f"  {line}" for line in log_lines(table, -1, None, voice)[-REMINDER:])]
