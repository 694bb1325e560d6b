"""The doctor sees what is wrong, says it, and its exit status tells."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from pelagos.locale.catalogue import LANGUAGES
from pelagos.operations import doctor
from pelagos.server.store.changes import signing_key
from pelagos.server.store.database import open_database
from tests.conftest import Run
from tests.loops import apart


@pytest.fixture
def db(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    engine = open_database(str(path))
    with engine.begin() as connection:
        signing_key(connection)
    engine.dispose()
    return path


def change(db: Path, *statements: str) -> None:
    with closing(sqlite3.connect(db)) as opened:
        for statement in statements:
            opened.execute(statement)
        opened.commit()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_healthy_server_is_well_in_every_language(db: Path, run: Run, lang: str) -> None:
    said = run("doctor", "--db", str(db), "--lang", lang)
    assert said.code == 0, said.out
    assert "!" not in said.out
    assert len(said.out.splitlines()) == 12


def test_a_server_that_never_started_is_well_and_stays_unmade(tmp_path: Path, run: Run) -> None:
    said = run("doctor", "--db", str(tmp_path / "none.db"))
    assert (said.code, "does not exist yet" in said.out) == (0, True)
    assert list(tmp_path.iterdir()) == []


def test_damaged_values_are_told(db: Path, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "values.bin").write_bytes(b"pelagos-values 1 0\n{}\n")
    monkeypatch.setattr("pelagos.bots.search.value_file.files", lambda package: tmp_path)
    said = run("doctor", "--db", str(db))
    assert (said.code, said.out.count("values.bin is damaged"), "0 of 2 games" in said.out) == (1, 2, True)


def test_values_that_are_missing_are_told(db: Path, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pelagos.bots.search.value_file.files", lambda package: tmp_path)
    said = run("doctor", "--db", str(db))
    assert said.code == 1
    assert "The learned values of Nemo's War (first edition) are missing" in said.out
    assert "0 of 2 games" in said.out


AILMENTS = {
    "UPDATE settings SET value = 'short' WHERE name = 'key'": "too short",
    "UPDATE alembic_version SET version_num = '9999'": "newer program",
    "INSERT INTO tables (id, game, header, secret, owner, access, version, over, bot_next, at, touched)"
    " VALUES ('a', 'x', '{}', '', '', 'link', 0, 0, 0, '', '2999-01-01T00:00:00Z')": "one of the two is wrong",
    "CREATE TRIGGER no_writing BEFORE INSERT ON settings BEGIN SELECT RAISE(ABORT, 'full'); END": "takes nothing: full",
    "DROP TABLE settings": "cannot be used",
}


@pytest.mark.parametrize("statement", AILMENTS)
def test_what_is_wrong_is_said(db: Path, run: Run, statement: str) -> None:
    change(db, statement)
    said = run("doctor", "--db", str(db))
    assert (said.code, AILMENTS[statement] in said.out) == (1, True), said.out


def test_a_file_for_everybody_and_a_full_disk(db: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    db.chmod(0o644)
    monkeypatch.setattr(doctor, "LEAST_FREE", 10**12)
    said = run("doctor", "--db", str(db))
    assert said.code == 1
    assert "Others can read" in said.out
    assert "make room" in said.out


def test_a_damaged_database_is_said_in_one_sentence(db: Path, run: Run) -> None:
    raw = bytearray(db.read_bytes())
    raw[4096:] = bytes(len(raw) - 4096)
    db.write_bytes(bytes(raw))
    for command in (("doctor",), ("verify",), ("serve", "--no-browser", "--port", "0")):
        said = apart(partial(run, *command, "--db", str(db)))
        assert said.code != 0
        assert "damaged" in said.out + said.err
        assert "Traceback" not in said.out + said.err


def test_a_newer_schema_is_said_in_one_sentence(db: Path, run: Run) -> None:
    change(db, "UPDATE alembic_version SET version_num = '9999'")
    said = apart(partial(run, "serve", "--no-browser", "--port", "0", "--db", str(db)))
    assert (said.code, len(said.err.splitlines())) == (2, 1)
    assert "newer Pelagos" in said.err
