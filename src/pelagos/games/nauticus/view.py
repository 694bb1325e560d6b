"""What is seen of a game of Nauticus, as plain data: drawings, text boards, bots and programs read this."""

from __future__ import annotations

from typing import TypedDict


class BonusView(TypedDict):
    """[NAU-4.2] What choosing a tile gives."""

    workers: int
    vp: int
    taler: int
    free: str


class PriceView(TypedDict):
    """[NAU-6.1] What a tile costs."""

    tile: str
    price: int


class PositionView(TypedDict):
    """[NAU-3.2, 4.2, 5.2] A place of the wheel."""

    action: str | None
    face_up: bool
    blue: int
    bonus: BonusView
    prices: list[PriceView]


class CellView(TypedDict):
    """[NAU-6.5 to 6.10] A hull part with what stands on it; "-" where nothing does."""

    part: str
    mast: str
    sail: str
    good: str


class ShipView(TypedDict):
    """[NAU-6.5, 9.1] A ship of a yard."""

    cells: list[CellView]
    closed: bool
    finished: bool


class SeatView(TypedDict):
    """[NAU-1.6] What lies in front of a player."""

    vp: int
    taler: int
    workers: int
    extra: bool
    flipped: int
    penalties: list[int]
    crowns: int
    warehouse: list[str]
    load: int
    spaces: int
    ships: list[ShipView]
    delivered: dict[str, int]
    score: int


class NauticusView(TypedDict):
    """[NAU-1.6] The open table."""

    game: str
    viewer: int | None
    moment: str
    round: int
    rounds: int
    phase: int
    phases: int
    start: int
    turn: int | None
    anchor: int
    anchor_tile: int | None
    chosen: int | None
    positions: list[PositionView]
    stock: dict[str, int]
    blue: int
    seats: list[SeatView]
