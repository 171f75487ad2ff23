"""Servers in processes of their own, which can be killed; plain HTTP to them."""

from __future__ import annotations

import http.client
import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from bingrummy.wire import commands as c
from server_games import Json

# Lines.


class Wire:
    """HTTP with one connection that is kept open."""

    def __init__(self, base: str, timeout: float = 30.0) -> None:
        self.base, self.host = base, urlsplit(base).netloc
        self.timeout = timeout
        self._line: http.client.HTTPConnection | None = None
        self._idle = False

    def call(
        self,
        method: str,
        path: str,
        body: object = None,
        token: str | None = None,
        **headers: str,
    ) -> tuple[int, str]:
        """Make a request; return the status and the answer's text."""
        data = None if body is None else msgspec.json.encode(body)
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        try:
            return self._call(method, path, data, headers)
        except (ConnectionError, http.client.RemoteDisconnected):
            if self._idle:  # the server has closed a line that was kept open
                return self._call(method, path, data, headers)
            raise

    def _call(
        self, method: str, path: str, data: bytes | None, headers: dict[str, str]
    ) -> tuple[int, str]:
        self._idle = self._line is not None
        if self._line is None:
            self._line = http.client.HTTPConnection(self.host, timeout=self.timeout)
        try:
            self._line.request(method, path, data, headers)
            answer = self._line.getresponse()
            return answer.status, answer.read().decode()
        except BaseException:
            self.close()
            raise

    def json(
        self, method: str, path: str, body: object = None, token: str | None = None, **headers: str
    ) -> tuple[int, Any]:
        status, text = self.call(method, path, body, token, **headers)
        return status, json.loads(text)

    def command(self, table: str, token: str, command: c.Command) -> Json:
        """Send a command; return its answer, or why the server is busy."""
        status, answer = self.json("POST", f"/api/tables/{table}/commands", command, token)
        assert status in {200, 503}, answer
        return dict(answer)

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None


# Servers in processes of their own.
_PROGRAM = """
import asyncio, sys
from pathlib import Path
sys.path.insert(0, sys.argv[3])
from servers import open_limits
from bingrummy.server import journal
from bingrummy.server.serve import Serving
from bingrummy.server.store.logs import Store
journal.start("warning")
serving = Serving(Store(sys.argv[1]), port=int(sys.argv[2]), limits=open_limits())

async def main():
    task = asyncio.create_task(serving.serve())
    while serving.port == 0 and not task.done():
        await asyncio.sleep(0.01)
    print(serving.port, flush=True)
    await task

asyncio.run(main())
"""


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, url: str, folder: Path, port: int = 0) -> None:
        self.log = folder / "server.log"
        with self.log.open("a") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", _PROGRAM, url, str(port), str(Path(__file__).parent)],
                stdout=subprocess.PIPE, stderr=errors, text=True,
            )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.strip(), self.log.read_text()[-3000:]
        self.port = int(line)
        self.base = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Kill -9."""
        self.process.kill()
        self.process.wait(10)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def stop(self) -> None:
        """Stop as a service manager does, and by force where that isn't enough."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(10)
        if self.process.stdout is not None:
            self.process.stdout.close()
