"""The tutorial of the client, run at a server."""

from __future__ import annotations

import doctest

from tests.pages import ROOT
from tests.server.site import Site

PAGE = ROOT / "docs" / "tutorials" / "a-client.md"


def test_the_tutorial_runs(site: Site) -> None:
    """Everything that stands in the page, with the address of a server that runs."""
    page = PAGE.read_text(encoding="utf-8").replace("http://localhost:8000", site.url)
    examples = doctest.DocTestParser().get_doctest(page, {}, PAGE.name, str(PAGE), 0)
    runner = doctest.DocTestRunner()
    runner.run(examples)
    assert runner.summarize(verbose=False) == (0, len(examples.examples))
