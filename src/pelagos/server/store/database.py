"""Opening the database: which engine, how it is set up, and its schema brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from pelagos.core.errors import PelagosError
from pelagos.table.places import data_folder

MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0001"
"""The newest script; Alembic takes a while to import, so a database that has seen it is opened without."""
BUSY_MILLISECONDS = 10_000


def default_url() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'pelagos.db'}"


def open_database(address: str) -> Engine:
    """The engine behind an address (a URL, or the path of an SQLite file), with its schema up to date."""
    url = database_url(address)
    try:
        if url.startswith("sqlite"):
            engine = _sqlite(url)
        else:
            engine = create_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True)
        with engine.begin() as connection:
            migrate(connection)
    except (SQLAlchemyError, OSError, ArgumentError) as problem:
        raise PelagosError("error-database", url=shown_url(url), problem=type(problem).__name__) from problem
    return engine


def database_url(address: str) -> str:
    """What a person writes, as SQLAlchemy wants it; psycopg 3 speaks to PostgreSQL."""
    if "://" not in address:
        return f"sqlite:///{address}"
    for start in ("postgresql://", "postgres://"):
        if address.startswith(start):
            return "postgresql+psycopg://" + address.removeprefix(start)
    return address


def shown_url(url: str) -> str:
    """A URL without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return "?"


def _sqlite(url: str) -> Engine:
    path = make_url(url).database
    if path and path != ":memory:":
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, record: object) -> None:
    """Readers do not wait for the writer (WAL), and what is committed survives a power cut (FULL)."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Run the scripts that this database has not seen yet; nothing is even imported when there are none."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(727274)"))
    if inspect(connection).has_table("alembic_version"):
        current = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if current == HEAD:
            return
    upgrade(connection)


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date."""
    from alembic import command

    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migrations() -> Any:
    """Where Alembic finds the scripts."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config
