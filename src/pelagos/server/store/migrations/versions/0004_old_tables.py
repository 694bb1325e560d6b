"""What is kept of tables whose rules are gone one day: their positions, and where they go on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Films, and the way from an old table to the one that goes on."""
    op.create_table(
        "films",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("film", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("onward", sa.String(32)))


def downgrade() -> None:
    """Without them."""
    op.drop_column("tables", "onward")
    op.drop_table("films")
