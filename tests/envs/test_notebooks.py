"""The notebooks run from top to bottom, in a short form."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.pages import ROOT

NOTEBOOKS = ROOT / "examples" / "notebooks"


def code(notebook: Path) -> str:
    """All that is computed in a notebook."""
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")


@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="needs sb3-contrib and torch, which are too heavy for dev")
@pytest.mark.filterwarnings("ignore")
def test_masked_ppo_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a few thousand answers already, and clearly."""
    for name, value in {"MINUTES": "60", "STEPS": "8192", "GAMES": "30"}.items():
        monkeypatch.setenv(name, value)
    scope: dict[str, Any] = {"__name__": "notebook"}
    exec(compile(code(NOTEBOOKS / "masked-ppo.ipynb"), "masked-ppo.ipynb", "exec"), scope)  # what it is for
    assert scope["low"] > 0, scope["gain"]


def test_what_masked_ppo_tells_is_what_it_says() -> None:
    """The figures of the whole run are printed by the cells that stand above them."""
    cells = json.loads((NOTEBOOKS / "masked-ppo.ipynb").read_text(encoding="utf-8"))["cells"]
    printed = "".join("".join(out["text"]) for cell in cells for out in cell.get("outputs", ()))
    told = "".join(cells[-1]["source"])
    for figure in ("learned", "difference"):
        line = next(line for line in printed.splitlines() if line.startswith(figure))
        assert line in told
