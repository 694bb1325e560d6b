"""The oceans on the chart: berths for ships, links of both kinds, lands for uprisings, and what lies in them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from pelagos.art.fitting import fitted, width_of, wrapped
from pelagos.art.markup import circle, group, path, rect, symbol, tag, use, words
from pelagos.art.model import Piece, Say
from pelagos.art.nemo2.fleet import own_ship
from pelagos.art.sea import chart
from pelagos.art.sea.berths import Berths
from pelagos.art.sea.chart import chart_ground, place_of, smooth
from pelagos.art.sea.flags import NATIONS
from pelagos.art.sea.shelf import gem_sign
from pelagos.art.sea.ships import HIGH, WIDE, nautilus, ship_symbols
from pelagos.core.game import View
from pelagos.core.text import Text

PREFIX: Final = "n2"
ROSE: Final = (262.0, 600.0)
MAJORS: Final = 6

Names = tuple[str, ...]


@cache
def map_data() -> dict[str, Any]:
    """Everything of map.toml."""
    return tomllib.loads((files("pelagos.art.nemo2") / "map.toml").read_text(encoding="utf-8"))


@cache
def oceans() -> dict[str, dict[str, Any]]:
    """The places of the oceans by name."""
    return {ocean["name"]: ocean for ocean in map_data()["ocean"]}


@cache
def lands() -> dict[str, tuple[float, float]]:
    """The slots of the lands by name."""
    return {land["name"]: _land_place(land) for land in map_data()["land"]}


def _land_place(land: dict[str, Any]) -> tuple[float, float]:
    if "place" in land:
        x, y = land["place"]
        return x, y
    east, north = land["at"]
    return place_of(east if east > 31 else east + 360, north)


def berths(ocean: str, capacity: int) -> Berths:
    """The places for ships in an ocean."""
    place = oceans()[ocean]
    x, y = place["at"]
    return Berths(x, y, place["columns"], capacity)


@cache
def world_ground(
    capacities: tuple[int, ...], ocean_names: Names, land_names: Names, dotted: frozenset[frozenset[str]]
) -> str:
    """The chart with links, oceans and lands; what is told in words comes in ready."""
    parts = [tag("defs", ship_symbols(PREFIX, NATIONS) + _signs()), chart_ground(chart.HEIGHT, ROSE), _links(dotted)]
    for land, said in zip(map_data()["land"], land_names, strict=True):
        x, y = lands()[land["name"]]
        shown = _land(said, land.get("label", "below"))
        parts.append(group(shown, x=x, y=y, spot=f"land-{land['name']}", title=said))
    for place, (name, said) in enumerate(zip(oceans(), ocean_names, strict=True)):
        parts.append(_ocean(place, name, capacities[place], said))
    return "".join(parts)


def _signs() -> str:
    """Gem, cube, Nautilus and the treasure fleet, for pieces to use."""
    cube = path("M-8 -4L0 -8.5L8 -4V5L0 9.5L-8 5Z", "a-cube") + path("M-8 -4L0 -8.5L8 -4L0 0Z", "a-cubetop")
    cube += path("M0 0V9.5M0 0L-8 -4M0 0L8 -4", "a-facet")
    signs = {"gem": gem_sign(), "cube": cube, "nautilus": nautilus(), "galleon": _galleon()}
    return "".join(symbol(f"n2-{name}", shown) for name, shown in signs.items())


def _galleon() -> str:
    return path("M-12 3H12L8 10H-8Z", "a-gold") + path("M-5 2V-9H4Q8 -3 4 2Z", "a-gold")


def _land(said: str, label: str) -> str:
    """A slot for a cube with the name of the land below it or beside it."""
    slot = rect(-9, -9, 18, 18, "a-landslot outline", 3) + path("M-4 6V-6L5 -3L-4 0", "a-hairink")
    lines = wrapped(said, "a-landname", 7.2)
    x, top, anchor = {
        "below": (0.0, 20.0, "middle"),
        "right": (13.0, 10.0 - 6 * len(lines), "start"),
        "left": (-13.0, 10.0 - 6 * len(lines), "end"),
    }[label]
    return slot + "".join(words(x, top + 12 * row, part, "a-landname", 11, anchor) for row, part in enumerate(lines))


def _ocean(place: int, name: str, capacity: int, said: str) -> str:
    places = berths(name, capacity)
    x, y, width, _ = places.extent()
    label = _ocean_label(place, said, x, y, width) if place < MAJORS else _sea_label(name, said, x, y, width)
    return group(places.ground() + label, spot=f"ocean-{name}", title=said)


def _ocean_label(place: int, said: str, x: float, y: float, width: float) -> str:
    """The number of the die and the name of a major ocean."""
    medal = circle(x + 11, y - 12, 10, "a-medal") + words(x + 11, y - 7, str(place + 1), "a-onmedal", 14)
    return medal + fitted(x + 25, y - 7, said, "a-seaname", 16, chart.room(x + 25, width + 20), "start")


def _sea_label(name: str, said: str, x: float, y: float, width: float) -> str:
    """The name of an ocean between them, in the middle over its berths or ending with them."""
    if oceans()[name].get("label") == "end":
        return words(x + width, y - 7, said, "a-seaname", 16, "end")
    half = width_of(said, "a-seaname") * 8
    middle = min(max(x + width / 2, half + 6), chart.WIDTH - 6 - half)
    return words(middle, y - 7, said, "a-seaname", 16)


def _links(dotted: frozenset[frozenset[str]]) -> str:
    lines = []
    for link in map_data()["link"]:
        kind = "a-dotted" if frozenset(link["between"]) in dotted else "a-route"
        for spots in link["lines"]:
            way = smooth(spots)
            lines.append(path(way, "a-routegap") + path(way, kind))
    return "".join(lines)


def world_pieces(view: View, say: Say) -> list[Piece]:
    """Cubes, gems, contacts, ships and the Nautilus."""
    pieces = [_tunnel()] if view["oceans"][0]["tunnel"] else []
    pieces += [_cube(land, say) for land in view["lands"] if land["uprising"]]
    for ocean in view["oceans"]:
        pieces += _inside(view, ocean, say)
    if view["nautilus"]:
        x, y = _nautilus_at(view["nautilus"], view["oceans"])
        pieces.append(
            Piece("nautilus", x, y, use("n2-nautilus"), f"ocean-{view['nautilus']}", say(Text("nemo2-mark-nautilus")))
        )
    return pieces


def _tunnel() -> Piece:
    """The Arabian Tunnel turns a dotted link into one to travel on."""
    link = next(link for link in map_data()["link"] if set(link["between"]) == {"european-seas", "indian-ocean"})
    return Piece("tunnel", 0, 0, "".join(path(smooth(way), "a-route") for way in link["lines"]))


def _cube(land: dict[str, Any], say: Say) -> Piece:
    x, y = lands()[land["name"]]
    return Piece(
        f"cube-{land['name']}", x, y, use("n2-cube"), f"land-{land['name']}", say(Text(f"nemo2-land-{land['name']}"))
    )


def _inside(view: View, ocean: dict[str, Any], say: Say) -> list[Piece]:
    name, capacity, pieces = ocean["name"], ocean["capacity"], []
    places = berths(name, capacity)
    x, y, width, height = places.extent()
    for contact in range(ocean["contacts"]):
        cx, cy = places.middle(capacity - 1 - contact)
        pieces.append(
            Piece(f"contact-{name}-{contact}", cx, cy, use("n2-contact"), f"contact-{name}", say(Text("art-contact")))
        )
    aimed = view["target"]["name"] if view["target"] else ""
    for slot, ship in enumerate(ocean["ships"]):
        sx, sy = places.middle(slot)
        mark = rect(-42, -25, WIDE + 4, HIGH + 4, "a-target", 10) if ship["name"] == aimed else ""
        pieces.append(own_ship(PREFIX, ship, sx, sy, say, mark))
    here = f"ocean-{name}"
    if ocean["gem"]:
        title = say(Text("nemo2-mark-gem"))
        pieces.append(Piece(f"gem-{name}", x + width - 3, y + height - 5, use("n2-gem"), here, title))
    if ocean["fleet"]:
        title = say(Text("nemo2-mark-fleet"))
        pieces.append(Piece("fleet", x + width - 24, y + height - 2, use("n2-galleon"), here, title))
    return pieces


def _nautilus_at(name: str, all_oceans: list[dict[str, Any]]) -> tuple[float, float]:
    capacity = next(ocean["capacity"] for ocean in all_oceans if ocean["name"] == name)
    x, y, width, height = berths(name, capacity).extent()
    side = oceans()[name].get("nautilus")
    return (side[0], side[1]) if side else (x + width / 2, y + height + 15)
