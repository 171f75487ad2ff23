"""Whole games over real sockets, by a client made from the page about the interface alone.

It knows JSON, HTTP and WebSockets, and nothing of this package but the command `bing check`.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from counts import soak
from servers import Running, running

PRESETS = ("standard", "family", "short", "strict")
SEATS = range(2, 9)
GAMES = [(PRESETS[(seats + turn) % 4], seats) for turn in range(4) for seats in SEATS]
Json = dict[str, Any]


def post(url: str, body: Json) -> Json:
    """Make a request as the page shows it."""
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)  # noqa: S310
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
        return dict(json.loads(answer.read()))


class Client:
    """Somebody at a table, by a socket."""

    def __init__(self, base: str, table: str, token: str) -> None:
        self.nonces: dict[tuple[int, int], tuple[str, int | None]] = {}
        self.answered: Json | None = None
        self.refused: list[Json] = []
        self.line = connect(
            f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket", max_size=2**22
        ).__enter__()
        self.line.send(json.dumps({"type": "hello", "token": token}))
        self.view: Json = json.loads(self.line.recv(60))["view"]

    def send(self, what: Json, decision: Json | None = None) -> None:
        command = {"id": secrets.token_hex(8), "what": what, "decision": decision}
        self.line.send(json.dumps({"type": "command", "command": command}))

    def listen(self, timeout: float) -> bool:
        """Take in one message, if one comes."""
        try:
            message = json.loads(self.line.recv(timeout))
        except TimeoutError:
            return False
        assert message["type"] != "bye", message
        self.view = message.get("view") or self.view
        answer = message.get("answer", {})
        if not answer.get("accepted", True):
            self.refused.append(answer["refusal"])
        return True

    def play(self) -> None:
        """Answer the decision that is open, once."""
        may = self.view["own"].get("decision")
        if may is None or may["decision"] == self.answered:
            return
        decision = self.answered = may["decision"]
        self.send(self.choose(may, decision), decision)

    def choose(self, may: Json, decision: Json) -> Json:
        key = (decision["game"], decision["hand"])
        match decision["step"]:
            case "seal":
                depth = 1 + secrets.randbelow(may["deepest"]) if "deepest" in may else None
                self.nonces[key] = (secrets.token_hex(16), depth)
                sealed = f"{self.nonces[key][0]} {'-' if depth is None else depth}"
                return {"do": "seal", "digest": hashlib.sha256(sealed.encode()).hexdigest()}
            case "nonce":
                return {"do": "nonce", "nonce": self.nonces[key][0], "depth": self.nonces[key][1]}
            case "turn":
                ways = ("draw", "take")
                return {"do": next((way for way in ways if may.get(way)), "skip")}
            case "discard":
                return {"do": "discard", "card": may["discards"][-1]}
            case "buy back":
                return {"do": "buy-back", "yes": False}
            case _:
                return {"do": "ready"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("documented")) as made:
        yield made


@pytest.mark.parametrize(("preset", "seats"), GAMES[:: max(1, 28 // soak(28, 0.12))])
def test_a_whole_game_by_the_page_alone(
    server: Running, tmp_path: Path, preset: str, seats: int
) -> None:
    people = max(1, seats // 2)
    styles = ("early", "common")
    bots = [{"seat": at, "style": styles[at % 2]} for at in range(people + 1, seats + 1)]
    settings = {"name": "By the page", "seats": seats, "rules": preset, "pace": "instant"}
    made = post(f"{server.base}/api/tables", {"settings": {**settings, "bots": bots}})
    at = f"{server.base}/api/tables/{made['table']}"
    tokens = [post(f"{at}/join", {"name": f"P{n}"})["token"] for n in range(people)]
    clients = [Client(server.base, made["table"], token) for token in tokens]
    clients[0].send({"do": "start"})
    end = time.monotonic() + 400
    began = False
    while not began or clients[0].view["table"]["stage"] == "playing":
        assert time.monotonic() < end, clients[0].view["table"]
        heard = [client.listen(0.001) for client in clients]
        if not any(heard):
            clients[0].listen(0.05)
        began = began or clients[0].view["table"]["stage"] == "playing"
        for client in clients:
            client.play()
    for client in clients:
        client.line.close()
        # The last decision of a step may be over before the answer to it has come.
        assert {refusal["reason"] for refusal in client.refused} <= {"too-late"}
    with urllib.request.urlopen(f"{at}/games/1/record?view=full", timeout=60) as answer:  # noqa: S310
        file = tmp_path / "game.txt"
        file.write_bytes(answer.read())
    code = "import sys; from bingrummy.cli import main; sys.exit(main())"
    checked = subprocess.run(
        [sys.executable, "-c", code, "check", str(file)],
        capture_output=True, text=True, timeout=120, check=False,
        env={"PYTHONPATH": ":".join(filter(None, sys.path)), "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout + checked.stderr
