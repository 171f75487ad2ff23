"""The language that is spoken at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "s0003"
down_revision = "s0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it: tables made before say none."""
    op.add_column("tables", sa.Column("language", sa.String(8), nullable=True))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "language")
