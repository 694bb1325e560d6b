"""Nauticus: the numbers in the labels of answers, held against what the rules then take and give."""

from __future__ import annotations

from pelagos.core.nodes import Choice, Option, Over
from pelagos.core.state import Event
from pelagos.core.text import Text
from pelagos.games.nauticus import GAME
from pelagos.games.nauticus.names import TILE
from pelagos.games.nauticus.rounds import penalty
from pelagos.games.nauticus.state import Nauticus
from tests.forecasts.checking import Book, Case, Checker, Facts, Names, expect, nothing
from tests.forecasts.walking import STOP, Deed, Guide, Turns, certainly


def goes_on(s: Nauticus) -> Turns:
    """A tile that was bought has to be put somewhere before it is paid for; with that an answer ends."""
    node = s.node
    return certainly(node.options[0]) if isinstance(node, Choice) and node.ask == "place" else STOP


def deeds(s: Nauticus, option: Option, events: tuple[Event, ...]) -> tuple[Deed, ...]:
    """Everything is read from the position itself."""
    return ()


GUIDE = Guide(GAME.rules, goes_on, deeds)


def plain(case: Case[Nauticus], facts: Facts) -> Names:
    """A label that promises no number."""
    return nothing


def seat_of(case: Case[Nauticus]) -> int:
    node = case.s.node
    assert isinstance(node, Choice)
    return node.seat


def change(case: Case[Nauticus], field: str) -> int:
    """By how much something of the seat has changed when all is placed and paid."""
    before, after = getattr(case.s, field), getattr(case.leaves[0].state, field)
    return int(after[seat_of(case)] - before[seat_of(case)])


def tile(case: Case[Nauticus], facts: Facts) -> Names:
    """[NAU-3.3, 5.2] The position of the action, and the blue workers that it brings."""
    after = case.leaves[0].state
    expect(after.chosen + 1 == facts["position"], f"position {after.chosen + 1} is chosen")
    if getattr(after.node, "ask", "") in ("turn", "use"):
        expect(after.blue == facts["blue"], f"{after.blue} blue workers come")
    return nothing


def buy(case: Case[Nauticus], facts: Facts) -> Names:
    """[NAU-6.2] The price, and how many are in stock."""
    expect(case.s.stock[TILE[case.option[1]]] == facts["stock"], "the stock is another")
    before = case.s.vp[seat_of(case)]
    if case.leaves[0].state.vp[seat_of(case)] == before and getattr(case.leaves[0].state.node, "ask", "") == "use":
        expect(change(case, "taler") == -facts["price"], f"{-change(case, 'taler')} talers are paid")
    return nothing


def withdraw(case: Case[Nauticus], facts: Facts) -> Names:
    """[NAU-9.1] Workers for talers."""
    expect(change(case, "taler") == facts["talers"], f"{change(case, 'taler')} talers come")
    return nothing


def crowns(case: Case[Nauticus], facts: Facts) -> Names:
    """[NAU-6.15, 10.1] Points for crowns; a scoring that ends a round is followed by the penalties."""
    after = case.leaves[0].state
    ends = after.round != case.s.round or isinstance(after.node, Over)
    points = change(case, "vp") + (penalty(case.s, seat_of(case)) if ends else 0)
    expect(points == facts["points"], f"{points} points come")
    return nothing


PLAIN = "option-carry option-deliver option-end option-extra option-pass option-stop place-cell place-new place-ship"
PLAIN += " place-warehouse reward-goods target-cell target-ship n-points n-talers n-workers"
CHECKERS: dict[str, Checker] = {f"nauticus-{name}": plain for name in PLAIN.split()}
CHECKERS |= {f"nauticus-tile-{name}": plain for name in TILE}
CHECKERS |= {
    "nauticus-option-buy": buy,
    "nauticus-option-crowns": crowns,
    "nauticus-option-tile": tile,
    "nauticus-option-withdraw": withdraw,
}


def lines(s: Nauticus, option: Option) -> tuple[Text, ...]:
    """The label."""
    return (GAME.show.label(s, option),)


BOOK = Book(lambda s, option: GUIDE, CHECKERS, lambda deed: False, lines)
