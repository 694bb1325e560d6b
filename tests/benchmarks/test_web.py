"""The benchmark of the web table runs, in small, and its figures hang together; how fast it is judged elsewhere."""

from __future__ import annotations

from pathlib import Path

from benchmarks.crowd import SEATS
from benchmarks.pages import TONGUES, measure_pages
from benchmarks.people import measure_people
from benchmarks.web import bounds_of, report, run, write_page
from tests.loops import apart

TABLES = 3
ANSWERS = 3


def test_a_short_run(tmp_path: Path) -> None:
    pages = apart(lambda: measure_pages(tmp_path, ("nemo1",), tables=1, most=ANSWERS))
    found = apart(lambda: run(tmp_path, seconds=0.5, tables=TABLES, stored=20, middle={"nauticus": 5}, pages=pages))
    assert [(told.tongues, told.answers) for told in found.pages] == [(tongues, ANSWERS) for tongues in TONGUES]
    assert all(told.size > 1000 for told in found.pages)
    assert found.load.refused == 0
    assert found.load.answers == len(found.load.waits) > 0
    assert len(found.load.sizes) >= found.load.answers * (SEATS - 1)
    assert found.echoes > found.load.answers
    assert all(cost.idle < cost.in_use for cost in found.costs)
    text = report(found, bounds_of(found, 20), TABLES)
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- web: begin -->\nold\n<!-- web: end -->\nafter\n", encoding="utf-8")
    write_page(page, text)
    written = page.read_text(encoding="utf-8")
    assert "old" not in written
    assert written.startswith("before\n<!-- web: begin -->\n\n12 sockets on 3 tables")
    assert written.endswith("<!-- web: end -->\nafter\n")


def test_people_play_on_pages(tmp_path: Path) -> None:
    found = apart(lambda: measure_people(tmp_path, tables=2, seconds=1.0))
    assert found.answers == len(found.waits) > 0
    assert found.refused == 0
    assert found.after > found.before / 2
