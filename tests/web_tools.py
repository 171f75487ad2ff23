"""What the tests of the server over real sockets have in common."""

from __future__ import annotations

import http.client
import json
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from servers import (
    Json,
    Person,
    Running,
    answer_decision,
    new_table,
    running,
)

BOTS = [
    {"seat": 2, "style": "early"},
    {"seat": 3, "style": "random"},
    {"seat": 4, "style": "early"},
]


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with running(tmp_path) as made:
        yield made


def to_turn(person: Person) -> Json:
    """Return the view in which it is a person's turn.

    A bot may go out before it comes, and leave the person bust: they buy back (R24), and stay.
    """
    end = time.monotonic() + 120
    while time.monotonic() < end:
        view = person.view()
        may = view["own"].get("decision")
        if may and may["decision"]["step"] in {"turn", "discard"}:
            return view
        if may and may["decision"]["step"] == "buy back":
            person.do("buy-back", decision=may["decision"], yes=True)
        elif answer_decision(person, view["own"]) is None:
            person.events(view["table"]["seq"], 1)
    message = "no turn"
    raise AssertionError(message)


def seated(server: Running, **settings: Any) -> Person:
    """Return Ada at seat 1 of a table with three bots, started."""
    table = new_table(server.base, **{"bots": BOTS, "pace": "instant", **settings})
    ada = Person.joining(server.base, table, "Ada", 1)
    assert ada.do("start")["accepted"]
    return ada


def raw(
    server: Running,
    method: str,
    path: str,
    body: Any = None,
    headers: dict[str, str] | None = None,
) -> tuple[int, Any, dict[str, str]]:
    """Make a request whose body may be anything; an iterator is sent in chunks."""
    line = http.client.HTTPConnection(urlsplit(server.base).netloc, timeout=30)
    line.request(method, path, body, headers or {}, encode_chunked=not isinstance(body, bytes))
    answer = line.getresponse()
    text = answer.read()
    kind = answer.headers.get("content-type", "")
    found = json.loads(text) if "json" in kind else text.decode()
    line.close()
    return answer.status, found, {name.lower(): value for name, value in answer.headers.items()}


def bearer(token: str) -> dict[str, str]:
    """Return the header of a token."""
    return {"Authorization": f"Bearer {token}"}
