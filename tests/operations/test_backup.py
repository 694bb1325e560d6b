"""A backup is whole while people play, and the way back loses nothing [J14]."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from pelagos.server.config import Config
from tests.conftest import Run
from tests.server.site import Client, running


def played(client: Client, times: int) -> str:
    table: str = client.open()["table"]
    for number in range(times):
        state = client.state(table)
        client.answer(table, state["version"], state["question"]["options"][0], number=number)
    return table


def test_a_backup_of_a_running_server_is_whole_and_comes_back(tmp_path: Path, run: Run) -> None:
    db, copy = tmp_path / "tables.db", tmp_path / "safe" / "copy.db"
    with running(Config(db=str(db), workers=1)) as site:
        client = site.client()
        table = played(client, 3)
        before = client.state(table)
        said = run("backup", str(copy), "--db", str(db))
        assert (said.code, "tables: 1" in said.out) == (0, True)
        played(client, 1)
        while_running = run("restore", str(copy), "--db", str(db))
    assert (while_running.code, "Stop it first" in while_running.err) == (2, True)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert run("verify", "--db", str(copy)).code == 0
    taken = run("backup", str(copy), "--db", str(db))
    assert (taken.code, taken.err.strip().endswith("Choose another name.")) == (2, True)
    said = run("restore", str(copy), "--db", str(db))
    assert said.code == 0
    aside = next(tmp_path.glob("tables.db.before-*[0-9]"))
    assert str(aside) in said.out
    with closing(sqlite3.connect(aside)) as old:
        assert old.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    with running(Config(db=str(db), workers=1)) as site:
        again = site.client()
        again.http.cookies.update(client.http.cookies)
        assert again.state(table) == before


@pytest.mark.parametrize("content", [b"not a database\n" * 500, b""])
def test_what_is_no_backup_is_refused_and_nothing_changes(tmp_path: Path, run: Run, content: bytes) -> None:
    db, foreign = tmp_path / "tables.db", tmp_path / "foreign.db"
    foreign.write_bytes(content)
    db.write_bytes(b"as it was")
    said = run("restore", str(foreign), "--db", str(db))
    assert (said.code, "no database of Pelagos" in said.err) == (2, True)
    assert db.read_bytes() == b"as it was"


def test_a_backup_of_nothing_or_of_postgresql_says_what_to_do(tmp_path: Path, run: Run) -> None:
    assert "There is no database" in run("backup", str(tmp_path / "copy"), "--db", str(tmp_path / "none.db")).err
    assert "pg_dump" in run("backup", str(tmp_path / "copy"), "--db", "postgresql://me:secret@host/db").err
    said = run("restore", str(tmp_path / "copy"), "--db", "postgresql://me:secret@host/db")
    assert "pg_restore" in said.err
    assert "secret" not in said.err
    assert list(tmp_path.iterdir()) == []
