"""The oceans on the chart: berths for ships, links of both kinds, lands for uprisings, and what lies in them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from pelagos.art.markup import circle, close, group, home, path, rect, symbol, tag, use, words
from pelagos.art.model import Piece, Say
from pelagos.art.nemo2.fleet import own_ship
from pelagos.art.once import once
from pelagos.art.sea import chart
from pelagos.art.sea.berths import Berths
from pelagos.art.sea.chart import chart_ground, place_of, smooth
from pelagos.art.sea.flags import NATIONS
from pelagos.art.sea.labels import Box, far_names, land_label, nautilus_box, sea_label
from pelagos.art.sea.ornaments import Ornament
from pelagos.art.sea.shelf import gem_sign
from pelagos.art.sea.ships import HIGH, WIDE, nautilus, ship_symbols
from pelagos.core.text import Text
from pelagos.games.nemo2.view import LandView, Nemo2View, OceanView

PREFIX: Final = "n2"
ROSES: Final = ((262.0, 600.0), (470.0, 300.0), (836.0, 400.0))
"""Where the rhumb lines begin; the rose is drawn at the first."""
MAJORS: Final = 6
FLEET: Final = 0.72
TITLE: Final = Box(26, 42, 270, 154)

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


@cache
def ornaments_here() -> tuple[Ornament, ...]:
    """What fills the empty water."""
    return tuple((found["kind"], *found["at"]) for found in map_data()["ornament"])


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
    parts = [
        tag("defs", ship_symbols(PREFIX, NATIONS) + _signs()),
        chart_ground(chart.HEIGHT, ROSES, ornaments_here()),
        _links(dotted),
    ]
    taken = _taken(capacities)
    seas = []
    for place, (name, said) in enumerate(zip(oceans(), ocean_names, strict=True)):
        seas.append(_ocean(place, name, capacities[place], said, taken))
    for land, said in zip(map_data()["land"], land_names, strict=True):
        parts.append(_land(land, said, taken))
    frames = dict(zip(ocean_names, _frames(capacities), strict=True))
    return "".join([*parts, *seas, far_names(frames, _ships(capacities), chart.HEIGHT)])


def _taken(capacities: tuple[int, ...]) -> list[Box]:
    """Where no name may stand: the frames of the oceans, the slots of the lands, the title, and the Nautilus."""
    return [TITLE, *_ships(capacities), *(Box(x - 10, y - 10, x + 10, y + 10) for x, y in lands().values())]


def _frames(capacities: tuple[int, ...]) -> list[Box]:
    """The frames of the oceans."""
    extents = [berths(name, capacity).extent() for name, capacity in zip(oceans(), capacities, strict=True)]
    return [Box(x, y, x + width, y + height) for x, y, width, height in extents]


def _ships(capacities: tuple[int, ...]) -> list[Box]:
    """The frames, and the Nautilus wherever she may be."""
    places = [_nautilus_at(name, capacity) for name, capacity in zip(oceans(), capacities, strict=True)]
    return [*_frames(capacities), *(nautilus_box(x, y) for x, y in places)]


def _signs() -> str:
    """Gem, cube, Nautilus and the treasure fleet, for pieces to use."""
    cube = path("M-8 -4L0 -8.5L8 -4V5L0 9.5L-8 5Z", "a-cube") + path("M-8 -4L0 -8.5L8 -4L0 0Z", "a-cubetop")
    cube += path("M0 0V9.5M0 0L-8 -4M0 0L8 -4", "a-facet")
    signs = {"gem": gem_sign(), "cube": cube, "nautilus": nautilus(), "galleon": _galleon()}
    return "".join(symbol(f"n2-{name}", shown) for name, shown in signs.items())


def _galleon() -> str:
    return path("M-12 3H12L8 10H-8Z", "a-gold") + path("M-5 2V-9H4Q8 -3 4 2Z", "a-gold")


def _land(land: dict[str, Any], said: str, taken: list[Box]) -> str:
    """A slot for a cube with the name of the land, which is taken from now on."""
    slot = rect(-9, -9, 18, 18, "a-landslot outline", 3) + path("M-4 6V-6L5 -3L-4 0", "a-hairink")
    x, y = lands()[land["name"]]
    label = land_label(x, y, said, land.get("label", "below"), [box for box in taken if not box.holds(x, y)])
    taken.append(label.box)
    return group(group(slot, x=x, y=y) + close(label.markup), spot=f"land-{land['name']}", title=said)


def _ocean(place: int, name: str, capacity: int, said: str, taken: list[Box]) -> str:
    """Its berths, and its name over them; the six large ones have the number of the die before it."""
    places = berths(name, capacity)
    x, y, width, _ = places.extent()
    medal = circle(x + 11, y - 12, 10, "a-medal") + words(x + 11, y - 7, str(place + 1), "a-onmedal", 14)
    if place < MAJORS:
        label = sea_label(x + 25, y - 7, said, "start", width + 20, taken)
        taken.append(Box(x, y - 23, x + 22, y))
    elif oceans()[name].get("label") == "end":
        label = sea_label(x + width, y - 7, said, "end", 2 * width, taken)
    else:
        label = sea_label(x + width / 2, y - 7, said, "middle", 2 * width, taken)
    taken.append(label.box)
    name_ = medal + label.markup if place < MAJORS else label.markup
    return group(places.ground() + close(name_), spot=f"ocean-{name}", title=said)


def _links(dotted: frozenset[frozenset[str]]) -> str:
    lines = []
    for link in map_data()["link"]:
        kind = "a-dotted" if frozenset(link["between"]) in dotted else "a-route"
        for spots in link["lines"]:
            way = smooth(spots)
            lines.append(path(way, "a-routegap") + path(way, kind))
    return "".join(lines)


@once
def world_pieces(view: Nemo2View, say: Say) -> tuple[Piece, ...]:
    """Cubes, gems, contacts, ships and the Nautilus."""
    pieces = [_tunnel()] if view["oceans"][0]["tunnel"] else []
    pieces += [_cube(land, say) for land in view["lands"] if land["uprising"]]
    aimed = view["target"]["name"] if view["target"] else ""
    for ocean in view["oceans"]:
        is_here = any(ship["name"] == aimed for ship in ocean["ships"])
        pieces += _inside(ocean, aimed if is_here else "", say)
    if view["nautilus"]:
        capacity = next(ocean["capacity"] for ocean in view["oceans"] if ocean["name"] == view["nautilus"])
        x, y = _nautilus_at(view["nautilus"], capacity)
        here, title = f"ocean-{view['nautilus']}", say(Text("nemo2-mark-nautilus"))
        pieces.append(Piece("nautilus", x, y, home(use("n2-nautilus")), here, title))
    return tuple(pieces)


def _tunnel() -> Piece:
    """The Arabian Tunnel turns a dotted link into one to travel on."""
    link = next(link for link in map_data()["link"] if set(link["between"]) == {"european-seas", "indian-ocean"})
    return Piece("tunnel", 0, 0, "".join(path(smooth(way), "a-route") for way in link["lines"]))


def _cube(land: LandView, say: Say) -> Piece:
    x, y = lands()[land["name"]]
    return Piece(
        f"cube-{land['name']}", x, y, use("n2-cube"), f"land-{land['name']}", say(Text(f"nemo2-land-{land['name']}"))
    )


@once
def _inside(ocean: OceanView, aimed: str, say: Say) -> tuple[Piece, ...]:
    """What floats in an ocean; the target is marked."""
    name, capacity = ocean["name"], ocean["capacity"]
    afloat = max(capacity, len(ocean["ships"]) + ocean["contacts"])
    places = berths(name, capacity)
    x, y, width, _ = places.extent()
    pieces = places.cover(name, afloat)
    for contact in range(ocean["contacts"]):
        body, spot = use("n2-contact"), f"contact-{name}"
        piece = Piece(f"{spot}-{contact}", 0, 0, body, spot, say(Text("art-contact")))
        pieces.append(places.lay(piece, afloat - 1 - contact, afloat))
    for slot, ship in enumerate(ocean["ships"]):
        mark = rect(-42, -25, WIDE + 4, HIGH + 4, "a-target", 10) if ship["name"] == aimed else ""
        pieces.append(places.lay(own_ship(PREFIX, ship, 0, 0, say, mark), slot, afloat))
    here = f"ocean-{name}"
    if ocean["gem"]:
        title = say(Text("nemo2-mark-gem"))
        gem = f"gem-{name}"
        pieces.append(Piece(gem, *places.corner(), use("n2-gem"), gem, title))
    if ocean["fleet"]:
        title = say(Text("nemo2-mark-fleet"))
        pieces.append(Piece("fleet", x + width + 6, y + 14, use("n2-galleon", 0, 0, FLEET), here, title))
    return tuple(pieces)


def _nautilus_at(name: str, capacity: int) -> tuple[float, float]:
    x, y, width, height = berths(name, capacity).extent()
    side = oceans()[name].get("nautilus")
    return (side[0], side[1]) if side else (x + width / 2, y + height + 15)
