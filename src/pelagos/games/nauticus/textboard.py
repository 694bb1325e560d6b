"""The table of Nauticus as lines of text, made from a view alone."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from pelagos.core.game import SpotLine
from pelagos.core.memo import SameMemo
from pelagos.core.text import Fact, SeatName, Text, text
from pelagos.core.text_board import TextBoard, each, part
from pelagos.games.nauticus.names import GOODS, HULLS, TILES
from pelagos.games.nauticus.view import BonusView, NauticusView, PositionView, SeatView, ShipView
from pelagos.games.nauticus.words import action_text, bonus_text, crest_text, tile_text

NONE = Text("nauticus-none")
MASTS = tuple(tile for tile in TILES if tile.endswith("-mast"))
SAILS = tuple(tile for tile in TILES if tile.endswith("-sail"))
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


def _position(view: NauticusView, number: int, place: PositionView) -> Text:
    marks = [
        Text("nauticus-mark-anchor") if number == view["anchor"] else None,
        Text("nauticus-mark-anchor-tile") if number == view["anchor_tile"] else None,
        Text("nauticus-mark-chosen") if number == view["chosen"] else None,
        None if place["face_up"] else Text("nauticus-mark-face-down"),
    ]
    prices = priced(place)
    facts: dict[str, Fact] = {
        "position": number,
        "number": number + 1,
        "action": action_text(place["action"]) if place["action"] else NONE,
        "blue": place["blue"],
        "bonus": bonus_text(**_bonus(place["bonus"])),
        "priced": "yes" if prices and place["face_up"] else "no",
        "prices": prices or NONE,
        "marked": "yes" if any(marks) else "no",
        "marks": tuple(mark for mark in marks if mark) or "",
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
    return [
        text("nauticus-board-stock", tiles=tuple(counted({kind: stock[kind] for kind in kinds})))
        for kinds in (HULLS, MASTS, SAILS, GOODS)
    ]


def _bonus(bonus: BonusView) -> dict[str, Any]:
    return {"workers": bonus["workers"], "vp": bonus["vp"], "talers": bonus["taler"], "free": bonus["free"]}


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
        text(
            "nauticus-board-warehouse",
            load=seat["load"],
            spaces=seat["spaces"],
            tiles=_stored(seat["warehouse"]),
        ),
    ]
    lines += [SHIPS(ship, i) for i, ship in enumerate(seat["ships"])]
    delivered = counted({good: count for good, count in seat["delivered"].items() if count})
    if delivered:
        lines.append(text("nauticus-board-delivered", goods=tuple(delivered)))
    return lines


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


def _stored(tiles: list[str]) -> tuple[Text, ...] | Text:
    return tuple(counted({tile: tiles.count(tile) for tile in tiles})) or NONE


def counted(tiles: dict[str, int]) -> list[Text]:
    """So many of each tile."""
    return [_number_of(tile, number) for tile, number in tiles.items()]


@cache
def _number_of(tile: str, number: int) -> Text:
    return text("nauticus-counted", number=number, tile=tile_text(tile))


board: Final = TextBoard[NauticusView](part(_round), each("positions", _position), part(_stock), each("seats", _seat))
"""Round and wheel first, then the stock, then each seat with its yard."""
