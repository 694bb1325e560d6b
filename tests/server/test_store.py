"""The schema: made by the scripts or at once, the same as the program's, and the writer's group commits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from sqlite3 import ProgrammingError
from types import SimpleNamespace
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, func, inspect, select, text, update
from sqlalchemy.exc import OperationalError

from pelagos.core.errors import PelagosError
from pelagos.server.incoming.entering import begin_chore
from pelagos.server.store import database
from pelagos.server.store.changes import NewTable, Overtaken, add_table
from pelagos.server.store.database import (
    close_database,
    database_url,
    engine_of,
    entries,
    metadata,
    migrations,
    newest_schema,
    open_database,
    shown_url,
    tables,
    upgrade,
)
from pelagos.server.store.reader import read_table
from pelagos.server.store.rows import Moves, SeatRow
from pelagos.server.store.writer import Writer
from pelagos.table.record import Answer, Header, SeatEntry
from tests.loops import in_a_loop

AT = "2026-01-01T00:00:00Z"
HEADER = Header(1, "nauticus", "1", "x", {}, (SeatEntry("Ada", "me"),), "seeded", AT, seed="1")


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_database(str(tmp_path / "tables.db"))
    yield engine
    engine.dispose()


def test_a_connection_that_comes_back_after_the_end_is_closed(engine: Engine) -> None:
    """Whoever reads when a server ends is not waited for, and leaves nothing open."""
    connection = engine.connect()
    driver: Any = connection.connection.driver_connection
    close_database(engine)
    assert connection.execute(select(func.count()).select_from(tables)).scalar() == 0
    connection.close()
    with pytest.raises(ProgrammingError, match="closed"):
        driver.execute("SELECT 1")


def moves(table: str, base: int) -> Moves:
    line = Answer(base + 1, 0, "ask", "answer", AT)
    return Moves(table, base, base + 1, (line,), 0, False, False, None, AT)


def opened(engine: Engine, *names: str) -> None:
    for name in names:
        nothing = Moves(name, 0, 0, (), 0, False, False, None, AT)
        with engine.begin() as connection:
            add_table(connection, NewTable(name, HEADER, "", "me", "link", (SeatRow(0, "me", "Ada", "me"),), nothing))


@pytest.fixture
def scripted(tmp_path: Path) -> Iterator[Engine]:
    """A database that has seen every script."""
    engine = engine_of(f"sqlite:///{tmp_path / 'scripted.db'}")
    with engine.begin() as connection:
        upgrade(connection)
    yield engine
    engine.dispose()


@pytest.mark.parametrize("made", ["engine", "scripted"])
def test_the_scripts_make_the_schema_of_the_program(made: str, request: pytest.FixtureRequest) -> None:
    found: Engine = request.getfixturevalue(made)
    with found.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        newest = ScriptDirectory.from_config(migrations()).get_current_head()
        assert context.get_current_revision() == newest_schema() == newest


def test_an_empty_database_is_made_as_the_scripts_leave_it(engine: Engine, scripted: Engine) -> None:
    """Columns with their defaults, keys, indexes, and which tables have no numbers of rows."""
    assert sorted(schema_in(engine)) == sorted(schema_in(scripted))


def schema_in(engine: Engine) -> Iterator[str]:
    """Everything that can be told of a schema, in lines; not the order of columns, for scripts add to the end."""
    seen = inspect(engine)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT name FROM sqlite_master WHERE sql LIKE '%WITHOUT ROWID%'")).scalars()
        yield from (f"{name} has no numbers of rows" for name in rows)
    for table in seen.get_table_names():
        yield from (f"{table} {sorted(map(_said, column.items()))}" for column in seen.get_columns(table))
        yield f"{table} {seen.get_pk_constraint(table)['constrained_columns']}"
        yield from (f"{table} {sorted(map(str, index.items()))}" for index in seen.get_indexes(table))
        yield from (f"{table} {sorted(map(str, key.items()))}" for key in seen.get_foreign_keys(table))


def _said(fact: tuple[str, object]) -> str:
    name, value = fact
    return f"{name}: {str(value).strip(chr(39))}" if name == "default" else f"{name}: {value}"


def test_many_tables_share_a_transaction(engine: Engine) -> None:
    opened(engine, *(f"t{number}" for number in range(30)))
    writer = Writer(engine, "here")

    async def keep_all() -> None:
        await asyncio.gather(*(writer.keep(moves(f"t{number}", 0)) for number in range(30)))
        await writer.close()

    in_a_loop(keep_all())
    assert writer.kept == 30
    assert writer.commits < 10
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(entries)).scalar() == 30


def test_one_that_was_overtaken_does_not_stop_the_others(engine: Engine) -> None:
    opened(engine, "first", "second", "third")
    with engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == "second").values(version=7))
    writer = Writer(engine, "here")

    async def keep_all() -> list[object]:
        wanted = [writer.keep(moves(name, 0)) for name in ("first", "second", "third")]
        ended = await asyncio.gather(*wanted, return_exceptions=True)
        await writer.close()
        return list(ended)

    ended = in_a_loop(keep_all())
    assert [type(result) for result in ended] == [type(None), Overtaken, type(None)]
    with engine.connect() as connection:
        assert [read_table(connection, name).version for name in ("first", "second", "third")] == [1, 7, 1]


def test_an_address_is_shown_without_its_password() -> None:
    url = database_url("postgresql://me:secret@host/db")
    assert url == "postgresql+psycopg://me:secret@host/db"
    assert "secret" not in shown_url(url)


def test_a_database_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a database, but long enough to be looked at as one\n" * 100, encoding="utf-8")
    with pytest.raises(PelagosError, match="error-database"):
        open_database(str(tmp_path / "file"))


def test_a_connection_that_answers_no_call_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut in mid-word, PostgreSQL's driver complains of the transaction instead, and takes the line for a good one."""
    psycopg = pytest.importorskip("psycopg")
    dialect: Any = database._postgresql("postgresql+psycopg://nobody@localhost/nothing").dialect

    def cut(driver: object) -> bool:
        raise psycopg.ProgrammingError("can't change 'autocommit' now: connection in transaction status ACTIVE")

    monkeypatch.setattr(dialect, "do_ping", cut)
    assert not dialect._do_ping_w_event(SimpleNamespace(closed=False, broken=False))


def test_a_chore_is_tried_until_the_database_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pelagos.server.incoming.entering.AGAIN_SECONDS", 0)
    tried: list[int] = []

    async def work() -> None:
        tried.append(len(tried))
        if len(tried) < 3:
            raise OperationalError("SELECT 1", {}, Exception("the database is away"))

    async def begun() -> None:
        server: Any = SimpleNamespace(tables=SimpleNamespace(chores=[], closing=False))
        begin_chore(server, work)
        await server.tables.chores[0]
        assert server.tables.chores == []

    in_a_loop(begun())
    assert tried == [0, 1, 2]
