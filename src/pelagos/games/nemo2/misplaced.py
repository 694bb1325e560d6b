"""[NW2-27] Answers that nobody asked for: names that the game does not know, and things whose moment is another."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache
from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.games.nemo2.data import Pack
from pelagos.games.nemo2.names import (
    CARD_TEST,
    CHARACTER,
    CREW_ARMOR,
    MOTIVE,
    OCEAN,
    RESOURCE,
    SEAT_LETTERS,
    UPGRADE,
)
from pelagos.games.nemo2.seats import exerter, owner_of_option
from pelagos.games.nemo2.state import Nemo

SHARED: Final = ("action", "emergency-help", "exert", "sacrifice-pick")
"""The questions that are put to one player after the other, to each for what is his."""
OWNED: Final = ("sacrifice", "retain")
NOTHING: Final = "nothing"
CONTACT: Final = "contact"


def is_known(s: Nemo, option: Option) -> bool:
    """[NW2-27] Whether everything that an answer names exists; what a choice of a card is called is its own affair."""
    names = _names(s.pack).get(option[0])
    return names is None or all(name in names for name in option[1:])


@lru_cache(4)
def _names(pack: Pack) -> dict[str, Container[object]]:
    """What can stand behind the verbs of the answers."""
    ships = {*(side.name for side in pack.sides)}
    treasures = pack.treasure_number.keys()
    return {
        "captain": set(SEAT_LETTERS),
        "check": OCEAN,
        "discard": treasures,
        "exert": {*RESOURCE, NOTHING},
        "flip": ships,
        "gem": set(SEAT_LETTERS),
        "land": pack.world.lands,
        "lose": RESOURCE,
        "motive": MOTIVE,
        "ocean": OCEAN,
        "play": pack.card_number,
        "pursuer": ships,
        "retain": treasures,
        "revive": CHARACTER,
        "row": OCEAN,
        "sacrifice": CHARACTER,
        "salvage": ships,
        "scrap": UPGRADE,
        "shield": UPGRADE,
        "ship": ships,
        "spend": {*treasures, NOTHING},
        "target": {*ships, CONTACT},
        "token": {token.name for token in pack.tokens},
        "upgrade": UPGRADE,
    }


def is_anothers(s: Nemo, node: Choice, option: Option) -> bool:
    """[NW2-19.3, 19.6] Whether an answer would use a character, treasure or resource that somebody else decides on."""
    if s.seats == 1 or node.ask not in SHARED or (node.ask == "action" and node.seat == s.captain):
        return False
    if node.ask == "exert":
        return (
            option[0] == "exert"
            and s.test == CARD_TEST
            and any(exerter(s, RESOURCE[n]) != node.seat for n in option[1:] if n in RESOURCE)
        )
    return option[0] in OWNED and owner_of_option(s, option) != node.seat and _at_hand(s, option)


def _at_hand(s: Nemo, option: Option) -> bool:
    """[NW2-14.2, 15.1] A character in play, or a collected treasure."""
    if option[0] == "sacrifice":
        return s.in_play[CHARACTER[option[1]]]
    return s.collected[s.pack.treasure_number[option[1]]] > 0


def why_not_token(s: Nemo, name: str) -> str:
    """[NW2-15.1] A collected token that is meant for another window, or has no effect at all."""
    kind = s.pack.treasure_number[name]
    if not s.collected[kind]:
        return "not-collected"
    return "treasure-window" if s.pack.treasures[kind].kind == "retain" else "no-token-effect"


def why_not_now(s: Nemo, option: Option) -> str:
    """[NW2-4.1, 5.7, 13.3, 14.3, 15.1] What has a window of its own; all else has its phase."""
    match option:
        case ("play", str(name)):
            return "wrong-window" if s.pack.card_number[name] in s.tableau else "not-in-tableau"
        case ("sacrifice", str(name)):
            return "sacrifice-window" if s.in_play[CHARACTER[name]] else "sacrificed"
        case ("retain", str(name)):
            return why_not_token(s, name)
        case ("armor",) | ("scrap", _):
            return "bold-attack-only" if CREW_ARMOR in s.installed else "not-installed"
    return "not-now"
