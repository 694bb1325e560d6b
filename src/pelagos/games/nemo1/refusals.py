"""Why an answer is not possible, question by question."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, Final

from pelagos.core.nodes import Choice, Option
from pelagos.games.nemo1.actions import (
    has_offering,
    why_not_incite,
    why_not_move,
    why_not_refit,
    why_not_search,
    why_not_target,
    why_not_yard,
)
from pelagos.games.nemo1.asking import answered
from pelagos.games.nemo1.cards import why_not_use
from pelagos.games.nemo1.combat import why_not_capture
from pelagos.games.nemo1.data_cards import BEFORE_ACTION, IN_ACTION
from pelagos.games.nemo1.fleet import targets
from pelagos.games.nemo1.names import ACTION, OCEAN, OCEANS, PASSENGER, RESOURCE, UPGRADE
from pelagos.games.nemo1.state import Nemo

Reason = Callable[[Nemo, Option], str]
NOT_NOW: Final = "not-now"
NO_SHIP: Final = {"attack": "no-target", "stalk": "no-prey"}
UNKNOWN: Final = {
    "attack": "unknown-target",
    "exert": "unknown-resource",
    "give": "unknown-treasure",
    "help": "unknown-passenger",
    "incite": "unknown-offering",
    "lose": "unknown-resource",
    "mark": "unknown-ship",
    "move": "unknown-destination",
    "pay": "unknown-ship",
    "refit": "unknown-upgrade",
    "stalk": "unknown-prey",
    "start": "unknown-ocean",
    "use": "unknown-card",
}
"""[NW1-0.3] By verb, what is said of a name that this game does not have."""
UNNAMED: Final = {"attack": "target-unnamed", "incite": "offering-unnamed", "stalk": "prey-unnamed"}
"""Verbs that say something even without a name: that there is none, or that it is to be named."""
WITH_MORE: Final = ("give", "incite", "refit")
"""Verbs after whose name other words can stand."""


def why_not_known(s: Nemo, option: Option) -> str:
    """[NW1-0.3] Whether everything that an answer names exists in this game."""
    verb, *names = option
    return "" if verb not in UNKNOWN or is_known(s, verb, names) else UNKNOWN[verb]


def is_known(s: Nemo, verb: str, names: list[Any]) -> bool:
    """[NW1-0.3] Whether an answer with this verb can name these things at all."""
    if not names:
        return verb in UNNAMED
    if verb in NO_SHIP:
        return is_place(tuple(names))
    known = things_of(s, verb)
    return all(name in known for name in (names[:1] if verb in WITH_MORE else names))


def things_of(s: Nemo, verb: str) -> Container[object]:
    """What can be named after a verb."""
    match verb:
        case "start" | "move":
            return OCEAN
        case "exert":
            return (*RESOURCE, "nothing")
        case "lose":
            return RESOURCE
        case "help":
            return PASSENGER
        case "use":
            return s.pack.card_number
        case "give" | "incite":
            return s.pack.treasure_number
        case "refit":
            return UPGRADE
    return s.pack.ship_number


def is_place(names: Option) -> bool:
    """[NW1-0.2] A ship is named by its place, with or without the ocean."""
    match names:
        case (int(),):
            return True
        case (str(ocean), int()):
            return ocean in OCEAN
    return False


def why_not_action(s: Nemo, option: Option) -> str:
    """[NW1-7.1, 6.7] One of the eight actions with its parameters, or a kept card; nobody can pass."""
    match option:
        case ("pass",):
            return "must-act"
        case ("rest",) | ("repair",):
            return why_not_yard(s)
        case ("refit", str(name), *ships):
            return why_not_refit(s, UPGRADE[name]) or ("wrong-payment" if ships else "")
        case ("incite",):
            return UNNAMED["incite"] if has_offering(s) else "no-treasure"
        case ("incite", str(name)):
            return why_not_incite(s, s.pack.treasure_number[name])
        case ("search",):
            return why_not_search(s)
        case ("move", str(name)):
            return why_not_move(s, OCEAN[name])
        case ("attack" | "stalk", *_):
            return why_not_fight(s, option)
        case ("use", str(name)):
            return why_not_use(s, s.pack.card_number[name], (IN_ACTION, BEFORE_ACTION))
    return NOT_NOW


def why_not_fight(s: Nemo, option: Option) -> str:
    """[NW1-7.10, 7.11] No place, a place of another ocean, or one on which no ship lies."""
    if len(option) == 1:
        return (UNNAMED if targets(s) else NO_SHIP)[option[0]]
    *ocean, place = option[1:]
    if ocean not in ([], [OCEANS[s.ocean]]) or why_not_target(s, place):
        return NO_SHIP[option[0]]
    return ""


def why_not_after(s: Nemo, option: Option) -> str:
    """[NW1-6.7] A kept card after the action."""
    match option:
        case ("use", str(name)):
            return why_not_use(s, s.pack.card_number[name], (IN_ACTION,))
    return NOT_NOW


def why_not_exert(s: Nemo, option: Option) -> str:
    """[NW1-6.10] Only what the HELP list names, each once; nothing is exerted besides nothing."""
    names = option[1:]
    if option[0] != "exert":
        return NOT_NOW
    if not all(name in RESOURCE for name in names):
        return UNKNOWN["exert"]
    if len(set(names)) < len(names):
        return "exert-twice"
    listed = s.pack.cards[s.carried[-1]].help
    return "" if all(listed >> RESOURCE[name] & 1 for name in names) else "exert-not-listed"


def why_not_combat_exert(s: Nemo, option: Option) -> str:
    """[NW1-10.2] At most one resource."""
    return "exert-one-only" if option[0] == "exert" and len(option) > 2 else NOT_NOW


def why_not_help(s: Nemo, option: Option) -> str:
    """[NW1-6.12] A passenger who is aboard, or the card for this moment."""
    match option:
        case ("help", str(name)) if name in PASSENGER:
            return "passenger-spent"
        case ("use", str(name)) if s.pack.card_number[name] in s.pack.help_cards:
            return "no-help-card"
    return NOT_NOW


def why_not_between(s: Nemo, option: Option) -> str:
    """[NW1-6.7, 6.12] In the middle of an action no kept card can be used; in another phase it is not asked for."""
    match option:
        case ("use", str(name)):
            card = s.pack.card_number[name]
            waits = card in s.kept and card in s.pack.help_cards
            return why_not_use(s, card, ()) if waits or s.phase == ACTION else NOT_NOW
    return NOT_NOW


def why_not_seek(s: Nemo, option: Option) -> str:
    """[NW1-7.6] Cards 21 and 24 cannot be refused."""
    return "cannot-refuse" if option == ("refuse",) else NOT_NOW


def why_not_wreck(s: Nemo, option: Option) -> str:
    """[NW1-10.5] Capturing takes a free Salvage box."""
    return why_not_capture(s) if option == ("capture",) else NOT_NOW


def why_not_continue(s: Nemo, option: Option) -> str:
    """[NW1-7.11] Another ship of the same ocean."""
    match option:
        case ("attack", *_):
            return why_not_fight(s, option)
    return NOT_NOW


def why_not_pay(s: Nemo, option: Option) -> str:
    """[NW1-7.5] A stored ship that was not named yet; payers are named in the order of their boxes."""
    node = s.node
    assert type(node) is Choice
    then = node.then[2] if node.then[0] is answered else node.then
    named: tuple[int, ...] = then[2]
    if option[:1] != node.options[0][:1]:
        return NOT_NOW
    ship = s.pack.ship_number[option[1]]
    if ship not in s.salvage:
        return "not-stored"
    return "already-named" if ship in named else "box-order"


def why_not_choice(s: Nemo, option: Option) -> str:
    """[NW1-6.9] One of the things that the card offers."""
    return "no-such-choice" if option[0] == "choose" else NOT_NOW


def why_not_begin(s: Nemo, option: Option) -> str:
    """[NW1-3.5] One of the four columns, or let a die name it."""
    return "no-such-commitment" if option[0] == "commit" else NOT_NOW


def why_not_commit(s: Nemo, option: Option) -> str:
    """[NW1-12.1] One of the four columns; no die helps the second time."""
    return "no-such-final" if option[0] == "commit" else NOT_NOW


def why_not_give(s: Nemo, option: Option) -> str:
    """[NW1-8.3, 8.4] A collected OR treasure, with its benefit named where there are two."""
    treasure = s.pack.treasure_number[option[1]]
    if treasure not in (*s.collected, *s.charms):
        return "not-collected"
    if treasure not in s.charms:
        return "no-benefit"
    if option not in s.pack.draws.gifts[treasure]:
        return "benefit-unnamed"
    return "does-not-save" if type(s.node) is Choice and s.node.ask == "prevent" else NOT_NOW


WHY_NOT: Final[dict[str, Reason]] = {
    "action": why_not_action,
    "after-action": why_not_after,
    "card-choice": why_not_choice,
    "combat-exert": why_not_combat_exert,
    "commitment": why_not_begin,
    "continue": why_not_continue,
    "exert": why_not_exert,
    "final-commitment": why_not_commit,
    "help": why_not_help,
    "refit-ships": why_not_pay,
    "seek": why_not_seek,
    "wreck": why_not_wreck,
}
