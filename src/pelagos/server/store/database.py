"""The database: which engine, how it is set up, its schema, and how that is brought up to date."""

from __future__ import annotations

import os
import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    false,
    inspect,
    text,
)
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from pelagos.core.errors import PelagosError
from pelagos.table.data_folder import data_folder

try:
    import fcntl
except ImportError:  # Windows knows no such locks
    fcntl = None  # type: ignore[assignment]

MIGRATIONS = Path(__file__).parent / "migrations"
REVISION = re.compile(r'^(revision|down_revision) = "(\w+)"$', re.MULTILINE)
BUSY_MILLISECONDS = 10_000
STUCK_SECONDS = 30.0
"""How long anybody waits for an answer of PostgreSQL before the line is cut."""
PRIVATE, OTHERS = 0o600, 0o077
DAMAGED = ("malformed", "not a database", "disk image")


def default_url() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'pelagos.db'}"


def open_database(address: str) -> Engine:
    """The engine behind an address (a URL, or the path of an SQLite file), with its schema up to date."""
    url = database_url(address)
    with in_words(url):
        engine = engine_of(url)
        try:
            with engine.begin() as connection:
                migrate(connection)
        except BaseException:
            engine.dispose()
            raise
    return engine


def close_database(engine: Engine) -> None:
    """Close every connection; one that somebody still has in hand is closed when it comes back."""
    event.listen(engine, "checkin", lambda driver, record: driver.close())
    engine.dispose()


def engine_of(url: str) -> Engine:
    """A database as it is; nothing in it is changed."""
    return _sqlite(url) if url.startswith("sqlite") else _postgresql(url)


@contextmanager
def in_words(url: str) -> Iterator[None]:
    """Whatever is wrong with a database, in one sentence."""
    try:
        yield
    except (SQLAlchemyError, OSError, ArgumentError) as problem:
        cause = str(getattr(problem, "orig", "") or "")
        if any(sign in cause for sign in DAMAGED):
            raise PelagosError("error-database-damaged", url=shown_url(url), problem=cause) from problem
        raise PelagosError("error-database", url=shown_url(url), problem=type(problem).__name__) from problem


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


def file_of(address: str) -> Path | None:
    """The file of an SQLite database; None for any other, and for one in memory."""
    found = make_url(database_url(address))
    kept = found.get_backend_name() == "sqlite" and found.database and found.database != ":memory:"
    return Path(str(found.database)) if kept else None


def hold(address: str) -> BinaryIO | None:
    """Keep other servers away from an SQLite file as long as what is returned stays open; PostgreSQL is for many."""
    url = database_url(address)
    with in_words(url):
        path = file_of(url)
        if path is None or fcntl is None:
            return None
        path.parent.mkdir(parents=True, exist_ok=True)
        held = path.with_name(f"{path.name}.lock").open("wb")
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as problem:
        held.close()
        raise PelagosError("error-database-taken", url=shown_url(url)) from problem
    return held


def _sqlite(url: str) -> Engine:
    """The file holds the key that cookies are signed with: it is its owner's alone."""
    path = file_of(url)
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        if path.stat().st_mode & OTHERS:
            path.chmod(PRIVATE)
    engine = create_engine(url, connect_args={"check_same_thread": False}, hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    return engine


def _postgresql(url: str) -> Engine:
    """Connections that notice when the other end is gone; what is borrowed is noted, so that nobody waits for ever."""
    patience = {
        "connect_timeout": 10,
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": int(STUCK_SECONDS * 1000),
    }
    engine = create_engine(
        url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True, connect_args=patience
    )
    event.listen(engine, "checkout", lambda driver, record, proxy: borrow(driver))
    event.listen(engine, "checkin", lambda driver, record: give_back(driver))
    event.listen(engine, "handle_error", _gone_without_an_answer)
    return engine


def _gone_without_an_answer(problem: ExceptionContext) -> None:
    """Whoever does not answer when called is gone, whatever the driver makes of a line that was cut in mid-word."""
    if problem.is_pre_ping:
        problem.is_disconnect = True


_borrowed: dict[int, tuple[Any, float]] = {}


def borrow(driver: Any) -> None:
    """Somebody waits for this connection from now on."""
    _borrowed[id(driver)] = driver, time.monotonic()


def give_back(driver: Any) -> None:
    """Nobody waits for it any more."""
    _borrowed.pop(id(driver), None)


def cut_stuck(patience: float = STUCK_SECONDS) -> int:
    """Cut connections on which an answer has been waited for too long; who waits there gets an error. How many.

    A line that is half open takes everything and answers nothing, and the driver would wait for ever.
    """
    late = time.monotonic() - patience
    stuck = [driver for driver, since in list(_borrowed.values()) if since < late]
    for driver in stuck:
        give_back(driver)
        with suppress(Exception), socket.socket(fileno=os.dup(driver.fileno())) as line:
            line.shutdown(socket.SHUT_RDWR)
    return len(stuck)


def _prepare(connection: Any, record: object) -> None:
    """Readers do not wait for the writer (WAL), and what is committed survives a power cut (FULL)."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


@cache
def newest_schema() -> str:
    """The script that no other one follows. Alembic takes a while to import, so they are only read here."""
    (newest,) = known_schemas() - {name for kind, name in _revisions() if kind == "down_revision"}
    return newest


@cache
def known_schemas() -> frozenset[str]:
    """All scripts there are."""
    return frozenset(name for kind, name in _revisions() if kind == "revision")


def _revisions() -> list[tuple[str, str]]:
    texts = [path.read_text(encoding="utf-8") for path in (MIGRATIONS / "versions").glob("*.py")]
    return [match for text in texts for match in REVISION.findall(text)]


def migrate(connection: Connection) -> None:
    """Run the scripts that this database has not seen yet; nothing is even imported when there are none."""
    alone(connection)
    current = schema_of(connection)
    if current is not None and current not in known_schemas():
        url = connection.engine.url.render_as_string(hide_password=True)
        raise PelagosError("error-database-newer", url=url, found=current, known=newest_schema())
    if current is None:
        create(connection)
    elif current != newest_schema():
        upgrade(connection)


def alone(connection: Connection) -> None:
    """Let servers that start at the same time go one after the other, up to the end of this transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(727274)"))


def schema_of(connection: Connection) -> str | None:
    """The last script that a database has seen; None when it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def create(connection: Connection) -> None:
    """The schema of today in an empty database, as all scripts together would leave it."""
    metadata.create_all(connection)
    stamp = "alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"
    connection.execute(text(f"CREATE TABLE IF NOT EXISTS {stamp}"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": newest_schema()})


def upgrade(connection: Connection) -> None:
    """Bring an older schema up to date."""
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


metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server itself must remember: the key its cookies are signed with."""

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("at", String(32), nullable=False),
)
"""Identities: a browser's signed number and the name its owner chose."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("header", Text, nullable=False),
    Column("secret", String(128), nullable=False),
    Column("owner", String(32), nullable=False, index=True),
    Column("access", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    Column("asked", Integer),
    Column("over", Boolean, nullable=False),
    Column("bot_next", Boolean, nullable=False),
    Column("result", Text),
    Column("at", String(32), nullable=False),
    Column("touched", String(32), nullable=False),
    Column("onward", String(32)),
    Column("house", Text, nullable=False, server_default="{}"),
    Column("since", BigInteger),
    Column("due", BigInteger),
    Column("pinned", Boolean, nullable=False, server_default=false()),
    Index("tables_by_access", "access", "over", "touched"),
    Index("tables_by_bot_next", "bot_next"),
    Index("tables_by_due", "due"),
    Index("tables_by_since", "since"),
)
"""`asked` and `over` say whose turn it is without playing the game again; `secret` is a fair game's seed.

`house` has the rules of the table; where somebody's time counts, `since` and `due` say from when to when, in seconds.
"""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("person", String(32), index=True),
    Column("keeper", String(32), index=True),
    Column("left", Integer),
    Column("seen", BigInteger),
    Column("agrees", Boolean, nullable=False, server_default=false()),
)
"""Who sits where; `kind` is me, bot:NAME or open. While a bot plays for somebody, that is the `keeper`.

`left` are the seconds that a seat has for the game (0: its time is over), `seen` is when its person was last there, and
`agrees` whether that person would end the game.
"""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("request", String(64)),
    Column("upto", Integer),
    sqlite_with_rowid=False,
)
"""The record, line by line. The first entry of a request keeps its mark and the version it led to."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    sqlite_with_rowid=False,
)

films = Table(
    "films",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("film", LargeBinary, nullable=False),
)
"""The positions of a table as they were when nobody used it last, for the day when its rules are gone."""

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("found", LargeBinary, nullable=False),
)
"""What an analysis has found of a game that is over, as far as it has come: `analysis/desk.py`."""

devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("table_id", String(32), ForeignKey("tables.id"), index=True),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("at", String(32), nullable=False),
    Column("seen", String(32), nullable=False),
)
"""Where somebody is known: a browser that holds the whole identity, or, with a table and a seat, that seat only."""

ended = Table("ended", metadata, Column("id", String(40), primary_key=True), Column("at", String(32), nullable=False))
"""Devices and persons whose cookies count no more."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("mark", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("at", String(32), nullable=False),
    Column("used", String(32), nullable=False),
)

codes = Table(
    "codes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("finder", String(8), nullable=False, index=True),
    Column("mark", String(64), nullable=False),
    Column("at", String(32), nullable=False),
    Column("used", String(32), nullable=False),
)
"""Recovery codes by their hash, one for a person."""

once = Table(
    "once",
    metadata,
    Column("mark", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(32), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id"), index=True),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("twin", String(64), nullable=False),
    Column("until", Integer, nullable=False, index=True),
)
"""What can be used once and not for long, by the hash of its secret: links to a seat, challenges, devices that wait."""

hushed = Table(
    "hushed",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("at", String(32), nullable=False),
)
"""Whom somebody does not want to hear (`mute`), nor to meet (`block`)."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("person", String(32)),
)
