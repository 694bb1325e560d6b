"""The table of Nauticus as lines of text, made from a view alone."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from pelagos.core.game import SpotLine
from pelagos.core.memo import SameMemo
from pelagos.core.text import Fact, SeatName, Text, text
from pelagos.core.text_board import TextBoard, each, part
from pelagos.games.nauticus.names import GOODS, HULLS, TILES
from pelagos.games.nauticus.view import NauticusView, PositionView, SeatView, ShipView
from pelagos.games.nauticus.words import action_text, bonus_text, crest_text, tile_text

NONE = Text("nauticus-none")
MASTS = tuple(tile for tile in TILES if tile.endswith("-mast"))
SAILS = tuple(tile for tile in TILES if tile.endswith("-sail"))
MARKS: Final = tuple(Text(f"nauticus-mark-{mark}") for mark in ("anchor", "anchor-tile", "chosen", "face-down"))
LINES: Final = 1 << 11
"""How many lines of a kind are remembered: one that stays is the very same, so nobody need read it to know it."""
SPOT_LINES: Final = (
    SpotLine("round", "round"),
    SpotLine("position-{position}", "position"),
    SpotLine("stock-{tile}", "stock"),
    SpotLine("seat-{seat}-ship-{ship}", "ship"),
    SpotLine("seat-{seat}-warehouse", "warehouse"),
    SpotLine("seat-{seat}-stored-{}", "warehouse"),
    SpotLine("seat-{seat}-{}", "seat"),
    SpotLine("seat-{seat}", "seat"),
)
"""Where these lines tell of the spots of the drawing; the first that finds a line is taken."""


def _round(view: NauticusView) -> Text:
    return text("nauticus-board-round", round=view["round"], rounds=view["rounds"], phase=min(view["phase"], 7))


def _positions(view: NauticusView) -> list[Text]:
    marked = view["anchor"], view["anchor_tile"], view["chosen"]
    return [_position(number, place, marked) for number, place in enumerate(view["positions"])]


def _position(number: int, place: PositionView, marked: tuple[int | None, ...]) -> Text:
    anchor, tile, chosen = marked
    bonus = place["bonus"]
    gifts = bonus["workers"], bonus["vp"], bonus["taler"], bonus["free"]
    here = number == anchor, number == tile, number == chosen, not place["face_up"]
    return _position_line(number, place["action"], place["blue"], gifts, priced(place), here)


@lru_cache(LINES)
def _position_line(
    number: int,
    action: str | None,
    blue: int,
    gifts: tuple[int, int, int, str],
    prices: tuple[Text, ...],
    here: tuple[bool, ...],
) -> Text:
    """The very same line for the same place: what is said of seven of them stays when the eighth is chosen."""
    workers, vp, talers, free = gifts
    marks = tuple(mark for mark, lies in zip(MARKS, here, strict=True) if lies)
    facts: dict[str, Fact] = {
        "position": number,
        "number": number + 1,
        "action": action_text(action) if action else NONE,
        "blue": blue,
        "bonus": bonus_text(workers, vp, talers, free),
        "priced": "yes" if prices and MARKS[-1] not in marks else "no",
        "prices": prices or NONE,
        "marked": "yes" if marks else "no",
        "marks": marks or "",
    }
    return text("nauticus-board-position", **facts)


def priced(place: PositionView) -> tuple[Text, ...]:
    """[NAU-6.1] What the tile at a position sells, each with its price."""
    return tuple(_priced(entry["tile"], entry["price"]) for entry in place["prices"])


@cache
def _priced(tile: str, price: int) -> Text:
    return text("nauticus-priced", tile=tile_text(tile), price=price)


def _stock(view: NauticusView) -> list[Text]:
    stock = view["stock"]
    return [_stock_line(kinds, tuple([stock[kind] for kind in kinds])) for kinds in (HULLS, MASTS, SAILS, GOODS)]


@lru_cache(LINES)
def _stock_line(kinds: tuple[str, ...], numbers: tuple[int, ...]) -> Text:
    return text("nauticus-board-stock", tiles=tuple(counted(dict(zip(kinds, numbers, strict=True)))))


def _seat(view: NauticusView, number: int, seat: SeatView) -> list[Text]:
    owner = SeatName(number)
    lines = [
        text(
            "nauticus-board-seat",
            seat=owner,
            score=seat["score"],
            vp=seat["vp"],
            talers=seat["taler"],
            workers=seat["workers"],
            crowns=seat["crowns"],
            passes=seat["flipped"],
            penalties=", ".join(f"−{penalty}" for penalty in seat["penalties"][seat["flipped"] :]) or NONE,
            extra="yes" if seat["extra"] else "no",
            start="yes" if view["start"] == number else "no",
            turn="yes" if view["turn"] == number else "no",
        ),
        _warehouse_line(seat["load"], seat["spaces"], tuple(seat["warehouse"])),
    ]
    lines += [SHIPS(ship, i) for i, ship in enumerate(seat["ships"])]
    delivered = tuple([(good, count) for good, count in seat["delivered"].items() if count])
    return [*lines, _delivered_line(delivered)] if delivered else lines


@lru_cache(LINES)
def _warehouse_line(load: int, spaces: int, stored: tuple[str, ...]) -> Text:
    tiles = tuple(counted({tile: stored.count(tile) for tile in stored})) or NONE
    return text("nauticus-board-warehouse", load=load, spaces=spaces, tiles=tiles)


@lru_cache(LINES)
def _delivered_line(delivered: tuple[tuple[str, int], ...]) -> Text:
    return text("nauticus-board-delivered", goods=tuple(counted(dict(delivered))))


def _ship(ship: ShipView, number: int) -> Text:
    state = "finished" if ship["finished"] else "closed" if ship["closed"] else "open"
    return text(
        "nauticus-board-ship",
        ship=number + 1,
        state=state,
        cells=tuple(_cell(cell["part"], cell["mast"], cell["sail"], cell["good"]) for cell in ship["cells"]),
    )


SHIPS: Final = SameMemo(_ship, 1 << 12)
"""A ship is seen once as long as nothing is built on it, so it is told once, too."""


@cache
def _cell(part: str, mast: str, sail: str, good: str) -> Text:
    return text(
        "nauticus-board-cell",
        part=tile_text(part),
        mast=_crest(mast),
        sail=_crest(sail),
        good=NONE if good == "-" else tile_text(good),
    )


@cache
def _crest(crest: str) -> Text:
    return NONE if crest == "-" else crest_text(crest)


def counted(tiles: dict[str, int]) -> list[Text]:
    """So many of each tile."""
    return [_number_of(tile, number) for tile, number in tiles.items()]


@cache
def _number_of(tile: str, number: int) -> Text:
    return text("nauticus-counted", number=number, tile=tile_text(tile))


board: Final = TextBoard[NauticusView](part(_round), part(_positions), part(_stock), each("seats", _seat))
"""Round and wheel first, then the stock, then each seat with its yard."""
