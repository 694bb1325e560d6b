"""What to say when an answer is refused: the reason, the rule behind it, and nothing changed."""

from __future__ import annotations

import re
from typing import Any

from pelagos.core.case_values import nearest_first
from pelagos.core.errors import Refused
from pelagos.core.game import Game, why_text
from pelagos.core.nodes import Choice, Option, Over
from pelagos.core.state import State
from pelagos.core.text import SeatName

NUMBER = re.compile(r"-?[0-9]+")
MOST = 1_000_000_000


def read_option(answer: str) -> Option:
    """A typed answer as an option: words stay words, whole numbers become numbers.

    >>> read_option("cell 0 2")
    ('cell', 0, 2)
    """
    return tuple(min(int(word[:12]), MOST) if NUMBER.fullmatch(word) else word for word in answer.split())


def _unknown(game: Game[Any], s: State, option: Option, answer: str) -> Refused:
    """What is no answer here: something in it that there is not is named, with what there is."""
    found = game.verbs.misnamed(s, option) if game.verbs is not None else None
    if found is None:
        return Refused("error-not-offered", answer=answer)
    known = ", ".join(nearest_first(str(found.value), found.known))
    return Refused("error-no-such", reason="not-offered", value=str(found.value), known=known, answer=answer)


def refusal(game: Game[Any], s: State, seat: int, answer: str) -> Refused:
    """Why this seat cannot give this answer now."""
    node = s.node
    if isinstance(node, Over):
        return Refused("error-game-over", answer=answer)
    if isinstance(node, Choice) and node.seat != seat:
        return Refused("error-wrong-seat", seat=SeatName(seat), turn=SeatName(node.seat), answer=answer)
    asked = isinstance(node, Choice)
    option = read_option(answer)
    reason = (game.show.why_not if asked else game.meanwhile)(s, option) if option else ""
    if not reason:
        return _unknown(game, s, option, answer) if asked else Refused("error-waits-for-fate", answer=answer)
    rule = game.show.rule_of(reason)
    return Refused("error-refused", rule=rule, reason=reason, answer=answer, why=why_text(game, s, option, reason))
