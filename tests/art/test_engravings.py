"""Pictures of great moments: one for each, no two alike, small, and in the colours of the themes."""

from __future__ import annotations

from importlib import import_module
from itertools import combinations
from xml.etree import ElementTree as Xml

import pytest

from pelagos.art import Drawing, board_css, svg
from pelagos.art.sea.engraving import engraved, hatched, outline_of
from pelagos.art.sea.vignettes import HEIGHT, SHARED, WIDTH, drawn_of, placed, scenes, shapes, thing_named
from pelagos.games.registry import find_game, load_pack
from tests.art.test_style import classes_in, ruled

GAMES = ("nemo1", "nemo2")
ILLUSTRATED = {
    "nemo1": ("card-", "treasure-", "passenger-", "commitment-", "level-"),
    "nemo2": ("card-", "treasure-", "character-", "officer-", "motive-", "level-", "token-"),
}
"""How the pieces begin that have a picture of their own."""
PLACES = ("treasure-bag",)
LARGEST = 12_000
"""The markup of a picture: a page gets it when its moment comes."""


def pieces(game: str) -> list[str]:
    found = find_game(game)
    assert found.sheets is not None
    return [piece for piece in found.sheets.box(load_pack(found).tables).sheets if _is_told(game, piece)]


def _is_told(game: str, piece: str) -> bool:
    return piece.startswith(ILLUSTRATED[game]) and piece not in PLACES


def classes(game: str) -> set[str]:
    """The classes of ships, as the catalogues and the keys of stories and pictures name them."""
    rows = load_pack(find_game(game)).tables.rows["ships.csv"]
    columns = ("class",) if game == "nemo1" else ("ship_class", "back_class")
    named = {row.word(column) for row in rows for column in columns}
    return {f"class-{name.lower().replace(' ', '-')}" for name in named if name not in ("", "Submarine")}


def pictures(game: str) -> dict[str, Drawing]:
    own = (SHARED, f"{game}/vignettes.toml")
    found = {key: drawn_of(own, key) for key in scenes(own)}
    return {key: drawing for key, drawing in found.items() if drawing}


@pytest.mark.parametrize("game", GAMES)
def test_every_great_moment_has_a_picture(game: str) -> None:
    vignette = import_module(f"pelagos.art.{game}.vignettes").vignette
    wanted = [*pieces(game), *classes(game)]
    assert len(wanted) > 80
    assert [key for key in wanted if vignette(key) is None] == []
    assert vignette("card-of-nobody") is None


@pytest.mark.parametrize("game", GAMES)
def test_no_two_pictures_are_alike(game: str) -> None:
    vignette = import_module(f"pelagos.art.{game}.vignettes").vignette
    drawn = {key: vignette(key).ground for key in (*pieces(game), *classes(game))}
    assert [pair for pair in combinations(drawn, 2) if drawn[pair[0]] == drawn[pair[1]]] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_small_valid_and_styled(game: str) -> None:
    known = ruled(board_css(game))
    for key, drawing in pictures(game).items():
        assert (drawing.width, drawing.height, drawing.pieces) == (WIDTH, HEIGHT, ()), key
        assert len(drawing.ground) < LARGEST, key
        assert classes_in(drawing.ground) <= known, key
        assert Xml.fromstring(svg(drawing, None)).tag.endswith("svg"), key


def test_every_shape_is_used() -> None:
    used = {thing.split()[0] for game in GAMES for thing in things(game)}
    assert shapes().keys() - used == set()


def things(game: str) -> list[str]:
    found = scenes((SHARED, f"{game}/vignettes.toml")).values()
    return [thing for scene in found for thing in (*scene.far, *scene.things)]


def test_a_thing_stands_at_its_place_and_a_scale_below_zero_mirrors_it() -> None:
    assert placed("diver 120 60 -1.5").startswith("<g transform='translate(120 60) scale(-1.5 1.5)'>")
    assert placed("stars") == f"<g>{thing_named('stars')}</g>"
    with pytest.raises(KeyError, match="unicorn"):
        placed("unicorn 1 2")


def test_a_shape_is_written_as_svg_has_it() -> None:
    assert engraved("v5 M0 0 10 0V10Z") == "<path d='M0 0 10 0V10Z' class='a-v5'/>"
    assert outline_of("O5 5 2").data == "M3 5A2 2 0 1 1 7 5A2 2 0 1 1 3 5"
    assert outline_of("~0 0 10 0 10 10Z").data.startswith("M5 5Q0 0 5 0Q10 0 10 5")
    assert outline_of("~0 0 10 0 10 10 20 10").data == "M0 0Q10 0 10 5Q10 10 20 10"
    with pytest.raises(AssertionError, match="not a line of a shape"):
        engraved("v5")


def test_hatches_stay_inside_their_outline() -> None:
    square = outline_of("M0 0 40 0 40 40 0 40Z")
    assert hatched(square, "A", 20) == "M1 12H39M1 32H39"
    assert hatched(square, "R", 20) == "M20 12H39M26 32H39"
    assert hatched(square, "L", 20) == "M1 12H20M1 32H14"
    ring = outline_of("M0 0 40 0 40 40 0 40ZM10 10 30 10 30 30 10 30Z")
    assert hatched(ring, "A", 25) == "M1 15H9M31 15H39"
