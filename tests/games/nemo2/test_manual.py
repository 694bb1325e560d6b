"""The manual of case files names every field and every question of Nemo's War, and says rightly which can be given."""

from __future__ import annotations

import re

from pelagos.games.nemo2 import GAME
from pelagos.games.nemo2.fields import FIELDS
from pelagos.games.nemo2.position import LATE, SEAT_FIELDS
from pelagos.games.nemo2.standing import REST, WINDOW_FIELDS
from pelagos.locale.catalogue import catalogue_sources
from tests.games.nemo2.test_faces import given
from tests.pages import ROOT

PAGE = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8").partition("## Nemo's War, second edition")[2]
ROW = re.compile(r"^\| `(\w+)` \| (yes|no|only given) \| .+ \|$", re.MULTILINE)


def fields_under(title: str) -> dict[str, str]:
    """The rows of the first table after a line."""
    return dict(ROW.findall(PAGE.partition(title)[2].partition("\n\n|")[2].partition("\n\n")[0]))


def test_every_field_is_in_the_table() -> None:
    """What can be given and what can be expected, no more and no less."""
    told = set(GAME.positions.describe(given({"ap": 1})))
    can_be_given = {*FIELDS, *LATE, *WINDOW_FIELDS, "seats"}
    expected = {name: "yes" if name in can_be_given else "no" for name in told}
    assert fields_under("### All fields of Nemo's War") == expected | dict.fromkeys(can_be_given - told, "only given")


def test_every_field_of_a_seat_is_in_the_table() -> None:
    told = GAME.positions.describe(given({"ap": 1}))["seats"]["A"]
    rows = fields_under("Fields of a seat")
    assert rows == {name: "yes" if name in SEAT_FIELDS else "no" for name in told}


def test_every_window_is_in_the_table() -> None:
    windows = PAGE.partition("| `window` |")[2].partition("\n\n")[0]
    assert re.findall(r"^\| `([a-z-]+)` \|", windows, re.MULTILINE) == list(REST)


def test_every_question_is_in_the_table() -> None:
    """The questions that the catalogues can put to a player."""
    words = "\n".join(catalogue_sources("en").values())
    asked = set(re.findall(r"^nemo2-ask-([a-z0-9-]+) =", words, re.MULTILINE))
    told = set(re.findall(r"`([a-z0-9-]+)`", "".join(re.findall(r"^\| (.+?) \|", _questions(), re.MULTILINE))))
    assert told - {"asks"} == asked


def _questions() -> str:
    return PAGE.partition("### All questions of Nemo's War")[2].partition("### All reasons")[0]
