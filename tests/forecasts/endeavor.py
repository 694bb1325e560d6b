"""Endeavor: Deep Sea: what labels and forecasts say of answers, held against what the rules then take and give."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

from pelagos.core.nodes import Chance, Choice, Option
from pelagos.core.odds import chance_of
from pelagos.core.state import Event
from pelagos.games.endeavor import GAME, Endeavor
from pelagos.games.endeavor.names import bits
from pelagos.games.endeavor.state import scenario_of
from pelagos.locale.catalogue import catalogue_sources, entries_of
from tests.forecasts.checking import Book, Case, Checker, Facts, Names, expect, forecast_of, nothing
from tests.forecasts.walking import STOP, Deed, Guide, Turns


def goes_on(s: Endeavor) -> Turns:
    """Knowledge is paid and taken without a question."""
    return STOP


def deeds(s: Endeavor, option: Option, events: tuple[Event, ...]) -> Iterator[Deed]:
    """What was paid for; all else is read from the position itself."""
    return (("paid", event.facts[-1]) for event in events if event.id in ("endeavor-conserved", "endeavor-published"))


GUIDE = Guide(GAME.rules, goes_on, deeds)


def plain(case: Case[Endeavor], facts: Facts) -> Names:
    """A label that promises no number of its own."""
    return nothing


def change(case: Case[Endeavor]) -> int:
    """By how much the knowledge of the seat has changed."""
    return case.leaves[0].state.knowledge[seat_of(case)] - case.s.knowledge[seat_of(case)]


def token(case: Case[Endeavor], facts: Facts) -> Names:
    """[EDS-10.2, 11.1] A token used for its knowledge, as far as there is room for it."""
    expect(change(case) == facts["number"], f"{change(case)} knowledge comes")
    return nothing


def paid(case: Case[Endeavor], facts: Facts) -> Names:
    """[EDS-11.2, 11.3, 12.1] Conservation and reports are paid with knowledge."""
    expect(case.leaves[0].deeds == (("paid", facts["cost"]),), f"{case.leaves[0].deeds} happens")
    return nothing


def found(case: Case[Endeavor], facts: Facts) -> Names:
    """[EDS-9.3, 10.1, 20.1] Each of these things is found as often as it is said, by what the seat may know."""
    said: dict[str, Any] = dict(facts["chance"].facts)
    expect(facts["number"] == len(facts["what"]), "another number of things")
    for thing in facts["what"]:
        likely = _likely(case, thing.id.removeprefix("endeavor-tile-").removeprefix("endeavor-token-"))
        if facts["chance"].id == "stakes-about":
            expect(said["percent"] == round(float(100 * likely), 1), f"{thing.id}: the rules say {likely}")
            continue
        told = Fraction(said["good"], said["all"]) if said else Fraction(facts["chance"].id == "stakes-sure")
        expect(told == likely, f"{thing.id}: the rules say {likely}")
    expect(_same_in_other_worlds(case), "what the seat may not know changes what is said")
    return nothing


def _likely(case: Case[Endeavor], name: str) -> Fraction:
    if case.option[0] == "depths":
        return _drawn(case, name)
    seat = seat_of(case)
    before = case.s.hand[seat]

    def holds(s: Endeavor) -> bool | None:
        node = s.node
        if isinstance(node, Chance) and node.ask == "dive-token":
            return None
        if isinstance(node, Choice) and node.ask == "pick":
            return ("pick", name) in node.options
        return name in [s.pack.tokens[token].id for token in s.hand[seat][len(before) :]]

    return chance_of(GAME.rules, case.s, case.option, holds)


def _drawn(case: Case[Endeavor], name: str) -> Fraction:
    """[EDS-20.1] A place of the pile that a seat does not know holds each tile that it does not know equally often.

    [EDS-2.3] Only the Fallen Star lies in one of the places at the top, each as likely; the others share what is left.
    """
    s, seat, wanted = case.s, seat_of(case), case.s.pack.numbers.tile[name]
    depth = s.pack.tiles[wanted].depth
    hidden = [tile for tile, known, _ in s.bottoms[depth - 1] if not known >> seat & 1]
    unknown = bits(s.piles[depth - 1]) + hidden
    places = [*bits(s.piles[depth - 1]), *[tile for tile, _, _ in s.bottoms[depth - 1]]]
    drawn = places[: case.option[1:].count(depth)]
    if wanted not in unknown:
        return Fraction(wanted in drawn)
    number, star = sum(tile in unknown for tile in drawn), scenario_of(s).hidden_tile
    if star not in unknown:
        return Fraction(number, len(unknown))
    shining = Fraction(min(number, s.star_top), s.star_top)
    return shining if wanted == star else (number - shining) / (len(unknown) - 1)


def _same_in_other_worlds(case: Case[Endeavor]) -> bool:
    worlds = [GAME.visible.determinise(case.s, seat_of(case), Random(seed)) for seed in range(3)]
    return all(GAME.forecast(world, case.option) == case.lines[1:] for world in worlds)


def seat_of(case: Case[Endeavor]) -> int:
    node = case.s.node
    assert isinstance(node, Choice)
    return node.seat


NAMES = entries_of("\n".join(text for name, text in catalogue_sources("en").items() if name.startswith("endeavor")))
KINDS = ("action", "attribute", "gain", "goal", "none", "option")
PROMISE_NOTHING = tuple(f"endeavor-{kind}" for kind in KINDS)
CHECKERS: dict[str, Checker] = {
    name: plain
    for name in NAMES
    if name.startswith(
        (
            "endeavor-action-",
            "endeavor-option-",
            "endeavor-attribute-",
            "endeavor-gain-",
            "endeavor-goal-",
            "endeavor-none",
        )
    )
}
CHECKERS |= {
    "endeavor-forecast-found": found,
    "endeavor-option-conserve": paid,
    "endeavor-option-report": paid,
    "endeavor-option-token-knowledge": token,
}


BOOK = Book(lambda s, option: GUIDE, CHECKERS, lambda deed: False, forecast_of(GAME))
