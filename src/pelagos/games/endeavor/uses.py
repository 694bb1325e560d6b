"""What the answers of Endeavor: Deep Sea make use of: actions, crew, tiles and their spaces, reports, tokens."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Option
from pelagos.core.text import Text, text
from pelagos.core.uses import Uses
from pelagos.games.endeavor import verbs
from pelagos.games.endeavor.names import ACTIONS, SLOT
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.words import place_text

USES: Final[Uses[Endeavor]] = Uses("endeavor")

USES.actions("action", *ACTIONS)
USES.things("crew", verbs.ACTIVATE)


@USES.placed("recruited")
def recruited(s: Endeavor, option: Option) -> Text | None:
    """[EDS-5.2] The crew member that is recruited: the junior of its kind, where there is one."""
    if option[0] != "recruit":
        return None
    kind = s.pack.kinds[s.pack.numbers.kind[option[1]]]
    return Text(f"endeavor-crew-{kind.junior.name or kind.leader.name}")


USES.things("promoted", verbs.PROMOTE)
USES.things("tile", verbs.KEEP)


@USES.placed("space")
def space(s: Endeavor, option: Option) -> Text | None:
    """[EDS-7.1] The space of a tile on which something is done."""
    if option[0] not in ACTIONS or len(option) != 3:
        return None
    tile = s.pack.tiles[s.ocean[SLOT[option[1]]]]
    return text("endeavor-counted-one-space", tile=Text(f"endeavor-tile-{tile.id}"), space=place_text(option[2]))


USES.things("report", verbs.REPORT)
USES.things("token", verbs.TOKEN)
USES.things("attribute", verbs.ADVANCE)
