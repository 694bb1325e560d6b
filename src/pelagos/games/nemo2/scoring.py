"""[NW2-17] The score sheet, at any moment of the game."""

from __future__ import annotations

from typing import Final

from pelagos.core.score import ScoreLine
from pelagos.core.text import Text
from pelagos.games.nemo2.names import LOST
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tally import tally

RULE_OF: Final = {"characters": "NW2-17.3", "terror": "NW2-17.4", "penalties": "NW2-17.3"}
MOTIVE_RULE: Final = "NW2-17.2"


def sheet(s: Nemo) -> tuple[ScoreLine, ...]:
    """[NW2-16.6] Ten lines, the same for everybody at the table; a lost game has none."""
    return () if s.phase == LOST else sums(s)


def sums(s: Nemo) -> tuple[ScoreLine, ...]:
    """[NW2-17.2 to 17.4] What everything is worth now, whether it will be scored or not."""
    found = tally(s)._asdict()
    return tuple(
        ScoreLine(seat, Text(f"nemo2-score-{name}"), points, RULE_OF.get(name, MOTIVE_RULE))
        for seat in range(s.seats)
        for name, points in found.items()
    )
