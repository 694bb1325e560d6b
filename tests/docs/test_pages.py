"""The docs: generated parts are fresh, links lead somewhere, examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.pages import ROOT, fresh, marked_pages

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
TWO_PAGES = {"lines": 120, "letters": 120, "words": 1_100}
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", marked_pages(), ids=lambda page: page.name)
def test_generated_parts_are_fresh(page: Path) -> None:
    """`make bless` writes them anew."""
    text = page.read_text(encoding="utf-8")
    assert fresh(text) == text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_architecture_fits_on_two_pages() -> None:
    """What is told in more detail stands in the decisions."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    lines = text.splitlines()
    found = {"lines": len(lines), "letters": max(map(len, lines)), "words": len(text.split())}
    assert [what for what in found if found[what] > TWO_PAGES[what]] == []
