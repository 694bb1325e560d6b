"""The schema, the same for SQLite and PostgreSQL. A table is its header and its entries; the rest hangs on them."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

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
    Index("tables_by_access", "access", "over", "touched"),
    Index("tables_by_bot_next", "bot_next"),
)
"""`asked` and `over` say whose turn it is without playing the game again; `secret` is a fair game's seed."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("person", String(32), index=True),
)
"""Who sits where; `kind` is me, bot:NAME or open."""

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

links = Table(
    "links",
    metadata,
    Column("mark", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("person", String(32), nullable=False),
    Column("until", Integer, nullable=False),
)
"""One-time links that have not been used, by the hash of their secret."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
)
