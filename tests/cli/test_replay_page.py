"""`pelagos replay FILE --html PAGE`: whole games as pages, and what is said when that is not possible."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import Run
from tests.recorded import played


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of Nauticus."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(played("nauticus", 2)[1])
    return path


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """A game of Endeavor that is not over."""
    path = tmp_path / "running.jsonl"
    path.write_bytes(played("endeavor", 2, answers=30, seed="8")[1])
    return path


def test_a_record_becomes_a_page(run: Run, record: Path) -> None:
    page = record.with_suffix(".html")
    said = run("replay", str(record), "--html", str(page), "--lang", "de", "--theme", "paper")
    assert (said.code, said.err) == (0, "")
    assert re.search(r"216 Momente in \d+\skB", said.out)
    assert '<html lang="de" data-theme="paper">' in page.read_text(encoding="utf-8")


def test_a_game_that_goes_on_is_shown_as_a_spectator_sees_it(run: Run, running: Path) -> None:
    page = running.with_suffix(".html")
    said = run("replay", str(running), "--html", str(page))
    assert "what a spectator may see" in said.out
    assert " looks at " not in page.read_text(encoding="utf-8")


def test_a_game_that_goes_on_can_be_shown_from_a_seat(run: Run, running: Path) -> None:
    page = running.with_suffix(".html")
    said = run("replay", str(running), "--html", str(page), "--viewer", "b")
    assert "what seat B may see" in said.out
    assert "Ben looks at " in page.read_text(encoding="utf-8")
    assert "Ada looks at " not in page.read_text(encoding="utf-8")


def test_a_torn_record_is_shown_as_far_as_it_goes(run: Run, record: Path) -> None:
    record.write_bytes(record.read_bytes()[:-40])
    said = run("replay", str(record), "--html", str(record.with_suffix(".html")))
    assert said.code == 0
    assert "was torn off" in said.out


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (b'"answer":"', b'"answer":"x', "Zeile"),
        (b'"rules":"', b'"rules":"0.', "--from-snapshot"),
        (b'"game":"nauticus"', b'"game":"chess"', "chess"),
        (b'{"type":"header"', b'{"kind":"header"', "Zeile 1"),
    ],
    ids=["damaged", "old rules", "unknown game", "foreign"],
)
def test_what_is_wrong_is_said_and_nothing_is_written(
    run: Run, record: Path, old: bytes, new: bytes, words: str
) -> None:
    record.write_bytes(record.read_bytes().replace(old, new, 1))
    page = record.with_suffix(".html")
    said = run("replay", str(record), "--html", str(page), "--lang", "de")
    assert said.code == 2
    assert words in said.err
    assert not page.exists()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--theme", "neon"], "neon"),
        (["--viewer", "Z"], "Z"),
        (["--at", "3"], "--at"),
        (["--from-snapshot"], "--from-snapshot"),
    ],
)
def test_a_wrong_wish_is_refused(run: Run, record: Path, options: list[str], words: str) -> None:
    said = run("replay", str(record), "--html", str(record.with_suffix(".html")), *options)
    assert said.code == 2
    assert words in said.err


def test_a_page_ends_in_html(run: Run, record: Path) -> None:
    said = run("replay", str(record), "--html", str(record))
    assert (said.code, said.out) == (2, "")
    assert "must end in .html" in said.err
    assert record.read_bytes() == played("nauticus", 2)[1]


def test_a_folder_that_is_not_there_is_said(run: Run, record: Path) -> None:
    said = run("replay", str(record), "--html", str(record.parent / "nowhere" / "page.html"))
    assert said.code == 2
    assert "nowhere" in said.err
