"""[EDS-1.1] Places, crises and moments of Endeavor: Deep Sea: each has its picture and its story."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any, Final
from xml.etree import ElementTree

import pytest

from pelagos.art import board_css, svg, vignette
from pelagos.art.endeavor.grid import HEIGHT, WIDTH, grid_of
from pelagos.art.endeavor.ocean import ocean_pieces
from pelagos.art.endeavor.scenes import places, scenes
from pelagos.art.endeavor.tiles import HEAD, SOCKET, plan
from pelagos.core.stage import story_message
from pelagos.core.text import Text
from pelagos.games.registry import find_game, load_pack
from pelagos.locale.catalogue import LANGUAGES, catalogue
from tests.art.test_drawings import english, last_moment
from tests.art.test_style import classes_in, ruled

PACK: Final = load_pack(find_game("endeavor"))
TILES: Final = {tile.id: tile.depth for tile in PACK.tiles}
TABLES: Final = ("crises", "bonus_goals")
ROWS: Final = {table: [row.word("id") for row in PACK.tables.rows[f"{table}.csv"]] for table in TABLES}
SCENARIOS: Final = [f"scenario-{scenario.number}" for scenario in PACK.scenarios]
TOLD: Final = (
    *(f"tile-{tile}" for tile in TILES),
    *(f"crisis-{crisis}" for crisis in ROWS["crises"]),
    *(f"bonus-{goal}" for goal in ROWS["bonus_goals"]),
    *SCENARIOS,
    *(f"{scenario}-end" for scenario in SCENARIOS),
    *(f"round-end-{number}" for number in range(1, 7)),
)
"""Everything that has a picture and a story."""
LARGEST: Final = 12_000
PIXELS: Final = 0.974
"""How many pixels of a page of 1440 by 900 a unit of the board is."""


def test_every_tile_is_pictured_at_its_depth() -> None:
    assert {name: scenes()[name].depth for name in places()} == TILES


@pytest.mark.parametrize("key", TOLD)
def test_whatever_is_told_has_a_picture(key: str) -> None:
    drawing = vignette("endeavor", key)
    assert drawing is not None
    markup = svg(drawing, None)
    root = ElementTree.fromstring(markup)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    used = {element.attrib["href"][1:] for element in root.iter() if "href" in element.attrib}
    assert used <= set(ids)
    assert len(ids) == len(set(ids))
    assert classes_in(markup) <= ruled(board_css("endeavor"))
    assert len(markup) < LARGEST


def test_no_two_places_look_alike() -> None:
    drawn = {name: vignette("endeavor", f"tile-{name}") for name in TILES}
    assert [pair for pair in combinations(TILES, 2) if drawn[pair[0]] == drawn[pair[1]]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_story_is_told_in_two_sentences(language: str) -> None:
    """In the reader's language, and no two alike."""
    stories = [catalogue(language).format(Text(story_message("endeavor", key))) for key in TOLD]
    assert len(set(stories)) == len(TOLD)
    assert [story for story in stories if len(re.findall(r"[.!?:]", story)) < 2 or len(story) < 60] == []


def test_sockets_can_be_hit_and_never_cover_the_name() -> None:
    """At least 40 pixels up to four rows of five columns, and as large as they can be where less is known."""
    crowded, open_water = (plan(6, 968 / 5, 133, True), plan(3, 268, 248, False))
    assert crowded.size * SOCKET * PIXELS >= 40
    assert open_water.size > 1.2
    for laid in (crowded, open_water, plan(7, 968 / 5, 120, True)):
        assert min(y for _, y in laid.places) - laid.size * SOCKET / 2 >= HEAD - 1


def test_the_ocean_is_wide_where_it_is_known() -> None:
    game, s = last_moment("endeavor-3")
    view: Any = game.visible.observe(s, 0)
    known = [zone for zone in view["zones"] if zone["slot"] in ("B1", "C1", "C2")]
    grid = grid_of(view | {"zones": known, "drawn": []})
    assert grid.size("C1") == pytest.approx((grid.wide, grid.high))
    assert grid.size("B2") == pytest.approx((grid.wide, grid.high))
    assert grid.size("A1")[0] < grid.wide / 2 > grid.size("E1")[0]
    assert grid.size("C3")[1] > grid.size("C4")[1]
    assert (round(grid.xs[-1]), round(grid.ys[-1])) == (WIDTH, HEIGHT)
    assert grid_of(view | {"zones": known, "drawn": ["seamount"]}).size("C4")[1] > 2 * grid.size("C4")[1]


def test_a_tile_that_waits_shows_where_it_may_lie() -> None:
    """[EDS-9.4] Below known zones, at its own depth; nothing of it where its name is not known."""
    game, s = last_moment("endeavor-3")
    view: Any = game.visible.observe(s, 0)
    known = [zone for zone in view["zones"] if zone["slot"] in ("B1", "C1", "C2")]

    def ghosts(drawn: list[str | None]) -> set[str]:
        pieces = ocean_pieces(view | {"zones": known, "drawn": drawn}, english)
        return {piece.key for piece in pieces if piece.key.startswith("ghost-")}

    assert ghosts(["shipwreck"]) == {"ghost-B2"}
    assert ghosts(["vortex", "atoll"]) == {"ghost-C3", "ghost-A1", "ghost-D1", "ghost-E1"}
    assert ghosts([None, None]) == set()
