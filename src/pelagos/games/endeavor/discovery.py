"""[EDS-9.3 to 9.6] Discovery: name two depths, look at two tiles, keep one, place it, take its bonus."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from pelagos.core.nodes import ONES, Chance, Choice, Option
from pelagos.core.questions import Thought
from pelagos.core.state import replaced
from pelagos.games.endeavor.asking import allowed, elsewhere, judged
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.gains import gains
from pelagos.games.endeavor.influence import influence
from pelagos.games.endeavor.language import range_of
from pelagos.games.endeavor.names import (
    ACTIONS,
    CONSERVE,
    DEPTH_ROWS,
    MOST_DEPTH,
    NOWHERE,
    PUBLISH,
    ROW,
    SLOT,
    SLOT_NAMES,
    bits,
    depth_of,
)
from pelagos.games.endeavor.state import Endeavor, scenario_of
from pelagos.games.endeavor.verbs import DECLINE, DEPTHS, NAME, PLACE

PLACE_IN: Final = tuple(map(PLACE, SLOT_NAMES))

DEPTH_NOT_OPEN: Final = endeavor.reason("depth-not-open", "EDS-9.3", "EDS-2.3", "EDS-9.4", "EDS-16.5")
NO_ZONE_ABOVE: Final = endeavor.reason("no-zone-above", "EDS-9.4")
NOT_DRAWN: Final = endeavor.reason("not-drawn", "EDS-9.3")
OUTSIDE_THE_OCEAN: Final = endeavor.reason("outside-the-ocean", "EDS-9.4", "EDS-2.3", "EDS-16.5")
SHALLOWEST_FIRST: Final = endeavor.reason("shallowest-first", "EDS-9.3a")
SLOT_TAKEN: Final = endeavor.reason("slot-taken", "EDS-9.4", "EDS-7.3")
TILE_MUST_LIE: Final = endeavor.reason("tile-must-lie", "EDS-9.3", "EDS-6.7", "EDS-9.2", "EDS-9.4")
WRONG_DEPTH: Final = endeavor.reason("wrong-depth", "EDS-9.4")


def free_slots(s: Endeavor, depth: int, unsupported: bool) -> int:
    """[EDS-9.4, A7] The free slots of a depth; below depth 1 a zone must lie directly above, unless that is lifted."""
    free = scenario_of(s).slots & DEPTH_ROWS[depth - 1] & ~s.zones
    return free if depth == 1 or unsupported else free & s.zones << ROW


def tiles_left(s: Endeavor, depth: int) -> int:
    """[EDS-9.3] How many tiles the pile of a depth holds."""
    return s.piles[depth - 1].bit_count() + len(s.bottoms[depth - 1])


def open_depths(s: Endeavor, gain: int) -> tuple[tuple[int, int], ...]:
    """[EDS-9.3, 16.5, A5] The depths of the range with a legal slot and a tile, and how many tiles (1 or 2)."""
    low, high, unsupported = range_of(gain)
    deepest = min(high, scenario_of(s).depth)
    found = [(depth, tiles_left(s, depth)) for depth in range(low, deepest + 1) if free_slots(s, depth, unsupported)]
    return tuple([(depth, min(tiles, 2)) for depth, tiles in found if tiles])


@lru_cache(1 << 10)
def depth_menu(depths: tuple[tuple[int, int], ...]) -> tuple[Option, ...]:
    """[EDS-9.3, EX12] Every pair of depths, no pile asked for more than it has; a single tile is drawn alone."""
    if sum(tiles for _, tiles in depths) == 1:
        return (DEPTHS(depths[0][0]),)
    pairs = combinations_with_replacement(depths, 2)
    return tuple([DEPTHS(a, b) for (a, tiles), (b, _) in pairs if a != b or tiles > 1])


def fallback(s: Endeavor) -> tuple[int, ...]:
    """[EDS-9.3a, A4] The shallowest depths that can be drawn and placed, for one draw after the other."""
    found: list[int] = []
    for depth in range(1, scenario_of(s).depth + 1):
        if free_slots(s, depth, False):
            found += [depth] * min(2, tiles_left(s, depth))
    return tuple(found[:2])


def why_not_depths(s: Endeavor, asked: Choice, option: Option) -> str:
    """[EDS-9.3, 9.3a] Two open depths; with none of them open, the shallowest that can be."""
    if option[0] != DEPTHS.name or len(option) == 1:
        return elsewhere(s, asked, option)
    return DEPTH_NOT_OPEN if open_depths(s, asked.then[2]) else SHALLOWEST_FIRST


@endeavor.question("depths", rule="EDS-9.3", otherwise=why_not_depths)
def pairs_of_depths(s: Endeavor, asked: Choice) -> Iterator[Thought]:
    """[EDS-9.3, 9.3a] Every pair of open depths, or what is drawn instead; or no discovery."""
    if depths := open_depths(s, asked.then[2]):
        yield from allowed(*depth_menu(depths))
    elif instead := fallback(s):
        yield DEPTHS(*instead), ""
    yield DECLINE, ""


@endeavor.step
def discover(s: Endeavor, seat: int, gain: int, zone: int) -> Choice | None:
    """[EDS-9.3, 9.3b, 9.2, 9.6, A2, A3, A29] Name both depths before anything is seen, or decline."""
    asked = pairs_of_depths.put(s, seat, (depths_named, seat, gain))
    if len(asked.options) > 1:
        return asked
    s.tell("endeavor-ocean-full", seat)
    s.do((influence, seat, zone))
    return None


@endeavor.step
def depths_named(s: Endeavor, seat: int, gain: int, answer: Option) -> None:
    """[EDS-9.3] Two draws, then the choice between them."""
    if answer == DECLINE:
        s.tell("endeavor-declined", seat)
        return
    s.tell("endeavor-draws", seat, *answer[1:])
    s.drawn = ()
    s.do(*((draw_tile, depth) for depth in answer[1:]), (look, seat, gain))


@endeavor.step
def draw_tile(s: Endeavor, depth: int) -> Chance | None:
    """[EDS-20.1, 20.2] The top tile of a pile; what lies under the unknown ones was put there before."""
    pile = s.piles[depth - 1]
    if not pile:
        top, *rest = s.bottoms[depth - 1]
        s.bottoms = replaced(s.bottoms, depth - 1, tuple(rest))
        s.drawn = (*s.drawn, top)
        s.reveal()
        return None
    menu, left = s.pack.menus.tiles, bits(pile)
    if len(left) == 1:
        s.reveal()
        return tile_drawn(s, depth, menu[left[0]])
    options, weights = tuple([menu[tile] for tile in left]), ONES[len(left)]
    star = scenario_of(s).hidden_tile
    if star in left and s.star_top:
        options, weights = star_odds(s, left, star)
    return Chance(f"tile-{depth}", options, weights, (tile_drawn, depth))


def star_odds(s: Endeavor, left: list[int], star: int) -> tuple[tuple[Option, ...], tuple[int, ...]]:
    """[EDS-2.3] The Fallen Star is as likely to be any tile of the top block, and in no other place."""
    menu, others = s.pack.menus.tiles, [tile for tile in left if tile != star]
    if s.star_top == 1:
        return (menu[star],), (1,)
    return (
        (menu[star], *(menu[tile] for tile in others)),
        (len(others), *((s.star_top - 1,) * len(others))),
    )


@endeavor.step
def tile_drawn(s: Endeavor, depth: int, answer: Option) -> None:
    """[EDS-9.3] The drawing player looks at it."""
    tile = s.pack.numbers.tile[answer[0]]
    s.piles = replaced(s.piles, depth - 1, s.piles[depth - 1] & ~(1 << tile))
    block = int(depth == MOST_DEPTH and s.star_top > 0)
    s.star_top -= block
    s.drawn = (*s.drawn, (tile, 0, block))


def another_tile(s: Endeavor, asked: Choice, option: Option) -> str:
    """[EDS-9.3] No tile but those that were drawn, and one of them must lie."""
    if option in s.pack.menus.keep:
        return NOT_DRAWN
    return TILE_MUST_LIE if option == DECLINE else elsewhere(s, asked, option)


@endeavor.question("tile", rule="EDS-9.3", otherwise=another_tile)
def drawn_tiles(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-9.3] The tiles being looked at."""
    return allowed(*keep_menu(s))


@endeavor.step
def look(s: Endeavor, seat: int, gain: int) -> Choice | None:
    """[EDS-9.3, 20.1] Which of the two is kept; a single one must be."""
    for tile, _, _ in s.drawn:
        s.whisper((seat,), "endeavor-looked", seat, s.pack.tiles[tile].id)
    return drawn_tiles.put(s, seat, (kept, seat, gain))


def keep_menu(s: Endeavor) -> tuple[Option, ...]:
    """[EDS-9.3] One option for each tile being looked at."""
    return tuple([s.pack.menus.keep[tile] for tile, _, _ in s.drawn])


@endeavor.step
def kept(s: Endeavor, seat: int, gain: int, answer: Option) -> Choice:
    """[EDS-9.3, 9.4] The kept tile needs a slot; until it lies there the others do not know which one it is."""
    tile = s.pack.numbers.tile[answer[1]]
    s.drawn = tuple(sorted(s.drawn, key=lambda drawn: drawn[0] != tile))
    return Choice(seat, "slot", slot_menu(legal_slots(s, tile, gain)), (placed, seat, gain))


def legal_slots(s: Endeavor, tile: int, gain: int) -> int:
    """[EDS-9.4, 9.3a] Where the tile may lie; only a printed depth can do without the zone above."""
    depth = s.pack.tiles[tile].depth
    low, high, unsupported = range_of(gain)
    return free_slots(s, depth, unsupported and low <= depth <= high)


@lru_cache(1 << 12)
def slot_menu(mask: int) -> tuple[Option, ...]:
    """The options of a set of slots."""
    return tuple([PLACE_IN[slot] for slot in bits(mask)])


def why_not_place(s: Endeavor, tile: int, slot: int, gain: int) -> str:
    """[EDS-9.4] A free slot of the tile's depth, inside the scenario, below a zone."""
    if not scenario_of(s).slots >> slot & 1:
        return OUTSIDE_THE_OCEAN
    if depth_of(slot) != s.pack.tiles[tile].depth:
        return WRONG_DEPTH
    if s.zones >> slot & 1:
        return SLOT_TAKEN
    return "" if legal_slots(s, tile, gain) >> slot & 1 else NO_ZONE_ABOVE


def why_not_placed(s: Endeavor, asked: Choice, option: Option) -> str:
    """[EDS-9.3, 9.4] Any slot for the kept tile, which must lie."""
    if option in PLACE_IN:
        return why_not_place(s, s.drawn[0][0], PLACE_IN.index(option), asked.then[2])
    return TILE_MUST_LIE if option == DECLINE else elsewhere(s, asked, option)


@endeavor.question("slot", rule="EDS-9.4", otherwise=why_not_placed)
def slots_of_depth(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-9.4] Every slot of the tile's depth."""
    row = scenario_of(s).slots & DEPTH_ROWS[s.pack.tiles[s.drawn[0][0]].depth - 1]
    return judged(s, asked, [PLACE_IN[slot] for slot in bits(row)], why_not_placed)


@endeavor.step
def placed(s: Endeavor, seat: int, gain: int, answer: Option) -> None:
    """[EDS-9.4, 9.5, 16.6] The zone is laid and filled with tokens; then its bonus, for the discoverer alone."""
    slot, tile = SLOT[answer[1]], s.drawn[0][0]
    found = s.pack.tiles[tile]
    put_back(s, seat)
    s.reveal()
    s.tell("endeavor-discovered", seat, found.id, answer[1])
    lay_zone(s, slot, tile, seat)
    if found.depth == MOST_DEPTH and seat not in s.races[0]:
        s.races = ((*s.races[0], seat), s.races[1])
    if found.discovery:
        s.do((gains, seat, found.discovery, slot))
    if tile == s.pack.fallen_star and "designate-kind" in scenario_of(s).rules:
        s.do((ask_kind, seat))
    if found.spots:
        fill_spots(s, found.spots)


def put_back(s: Endeavor, seat: int) -> None:
    """[EDS-9.3, 20.1] The tile that is not kept goes under its pile; who knew or saw it knows that it lies there."""
    for tile, knew, block in s.drawn[1:]:
        depth = s.pack.tiles[tile].depth
        s.bottoms = replaced(s.bottoms, depth - 1, (*s.bottoms[depth - 1], (tile, knew | 1 << seat, block)))
        s.tell("endeavor-returned", seat, depth)
    s.drawn = ()


def lay_zone(s: Endeavor, slot: int, tile: int, seat: int) -> None:
    """[EDS-9.4] A tile becomes a zone; its disc spaces are open."""
    found = s.pack.tiles[tile]
    s.ocean = replaced(s.ocean, slot, tile)
    s.zones |= 1 << slot
    s.open |= found.opening
    if seat != NOWHERE:
        s.finders = replaced(s.finders, slot, seat)
    if found.no_entry:
        s.cave = slot


def fill_spots(s: Endeavor, spots: tuple[int, ...]) -> None:
    """[EDS-2.4, 10.5] Each dive spot gets its number of tokens; a short supply is renewed from the discard pile."""
    stacks = list(s.spots)
    for spot in spots:
        wanted = s.pack.spaces[spot].tokens
        stack: list[int] = []
        while len(stack) < wanted and (s.supply or renew_supply(s)):
            number = min(s.supply, wanted - len(stack))
            stack += [len(s.pools) - 1] * number
            s.supply -= number
        stacks[spot] = tuple(stack)
        if stack:
            s.open |= 1 << spot
    s.spots = tuple(stacks)


def renew_supply(s: Endeavor) -> int:
    """[EDS-10.5] The discard pile is shuffled into a new supply; how many tokens that gives."""
    s.supply = sum(s.discard)
    if s.supply:
        s.pools = (*s.pools, s.discard)
        s.discard = (0,) * (len(s.pack.tokens) + len(s.pools))
        s.tell("endeavor-reshuffled", s.supply)
    return s.supply


@endeavor.question("kind", rule="EDS-16.6", otherwise=elsewhere)
def both_kinds(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-16.6] Conservation or publication."""
    return allowed(*map(NAME, ACTIONS[CONSERVE:]))


@endeavor.step
def ask_kind(s: Endeavor, seat: int) -> Choice:
    """[EDS-16.6] The discoverer of the Fallen Star names conservation or publication."""
    return both_kinds.put(s, seat, (kind_named, seat))


@endeavor.step
def kind_named(s: Endeavor, seat: int, answer: Option) -> None:
    """[EDS-16.6] Goal 3 counts discs of that kind, for everybody."""
    s.named = CONSERVE if answer[1] == "conserve" else PUBLISH
    s.tell("endeavor-named", seat, answer[1])
