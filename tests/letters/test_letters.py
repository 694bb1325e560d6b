"""Our own letters: what they cover, how they are cut and kept, and what is said when they are missing."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import pytest
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import USE_MY_METRICS

from pelagos.core.errors import PelagosError
from pelagos.letters import cutting, kept
from pelagos.letters.faces import FACES, LETTERS, SERIF, source
from pelagos.letters.kept import Cut, cache_folder, letters_cut
from pelagos.letters.sheets import embedded_css, faces_css
from pelagos.letters.widths import width_in
from tests.conftest import Run
from tests.source import PACKAGE
from tests.web.pseudo import ACCENTED

WRITTEN = [
    *PACKAGE.glob("locale/*/*.ftl"),
    *PACKAGE.glob("art/**/*.toml"),
    *PACKAGE.glob("art/**/*.py"),
    *PACKAGE.glob("server/pages/templates/*"),
    *PACKAGE.glob("server/pages/static/*.*"),
    *PACKAGE.glob("games/**/*.csv"),
]
INVISIBLE = "\n\u200b"
FOLDER = "/pelagos/letters-*.bin"


class Kept(NamedTuple):
    """What was cut, and the file that keeps it."""

    cut: Cut
    name: str
    whole: bytes


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """The letters as they are cut and kept where nothing was, for all tests that go on from there."""
    folder = tmp_path_factory.mktemp("letters")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kept, "cache_folder", lambda: folder)
        found = letters_cut.__wrapped__()
    (path,) = folder.iterdir()
    return Kept(found, path.name, path.read_bytes())


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A cache in which nothing is kept, for a program that has just begun."""
    monkeypatch.setattr(kept, "cache_folder", lambda: tmp_path / "cache")
    letters_cut.cache_clear()
    yield tmp_path / "cache"
    letters_cut.cache_clear()


@pytest.mark.parametrize("face", [face.key for face in FACES])
def test_every_letter_we_write_is_there(face: str) -> None:
    """In catalogues, drawings, templates, styles, scripts, component tables, and in the language that is none."""
    written = {letter for path in WRITTEN for letter in path.read_text(encoding="utf-8")}
    written |= {chr(letter) for letter in ACCENTED.values()}
    assert len(written) > 150
    assert written - set(letters_cut().widths[face]) - set(INVISIBLE) == set()


def test_pages_of_our_languages_load_no_more_than_they_need() -> None:
    """What four catalogues say stands in the pieces that every page has; other names load the rest."""
    said = {letter for path in PACKAGE.glob("locale/*/*.ftl") for letter in path.read_text(encoding="utf-8")}
    signs = next(piece.letters for piece in letters_cut().pieces if piece.key == "signs")
    assert said - set(LETTERS) - set(signs) - set(INVISIBLE) == set()


def test_cutting_twice_gives_the_same_bytes(once: Kept) -> None:
    assert cutting.cut_all() == once.cut


def test_letters_are_light() -> None:
    """All faces of a page together, in bytes."""
    assert sum(len(piece.data) for piece in letters_cut().pieces if not piece.key.endswith("-more")) < 42_000


def test_what_was_cut_is_kept(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = letters_cut()
    letters_cut.cache_clear()
    monkeypatch.setattr(cutting, "cut_all", lambda: pytest.fail("it was cut again"))
    assert letters_cut() == found
    assert [path.suffix for path in empty.iterdir()] == [".bin"], "no half-written file is left"


@pytest.mark.parametrize("damage", [b"", b"x" * 40_000])
def test_a_damaged_cache_is_made_again(empty: Path, once: Kept, damage: bytes) -> None:
    empty.mkdir()
    path = empty / once.name
    path.write_bytes(once.whole[:1000] + damage)
    assert letters_cut() == once.cut
    assert path.read_bytes() == once.whole
    assert list(empty.iterdir()) == [path]


def test_a_cache_that_cannot_be_written_does_not_matter(empty: Path) -> None:
    empty.write_text("a file where the folder should be")
    assert letters_cut().pieces


def test_several_processes_at_once_share_it(tmp_path: Path) -> None:
    cut = "from pelagos.letters.kept import letters_cut; print(sum(map(len, (p.data for p in letters_cut().pieces))))"
    environment = {"XDG_CACHE_HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path), "HOME": str(tmp_path)}
    running = [
        subprocess.Popen([sys.executable, "-c", cut], env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    said = {process.communicate()[0] for process in running}
    assert said == {f"{sum(len(piece.data) for piece in letters_cut().pieces)}\n"}
    assert len(list(tmp_path.rglob("letters-*"))) == 1


def test_the_cache_is_where_the_system_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    monkeypatch.setattr(sys, "platform", "linux")
    assert cache_folder() == Path("/somewhere/pelagos")


def test_words_are_as_wide_as_their_letters() -> None:
    assert width_in("serif-strong", "0123456789") == pytest.approx(5.2)
    assert width_in("serif", "Wal") == pytest.approx(sum(width_in("serif", letter) for letter in "Wal"))
    assert width_in("serif-italic", "海") == 1.0


def test_no_letter_is_as_wide_as_a_part_of_it() -> None:
    """What is made of other letters has its own width: a browser that asks its parts loses the space after ”."""
    asking = []
    for piece in letters_cut().pieces:
        glyphs = TTFont(BytesIO(piece.data))["glyf"]
        made = [glyphs[name] for name in glyphs.glyphOrder if glyphs[name].isComposite()]
        asking += [part for glyph in made for part in glyph.components if part.flags & USE_MY_METRICS]
    assert asking == []


def test_a_page_alone_has_the_letters_it_needs_inside() -> None:
    plain, other = embedded_css("Ada", (SERIF,)), embedded_css("Ada Zoë Dvořák", (SERIF,))
    assert (plain.count("@font-face"), other.count("@font-face")) == (3, 6)
    assert "http" not in plain


def test_addresses_change_with_the_letters() -> None:
    sheet = faces_css(lambda piece: piece.name)
    assert len(set(re.findall(r"url\(([a-z-]+-[0-9a-f]{16}\.woff2)\)", sheet))) == 11


@pytest.fixture
def elsewhere(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which a package of letters is not installed."""
    without = tuple(face._replace(package="font-of-nobody") for face in FACES)
    monkeypatch.setattr(cutting, "FACES", without)
    monkeypatch.setattr("pelagos.art.png.FACES", without)


def test_a_damaged_face_is_told_from_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / FACES[0].file
    broken.write_bytes(source(FACES[0])[:-1])
    monkeypatch.setattr("pelagos.letters.faces.source_path", lambda face: broken)
    with pytest.raises(PelagosError) as problem:
        source(FACES[0])
    assert problem.value.id == "error-letters-damaged"


@pytest.mark.usefixtures("elsewhere")
def test_a_server_without_letters_says_so_and_opens_nothing(run: Run, tmp_path: Path) -> None:
    said = run("serve", "--no-browser", "--port", "0", "--db", str(tmp_path / "t.db"), "--lang", "de")
    assert said == (
        "",
        "Die Schrift aus dem Paket font-of-nobody fehlt. So kommt sie her: pip install font-of-nobody\n",
        2,
    )
    assert not (tmp_path / "t.db").exists()
