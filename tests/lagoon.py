"""The game of the tutorial as an installed package: its folder on the path, beside what an installer writes."""

from __future__ import annotations

import os
from pathlib import Path

from tests.pages import ROOT

FOLDER = ROOT / "examples" / "lagoon"


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process in which the game is installed; `folder` gets what `pip install -e` would write."""
    written = folder / "lagoon-0.1.0.dist-info"
    written.mkdir(parents=True, exist_ok=True)
    (written / "METADATA").write_text("Metadata-Version: 2.1\nName: lagoon\nVersion: 0.1.0\n", encoding="utf-8")
    (written / "entry_points.txt").write_text("[pelagos.games]\nlagoon = lagoon:GAME\n", encoding="utf-8")
    return {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{FOLDER}", "LANG": "C"}
