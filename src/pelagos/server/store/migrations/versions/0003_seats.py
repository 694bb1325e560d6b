"""Rules of a table, clocks, votes, seats that people come back to, tables that are kept for ever."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables that were there before have no clock, and nobody has left."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("house", sa.Text, nullable=False, server_default="{}"))
        tables.add_column(sa.Column("since", sa.BigInteger))
        tables.add_column(sa.Column("due", sa.BigInteger))
        tables.add_column(sa.Column("pinned", sa.Boolean, nullable=False, server_default=sa.false()))
        tables.create_index("tables_by_due", ["due"])
        tables.create_index("tables_by_since", ["since"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("keeper", sa.String(32)))
        seats.add_column(sa.Column("left", sa.Integer))
        seats.add_column(sa.Column("seen", sa.BigInteger))
        seats.add_column(sa.Column("agrees", sa.Boolean, nullable=False, server_default=sa.false()))
        seats.create_index("ix_seats_keeper", ["keeper"])


def downgrade() -> None:
    """Seats stay with those who sit there now."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_index("ix_seats_keeper")
        for name in ("keeper", "left", "seen", "agrees"):
            seats.drop_column(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("tables_by_due")
        tables.drop_index("tables_by_since")
        for name in ("house", "since", "due", "pinned"):
            tables.drop_column(name)
