"""A copy of a server's database while it runs, and the way back from it.

SQLite's own backup interface reads a live database as of one moment; a copied file would lack what stands in its log.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import BinaryIO, NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.server.store.database import DAMAGED, PRIVATE, file_of, hold, known_schemas, newest_schema, shown_url

PART = ".part"


class Copied(NamedTuple):
    """What was written where, and how many tables are in it."""

    path: Path
    tables: int
    before: Path | None = None
    """What stood there until now, put aside."""


def back_up(url: str, path: Path) -> Copied:
    """Write a database into a new file, whole or not at all; servers go on meanwhile."""
    source = file_or_advice(url, "error-backup-postgres")
    if path.exists():
        raise PelagosError("error-path-exists", path=str(path))
    if not source.exists():
        raise PelagosError("error-database-none", url=shown_url(url))
    with fresh_file(path) as part:
        _copy(source, part)
        tables = checked(part, url=shown_url(url))
    return Copied(path, tables)


def restore(url: str, path: Path) -> Copied:
    """Put a backup in the place of a database that no server uses; what stood there is put aside."""
    target = file_or_advice(url, "error-restore-postgres")
    if not path.exists():
        raise PelagosError("error-file-read", path=str(path), problem=os.strerror(2))
    tables = checked(path)
    held = _unused(url)
    try:
        aside = put_aside(target) if target.exists() else None
        with fresh_file(target) as part:
            _copy(path, part)
    finally:
        if held is not None:
            held.close()
    return Copied(target, tables, aside)


def _unused(url: str) -> BinaryIO | None:
    """Keep servers away while something stands in their place."""
    try:
        return hold(url)
    except PelagosError as problem:
        if problem.id != "error-database-taken":
            raise
        raise PelagosError("error-restore-taken", url=shown_url(url)) from problem


def file_or_advice(url: str, advice: str) -> Path:
    """The file of an SQLite database; for PostgreSQL, what does the same there."""
    path = file_of(url)
    if path is None:
        raise PelagosError(advice, url=shown_url(url))
    return path


def checked(path: Path, url: str = "") -> int:
    """How many tables a copy holds; one that is damaged, foreign or too new is refused."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            problem = database.execute("PRAGMA integrity_check").fetchone()[0]
            if problem != "ok":
                raise PelagosError("error-database-damaged", url=url or str(path), problem=str(problem).splitlines()[0])
            (schema,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
            tables: int = database.execute("SELECT count(*) FROM tables").fetchone()[0]
    except (sqlite3.DatabaseError, TypeError) as problem:
        if any(sign in str(problem) for sign in DAMAGED[:1]):
            raise PelagosError("error-database-damaged", url=url or str(path), problem=str(problem)) from problem
        raise PelagosError("error-backup-foreign", path=str(path)) from problem
    if schema not in known_schemas():
        raise PelagosError("error-database-newer", url=url or str(path), found=schema, known=newest_schema())
    return tables


def put_aside(path: Path) -> Path:
    """Move a database with its log to another name, which nothing has."""
    aside = path.with_name(f"{path.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    number = 1
    while aside.exists():
        number += 1
        aside = aside.with_name(f"{aside.name.partition('~')[0]}~{number}")
    for ending in ("-wal", "-shm", ""):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.rename(aside.with_name(aside.name + ending))
    return aside


@contextmanager
def fresh_file(path: Path) -> Iterator[Path]:
    """A file for its owner alone, which gets its name when it is whole and on the disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + PART)
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    try:
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as problem:
        raise PelagosError("error-database-damaged", url=str(source), problem=str(problem)) from problem
