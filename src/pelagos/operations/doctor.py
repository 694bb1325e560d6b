"""A look at everything that a server needs: each thing is well or not, with a sentence that says what to do."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from pelagos.bots.registry import TAUGHT
from pelagos.bots.search.value_file import shipped
from pelagos.core.errors import PelagosError
from pelagos.core.text import Text
from pelagos.core.text import text as words
from pelagos.games.registry import find_game, game_keys
from pelagos.letters.kept import letters_cut
from pelagos.server.store.changes import write_something
from pelagos.server.store.database import (
    OTHERS,
    engine_of,
    file_of,
    in_words,
    newest_schema,
    schema_of,
    settings,
    shown_url,
    tables,
)
from pelagos.table.record import Header, read_line

LEAST_FREE = 200
"""Megabytes below which a disk is as good as full."""
MOST_AHEAD = timedelta(minutes=5)
KEY_LETTERS = 64
MILLION = 1_000_000


class Finding(NamedTuple):
    """One thing that was looked at."""

    name: str
    well: bool
    said: Text


def examine(url: str) -> Iterator[Finding]:
    """Look at everything, one after the other; what cannot be looked at without a database is left out without one."""
    path = file_of(url)
    if path is not None:
        yield from _file(path)
    yield _letters()
    yield from _values()
    if path is not None and not path.exists():
        yield Finding("database", True, words("doctor-database-none", url=shown_url(url)))
        return
    try:
        with in_words(url):
            engine = engine_of(url)
    except PelagosError as problem:
        yield Finding("database", False, problem.text)
        return
    try:
        with in_words(url), engine.connect() as connection:
            connection.execute(text("SELECT 1 FROM settings"))
        yield Finding("database", True, words("doctor-database", url=shown_url(url)))
        yield from (_looked(look, engine) for look in (_sound, _schema, _key, _clock, _tables))
        yield _writes(engine)
    except PelagosError as problem:
        yield Finding("database", False, problem.text)
    finally:
        engine.dispose()


def _looked(look: Callable[[Connection], Finding], engine: Engine) -> Finding:
    """What cannot even be read is not well."""
    try:
        with engine.connect() as connection:
            return look(connection)
    except SQLAlchemyError as problem:
        return Finding(look.__name__.strip("_"), False, words("doctor-unreadable", problem=_reason(problem)))


def _file(path: Path) -> Iterator[Finding]:
    """Room on the disk, and nobody else reads the signing key."""
    place = next(folder for folder in (path, *path.absolute().parents) if folder.exists())
    free = shutil.disk_usage(place).free // MILLION
    message = "doctor-disk" if free >= LEAST_FREE else "doctor-disk-full"
    yield Finding("disk", free >= LEAST_FREE, words(message, free=free, folder=str(path.parent)))
    if path.exists():
        private = not path.stat().st_mode & OTHERS
        message = "doctor-private" if private else "doctor-readable"
        yield Finding("access", private, words(message, path=str(path)))


def _letters() -> Finding:
    """The fonts that pages and pictures are set in."""
    try:
        letters_cut()
    except PelagosError as problem:
        return Finding("letters", False, problem.text)
    return Finding("letters", True, words("doctor-letters"))


def _values() -> Iterator[Finding]:
    """What was learned of games for the strongest level, advice and analysis; without it they go on."""
    whole = 0
    for game_key in TAUGHT:
        try:
            found = shipped(game_key)
        except PelagosError as problem:
            yield Finding("values", False, problem.text)
            continue
        if found is None:
            yield Finding("values", False, words("doctor-values-missing", game=Text(f"{game_key}-name")))
        whole += found is not None
    yield Finding("values", True, words("doctor-values", whole=whole, games=len(TAUGHT)))


def _sound(connection: Connection) -> Finding:
    """SQLite looks through its file; PostgreSQL does so itself."""
    if connection.dialect.name != "sqlite":
        return Finding("sound", True, words("doctor-sound"))
    found = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
    said = words("doctor-sound") if found == "ok" else words("doctor-damaged", problem=found.splitlines()[0])
    return Finding("sound", found == "ok", said)


def _schema(connection: Connection) -> Finding:
    found, known = schema_of(connection) or "-", newest_schema()
    if found == known:
        return Finding("schema", True, words("doctor-schema", found=found))
    older = found == "-" or found < known
    message = "doctor-schema-older" if older else "doctor-schema-newer"
    return Finding("schema", older, words(message, found=found, known=known))


def _key(connection: Connection) -> Finding:
    """What cookies and links are signed with."""
    found = connection.execute(select(settings.c.value).where(settings.c.name == "key")).scalar()
    if found is None:
        return Finding("key", True, words("doctor-key-none"))
    whole = len(found) >= KEY_LETTERS
    return Finding("key", whole, words("doctor-key" if whole else "doctor-key-short"))


def _clock(connection: Connection) -> Finding:
    """A clock that stands before the last move goes wrong, or went wrong then."""
    last = connection.execute(select(func.max(tables.c.touched))).scalar()
    here = datetime.now(UTC)
    said = here.strftime("%Y-%m-%dT%H:%M:%SZ")
    if last and datetime.fromisoformat(last) > here + MOST_AHEAD:
        return Finding("clock", False, words("doctor-clock-back", now=said, last=last))
    return Finding("clock", True, words("doctor-clock", now=said))


def _tables(connection: Connection) -> Finding:
    """How many tables there are, and how many of them can only be looked at."""
    rules = {key: find_game(key).rules_version for key in game_keys()}
    headers = connection.execute(select(tables.c.header)).scalars().all()
    old = sum(_rules_of(header) not in rules.items() for header in headers)
    return Finding("tables", True, words("doctor-tables", tables=len(headers), old=old))


def _rules_of(header: str) -> tuple[str, Any]:
    try:
        read = read_line(header.encode(), 1)
    except PelagosError:
        return "", ""
    return (read.game, read.rules) if isinstance(read, Header) else ("", "")


def _writes(engine: Engine) -> Finding:
    """Something is really written, and taken back."""
    try:
        with engine.connect() as connection, connection.begin() as change:
            write_something(connection, "doctor")
            change.rollback()
    except SQLAlchemyError as problem:
        return Finding("writing", False, words("doctor-writing-not", problem=_reason(problem)))
    return Finding("writing", True, words("doctor-writing"))


def _reason(problem: SQLAlchemyError) -> str:
    return str(getattr(problem, "orig", None) or type(problem).__name__).splitlines()[0]
