"""How long a server takes to start on a database with many tables."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from sqlalchemy import Connection, insert, select

from benchmarks.crowd import open_tables
from benchmarks.processes import free_port, on_one_core, serving
from pelagos.server.store.database import entries, open_database, seats, tables

COPIED = (tables, seats, entries)


def start_with(folder: Path, number: int) -> float:
    """Seconds from the command to the first connection, with so many stored tables."""
    db = str(folder / "startup.db")
    port = free_port()
    with on_one_core(serving(port, db), port):
        original = open_tables(port, 1)[0]["table"]
    engine = open_database(db)
    with engine.begin() as connection:
        copy_table(connection, original, number)
    engine.dispose()
    begun = time.perf_counter()
    with on_one_core(serving(port, db), port):
        return time.perf_counter() - begun


def copy_table(connection: Connection, original: str, number: int) -> None:
    """The same table again and again, under other names."""
    for kind in COPIED:
        key = "id" if kind is tables else "table_id"
        rows = [row._asdict() for row in connection.execute(select(kind).where(kind.c[key] == original))]
        copies = [{**row, key: f"copy-{copy}"} for copy in range(number) for row in rows]
        connection.execute(insert(kind), copies)


if __name__ == "__main__":
    sys.stdout.write(f"{start_with(Path(sys.argv[1]), int(sys.argv[2])):.2f}\n")
