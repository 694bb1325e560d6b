"""`pelagos render`: a record becomes a picture; what cannot be drawn is said clearly."""

from __future__ import annotations

import re
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
from fontTools.ttLib import TTFont

from pelagos.letters.faces import FACES, SERIF, source
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


def drawn_at(home: Path, record: Path, target: Path) -> bytes:
    """The picture that a machine makes whose user has this home."""
    shown = [sys.executable, "-c", "from pelagos.cli import main; main()", "render", str(record), "-o", str(target)]
    environment = {"HOME": str(home), "XDG_CACHE_HOME": str(home), "FONTCONFIG_FILE": str(home / "fonts.conf")}
    subprocess.run([*shown, "--width", "1000"], env=environment, check=True, capture_output=True)
    return target.read_bytes()


def put_font(home: Path, family: str) -> None:
    """Letters of the machine that call themselves like ours, in every place where programs look for them."""
    font = TTFont(BytesIO(source(FACES[3])))
    for name in font["name"].names:
        name.string = family
    for folder in (home / ".fonts", home / ".local" / "share" / "fonts"):
        folder.mkdir(parents=True)
        font.save(folder / "other.ttf")
    (home / "fonts.conf").write_text(f"<fontconfig><dir>{home / '.fonts'}</dir></fontconfig>")


def test_the_same_record_gives_the_same_bytes_on_every_machine(record: Path, tmp_path: Path) -> None:
    """One machine has no fonts at all, another one has fonts with the names of ours."""
    bare, rich = tmp_path / "bare", tmp_path / "rich"
    bare.mkdir()
    put_font(rich, SERIF)
    pictures = {drawn_at(home, record, tmp_path / f"{home.name}.png") for home in (bare, rich)}
    assert len(pictures) == 1
    assert len(pictures.pop()) > 50_000


def test_pictures_have_their_letters_inside(record: Path, tmp_path: Path, run: Run) -> None:
    run("render", str(record), "-o", str(tmp_path / "board.svg"))
    picture = (tmp_path / "board.svg").read_text(encoding="utf-8")
    assert picture.count('@font-face{font-family:"Pelagos Serif"') == 3
    assert set(re.findall(r"font-family: ([^;]+);", picture)) == {'"Pelagos Serif", "Pelagos Signs", serif'}


def test_a_picture_without_letters_is_refused(
    run: Run, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pelagos.art.png.FACES", (FACES[0]._replace(package="font-of-nobody"),))
    target = tmp_path / "board.png"
    said = run("render", str(record), "-o", str(target))
    problem = "The letters of the package font-of-nobody are missing. Install them: pip install font-of-nobody\n"
    assert said == ("", problem, 2)
    assert not target.exists()
