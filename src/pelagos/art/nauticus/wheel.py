"""The rondel of Nauticus: eight fields with their bonuses, the turning wheel of blue workers, and the action tiles."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, TypeAlias

from pelagos.art.emblems import polar
from pelagos.art.fitting import width_of
from pelagos.art.markup import circle, clock, group, home, number, path, region, scaled, symbol, tag, use, words
from pelagos.art.model import Piece, Say
from pelagos.art.nauticus.parts import bonus_sign, tile
from pelagos.art.once import once
from pelagos.art.style import sign
from pelagos.core.text import Text, text
from pelagos.games.nauticus.view import NauticusView, PositionView

X: Final = 255.0
Y: Final = 256.0
RIM: Final = 250.0
TOP: Final = 514.0
"""Where the wheel ends and the stacks begin."""
PRICES: Final = 190.0
TILES: Final = 119.0
BONUSES: Final = 85.0
HUB: Final = 47.0
POSITIONS: Final = 8
STEP: Final = 45.0
PRICE_STEP: Final = 9.6
NAME_SIZE: Final = 13.5
NAME_ROOM: Final = 114.0
"""How much of its arc a name may take, clear of the frame of a chosen tile; one that is longer is set smaller."""

Prices: TypeAlias = tuple[tuple[str, int], ...]
"""What a tile sells, each with its price."""


def sector(inner: float, outer: float, middle: float, half: float) -> str:
    """A piece of a ring around (0, 0)."""
    (x1, y1), (x2, y2) = polar(outer, middle - half), polar(outer, middle + half)
    (x3, y3), (x4, y4) = polar(inner, middle + half), polar(inner, middle - half)
    n = number
    return (
        f"M{n(x1)} {n(y1)}A{n(outer)} {n(outer)} 0 0 1 {n(x2)} {n(y2)}"
        f"L{n(x3)} {n(y3)}A{n(inner)} {n(inner)} 0 0 0 {n(x4)} {n(y4)}Z"
    )


def wheel_symbols() -> str:
    """The lines on which names stand, and the field of a tile, one for each position."""
    found = []
    for position in range(POSITIONS):
        bearing = position * STEP
        lower = 90 < bearing < 270
        radius = PRICES - 18 + (NAME_SIZE * 0.72 if lower else 0)
        (x1, y1), (x2, y2) = polar(radius, bearing - STEP / 2), polar(radius, bearing + STEP / 2)
        (x1, y1), (x2, y2) = ((x2, y2), (x1, y1)) if lower else ((x1, y1), (x2, y2))
        n, sweep = number, int(not lower)
        way = f"M{n(x1)} {n(y1)}A{n(radius)} {n(radius)} 0 0 {sweep} {n(x2)} {n(y2)}"
        found.append(tag("path", id=f"nau-arc-{position}", d=way))
        found.append(tag("path", id=f"nau-field-{position}", d=sector(TILES + 2, PRICES - 2, bearing, STEP / 2 - 1)))
        found.append(
            symbol(f"nau-chosen-{position}", path(sector(TILES + 4, PRICES - 4, bearing, STEP / 2 - 2), "a-chosen"))
        )
    return "".join(found)


@cache
def wheel_ground(bonuses: tuple[tuple[int, int, int, str], ...], titles: tuple[str, ...]) -> str:
    """The board under the tiles: graduated rim, price field, tile fields, bonus fields; each position is a spot."""
    parts = [circle(0, 0, RIM, "a-plate"), circle(0, 0, RIM - 12, "a-rim"), circle(0, 0, RIM - 3, "a-rim"), _scale()]
    for position, (bonus, title) in enumerate(zip(bonuses, titles, strict=True)):
        bearing = position * STEP
        field = path(sector(BONUSES, RIM - 13, bearing, STEP / 2), "a-field outline")
        water = "".join(path(_arc(radius, bearing), "a-grid") for radius in (198, 206, 214, 222, 230))
        well = tag("use", href=f"#nau-field-{position}", class_="a-empty")
        ring = path(sector(BONUSES, TILES, bearing, STEP / 2), "a-well")
        x, y = polar((BONUSES + TILES) / 2, bearing)
        shown = group(bonus_sign(*bonus), x=x, y=y)
        parts.append(group(field + water + well + ring + shown, spot=f"position-{position}", title=title))
    parts.append(circle(0, 0, BONUSES, "a-bluering") + circle(0, 0, BONUSES - 4, "a-hair"))
    return region(0, 0, 2 * X, Y + RIM) + group(home("".join(parts)), x=X, y=Y)


def _arc(radius: float, bearing: float) -> str:
    (x1, y1), (x2, y2) = polar(radius, bearing - STEP / 2), polar(radius, bearing + STEP / 2)
    return f"M{number(x1)} {number(y1)}A{number(radius)} {number(radius)} 0 0 1 {number(x2)} {number(y2)}"


def _scale() -> str:
    """The degrees of a compass on the rim."""
    marks = []
    for place in range(120):
        length = 9 if place % 15 == 0 else 6 if place % 5 == 0 else 3.5
        (x1, y1), (x2, y2) = polar(RIM - 3, place * 3), polar(RIM - 3 - length, place * 3)
        marks.append(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}")
    return path("".join(marks), "a-rimline")


@once
def wheel_pieces(view: NauticusView, say: Say) -> tuple[Piece, ...]:
    """The turning wheel, the hub, the action tiles with their prices, the anchor tile."""
    places = view["positions"]
    pieces = [Piece("wheel", X, Y, _wheel(tuple(place["blue"] for place in places), view["anchor"]), "wheel")]
    pieces.append(_hub(view, say))
    chosen = view["chosen"]
    pieces += [
        _tile(place["action"], number, place["face_up"], _priced(place), chosen == number, say)
        for number, place in enumerate(places)
        if place["action"]
    ]
    if view["anchor_tile"] is not None:
        x, y = polar(RIM - 8, view["anchor_tile"] * STEP)
        title = say(Text("nauticus-mark-anchor-tile"))
        pieces.append(Piece("anchor-tile", X + x, Y + y, _anchor_tile(), "anchor-tile", title))
    return tuple(pieces)


@cache
def _wheel(blue: tuple[int, ...], anchor: int) -> str:
    """The blue workers of every sector; the anchor's sector has none."""
    parts = []
    for position, workers in enumerate(blue):
        bearing = position * STEP
        (x1, y1), (x2, y2) = polar(HUB, bearing + STEP / 2), polar(BONUSES - 4, bearing + STEP / 2)
        parts.append(path(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}", "a-blueline"))
        x, y = polar((HUB + BONUSES) / 2 - 1, bearing)
        if position == anchor:
            parts.append(group(scaled(path(sign("anchor"), "a-anchorsign"), 1.45), x=x, y=y))
        parts += [use("nau-blue", x + (place - (workers - 1) / 2) * 13, y, 0.74) for place in range(workers)]
    return tag("g", "".join(parts), data_turn=anchor * STEP)


@once
def _hub(view: NauticusView, say: Say) -> Piece:
    """Round and phase in the middle."""
    phases = view["phases"]
    phase = min(view["phase"], phases)
    title = say(text("nauticus-board-round", round=view["round"], rounds=view["rounds"], phase=phase))
    body = circle(0, 0, HUB, "a-tile") + circle(0, 0, HUB - 4, "a-hair")
    body += words(0, -14, say(Text("art-round")), "a-caps", 12)
    body += words(0, 11, f"{view['round']}/{view['rounds']}", "a-strong", 25)
    for place in range(1, phases + 1):
        x, y = polar(HUB - 10.5, 180 - (place - (phases + 1) / 2) * 17)
        kind = "a-accent" if place == phase else "a-ink" if place < phase else "a-ringdot"
        body += circle(x, y, 3.8 if place == phase else 2.8, kind)
    return Piece("hub", X, Y, clock(body), "round", title)


def _priced(place: PositionView) -> Prices:
    """What the tile at a position sells; one that lies face down sells nothing."""
    return tuple([(price["tile"], price["price"]) for price in place["prices"]]) if place["face_up"] else ()


@lru_cache(maxsize=4096)
def _tile(action: str, position: int, up: bool, prices: Prices, chosen: bool, say: Say) -> Piece:
    """One action tile; (0, 0) is the middle of its field."""
    x, y = polar((TILES + PRICES) / 2, position * STEP)
    name = say(Text(f"nauticus-action-{action}"))
    body = _tile_body(action, position, up, name, prices)
    if chosen:
        body += use(f"nau-chosen-{position}", -x, -y)
    title = name
    if prices:
        said = [say(text("nauticus-priced", tile=Text(f"nauticus-tile-{kind}"), price=price)) for kind, price in prices]
        title = f"{name}: {', '.join(said)}"
    if not up:
        title = f"{name} ({say(Text('nauticus-mark-face-down'))})"
    return Piece(f"tile-{action}", X + x, Y + y, body, f"position-{position}", title)


@cache
def _tile_body(action: str, position: int, up: bool, name: str, prices: Prices) -> str:
    bearing = position * STEP
    x, y = polar((TILES + PRICES) / 2, bearing)
    kind = "a-tiledown" if not up else "a-tileblue" if prices else "a-tile"
    plate = tag("use", href=f"#nau-field-{position}", class_=f"{kind} outline", data_face="up" if up else "down")
    ix, iy = polar(TILES + 26, bearing)
    shown = use(f"nau-act-{action}", ix, iy, class_="" if up else "a-asleep")
    voice = "a-strong" if up else "a-soft"
    size = min(NAME_SIZE, NAME_ROOM / width_of(name, voice))
    line = tag("textPath", name, href=f"#nau-arc-{position}", startOffset="50%")
    label = tag("text", line, class_=voice, font_size=size)
    return group(plate + shown + label + _prices(bearing, prices), x=-x, y=-y)


def _prices(bearing: float, prices: Prices) -> str:
    parts = []
    for place, (kind, price) in enumerate(prices):
        angle = bearing + (place - (len(prices) - 1) / 2) * PRICE_STEP
        (x, y), (cx, cy) = polar(PRICES + 12, angle), polar(PRICES + 35, angle)
        parts.append(tile(kind, 0.5, x, y) + use(f"nau-coin-{price}", cx, cy, 1.05))
    return "".join(parts)


def _anchor_tile() -> str:
    return circle(0, 0, 13, "a-accent") + scaled(path(sign("anchor"), "a-light"), 1.15)
