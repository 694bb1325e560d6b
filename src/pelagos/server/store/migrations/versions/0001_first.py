"""Tables, seats, entries, snapshots, links, chat, people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TABLE_ID = "tables.id"


def upgrade() -> None:
    """The schema of the first web table."""
    _things_of_the_server()
    _tables()
    _lines("entries", sa.Column("request", sa.String(64)), sa.Column("upto", sa.Integer))
    _lines("snapshots")
    _around_a_table()


def downgrade() -> None:
    """Take everything away."""
    for name in ("chat", "links", "snapshots", "entries", "seats", "tables", "people", "settings"):
        op.drop_table(name)


def _things_of_the_server() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("secret", sa.String(128), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False, index=True),
        sa.Column("access", sa.String(10), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("bot_next", sa.Boolean, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("touched", sa.String(32), nullable=False),
    )
    op.create_index("tables_by_access", "tables", ["access", "over", "touched"])
    op.create_index("tables_by_bot_next", "tables", ["bot_next"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey(TABLE_ID), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("person", sa.String(32), index=True),
    )


def _lines(name: str, *more: sa.Column[object]) -> None:
    op.create_table(
        name,
        sa.Column("table_id", sa.String(32), sa.ForeignKey(TABLE_ID), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        *more,
        sqlite_with_rowid=False,
    )


def _around_a_table() -> None:
    op.create_table(
        "links",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey(TABLE_ID), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey(TABLE_ID), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
