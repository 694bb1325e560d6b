"""Why an answer is not possible, and what players think of at each question, possible or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.questions import Candidate
from pelagos.games.nemo2.combat import WRECK
from pelagos.games.nemo2.effects import alternatives
from pelagos.games.nemo2.emergency import (
    AP_OF,
    HELPERS,
    SACRIFICE,
)
from pelagos.games.nemo2.menu import ACTIONS
from pelagos.games.nemo2.misplaced import is_anothers, is_known, why_not_now
from pelagos.games.nemo2.names import (
    MOTIVES,
    OCEAN,
    OCEANS,
)
from pelagos.games.nemo2.options import SEMI
from pelagos.games.nemo2.procedures import is_free
from pelagos.games.nemo2.refusals import WHY_NOT
from pelagos.games.nemo2.semicoop import why_not_usurp
from pelagos.games.nemo2.setup import PAYMENTS
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tests import EXERT_ONE
from pelagos.games.nemo2.upgrades import TAKE_UPGRADE
from pelagos.games.nemo2.verbs import ARMOR, CONTACT, END, SCRAP_ARMOR, SILENT, TO_OCEAN
from pelagos.games.nemo2.verbs import KEEP as KEEP_CARD
from pelagos.games.nemo2.verbs import VERBS as ANSWERS

VERBS: Final = frozenset((verb,) for verb in ANSWERS.forms if verb != "look")
LOOK: Final = "look"
SECRETS: Final = frozenset((place,) for place in ("adventure-deck", "draw-pile", "finales", "tokens", "upgrades"))
"""[NW2-1.13] What nobody may look at, as somebody may ask for it: `look draw-pile`."""
Thought = Callable[[Nemo, Choice], tuple[Option, ...]]


def why_not(s: Nemo, option: Option) -> str:
    """Why this answer is not possible at the standing question; "" when it is, or is no answer at all."""
    node = s.node
    assert type(node) is Choice, "only a player's question can be explained"
    if option in node.options:
        return ""
    if option[0] == LOOK and option[1:] in SECRETS:
        return "secret"
    if option[:1] not in VERBS or not is_known(s, option):
        return ""
    if option[0] == "propose":
        return _why_not_object(s, node)
    if is_anothers(s, node, option):
        return "not-yours"
    reason = WHY_NOT.get(node.ask, _not_now)(s, node, option)
    return why_not_now(s, node, option) if reason in ("", "not-now") else reason


def candidates(s: Nemo) -> tuple[Candidate, ...]:
    """What a player could think of at the standing question, possible or not."""
    node = s.node
    assert type(node) is Choice, "only a player's question has candidates"
    thinkable = dict.fromkeys((*THINKABLE.get(node.ask, _offered)(s, node), *node.options))
    return tuple(Candidate(option, why_not(s, option)) for option in thinkable)


def _why_not_object(s: Nemo, node: Choice) -> str:
    """[NW2-20.3] A counter-proposal must be legal; it takes a gem, and a captain who usurped is safe in this turn.

    Once it has been made, only the gem is asked for.
    """
    if not s.flags & SEMI:
        return "not-now"
    legal = "not-proposable" if SILENT in node.options else "not-now"
    return legal if node.seat == s.captain else why_not_usurp(s, node.seat) or legal


def _not_now(s: Nemo, node: Choice, option: Option) -> str:
    """[NW2-4.1] Another question stands."""
    return "not-now"


def _offered(s: Nemo, node: Choice) -> tuple[Option, ...]:
    return node.options


def _actions(s: Nemo, node: Choice) -> tuple[Option, ...]:
    """[NW2-10.1, 10.4] Every action, the officers, what was collected and kept, and the end of the phase."""
    treasures = [option for kind, option in s.pack.draws.in_action if s.collected[kind]]
    treasures += [option for kind, option in s.pack.draws.as_help if s.collected[kind]]
    cards = [s.pack.draws.plays[card] for card in s.tableau]
    return (*(option for option, _ in ACTIONS), *(SACRIFICE[c] for c in AP_OF), *treasures, *cards, END)


def _targets(s: Nemo, node: Choice) -> tuple[Option, ...]:
    return (*(("target", s.pack.sides[piece].name) for piece in s.ships[s.ocean]), CONTACT)


def _exertions(s: Nemo, node: Choice) -> tuple[Option, ...]:
    """[NW2-6.8] Each resource on its own; what may be combined is offered anyway."""
    return EXERT_ONE[7]


def _near(s: Nemo, node: Choice) -> tuple[Option, ...]:
    """[NW2-9.5] The oceans around those that are offered, full or not."""
    first = OCEAN[node.options[0][1]] if node.options[0][0] == "ocean" else s.ocean
    centre = next((o for o in range(len(OCEANS)) if _offers_neighbours(s, node, o)), first)
    return tuple(TO_OCEAN[ocean] for ocean in (centre, *s.pack.near[centre]))


def _offers_neighbours(s: Nemo, node: Choice, ocean: int) -> bool:
    around = {TO_OCEAN[other] for other in s.pack.near[ocean]}
    return not is_free(s, ocean) and set(node.options) == {to for to in around if is_free(s, OCEAN[to[1]])}


def _ways(s: Nemo, node: Choice) -> tuple[Option, ...]:
    return tuple(TO_OCEAN[ocean] for ocean in s.pack.near[s.ocean])


def _upgrades(s: Nemo, node: Choice) -> tuple[Option, ...]:
    return tuple(TAKE_UPGRADE[upgrade] for upgrade in s.display)


def _helps(s: Nemo, node: Choice) -> tuple[Option, ...]:
    """[NW2-14.1, 14.3] Everybody and everything that may help with a roll."""
    return (*(SACRIFICE[character] for character in HELPERS), ARMOR, SCRAP_ARMOR)


def _kept(s: Nemo, node: Choice) -> tuple[Option, ...]:
    return (*(s.pack.draws.plays[card] for card in s.tableau), KEEP_CARD)


def _choices(s: Nemo, node: Choice) -> tuple[Option, ...]:
    return tuple(("choose", word) for word, _, _ in alternatives(node.then))


def _payments(s: Nemo, node: Choice) -> tuple[Option, ...]:
    return PAYMENTS


def _motives(s: Nemo, node: Choice) -> tuple[Option, ...]:
    return tuple(("motive", name) for name in MOTIVES)


THINKABLE: Final[dict[str, Thought]] = {
    "act3-choice": _motives,
    "action": _actions,
    "attack-target": _targets,
    "card-option": _choices,
    "emergency-help": _helps,
    "exert": _exertions,
    "keep-card": _kept,
    "move-path": _ways,
    "place-ocean": _near,
    "refit-pick": _upgrades,
    "start-payment": _payments,
    "tonnage-or-salvage": lambda s, node: WRECK,
}
"""What players think of, where it is more than what is offered."""
