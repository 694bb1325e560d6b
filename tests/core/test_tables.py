"""Component tables: errors name file, row and column."""

from __future__ import annotations

import pytest

from pelagos.core.errors import PelagosError
from pelagos.core.tables import expect_rows, read_tables

COLUMNS = {"lots.csv": ("lot", "value", "source")}
GOOD = "lot,value,source\nred,1,seed\nblue,2,seed\n"


def fails(text: str, files: dict[str, str] | None = None) -> PelagosError:
    with pytest.raises(PelagosError) as problem:
        rows = read_tables(files if files is not None else {"lots.csv": text}, COLUMNS).rows["lots.csv"]
        expect_rows("lots.csv", rows, "lot", ("red", "blue"))
        [row.number_in("value", 0, 9) for row in rows]
    return problem.value


def test_a_sound_table_is_read() -> None:
    rows = read_tables({"lots.csv": GOOD}, COLUMNS).rows["lots.csv"]
    assert [(row.word("lot"), row.number_in("value", 0, 9)) for row in rows] == [("red", 1), ("blue", 2)]


def test_the_hash_follows_the_values_and_not_their_sources() -> None:
    plain = read_tables({"lots.csv": GOOD}, COLUMNS).hash
    assert read_tables({"lots.csv": GOOD.replace("seed", "printed")}, COLUMNS).hash == plain
    assert read_tables({"lots.csv": GOOD.replace("2", "3")}, COLUMNS).hash != plain


@pytest.mark.parametrize(
    ("text", "error", "facts"),
    [
        ("lot,value\nred,1\n", "error-table-columns", {"file": "lots.csv"}),
        ("", "error-table-columns", {"file": "lots.csv"}),
        (GOOD + "green,3,seed\n", "error-table-word", {"row": "4", "column": "lot", "value": "green"}),
        (GOOD + "red,3,seed\n", "error-table-twice", {"row": "2", "column": "lot"}),
        ("lot,value,source\nred,1,seed\n", "error-table-missing", {"missing": "blue"}),
        (GOOD.replace("2", "ten"), "error-table-number", {"row": "3", "column": "value", "value": "ten"}),
        (GOOD.replace("2", "10"), "error-table-number", {"row": "3", "low": "0", "high": "9"}),
        (GOOD + "green,3\n", "error-table-width", {"row": "4", "wanted": "3", "found": "2"}),
        ('lot,value,source\n"red,1,seed\n', "error-table-csv", {"file": "lots.csv"}),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: str, error: str, facts: dict[str, str]) -> None:
    problem = fails(text)
    assert problem.id == error
    assert facts.items() <= dict(problem.text.facts).items()


def test_missing_and_unknown_files_are_refused() -> None:
    assert fails("", {}).id == "error-table-file"
    assert fails("", {"lots.csv": GOOD, "notes.csv": ""}).id == "error-table-unknown"
