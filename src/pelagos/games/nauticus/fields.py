"""The fields of a position: what each holds, how it is written and read, what it cannot be. Seats are A, B, C, D."""

from __future__ import annotations

from typing import Any, Final

from pelagos.core.case_values import list_in, number_in, table_in, unknown, word_in, wrong
from pelagos.core.errors import PelagosError
from pelagos.core.fields import Derived, Field, Fields, Kept
from pelagos.core.forms import Count, Flag, Form, Pieces, Tally
from pelagos.core.game import AnyOrder
from pelagos.games.nauticus.ending import final_vp, places_now, treasure
from pelagos.games.nauticus.light import crowns_of
from pelagos.games.nauticus.names import ACTIONS, EMPTY, GOODS, NOWHERE, POSITIONS, TILE, TILES
from pelagos.games.nauticus.ships import Cell, ship, write
from pelagos.games.nauticus.spelling import as_named
from pelagos.games.nauticus.state import Nauticus, start_seat
from pelagos.games.nauticus.verbs import GOODS_KIND, TILE_KIND

LETTERS: Final = "ABCD"
NONE: Final = "none"
CELL_WORDS: Final = 4


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


class Place(Form):
    """A position of the board, or none."""

    form = "one"

    def write(self, s: Nauticus, value: int) -> int | str:
        return NONE if value == NOWHERE else value

    def read(self, s: Nauticus, field: str, written: Any) -> int:
        return NOWHERE if written == NONE else number_in(field, written, 0, POSITIONS - 1)


class Layout(Form):
    """The action at each position: a list of eight, or a table of some; the others fill the rest."""

    form = "pieces"

    def write(self, s: Nauticus, value: tuple[int, ...]) -> dict[str, str]:
        return {str(place): ACTIONS[action] for place, action in enumerate(value) if action != NOWHERE}

    def read(self, s: Nauticus, field: str, written: Any) -> tuple[int, ...]:
        if isinstance(written, list) and len(written) != POSITIONS:
            problem = f"a list names all {POSITIONS} positions, not {len(written)}; a table may name some [NAU-3.2]"
            raise PelagosError("error-case-impossible", problem=f"{field}: {problem}")
        named = dict(enumerate(written)) if isinstance(written, list) else self._places(field, written)
        laid = {number_in(field, p, 0, POSITIONS - 1): word_in(field, name, ACTIONS) for p, name in named.items()}
        rest = iter([action for action in range(len(ACTIONS)) if action not in laid.values()])
        return tuple(laid[p] if p in laid else next(rest, 0) for p in range(POSITIONS))

    def _places(self, field: str, written: Any) -> dict[int, Any]:
        known = [str(position) for position in range(POSITIONS)]
        for position in table_in(field, written):
            if position not in known:
                raise unknown(field, position, tuple(known))
        return {int(position): action for position, action in written.items()}


class FaceDown(Form):
    """The positions whose tiles are turned, of a state that keeps which are not."""

    form = "pieces"

    def write(self, s: Nauticus, value: tuple[bool, ...]) -> list[int]:
        return AnyOrder(place for place, up in enumerate(value) if not up)

    def read(self, s: Nauticus, field: str, written: Any) -> tuple[bool, ...]:
        down = [number_in(field, position, 0, POSITIONS - 1) for position in list_in(field, written)]
        if len(set(down)) != len(down):
            raise wrong(field, down)
        return tuple(position not in down for position in range(POSITIONS))


class Yard(Form):
    """Ships in their order, written in short."""

    form = "pieces"

    def write(self, s: Nauticus, value: tuple[str, ...]) -> list[str]:
        return [short(text) for text in value]

    def read(self, s: Nauticus, field: str, written: Any) -> tuple[str, ...]:
        return tuple(read_ship(text) for text in list_in(field, written))


def _finished(s: Nauticus, seat: int) -> list[int]:
    return AnyOrder(number for number, text in enumerate(s.yards[seat], start=1) if ship(text).finished)


FIELDS: Final[Fields[Nauticus]] = Fields(
    Field("round", Count(1, 9)),
    Field("phase", Count(1, 8)),
    Field("anchor", Count(0, POSITIONS - 1)),
    Field("anchor_tile", Place()),
    Field("chosen", Place()),
    Field("layout", Layout()),
    Field("face_down", FaceDown(), slot="face_up"),
    Derived("start", lambda s: LETTERS[start_seat(s)]),
    Derived("turn", lambda s: LETTERS[s.turn] if s.turn != NOWHERE else NONE),
    Derived("blue", lambda s: s.blue),
    Derived("stock", lambda s: dict(zip(TILES, s.stock, strict=True))),
    Field("vp", Count(-99, 999, grows=True), each=True),
    Field("taler", Count(0, 999, grows=True), each=True),
    Field("workers", Count(0, 999, grows=True), each=True),
    Field("flipped", Count(0, 3), each=True),
    Field("extra", Flag(), each=True),
    Field("warehouse", Pieces(TILE_KIND), each=True),
    Field("ships", Yard(), each=True, slot="yards"),
    Field("delivered", Tally(GOODS_KIND, 99), each=True),
    Derived("load", lambda s, seat: s.load[seat], each=True),
    Derived("finished", _finished, each=True),
    Derived("crowns", crowns_of, each=True),
    Derived("treasure", treasure, each=True),
    Derived("score", final_vp, each=True),
    Derived("rank", lambda s, seat: places_now(s)[seat], each=True),
    Kept(("rounds", "seats")),
    Kept(("action", "bought", "prices", "turn", "uses")),
    Kept(("blue", "load", "stock")),
)
"""[NAU-1.6] Everybody sees all of it."""
