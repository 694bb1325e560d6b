"""A position of Nauticus as numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from pelagos.core.encoding import About, Encoder, Feature
from pelagos.core.spreads import Among, Counted, Made, Marked, Row, Scaled, SeatOf
from pelagos.games.nauticus.book import nauticus
from pelagos.games.nauticus.data import Pack
from pelagos.games.nauticus.fields import FIELDS
from pelagos.games.nauticus.names import ACTIONS, CELLS, CRESTS, EMPTY, GOODS, NOWHERE, POSITIONS, TILES
from pelagos.games.nauticus.ships import ship
from pelagos.games.nauticus.state import Nauticus

SEATS: Final = 4
SHIPS: Final = 4
"""So many ships of a yard are told one by one, those that can still change first."""
SLOTS: Final = 5
"""The kinds that one action sells."""
MOST_POINTS: Final = 100
MOST_TALERS: Final = 40
MOST_WORKERS: Final = 12
MOST_PRICE: Final = 10
MOST_OF_A_KIND: Final = 10
PLACES: Final = tuple(map(str, range(POSITIONS)))
SHIP: Final = ("there", "parts", "closed", "finished", "loaded", "masts", "sails", "goods", "crowns", *CRESTS)
YARD: Final = (
    *("ships", "finished"),
    *(f"ship.{number}.{fact}" for number in range(SHIPS) for fact in SHIP),
)


@lru_cache(1 << 12)
def _ship(text: str) -> tuple[float, ...]:
    """[NAU-6.5 to 6.10] How far a ship is."""
    found = ship(text)
    masts, sails, goods = (sum(cell[place] != EMPTY for cell in found.cells) / CELLS for place in (1, 2, 3))
    crest = [float(found.crest == one) for one in CRESTS]
    flags = (float(found.closed), float(found.finished), float(found.loaded))
    return (1.0, found.size / CELLS, *flags, masts, sails, goods, found.crowns / CELLS, *crest)


def _yard(pack: Pack, ships: tuple[str, ...]) -> Sequence[float]:
    """[NAU-6.5] How many ships there are, and those that can still change; of the others, the last ones."""
    finished = [text for text in ships if ship(text).finished and ship(text).loaded]
    open_ = [text for text in ships if text not in finished]
    told = (open_ + finished[::-1])[:SHIPS]
    numbers = [number for text in told for number in _ship(text)]
    empty = [0.0] * ((SHIPS - len(told)) * len(SHIP))
    return [len(ships) / MOST_OF_A_KIND, sum(ship(text).finished for text in ships) / MOST_OF_A_KIND, *numbers, *empty]


def _placed(s: Nauticus, viewer: int) -> int:
    """[NAU-6.4, 6.5] The tile that is being placed, or NOWHERE."""
    node = s.node
    if node is None or len(node) != 4 or node[1] != "place":  # a question of a seat has four parts
        return NOWHERE
    tile: int = node[3][2]
    return tile


ENCODER: Final[Encoder[Nauticus]] = Encoder(
    FIELDS,
    nauticus,
    SEATS,
    instead={
        "anchor": Among(PLACES),
        "anchor_tile": Among(PLACES),
        "chosen": Among(PLACES),
        "layout": Row(PLACES, Among(ACTIONS)),
        "face_down": Made(PLACES, lambda pack, up: [1.0 - here for here in up]),
        "seats.vp": Scaled(MOST_POINTS),
        "seats.taler": Scaled(MOST_TALERS),
        "seats.workers": Scaled(MOST_WORKERS),
        "seats.flipped": Scaled(3),
        "seats.delivered": Counted(GOODS, MOST_OF_A_KIND),
        "seats.ships": Made(YARD, _yard),
    },
    also=(
        Feature("rounds", "rounds", Scaled(9)),
        Feature("turn", "turn", SeatOf(SEATS)),
        Feature("action", "action", Among(ACTIONS)),
        Feature("blue", "blue", Scaled(MOST_WORKERS)),
        Feature("uses", "uses", Scaled(MOST_WORKERS)),
        Feature("bought", "bought", Marked([str(slot) for slot in range(SLOTS)])),
        Feature("price", "prices", Row([str(slot) for slot in range(SLOTS)], Scaled(MOST_PRICE))),
        Feature("stock", "stock", Counted(TILES, MOST_OF_A_KIND)),
        Feature("load", "load", Scaled(MOST_OF_A_KIND), each=True),
    ),
    about=About("place", _placed, Among(TILES)),
)
