"""Every drawing over random play: all spots that words can name, unique keys, well-formed, within its limits."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from random import Random
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from pelagos.art import Drawing, Piece, draw_board, draw_panels, svg
from pelagos.art.nemo2 import cardpanels
from pelagos.core.game import Game
from pelagos.core.nodes import Over
from pelagos.core.settings import Settings
from pelagos.core.text import Text
from pelagos.games.nemo2.names import UPGRADES
from pelagos.games.registry import NAMES, find_game
from pelagos.locale.catalogue import LANGUAGES, catalogue
from tests.games.practice import Practice

SPOT = re.compile("data-spot='([^']*)'")
MOST_GROUND = 120_000
MOST_PIECES = 40_000

TABLES: dict[str, tuple[str, Settings]] = {
    "nauticus-2": ("nauticus", {"players": 2}),
    "nauticus-3": ("nauticus", {"players": 3}),
    "nauticus-4": ("nauticus", {"players": 4}),
    "nemo2-ask": ("nemo2", {"level": "sailor"}),
    "nemo2-galakta": (
        "nemo2",
        {
            "motive": "war",
            "level": "captain",
            "edition": "galakta",
            "treacherous_waters": True,
            "realistic_torpedoes": True,
        },
    ),
    "nemo2-coop": (
        "nemo2",
        {"motive": "explore", "players": 3, "mode": "coop", "relentless_pursuit": True, "treacherous_waters": True},
    ),
    "nemo2-semi": (
        "nemo2",
        {
            "motive": "anti-imperialism",
            "players": 4,
            "mode": "semi_coop",
            "coordinated_navies": True,
            "taking_it_on_the_chin": True,
        },
    ),
    "nemo1": ("nemo1", {}),
    "endeavor-3": ("endeavor", {"players": 3}),
    "endeavor-4": ("endeavor", {"players": 4, "scenario": 5}),
    "endeavor-2": ("endeavor", {"players": 2, "scenario": 9}),
    "endeavor-coop": ("endeavor", {"players": 3, "mode": "coop", "scenario": 8}),
    "endeavor-solo": ("endeavor", {"players": 1, "mode": "solo", "scenario": 10}),
}
"""What is played through here."""


@lru_cache(maxsize=10_000)
def english(text: Text) -> str:
    return catalogue("en").format(text)


def moments(key: str, settings: Settings, seed: str) -> Iterator[tuple[Game[Any], Any]]:
    """The positions of a random game; a state is only good until the next one, and has the events that led to it."""
    practice = Practice(find_game(key))
    s = practice.begun(**settings)
    for _ in practice.played(s, Random(seed)):
        yield practice.game, s
        s.events = ()


def drawings(game: Game[Any], s: Any) -> list[Drawing]:
    view = game.visible.observe(s, None)
    panels = draw_panels(game.key, view, english)
    return [draw_board(game.key, view, english), *(panel.drawing for panel in panels)]


def spots_in(drawing: Drawing) -> set[str]:
    found = set(SPOT.findall(drawing.ground)) | {piece.spot for piece in drawing.pieces}
    return found | {spot for piece in drawing.pieces for spot in SPOT.findall(piece.body)}


def spots_named(game: Game[Any], s: Any) -> set[str]:
    """What the options and the log of this moment point at."""
    named = {spot for event in s.events or () for spot in game.show.event_spots(event)}
    options = () if isinstance(s.node, Over) else s.node.options
    return named | {spot for option in options for spot in game.show.spots(s, option)}


class Faults(NamedTuple):
    """What is wrong with the drawings of a whole game; each game is played and drawn once for all tests."""

    missing: set[str]
    doubled: set[str]
    outside: set[str]
    heavy: set[int]


@cache
def faults(table: str) -> Faults:
    key, settings = TABLES[table]
    found = Faults(set(), set(), set(), set())
    for game, s in moments(key, settings, table):
        drawn = drawings(game, s)
        found.missing.update(spots_named(game, s) - {spot for drawing in drawn for spot in spots_in(drawing)})
        for drawing in drawn:
            keys = Counter(piece.key for piece in drawing.pieces)
            found.doubled.update(name for name, count in keys.items() if count > 1)
            found.outside.update(piece.key for piece in drawing.pieces if not is_inside(drawing, piece))
            weight = sum(len(piece.body) + len(piece.title) for piece in drawing.pieces)
            found.heavy.update(
                size for size, most in ((len(drawing.ground), MOST_GROUND), (weight, MOST_PIECES)) if size > most
            )
    return found


def is_inside(drawing: Drawing, piece: Piece) -> bool:
    return 0 <= piece.x <= drawing.width and 0 <= piece.y <= drawing.height


def test_every_game_is_drawn() -> None:
    assert {key for key, _ in TABLES.values()} == set(NAMES)


def test_the_upgrades_that_are_drawn_are_those_of_the_game() -> None:
    """Drawings know no game, so the list stands twice."""
    assert cardpanels.UPGRADES == UPGRADES


@pytest.mark.parametrize("table", TABLES)
def test_every_spot_that_is_named_is_drawn(table: str) -> None:
    assert faults(table).missing == set()


@pytest.mark.parametrize("table", TABLES)
def test_keys_are_unique(table: str) -> None:
    assert faults(table).doubled == set()


@pytest.mark.parametrize("table", TABLES)
def test_pieces_lie_inside_their_drawing(table: str) -> None:
    assert faults(table).outside == set()


@pytest.mark.parametrize("table", TABLES)
def test_drawings_stay_within_their_limits(table: str) -> None:
    assert faults(table).heavy == set()


@cache
def last_moment(table: str) -> tuple[Game[Any], Any]:
    key, settings = TABLES[table]
    *_, last = moments(key, settings, table)
    return last


@pytest.mark.parametrize("table", TABLES)
def test_drawings_are_well_formed_and_have_classes_only(table: str) -> None:
    game, s = last_moment(table)
    for drawing in drawings(game, s):
        root = ElementTree.fromstring(svg(drawing, None))
        assert all("style" not in element.attrib for element in root.iter())
        assert not any(element.tag.endswith("}style") for element in root.iter())
        assert not any(name.startswith("on") for element in root.iter() for name in element.attrib)


@pytest.mark.parametrize("table", TABLES)
def test_what_is_used_is_defined_once_in_the_same_drawing(table: str) -> None:
    game, s = last_moment(table)
    seen: set[str] = set()
    for drawing in drawings(game, s):
        root = ElementTree.fromstring(svg(drawing, None))
        ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
        used = {element.attrib["href"][1:] for element in root.iter() if "href" in element.attrib}
        assert len(ids) == len(set(ids))
        assert used <= set(ids)
        assert not seen & set(ids), "two drawings of one page share an id"
        seen |= set(ids)


@pytest.mark.parametrize("table", TABLES)
def test_the_same_view_gives_the_same_drawing(table: str) -> None:
    game, s = last_moment(table)
    assert drawings(game, s) == drawings(game, s.clone())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", ["nauticus-4", "nemo2-semi"])
def test_every_language_can_be_drawn(table: str, language: str) -> None:
    game, s = last_moment(table)
    view, say = game.visible.observe(s, 0), catalogue(language).format
    assert draw_board(game.key, view, say).pieces
    assert all(panel.title for panel in draw_panels(game.key, view, say))


def test_a_ship_that_is_turned_over_stays_the_same_piece() -> None:
    from pelagos.art.sea.ships import ship_key

    assert ship_key("agamemnon", "dictator") == ship_key("dictator", "agamemnon")


def test_a_kept_token_can_be_clicked() -> None:
    """[NW2-18.4] Red Sky at Night waits beside the treasures."""
    game, s = last_moment("nemo2-galakta")
    view = {**game.visible.observe(s, 0), "red_sky": True}
    spots = {spot for panel in draw_panels("nemo2", view, english) for spot in spots_in(panel.drawing)}
    assert "token-red-sky-at-night" in spots


def test_the_tunnel_is_drawn_as_a_way_to_travel() -> None:
    """[NW2-26] The Arabian Tunnel makes a dotted link solid."""
    game, s = last_moment("nemo2-ask")
    view = game.visible.observe(s, 0)
    opened = {**view, "oceans": [ocean | {"tunnel": True} for ocean in view["oceans"]]}
    assert "tunnel" in {piece.key for piece in draw_board("nemo2", opened, english).pieces}
