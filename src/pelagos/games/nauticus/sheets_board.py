"""What can be read on the board of Nauticus: action tiles, positions, wheel; what everybody begins with, what else
is in the box."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pelagos.core.case_values import slug
from pelagos.core.sheets import USE, Line, Sheet, printed
from pelagos.core.tables import Row
from pelagos.core.text import Fact, Text, text
from pelagos.games.nauticus.buying import REPEAT_PRICE
from pelagos.games.nauticus.data_board import PHASES, ActionTile, Bonus, PriceStrip, Sector, Start
from pelagos.games.nauticus.data_pieces import BoxItem
from pelagos.games.nauticus.ending import TALERS_PER_POINT
from pelagos.games.nauticus.extra import EXTRA_PRICE, EXTRA_WORKERS
from pelagos.games.nauticus.light import CROWN_CAP, TALERS_PER_WORKER
from pelagos.games.nauticus.names import ACTIONS, TILES
from pelagos.games.nauticus.sheets import SHEETS, piece_text
from pelagos.games.nauticus.words import action_text, bonus_text, points_text, position_text, tile_text

__all__ = ["SHEETS"]

NUMBERS: Final[dict[str, Fact]] = {
    "again": REPEAT_PRICE,
    "talers": TALERS_PER_WORKER,
    "cap": CROWN_CAP,
    "phases": PHASES,
    "extra_workers": EXTRA_WORKERS,
    "extra_price": EXTRA_PRICE,
    "leftover": TALERS_PER_POINT,
}
"""The numbers of the rules of which sheets speak."""
ACTION_RULES: Final = {
    "buy-hull": "NAU-6.5",
    "buy-mast": "NAU-6.7",
    "buy-sail": "NAU-6.8",
    "buy-goods": "NAU-6.10",
    "transport": "NAU-6.12",
    "withdraw": "NAU-6.13",
    "deliver": "NAU-6.14",
    "crowns": "NAU-6.15",
}
ALSO: Final = {
    "anchor-tile": (Text("nauticus-mark-anchor-tile"),),
    "points": (Text("nauticus-score-track"),),
    "scoring": (text("nauticus-score-leftovers", talers=TALERS_PER_POINT),),
}
"""What else is said of them: on the board, in the score sheet."""
COIN: Final = re.compile(r"coins of (\d+) taler")
IN_BOX: Final = {
    "game board": ("board", "NAU-1.1", "NAU-4.2", "NAU-6.1"),
    "wheel (turntable)": ("wheel", "NAU-5.2", "NAU-5.3"),
    "action tiles": ("action-tiles", "NAU-3.2", "NAU-3.3", "NAU-3.6"),
    "anchor tile": ("anchor-tile", "NAU-3.5", "NAU-3.2", "NAU-R25"),
    "victory point markers": ("points", "NAU-1.1", "NAU-11.4"),
    "round marker": ("round", "NAU-3.1", "NAU-10.2"),
    "start player figure": ("start-player", "NAU-1.5", "NAU-3.3", "NAU-3.5"),
    "warehouse boards": ("warehouse", "NAU-6.11", "NAU-2.1", "NAU-6.12"),
    "hull tiles": ("ships", "NAU-6.5", "NAU-6.6", "NAU-9.1", "NAU-9.2", "NAU-9.4"),
    "masts": ("masts", "NAU-6.7", "NAU-6.9"),
    "sails": ("sails", "NAU-6.8", "NAU-6.9", "NAU-9.1"),
    "goods": ("goods", "NAU-6.10", "NAU-6.14", "NAU-11.1"),
    "worker cubes": ("workers", "NAU-5.1", "NAU-5.3", "NAU-5.4"),
    "coins of 1 taler": ("talers", "NAU-5.4", "NAU-11.3"),
    "coins of 5 taler": ("talers",),
    "pass tiles": ("pass-tiles", "NAU-7.1", "NAU-7.2", "NAU-7.3", "NAU-10.1"),
    "extra action tiles": ("extra-action", "NAU-8.1", "NAU-8.2", "NAU-8.3", "NAU-8.4"),
    "final scoring overview": ("scoring", "NAU-11.1", "NAU-11.2", "NAU-11.3", "NAU-11.4"),
}
"""What the lines of the box's list speak of, and the rules for it."""


@SHEETS.of(ActionTile)
def action_sheet(tile: ActionTile, row: Row) -> Iterator[Sheet]:
    """[NAU-6.1 to 6.4, 6.12 to 6.15] An action tile: what it sells, what its workers do."""
    name = ACTIONS[tile.action]
    use = [Line(text(f"nauticus-sheet-action-{name}", **NUMBERS), ACTION_RULES[name], USE)]
    if tile.sold:
        sold = tuple(tile_text(TILES[kind]) for kind in tile.sold)
        use.insert(0, Line(text("nauticus-sheet-sells", tiles=sold), "NAU-6.1"))
        use.append(Line(text("nauticus-sheet-buying", **NUMBERS), "NAU-6.2", USE))
        use.append(Line(Text("nauticus-sheet-gift"), "NAU-6.3", USE))
        use.append(Line(Text("nauticus-sheet-golden"), "NAU-2.1", USE))
    yield Sheet(
        f"action-{name}",
        action_text(name),
        "nauticus-kind-action",
        lines=(*printed(row, "nauticus", "costs_taler", rule="NAU-6.1"), *use),
        brief=text(f"nauticus-brief-{name}", **NUMBERS),
        rules=("NAU-5.1", ACTION_RULES[name], *(("NAU-6.1", "NAU-6.2", "NAU-6.3", "NAU-6.4") if tile.sold else ())),
    )


@SHEETS.of(Bonus)
def bonus_sheet(bonus: Bonus, row: Row) -> Iterator[Sheet]:
    """[NAU-4.1, 4.2] What choosing the tile of a position gives."""
    gives = bonus_text(*bonus.gives) or Text("nauticus-none")
    yield Sheet(
        f"position-{bonus.position}",
        position_text(bonus.position),
        "nauticus-kind-position",
        lines=(Line(text("nauticus-sheet-bonus", bonus=gives), "NAU-4.2"),),
        brief=text("nauticus-brief-position", bonus=gives),
        rules=("NAU-4.1", "NAU-4.2", "NAU-4.4"),
    )


@SHEETS.of(PriceStrip)
def price_sheet(strip: PriceStrip, row: Row) -> Iterator[Sheet]:
    """[NAU-6.1, R22] The four prices printed at a position."""
    prices = ", ".join(map(str, strip.prices))
    yield Sheet(
        f"position-{strip.position}",
        position_text(strip.position),
        lines=(Line(text("nauticus-sheet-prices", prices=prices), "NAU-6.1"),),
        rules=("NAU-6.1", "NAU-6.2", "NAU-R22"),
    )


@SHEETS.of(Sector)
def sector_sheet(sector: Sector, row: Row) -> Iterator[Sheet]:
    """[NAU-5.2] The blue workers of the wheel, by the way from the anchor."""
    said = text("nauticus-sheet-sector", offset=sector.offset, blue=sector.blue_workers)
    yield Sheet("wheel", piece_text("wheel"), lines=(Line(said, "NAU-5.2"),))


@SHEETS.of(Start)
def start_sheet(start: Start, row: Row) -> Iterator[Sheet]:
    """[NAU-1.3, 1.4, 3.1] What a seat begins with, and how long the game is."""
    said = text(
        "nauticus-sheet-start",
        players=start.players,
        rounds=start.rounds,
        phases=start.phases,
        seat=start.seat,
        talers=text("nauticus-n-talers", number=start.taler),
        workers=text("nauticus-n-workers", number=start.workers),
        points=points_text(start.vp),
    )
    rules = ("NAU-1.3", "NAU-1.4", "NAU-3.1")
    yield Sheet("seat", piece_text("seat"), "nauticus-kind-start", lines=(Line(said, "NAU-1.4"),), rules=rules)


@SHEETS.of(BoxItem)
def box_sheet(item: BoxItem, row: Row) -> Iterator[Sheet]:
    """[NAU-1.2] How many of a thing are in the box, how far they go, and what they are for."""
    piece, *rules = IN_BOX.get(item.component, (f"box-{slug(item.component)}",))
    use = [Line(text(f"nauticus-sheet-{piece}", **NUMBERS), part=USE)] if rules else []
    limit = [Line(_limit(item.limit))] if item.limit else []
    yield Sheet(
        piece,
        piece_text(piece),
        "nauticus-kind-material",
        title="" if item.component in IN_BOX else item.component,
        lines=(Line(_in_box(item)), *limit, *use),
        brief=Text("nauticus-brief-pass") if piece == "pass-tiles" else Text(""),
        rules=tuple(rules),
        names=ALSO.get(piece, ()),
    )


def _in_box(item: BoxItem) -> Text:
    coin = COIN.fullmatch(item.component)
    if coin:
        return text("nauticus-sheet-coins", number=item.count, face=int(coin[1]))
    return text("nauticus-sheet-in-box", number=item.count)


def _limit(words: str) -> Text:
    """What the list says of a thing; what no catalogue knows is said as it stands there."""
    number, _, rest = words.partition(" ")
    if rest == "spaces each" and number.isdigit():
        return text("nauticus-sheet-spaces", number=int(number))
    return text("nauticus-sheet-limit", limit=slug(words), words=words)
