"""[NW1-12.5] The score sheet, at any moment of the game."""

from __future__ import annotations

from typing import Final

from pelagos.core.score import ScoreLine
from pelagos.core.text import Text
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tally import tally

RULE: Final = "NW1-12.5"


def sheet(s: Nemo) -> tuple[ScoreLine, ...]:
    """[NW1-12.5] Twelve lines for the present commitment."""
    return tuple(ScoreLine(0, Text(f"nemo1-score-{name}"), points, RULE) for name, points in tally(s)._asdict().items())
