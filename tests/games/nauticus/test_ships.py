"""[NAU-6.5 to 6.10] Hull geometry, rigging and load, as properties of any ship that can be built."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pelagos.core.nodes import Option
from pelagos.games.nauticus.fields import read_ship, short
from pelagos.games.nauticus.invariants import SHAPES
from pelagos.games.nauticus.names import CROWN, EMPTY, FIRST_GOOD, TILES, is_sail
from pelagos.games.nauticus.ships import places, put, ship, unloaded

TILE = st.integers(0, len(TILES) - 1)
WISHES = st.lists(st.tuples(TILE, st.integers(0, 99)), max_size=60)


def built(wishes: list[tuple[int, int]]) -> tuple[str, ...]:
    """A yard that grew by legal placements only."""
    yard: tuple[str, ...] = ()
    for tile, pick in wishes:
        options = places(yard, tile)
        if options and len(yard) < 12:
            yard = put(yard, tile, options[pick % len(options)])
    return yard


@given(WISHES)
def test_only_the_twelve_shapes_can_be_built(wishes: list[tuple[int, int]]) -> None:
    """[NAU-6.5] No gap, no third middle, no second bow or stern, no growth of a closed ship."""
    assert all(tuple(cell.part for cell in ship(text).cells) in SHAPES for text in built(wishes))


@given(WISHES)
def test_a_ship_never_shows_two_crests(wishes: list[tuple[int, int]]) -> None:
    """[NAU-6.9, R18] Crowns aside, all masts and sails of a ship agree."""
    for text in built(wishes):
        crests = {crest for cell in ship(text).cells for crest in (cell.mast, cell.sail)} - {EMPTY, CROWN}
        assert crests <= {ship(text).crest}


@given(WISHES)
def test_a_sail_always_has_its_mast(wishes: list[tuple[int, int]]) -> None:
    """[NAU-6.8] A sail goes only where a mast stands."""
    cells = [cell for text in built(wishes) for cell in ship(text).cells]
    assert all(cell.mast != EMPTY for cell in cells if cell.sail != EMPTY)


@given(WISHES, TILE)
def test_one_tile_more_is_one_tile_more(wishes: list[tuple[int, int]], tile: int) -> None:
    """[NAU-6.5, 6.10] Placing adds exactly this tile, and everything that lay there stays."""
    yard = built(wishes)
    for place in places(yard, tile):
        assert _tiles(put(yard, tile, place)) == sorted([*_tiles(yard), tile])


@given(WISHES)
def test_only_a_sail_can_finish_a_ship(wishes: list[tuple[int, int]]) -> None:
    """[NAU-9.1] A new hull part arrives bare, so the last tile is always a sail."""
    yard = built(wishes)
    for tile in range(len(TILES)):
        for place in places(yard, tile):
            assert _finished(put(yard, tile, place)) == _finished(yard) or is_sail(tile)


@given(WISHES)
def test_unloading_takes_only_the_goods(wishes: list[tuple[int, int]]) -> None:
    """[NAU-6.14] Hull, masts and sails stay, and so do crowns and crest."""
    for text in built(wishes):
        assert ship(unloaded(text)).tiles == tuple(tile for tile in ship(text).tiles if tile < FIRST_GOOD)
        assert ship(unloaded(text)).finished == ship(text).finished


@given(WISHES)
def test_the_short_form_of_a_ship_can_be_read_back(wishes: list[tuple[int, int]]) -> None:
    assert all(read_ship(short(text)) == text for text in built(wishes))


def test_a_row_that_begins_with_its_stern_grows_in_front() -> None:
    """[NAU-R12] MIDDLE joins STERN and MIDDLE+STERN at the front; nothing is pushed in between."""
    yard: tuple[str, ...] = (read_ship("middle:anchor stern"),)
    join: Option = ("ship", 1)
    assert short(put(yard, TILES.index("middle"), join)[0]) == "middle middle:anchor stern"


def _tiles(yard: tuple[str, ...]) -> list[int]:
    return sorted(tile for text in yard for tile in ship(text).tiles)


def _finished(yard: tuple[str, ...]) -> int:
    return sum(ship(text).finished for text in yard)
