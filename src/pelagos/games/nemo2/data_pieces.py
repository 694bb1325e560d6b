"""The tokens of Nemo's War, second edition: ships with both sides, treasures, Treacherous Waters, markers.

A *piece* is a ship with the side that lies up: `2 * ship + side`. Ship groups of Treacherous Waters follow the
69 ships and have the same face on both sides.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from pelagos.core.case_values import slug
from pelagos.core.errors import PelagosError
from pelagos.core.tables import Row, Tables, expect_rows
from pelagos.games.nemo2.cells import bit, icon, signed
from pelagos.games.nemo2.language import Program, Reader
from pelagos.games.nemo2.names import GROUPS, WHITE

SHIPS: Final = 69
GROUP_SIZES: Final = (30, 14, 4, 4, 4, 4, 7, 2)
TREASURES: Final = 59
TOKENS: Final = 10
COLORS: Final = ("white", "pale_yellow", "dark_yellow", "blue", "green", "orange", "red", "black")
NO_ATTACK: Final = 0
TREASURE_KINDS: Final = ("vp_only", "discard", "retain", "wonder")
TIMINGS: Final = ("", "immediate", "action_phase", "emergency_help")
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


@dataclass(frozen=True, slots=True)
class Fleet:
    """[NW2-1.3] All ships by piece, with the facts the rules ask for most often as tuples of their own."""

    sides: tuple[Side, ...]
    warship: tuple[bool, ...]
    group_of: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]
    names: tuple[str, ...]
    number: dict[str, int]


@dataclass(frozen=True, slots=True)
class Treasure:
    """[NW2-1.8] One kind of treasure token and how many there are; `vp` is None where no treasure VP is printed."""

    name: str
    kind: str
    title: str
    number: int
    vp: int | None
    wonder: int
    timing: str
    steps: Program


class Token(NamedTuple):
    """[NW2-18.4] A Treacherous Waters token; `ship` is its number among the ships, or -1."""

    name: str
    title: str
    kind: str
    ship: int
    steps: Program
    steps_galakta: Program


def read_tokens(tables: Tables, ships: dict[str, int]) -> tuple[Token, ...]:
    """[NW2-18.4] Ten tokens, three of them ship groups."""
    rows = tables.rows["treacherous_waters.csv"]
    expect_rows("treacherous_waters.csv", rows, "id", [str(n + 1) for n in range(TOKENS)])
    found, groups = [], 0
    for row in sorted(rows, key=lambda row: int(row.word("id"))):
        kind = row.word("kind", ("event", "weather", "ship_group", "retain"))
        ship = SHIPS + groups if kind == "ship_group" else -1
        groups += kind == "ship_group"
        frosted, galakta = _token_steps(row, kind, ships)
        found.append(Token(slug(row.word("name")), row.word("name"), kind, ship, frosted, galakta))
    return tuple(found)


def _token_steps(row: Row, kind: str, ships: dict[str, int]) -> tuple[Program, Program]:
    """[NW2-18.4] Ship groups and the retained token are known to the variants; the others are programs."""
    if kind in ("ship_group", "retain"):
        return (), ()
    reader = Reader(row, "effect", 0, ships)
    text = row.word("effect")
    if not text.startswith("frosted:"):
        steps = reader.program(text)
        return steps, steps
    frosted, galakta, *_ = (part.partition(":")[2] for part in text.split(" // "))
    return reader.steps(frosted), reader.steps(galakta)


def read_fleet(tables: Tables) -> Fleet:
    """[NW2-1.3, 1.4, 18.7] 69 ships with both sides, then the three ship groups."""
    rows = tables.rows["ships.csv"]
    expect_rows("ships.csv", rows, "id", [str(n + 1) for n in range(SHIPS)])
    ordered = sorted(rows, key=lambda row: int(row.word("id")))
    group_of = [GROUPS.index(row.word("group", GROUPS)) for row in ordered]
    for group, size in enumerate(GROUP_SIZES):
        if group_of.count(group) != size:
            raise PelagosError(
                "error-table-count",
                file="ships.csv",
                wanted=f"{GROUPS[group]}: {size}",
                found=str(group_of.count(group)),
            )
    sides: list[Side] = []
    for row, group in zip(ordered, group_of, strict=True):
        row.word("color", (COLORS[group],))
        sides += [_side(row, "", group != WHITE), _side(row, "back_", True)]
    groups = [row for row in tables.rows["treacherous_waters.csv"] if row.word("kind") == "ship_group"]
    for row in groups:
        sides += [_ship_group(row)] * 2
    names = tuple(side.name for side in sides[::2])
    seen = [name for ship in range(len(names)) for name in {side.name for side in sides[2 * ship : 2 * ship + 2]}]
    if len(set(seen)) != len(seen):
        twice = next(name for name in seen if seen.count(name) > 1)
        raise ordered[0].error("name", "error-table-twice", value=twice)
    return Fleet(
        sides=tuple(sides),
        warship=tuple(side.warship for side in sides),
        group_of=(*group_of, *(-1 for _ in groups)),
        groups=tuple(tuple(s for s, g in enumerate(group_of) if g == group) for group in range(len(GROUPS))),
        names=names,
        number={name: number for number, name in enumerate(names)},
    )


def ship_titles(tables: Tables) -> dict[str, int]:
    """The ships by the names that effects use."""
    return {row.word("name"): int(row.word("id")) - 1 for row in tables.rows["ships.csv"]}


def _side(row: Row, prefix: str, warship: bool) -> Side:
    kind = "class" if prefix else "ship_class"
    row.word(f"{prefix}vp_kind", ("warship" if warship else "nonwarship",))
    effect = f"{prefix}sink_effect"
    return Side(
        name=slug(row.word(f"{prefix}name")),
        title=row.word(f"{prefix}name"),
        ship_class=row.word(f"{prefix}{kind}"),
        nation=row.word(f"{prefix}nationality"),
        warship=warship,
        attack=row.number_in(f"{prefix}attack", 2, 15) if warship else NO_ATTACK,
        defense=row.number_in(f"{prefix}defense", 2, 15),
        skulls=row.number_in(f"{prefix}notoriety", 0, 9),
        vp=row.number_in(f"{prefix}vp", 0, 20),
        science=row.number_in(f"{prefix}vp_science", 0, 5),
        wonder=row.number_in(f"{prefix}vp_wonder", 0, 5),
        armored=bit(row, f"{prefix}armored"),
        sunk=Reader(row, effect, 0, {}).steps(row.word(effect)),
    )


def _ship_group(row: Row) -> Side:
    warship = row.word("vp_kind", ("warship", "nonwarship")) == "warship"
    return Side(
        name=slug(row.word("name")),
        title=row.word("name"),
        ship_class="",
        nation="none",
        warship=warship,
        attack=row.number_in("attack", 2, 15) if warship else NO_ATTACK,
        defense=row.number_in("defense", 2, 15),
        skulls=row.number_in("notoriety", 0, 9),
        vp=row.number_in("vp", 0, 20),
        science=0,
        wonder=0,
        armored=False,
        sunk=(),
    )


def read_treasures(tables: Tables) -> tuple[Treasure, ...]:
    """[NW2-1.8] The 59 tokens by kind; tokens with the same text are alike."""
    rows = tables.rows["treasures.csv"]
    expect_rows("treasures.csv", rows, "id", [str(n + 1) for n in range(TREASURES)])
    found: dict[tuple[object, ...], Treasure] = {}
    for row in sorted(rows, key=lambda row: int(row.word("id"))):
        kind = row.word("kind", TREASURE_KINDS)
        steps = Reader(row, "effect", 0, {}).steps(row.word("effect"))
        timing = row.word("timing", TIMINGS)
        vp, wonder = icon(row, "treasure_vp"), signed(row, "wonder_vp", 0, 5)
        key = (kind, row.word("name"), vp, wonder, timing, steps)
        if key in found:
            found[key] = replace(found[key], number=found[key].number + 1)
        else:
            name = slug(row.word("name"))
            twins = sum(other.title == row.word("name") for other in found.values())
            name = f"{name}-{twins + 1}" if twins else name
            found[key] = Treasure(name, kind, row.word("name"), 1, vp, wonder, timing, steps)
    return tuple(found.values())


def read_markers(tables: Tables) -> dict[str, int]:
    """[NW2-1.9] How many of each marker the box holds."""
    counts = {row.word("item"): row.number_in("count", 1, 99) for row in tables.rows["markers.csv"]}
    missing = [item for item in MARKERS if item not in counts]
    if missing:
        raise PelagosError("error-table-missing", file="markers.csv", column="item", missing=", ".join(missing))
    return {name: counts[item] for item, name in MARKERS.items()}
