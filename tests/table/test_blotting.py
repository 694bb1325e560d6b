"""A name goes from what is kept of a finished game, in every form in which it was written; other words stay."""

from __future__ import annotations

import msgspec
import pytest

from pelagos.games.registry import find_game, load_pack
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from pelagos.table.stills import blotted, film_of, read_film


def ends_after(told: object, names: dict[str, str]) -> object:
    """What is left of the words of an end."""
    game = find_game("nauticus")
    table = open_table(game, {"players": 2}, [SeatEntry("A", "me")] * 2, Seeded("1"), load_pack(game))
    film = film_of(table, {"en": msgspec.Raw(msgspec.json.encode(told))})
    again = read_film(blotted(film, {"en": names}))
    assert again.version == table.version
    return msgspec.json.decode(again.ends["en"])


@pytest.mark.parametrize(
    ("told", "left"),
    [
        ("Ada & Co wins before Ben.", "Player A wins before Ben."),
        ("<text>Ada &amp; Co</text>", "<text>Player A</text>"),
        ("<text>Ada &amp;…</text>", "<text>Player A</text>"),
        ("<text>Ada…</text>", "<text>Player A</text>"),
        ("Adam and Nevada stay.", "Adam and Nevada stay."),
        ({"name": "Ada & Co", "points": [3, None]}, {"name": "Player A", "points": [3, None]}),
    ],
)
def test_a_name_goes_in_all_its_forms(told: object, left: object) -> None:
    assert ends_after(told, {"Ada & Co": "Player A"}) == left


def test_the_longer_name_goes_first() -> None:
    assert ends_after("Ada Lovelace, Ada", {"Ada": "B", "Ada Lovelace": "A"}) == "A, B"


def test_a_language_that_is_gone_tells_nothing() -> None:
    """What cannot be told without the name is not told."""
    game = find_game("nauticus")
    table = open_table(game, {"players": 2}, [SeatEntry("A", "me")] * 2, Seeded("1"), load_pack(game))
    film = film_of(table, {"fr": msgspec.Raw(b'"Ada"')})
    assert read_film(blotted(film, {"en": {"Ada": "A"}})).ends == {}
