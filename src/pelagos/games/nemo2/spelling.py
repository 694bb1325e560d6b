"""Other ways to write things: names as they are printed, cards by number, ships by either side."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pelagos.core.case_values import slug
from pelagos.core.nodes import Chance
from pelagos.games.nemo2.data import Pack
from pelagos.games.nemo2.names import CHARACTER, MOTIVE, NUMBERED, OCEAN, UPGRADE
from pelagos.games.nemo2.naming import fronts
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.verbs import VERBS

EVENT: Final = "event-"
NUMBERED_FIELDS: Final = dict.fromkeys(("card", "pass", "fail", "tableau", "deck_bottom"), EVENT)
"""[NW2-1.5] The fields of a position that hold cards: an event may be called by its number alone."""


def spelled(s: Nemo, answer: str) -> str:
    """[NW2-9.2, 26] An answer as it is offered; what is no answer stays as it was written.

    A drawn ship may be called by the side with which it enters: in the bag it is known by its front.
    """
    if isinstance(s.node, Chance) and (front := fronts(s.pack).get(slug(answer))):
        return front
    return VERBS.spelled(s, answer)


def named(s: Nemo, word: str) -> str:
    """[NW2-1.5] A thing by the name that positions and answers use; any other word stays as it was written."""
    name, plus, events = word.partition("+")
    short = slug(name)
    if short in NUMBERED:
        return f"{s.pack.cards[NUMBERED[short]].name}{plus}{events}"
    return f"{short}{plus}{events}" if short in _known(s.pack) else word


@lru_cache(4)
def _known(pack: Pack) -> frozenset[str]:
    """Everything on the table that has a name."""
    things = [*MOTIVE, *OCEAN, *CHARACTER, *UPGRADE, *pack.world.lands, *pack.card_number, *pack.treasure_number]
    things += [officer.name for cards in pack.officers.values() for officer in cards]
    return frozenset([*things, *(side.name for side in pack.sides), *(token.name for token in pack.tokens)])
