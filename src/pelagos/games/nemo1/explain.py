"""Why an answer is not possible, and what players think of at each question, possible or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.questions import Candidate
from pelagos.games.nemo1.fleet import targets
from pelagos.games.nemo1.names import OCEANS
from pelagos.games.nemo1.refusals import NOT_NOW, WHY_NOT, why_not_between, why_not_give, why_not_known
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tests import EXERT_ONE
from pelagos.games.nemo1.verbs import (
    ACCEPT,
    CAPTURE,
    GIVE,
    REFUSE,
    REPAIR,
    REST,
    SEARCH,
    SINK,
    TO_ATTACK,
    TO_HELP,
    TO_REFIT,
    TO_STALK,
    VERBS,
)

Thought = Callable[[Nemo, Choice], tuple[Option, ...]]


def why_not(s: Nemo, option: Option) -> str:
    """[NW1-0.3] Why this answer is not possible at the standing question; "" when it is, or is no answer at all."""
    node = s.node
    assert type(node) is Choice, "only a player's question can be explained"
    if option in node.options or not VERBS.knows(option):
        return ""
    if reason := why_not_known(s, option):
        return reason
    if option[0] == GIVE.name:
        return why_not_give(s, option)
    found = WHY_NOT.get(node.ask)
    reason = found(s, option) if found else NOT_NOW
    return reason if reason not in ("", NOT_NOW) else why_not_between(s, option)


def candidates(s: Nemo) -> tuple[Candidate, ...]:
    """What a player could think of at the standing question, possible or not."""
    node = s.node
    assert type(node) is Choice, "only a player's question has candidates"
    thinkable = dict.fromkeys((*THINKABLE.get(node.ask, _offered)(s, node), *node.options))
    return tuple(Candidate(option, why_not(s, option)) for option in thinkable)


def _offered(s: Nemo, node: Choice) -> tuple[Option, ...]:
    return node.options


def _uses(s: Nemo, node: Choice) -> tuple[Option, ...]:
    return tuple(s.pack.draws.uses[card] for card in s.kept)


def _actions(s: Nemo, node: Choice) -> tuple[Option, ...]:
    """[NW1-7.1, 6.7] Every kept card, every action, every treasure, every other ocean, every ship here."""
    treasures = tuple(s.pack.draws.incites[treasure] for treasure in (*s.collected, *s.charms))
    moves = tuple(("move", name) for ocean, name in enumerate(OCEANS) if ocean != s.ocean)
    places = targets(s) or [0]
    fights = (*(TO_STALK[place] for place in places), *(TO_ATTACK[place] for place in places))
    return (*_uses(s, node), REST, REPAIR, *TO_REFIT, *(treasures or (("incite",),)), SEARCH, *moves, *fights)


def _exertions(s: Nemo, node: Choice) -> tuple[Option, ...]:
    """[NW1-6.10] Each resource on its own; what may be combined is offered anyway."""
    return EXERT_ONE


def _helps(s: Nemo, node: Choice) -> tuple[Option, ...]:
    """[NW1-6.12] Everybody who was ever aboard."""
    return TO_HELP


def _payers(s: Nemo, node: Choice) -> tuple[Option, ...]:
    """[NW1-7.5] Every stored ship."""
    verb = node.options[0][0]
    return tuple((verb, s.pack.ships[ship].name) for ship in s.salvage)


THINKABLE: Final[dict[str, Thought]] = {
    "action": _actions,
    "after-action": _uses,
    "exert": _exertions,
    "help": _helps,
    "refit-ships": _payers,
    "seek": lambda s, node: (ACCEPT, REFUSE),
    "wreck": lambda s, node: (SINK, CAPTURE),
}
"""What players think of, where it is more than what is offered."""
