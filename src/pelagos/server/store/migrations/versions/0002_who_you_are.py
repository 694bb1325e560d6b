"""Devices, passkeys, recovery codes, one-time things, who hears whom; links to whole identities go."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

NUMBER = sa.String(32)
WHEN = sa.String(32)
NAME = sa.String(80)
HASH = sa.String(64)


def upgrade() -> None:
    """Whoever holds a cookie keeps it; a device is listed when it comes again."""
    _devices()
    _ways_in()
    op.create_table(
        "hushed",
        sa.Column("person", NUMBER, primary_key=True),
        sa.Column("other", NUMBER, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", NAME, nullable=False),
        sa.Column("at", WHEN, nullable=False),
    )
    op.add_column("chat", sa.Column("person", NUMBER))
    op.drop_table("links")


def downgrade() -> None:
    """Everybody is a guest again."""
    op.create_table(
        "links",
        sa.Column("mark", HASH, primary_key=True),
        sa.Column("table_id", NUMBER, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("person", NUMBER, nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
    )
    op.drop_column("chat", "person")
    for name in ("hushed", "once", "codes", "passkeys", "ended", "devices"):
        op.drop_table(name)


def _devices() -> None:
    op.create_table(
        "devices",
        sa.Column("id", NUMBER, primary_key=True),
        sa.Column("person", NUMBER, nullable=False, index=True),
        sa.Column("table_id", NUMBER, sa.ForeignKey("tables.id"), index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", NAME, nullable=False),
        sa.Column("at", WHEN, nullable=False),
        sa.Column("seen", WHEN, nullable=False),
    )
    op.create_table("ended", sa.Column("id", sa.String(40), primary_key=True), sa.Column("at", WHEN, nullable=False))


def _ways_in() -> None:
    op.create_table(
        "passkeys",
        sa.Column("mark", HASH, primary_key=True),
        sa.Column("person", NUMBER, nullable=False, index=True),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("name", NAME, nullable=False),
        sa.Column("at", WHEN, nullable=False),
        sa.Column("used", WHEN, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("person", NUMBER, primary_key=True),
        sa.Column("finder", sa.String(8), nullable=False, index=True),
        sa.Column("mark", HASH, nullable=False),
        sa.Column("at", WHEN, nullable=False),
        sa.Column("used", WHEN, nullable=False),
    )
    op.create_table(
        "once",
        sa.Column("mark", HASH, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("person", NUMBER, nullable=False),
        sa.Column("table_id", NUMBER, sa.ForeignKey("tables.id"), index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", NAME, nullable=False),
        sa.Column("twin", HASH, nullable=False),
        sa.Column("until", sa.Integer, nullable=False, index=True),
    )
