"""A tile of the ocean of Endeavor: Deep Sea: its picture, its name, its sockets and the links between them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from pelagos.art.emblems import seat_mark
from pelagos.art.endeavor.icons import Gains, gain_words, icon, icons, icons_width
from pelagos.art.endeavor.scenes import HIGH, WIDE, picture_of
from pelagos.art.fitting import fitted
from pelagos.art.markup import circle, group, kindred, number, path, rect, scaled, symbol, tag, use, words
from pelagos.art.model import Piece, Say
from pelagos.art.once import once
from pelagos.art.style import sign
from pelagos.core.text import Text
from pelagos.games.endeavor.view import FoundView, GainView, SpaceView, ZoneView

SOCKET: Final = 44.0
STEP: Final = 47.0
LOOSE: Final = 62.0
"""How far apart sockets stand where there is room, so that what links give fits between them."""
HEAD: Final = 24.0
EDGE: Final = 2.0
SIZES: Final = (1.25, 1.15, 1.05, 1.0)
LOWER: Final = 0.72
"""The part of a tile that sockets may take while there is a smaller size."""
GAP: Final = 12.0
STRIP: Final = 38.0
TANGLED: Final = 3
"""So many sockets with links between them stand in two rows, where there is room."""


Point = tuple[float, float]


class Look(NamedTuple):
    """How a tile is shown: its size, the path that cuts its picture, who found it, and the slot in which it lies."""

    wide: float
    high: float
    cut: str
    finder: int | None = None
    slot: str = ""


class Plan(NamedTuple):
    """Where the sockets of a tile stand, how large they are, and what is free around them."""

    places: tuple[Point, ...]
    size: float
    sight: float
    """How much of the picture is free above them."""
    pitch: float
    """From one row to the next."""
    strip: float = 0.0
    """How much is kept free at their left for vessels, where there is no room above them."""


def tile_symbols(prefix: str) -> str:
    """Sockets by kind, and a dive token."""
    half = SOCKET / 2
    shield = f"M-{half} -{half - 8}Q-{half} -{half} -{half - 8} -{half}H{half - 8}Q{half} -{half} {half} -{half - 8}V8"
    shield += f"Q{half} {half} 0 {half}Q-{half} {half} -{half} 8Z"
    sockets = {
        "sonar": rect(-half, -half, SOCKET, SOCKET, "a-socket-sonar outline", 9),
        "publish": rect(-half, -half, SOCKET, SOCKET, "a-socket-publish outline", 3),
        "dive": circle(0, 0, half, "a-socket-dive outline"),
        "conserve": path(shield, "a-socket-conserve outline"),
    }
    token = circle(0, 0, 7, "a-divetoken") + path("M-3 0H3M0 -3V3", "a-tokenline")
    badge = {kind: use(f"{prefix}-{kind}", 4 - half, 4 - half, 0.72) for kind in sockets}
    found = [symbol(f"{prefix}-socket-{kind}", shape + badge[kind]) for kind, shape in sockets.items()]
    return "".join([*found, symbol(f"{prefix}-token", token)])


@lru_cache(maxsize=512)
def plan(count: int, wide: float, high: float, linked: bool) -> Plan:
    """Sockets along the lower edge, as large as they can be while the picture stays in sight above them."""
    room = high - HEAD - 6
    for size in SIZES:
        rows = _rows(count, wide, size, linked and room > 2 * LOOSE * size)
        if rows * _pitch(linked) * size <= room * LOWER:
            return _laid(count, rows, wide, high, size, linked)
    rows = _rows(count, wide, 1.0, False)
    strip = STRIP if -(-count // rows) * (SOCKET + 1) <= wide - STRIP - 4 else 0.0
    laid = _laid(count, rows, wide - strip, high, min(1.0, room / rows / (SOCKET + 1)), linked)
    return laid._replace(places=tuple((x + strip, y) for x, y in laid.places), strip=strip)


def _pitch(linked: bool) -> float:
    return LOOSE if linked else STEP + 3


def _rows(count: int, wide: float, size: float, tangled: bool) -> int:
    """How many rows of sockets there are; links are drawn clearer between two."""
    rows = -(-count // max(1, int((wide - 8) // (SOCKET * size + 1))))
    return 2 if tangled and rows == 1 and count > TANGLED else rows


def _laid(count: int, rows: int, wide: float, high: float, size: float, linked: bool) -> Plan:
    row = -(-count // rows)
    step = min((LOOSE if linked else STEP + 8) * size, (wide - 8) / row)
    pitch = min(_pitch(linked) * size, (high - HEAD - 6) / rows)
    size = min(size, step / (SOCKET + 2))
    bottom = high - 6 - SOCKET * size / 2
    places = []
    for place in range(count):
        line, column = divmod(place, row)
        inside = min(row, count - line * row)
        places.append((wide / 2 + step * (column - (inside - 1) / 2), bottom - pitch * (rows - 1 - line)))
    return Plan(tuple(places), size, bottom - pitch * (rows - 1) - SOCKET * size / 2 - HEAD, pitch)


@once
def tile(prefix: str, zone: ZoneView | FoundView, spot: str, look: Look, say: Say) -> tuple[Piece, ...]:
    """A tile at (0, 0): its picture with its name, a piece for every socket, and what links give."""
    wide, high, cut, finder, told = look
    name = say(Text(f"endeavor-tile-{zone['tile']}"))
    arrival, linked = tuple(map(tuple, zone["arrival"])), bool(zone["links"])
    laid = plan(len(zone["spaces"]), wide, high, linked)
    where = dict(zip((space["id"] for space in zone["spaces"]), laid.places, strict=True))
    links = [_link(prefix, laid, where[link["a"]], where[link["b"]], link["gains"]) for link in zone["links"]]
    body = kindred(f"tile-{zone['tile']}", plate(prefix, zone["tile"], wide, high, cut)) + "".join(
        line for line, _ in links
    )
    body += _head(prefix, wide, name, zone["depth"], arrival, bool(zone["specials"]), finder)
    title = ". ".join(filter(None, [f"{told} {name}".strip(), gain_words(zone["arrival"], say)]))
    pieces = [Piece(spot, 0, 0, body, spot, title)]
    for space, (x, y) in zip(zone["spaces"], laid.places, strict=True):
        piece = _space(prefix, f"{spot}-{space['id']}", space, say)
        pieces.append(piece._replace(x=x, y=y, body=scaled(piece.body, laid.size)))
    if links:
        pieces.append(Piece(f"{spot}-links", 0, 0, "".join(gains for _, gains in links)))
    return tuple(pieces)


def cutting(name: str, wide: float, high: float) -> str:
    """What cuts pictures to a tile of a size."""
    return tag("clipPath", rect(EDGE, EDGE, wide - 2 * EDGE, high - 2 * EDGE, "", 7), id=name)


@lru_cache(maxsize=256)
def plate(prefix: str, name: str, wide: float, high: float, cut: str) -> str:
    """The picture of a place, cut to the tile, in a frame; `cut` is the path that does so."""
    scale = max((wide - 2 * EDGE) / WIDE, (high - HEAD - EDGE) / HIGH)
    x, y = wide / 2 - WIDE * scale / 2, high - EDGE - HIGH * scale
    shown = tag("g", scaled(picture_of(prefix, name), scale, x, y), clip_path=f"url(#{cut})")
    return shown + rect(EDGE, EDGE, wide - 2 * EDGE, high - 2 * EDGE, "a-tileframe outline", 7)


@lru_cache(maxsize=512)
def _head(prefix: str, wide: float, name: str, depth: int, arrival: Gains, special: bool, finder: int | None) -> str:
    """The band with the name; who found the place, what an arrival there brings, and a star for a rule of its own."""
    start = 10.0 if finder is None else 24.0
    end = wide - 8 - 19 * len(arrival) - (16 if special else 0)
    corner, right = "A7 7 0 0 1", number(wide - EDGE)
    band = f"M{EDGE} {HEAD}V9{corner} 9 {EDGE}H{number(wide - 9)}{corner} {right} 9V{HEAD}Z"
    body = path(band, f"a-head{depth}")
    body += fitted(start, 17.5, name, "a-onzone", 13.5, end - start - (13 if special else 6), "start")
    if finder is not None:
        body += group(seat_mark(finder, 0.55), x=13, y=13)
    if special:
        body += path(sign("star"), "a-special", transform=f"translate({number(end + 7)} 13) scale(0.8)")
    return body + "".join(icon(prefix, gain, wide - 14 - 19 * place, 13, 0.98) for place, gain in enumerate(arrival))


def _link(prefix: str, laid: Plan, a: Point, b: Point, gains: list[GainView]) -> tuple[str, str]:
    """A link between two sockets and, to lie over them, what it gives.

    Past a neighbour it rises to between the rows, and so does what it gives where two sockets leave no gap for it.
    """
    (x1, y1), (x2, y2) = a, b
    apart, socket = abs(x1 - x2), SOCKET * laid.size
    rise = 0.0
    if abs(y1 - y2) < 1:
        rise = laid.pitch / 2 if apart > 2 * socket else socket / 2 + 2 if apart < socket + GAP else 0.0
    mx, my = (x1 + x2) / 2, max(HEAD + 10, (y1 + y2) / 2 - rise)
    bend = f"{number(mx)} {number(2 * my - (y1 + y2) / 2)}"
    way = path(f"M{number(x1)} {number(y1)}Q{bend} {number(x2)} {number(y2)}", "a-link")
    wide = icons_width(gains) * 0.86 + 5
    pill = rect(mx - wide / 2, my - 9, wide, 18, "a-pill", 9)
    return way, tag("g", pill + icons(prefix, gains, mx, my, 0.86), pointer_events="none")


def _space(prefix: str, spot: str, space: SpaceView, say: Say) -> Piece:
    """A socket with what it gives, or with the disc of whoever used it."""
    kind, owner = space["kind"], space["owner"]
    gains = tuple(map(tuple, space["gains"]))
    title = f"{say(Text(f'endeavor-action-{kind}'))} {gain_words(gains, say)}".strip()
    if kind == "dive":
        body = use(f"{prefix}-socket-dive") + _tokens(prefix, space["tokens"])
        return Piece(spot, 0, 0, body, spot, f"{title} ({space['tokens']})")
    if kind == "publish":
        topic = say(Text(f"endeavor-topic-{space['topic']}"))
        title += f" ({topic})"
    if owner is not None:
        return Piece(spot, 0, 0, use(f"{prefix}-socket-{kind}") + seat_mark(owner, 1.6), spot, title)
    body = _socket(prefix, kind, space["topic"] or "", space["cost"], gains)
    return Piece(spot, 0, 0, body if space["open"] else group(body, "a-shut"), spot, title)


@lru_cache(maxsize=512)
def _socket(prefix: str, kind: str, topic: str, cost: int, gains: Gains) -> str:
    """A free space: the topic of a publication, or gains with what a conservation costs."""
    body = use(f"{prefix}-socket-{kind}")
    if kind == "publish":
        return body + path(sign("page"), f"a-topic-{topic}", transform="scale(1.9)")
    ranged = any(gain[0] == "discover" for gain in gains)
    scale = min(1.2, (SOCKET - 5) / icons_width(gains)) if gains else 1.0
    body += icons(prefix, gains, 0, -5 if kind == "conserve" or ranged else 0, scale)
    if kind == "conserve":
        price = use(f"{prefix}-know", scale=0.7) + words(8, 4.6, str(cost), "a-strong", 13, "start")
        body += group(price, x=-8, y=12.5)
    return body


@cache
def _tokens(prefix: str, count: int) -> str:
    """The dive tokens that are left, as a pile with its number."""
    if not count:
        return use(f"{prefix}-dive", 0, -4, 1.2, kind="token") + words(0, 17, "0", "a-soft", 12)
    pile = "".join(use(f"{prefix}-token", -6 + 4 * (k % 4), -7 + 3 * (k // 4)) for k in range(min(count, 8)))
    return kindred("token", pile) + words(0, 17, str(count), "a-strong", 15)
