"""What is measured of the adapters is told, and stored between its marks."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from benchmarks.learning import BEGIN, END, Rate, bounds, main


def test_every_adapter_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.learning.stay_on_one_core", lambda: None)
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\n{END}\nafter\n", encoding="utf-8")
    told = CliRunner().invoke(main, ["--steps", "10", "--write", str(page)], catch_exceptions=False).output
    for name in ("raw_env, Nauticus, 4 seats", "Gymnasium, Endeavor-v0", "OpenSpiel, Nemo's War, second", "| nemo1 |"):
        assert name in told
    assert page.read_text(encoding="utf-8") == f"before\n{BEGIN}\n\n{told}\n{END}\nafter\n"


def test_the_slowest_bare_environment_is_judged() -> None:
    rates = [Rate("PettingZoo, raw_env, 2", 40_000, 0.1), Rate("PettingZoo, raw_env, 4", 24_000, 0.1)]
    verdicts = [bound.kept for bound in bounds(rates, {"nemo1": (19e-6, 9e-6), "nemo2": (36e-6, 9e-6)})]
    assert verdicts == [False, True, False]
