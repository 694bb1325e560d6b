"""`pelagos render`: a record becomes a picture; what cannot be drawn is said clearly."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from pelagos.notebook import Picture, load_ipython_extension
from pelagos.table.fate import Seeded
from pelagos.table.table import Table
from tests.conftest import Run
from tests.table.test_records import open_game, play_on


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    play_on(open_game(path, Seeded("1")), answers=30)
    return path


def test_a_record_becomes_an_svg(run: Run, record: Path, tmp_path: Path) -> None:
    target = tmp_path / "board.svg"
    said = run("render", str(record), "--at", "20", "-o", str(target), "--theme", "paper", "--lang", "de")
    assert (said.code, said.err) == (0, "")
    assert said.out == f"{target}: der Tisch bei Stand 20.\n"
    root = ElementTree.parse(target).getroot()
    assert "Rumpfteile kaufen" in "".join(root.itertext())
    assert "#f1e7cf" in "".join(root.itertext()), "the colours of the theme are inside"


def test_a_record_becomes_a_png_of_the_wished_width(run: Run, record: Path, tmp_path: Path) -> None:
    target = tmp_path / "board.png"
    said = run("render", str(record), "-o", str(target), "--seat", "b", "--width", "400")
    assert (said.code, said.err) == (0, "")
    head = target.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(head[16:20], "big") == 400


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["-o", "board.gif"], "“board.gif” must end in .svg or .png.\n"),
        (["-o", "b.svg", "--theme", "pink"], "There is no theme “pink”. Known themes: light, dark, paper.\n"),
        (["-o", "b.svg", "--seat", "D"], "There is no seat “D” in this game. Its seats: A, B.\n"),
        (["-o", "b.svg", "--at", "9999"], "The record has no version 9999; the last one is 39.\n"),
    ],
)
def test_what_cannot_be_drawn_is_said(run: Run, record: Path, words: list[str], problem: str) -> None:
    assert run("render", str(record), *words) == ("", problem, 2)


def test_a_missing_record_is_said(run: Run, tmp_path: Path) -> None:
    said = run("render", str(tmp_path / "none.jsonl"), "-o", str(tmp_path / "b.svg"))
    assert (said.out, said.code) == ("", 2)
    assert "none.jsonl" in said.err


def test_a_table_shows_itself_in_a_notebook(tmp_path: Path) -> None:
    table = play_on(open_game(tmp_path / "game.jsonl", Seeded("1")), answers=5)
    shown: dict[type, Any] = {}
    formatter = SimpleNamespace(for_type=shown.__setitem__)
    load_ipython_extension(SimpleNamespace(display_formatter=SimpleNamespace(formatters={"image/svg+xml": formatter})))
    assert shown[Table](table) == Picture(table)._repr_svg_()
    assert "Ada" in "".join(ElementTree.fromstring(Picture(table)._repr_svg_()).itertext())
