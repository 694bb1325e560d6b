"""The rondel of Nauticus: eight fields with their bonuses, the turning wheel of blue workers, and the action tiles."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from pelagos.art.emblems import ANCHOR, coin, polar, worker
from pelagos.art.markup import circle, group, number, path, scaled, tag, turned, words
from pelagos.art.model import Piece, Say
from pelagos.art.nauticus.parts import action_sign, bonus_sign, tile
from pelagos.core.game import View
from pelagos.core.text import Text, text

X, Y = 255.0, 256.0
RIM: Final = 250.0
PRICES: Final = 190.0
TILES: Final = 119.0
BONUSES: Final = 85.0
HUB: Final = 47.0
STEP: Final = 45.0
PRICE_STEP: Final = 9.6


def sector(inner: float, outer: float, middle: float, half: float) -> str:
    """A piece of a ring around (0, 0)."""
    (x1, y1), (x2, y2) = polar(outer, middle - half), polar(outer, middle + half)
    (x3, y3), (x4, y4) = polar(inner, middle + half), polar(inner, middle - half)
    n = number
    return (
        f"M{n(x1)} {n(y1)}A{n(outer)} {n(outer)} 0 0 1 {n(x2)} {n(y2)}"
        f"L{n(x3)} {n(y3)}A{n(inner)} {n(inner)} 0 0 0 {n(x4)} {n(y4)}Z"
    )


@cache
def wheel_ground(bonuses: tuple[tuple[int, int, int, str], ...], titles: tuple[str, ...]) -> str:
    """The board under the tiles: graduated rim, price field, tile fields, bonus fields; each position is a spot."""
    parts = [circle(0, 0, RIM, "a-plate"), circle(0, 0, RIM - 12, "a-rim"), circle(0, 0, RIM - 3, "a-rim"), _scale()]
    for position, (bonus, title) in enumerate(zip(bonuses, titles, strict=True)):
        bearing = position * STEP
        field = path(sector(BONUSES, RIM - 13, bearing, STEP / 2), "a-field outline")
        well = path(sector(TILES + 2, PRICES - 2, bearing, STEP / 2 - 1), "a-empty")
        ring = path(sector(BONUSES, TILES, bearing, STEP / 2), "a-well")
        x, y = polar((BONUSES + TILES) / 2, bearing)
        sign = group(bonus_sign(*bonus), x=x, y=y)
        parts.append(group(field + well + ring + sign, spot=f"position-{position}", title=title))
    parts.append(circle(0, 0, BONUSES, "a-bluering") + circle(0, 0, BONUSES - 4, "a-hair"))
    return group("".join(parts), x=X, y=Y)


def _scale() -> str:
    """The degrees of a compass on the rim."""
    marks = []
    for place in range(120):
        length = 9 if place % 15 == 0 else 6 if place % 5 == 0 else 3.5
        (x1, y1), (x2, y2) = polar(RIM - 3, place * 3), polar(RIM - 3 - length, place * 3)
        marks.append(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}")
    return path("".join(marks), "a-rimline")


def wheel_pieces(view: View, say: Say) -> list[Piece]:
    """The turning wheel, the hub, the action tiles with their prices, the anchor tile."""
    places = view["positions"]
    pieces = [Piece("wheel", X, Y, _wheel(tuple(place["blue"] for place in places), view["anchor"]), "")]
    pieces.append(_hub(view, say))
    pieces += [
        _tile(view, number, place, say) for number, place in enumerate(places) if place["action"]
    ]
    if view["anchor_tile"] is not None:
        x, y = polar(RIM - 8, view["anchor_tile"] * STEP - STEP / 2)
        title = say(Text("nauticus-mark-anchor-tile"))
        pieces.append(Piece("anchor-tile", X + x, Y + y, _anchor_tile(), "", title))
    return pieces


@cache
def _wheel(blue: tuple[int, ...], anchor: int) -> str:
    """The blue workers of every sector; the anchor's sector has none."""
    parts = []
    for position, workers in enumerate(blue):
        bearing = position * STEP
        x1, y1 = polar(HUB, bearing + STEP / 2)
        x2, y2 = polar(BONUSES - 4, bearing + STEP / 2)
        parts.append(path(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}", "a-blueline"))
        x, y = polar((HUB + BONUSES) / 2 - 1, bearing)
        if position == anchor:
            parts.append(group(scaled(path(ANCHOR, "a-anchorsign"), 1.45), x=x, y=y))
        for place in range(workers):
            shift = (place - (workers - 1) / 2) * 13
            parts.append(group(worker("a-blue", 0.68), x=x + shift, y=y))
    return "".join(parts)


def _hub(view: View, say: Say) -> Piece:
    """Round and phase in the middle."""
    phase = min(view["phase"], view["phases"])
    title = say(text("nauticus-board-round", round=view["round"], rounds=view["rounds"], phase=phase))
    body = circle(0, 0, HUB, "a-tile") + circle(0, 0, HUB - 4, "a-hair")
    body += words(0, -14, say(Text("art-round")), "a-caps", 11.5)
    body += words(0, 11, f"{view['round']}/{view['rounds']}", "a-strong", 25)
    dots = view["phases"]
    for place in range(dots):
        x, y = polar(HUB - 10.5, 180 - (place - (dots - 1) / 2) * 17)
        kind = "a-accent" if place + 1 == phase else "a-ink" if place + 1 < phase else "a-ringdot"
        body += circle(x, y, 3.6 if place + 1 == phase else 2.8, kind)
    return Piece("hub", X, Y, body, "", title)


def _tile(view: View, position: int, place: dict[str, Any], say: Say) -> Piece:
    """One action tile; (0, 0) is the middle of its field, and the rondel's centre lies on the other side."""
    bearing = position * STEP
    x, y = polar((TILES + PRICES) / 2, bearing)
    chosen = view["chosen"] == position
    name = say(Text(f"nauticus-action-{place['action']}"))
    prices = tuple((price["tile"], price["price"]) for price in place["prices"]) if place["face_up"] else ()
    body = _tile_body(place["action"], bearing, place["face_up"], chosen, name, prices)
    title = name
    if prices:
        said = [say(text("nauticus-priced", tile=Text(f"nauticus-tile-{kind}"), price=price)) for kind, price in prices]
        title = f"{name}: {', '.join(said)}"
    if not place["face_up"]:
        title = f"{name} ({say(Text('nauticus-mark-face-down'))})"
    return Piece(f"tile-{place['action']}", X + x, Y + y, body, f"position-{position}", title)


@cache
def _tile_body(
    action: str, bearing: float, up: bool, chosen: bool, name: str, prices: tuple[tuple[str, int], ...]
) -> str:
    x, y = polar((TILES + PRICES) / 2, bearing)
    blue = action.startswith("buy-")
    kind = "a-tiledown" if not up else "a-tileblue" if blue else "a-tile"
    plate = path(sector(TILES + 2, PRICES - 2, bearing, STEP / 2 - 1), f"{kind} outline")
    mark = path(sector(TILES + 3, PRICES - 3, bearing, STEP / 2 - 1.6), "a-chosen") if chosen else ""
    ix, iy = polar(TILES + 29, bearing)
    sign = group(scaled(action_sign(action), 0.95), "" if up else "a-asleep", x=ix, y=iy)
    body = plate + mark + sign + curved(name, PRICES - 15, bearing, "a-strong" if up else "a-soft", 12.5)
    return group(body + _prices(bearing, prices), x=-x, y=-y)


def _prices(bearing: float, prices: tuple[tuple[str, int], ...]) -> str:
    parts = []
    for place, (kind, price) in enumerate(prices):
        angle = bearing + (place - (len(prices) - 1) / 2) * PRICE_STEP
        (x, y), (cx, cy) = polar(PRICES + 12, angle), polar(PRICES + 35, angle)
        parts.append(group(tile(kind, 0.46), x=x, y=y) + group(coin(str(price), 10), x=cx, y=cy))
    return "".join(parts)


def curved(said: str, radius: float, bearing: float, class_: str, size: float) -> str:
    """Words set along the rondel, letter by letter, upright on the lower half too."""
    from pelagos.art.markup import width_of

    lower = 90 < bearing % 360 < 270
    around = radius + (size * 0.7 if lower else 0)
    way = -1 if lower else 1
    most = 2 * 3.1416 * radius * (STEP - 4) / 360
    size = min(size, most / max(width_of(said), 0.1))
    total = width_of(said) * size / around * 57.2958
    angle, parts = bearing - way * total / 2, []
    for letter in said:
        step = width_of(letter) * size / around * 57.2958
        middle = angle + way * step / 2
        x, y = polar(around, middle)
        turn = middle + (180 if lower else 0)
        parts.append(
            tag("text", letter, class_=class_, font_size=size, text_anchor="middle",
                transform=f"translate({number(x)} {number(y)}) rotate({number(turn)})")
            if letter.strip() else ""
        )
        angle += way * step
    return "".join(parts)


def _anchor_tile() -> str:
    return circle(0, 0, 13, "a-accent") + scaled(path(ANCHOR, "a-light"), 1.15)


_ = turned
