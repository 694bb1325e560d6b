"""[EDS-10.2 to 10.4, 12.3] Second reading: dive tokens in hand, and the display of reports."""

from __future__ import annotations

from tests.games.endeavor.second import gains
from tests.games.endeavor.second.tables import TOKENS, gains_of
from tests.games.endeavor.second.told import Option, Talk, Told, fate


def halves(t: Told, seat: int) -> list[Option]:
    """[EDS-10.2] Each token for its knowledge, or for its other half where the cost can be paid."""
    found: list[Option] = []
    for token in t.players[seat].tokens:
        other = gains_of(TOKENS[token]["other_bonus"])
        found.append(("token", token, "knowledge"))
        if other and not (other[0][0] == "pay" and t.players[seat].cargo < other[0][1]):
            found.append(("token", token, "bonus"))
    return found


def use(t: Told, seat: int, answer: Option) -> Talk[None]:
    """[EDS-10.2] One half, and the token goes to the discard pile."""
    _, token, half = answer
    t.players[seat].tokens.remove(token)
    t.discard[(token,)] += 1
    if half == "knowledge":
        yield from gains.gain_all(t, seat, f"know+{TOKENS[token]['knowledge']}", "")
    else:
        yield from gains.gain_all(t, seat, TOKENS[token]["other_bonus"], "")


def refill(t: Told) -> Talk[None]:
    """[EDS-12.1, 12.3] The display has four reports again, while the deck lasts."""
    (name,) = yield from fate("report", {(name,): 1 for name in t.deck})
    t.deck.remove(name)
    t.display.append(name)
