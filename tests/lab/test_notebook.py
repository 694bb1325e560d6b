"""The notebook that counts with Polars runs from top to bottom, with fewer games, and tells what it printed."""

from __future__ import annotations

import json
import re
import tempfile
from pathlib import Path
from typing import Any

import pytest

from pelagos.games.nauticus.names import ACTIONS
from tests.pages import ROOT

NOTEBOOK = ROOT / "examples" / "notebooks" / "counting-nauticus.ipynb"
MILLION = 1_000_000


def cells() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    return found


def test_every_cell_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("PELAGOS_GAMES", "12")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    scope: dict[str, Any] = {"__name__": "notebook"}
    for cell in cells():
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), NOTEBOOK.name, "exec"), scope)
    assert scope["asked"]["times"].sum() == scope["number"] > 1000
    assert set(scope["tiles"]["tile"]) == set(ACTIONS)
    assert scope["seats"].height == 36
    assert scope["seats"]["part"].sum() == pytest.approx(12)
    assert "12 games" in capsys.readouterr().out


def test_what_is_printed_in_it_was_a_million_decisions() -> None:
    printed = "".join("".join(out["text"]) for cell in cells() for out in cell.get("outputs", ()))
    number = int(printed.split(" games, ")[1].split(" decisions")[0])
    assert number >= MILLION
    told = "".join(cells()[-1]["source"])
    for line in ("buy-goods  0.345", "withdraw   0.315"):
        assert line in printed
        assert set(line.split()) <= set(re.findall(r"[\w.-]+[\w]", told))
    assert all(cell["outputs"] for cell in cells() if "print(" in "".join(cell["source"]))
