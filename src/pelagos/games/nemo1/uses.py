"""What the answers of Nemo's War, first edition, make use of: actions, cards, upgrades, treasures, oceans, ships."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Option
from pelagos.core.text import Text
from pelagos.core.uses import Uses
from pelagos.games.nemo1 import verbs
from pelagos.games.nemo1.names import EMPTY
from pelagos.games.nemo1.state import Nemo

USES: Final[Uses[Nemo]] = Uses("nemo1")

USES.actions("action", "attack", "incite", "move", "refit", "repair", "rest", "search", "stalk")
USES.things("commitment", verbs.COMMIT)
USES.things("card", verbs.USE)
USES.things("passenger", verbs.HELP)
USES.things("upgrade", verbs.REFIT)
USES.things("treasure", verbs.GIVE, verbs.INCITE)
USES.things("resource", verbs.EXERT)
USES.things("ocean", verbs.MOVE, verbs.START)


@USES.placed("ship")
def attacked(s: Nemo, option: Option) -> Text | None:
    """[NW1-7.3] The ship at the place that is attacked, where it is known."""
    if option[0] not in ("attack", "stalk"):
        return None
    ship = s.ships[s.ocean][option[1] - 1]
    return Text(f"nemo1-ship-{s.pack.ships[ship].name}") if ship > EMPTY else None
