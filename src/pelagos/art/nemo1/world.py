"""The oceans of Nemo's War, first edition, on the chart: places for ships, routes with their weeks, treasures."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from pelagos.art.markup import circle, close, group, home, path, rect, symbol, tag, use, words
from pelagos.art.model import Piece, Say
from pelagos.art.nemo1.fleet import own_ship
from pelagos.art.once import once
from pelagos.art.sea.berths import Berths
from pelagos.art.sea.chart import chart_ground, smooth
from pelagos.art.sea.flags import PENNANTS
from pelagos.art.sea.labels import Box, far_names, nautilus_box, sea_label
from pelagos.art.sea.ornaments import Ornament
from pelagos.art.sea.shelf import gem_sign
from pelagos.art.sea.ships import HIGH, WIDE, nautilus, ship_symbols
from pelagos.core.text import Text
from pelagos.games.nemo1.view import Nemo1View, OceanView, ShipView

PREFIX: Final = "n1"
COLUMNS: Final = 2
MAP_HEIGHT: Final = 590.0
ROSES: Final = ((444.0, 530.0), (150.0, 300.0), (836.0, 330.0))
"""Where the rhumb lines begin; the rose is drawn at the first."""

Routes = tuple[tuple[str, str, int], ...]


@cache
def map_data() -> dict[str, Any]:
    """Everything of map.toml."""
    return tomllib.loads((files("pelagos.art.nemo1") / "map.toml").read_text(encoding="utf-8"))


@cache
def oceans() -> dict[str, dict[str, Any]]:
    """The places of the oceans by name."""
    return {ocean["name"]: ocean for ocean in map_data()["ocean"]}


@cache
def ornaments_here() -> tuple[Ornament, ...]:
    """What fills the empty water."""
    return tuple((found["kind"], *found["at"]) for found in map_data()["ornament"])


def berths(ocean: str, capacity: int) -> Berths:
    """The places for ships in an ocean."""
    x, y = oceans()[ocean]["at"]
    return Berths(x, y, COLUMNS, capacity)


@cache
def world_ground(facts: tuple[tuple[str, int, int, str], ...], routes: Routes) -> str:
    """The chart with routes and oceans; the facts of an ocean are its name, die, capacity and what it is called."""
    signs = symbol("n1-gem", gem_sign()) + symbol("n1-nautilus", nautilus())
    parts = [tag("defs", ship_symbols(PREFIX, PENNANTS) + signs), chart_ground(MAP_HEIGHT, ROSES, ornaments_here())]
    parts += [_route(a, b, weeks) for a, b, weeks in routes]
    taken = [box for name, _, capacity, _ in facts for box in _taken(name, capacity)]
    parts += [_ocean(*fact, taken) for fact in facts]
    frames = {said: _taken(name, capacity)[0] for name, _, capacity, said in facts}
    return "".join([*parts, far_names(frames, taken, MAP_HEIGHT)])


def _taken(name: str, capacity: int) -> tuple[Box, Box]:
    """Where no other name may stand: the frame of an ocean, and the Nautilus when she is there."""
    x, y, width, height = berths(name, capacity).extent()
    return Box(x, y, x + width, y + height), nautilus_box(*oceans()[name]["nautilus"])


def _ocean(name: str, die: int, capacity: int, said: str, taken: list[Box]) -> str:
    places = berths(name, capacity)
    x, y, width, _ = places.extent()
    medal = circle(x + 11, y - 12, 10, "a-medal") + words(x + 11, y - 7, str(die), "a-onmedal", 14)
    label = sea_label(x + 25, y - 7, said, "start", width + 10, taken)
    return group(places.ground() + close(medal + label.markup), spot=f"ocean-{name}", title=said)


def _route(a: str, b: str, weeks: int) -> str:
    """A route with its weeks; one that only a card opens is dotted."""
    route = next(route for route in map_data()["route"] if set(route["between"]) == {a, b})
    kind = "a-route" if weeks > 0 else "a-dotted"
    lines = "".join(path(smooth(way), "a-routegap") + path(smooth(way), kind) for way in route["lines"])
    medals = "".join(
        circle(x, y, 11, "a-weeks") + words(x, y + 5, str(abs(weeks)), "a-strong", 15) for x, y in route["medals"]
    )
    return lines + medals


@once
def world_pieces(view: Nemo1View, say: Say) -> tuple[Piece, ...]:
    """Opened routes, treasures, hidden and revealed ships, and the Nautilus."""
    pieces = [_tunnel()] if _tunnel_open(view) else []
    foe = view["foe"]["place"] if view["foe"] else 0
    for ocean in view["oceans"]:
        pieces += _inside(ocean, foe if ocean["name"] == view["nautilus"] else 0, say)
    if view["nautilus"]:
        x, y = oceans()[view["nautilus"]]["nautilus"]
        here, title = f"ocean-{view['nautilus']}", say(Text("art-nautilus"))
        pieces.append(Piece("nautilus", x, y, home(use("n1-nautilus")), here, title))
    return tuple(pieces)


def _tunnel_open(view: Nemo1View) -> bool:
    """Whether the route between the Indian Ocean and the Mediterranean can be used."""
    indian = next(ocean for ocean in view["oceans"] if ocean["name"] == "indian-ocean")
    return any(route["ocean"] == "mediterranean" and route["open"] for route in indian["routes"])


def _tunnel() -> Piece:
    route = next(route for route in map_data()["route"] if set(route["between"]) == {"indian-ocean", "mediterranean"})
    return Piece("tunnel", 0, 0, "".join(path(smooth(way), "a-route") for way in route["lines"]))


@once
def _inside(ocean: OceanView, foe: int, say: Say) -> tuple[Piece, ...]:
    """What floats in an ocean; the foe is marked."""
    name = ocean["name"]
    places = berths(name, ocean["capacity"])
    afloat = max((found["place"] for found in ocean["places"]), default=0)
    pieces = places.cover(name, afloat)
    for found in ocean["places"]:
        spot = f"place-{name}-{found['place']}"
        mark = rect(-42, -25, WIDE + 4, HIGH + 4, "a-target", 10) if found["place"] == foe else ""
        if found["ship"] is None:
            piece = Piece(spot, 0, 0, use("n1-contact") + mark, spot, say(Text("art-hidden-ship")))
        else:
            piece = _seen(found["ship"], spot, mark, say)
        pieces.append(places.lay(piece, found["place"] - 1, afloat))
    if ocean["treasure"]:
        title = say(Text("art-treasure"))
        pieces.append(Piece(f"gem-{name}", *places.corner(), use("n1-gem"), f"ocean-{name}", title))
    return tuple(pieces)


def _seen(ship: ShipView, spot: str, mark: str, say: Say) -> Piece:
    """A revealed ship: it is fought by its place, and the log tells its name."""
    piece = own_ship(PREFIX, ship, 0, 0, say, mark)
    named = tag("g", rect(-40, -23, WIDE, HIGH, "a-hit"), data_spot=piece.spot, pointer_events="none")
    return piece._replace(spot=spot, body=piece.body + named)
