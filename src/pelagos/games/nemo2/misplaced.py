"""Answers that are refused although they exist: their moment is another one, or they are somebody else's to give."""

from __future__ import annotations

from pelagos.core.nodes import Choice, Option
from pelagos.games.nemo2.cards import playable
from pelagos.games.nemo2.emergency import AP_BY, SACRIFICE, helps, why_not_armor
from pelagos.games.nemo2.menu import possible_actions
from pelagos.games.nemo2.names import CARD_TEST, CHARACTER, IN_ACTION, INCITE, RESOURCE, SEARCH
from pelagos.games.nemo2.refusals import why_not_token
from pelagos.games.nemo2.seats import exerter, owner_of_option
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tests import EXERT_ONE
from pelagos.games.nemo2.words import wrapped


def why_not_moment(s: Nemo, option: Option) -> str:
    """[NW2-5.7, 13.3, 14.3, 15.1] What belongs to a window of its own; everything else is simply not asked now."""
    match option:
        case ("play", str(name)) if name in s.pack.card_number:
            return "wrong-window" if s.pack.card_number[name] in s.tableau else "not-in-tableau"
        case ("sacrifice", str(name)) if name in CHARACTER:
            return "character-window" if s.in_play[CHARACTER[name]] else "sacrificed"
        case ("retain", str(name)) if name in s.pack.treasure_number:
            return why_not_token(s, name)
        case ("armor",) | ("scrap", _):
            return why_not_armor(s) or "not-now"
        case ("token", _) if s.red_sky:
            return "wrong-window"
    return "not-now"


def is_anothers(s: Nemo, node: Choice, option: Option) -> bool:
    """[NW2-19.3, 19.6] Whether somebody else at the table could give this answer now."""
    if s.seats == 1:
        return False
    match node.ask:
        case "exert":
            return _is_anothers_to_exert(s, node, option)
        case "emergency-help":
            possible = option in helps(s)
        case "sacrifice-pick":
            possible = option in SACRIFICE and s.in_play[SACRIFICE.index(option)]
        case "action":
            treasures = s.pack.draws.action_shelf.held(s.collected)
            possible = option in (*possible_actions(s), *AP_BY[s.in_play], *treasures, *playable(s, IN_ACTION))
        case _:
            return False
    return possible and owner_of_option(s, option) != node.seat


def _is_anothers_to_exert(s: Nemo, node: Choice, option: Option) -> bool:
    """[NW2-6.8, 19.6] A listed resource that belongs to the duty of another officer, or to the captain."""
    names = option[1:]
    if option[0] != "exert" or not names or not set(names) <= RESOURCE.keys():
        return False
    return set(names) <= _listed(s, node) and any(exerter(s, RESOURCE[name]) != node.seat for name in names)


def _listed(s: Nemo, node: Choice) -> set[object]:
    """[NW2-6.8] What may be exerted in this test: by the card still open, of an action or an attack one at most."""
    if s.test != CARD_TEST:
        action = s.pack.actions[s.test] if SEARCH <= s.test <= INCITE else None
        return {name for option in EXERT_ONE[action.exert if action else 7] for name in option[1:]}
    captains, officers = wrapped(node.then, "nemo_decided"), wrapped(node.then, "exertion_said")
    own = {name for option in node.options for name in option[1:]}
    return own | {*(captains[1] if captains else ())} | {*(officers[1] if officers else ())}
