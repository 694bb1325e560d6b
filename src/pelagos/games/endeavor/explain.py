"""Why an answer is not possible: every refusal of Endeavor: Deep Sea, its reason and the rule behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.questions import Candidate
from pelagos.games.endeavor.access import why_not_space
from pelagos.games.endeavor.discovery import PLACE_IN, open_depths, why_not_place
from pelagos.games.endeavor.influence_reasons import why_not_influence
from pelagos.games.endeavor.names import (
    ACTIONS,
    ATTRIBUTES,
    CONSERVE,
    DEPTH_ROWS,
    DIVE,
    NOWHERE,
    PUBLISH,
    SLOT,
    SONAR,
    bits,
)
from pelagos.games.endeavor.preparation import DISC, why_not_recruit, why_not_take_back
from pelagos.games.endeavor.promotion import why_not_promote
from pelagos.games.endeavor.publish import why_not_report
from pelagos.games.endeavor.reasons import REASONS
from pelagos.games.endeavor.setup import why_not_launch
from pelagos.games.endeavor.state import Endeavor, scenario_of
from pelagos.games.endeavor.travel import TO_SLOT, VESSEL_IN, why_not_to, why_not_vessel
from pelagos.games.endeavor.turn_reasons import thinkable_turn, why_not_gained, why_not_in_turn
from pelagos.games.endeavor.verbs import VERBS

__all__ = ["REASONS", "candidates", "why_not"]

Explain = Callable[[Endeavor, Choice, Option], str]


def why_not(s: Endeavor, option: Option) -> str:
    """Why this answer is not possible at the standing question; "" when it is, or is no answer at all."""
    node = s.node
    assert isinstance(node, Choice), "only a player's question can be explained"
    if option in node.options or not option or option[0] not in VERBS.forms:
        return ""
    found = EXPLAIN.get(node.ask)
    reason = found(s, node, option) if found else "not-now"
    return _elsewhere(node, option) if reason == "not-now" else reason


def candidates(s: Endeavor) -> tuple[Candidate, ...]:
    """What a player could think of at the standing question, possible or not."""
    node = s.node
    assert isinstance(node, Choice), "only a player's question has candidates"
    thinkable = dict.fromkeys((*_thinkable(s, node), *node.options))
    return tuple(Candidate(option, why_not(s, option)) for option in thinkable)


def _elsewhere(node: Choice, option: Option) -> str:
    """[EDS-6.7, 10.7, 4.1] Refusing is possible only where it is offered; tokens and the rest have their own moment."""
    if any(option[0] == offered[0] for offered in node.options):
        return "no-such-answer"
    if option[0] == "token":
        return "token-window"
    return "cannot-decline" if option[0] == "decline" else "not-now"


def _thinkable(s: Endeavor, node: Choice) -> tuple[Option, ...]:
    menus, seat = s.pack.menus, node.seat
    match node.ask:
        case "recruit":
            return tuple(menus.recruit[kind] for kind, crew in enumerate(s.pack.kinds) if crew.level)
        case "manage":
            return tuple(menus.take_back[code >> 1] for code in s.crew[seat])
        case "turn" | "action":
            return thinkable_turn(s, node)
        case "promote":
            return tuple(menus.promote[code] for code in s.crew[seat])
        case "vessel":
            return tuple(VESSEL_IN[slot] for slot in s.vessels[seat])
        case "travel":
            return tuple(TO_SLOT[slot] for slot in bits(s.zones))
        case "sonar" | "dive" | "conserve" | "publish":
            return _own_spaces(s, node)
        case "report":
            return tuple(menus.publish[report] for report in s.display)
        case "slot":
            rows = scenario_of(s).slots & DEPTH_ROWS[s.pack.tiles[s.drawn[0][0]].depth - 1]
            return tuple(PLACE_IN[slot] for slot in bits(rows))
    return ()


def _own_spaces(s: Endeavor, node: Choice) -> tuple[Option, ...]:
    """Every space of the action in the zones with an own vessel."""
    kind = s.pack.kind_masks[ACTIONS.index(node.ask)]
    return tuple(
        s.pack.menus.spaces[space][slot]
        for slot in dict.fromkeys(s.vessels[node.seat])
        for space in bits(s.pack.here[s.ocean[slot]] & kind)
    )


def _why_not_launch(s: Endeavor, node: Choice, option: Option) -> str:
    match option:
        case ("launch", str(name)) if name in SLOT:
            return why_not_launch(s, SLOT[name])
        case ("decline",):
            return "must-launch"
    return _elsewhere(node, option)


def _why_not_recruit(s: Endeavor, node: Choice, option: Option) -> str:
    match option:
        case ("recruit", str(name)) if name in s.pack.numbers.kind:
            return why_not_recruit(s, node.seat, s.pack.numbers.kind[name])
    return _elsewhere(node, option)


def _why_not_manage(s: Endeavor, node: Choice, option: Option) -> str:
    match option:
        case ("all",):
            return "too-many-discs" if sum(code & DISC for code in s.crew[node.seat]) > 1 else "no-two-discs"
        case ("take", str(name)):
            side = s.pack.numbers.side.get(name, NOWHERE)
            return (why_not_take_back(s, node.seat, side) if side >= 0 else "not-in-crew") or "too-many-discs"
        case ("recruit", str(_)):
            return "recruited-already"
    return _elsewhere(node, option)


def _why_not_promote(s: Endeavor, node: Choice, option: Option) -> str:
    match option:
        case ("promote", str(name)) if name in s.pack.numbers.side:
            return why_not_promote(s, node.seat, s.pack.numbers.side[name] * 2)
        case ("promote", str(name), "with-disc") if name in s.pack.numbers.side:
            return why_not_promote(s, node.seat, s.pack.numbers.side[name] * 2 + 1)
    return _elsewhere(node, option)


def _why_not_vessel(s: Endeavor, node: Choice, option: Option) -> str:
    match option:
        case ("vessel", str(name)) if name in SLOT:
            return why_not_vessel(s, node.seat, node.then[2], node.then[3], SLOT[name])
    return _elsewhere(node, option)


def _why_not_to(s: Endeavor, node: Choice, option: Option) -> str:
    match option:
        case ("to", str(name)) if name in SLOT:
            return why_not_to(s, node.seat, node.then[2], node.then[3], SLOT[name])
    return _elsewhere(node, option)


def _why_not_space(s: Endeavor, node: Choice, option: Option) -> str:
    """[EDS-7.1 to 7.3] A space of the action that is being taken."""
    match option:
        case (str(action), str(slot), str(name)) if action == node.ask and slot in SLOT:
            tile = s.ocean[SLOT[slot]]
            if tile == NOWHERE:
                return "no-vessel-there"
            space = s.pack.numbers.space[tile].get(name, NOWHERE)
            if space == NOWHERE or s.pack.spaces[space].kind != ACTIONS.index(action):
                return "no-such-space"
            return why_not_space(s, node.seat, space, node.then[2], node.then[3])
    return _elsewhere(node, option)


def _why_not_report(s: Endeavor, node: Choice, option: Option) -> str:
    match option:
        case ("report", str(name)) if name in s.pack.numbers.report:
            return why_not_report(s, node.seat, node.then[3], s.pack.numbers.report[name])
    return _elsewhere(node, option)


def _why_not_slot(s: Endeavor, node: Choice, option: Option) -> str:
    match option:
        case ("place", str(name)) if name in SLOT:
            return why_not_place(s, s.drawn[0][0], SLOT[name], node.then[2])
        case ("decline",):
            return "tile-must-lie"
    return _elsewhere(node, option)


def _why_not_keep(s: Endeavor, node: Choice, option: Option) -> str:
    match option:
        case ("keep", str(name)) if name in s.pack.numbers.tile:
            return "not-drawn"
        case ("decline",):
            return "tile-must-lie"
    return _elsewhere(node, option)


def _why_not_depths(s: Endeavor, node: Choice, option: Option) -> str:
    """[EDS-9.3, 9.3a] Two open depths; with none of them open, the shallowest that can be."""
    if option[0] != "depths" or len(option) < 2:
        return _elsewhere(node, option)
    return "depth-not-open" if open_depths(s, node.then[2]) else "shallowest-first"


def _in_crisis(verb: str, reason: str) -> Explain:
    """[EDS-19.8] A crisis leaves a choice, but not whether it comes."""
    found = _only(verb, reason)
    return lambda s, node, option: "crisis-binds" if option == ("decline",) else found(s, node, option)


def _only(verb: str, reason: str) -> Explain:
    """A question about one kind of thing; whatever else of that kind is named is refused with one reason."""
    return lambda s, node, option: reason if option[0] == verb and len(option) > 1 else _elsewhere(node, option)


def _why_not_low(s: Endeavor, node: Choice, option: Option) -> str:
    match option:
        case ("advance", str(name)) if name in ATTRIBUTES:
            return "not-lowest"
    return _elsewhere(node, option)


EXPLAIN: Final[dict[str, Explain]] = {
    "launch": _why_not_launch,
    "recruit": _why_not_recruit,
    "manage": _why_not_manage,
    "turn": why_not_in_turn,
    "action": why_not_in_turn,
    "gained": why_not_gained,
    "promote": _why_not_promote,
    "vessel": _why_not_vessel,
    "travel": _why_not_to,
    **{ACTIONS[action]: _why_not_space for action in (SONAR, DIVE, CONSERVE, PUBLISH)},
    "report": _why_not_report,
    "slot": _why_not_slot,
    "tile": _why_not_keep,
    "depths": _why_not_depths,
    "order": _only("gain", "not-gained"),
    "pick": _only("pick", "not-drawn-here"),
    "low": _why_not_low,
    "influence": why_not_influence,
    "option": _only("option", "other-option"),
    "block": _in_crisis("block", "not-free"),
    "drift": _in_crisis("vessel", "not-drifting"),
}
