"""The board of Nauticus: what the action tiles sell, prices, bonuses, the wheel, and what everybody begins with."""

from __future__ import annotations

from typing import Final

from pelagos.core.columns import among, anything, counted, each, key, parsed, within, yes_no
from pelagos.core.components import Component
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables
from pelagos.games.nauticus.data_pieces import IN_COLOUR, IN_WORDS, lower, upper
from pelagos.games.nauticus.names import ACTION, CRESTS, GOODS, HULLS, NOWHERE, POSITIONS, TILE, TILES

SLOTS: Final = ("slot1", "slot2", "slot3", "slot4")
FREE_TILES: Final = {"": "", "mast_regular": "mast", "sail_regular": "sail", "good": "good"}
PRINTED_PRICES: Final = [0, 1, 2, 3]
PHASES: Final = POSITIONS - 1


SOLD: Final = (
    HULLS,
    [f"{crest}-mast" for crest in CRESTS],
    [f"{crest}-sail" for crest in CRESTS],
    GOODS,
    (),
    (),
    (),
    (),
)
"""[NAU-6.1, 6.2] What each action sells; crowns are never sold."""


def _sold(row: Row, column: str) -> int:
    """[NAU-6.1] The kind that a slot of a blue tile shows; the others show none."""
    if row.word("costs_taler") == "no":
        row.word(column, ("",))
        return NOWHERE
    suffix = {"BUY_MAST": "-mast", "BUY_SAIL": "-sail"}.get(row.word("action"), "")
    name = lower(row.word(column)) + suffix
    if name not in TILE:
        raise row.error(column, "error-table-word", value=row.word(column), choices=", ".join(TILES))
    return TILE[name]


class ActionTile(Component, table="action_tiles.csv"):
    """[NAU-6.1, R22, R23] One action tile; a blue one sells four kinds, in the order of its slots."""

    action: int = key({upper(name): number for name, number in ACTION.items()})
    german_name: str = anything(unprinted=IN_WORDS)
    background: str = anything(unprinted=IN_COLOUR)
    costs_taler: bool = yes_no()
    slots: tuple[int, ...] = each(SLOTS, parsed(_sold, "tile"))

    @property
    def sold(self) -> tuple[int, ...]:
        """The kinds that can be bought, in slot order."""
        return self.slots if self.costs_taler else ()

    def check(self, row: Row) -> None:
        """[NAU-6.1, 6.2] Each of its four kinds once; crowns are never sold."""
        if {TILES[tile] for tile in self.sold} != set(SOLD[self.action]):
            raise row.error("slot1", "error-table-slots", value=row.word("action"))


class Bonus(Component, table="board_bonuses.csv"):
    """[NAU-4.2] What a position gives; `free` is mast, sail, good or nothing."""

    position: int = key(counted(PHASES, first=0))
    bonus: str = anything(unprinted="a name for what the other columns say")
    workers: int = within(0, 9)
    vp: int = within(0, 9)
    taler: int = within(0, 9)
    free: str = among(FREE_TILES, column="free_tile")

    @property
    def gives(self) -> tuple[int, int, int, str]:
        """Workers, points, talers, and the kind of a free tile."""
        return self.workers, self.vp, self.taler, self.free


class PriceStrip(Component, table="board_prices.csv"):
    """[NAU-6.1] The four prices of a position, in the order of the slots."""

    position: int = key(counted(PHASES, first=0))
    prices: tuple[int, ...] = each(SLOTS, within(0, 3))

    def check(self, row: Row) -> None:
        """[NAU-6.1] Each strip is a permutation of 0, 1, 2, 3."""
        if sorted(self.prices) != PRINTED_PRICES:
            raise row.error("slot1", "error-table-strip", value=" ".join(map(str, self.prices)))


class Sector(Component, table="wheel.csv"):
    """[NAU-5.2] The blue workers of a sector of the wheel: none at the anchor, one to three elsewhere."""

    offset: int = key(counted(PHASES, first=0))
    blue_workers: int = within(0, 3, here=lambda row: (0, 0) if row.word("offset") == "0" else (1, 3))


class Start(Component, table="setup.csv"):
    """[NAU-1.4, 3.1] What a seat begins with, and how long the game is."""

    players: int = within(2, 4)
    seat: int = within(1, 4)
    taler: int = within(0, 99)
    workers: int = within(0, 99)
    vp: int = within(0, 99, column="start_vp")
    rounds: int = within(1, 9)
    phases: int = within(PHASES, PHASES, column="phases_per_round")


def read_starts(tables: Tables) -> dict[int, tuple[Start, ...]]:
    """[NAU-1.4, 3.1] What every seat begins with, by players: each seat once, and one number of rounds."""
    found: dict[int, tuple[Start, ...]] = {2: (), 3: (), 4: ()}
    for row, start in Start.rows(tables):
        seats = found[start.players]
        row.number_in("seat", len(seats) + 1, min(len(seats) + 1, start.players))
        if seats and seats[0].rounds != start.rounds:
            raise row.error("rounds", "error-table-rounds", value=str(start.rounds))
        found[start.players] += (start,)
    for players, seats in found.items():
        if len(seats) != players:
            raise PelagosError("error-table-missing", file=Start.table, column="seat", missing=f"{players}")
    return found
