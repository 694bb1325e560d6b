"""Rules of a table, clocks, votes, seats that people come back to, tables that are kept for ever."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


NO = "0"
"""Said as a plain value: with an expression, SQLite would copy the table, which those that refer to it forbid."""


def upgrade() -> None:
    """Tables that were there before have no clock, and nobody has left."""
    op.add_column("tables", sa.Column("house", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("since", sa.BigInteger))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.add_column("tables", sa.Column("pinned", sa.Boolean, nullable=False, server_default=NO))
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_by_since", "tables", ["since"])
    op.add_column("seats", sa.Column("keeper", sa.String(32)))
    op.add_column("seats", sa.Column("left", sa.Integer))
    op.add_column("seats", sa.Column("seen", sa.BigInteger))
    op.add_column("seats", sa.Column("agrees", sa.Boolean, nullable=False, server_default=NO))
    op.create_index("ix_seats_keeper", "seats", ["keeper"])


def downgrade() -> None:
    """Seats stay with those who sit there now."""
    op.drop_index("ix_seats_keeper", "seats")
    for name in ("keeper", "left", "seen", "agrees"):
        op.drop_column("seats", name)
    op.drop_index("tables_by_due", "tables")
    op.drop_index("tables_by_since", "tables")
    for name in ("house", "since", "due", "pinned"):
        op.drop_column("tables", name)
