"""What a command said, as a digest: another one with the same id is told from it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "s0002"
down_revision = "s0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; entries from before have none."""
    op.add_column("log", sa.Column("digest", sa.String(16), nullable=True))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("log", "digest")
