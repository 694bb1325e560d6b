"""The way from one machine to a cluster: every command and program of the page, in its order.

Those that need Ray are run in `tests/lab/test_on_ray.py`, where there is one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Run
from tests.pages import ROOT

PAGE = ROOT / "docs" / "tutorials" / "from-one-machine-to-a-cluster.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
CLUSTER = "--on ray"


def blocks() -> Iterator[tuple[str, str]]:
    """The kind and the text of each block."""
    for block in BLOCK.finditer(PAGE.read_text(encoding="utf-8")):
        yield block[1], block[2]


def commands() -> list[list[str]]:
    """What is typed after `pelagos`."""
    return [text.removeprefix("$ pelagos ").split() for kind, text in blocks() if kind == "console"]


def test_the_page_works(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "page"}
    printed = ""
    for kind, text in blocks():
        if kind == "console" and CLUSTER not in text:
            said = run(*text.removeprefix("$ pelagos ").split(), "--workers", "1")
            assert (said.code, said.err) == (0, ""), text
        elif kind == "python":
            exec(compile(text, PAGE.name, "exec"), names)
            printed = capsys.readouterr().out
        elif kind == "text":
            assert printed == text
