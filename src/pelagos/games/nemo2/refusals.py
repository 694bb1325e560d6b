"""Why an answer is not possible, question by question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.games.nemo2.actions import ways
from pelagos.games.nemo2.cards import why_not_play
from pelagos.games.nemo2.combat import WRECK
from pelagos.games.nemo2.effects import alternatives, why_not_choose
from pelagos.games.nemo2.emergency import (
    HELPERS,
    SACRIFICE,
    why_not_armor,
    why_not_help_card,
)
from pelagos.games.nemo2.language import wrapped
from pelagos.games.nemo2.menu import ACTIONS
from pelagos.games.nemo2.misplaced import why_not_token
from pelagos.games.nemo2.names import (
    AFTER_SINKING,
    CARD_TEST,
    CHARACTER,
    FOG,
    IN_ACTION,
    MAJORS,
    OCEAN,
    SALVAGE_SPACES,
    UPGRADE,
)
from pelagos.games.nemo2.options import HELP_ANY_2D6
from pelagos.games.nemo2.procedures import cubes_in, is_free
from pelagos.games.nemo2.setup import PAYMENTS
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.upgrades import refit_picked, why_not_buy
from pelagos.games.nemo2.verbs import CONTACT, NO_GEM
from pelagos.games.nemo2.verbs import TO_MOTIVE as CHOOSE_MOTIVE

BEFORE_THE_ROLL: Final = ("exert", "spend")
Reason = Callable[[Nemo, Choice, Option], str]


def _why_not_action(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-10.1 to 10.4] An action, an officer, a retained treasure or a kept card."""
    for known, reason in ACTIONS:
        if option == known:
            return reason(s)
    match option:
        case ("sacrifice", str(name)) if name in CHARACTER:
            return "sacrificed" if not s.in_play[CHARACTER[name]] else "gives-no-points"
        case ("retain", str(name)) if name in s.pack.treasure_number:
            return why_not_token(s, name)
        case ("play", str(name)) if name in s.pack.card_number:
            return why_not_play(s, s.pack.card_number[name], IN_ACTION)
    return "not-now"


def _why_not_target(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-11.2, 12.8] A ship or contact of the Nautilus ocean that the weapon can reach."""
    if option == CONTACT:
        return "no-contact-to-attack"
    match option:
        case ("target", str(name)):
            here = [s.pack.sides[piece].name for piece in s.ships[s.ocean]]
            return "beyond-torpedoes" if name in here else "target-elsewhere"
    return "not-now"


def _why_not_exert(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-6.8] Only the listed resources, one point each; outside TEST cards at most one."""
    if option[0] != "exert":
        return "not-now"
    if len(option) > 2 and s.test != CARD_TEST:
        return "exert-one-only"
    return "exert-twice" if len({*option}) < len(option) else "exert-not-listed"


def _why_not_place(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-9.5] A neighbour with a free space."""
    match option:
        case ("ocean", str(name)) if name in OCEAN:
            return "not-adjacent" if is_free(s, OCEAN[name]) else "ocean-full"
    return "not-now"


def _why_not_contact(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-9.5] A contact here or next to here."""
    match option:
        case ("ocean", str(name)) if name in OCEAN:
            return "not-adjacent" if s.contacts[OCEAN[name]] else "no-contact-here"
    return "not-now"


def _why_not_gem(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-3.5] A neighbour without a gem."""
    match option:
        case ("ocean", str(name)) if name in OCEAN:
            return "gem-already" if s.gems[OCEAN[name]] else "gem-not-adjacent"
    return "not-now"


def _why_not_way(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-1.2, 11.4] Along a movement link; only a further step is optional."""
    match option:
        case ("stay",):
            return "must-move"
        case ("ocean", str(name)) if name in OCEAN:
            near = OCEAN[name] in s.pack.near[s.ocean] and OCEAN[name] not in ways(s, s.ocean)
            return "placement-only" if near else "no-link"
    return "not-now"


def _why_not_land(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-3.6, 3.7, 9.7] A land space of this ocean, free for a new cube or with one to give up."""
    match option:
        case ("land", str(name)) if name in s.pack.world.lands:
            cube = s.cubes >> s.pack.world.lands.index(name) & 1
            if node.ask == "cube-pick":
                return "land-not-linked" if cube else "no-cube-here"
            return "cube-already" if cube else "land-not-linked"
    return "not-now"


def _why_not_check(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-9.6, 9.7] Only oceans with a cube are checked, each once."""
    match option:
        case ("check", str(name)) if name in OCEAN:
            return "already-checked" if cubes_in(s, OCEAN[name]) else "no-cube-here"
    return "not-now"


def _why_not_refit(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-11.7] On display and payable with the Salvage."""
    match option:
        case ("upgrade", str(name)) if name in UPGRADE:
            return why_not_buy(s, UPGRADE[name], wrapped(node.then, refit_picked)[1])
    return "not-now"


def _why_not_wreck(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-12.10] Four Salvage spaces; what an effect sinks is Tonnage."""
    if option != WRECK[1]:
        return "not-now"
    return "salvage-full" if len(s.salvage) >= SALVAGE_SPACES else "no-salvage-from-effects"


def _why_not_row(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-12.9] The row of this ocean, or of a major ocean next to it; a transition ocean has none."""
    match option:
        case ("row", str(name)) if name in OCEAN:
            return "row-not-adjacent" if OCEAN[name] < MAJORS else "no-row-there"
    return "not-now"


def _why_not_help(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-6.2, 13.3, 14.1, 14.3, 15.1] In play, collected, installed, and meant for rolls; the dice are rolled."""
    if option[0] in BEFORE_THE_ROLL:
        return "after-roll"
    if s.test == FOG and not s.flags & HELP_ANY_2D6:
        return "fog-without-help"
    match option:
        case ("sacrifice", str(name)) if name in CHARACTER:
            return "gives-no-help" if s.in_play[CHARACTER[name]] and CHARACTER[name] not in HELPERS else "sacrificed"
        case ("armor",) | ("scrap", _):
            return why_not_armor(s)
        case ("retain", str(name)) if name in s.pack.treasure_number:
            return why_not_token(s, name)
        case ("play", str(name)) if name in s.pack.card_number:
            card = s.pack.card_number[name]
            return why_not_help_card(s, card) if card in s.tableau else "not-in-tableau"
    return "not-now"


def _why_not_kept(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-5.7, 12.7] A kept card for the sinking of a ship."""
    match option:
        case ("play", str(name)) if name in s.pack.card_number:
            return why_not_play(s, s.pack.card_number[name], AFTER_SINKING)
    return "not-now"


def _why_not_choice(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-26] The condition of the alternative, and its payment."""
    if option[0] != "choose":
        return "not-now"
    for word, condition, steps in alternatives(node.then):
        if option == ("choose", word):
            return why_not_choose(s, condition, steps)
    return "no-such-choice"


def _why_not_start(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-2.3] Exactly three points in any mix that is not fatal."""
    if option[0] != "pay":
        return "not-now"
    return "pay-fatal" if option in PAYMENTS else "three-points-due"


def _why_not_spend(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-6.7] A collected treasure with a printed value."""
    match option:
        case ("spend", str(name)) if name in s.pack.treasure_number:
            return "not-spendable" if s.collected[s.pack.treasure_number[name]] else "not-collected"
    return "not-now"


def _why_not_discard(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-15.2] Only what was collected can be discarded."""
    return "not-collected" if option[0] == "discard" else "not-now"


def _why_not_retain(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-15.1] A collected token whose window this is."""
    match option:
        case ("retain", str(name)) if name in s.pack.treasure_number:
            return why_not_token(s, name)
    return "not-now"


def _why_not_pair(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-9.2] Two of the white dice that were rolled."""
    return "no-such-pair" if option[0] == "pair" else "not-now"


def _why_not_shield(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-12.5] An installed upgrade."""
    return "not-installed" if option[0] == "shield" else "not-now"


def _why_not_sacrifice(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-14.2, 19.3] Only characters in play can be sacrificed; in the end somebody has to be."""
    if option == ("decline",):
        return "must-sacrifice"
    return "sacrificed" if option in SACRIFICE else "not-now"


def _why_not_act_three(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-5.3] Another motive, or an upgrade if one is set aside."""
    if option in CHOOSE_MOTIVE:
        return "motive-already"
    return "no-upgrade-set-aside" if option == ("upgrade",) else "not-now"


def _why_not_flip(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-9.5] A white ship here or next to here."""
    if option[0] != "flip":
        return "not-now"
    white = [s.pack.sides[piece].name for pieces in s.ships for piece in pieces if piece in s.pack.draws.flips]
    return "not-adjacent" if option[1] in white else "no-white-ship"


def _why_not_ship(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-18.5, 26] A ship of the Nautilus ocean; what is sunk without a roll, or pursues once, is a Warship."""
    if option[0] != node.options[0][0]:
        return "not-now"
    here = {s.pack.sides[piece].name: piece for piece in s.ships[s.ocean]}
    if option[1] not in here:
        return "target-elsewhere"
    return "no-pursuer" if s.pack.warship[here[option[1]]] else "no-warship"


def _why_not_pay_ship(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-11.7] A ship among the Salvage."""
    return "not-in-salvage" if option[0] == "salvage" else "not-now"


def _why_not_revive(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-14.5] Only the sacrificed can return."""
    return "not-sacrificed" if option[0] == "revive" else "not-now"


def _why_not_look(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-5.3, 26] One of the set-aside upgrades."""
    return "not-set-aside" if option[0] == "upgrade" else "not-now"


def _why_not_reward(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-20.4, D24] A gem of another player who has one; where it is mandatory it cannot be left."""
    if option[0] == "gem":
        return "no-gem-there"
    return "gem-is-due" if option == NO_GEM else "not-now"


def _why_not_captain(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-19.1] One of those who play."""
    return "no-such-player" if option[0] == "captain" else "not-now"


def _why_not_reply(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-19.3, 20.3] Yes or no to what was named, not to anything else."""
    return "not-proposed" if option[0] == node.options[0][0] else "not-now"


def _why_not_forgo(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-11.6] No more of the Hull than was repaired, and than cannonballs lie on the card."""
    return "too-much-forgone" if option[0] == "forgo" else "not-now"


WHY_NOT: Final[dict[str, Reason]] = {
    "act3-choice": _why_not_act_three,
    "action": _why_not_action,
    "attack-target": _why_not_target,
    "card-option": _why_not_choice,
    "consent": _why_not_reply,
    "cube-pick": _why_not_land,
    "emergency-help": _why_not_help,
    "exert": _why_not_exert,
    "first-captain": _why_not_captain,
    "forgo-repair": _why_not_forgo,
    "gem-ocean": _why_not_gem,
    "gem-reward": _why_not_reward,
    "hit-shield": _why_not_shield,
    "keep-card": _why_not_kept,
    "land-space": _why_not_land,
    "loss-shield": _why_not_shield,
    "move-path": _why_not_way,
    "place-anywhere": _why_not_place,
    "place-contact": _why_not_contact,
    "place-flip": _why_not_flip,
    "place-ocean": _why_not_place,
    "pursuit-order": _why_not_ship,
    "refit-pick": _why_not_refit,
    "retain-treasure": _why_not_retain,
    "revive-pick": _why_not_revive,
    "sacrifice-pick": _why_not_sacrifice,
    "salvage-payment": _why_not_pay_ship,
    "ship-pick": _why_not_ship,
    "start-payment": _why_not_start,
    "tonnage-or-salvage": _why_not_wreck,
    "tonnage-row": _why_not_row,
    "treasure-bonus": _why_not_spend,
    "treasure-discard": _why_not_discard,
    "upgrade-pick": _why_not_look,
    "uprising-order": _why_not_check,
    "usurp-answer": _why_not_reply,
    "white-pair": _why_not_pair,
}
"""The reasons by question; every other question knows only that something else is asked."""
