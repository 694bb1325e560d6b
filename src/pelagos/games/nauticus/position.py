"""Positions of Nauticus described by named fields, for case files. Seats are A, B, C, D."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from pelagos.core.case_values import against, flag_in, list_in, number_in, table_in, unknown, word_in, wrong
from pelagos.core.errors import PelagosError
from pelagos.core.game import AnyOrder
from pelagos.core.state import replaced
from pelagos.games.nauticus.ending import final_scoring, final_vp, places_now, treasure
from pelagos.games.nauticus.light import crowns_of
from pelagos.games.nauticus.names import (
    ACTIONS,
    EMPTY,
    FIRST_GOOD,
    GOODS,
    NOWHERE,
    POSITIONS,
    TILE,
    TILES,
)
from pelagos.games.nauticus.rounds import choose_tile, end_phase, end_round
from pelagos.games.nauticus.ships import Cell, ship, write
from pelagos.games.nauticus.spelling import as_named
from pelagos.games.nauticus.state import Nauticus, start_seat
from pelagos.games.nauticus.turns import after_menu, turn

LETTERS: Final = "ABCD"
NONE: Final = "none"
WINDOWS: Final = ("tile", "turn", "after", "round-end", "scoring")
IN_A_TURN: Final = ("turn", "after")
CELL_WORDS: Final = 4


def arrange(s: Nauticus, fields: Mapping[str, Any]) -> Nauticus:
    """The set-up with the named fields changed; the stock shrinks by what players own unless it is named."""
    for key, value in fields.items():
        if key not in BOARD_FIELDS and key not in ("seats", "stock", "window", "turn"):
            raise unknown("given", key, (*BOARD_FIELDS, "seats", "stock", "turn", "window"))
        if key in BOARD_FIELDS:
            BOARD_FIELDS[key](s, value)
    for letter, facts in table_in("seats", fields.get("seats", {})).items():
        _arrange_seat(s, _seat_number(s, letter), table_in(f"seats.{letter}", facts))
    _check_told(s, fields)
    s.stock = _stock(s, table_in("stock", fields.get("stock", {})))
    if fields:
        _open_window(s, fields)
    return s


def _check_told(s: Nauticus, fields: Mapping[str, Any]) -> None:
    """[NAU-1.1, 7.2, 10.1] The wheel as it is at first; one pass in each phase, and all turned back after a round."""
    if fields.get("round") == 1 and s.anchor:
        raise against("anchor", s.anchor, "round = 1", "NAU-1.1")
    for seat, flipped in enumerate(s.flipped):
        if "phase" in fields and flipped > s.phase:
            raise against(f"seats.{LETTERS[seat]}.flipped", flipped, f"phase = {s.phase}", "NAU-7.2")


def describe(s: Nauticus) -> dict[str, Any]:
    """Everything that can be expected of a position, by the same names and some derived ones."""
    return {
        "round": s.round,
        "phase": s.phase,
        "anchor": s.anchor,
        "anchor_tile": _or_none(s.anchor_tile),
        "chosen": _or_none(s.chosen),
        "layout": {str(i): ACTIONS[action] for i, action in enumerate(s.layout) if action != NOWHERE},
        "face_down": AnyOrder(i for i, up in enumerate(s.face_up) if not up),
        "start": LETTERS[start_seat(s)],
        "turn": LETTERS[s.turn] if s.turn != NOWHERE else NONE,
        "blue": s.blue,
        "stock": dict(zip(TILES, s.stock, strict=True)),
        "seats": {LETTERS[seat]: _describe_seat(s, seat) for seat in range(s.seats)},
    }


def _describe_seat(s: Nauticus, seat: int) -> dict[str, Any]:
    return {
        "vp": s.vp[seat],
        "taler": s.taler[seat],
        "workers": s.workers[seat],
        "extra": s.extra[seat],
        "flipped": s.flipped[seat],
        "warehouse": AnyOrder(TILES[tile] for tile in s.warehouse[seat]),
        "load": s.load[seat],
        "ships": [short(text) for text in s.yards[seat]],
        "finished": AnyOrder(i for i, text in enumerate(s.yards[seat], start=1) if ship(text).finished),
        "delivered": dict(zip(GOODS, s.delivered[seat], strict=True)),
        "crowns": crowns_of(s, seat),
        "treasure": treasure(s, seat),
        "score": final_vp(s, seat),
        "rank": places_now(s)[seat],
    }


def short(text: str) -> str:
    """A ship text without its empty ends: `bow:anchor stern` for `bow:anchor:-:- stern:-:-:-`.

    >>> short("bow:anchor:-:- stern:-:-:-")
    'bow:anchor stern'
    """
    return " ".join(word.rstrip(":-") for word in text.split())


def read_ship(text: str) -> str:
    """The full text of a ship written in short."""
    cells = []
    for word in as_named(str(text)).split():
        parts = word.split(":")
        if len(parts) > CELL_WORDS or not all(parts) or parts[0] not in TILES[:4]:
            raise PelagosError("error-case-ship", value=str(text), word=word)
        cells.append(Cell(*parts, *(EMPTY,) * (CELL_WORDS - len(parts))))
    if not cells:
        raise PelagosError("error-case-ship", value=str(text), word="")
    for cell in cells:
        _rigged(str(text), cell)
    return write(tuple(cells))


def _rigged(text: str, cell: Cell) -> None:
    known = {
        cell.mast: f"{cell.mast}-mast" in TILE,
        cell.sail: f"{cell.sail}-sail" in TILE,
        cell.good: cell.good in GOODS,
    }
    for word, is_known in known.items():
        if word != EMPTY and not is_known:
            raise PelagosError("error-case-ship", value=text, word=word)


def _set_number(field: str, low: int, high: int) -> Callable[[Nauticus, Any], None]:
    def set_it(s: Nauticus, value: Any) -> None:
        setattr(s, field, number_in(field, value, low, high))

    return set_it


def _set_position(field: str) -> Callable[[Nauticus, Any], None]:
    def set_it(s: Nauticus, value: Any) -> None:
        setattr(s, field, NOWHERE if value == NONE else number_in(field, value, 0, POSITIONS - 1))

    return set_it


def _set_layout(s: Nauticus, value: Any) -> None:
    """A list of eight actions, or a table of positions; the actions that are not named fill the rest."""
    if isinstance(value, list) and len(value) != POSITIONS:
        problem = f"layout: a list names all {POSITIONS} positions, not {len(value)}; a table may name some [NAU-3.2]"
        raise PelagosError("error-case-impossible", problem=problem)
    named = dict(enumerate(value)) if isinstance(value, list) else _positions(value)
    laid = {number_in("layout", p, 0, POSITIONS - 1): word_in("layout", name, ACTIONS) for p, name in named.items()}
    rest = iter([action for action in range(len(ACTIONS)) if action not in laid.values()])
    s.layout = tuple(laid[p] if p in laid else next(rest, 0) for p in range(POSITIONS))


def _positions(value: Any) -> dict[int, Any]:
    known = [str(position) for position in range(POSITIONS)]
    for position in table_in("layout", value):
        if position not in known:
            raise unknown("layout", position, tuple(known))
    return {int(position): action for position, action in value.items()}


def _set_face_down(s: Nauticus, value: Any) -> None:
    down = [number_in("face_down", position, 0, POSITIONS - 1) for position in list_in("face_down", value)]
    if len(set(down)) != len(down):
        raise wrong("face_down", down)
    s.face_up = tuple(position not in down for position in range(POSITIONS))


BOARD_FIELDS: Final[dict[str, Callable[[Nauticus, Any], None]]] = {
    "round": _set_number("round", 1, 9),
    "phase": _set_number("phase", 1, 8),
    "anchor": _set_number("anchor", 0, POSITIONS - 1),
    "anchor_tile": _set_position("anchor_tile"),
    "chosen": _set_position("chosen"),
    "layout": _set_layout,
    "face_down": _set_face_down,
}

SEAT_NUMBERS: Final = {"vp": (-99, 999), "taler": (0, 999), "workers": (0, 999), "flipped": (0, 3)}
SEAT_FIELDS: Final = (*SEAT_NUMBERS, "extra", "warehouse", "ships", "delivered")


def _arrange_seat(s: Nauticus, seat: int, facts: Mapping[str, Any]) -> None:
    for key, value in facts.items():
        if key in SEAT_NUMBERS:
            setattr(s, key, replaced(getattr(s, key), seat, number_in(key, value, *SEAT_NUMBERS[key])))
        elif key == "extra":
            s.extra = replaced(s.extra, seat, bool(flag_in(key, value)))
        elif key == "warehouse":
            tiles = tuple(sorted(word_in("tile", name, TILES) for name in list_in(key, value)))
            s.warehouse = replaced(s.warehouse, seat, tiles)
            s.load = replaced(s.load, seat, sum(s.pack.spaces[tile] for tile in tiles))
        elif key == "ships":
            s.yards = replaced(s.yards, seat, tuple(read_ship(text) for text in list_in(key, value)))
        elif key == "delivered":
            named = table_in(key, value).items()
            pile = {word_in(key, good, GOODS): number_in(key, count, 0, 99) for good, count in named}
            s.delivered = replaced(s.delivered, seat, tuple(pile.get(good, 0) for good in range(len(GOODS))))
        else:
            raise unknown("seats", key, SEAT_FIELDS)


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
    default = "turn" if s.chosen != NOWHERE else "tile" if BOARD_FIELDS.keys() & fields else ""
    window = fields.get("window", default)
    if window not in (*WINDOWS, ""):
        raise PelagosError("error-case-value", field="window", value=f"{window} ({', '.join(WINDOWS)})")
    _check_window(s, fields, window)
    if not window:
        return
    if NOWHERE in s.layout:
        _set_layout(s, {})
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


def _or_none(position: int) -> int | str:
    return NONE if position == NOWHERE else position
