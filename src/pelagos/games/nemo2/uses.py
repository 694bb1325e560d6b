"""What the answers of Nemo's War, second edition, make use of: actions, cards, upgrades, treasures, ships."""

from __future__ import annotations

from typing import Final

from pelagos.core.uses import Uses
from pelagos.games.nemo2 import verbs
from pelagos.games.nemo2.names import ACTIONS
from pelagos.games.nemo2.state import Nemo

USES: Final[Uses[Nemo]] = Uses("nemo2")

USES.actions("action", *ACTIONS, *verbs.FREE_ACTIONS)
USES.things("motive", verbs.MOTIVE)
USES.things("card", verbs.PLAY)
USES.things("character", verbs.SACRIFICE)
USES.things("upgrade", verbs.UPGRADE)
USES.things("treasure", verbs.SPEND, verbs.RETAIN, verbs.DISCARD)
USES.things("resource", verbs.EXERT)
USES.things("ship", verbs.TARGET)
USES.things("land", verbs.LAND)
