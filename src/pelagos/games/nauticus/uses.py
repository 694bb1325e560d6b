"""What the answers of Nauticus make use of: the actions of the board, and the tiles that are bought and taken."""

from __future__ import annotations

from typing import Final

from pelagos.core.uses import Uses
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.verbs import BUY, CARRY, CHOOSE, EXTRA, TAKE

USES: Final[Uses[Nauticus]] = Uses("nauticus")

USES.things("action", CHOOSE)
USES.things("extra", EXTRA)
USES.things("tile", BUY, TAKE)
USES.things("carried", CARRY)
