"""[NAU-1.6] Who sees what: in Nauticus everybody sees everything, and nothing hidden is ever stored.

The order of the action tiles does not exist before they are laid, so there is nothing to draw anew.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from pelagos.games.nauticus.data import Pack
from pelagos.games.nauticus.ending import final_vp
from pelagos.games.nauticus.fields import FIELDS
from pelagos.games.nauticus.light import crowns_of
from pelagos.games.nauticus.names import ACTIONS, GOODS, NOWHERE, TILES
from pelagos.games.nauticus.ships import ship
from pelagos.games.nauticus.state import Nauticus, start_seat
from pelagos.games.nauticus.view import NauticusView, PositionView, SeatView, ShipView
from pelagos.games.nauticus.workers import facing

REMEMBERED: Final = 1 << 12
GIFTS: Final = ("workers", "vp", "taler", "free")


def observe(s: Nauticus, seat: int | None) -> NauticusView:
    """[NAU-1.6] The open table, the same for every seat and for spectators."""
    return {
        "game": "nauticus",
        "viewer": seat,
        "moment": f"{s.round}.{s.phase}",
        "round": s.round,
        "rounds": s.rounds,
        "phase": s.phase,
        "phases": s.pack.phases,
        "start": start_seat(s),
        "turn": None if s.turn == NOWHERE else s.turn,
        "anchor": s.anchor,
        "anchor_tile": None if s.anchor_tile == NOWHERE else s.anchor_tile,
        "chosen": None if s.chosen == NOWHERE else s.chosen,
        "positions": _positions(s.pack, s.anchor, s.layout, s.face_up),
        "stock": dict(zip(TILES, s.stock, strict=True)),
        "blue": s.blue,
        "seats": [_seat(s, number) for number in range(s.seats)],
    }


def own_sight(s: Nauticus, seat: int | None) -> dict[str, int | None]:
    """[NAU-1.6] Nothing is hidden from one seat only."""
    return {"viewer": seat}


def determinise(s: Nauticus, seat: int | None, rng: Random) -> Nauticus:
    """[NAU-1.6] A clone: no seat is ignorant of anything that exists."""
    return FIELDS.determinise(s, seat, rng)


@lru_cache(REMEMBERED)
def _positions(pack: Pack, anchor: int, layout: tuple[int, ...], face_up: tuple[bool, ...]) -> list[PositionView]:
    """What is seen of the wheel; made once for all, like a ship: views are read, never changed."""
    tiles = zip(layout, face_up, strict=True)
    return [_position(pack, number, anchor, action, up) for number, (action, up) in enumerate(tiles)]


@lru_cache(REMEMBERED)
def _position(pack: Pack, position: int, anchor: int, action: int, face_up: bool) -> PositionView:
    """What is seen of a place of the wheel."""
    kinds = () if action == NOWHERE else pack.slots[action]
    workers, vp, taler, free = pack.bonuses[position].gives
    return {
        "action": None if action == NOWHERE else ACTIONS[action],
        "face_up": face_up,
        "blue": facing(pack, position, anchor),
        "bonus": {"workers": workers, "vp": vp, "taler": taler, "free": free},
        "prices": [
            {"tile": TILES[tile], "price": price} for tile, price in zip(kinds, pack.prices[position], strict=False)
        ],
    }


def _seat(s: Nauticus, seat: int) -> SeatView:
    return {
        "vp": s.vp[seat],
        "taler": s.taler[seat],
        "workers": s.workers[seat],
        "extra": s.extra[seat],
        "flipped": s.flipped[seat],
        "penalties": list(s.pack.penalties),
        "crowns": crowns_of(s, seat),
        "warehouse": [TILES[tile] for tile in s.warehouse[seat]],
        "load": s.load[seat],
        "spaces": s.pack.warehouse,
        "ships": [_ship(text) for text in s.yards[seat]],
        "delivered": dict(zip(GOODS, s.delivered[seat], strict=True)),
        "score": final_vp(s, seat),
    }


@lru_cache(REMEMBERED)
def _ship(text: str) -> ShipView:
    found = ship(text)
    return {
        "cells": [{"part": cell.part, "mast": cell.mast, "sail": cell.sail, "good": cell.good} for cell in found.cells],
        "closed": found.closed,
        "finished": found.finished,
    }
