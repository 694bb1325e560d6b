"""The docs: generated parts are fresh, links lead somewhere, examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.pages import ROOT, fresh, marked_pages

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
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
