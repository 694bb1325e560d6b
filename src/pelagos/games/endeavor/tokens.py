"""[EDS-10.2 to 10.4, 10.7] Dive tokens in the own turn: either half of each, between actions."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Option
from pelagos.core.state import replaced
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.dive import discard_token
from pelagos.games.endeavor.gains import give, why_not_pay
from pelagos.games.endeavor.names import NOWHERE
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.tracks import learn
from pelagos.games.endeavor.verbs import BONUS, KNOWLEDGE

NO_OTHER_HALF: Final = endeavor.reason("no-other-half", "EDS-10.2")
TOKEN_NOT_HELD: Final = endeavor.reason("token-not-held", "EDS-10.2", "EDS-10.4")


def why_not_token(s: Endeavor, seat: int, name: str, half: str) -> str:
    """[EDS-10.2, I10] An own token, a half that it has, and what the half costs."""
    token = s.pack.numbers.token.get(name, NOWHERE)
    if token not in s.hand[seat]:
        return TOKEN_NOT_HELD
    if half == KNOWLEDGE:
        return ""
    other = s.pack.tokens[token].other
    return why_not_pay(s, seat, other[0]) if half == BONUS and other else NO_OTHER_HALF


def token_options(s: Endeavor, seat: int) -> list[Option]:
    """[EDS-10.2, 10.7] Either half of each own token; a half whose cost cannot be paid is not offered."""
    halves, tokens = s.pack.menus.halves, s.pack.tokens
    options: list[Option] = []
    for token in dict.fromkeys(s.hand[seat]):
        other = tokens[token].other
        options += halves[token][:1] if other and why_not_pay(s, seat, other[0]) else halves[token]
    return options


def use_token(s: Endeavor, seat: int, answer: Option) -> None:
    """[EDS-10.2, 10.4] Either half of a token, which goes to the discard pile."""
    token = s.pack.numbers.token[answer[1]]
    own = list(s.hand[seat])
    own.remove(token)
    s.hand = replaced(s.hand, seat, tuple(own))
    discard_token(s, token)
    s.tell("endeavor-used-token", seat, answer[1], answer[2])
    if answer[2] == KNOWLEDGE:
        learn(s, seat, s.pack.tokens[token].knowledge)
    else:
        give(s, seat, s.pack.tokens[token].other, NOWHERE)
