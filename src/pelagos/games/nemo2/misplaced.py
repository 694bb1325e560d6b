"""[NW2-27] Answers that nobody asked for: names that the game does not know, and things whose moment is another."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache
from typing import Final

from pelagos.core.game import NOBODY
from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.games.nemo2.data import Pack
from pelagos.games.nemo2.emergency import AP_OF, HELPERS, RED_SKY, helps
from pelagos.games.nemo2.language import wrapped
from pelagos.games.nemo2.names import (
    ACTIONS,
    BOLD,
    CARD_TEST,
    CHARACTER,
    CREW_ARMOR,
    INCITE,
    MOTIVE,
    NOWHERE,
    OCEAN,
    RESOURCE,
    SEAT_LETTERS,
    STALK,
    UPGRADE,
)
from pelagos.games.nemo2.owners import exertion_said, nemo_decided
from pelagos.games.nemo2.seats import exerter, owner_of_option
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tests import EXERT_ONE
from pelagos.games.nemo2.verbs import SCRAP_ARMOR

SHARED: Final = ("action", "emergency-help", "exert", "sacrifice-pick")
"""The questions that are put to one player after the other, to each for what is his."""
OWNED: Final = ("sacrifice", "retain")
CAPTAINS: Final = ("armor", "play", "scrap", "token")
"""[NW2-19.6] Sources of emergency help that belong to whoever is captain."""
WINDOWED: Final = (("play",), ("retain",), ("sacrifice",), ("token",))
FREE_ACTIONS: Final = ("torpedo", "fog", "play")
TIMING: Final = {"action": "action_phase", "emergency-help": "emergency_help"}
SERIES: Final = ("attack-target", "continue-attack")
NOTHING: Final = "nothing"
CONTACT: Final = "contact"


NAMELESS: Final = ("salvage", "upgrade")
"""[NW2-5.3, 12.10] What is said with a name in one question and without one in another."""


def is_known(s: Nemo, option: Option) -> bool:
    """[NW2-27] Whether everything that an answer names exists, and it names something where it has to.

    What a choice of a card is called is its own affair.
    """
    names = _names(s.pack).get(option[0])
    if len(option) == 1 and option[0] in NAMELESS:
        assert not isinstance(s.node, Over | None), "somebody or something is asked"
        return option[0] not in {verb for verb, *named in s.node.options if named}
    return names is None or (len(option) > 1 and all(name in names for name in option[1:]))


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
        "scrap": SCRAP_ARMOR[1:],
        "shield": UPGRADE,
        "ship": ships,
        "spend": {*treasures, NOTHING},
        "target": {*ships, CONTACT},
        "token": {token.name for token in pack.tokens},
        "upgrade": UPGRADE,
    }


def is_anothers(s: Nemo, node: Choice, option: Option) -> bool:
    """[NW2-19.2, 19.3, 19.6] Whether an answer would use something that is there, but for another to decide on."""
    if s.seats == 1 or node.ask not in SHARED:
        return False
    if node.ask == "exert":
        return option[0] == "exert" and _exerts_anothers(s, node, option[1:])
    if node.ask == "emergency-help" and option[0] in CAPTAINS:
        return node.seat != s.captain and option in helps(s)
    if option[0] in OWNED:
        return owner_of_option(s, option) != node.seat and _would_serve(s, node.ask, option)
    return node.ask == "action" and node.seat != s.captain and option[0] in (*ACTIONS, *FREE_ACTIONS)


def whose_consent(s: Nemo, option: Option) -> int:
    """[NW2-19.3, 19.6] The owner whom the captain can only ask for a character or a treasure, between actions."""
    node = s.node
    if s.seats == 1 or type(node) is not Choice or node.ask != "action" or option[0] not in OWNED:
        return NOBODY
    owner = owner_of_option(s, option)
    return owner if owner != node.seat else NOBODY


def _exerts_anothers(s: Nemo, node: Choice, names: tuple[str, ...]) -> bool:
    """[NW2-6.8, 19.6] Resources that can be exerted here, but not by the word of this seat alone."""
    if s.test == CARD_TEST:
        step = wrapped(node.then, nemo_decided) or wrapped(node.then, exertion_said)
        listed = {*step[1], *(name for option in node.options for name in option[1:])}
    else:
        listed = {option[1] for option in EXERT_ONE[_exertable(s)]} if len(names) == 1 else set()
    return listed.issuperset(names) and any(
        exerter(s, RESOURCE[name]) != node.seat for name in names if name in RESOURCE
    )


def _exertable(s: Nemo) -> int:
    """[NW2-6.8, 12.6] The resources that a table action lists, as bits; any of them for an attack."""
    action = s.pack.actions[s.test] if s.test <= INCITE else None
    return action.exert if action else len(EXERT_ONE) - 1


def _would_serve(s: Nemo, asked: str, option: Option) -> bool:
    """[NW2-14.2, 14.3, 15.1] A character in play or a collected treasure that is of use at this question."""
    if option[0] == "retain":
        kind = s.pack.treasure_number[option[1]]
        return s.collected[kind] > 0 and s.pack.treasures[kind].timing == TIMING.get(asked)
    character = CHARACTER[option[1]]
    useful = {"action": AP_OF.keys(), "emergency-help": HELPERS}.get(asked, CHARACTER.values())
    return s.in_play[character] and character in useful


def why_not_token(s: Nemo, name: str) -> str:
    """[NW2-15.1] A collected token that is meant for another window, or has no effect at all."""
    kind = s.pack.treasure_number[name]
    if not s.collected[kind]:
        return "not-collected"
    return "treasure-window" if s.pack.treasures[kind].kind == "retain" else "no-token-effect"


def why_not_meanwhile(s: Nemo, option: Option) -> str:
    """[NW2-5.7, 14.3, 15.1] While fate is asked: cards, characters and tokens have a window, and this is none."""
    assert type(s.node) is Chance, "only a draw has players wait"
    windowed = option[:1] in WINDOWED and len(option) > 1 and is_known(s, option)
    return why_not_now(s, s.node, option) if windowed else ""


def why_not_now(s: Nemo, node: Choice | Chance, option: Option) -> str:
    """[NW2-4.1, 5.7, 12.1, 13.3, 14.3, 15.1] What has a window of its own; all else has its phase."""
    match option:
        case ("play", str(name)):
            return "wrong-window" if s.pack.card_number[name] in s.tableau else "not-in-tableau"
        case ("sacrifice", str(name)):
            return "sacrifice-window" if s.in_play[CHARACTER[name]] else "sacrificed"
        case ("retain", str(name)):
            return why_not_token(s, name)
        case ("continue",):
            return "no-continuation"
        case ("bold",) | ("stalk",) if s.mode in (BOLD, STALK) and node.ask in SERIES:
            return "mode-fixed"
        case ("decline",) if s.target != NOWHERE:
            return "must-fight"
        case ("token", _):
            return "wrong-window" if s.red_sky and option == RED_SKY else "not-in-tableau"
        case ("armor",) | ("scrap", _):
            return "bold-attack-only" if CREW_ARMOR in s.installed else "no-crew-armor"
    return "not-now"
