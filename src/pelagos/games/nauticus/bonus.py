"""[NAU-4.x] The bonus for choosing a tile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.questions import Otherwise, Thought
from pelagos.core.state import bumped
from pelagos.games.nauticus.asking import NOT_NOW, meanwhile
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.names import BUY_GOODS, BUY_MAST, BUY_SAIL, TILE, TILES, is_crown
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.stores import store, take, why_not_free
from pelagos.games.nauticus.verbs import TAKE

TAKEN: Final = tuple(map(TAKE, TILES))
SOLD_BY: Final = {"mast": BUY_MAST, "sail": BUY_SAIL, "good": BUY_GOODS}

CROWN_NO_BONUS: Final = nauticus.reason("crown-no-bonus", "NAU-4.2")
NOT_THIS_BONUS: Final = nauticus.reason("not-this-bonus", "NAU-4.2")


@nauticus.step
def take_bonus(s: Nauticus, seat: int) -> None:
    """[NAU-4.1 to 4.3, R1, R4] At once and only for the chooser: workers, points and talers, then the tile."""
    bonus = s.pack.bonuses[s.chosen]
    s.tell("nauticus-bonus", seat, *bonus.gives)
    if bonus.workers:
        s.workers = bumped(s.workers, seat, bonus.workers)
    if bonus.vp:
        s.vp = bumped(s.vp, seat, bonus.vp)
    if bonus.taler:
        s.taler = bumped(s.taler, seat, bonus.taler)
    if bonus.free:
        s.do((bonus_tile, seat, SOLD_BY[bonus.free]))


@nauticus.step
def bonus_tile(s: Nauticus, seat: int, category: int) -> Choice | None:
    """[NAU-4.2, 4.4, R10] One regular tile of the player's choice; lost when none is left that fits."""
    options = gifts(s, seat, category)
    if options:
        return Choice(seat, "bonus-tile", options, (gift_taken, seat))
    s.tell("nauticus-gift-lost", seat)
    return None


def gifts(s: Nauticus, seat: int, category: int) -> tuple[Option, ...]:
    """[NAU-4.2, 6.3] The four kinds of a blue tile, as far as they are in stock and fit."""
    return tuple(TAKEN[tile] for tile in s.pack.slots[category] if not why_not_free(s, seat, tile))


def free_tiles(s: Nauticus, seat: int, category: int) -> Iterator[Thought]:
    """[NAU-4.2, 6.3] The four kinds of a blue tile, each with what speaks against it."""
    for tile in s.pack.slots[category]:
        yield TAKEN[tile], why_not_free(s, seat, tile)


def another_tile(crown: str, other: str) -> Otherwise[Nauticus]:
    """[NAU-4.2, 6.3] What is said against a crown, and against a tile of another category."""

    def against(s: Nauticus, asked: Choice, option: Option) -> str:
        if len(option) == 2 and option[0] == TAKE.name and option[1] in TILE:
            return crown if is_crown(TILE[option[1]]) else other
        return meanwhile(NOT_NOW, TAKE.name)(s, asked, option)

    return against


@nauticus.question("bonus-tile", rule="NAU-4.2", otherwise=another_tile(CROWN_NO_BONUS, NOT_THIS_BONUS))
def bonus_tiles(s: Nauticus, asked: Choice) -> Iterator[Thought]:
    """[NAU-4.2] A regular tile of the kind that the position gives."""
    return free_tiles(s, asked.seat, SOLD_BY[s.pack.bonuses[s.chosen].free])


@nauticus.step
def gift_taken(s: Nauticus, seat: int, answer: Option) -> None:
    """[NAU-2.1, 4.2, 6.3] A free tile goes into the warehouse."""
    tile = TILE[answer[1]]
    take(s, tile)
    store(s, seat, tile)
    s.tell("nauticus-gift", seat, answer[1])
