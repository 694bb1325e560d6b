"""Examples in docstrings and pages are run."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

import pelagos
from tests.pages import ROOT

MODULES = [module.name for module in pkgutil.walk_packages(pelagos.__path__, "pelagos.")]
ELSEWHERE = ("a-client.md",)
"""Pages that need a running server: `tests/client/test_tutorial.py`."""
PAGES = [
    page
    for page in sorted((ROOT / "docs").rglob("*.md"))
    if ">>> " in page.read_text(encoding="utf-8") and page.name not in ELSEWHERE
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    """As `doctest.testmod`, which also begins a debugger anew for each docstring that has no example."""
    runner, finder = doctest.DocTestRunner(), doctest.DocTestFinder()
    for example in finder.find(import_module(name)):
        if example.examples:
            runner.run(example)
    assert runner.failures == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_in_pages(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False).failed == 0


def test_there_are_examples_to_run() -> None:
    assert PAGES
