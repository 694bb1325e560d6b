"""The ocean of Endeavor: Deep Sea: columns and depths, zones with every space and link, vessels."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from itertools import chain
from typing import Final, NamedTuple

from pelagos.art.emblems import seat_mark
from pelagos.art.endeavor.icons import Gains, gain_words, icon, icon_symbols, icons
from pelagos.art.fitting import fitted
from pelagos.art.markup import circle, group, number, path, rect, scaled, symbol, tag, use, words
from pelagos.art.model import Piece, Say
from pelagos.art.once import once
from pelagos.art.style import sign
from pelagos.core.text import Text, text
from pelagos.games.endeavor.view import EndeavorView, GainView, SpaceView, ZoneView

P: Final = "ed"
LEFT: Final = 34.0
TOP: Final = 46.0
WIDTH: Final = 1000.0
HEIGHT: Final = 720.0
TALLEST: Final = 180.0
SOCKET: Final = 40.0
HEAD: Final = 32.0
"""How high a sign may stand below the name of a zone."""
BERTHS: Final = 21.0
"""The strip along the lower edge of a zone where vessels lie."""
VESSEL: Final = 36.0
TOPIC_LETTERS: Final = {"blue": "B", "brown": "W", "green": "G", "yellow": "Y"}


class Grid(NamedTuple):
    """How the ocean is divided."""

    columns: tuple[str, ...]
    depths: int

    @property
    def wide(self) -> float:
        """The width of a slot."""
        return (WIDTH - LEFT - 4) / len(self.columns)

    @property
    def high(self) -> float:
        """The height of a slot."""
        return min(TALLEST, (HEIGHT - TOP - 4) / self.depths)

    def corner(self, slot: str) -> tuple[float, float]:
        """The upper left corner of a slot such as C2."""
        return LEFT + self.columns.index(slot[0]) * self.wide, TOP + (int(slot[1:]) - 1) * self.high


def grid_of(view: EndeavorView) -> Grid:
    """The ocean of this scenario."""
    return Grid(tuple(view["columns"]), view["depths"])


@once
def ocean_ground(grid: Grid, say: Say) -> str:
    """Sky, surface, five depths that darken, and the empty slots."""
    parts = [tag("defs", icon_symbols(P) + _symbols())]
    parts.append(path(f"M{LEFT} {TOP - 3}" + "q8 -7 16 0t16 0" * 30, "a-wave"))
    for depth in range(1, grid.depths + 1):
        top = TOP + (depth - 1) * grid.high
        parts.append(rect(LEFT, top, WIDTH - LEFT - 4, grid.high, f"a-sea{depth}"))
        parts += [use(f"{P}-current", 0, top + grid.high * k / 5) for k in (1, 2, 3, 4)]
        parts.append(words(17, top + grid.high / 2 + 9, str(depth), "a-depthmark", 26))
        parts.append(path(f"M30 {number(top)}V{number(top + grid.high)}M24 {number(top)}H34", "a-line"))
        parts.append(path("".join(f"M26 {number(top + grid.high * k / 4)}H30" for k in (1, 2, 3)), "a-line"))
    for column in grid.columns:
        x, _ = grid.corner(f"{column}1")
        parts.append(words(x + grid.wide / 2, 34, say(text("art-column", letter=column)), "a-caps", 16))
        parts += [_slot(grid, f"{column}{depth}") for depth in range(1, grid.depths + 1)]
    return "".join(parts)


def _slot(grid: Grid, slot: str) -> str:
    x, y = grid.corner(slot)
    frame = rect(x + 3, y + 3, grid.wide - 6, grid.high - 6, "a-emptyslot outline", 8)
    return group(frame + words(x + grid.wide / 2, y + grid.high / 2 + 5, slot, "a-slotname", 15), spot=f"zone-{slot}")


def _symbols() -> str:
    """Sockets by kind, a dive token, and a long flat wave."""
    half = SOCKET / 2
    frame = rect(-half, -half, SOCKET, SOCKET, "a-socket outline", 8)
    shield = "M-20 -12Q-20 -20 -12 -20H12Q20 -20 20 -12V8Q20 20 0 20Q-20 20 -20 8Z"
    sockets = {
        "sonar": frame,
        "publish": frame,
        "dive": circle(0, 0, half, "a-socket outline"),
        "conserve": path(shield, "a-socket outline"),
    }
    token = circle(0, 0, 6.5, "a-divetoken") + path("M-3 0H3M0 -3V3", "a-tokenline")
    found = [symbol(f"{P}-socket-{kind}", shape) for kind, shape in sockets.items()]
    current = path(f"M{LEFT} 0" + "q60 -9 120 0t120 0" * 4, "a-current")
    return "".join([*found, symbol(f"{P}-token", token), symbol(f"{P}-current", current)])


def ocean_pieces(view: EndeavorView, say: Say) -> tuple[Piece, ...]:
    """The zones with their discs, then all vessels."""
    grid = grid_of(view)
    zones = chain.from_iterable(_zone(grid, zone, say) for zone in view["zones"])
    return (*zones, *_vessels([seat["vessels"] for seat in view["seats"]], grid))


@once
def _zone(grid: Grid, zone: ZoneView, say: Say) -> tuple[Piece, ...]:
    """A tile, and over it a piece for every space."""
    x, y = grid.corner(zone["slot"])
    name, spot = say(Text(f"endeavor-tile-{zone['tile']}")), f"zone-{zone['slot']}"
    arrival = tuple(map(tuple, zone["arrival"]))
    body = _plate(grid.wide, grid.high, name, zone["depth"], arrival, bool(zone["specials"]))
    places, size = layout(len(zone["spaces"]), grid.wide, grid.high)
    where = dict(zip((space["id"] for space in zone["spaces"]), places, strict=True))
    links = [_link(where[link["a"]], where[link["b"]], link["gains"]) for link in zone["links"]]
    body += "".join(line for line, _ in links)
    if zone["finder"] is not None:
        body += group(seat_mark(zone["finder"], 0.6), x=14, y=grid.high - 15)
    title = ". ".join([f"{zone['slot']} {name}", gain_words(zone["arrival"], say)])
    pieces = [Piece(spot, x, y, body, spot, title)]
    for space, (sx, sy) in zip(zone["spaces"], places, strict=True):
        piece = _space(f"{spot}-{space['id']}", space, x + sx, y + sy, say)
        pieces.append(piece if size == 1 else piece._replace(body=scaled(piece.body, size)))
    if links:
        pieces.append(Piece(f"links-{zone['slot']}", x, y, "".join(gains for _, gains in links)))
    return tuple(pieces)


@lru_cache(maxsize=512)
def _plate(wide: float, high: float, name: str, depth: int, arrival: Gains, special: bool) -> str:
    plate = rect(3, 3, wide - 6, high - 6, "a-zone", 8) + rect(3, 3, wide - 6, 21, f"a-head{depth}", 8)
    room = wide - 28 - 17 * len(arrival)
    body = plate + fitted(11, 18.5, name, "a-onzone", 13, room, "start")
    body += "".join(icon(P, gain, wide - 15 - 16 * place, 13.5, 0.86) for place, gain in enumerate(arrival))
    if special:
        body += path(sign("star"), "a-special", transform=f"translate({wide - 14:.1f} {high - 14:.1f})")
    return body


def layout(count: int, wide: float, high: float) -> tuple[list[tuple[float, float]], float]:
    """Where the spaces of a zone lie, one row of up to three, else two rows; and how small they have to be."""
    rows = [count] if count <= 3 else [-(-count // 2), count // 2]
    step = min(60.0, (wide - 14) / max(rows[0], 1))
    room = high - 29 - BERTHS
    found = []
    for row, size in enumerate(rows):
        y = 26 + room * (row + 0.5) / len(rows)
        found += [(wide / 2 + step * (place - (size - 1) / 2), y) for place in range(size)]
    return found, min(1.0, step / (SOCKET + 3))


def _link(a: tuple[float, float], b: tuple[float, float], gains: list[GainView]) -> tuple[str, str]:
    """A link between two spaces and, to lie over them, what it gives; past a neighbour it is bent."""
    (x1, y1), (x2, y2) = a, b
    far = abs(y1 - y2) < 1 and abs(x1 - x2) > 70
    mx, my = (x1 + x2) / 2, max(HEAD, (y1 + y2) / 2 - 22) if far else (y1 + y2) / 2
    bend = f"{number(mx)} {number(my - (20 if far else 0))}"
    way = path(f"M{number(x1)} {number(y1)}Q{bend} {number(x2)} {number(y2)}", "a-link")
    return way, tag("g", icons(P, gains, mx, my, 0.78), pointer_events="none")


def _space(spot: str, space: SpaceView, x: float, y: float, say: Say) -> Piece:
    """A socket with what it gives, or with the disc of whoever used it."""
    kind, owner = space["kind"], space["owner"]
    gains = tuple(map(tuple, space["gains"]))
    title = f"{say(Text(f'endeavor-action-{kind}'))} {gain_words(gains, say)}".strip()
    if kind == "dive":
        body = use(f"{P}-socket-dive") + _tokens(space["tokens"])
        return Piece(spot, x, y, body, spot, f"{title} ({space['tokens']})")
    if kind == "publish":
        topic = say(Text(f"endeavor-topic-{space['topic']}"))
        title += f" ({topic})"
    if owner is not None:
        return Piece(spot, x, y, use(f"{P}-socket-{kind}") + seat_mark(owner, 1.5), spot, title)
    body = _socket(kind, space["topic"] or "", space["cost"], gains)
    return Piece(spot, x, y, body if space["open"] else group(body, "a-asleep"), spot, title)


@lru_cache(maxsize=512)
def _socket(kind: str, topic: str, cost: int, gains: Gains) -> str:
    """A free space: the topic of a publication, or gains with what a conservation costs."""
    body = use(f"{P}-socket-{kind}")
    if kind == "publish":
        return body + path(sign("page"), f"a-topic-{topic}", transform="scale(1.8)")
    ranged = any(gain[0] == "discover" for gain in gains)
    scale = 1 if len(gains) < 3 else 0.72
    body += icons(P, gains, 0, -5 if kind == "conserve" or ranged else 0, scale)
    if kind == "conserve":
        price = use(f"{P}-know", scale=0.62) + words(7, 4, str(cost), "a-strong", 12, "start")
        body += group(price, x=-7, y=11)
    return body


@cache
def _tokens(count: int) -> str:
    """The dive tokens that are left, as a pile with its number."""
    shown = (
        use(f"{P}-dive", 0, -7, 1.1)
        if not count
        else "".join(use(f"{P}-token", -6 + 4 * (k % 4), -7 + 3 * (k // 4)) for k in range(min(count, 8)))
    )
    return shown + words(0, 16, str(count), "a-strong" if count else "a-soft", 14)


@once
def _vessels(vessels: list[list[str]], grid: Grid) -> tuple[Piece, ...]:
    """Every vessel in its zone, side by side along the lower edge; many of them are drawn smaller."""
    pieces: list[Piece] = []
    afloat = Counter(chain.from_iterable(vessels))
    taken: dict[str, int] = {}
    for seat, owned in enumerate(vessels):
        for own, slot in enumerate(owned):
            x, y = grid.corner(slot)
            place = taken[slot] = taken.get(slot, -1) + 1
            scale = min(1.0, (grid.wide - 50) / (VESSEL * afloat[slot]))
            sx, sy = x + 26 + (place + 0.5) * VESSEL * scale, y + grid.high - 15
            body = scaled(vessel(seat), scale)
            pieces.append(Piece(f"vessel-{seat}-{own}", sx, sy, body, f"zone-{slot}", slot))
    return tuple(pieces)


@cache
def vessel(seat: int) -> str:
    """A submarine in the colour of its seat, with its letter."""
    return path(sign("submarine"), f"a-seat-{'abcd'[seat]}") + words(1, 6.5, "ABCD"[seat], "a-onseat", 12)
