"""A seat of Nauticus: what it owns, its yard with every ship slot by slot, its warehouse, its delivered goods."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from pelagos.art.emblems import seat_mark
from pelagos.art.fitting import nickname
from pelagos.art.markup import group, number, path, rect, scaled, use, words
from pelagos.art.model import Piece, Say
from pelagos.art.nauticus.parts import CELL, GOODS, kind_of
from pelagos.art.once import once
from pelagos.art.style import sign
from pelagos.core.text import SeatName, Text, text
from pelagos.games.nauticus.view import CellView, NauticusView, SeatView, ShipView

LEFT: Final = 516.0
WIDTH: Final = 478.0
TOP: Final = 6.0
ROOM: Final = 708.0
GAP: Final = 8.0
HEAD: Final = 30.0
STORE: Final = 26.0
"""The side of a warehouse cell; a mast covers two."""
POINTS, TALERS, WORKERS, CROWNS = 172.0, 238.0, 288.0, 334.0
"""Where these stand in the head line."""
TALL: Final = 100.0
"""The height of a ship in its own drawing: mast tops to keel."""


class Place(NamedTuple):
    """The rectangle of a seat, and how the symbols of its drawing begin: two drawings of one page share no id."""

    seat: int
    top: float
    height: float
    left: float = LEFT
    symbols: str = "nau"

    @property
    def head(self) -> float:
        """The middle of the head line."""
        return self.top + HEAD / 2 + 1

    @property
    def yard_top(self) -> float:
        """Where the yard begins."""
        return self.top + HEAD

    @property
    def yard_height(self) -> float:
        """The yard between the head line and the warehouse."""
        return self.height - HEAD - STORE - 14


@cache
def places(seats: int) -> list[Place]:
    """The seats, one under the other."""
    height = min(350.0, (ROOM - GAP * (seats - 1)) / seats)
    return [Place(seat, TOP + seat * (height + GAP), height) for seat in range(seats)]


def seat_ground(place: Place, spaces: int, title: str) -> str:
    """What stays: the plate, the yard, the empty warehouse."""
    seat = place.seat
    plate = rect(place.left, place.top, WIDTH, place.height, "a-plate", 6)
    yard = rect(place.left + 6, place.yard_top, WIDTH - 12, place.yard_height, "a-yard", 4)
    water = path(_waves(place), "a-grid")
    left = place.left + 8
    cells = "".join(rect(left + cell * STORE, _store_top(place), STORE, STORE, "a-cell") for cell in range(spaces))
    return group(
        plate + group(yard + water, spot=f"seat-{seat}-yard") + group(cells, spot=f"seat-{seat}-warehouse"),
        spot=f"seat-{seat}",
        title=title,
    )


def _waves(place: Place) -> str:
    """Engraved water over the lower third of a yard, closer together towards the far shore."""
    base, step, parts = place.yard_top + place.yard_height - 3, 4.0, []
    y = base
    while y > base - place.yard_height * 0.32:
        parts.append(f"M{number(place.left + 10)} {number(y)}H{number(place.left + WIDTH - 10)}")
        y, step = y - step, step * 1.12
    return "".join(parts)


def _store_top(place: Place) -> float:
    return place.top + place.height - STORE - 8


def seat_pieces(view: NauticusView, place: Place, say: Say) -> tuple[Piece, ...]:
    """Everything of a seat that changes."""
    acting, first = view["turn"] == place.seat, view["start"] == place.seat
    return _seat_pieces(view["seats"][place.seat], place, acting, first, say)


@once
def _seat_pieces(seat: SeatView, place: Place, acting: bool, first: bool, say: Say) -> tuple[Piece, ...]:
    return (
        *_head(place, seat, acting, first, say),
        *_ships(place, seat, say),
        *_stored(place, tuple(seat["warehouse"]), say),
        *_delivered(place, tuple([seat["delivered"][kind] for kind in GOODS]), seat["spaces"], say),
    )


def _head(place: Place, seat: SeatView, acting: bool, first: bool, say: Say) -> list[Piece]:
    return [
        _title(place, acting, first, say),
        _fact(place, POINTS, "vp", seat["score"], "art-points", say),
        _fact(place, TALERS, "taler", seat["taler"], "art-talers", say),
        _fact(place, WORKERS, "workers", seat["workers"], "art-workers", say),
        _fact(place, CROWNS, "crowns", seat["crowns"], "art-crowns", say),
        *_passes(place, tuple(seat["penalties"]), seat["flipped"], seat["extra"], say),
    ]


@lru_cache(maxsize=1024)
def _title(place: Place, acting: bool, first: bool, say: Say) -> Piece:
    """Who sits there."""
    number, name = place.seat, say(text("art-seat", seat=SeatName(place.seat)))
    spot = f"seat-{number}-name"
    return Piece(spot, place.left + 4, place.head, _name(number, name, acting, first), spot, name)


@lru_cache(maxsize=4096)
def _fact(place: Place, x: float, key: str, value: int, label: str, say: Say) -> Piece:
    """How much a seat has of something."""
    spot, said = f"seat-{place.seat}-{key}", f"{say(Text(label))}: {value}"
    return Piece(spot, place.left + x, place.head, _count(key, value, place.symbols), spot, said)


@lru_cache(maxsize=256)
def _name(number: int, name: str, acting: bool, first: bool) -> str:
    """Mark and name of a seat; whoever acts stands out, whoever begins has a star."""
    body = rect(0, -12, 150, 24, "a-acting" if acting else "a-hit", 4)
    body += group(seat_mark(number), x=16) + nickname(34, 5, name, "a-strong", 16, 96, "start")
    return body + (group(scaled(path(sign("star"), "a-gold"), 0.8), x=140) if first else "")


@lru_cache(maxsize=1024)
def _count(key: str, value: int, symbols: str) -> str:
    """How much there is of something, with its sign."""
    picture = {
        "vp": use(f"{symbols}-points"),
        "taler": use(f"{symbols}-money"),
        "workers": use(f"{symbols}-worker", scale=0.95),
        "crowns": use(f"{symbols}-crown", scale=1.1),
    }
    return picture[key] + words(13, 6, str(value), "a-strong", 17, "start")


@lru_cache(maxsize=1024)
def _passes(place: Place, penalties: tuple[int, ...], flipped: int, extra: bool, say: Say) -> tuple[Piece, ...]:
    """The pass tiles, flipped from the most expensive on, and the extra-action tile."""
    number, y = place.seat, place.head
    body = ""
    for place_, penalty in enumerate(sorted(penalties, reverse=True)):
        lies = place_ < flipped
        face = rect(-11, -11, 22, 22, "a-gilt" if lies else "a-shade", 3)
        face += use(f"{place.symbols}-crown") if lies else words(0, 5.5, f"−{penalty}", "a-text", 14)
        body += group(face, x=place_ * 25)
    said = say(text("art-passes", number=flipped))
    pieces = [Piece(f"seat-{number}-pass", place.left + 384, y, body, f"seat-{number}-pass", said)]
    if extra:
        tile = rect(-11, -11, 22, 22, "a-extra", 3) + words(0, 6, "+1", "a-onaccent", 14)
        spot = f"seat-{number}-extra"
        pieces.append(Piece(spot, place.left + WIDTH - 17, y, tile, spot, say(Text("art-extra"))))
    return tuple(pieces)


@once
def _ships(place: Place, seat: SeatView, say: Say) -> tuple[Piece, ...]:
    """The yard: ships side by side, made smaller when they need more room than there is."""
    ships = seat["ships"]
    wide = sum(len(ship["cells"]) * CELL + 14 for ship in ships)
    scale = min(place.yard_height / TALL, (WIDTH - 20) / wide if wide else 2, 1.7)
    x, y = place.left + 14.0, place.yard_top + place.yard_height - 22 * scale
    pieces: list[Piece] = []
    for count, ship in enumerate(ships, start=1):
        pieces += _ship(place, count, ship, x, y, scale, say)
        x += (len(ship["cells"]) * CELL + 14) * scale
    return tuple(pieces)


def _ship(place: Place, number: int, ship: ShipView, x: float, y: float, scale: float, say: Say) -> list[Piece]:
    """A ship from stern to bow, which looks to the right; over it lie the spots of the ship and of its cells."""
    key, cells = f"seat-{place.seat}-ship-{number}", ship["cells"]
    pieces: list[Piece] = []
    for behind, cell in enumerate(reversed(cells)):
        middle = x + (behind + 0.5) * CELL * scale
        pieces += _cell(f"{key}-cell-{len(cells) - behind}", cell, middle, y, scale, place.symbols)
    state = "finished" if ship["finished"] else "closed" if ship["closed"] else "open"
    title = say(text("art-ship", number=str(number), state=state))
    return [*pieces, Piece(key, x, y, _spots(key, len(cells), ship["finished"], scale), key, title)]


@lru_cache(maxsize=1024)
def _spots(key: str, cells: int, finished: bool, scale: float) -> str:
    """The frame of a ship and a clear field over each cell."""
    top, wide, high = -78 * scale, CELL * scale, 98 * scale
    fields = "".join(
        group(rect(place * wide, top, wide, high, "a-hit"), spot=f"{key}-cell-{cells - place}")
        for place in range(cells)
    )
    return rect(-3, top, cells * wide + 6, high, "a-finished" if finished else "a-hit", 4) + fields


def _cell(key: str, cell: CellView, x: float, y: float, scale: float, symbols: str) -> list[Piece]:
    """A hull part with its mast, sail and good, or the empty places for them."""
    part, mast, sail, good = cell["part"], cell["mast"], cell["sail"], cell["good"]
    slot = "no-mast" if mast == "-" else "no-sail" if sail == "-" else ""
    empty = use(f"{symbols}-{slot}", scale=scale) if slot else ""
    pieces = [Piece(f"{key}-hull", x, y, empty + use(f"{symbols}-hull-{part}", scale=scale, kind=part))]
    if mast != "-":
        pieces.append(Piece(f"{key}-mast", x, y, use(f"{symbols}-mast-{mast}", scale=scale, kind=f"{mast}-mast")))
    if sail != "-":
        pieces.append(Piece(f"{key}-sail", x, y, use(f"{symbols}-sail-{sail}", scale=scale, kind=f"{sail}-sail")))
    if good != "-":
        pieces.append(
            Piece(f"{key}-good", x, y + 8 * scale, use(f"{symbols}-good-{good}", scale=0.86 * scale, kind=good))
        )
    return pieces


@lru_cache(maxsize=2048)
def _stored(place: Place, tiles: tuple[str, ...], say: Say) -> tuple[Piece, ...]:
    """The warehouse, filled from the left."""
    x, y, pieces, seen = place.left + 8, _store_top(place) + STORE / 2, [], dict[str, int]()
    for kind in tiles:
        cells = 2 if kind_of(kind) == "mast" else 1
        seen[kind] = seen.get(kind, 0) + 1
        spot = f"seat-{place.seat}-stored-{kind}"
        pieces.append(
            Piece(
                f"{spot}-{seen[kind]}",
                x + cells * STORE / 2,
                y,
                _store(kind, cells, place.symbols),
                spot,
                say(Text(f"nauticus-tile-{kind}")),
            )
        )
        x += cells * STORE
    return tuple(pieces)


@cache
def _store(kind: str, cells: int, symbols: str) -> str:
    width = cells * STORE - 3
    plate = rect(-width / 2, -STORE / 2 + 1.5, width, STORE - 3, "a-plate", 3)
    if cells == 2:
        return plate + use(f"{symbols}-lying-{kind.removesuffix('-mast')}", kind=kind)
    return plate + use(f"{symbols}-tile-{kind}", scale=0.55, kind=kind)


@lru_cache(maxsize=1024)
def _delivered(place: Place, counts: tuple[int, ...], spaces: int, say: Say) -> tuple[Piece, ...]:
    pieces, y = [], _store_top(place) + STORE / 2
    for place_, (kind, count) in enumerate(zip(GOODS, counts, strict=True)):
        body = use(f"{place.symbols}-good-{kind}", scale=0.95, class_="" if count else "a-asleep", kind=kind)
        body += words(11, 5.5, str(count), "a-strong" if count else "a-soft", 15, "start")
        said = f"{count} {say(Text(f'nauticus-tile-{kind}'))}"
        x = place.left + 8 + spaces * STORE + 18 + place_ * 35
        spot = f"seat-{place.seat}-delivered-{kind}"
        pieces.append(Piece(spot, x, y, body, spot, f"{say(Text('art-delivered'))}: {said}"))
    return tuple(pieces)
