"""Every record of a database, one after the other, for those who check them."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Engine

from pelagos.server.store.database import open_database
from pelagos.server.store.reader import all_tables, read_whole
from pelagos.server.store.rows import Stored


def stored_records(address: str) -> Iterator[tuple[str, Iterator[Stored]]]:
    """The id of each table, and its record when somebody takes it: reading a damaged one fails only then."""
    engine = open_database(address)
    try:
        with engine.connect() as connection:
            names = all_tables(connection)
        for name in names:
            yield name, _one(engine, name)
    finally:
        engine.dispose()


def _one(engine: Engine, name: str) -> Iterator[Stored]:
    with engine.connect() as connection:
        stored = read_whole(connection, name)
    yield stored
