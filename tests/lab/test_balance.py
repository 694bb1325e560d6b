"""The lines of the balance tables, and how they get into the pages of the games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pelagos.lab.balance import endeavor, nemo1, nemo2
from pelagos.lab.balance.tables import KNOWN, cells_of, put_between
from tests.conftest import Run


def test_voyages_of_the_first_edition() -> None:
    line = nemo1.row(nemo1.Cell("war", "greedy", "1"), [40, 160, 210])
    assert line == "| war | greedy | 137 | 87 | success | 33 % | 0 % | 0 % | 33 % | 33 % |"


def test_voyages_of_the_second_edition() -> None:
    found = (("over-success", 260), ("over-fiasco", 200), ("defeat-hull", 0), ("defeat-hull", 0))
    ends = [nemo2.End(*end) for end in found]
    line = nemo2.row(nemo2.Cell("war", "officer", "greedy", "1"), ends)
    assert line.startswith("| war | officer | 50 % | hull 50 % | 230 | 42 | 185 / 230 / 275 |")


def test_the_table_goes_between_its_markers() -> None:
    page = "a\n<!-- balance -->\nold\n<!-- end balance -->\nb\n"
    assert put_between(page, ["new"]) == "a\n<!-- balance -->\n\nnew\n\n<!-- end balance -->\nb\n"


def test_scores_of_endeavor() -> None:
    assert endeavor.score_row(3, [(60, 50), (70, 40)], [(50, 10), (30, 30)]) == (
        "| 3 | 55.0 | 12.9 | 40 | 65.0 | 1 of 2 | 40.0 | 20.0 |"
    )


def test_goals_of_endeavor() -> None:
    cell = endeavor.Cell(2, "coop", ("greedy",) * 2, "1")
    assert endeavor.goal_row(cell, [(4, 4), (6, 6), (3, 3), (7, 7)]) == "| 2 | 2 | 5.0 | 75 % | 50 % | 50 % | 25 % |"


def test_a_table_is_written_into_its_page(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("a\n<!-- balance -->\nold\n<!-- end balance -->\nb\n", encoding="utf-8")
    said = run("balance", "nemo1", "--games", "1", "--workers", "1", "--write", str(page))
    lines = page.read_text(encoding="utf-8").splitlines()
    assert (lines[0], lines[-1], "old" in lines) == ("a", "b", False)
    assert "\n".join(lines[3:-3]) == said.out.strip()
    assert [line.split(" | ")[:2] for line in lines if line.startswith("| ")][2:4] == [
        ["| science", "random"],
        ["| science", "greedy"],
    ]


@pytest.mark.parametrize("key", KNOWN)
def test_every_cell_is_told_of(key: str) -> None:
    """With games that were never played: all of them ended alike."""
    module = cells_of(key)
    end: Any = {"nemo1": 60, "nemo2": nemo2.End("over-success", 60), "endeavor": (5, 3)}[key]
    lines = list(module.lines(((cell, [end] * games) for cell, games in module.cells(10, "1")), 10, "1"))
    rows = [line for line in lines if line.startswith("| ") and "--" not in line]
    assert len(rows) == {"nemo1": 9, "nemo2": 13, "endeavor": 42}[key]


def test_tables_that_were_interrupted_go_on(run: Run, tmp_path: Path) -> None:
    words = ["balance", "nemo1", "--games", "2", "--workers", "1", "--out", str(tmp_path / "out")]
    said = run(*words).out
    first, second = sorted((tmp_path / "out" / "outcomes").iterdir())[:2]
    first.unlink()
    assert run(*words).out == said
    second.write_bytes(b"[1, ")
    assert f"{second} is no part of this run" in run(*words).err
    assert "holds the rows of another run: seed is" in run(*words, "--seed", "2").err


def test_games_and_pages_that_there_are_not(run: Run, tmp_path: Path) -> None:
    assert "There is no balance table for Nauticus" in run("balance", "nauticus").err
    assert "There is no game “ludo”" in run("balance", "ludo").err
    assert "cannot be read" in run("balance", "nemo1", "--write", str(tmp_path / "none.md")).err
