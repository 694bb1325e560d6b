"""The manual of case files names every field and every question of Nemo's War, and says rightly which can be given."""

from __future__ import annotations

import re

from pelagos.games.nemo2 import GAME
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.fields import FIELDS
from pelagos.games.nemo2.position import ALSO
from pelagos.games.nemo2.windows import REST
from pelagos.locale.catalogue import catalogue_sources
from tests.games.nemo2.table import given
from tests.pages import ROOT

PAGE = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8").partition("## Nemo's War, second edition")[2]
ROW = re.compile(r"^\| `(\w+)` \| (yes|no|only given) \| .+ \|$", re.MULTILINE)


def fields_under(title: str) -> dict[str, str]:
    """The rows of the first table after a line."""
    return dict(ROW.findall(PAGE.partition(title)[2].partition("\n\n|")[2].partition("\n\n")[0]))


def test_every_field_is_in_the_table() -> None:
    """What can be given and what can be expected, no more and no less."""
    told = set(GAME.positions.describe(given({"ap": 1})))
    can_be_given = {*(field.name for field in FIELDS.shared if field.given), *ALSO, "seats"}
    expected = {name: "yes" if name in can_be_given else "no" for name in told}
    assert fields_under("### All fields of Nemo's War") == expected | dict.fromkeys(can_be_given - told, "only given")


def test_every_field_of_a_seat_is_in_the_table() -> None:
    told = GAME.positions.describe(given({"ap": 1}))["seats"]["A"]
    rows = fields_under("Fields of a seat")
    can_be_given = [field.name for field in FIELDS.each]
    assert rows == {name: "yes" if name in can_be_given else "no" for name in told}


def test_every_window_is_in_the_table() -> None:
    windows = PAGE.partition("| `window` |")[2].partition("\n\n")[0]
    assert re.findall(r"^\| `([a-z-]+)` \|", windows, re.MULTILINE) == list(REST)


def test_every_question_is_in_the_table() -> None:
    """The questions that the catalogues can put to a player, and the draws."""
    words = "\n".join(catalogue_sources("en").values())
    asked = set(re.findall(r"^nemo2-(?:ask|draw)-([a-z0-9-]+) =", words, re.MULTILINE))
    told = set(re.findall(r"`([a-z0-9-]+)`", "".join(re.findall(r"^\| (.+?) \|", _questions(), re.MULTILINE))))
    assert told - {"asks"} == asked


CODES_OF_CHAPTER_27 = frozenset(
    {
        *("E_PHASE", "E_AP", "E_PRECONDITION", "E_TARGET", "E_EXERT", "E_AFTER_ROLL", "E_WINDOW", "E_CONDITION"),
        *("E_SACRIFICED", "E_PAY_FATAL", "E_SECRET", "E_PLAYERS", "E_NO_GEM", "E_IMMUNE", "E_OVER", "E_UNKNOWN"),
    }
)


def test_every_reason_has_one_of_the_sixteen_codes() -> None:
    """[NW2-27] Reasons of the game and the general ones."""
    assert set(GAME.codes) == {*GAME.show.reasons(), *nemo2.general_codes}
    assert set(GAME.codes.values()) == CODES_OF_CHAPTER_27


def test_every_code_has_a_case() -> None:
    """[NW2-27] A refusal of each kind is played in the case files."""
    written = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "cases" / "nemo2").glob("*.toml"))
    refused = set(re.findall(r'reason = "([a-zA-Z_-]+)"', written))
    assert {GAME.codes.get(reason, reason) for reason in refused} == CODES_OF_CHAPTER_27


def _questions() -> str:
    return PAGE.partition("### All questions of Nemo's War")[2].partition("### All ")[0]
