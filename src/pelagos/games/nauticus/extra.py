"""[NAU-8.x] The extra action, once per game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.nodes import Option
from pelagos.core.questions import Thought
from pelagos.core.state import bumped, replaced
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.buying import TOO_FEW_TALERS, why_not_buy_at
from pelagos.games.nauticus.light import NO_CROWNS, crowns_of
from pelagos.games.nauticus.names import ACTION, ACTIONS, BUY_GOODS, CROWNS, DELIVER, TRANSPORT
from pelagos.games.nauticus.ships import deliverable, placeable
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.verbs import EXTRA

EXTRA_WORKERS: Final = 2
EXTRA_PRICE: Final = 2
EXTRAS: Final = tuple(map(EXTRA, ACTIONS))

EXTRA_USED: Final = nauticus.reason("extra-used", "NAU-8.4", "NAU-8.1")
NOTHING_TO_BUY: Final = nauticus.reason("nothing-to-buy", "NAU-8.5")
NOTHING_TO_CARRY: Final = nauticus.reason("nothing-to-carry", "NAU-8.5")
NOTHING_TO_DELIVER: Final = nauticus.reason("nothing-to-deliver", "NAU-8.5")


def why_not_extra(s: Nauticus, seat: int, action: int) -> str:
    """[NAU-8.4, 8.5, R3] The tile is still owned and at least one use is legal with the two new workers."""
    if not s.extra[seat]:
        return EXTRA_USED
    if action <= BUY_GOODS:
        return _why_not_extra_purchase(s, seat, action)
    if action == TRANSPORT:
        open_to = placeable(s.yards[seat])
        return "" if any([open_to >> tile & 1 for tile in s.warehouse[seat]]) else NOTHING_TO_CARRY
    if action == DELIVER:
        workers = s.workers[seat] + EXTRA_WORKERS
        return "" if any(size <= workers for _, size in deliverable(s.yards[seat])) else NOTHING_TO_DELIVER
    if action == CROWNS:
        return "" if crowns_of(s, seat) else NO_CROWNS
    return ""


def _why_not_extra_purchase(s: Nauticus, seat: int, action: int) -> str:
    """[NAU-8.2, 8.5] Two talers and a stocked kind with room or a legal place."""
    if s.taler[seat] < EXTRA_PRICE:
        return TOO_FEW_TALERS
    for tile in s.pack.slots[action]:
        if not why_not_buy_at(s, seat, tile, EXTRA_PRICE):
            return ""
    return NOTHING_TO_BUY


def extras(s: Nauticus, seat: int) -> tuple[Option, ...]:
    """[NAU-8.1, 8.5] The actions that may be played as an extra action now, face down or not."""
    if not s.extra[seat]:
        return ()
    return tuple([EXTRAS[action] for action in range(len(ACTIONS)) if not why_not_extra(s, seat, action)])


def every_extra(s: Nauticus, seat: int) -> Iterator[Thought]:
    """[NAU-8.1] Each of the eight actions."""
    for action, option in enumerate(EXTRAS):
        yield option, why_not_extra(s, seat, action)


@nauticus.step
def begin_extra(s: Nauticus, seat: int, name: str) -> None:
    """[NAU-8.1 to 8.3, R19] Hand in the tile, take two workers; no blue workers, every first copy costs 2."""
    s.extra = replaced(s.extra, seat, False)
    s.workers = bumped(s.workers, seat, EXTRA_WORKERS)
    s.action = ACTION[name]
    s.blue = 0
    s.prices = (EXTRA_PRICE,) * 4
    s.bought = s.uses = 0
    s.tell("nauticus-extra", seat, name)
