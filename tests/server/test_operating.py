"""What whoever runs a server counts on: private files, one server for one file, and answers that mean something."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from pelagos.core.errors import PelagosError
from pelagos.server.app import uvicorn_config
from pelagos.server.config import Config
from pelagos.server.store.database import known_schemas, migrations, newest_schema, open_database, schema_of
from tests.recorded import played
from tests.server.site import running

OLDER = sorted(known_schemas() - {newest_schema()})
SEATS = "table_id, seat, kind, name"
COLUMNS = "id, game, header, secret, owner, access, version, asked, over, bot_next, at, touched"


@pytest.mark.parametrize("head", OLDER)
def test_a_database_of_an_older_program_goes_on(tmp_path: Path, head: str) -> None:
    """[J17] Every schema there ever was: its tables are there afterwards, and people move them."""
    db = tmp_path / "tables.db"
    table, record = played("nauticus", 2, answers=6)
    header, *entries = [line for line in record.decode().splitlines() if '"snapshot"' not in line]
    engine = create_engine(f"sqlite:///{db}")
    with engine.begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, head)
        assert schema_of(connection) == head
        values = ["old", "nauticus", header, "", "somebody", "link", len(entries), 0, False, False, "2026", "2026"]
        names = [f":v{number}" for number in range(len(values))]
        connection.execute(
            text(f"INSERT INTO tables ({COLUMNS}) VALUES ({', '.join(names)})"),
            {name[1:]: value for name, value in zip(names, values, strict=True)},
        )
        for seat, name in enumerate(("Ada", "Ben")):
            row = {"seat": seat, "name": name}
            connection.execute(
                text("INSERT INTO seats (table_id, seat, kind, name) VALUES ('old', :seat, 'me', :name)"), row
            )
        for number, line in enumerate(entries, start=1):
            connection.execute(
                text("INSERT INTO entries (table_id, n, line) VALUES ('old', :n, :line)"), {"n": number, "line": line}
            )
    engine.dispose()
    with running(Config(db=str(db), workers=1)) as site:
        state = site.client().state("old", "page")
        assert (state["version"], [seat["name"] for seat in state["seats"]]) == (table.version, ["Ada", "Ben"])
    engine = open_database(str(db))
    with engine.connect() as connection:
        assert schema_of(connection) == newest_schema()
    engine.dispose()


def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    """[J18] It holds the signing key; what an older program left open is closed."""
    before = os.umask(0)
    try:
        for name in ("new.db", "open.db"):
            if name == "open.db":
                (tmp_path / name).touch(0o666)
            with running(Config(db=str(tmp_path / name), workers=1)) as site:
                site.client().open()
                kept = [path for path in tmp_path.glob(f"{name}*") if not path.name.endswith(".lock")]
                assert {stat.S_IMODE(path.stat().st_mode) for path in kept} == {0o600}
    finally:
        os.umask(before)


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    """[J19] And the first one's end lets the next one in."""
    config = Config(db=str(tmp_path / "tables.db"), workers=1)
    for _ in range(2):
        with running(config), pytest.raises(PelagosError, match="error-database-taken"):
            uvicorn_config(config)


def test_ready_means_that_something_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """[J11] A database that takes nothing is not ready, though the process lives."""
    monkeypatch.setattr("pelagos.server.health.READY_SECONDS", 0.0)
    db = tmp_path / "tables.db"
    with running(Config(db=str(db), workers=1)) as site:
        client = site.client()
        assert client.get("/readyz").text == "ok\n"
        with closing(sqlite3.connect(db)) as other:
            other.execute("CREATE TRIGGER full BEFORE UPDATE ON settings BEGIN SELECT RAISE(ABORT, 'full'); END")
        assert (client.get("/readyz").status_code, client.get("/healthz").status_code) == (503, 200)
        with closing(sqlite3.connect(db)) as other:
            other.execute("DROP TRIGGER full")
        assert client.get("/readyz").status_code == 200


def test_figures_are_for_those_who_were_named(tmp_path: Path) -> None:
    named = {"a": (), "b": ("127.0.0.1",), "c": ("10.0.0.0/8", "our-secret")}
    found = {}
    for name, metrics in named.items():
        with running(Config(db=str(tmp_path / name), workers=1, metrics=metrics)) as site:
            wrong, right = ({"authorization": f"Bearer {token}"} for token in ("10.0.0.0/8", "our-secret"))
            client = site.client()
            found[name] = [client.get("/metrics", headers=given).status_code for given in ({}, wrong, right)]
    assert found == {"a": [404, 404, 404], "b": [200, 200, 200], "c": [404, 404, 200]}
