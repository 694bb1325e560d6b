"""The ocean tiles with their spaces, links and specials. Every space of every tile has a number of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from pelagos.core.entries import Entry
from pelagos.games.endeavor.language import Gains, NotTheLanguage, effects
from pelagos.games.endeavor.names import CONSERVE, DIVE, MOST_DEPTH, PUBLISH, SIDES, SONAR, TOPICS

TILE_KEYS: Final = (
    "id", "name", "name_de", "depth", "scenario_only", "discovery", "arrival", "dive", "sonar", "conserve", "publish",
    "links", "specials", "source",
)  # fmt: skip
SPACE_KEYS: Final = ("id", "tokens", "effect", "cost", "bonus", "topic", "marked", "access")
SPECIAL_KEYS: Final = ("id", "kind", "trigger", "target", "effect", "text")
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
    specials: tuple[str, ...]
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


class _Sheet:
    """What is collected while the tiles are read."""

    def __init__(self) -> None:
        self.spaces: list[Space] = []
        self.links: dict[int, list[tuple[int, Gains]]] = {}
        self.fields: dict[str, dict[int, Gains]] = {trigger: {} for trigger in TRIGGERS}
        self.choose_two: set[int] = set()


def read_ocean(file: Entry) -> Ocean:
    """[EDS-1.1, 15.2] Every tile of the table, checked."""
    sheet = _Sheet()
    tiles: list[Tile] = []
    for entry in file.entries("tile", TILE_KEYS):
        if entry.text("id") in [tile.id for tile in tiles]:
            raise entry.error("id", "error-table-value", value=entry.text("id"))
        tiles.append(_tile(entry, len(tiles), sheet))
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


def gains_in(entry: Entry, key: str, default: str | None = None) -> Gains:
    """A value in the mini-language."""
    try:
        return effects(entry.text(key, default))
    except NotTheLanguage as problem:
        raise entry.error(key, "error-table-value", value=str(problem)) from problem


def _tile(entry: Entry, number: int, sheet: _Sheet) -> Tile:
    first = len(sheet.spaces)
    spots = tuple(_space(sheet, number, DIVE, found) for found in entry.entries("dive", SPACE_KEYS))
    strips = tuple(_strip(entry, sheet, number, strip) for strip in _lists(entry, "sonar"))
    conserve = mask_of(_space(sheet, number, CONSERVE, found) for found in entry.entries("conserve", SPACE_KEYS))
    publish = mask_of(_space(sheet, number, PUBLISH, found) for found in entry.entries("publish", SPACE_KEYS))
    own = {space.id: first + place for place, space in enumerate(sheet.spaces[first:])}
    if len(own) != len(sheet.spaces) - first:
        raise entry.error("id", "error-table-value", value=", ".join(own))
    _links(entry, sheet, own)
    specials = entry.entries("specials", SPECIAL_KEYS)
    rules = [_special(special, sheet, own) for special in specials]
    marked = {trigger: found for trigger, found, _ in rules if found}
    words = {word for _, _, word in rules}
    reached = {space: sheet.spaces[space].access for space in own.values()}
    return Tile(
        id=entry.text("id"),
        title=entry.text("name"),
        depth=entry.number("depth", 1, MOST_DEPTH),
        scenario_only=entry.flag("scenario_only"),
        discovery=gains_in(entry, "discovery"),
        arrival=gains_in(entry, "arrival"),
        spots=spots,
        strips=strips,
        conserve=conserve,
        publish=publish,
        spaces=mask_of(own.values()),
        here=mask_of(space for space, side in reached.items() if not side),
        sides=_sides(reached),
        opening=mask_of(strip[0] for strip in strips) | conserve | publish,
        specials=tuple(special.text("id") for special in specials),
        no_entry="no-entry" in words,
        one_vessel="one-vessel-per-player" in words,
        faster=int("tech+1" in words),
        leaving=marked.get("travel-out"),
        token_taken=marked.get("token-taken"),
        after_conserve=marked.get("after-conserve"),
        all_filled=next((gains_in(s, "effect") for s in specials if s.text("trigger") == "all-conserve-filled"), ()),
    )


def _sides(reached: Mapping[int, str]) -> tuple[int, int, int]:
    left, up, right = (mask_of(space for space, access in reached.items() if access == side) for side in SIDES)
    return left, up, right


def _lists(entry: Entry, key: str) -> Sequence[object]:
    found = entry.values.get(key, [])
    if not isinstance(found, list):
        raise entry.error(key, "error-table-value", value=str(found))
    return found


def _strip(entry: Entry, sheet: _Sheet, tile: int, strip: object) -> tuple[int, ...]:
    """[EDS-9.1] A sonar strip from left to right; every space knows the next one."""
    spaces = Entry(entry.file, entry.name, {"strip": strip}, ("strip",)).entries("strip", SPACE_KEYS)
    if not spaces:
        raise entry.error("sonar", "error-table-value", value=str(strip))
    numbers = [_space(sheet, tile, SONAR, found) for found in spaces]
    for space, follower in pairwise(numbers):
        sheet.spaces[space] = sheet.spaces[space]._replace(next=follower)
    return tuple(numbers)


def _space(sheet: _Sheet, tile: int, kind: int, entry: Entry) -> int:
    key = {SONAR: "effect", DIVE: "bonus"}.get(kind, "bonus")
    sheet.spaces.append(
        Space(
            tile=tile,
            id=entry.text("id"),
            kind=kind,
            cost=entry.number("cost", 0, 12) if kind == CONSERVE else 0,
            gains=gains_in(entry, key, None if kind in (SONAR, CONSERVE) else ""),
            topic=TOPICS.index(entry.text("topic", allowed=TOPICS)) if kind == PUBLISH else 0,
            tokens=entry.number("tokens", 1, 36) if kind == DIVE else 0,
            next=-1,
            access=entry.text("access", "", ("", *SIDES)),
        )
    )
    return len(sheet.spaces) - 1


def _links(entry: Entry, sheet: _Sheet, own: Mapping[str, int]) -> None:
    """[EDS-14.1] Lines between two disc spaces, known at both ends."""
    for link in entry.entries("links", ("a", "b", "bonus"), "a"):
        ends = [link.text(key, allowed=own) for key in ("a", "b")]
        first, second = (own[end] for end in ends)
        if first == second or DIVE in (sheet.spaces[first].kind, sheet.spaces[second].kind):
            raise link.error("b", "error-table-value", value=ends[1])
        gains = gains_in(link, "bonus")
        sheet.links.setdefault(first, []).append((second, gains))
        sheet.links.setdefault(second, []).append((first, gains))


def _special(entry: Entry, sheet: _Sheet, own: Mapping[str, int]) -> tuple[str, Marked | None, str]:
    """[EDS-15.1, 15.2, A32] A special by its trigger; rules told in prose are named by a word."""
    trigger = entry.text("trigger", allowed=TRIGGERS)
    kind = entry.text("kind", allowed=SPECIAL_KINDS)
    targets = entry.texts("target", ())
    if any(target not in own for target in targets):
        raise entry.error("target", "error-table-value", value=", ".join(targets))
    spaces = [own[target] for target in targets]
    word = entry.text("effect")
    if word in RULES_IN_PROSE.get(trigger, ()):
        sheet.choose_two |= set(spaces) if word == "dive-choose-2" else set()
        return trigger, None, word
    gains = gains_in(entry, "effect")
    if kind == "marked":
        return trigger, Marked(mask_of(spaces), gains, entry.text("id") in PER_DISC), ""
    sheet.fields[trigger] |= dict.fromkeys(spaces, gains)
    return trigger, None, ""
