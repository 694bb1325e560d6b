"""Every answer of Nauticus, declared once: the verb, what follows it, its words and its spot on the board."""

from __future__ import annotations

from typing import Final

from pelagos.core.kinds import Kind, Several, amount
from pelagos.core.nodes import Chance
from pelagos.core.verbs import Verbs
from pelagos.games.nauticus.names import ACTION, ACTIONS, CELLS, GOODS, MOST_SHIPS, REWARDS, TILES
from pelagos.games.nauticus.state import Nauticus

MOST_WORKERS: Final = 99

TILE_KIND: Final = Kind("tile", TILES, words="nauticus-tile", spot="stock-{}")
ACTION_KIND: Final = Kind("action", ACTIONS, words="nauticus-action")
REWARD_KIND: Final = Kind("reward", REWARDS)
GOODS_KIND: Final = Kind("good", GOODS, words="nauticus-tile", spot="stock-{}")
SHIP_KIND: Final = amount("ship", 1, MOST_SHIPS)
CELL_KIND: Final = amount("cell", 1, CELLS)
WORKERS_KIND: Final = amount("number", 0, MOST_WORKERS)


def lies_at(s: Nauticus, seat: int, action: str) -> tuple[str, ...]:
    """[NAU-3.2] The position where an action lies."""
    return (f"position-{s.layout.index(ACTION[action])}",)


def played_at(s: Nauticus, seat: int, action: str) -> tuple[str, ...]:
    """[NAU-8.1] The extra-action tile, and the action that it stands for."""
    return (f"seat-{seat}-extra", *lies_at(s, seat, action))


def laid_at(s: Nauticus, action: str) -> tuple[str, ...]:
    """[NAU-3.2] The position that waits for a tile."""
    assert type(s.node) is Chance, "fate is asked"
    return (f"position-{s.node.then[1]}",)


def stock_of(s: Nauticus, seat: int, *names: str) -> tuple[str, ...]:
    """[NAU-9.2] The stacks from which a reward is taken."""
    return tuple(TILE_KIND.spot.format(name) for name in names if name in TILES)


VERBS: Final[Verbs[Nauticus]] = Verbs("nauticus")

CHOOSE: Final = VERBS.verb("tile", ACTION_KIND, spots=lies_at)
BUY: Final = VERBS.verb("buy", TILE_KIND)
TAKE: Final = VERBS.verb("take", TILE_KIND)
CARRY: Final = VERBS.verb("carry", TILE_KIND, spots="seat-{seat}-stored-{0}")
WITHDRAWAL: Final = VERBS.verb("withdraw", WORKERS_KIND)
DELIVERY: Final = VERBS.verb("deliver", SHIP_KIND, spots="seat-{seat}-ship-{0}")
CROWNING: Final = VERBS.verb("crowns", WORKERS_KIND)
EXTRA: Final = VERBS.verb("extra", ACTION_KIND, spots=played_at, weight="rare")
REWARD: Final = VERBS.verb("reward", REWARD_KIND, spots=stock_of)
REWARD_GOODS: Final = VERBS.verb("reward", Kind("reward", ("goods",)), Several(GOODS_KIND, 2), spots=stock_of)
PASS: Final = VERBS.verb("pass", spots="seat-{seat}-pass")()
STOP: Final = VERBS.verb("stop", weight="quiet")()
END: Final = VERBS.verb("end", weight="end")()
WAREHOUSE: Final = VERBS.verb("warehouse", words="nauticus-place-warehouse", spots="seat-{seat}-warehouse")()
NEW: Final = VERBS.verb("new", words="nauticus-place-new", spots="seat-{seat}-yard")()
SHIP: Final = VERBS.verb("ship", SHIP_KIND, spots="seat-{seat}-ship-{0}")
CELL: Final = VERBS.verb("cell", SHIP_KIND, CELL_KIND, spots="seat-{seat}-ship-{0}-cell-{1}")

VERBS.draw("action-tiles", ACTION_KIND, laid_at)
