"""A database from before there were devices: everybody keeps identity, seats and talk."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from itsdangerous import URLSafeSerializer
from sqlalchemy import create_engine, inspect

from pelagos.server.config import Config
from pelagos.server.incoming.context import COOKIE
from pelagos.server.store.database import metadata, migrations, open_database
from tests.server.site import Client, running

OLD = "0001"
AT = "2026-01-01T00:00:00Z"
KEY = "0" * 64


def taken_back(path: Path, head: str) -> None:
    """The schema as an older version left it."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, head)
    engine.dispose()


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """What the first schema holds of a table that was played a little: Ada sits there, and Bo in the same browser."""
    new = tmp_path / "new.db"
    with running(Config(db=str(new), workers=1)) as site:
        client = site.client()
        table = client.open(seats=("me", "hotseat"))["table"]
        state = client.state(table)
        client.answer(table, state["version"], state["question"]["options"][0])
    path = tmp_path / "old.db"
    taken_back(path, OLD)
    with sqlite3.connect(new) as rows, sqlite3.connect(path) as kept:
        for part in ("tables", "seats", "entries", "snapshots"):
            columns = [row[1] for row in kept.execute(f"PRAGMA table_info({part})")]
            found = rows.execute(f"SELECT {', '.join(columns)} FROM {part}").fetchall()
            kept.executemany(f"INSERT INTO {part} VALUES ({', '.join('?' for _ in columns)})", found)
        kept.execute("UPDATE seats SET person = CASE seat WHEN 0 THEN 'ada' ELSE 'bo' END")
        kept.execute("UPDATE tables SET owner = 'ada'")
        kept.execute("INSERT INTO people VALUES ('ada', 'Ada', ?)", (AT,))
        kept.execute("INSERT INTO settings VALUES ('key', ?)", (KEY,))
        kept.execute("INSERT INTO links VALUES ('mark', ?, 'ada', 4102444800)", (table,))
        kept.execute("INSERT INTO chat VALUES (?, 1, 'Ada', 'ahoy', ?)", (table, AT))
    return path


def with_old_cookie(client: Client, *persons: str) -> Client:
    """A browser with a cookie that an older version has signed."""
    client.http.cookies.set(COOKIE, str(URLSafeSerializer(KEY, salt="cookie").dumps(list(persons))), "127.0.0.1")
    return client


def test_guests_keep_who_they_are_and_where_they_sit(old: Path) -> None:
    with running(Config(db=str(old), workers=1)) as site:
        ada = with_old_cookie(site.client(), "ada", "bo")
        table = ada.get("/api/v1/tables").json()["mine"][0]["table"]
        assert ada.state(table)["you"] == [0, 1]
        before = ada.http.cookies[COOKIE]
        assert "Ada" in ada.get("/").text
        assert ada.http.cookies[COOKIE] != before
        assert [device["here"] for device in ada.get("/api/v1/me").json()["devices"]] == [True]
        state = ada.state(table)
        assert ada.answer(table, state["version"], state["question"]["options"][0], number=2).status_code == 200
        with ada.socket(table, want="page") as socket:
            line = socket.wait("chat")["lines"][0]
        assert (line["name"], line["text"], line["own"]) == ("Ada", "ahoy", True)
        assert with_old_cookie(site.client(), "bo").state(table)["you"] == [1]


def test_the_schema_is_the_one_of_the_program_and_old_links_are_gone(old: Path) -> None:
    engine = open_database(str(old))
    with engine.connect() as connection:
        found = set(inspect(connection).get_table_names())
    engine.dispose()
    assert set(metadata.tables) <= found
    assert "links" not in found


def test_the_way_back_to_the_first_schema(old: Path) -> None:
    engine = open_database(str(old))
    with engine.begin() as connection:
        config = migrations()
        config.attributes["connection"] = connection
        command.downgrade(config, OLD)
        assert {"links", "chat"} <= set(inspect(connection).get_table_names())
    engine.dispose()
    with sqlite3.connect(old) as kept:
        assert json.loads(kept.execute("SELECT header FROM tables").fetchone()[0])["game"] == "nauticus"
        assert kept.execute("SELECT text FROM chat").fetchall() == [("ahoy",)]
