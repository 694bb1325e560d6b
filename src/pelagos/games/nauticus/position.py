"""Positions of Nauticus described by named fields, for case files. Seats are A, B, C, D."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pelagos.core.case_values import against, number_in, table_in, unknown, word_in
from pelagos.core.errors import PelagosError
from pelagos.games.nauticus.ending import final_scoring
from pelagos.games.nauticus.fields import FIELDS, LETTERS, NONE, Layout
from pelagos.games.nauticus.names import FIRST_GOOD, NOWHERE, TILES
from pelagos.games.nauticus.rounds import choose_tile, end_phase, end_round
from pelagos.games.nauticus.ships import ship
from pelagos.games.nauticus.state import Nauticus, start_seat
from pelagos.games.nauticus.turns import after_menu, turn

WINDOWS: Final = ("tile", "turn", "after", "round-end", "scoring")
IN_A_TURN: Final = ("turn", "after")


def arrange(s: Nauticus, fields: Mapping[str, Any]) -> Nauticus:
    """The set-up with the named fields changed; the stock shrinks by what players own unless it is named."""
    FIELDS.arrange(s, fields, also=("stock", "turn", "window"))
    s.load = tuple(sum(s.pack.spaces[tile] for tile in stored) for stored in s.warehouse)
    _check_given(s, fields)
    s.stock = _stock(s, table_in("stock", fields.get("stock", {})))
    if fields:
        _open_window(s, fields)
    return s


def describe(s: Nauticus) -> dict[str, Any]:
    """Everything that can be expected of a position, by the same names and some derived ones."""
    return FIELDS.describe(s)


def _check_given(s: Nauticus, fields: Mapping[str, Any]) -> None:
    """[NAU-1.1, 7.2, 10.1] The wheel as it is at first; one pass in each phase, and all turned back after a round."""
    if fields.get("round") == 1 and s.anchor:
        raise against("anchor", s.anchor, "round = 1", "NAU-1.1")
    for seat, flipped in enumerate(s.flipped):
        if "phase" in fields and flipped > s.phase:
            raise against(f"seats.{LETTERS[seat]}.flipped", flipped, f"phase = {s.phase}", "NAU-7.2")


def _stock(s: Nauticus, named: Mapping[str, Any]) -> tuple[int, ...]:
    stock = list(s.pack.counts)
    for seat in range(s.seats):
        for tile in (*s.warehouse[seat], *(t for text in s.yards[seat] for t in ship(text).tiles)):
            stock[tile] -= 1
        for good, count in enumerate(s.delivered[seat]):
            stock[FIRST_GOOD + good] -= count
    for name, count in named.items():
        stock[word_in("tile", name, TILES)] = number_in("stock", count, 0, 99)
    return tuple(stock)


def _open_window(s: Nauticus, fields: Mapping[str, Any]) -> None:
    """Where the game stands: choosing a tile, in somebody's turn, after it, or at an end."""
    default = (
        "turn" if s.chosen != NOWHERE else "tile" if {field.name for field in FIELDS.shared} & fields.keys() else ""
    )
    window = fields.get("window", default)
    if window not in (*WINDOWS, ""):
        raise PelagosError("error-case-value", field="window", value=f"{window} ({', '.join(WINDOWS)})")
    _check_window(s, fields, window)
    if not window:
        return
    if NOWHERE in s.layout:
        s.layout = Layout().read(s, "layout", {})
    s.agenda = ()
    if window in IN_A_TURN:
        first = _seat_number(s, fields["turn"]) if "turn" in fields else start_seat(s)
        s.turn = first
        waiting = (start_seat(s) - first - 1) % s.seats
        rest = tuple((turn, (first + i) % s.seats) for i in range(1, waiting + 1))
        s.do((turn if window == "turn" else after_menu, first), *rest, (end_phase,))
    else:
        s.do({"tile": (choose_tile,), "round-end": (end_round,), "scoring": (final_scoring,)}[window])


def _check_window(s: Nauticus, fields: Mapping[str, Any], window: str) -> None:
    """Every field must mean something where the game stands; nothing is silently passed over."""
    ended = s.phase > s.pack.phases
    if window == "round-end" and not ended:
        raise PelagosError("error-case-value", field="phase", value=f"{s.phase} (round-end: {s.pack.phases + 1})")
    if ended and window not in ("round-end", "scoring"):
        raise PelagosError("error-case-value", field="phase", value=f"{s.phase} ({window or 'tile'})")
    if window in IN_A_TURN and s.chosen == NOWHERE:
        raise PelagosError("error-case-missing", field="chosen")
    for field in ("chosen", "turn"):
        if window not in IN_A_TURN and fields.get(field, NONE) != NONE:
            raise PelagosError("error-case-value", field=field, value=f"{fields[field]} ({window or 'tile'})")


def _seat_number(s: Nauticus, letter: Any) -> int:
    if not isinstance(letter, str) or letter not in tuple(LETTERS[: s.seats]):
        raise unknown("seat", str(letter), tuple(LETTERS[: s.seats]))
    return LETTERS.index(letter)
