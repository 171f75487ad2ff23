"""Logs and metrics hold no token, no card, no name and no chat, whatever goes wrong (R28)."""

from __future__ import annotations

import contextlib
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from bingrummy.server import journal
from bingrummy.server.web import acts
from servers import Line, Person, Running, answer_decision, http, new_table, running

CARD = re.compile(r"\b(?:[A2-9TJQK]|10)[cdhs]\b")
WORD = "unmistakable-word"
ADDRESS = "203.0.113.77"


class _Kept(logging.Handler):
    """Keeps log lines as they would be written."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(journal.JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture(params=["info", "debug"])
def logs(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """Keep what a server logs that was started with a level, each library below it included."""
    root, ours, kept = logging.getLogger(), logging.getLogger("bingrummy"), _Kept()
    before = root.handlers[:], root.level, ours.level
    journal.start(request.param)
    root.handlers[:] = [kept]
    yield kept.lines
    root.handlers[:], level, own = before
    root.setLevel(level)
    ours.setLevel(own)


def silent(text: str, *secrets: str) -> None:
    for secret in secrets:
        assert secret not in text
    assert not CARD.search(text), CARD.search(text)


def play(server: Running, people: list[Person], turns: int) -> None:
    """Play so many decisions, whoever's they are."""
    done = 0
    while done < turns:
        for person in people:
            view = person.view()
            if answer_decision(person, view["own"]) is not None:
                done += 1
        person.events(view["table"]["seq"], 1)


def mischief(server: Running, person: Person) -> None:
    """Do what is refused, with secrets in all places."""
    http(server.base, "GET", f"/api/tables/{person.table}?token={person.token}&x={WORD}")
    http(server.base, "GET", f"/{WORD}/{person.token}")
    http(server.base, "GET", f"/api/tables/{WORD}")
    http(
        server.base,
        "POST",
        f"/api/tables/{person.table}/commands",
        {"id": WORD, "x": "Kd"},
        person.token,
    )
    http(server.base, "GET", "/api/tables", None, f"{WORD} {person.token}")
    http(server.base, "GET", "/api/tables", None, None, Origin=f"https://{WORD}.example")
    person.do("chat", text=f"{WORD} Kd")
    person.do("discard", card="Kd", decision=None)
    person.ask("say", line=f"discard {WORD} Kd")
    line = Line(server.base, person.table, person.token, text=True)
    line.socket.send(json.dumps({"type": WORD, "card": "Kd", "token": person.token}))
    line.until("mistake")
    line.close()
    Line(server.base, person.table, WORD * 3).close()
    url = f"{server.base.replace('http', 'ws', 1)}/api/tables/{person.table}/socket?token={WORD}"
    for origin in (None, Origin(f"https://{WORD}.example")):  # let in, and refused
        headers = {"X-Forwarded-For": ADDRESS}
        with (
            contextlib.suppress(InvalidStatus),
            connect(url, origin=origin, additional_headers=headers),
        ):
            pass
    http(server.base, "GET", f"/api/tables?token={WORD}", **{"X-Forwarded-For": ADDRESS})


def test_logs_and_metrics_of_play_and_mischief(tmp_path: Path, logs: list[str]) -> None:
    with running(tmp_path) as server:
        table = new_table(
            server.base, seats=3, bots=[{"seat": 2, "style": "random"}], pace="instant"
        )
        people = [Person.joining(server.base, table, f"{WORD} {at}") for at in range(2)]
        people[0].do("start")
        play(server, people, 12)
        mischief(server, people[0])
        _, metrics = http(server.base, "GET", "/metrics")
    tokens = [person.token for person in people]
    assert len(logs) > 20
    silent("\n".join(logs), WORD, ADDRESS, table, *tokens)
    silent(metrics, WORD, table, *tokens)
    for name in ("bing_tables_open", "bing_people_here", "bing_sockets", "bing_command_seconds",
                 "bing_refused", "bing_follower_seconds", "bing_requests"):  # fmt: skip
        assert f"# TYPE {name}" in metrics
    assert all(json.loads(line)["event"] for line in logs)


def test_an_error_of_ours_is_logged_by_kind_and_place_alone(
    tmp_path: Path, logs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any, **__: Any) -> None:
        message = f"{WORD} Kd"
        raise ValueError(message)

    with running(tmp_path) as server:
        ada = Person.joining(server.base, new_table(server.base), "Ada")
        monkeypatch.setattr(acts, "do", fail)
        status, told = ada.call("POST", "/commands", {"id": "a", "what": {"do": "ready"}})
        assert (status, told["reason"]) == (500, "busy")
        line = Line(server.base, ada.table, ada.token)
        line.send({"type": "command", "command": {"id": "a", "what": {"do": "ready"}}})
        with pytest.raises(Exception, match=r".*"):
            line.until("answer")
        line.close()
        monkeypatch.undo()
        assert ada.do("sign", phrase="hello")["accepted"]
    text = "\n".join(logs)
    silent(text, WORD, ada.token)
    assert "ValueError" in text


def test_what_a_library_says_is_told_without_what_it_is_about(logs: list[str]) -> None:
    """As asyncio does of a task that nobody waited for, and uvicorn of an answer that is none."""
    logging.getLogger("asyncio").error("A task failed\nfuture: <exception=%r>", WORD)
    logging.getLogger("asyncio").error(f"A task failed\nfuture: <exception={WORD} Kd>")
    logging.getLogger("uvicorn.error").error("returned '%s'", WORD)
    logging.getLogger("uvicorn.error").error(OSError(WORD))
    logging.getLogger("uvicorn.error").info("%s came", ADDRESS)
    assert len(logs) == 4
    silent("\n".join(logs), WORD, ADDRESS)
