"""The ocean tiles with their spaces, links and specials. Every space of every tile has a number of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Final, NamedTuple

from pelagos.core.columns import among, anything, numbered, parsed, perhaps, placed, texts, within, yes_no
from pelagos.core.components import Component
from pelagos.core.entries import Entry
from pelagos.core.tables import Row
from pelagos.games.endeavor.language import Gains, NotTheLanguage, effects
from pelagos.games.endeavor.names import (
    CONSERVE,
    DIVE,
    IN_WORDS,
    MOST_DEPTH,
    NAMED,
    OUR_ID,
    PUBLISH,
    SIDES,
    SONAR,
    TOPICS,
)

TRIGGERS: Final = (
    "token-taken",
    "after-dive",
    "dive",
    "dive-spot-emptied",
    "after-conserve",
    "all-conserve-filled",
    "sonar",
    "travel-out",
    "permanent",
)
SPECIAL_KINDS: Final = ("zone", "field", "marked")
RULES_IN_PROSE: Final = {
    "dive": ("dive-choose-2",),
    "sonar": ("discover[unsupported]",),
    "permanent": ("no-entry", "one-vessel-per-player"),
    "travel-out": ("tech+1",),
}
PER_DISC: Final = ("vent-data",)
"""[EDS-A32] Marked specials that pay for every disc; all others pay once."""


def gains_in(entry: Row, key: str) -> Gains:
    """A value in the mini-language."""
    try:
        return effects(entry.word(key))
    except NotTheLanguage as problem:
        raise entry.error(key, "error-table-value", value=str(problem)) from problem


def _gains_or_none(entry: Row, key: str) -> Gains:
    return () if entry.blank(key) else gains_in(entry, key)


class Place(Component, sources=()):
    """[EDS-1.1] What every space of a tile shows; `access` is the side from which a cave is used."""

    id: str = anything(unprinted=OUR_ID)
    access: str = among(("", *SIDES))
    marked: bool = yes_no(empty=False)


class DiveSpot(Place, sources=()):
    """[EDS-10.1] A dive spot with its tokens."""

    tokens: int = within(1, 36)
    gains: Gains = parsed(_gains_or_none, "effect", column="bonus", unprinted="no dive spot has one: specials do")


class SonarSpace(Place, sources=()):
    """[EDS-9.1] A space of a sonar strip."""

    gains: Gains = parsed(gains_in, "effect", column="effect")


class ConserveSpace(Place, sources=()):
    """[EDS-11.2] A conservation space."""

    cost: int = within(0, 12)
    gains: Gains = parsed(gains_in, "effect", column="bonus")


class PublishSpace(Place, sources=()):
    """[EDS-12.1] A publication space."""

    topic: int = among(numbered(TOPICS))
    gains: Gains = parsed(_gains_or_none, "effect", column="bonus")


class Line(Component, sources=()):
    """[EDS-14.1] A line between two disc spaces."""

    a: str = anything()
    b: str = anything()
    gains: Gains = parsed(gains_in, "effect", column="bonus")


class Special(Component, sources=()):
    """[EDS-15.1, 15.2] A rule of its own that a tile brings."""

    id: str = anything(unprinted="our own name for it")
    kind: str = among(SPECIAL_KINDS)
    trigger: str = among(TRIGGERS)
    target: tuple[str, ...] = texts()
    effect: str = anything()
    text: str = perhaps(unprinted=IN_WORDS)

    @property
    def is_prose(self) -> bool:
        """[EDS-15.2] Whether the effect is the name of a rule that is told in prose."""
        return self.effect in RULES_IN_PROSE.get(self.trigger, ())

    @property
    def gains(self) -> Gains:
        """[EDS-15.2] What it gives."""
        return () if self.is_prose else effects(self.effect)

    def check(self, row: Row) -> None:
        """[EDS-15.2] What is no rule told in prose must be gains."""
        if not self.is_prose:
            gains_in(row, "effect")


def _strips(entry: Row, key: str) -> tuple[tuple[SonarSpace, ...], ...]:
    """[EDS-9.1] The sonar strips, each from left to right."""
    assert isinstance(entry, Entry)
    found = entry.values.get(key, [])
    if not isinstance(found, list):
        raise entry.error(key, "error-table-value", value=str(found))
    strips = [Entry(entry.file, entry.name, {"strip": strip}, ("strip",)) for strip in found]
    spaces = [strip.entries("strip", SonarSpace.header()) for strip in strips]
    if not all(spaces):
        raise entry.error(key, "error-table-value", value=str(found))
    return tuple(tuple(map(SonarSpace.of, strip)) for strip in spaces)


class TileEntry(Component):
    """[EDS-1.1] An ocean tile as the table has it."""

    id: str = anything(unprinted=OUR_ID)
    title: str = anything(column="name", unprinted=NAMED)
    name_de: str = perhaps(unprinted=IN_WORDS)
    depth: int = within(1, MOST_DEPTH)
    scenario_only: bool = yes_no()
    discovery: Gains = parsed(gains_in, "effect")
    arrival: Gains = parsed(gains_in, "effect")
    dive: tuple[tuple[Entry, DiveSpot], ...] = placed(lambda: DiveSpot)
    sonar: tuple[tuple[SonarSpace, ...], ...] = parsed(_strips, "entries", of=lambda: SonarSpace)
    conserve: tuple[tuple[Entry, ConserveSpace], ...] = placed(lambda: ConserveSpace)
    publish: tuple[tuple[Entry, PublishSpace], ...] = placed(lambda: PublishSpace)
    links: tuple[tuple[Entry, Line], ...] = placed(lambda: Line, "a")
    specials: tuple[tuple[Entry, Special], ...] = placed(lambda: Special)


class TileFile(Component, table="tiles.toml", sources=()):
    """[EDS-1.1] The ocean tiles, with what is printed on them."""

    tile: tuple[tuple[Entry, TileEntry], ...] = placed(lambda: TileEntry)


class Space(NamedTuple):
    """One dive spot or disc space: where it is, what it costs and gives."""

    tile: int
    id: str
    kind: int
    cost: int
    gains: Gains
    topic: int
    tokens: int
    next: int
    access: str


class Marked(NamedTuple):
    """[EDS-15.1] A special for whoever owns a disc on a marked space."""

    spaces: int
    gains: Gains
    per_disc: bool


class Tile(NamedTuple):
    """[EDS-1.1] One ocean tile; spaces are masks of space numbers."""

    id: str
    title: str
    depth: int
    scenario_only: bool
    discovery: Gains
    arrival: Gains
    spots: tuple[int, ...]
    strips: tuple[tuple[int, ...], ...]
    conserve: int
    publish: int
    spaces: int
    """Every space of the tile."""
    here: int
    """The spaces that a vessel in the zone can use."""
    sides: tuple[int, int, int]
    """The spaces used from the zone to the left, above and to the right (Submerged Cave System)."""
    opening: int
    """The disc spaces that can be used when the tile is new."""
    specials: tuple[Special, ...]
    no_entry: bool
    one_vessel: bool
    faster: int
    """How much higher the technology level counts for a Travel out of here."""
    leaving: Marked | None
    token_taken: Marked | None
    after_conserve: Marked | None
    all_filled: Gains


class Ocean(NamedTuple):
    """All tiles and spaces, and what is printed on single spaces, by the number of the space."""

    tiles: tuple[Tile, ...]
    tile_number: dict[str, int]
    spaces: tuple[Space, ...]
    links: tuple[tuple[tuple[int, Gains], ...], ...]
    linked: tuple[int, ...]
    """The spaces that a space is linked with, as a mask."""
    after_dive: tuple[Gains, ...]
    emptied: tuple[Gains, ...]
    choose_two: tuple[bool, ...]
    after_conserve: tuple[Gains, ...]


Found = DiveSpot | SonarSpace | ConserveSpace | PublishSpace


class _Sheet:
    """What is collected while the tiles are read."""

    def __init__(self) -> None:
        self.spaces: list[Space] = []
        self.links: dict[int, list[tuple[int, Gains]]] = {}
        self.fields: dict[str, dict[int, Gains]] = {trigger: {} for trigger in TRIGGERS}
        self.choose_two: set[int] = set()

    def add(self, tile: int, kind: int, place: Found, cost: int = 0, topic: int = 0, tokens: int = 0) -> int:
        """The number of a new space."""
        self.spaces.append(Space(tile, place.id, kind, cost, place.gains, topic, tokens, -1, place.access))
        return len(self.spaces) - 1


def read_ocean(file: TileFile) -> Ocean:
    """[EDS-1.1, 15.2] Every tile of the table, checked."""
    sheet = _Sheet()
    tiles: list[Tile] = []
    for entry, found in file.tile:
        if found.id in [tile.id for tile in tiles]:
            raise entry.error("id", "error-table-value", value=found.id)
        tiles.append(_tile(entry, found, len(tiles), sheet))
        if sum(tile.no_entry for tile in tiles) > 1:
            raise entry.error("specials", "error-table-value", value="no-entry")
    count = range(len(sheet.spaces))
    return Ocean(
        tiles=tuple(tiles),
        tile_number={tile.id: number for number, tile in enumerate(tiles)},
        spaces=tuple(sheet.spaces),
        links=tuple(tuple(sheet.links.get(space, ())) for space in count),
        linked=tuple(mask_of(other for other, _ in sheet.links.get(space, ())) for space in count),
        after_dive=tuple(sheet.fields["after-dive"].get(space, ()) for space in count),
        emptied=tuple(sheet.fields["dive-spot-emptied"].get(space, ()) for space in count),
        choose_two=tuple(space in sheet.choose_two for space in count),
        after_conserve=tuple(sheet.fields["after-conserve"].get(space, ()) for space in count),
    )


def mask_of(numbers: Iterable[int]) -> int:
    """Numbers as ones in a mask."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def _tile(entry: Entry, found: TileEntry, number: int, sheet: _Sheet) -> Tile:
    first = len(sheet.spaces)
    spots = tuple(sheet.add(number, DIVE, spot, tokens=spot.tokens) for _, spot in found.dive)
    strips = tuple(_strip(sheet, number, strip) for strip in found.sonar)
    conserve = mask_of([sheet.add(number, CONSERVE, space, cost=space.cost) for _, space in found.conserve])
    publish = mask_of([sheet.add(number, PUBLISH, space, topic=space.topic) for _, space in found.publish])
    own = {space.id: first + place for place, space in enumerate(sheet.spaces[first:])}
    if len(own) != len(sheet.spaces) - first:
        raise entry.error("id", "error-table-value", value=", ".join(own))
    for line, link in found.links:
        _link(line, link, sheet, own)
    rules = [_special(place, special, sheet, own) for place, special in found.specials]
    marked = {trigger: found for trigger, found, _ in rules if found}
    words = {word for _, _, word in rules}
    reached = {space: sheet.spaces[space].access for space in own.values()}
    filled = [special.gains for _, special in found.specials if special.trigger == "all-conserve-filled"]
    return Tile(
        id=found.id,
        title=found.title,
        depth=found.depth,
        scenario_only=found.scenario_only,
        discovery=found.discovery,
        arrival=found.arrival,
        spots=spots,
        strips=strips,
        conserve=conserve,
        publish=publish,
        spaces=mask_of(own.values()),
        here=mask_of(space for space, side in reached.items() if not side),
        sides=_sides(reached),
        opening=mask_of(strip[0] for strip in strips) | conserve | publish,
        specials=tuple(special for _, special in found.specials),
        no_entry="no-entry" in words,
        one_vessel="one-vessel-per-player" in words,
        faster=int("tech+1" in words),
        leaving=marked.get("travel-out"),
        token_taken=marked.get("token-taken"),
        after_conserve=marked.get("after-conserve"),
        all_filled=filled[0] if filled else (),
    )


def _sides(reached: Mapping[int, str]) -> tuple[int, int, int]:
    left, up, right = (mask_of(space for space, access in reached.items() if access == side) for side in SIDES)
    return left, up, right


def _strip(sheet: _Sheet, tile: int, strip: tuple[SonarSpace, ...]) -> tuple[int, ...]:
    """[EDS-9.1] A sonar strip from left to right; every space knows the next one."""
    numbers = tuple(sheet.add(tile, SONAR, space) for space in strip)
    for space, follower in pairwise(numbers):
        sheet.spaces[space] = sheet.spaces[space]._replace(next=follower)
    return numbers


def _link(entry: Entry, link: Line, sheet: _Sheet, own: Mapping[str, int]) -> None:
    """[EDS-14.1] Lines between two disc spaces, known at both ends."""
    first, second = (own[entry.word(end, own)] for end in ("a", "b"))
    if first == second or DIVE in (sheet.spaces[first].kind, sheet.spaces[second].kind):
        raise entry.error("b", "error-table-value", value=link.b)
    sheet.links.setdefault(first, []).append((second, link.gains))
    sheet.links.setdefault(second, []).append((first, link.gains))


def _special(entry: Entry, special: Special, sheet: _Sheet, own: Mapping[str, int]) -> tuple[str, Marked | None, str]:
    """[EDS-15.1, 15.2, A32] A special by its trigger; rules told in prose are named by a word."""
    trigger, word = special.trigger, special.effect
    if any(target not in own for target in special.target):
        raise entry.error("target", "error-table-value", value=", ".join(special.target))
    spaces = [own[target] for target in special.target]
    if special.is_prose:
        sheet.choose_two |= set(spaces) if word == "dive-choose-2" else set()
        return trigger, None, word
    if special.kind == "marked":
        return trigger, Marked(mask_of(spaces), special.gains, special.id in PER_DISC), ""
    sheet.fields[trigger] |= dict.fromkeys(spaces, special.gains)
    return trigger, None, ""
