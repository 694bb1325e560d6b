"""The tokens of Nemo's War, second edition: ships with both sides, treasures, Treacherous Waters, markers.

A *piece* is a ship with the side that lies up: `2 * ship + side`. Ship groups of Treacherous Waters follow the
69 ships and have the same face on both sides.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from pelagos.core.case_values import slug
from pelagos.core.columns import (
    BITS,
    among,
    anything,
    counted,
    derived,
    icon,
    key,
    numbered,
    parsed,
    slugged,
    together,
    within,
)
from pelagos.core.components import Component
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables, named_once
from pelagos.games.nemo2.data_map import NOTED, OUR_ID
from pelagos.games.nemo2.language import Program, Reader, plain_effect
from pelagos.games.nemo2.names import GROUPS, WHITE
from pelagos.games.nemo2.records import Fleet, Treasure
from pelagos.games.nemo2.view import SideView

SHIPS: Final = 69
GROUP_SIZES: Final = (30, 14, 4, 4, 4, 4, 7, 2)
TREASURES: Final = 59
TOKENS: Final = 10
COLORS: Final = ("white", "pale_yellow", "dark_yellow", "blue", "green", "orange", "red", "black")
BACK_COLORS: Final = ("gray", "violet")
TREASURE_KINDS: Final = ("vp_only", "discard", "retain", "wonder")
TIMINGS: Final = ("", "immediate", "action_phase", "emergency_help")
SCORED_AS: Final = ("nonwarship", "warship")
MARKERS: Final = {
    "hidden contact tile": "contacts",
    "treasure gem": "gems",
    "uprising cube (normal)": "cubes",
    "uprising cube (gray)": "gray",
    "cannonball marker": "cannonballs",
    "salvage space": "salvage",
}


class Side(NamedTuple):
    """[NW2-1.3, 1.4] One side of a ship token; `attack` is 0 for a Non-Warship."""

    name: str
    title: str
    ship_class: str
    nation: str
    warship: bool
    attack: int
    defense: int
    skulls: int
    vp: int
    science: int
    wonder: int
    armored: bool
    sunk: Program

    def seen(self) -> SideView:
        """[NW2-1.4] What is printed on it, as plain data."""
        return {
            "name": self.name,
            "title": self.title,
            "class": self.ship_class,
            "nation": self.nation,
            "warship": self.warship,
            "attack": self.attack,
            "defense": self.defense,
            "skulls": self.skulls,
            "vp": self.vp,
            "science": self.science,
            "wonder": self.wonder,
            "armored": self.armored,
        }


def _side(
    title: str,
    ship_class: str,
    nation: str,
    attack: int,
    defense: int,
    skulls: int,
    _: str,
    vp: int,
    science: int = 0,
    wonder: int = 0,
    armored: bool = False,
    sunk: Program = (),
) -> Side:
    warship = attack > 0
    return Side(
        slug(title), title, ship_class, nation, warship, attack, defense, skulls, vp, science, wonder, armored, sunk
    )


def _values(prefix: str, armed: Callable[[Row], bool]) -> dict[str, object]:
    """[NW2-1.3, 1.4] The values on a side, from its attack on; an Attack Value stands on Warships only."""
    columns = {
        "attack": within(2, 15, when=armed),
        "defense": within(2, 15),
        "notoriety": within(0, 9),
        "vp_kind": among(SCORED_AS, here=lambda row: (SCORED_AS[armed(row)],)),
        "vp": within(0, 20),
        "vp_science": within(0, 5),
        "vp_wonder": within(0, 5),
        "armored": among(BITS),
        "sink_effect": parsed(plain_effect, "effect"),
    }
    return {prefix + name: declared for name, declared in columns.items()}


def _is_warship(row: Row) -> bool:
    return row.word("group") != GROUPS[WHITE]


FRONT: Final = {
    "name": anything(),
    "ship_class": anything(),
    "nationality": anything(),
    "is_warship": among(BITS, here=lambda row: ("01"[_is_warship(row)],)),
    **_values("", _is_warship),
}
BACK: Final = {
    "back_name": anything(),
    "back_class": anything(),
    "back_nationality": anything(),
    **_values("back_", lambda row: True),
}


class Ship(Component, table="ships.csv", sources=NOTED):
    """[NW2-1.3, 1.4] A ship token with its two sides."""

    id: int = key(counted(SHIPS), unprinted=OUR_ID)
    group: int = among(numbered(GROUPS))
    color: str = among(COLORS, here=lambda row: (COLORS[GROUPS.index(row.word("group"))],))
    start_location: str = anything(unprinted="the rules of setting up say it by the colour")
    front: Side = together(lambda title, kind, nation, _, *values: _side(title, kind, nation, *values), FRONT)
    back_color: str = among(BACK_COLORS, here=lambda row: (BACK_COLORS[_is_warship(row)],))
    back: Side = together(_side, BACK)


def read_fleet(tables: Tables) -> Fleet:
    """[NW2-1.3, 1.4, 18.7] 69 ships with both sides, then the three ship groups."""
    ships = Ship.read(tables)
    group_of = [ship.group for ship in ships]
    for name, found, size in zip(GROUPS, map(group_of.count, range(len(GROUPS))), GROUP_SIZES, strict=True):
        if found != size:
            raise PelagosError("error-table-count", file=Ship.table, wanted=f"{name}: {size}", found=str(found))
    groups = [token.side for token in Token.read(tables) if token.kind == SHIP_GROUP]
    sides = [*(side for ship in ships for side in (ship.front, ship.back)), *(side for side in groups for _ in "12")]
    seen = [name for front, back in zip(sides[::2], sides[1::2], strict=True) for name in {front.name, back.name}]
    twice = [name for name in seen if seen.count(name) > 1]
    if twice:
        raise Ship.rows(tables)[0][0].error("name", "error-table-twice", value=twice[0])
    names = tuple(side.name for side in sides[::2])
    # [NW2-18.4] Ships and Treacherous Waters are drawn from one bag: each has a name of its own.
    named_once("name", ((row, token.name) for row, token in Token.rows(tables)), names[: len(ships)])
    return Fleet(
        sides=tuple(sides),
        warship=tuple(side.warship for side in sides),
        group_of=(*group_of, *(-1 for _ in groups)),
        groups=tuple(tuple(s for s, g in enumerate(group_of) if g == group) for group in range(len(GROUPS))),
        names=names,
        number=numbered(names),
    )


def ship_titles(tables: Tables) -> dict[str, int]:
    """The ships by the names that effects use."""
    return {ship.front.title: number for number, ship in enumerate(Ship.read(tables))}


SHIP_GROUP: Final = "ship_group"
RETAIN: Final = "retain"
FIXED_EFFECTS: Final = {
    SHIP_GROUP: "ON_PLACED: PLACE(its ocean); PLACE(its ocean)",
    RETAIN: "TABLEAU // USE[emergency help]: X; DRM(+2)",
}
TOKEN_KINDS: Final = ("event", "weather", SHIP_GROUP, RETAIN)


def _is_group(row: Row) -> bool:
    return row.word("kind") == SHIP_GROUP


def _is_armed(row: Row) -> bool:
    return row.word("vp_kind") == "warship" or row.word("kind") == "weather"


def _token_steps(variant: int) -> Callable[[Row, str], Program]:
    """[NW2-18.4] Ship groups and the retained token are known to the variants; the others are programs."""

    def read(row: Row, column: str) -> Program:
        if row.word("kind") in FIXED_EFFECTS:
            row.word(column, (FIXED_EFFECTS[row.word("kind")],))
            return ()
        reader, text = Reader(row, column, 0, row.tables.once(ship_titles)), row.word(column)
        if not text.startswith("frosted:"):
            return reader.program(text)
        return reader.steps([part.partition(":")[2] for part in text.split(" // ")][variant])

    return read


class Token(Component, table="treacherous_waters.csv", sources=NOTED):
    """[NW2-18.4] A Treacherous Waters token; what it does in one variant and in the other."""

    id: int = key(counted(TOKENS), unprinted=OUR_ID)
    title: str = anything(column="name")
    kind: str = among(TOKEN_KINDS)
    attack: int = within(2, 15, when=_is_armed)
    defense: int = within(2, 15, when=_is_group)
    notoriety: int = within(0, 9, when=_is_group)
    vp_kind: str = among(("", *SCORED_AS), here=lambda row: SCORED_AS[::-1] if _is_group(row) else ("",))
    vp: int = within(0, 20, when=_is_group)
    steps: Program = parsed(_token_steps(0), "effect", column="effect")
    name: str = derived(slugged, "name")
    steps_galakta: Program = derived(_token_steps(1), "effect")
    ship: int = derived(lambda row, _: _ship_number(row), "kind")

    @property
    def side(self) -> Side:
        """[NW2-18.7] A ship group as it lies among the ships."""
        return _side(self.title, "", "none", self.attack, self.defense, self.notoriety, self.vp_kind, self.vp)


def _ship_number(row: Row) -> int:
    """[NW2-18.7] The number of a ship group among the ships, or -1."""
    if not _is_group(row):
        return -1
    number = int(row.word("id"))
    return SHIPS + sum(_is_group(other) and int(other.word("id")) < number for other in row.tables.rows[row.table])


class TreasureToken(Component, table="treasures.csv", sources=NOTED):
    """[NW2-1.8] One treasure token."""

    id: int = key(counted(TREASURES), unprinted=OUR_ID)
    kind: str = among(TREASURE_KINDS)
    name: str = anything()
    vp: int | None = icon(0, 20, column="treasure_vp")
    wonder: int = within(0, 5, empty=0, column="wonder_vp")
    timing: str = among(TIMINGS)
    steps: Program = parsed(plain_effect, "effect", column="effect")


def read_treasures(tables: Tables) -> tuple[Treasure, ...]:
    """[NW2-1.8] The 59 tokens by kind."""
    return tuple(tables.once(_kinds).values())


def treasure_name(token: TreasureToken, tables: Tables) -> tuple[str, int]:
    """[NW2-1.8] What a token is called, and how many of its kind there are."""
    found = tables.once(_kinds).get(token.but(id=0))
    return (found.name, found.number) if found else (slug(token.name), 1)


def _kinds(tables: Tables) -> dict[TreasureToken, Treasure]:
    """[NW2-1.8] Tokens with the same text are alike."""
    found: dict[TreasureToken, Treasure] = {}
    for token in TreasureToken.read(tables):
        alike = token.but(id=0)
        if alike in found:
            found[alike] = replace(found[alike], number=found[alike].number + 1)
            continue
        twins = sum(other.title == token.name for other in found.values())
        name = f"{slug(token.name)}-{twins + 1}" if twins else slug(token.name)
        found[alike] = Treasure(name, token.kind, token.name, 1, token.vp, token.wonder, token.timing, token.steps)
    return found


class Marker(Component, table="markers.csv"):
    """[NW2-1.9] How many of a marker the box holds."""

    item: str = anything()
    count: int = within(1, 99)
    use: str = anything(unprinted="no marker says what it is for, the rules do")


def read_markers(tables: Tables) -> dict[str, int]:
    """[NW2-1.9] How many of each marker the box holds."""
    counts = {marker.item: marker.count for marker in Marker.read(tables)}
    missing = [item for item in MARKERS if item not in counts]
    if missing:
        raise PelagosError("error-table-missing", file=Marker.table, column="item", missing=", ".join(missing))
    return {name: counts[item] for item, name in MARKERS.items()}
