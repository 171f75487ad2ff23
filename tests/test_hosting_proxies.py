"""Behind TLS: whole games through nginx and Caddy, by the very files that the page offers.

Each runs as the page says, with another address, port and certificate, where it is installed.
"""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPSConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from bingrummy.record import Record
from bingrummy.replay import replay
from bingrummy.server.web.limits import Limits
from bingrummy.wire import commands as c
from bingrummy.wire.line import Line
from servers import WAIT, Person, Running, http, new_table, running

DEPLOY = Path(__file__).parent.parent / "deploy"
CADDY = shutil.which("caddy")
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
MAIN = """\
daemon off;
{user}
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/bing.conf;
}}
"""
SITE = """\
{{
	admin off
	auto_https off
	storage file_system {folder}
}}
https://127.0.0.1:{port} {{
	tls {folder}/fullchain.pem {folder}/privkey.pem
"""
TOOLS = {"nginx": NGINX, "caddy": CADDY}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def certificate(folder: Path) -> None:
    names = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
    ]
    subprocess.run(
        [*command, "-nodes", "-days", "2", *files, *names], check=True, capture_output=True
    )


def nginx(folder: Path, server: Running, port: int) -> list[str]:
    """Write the page's configuration with this server's address, port and certificate."""
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in (
        ("127.0.0.1:8042", server.base.removeprefix("http://")),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/ssl/cards.example", str(folder)),
    ):
        assert old in text
        text = text.replace(old, new)
    (folder / "bing.conf").write_text(text, encoding="utf-8")
    user = "user root;" if os.geteuid() == 0 else ""
    main = folder / "nginx.conf"
    main.write_text(MAIN.format(folder=folder, user=user), encoding="utf-8")
    return [str(NGINX), "-p", str(folder), "-c", str(main)]


def caddy(folder: Path, server: Running, port: int) -> list[str]:
    """Write the page's Caddyfile with these; no certificate is fetched."""
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for old, new in (
        ("127.0.0.1:8042", server.base.removeprefix("http://")),
        ("cards.example {\n", SITE.format(folder=folder, port=port)),
    ):
        assert old in text
        text = text.replace(old, new)
    main = folder / "Caddyfile"
    main.write_text(text, encoding="utf-8")
    return [str(CADDY), "run", "--adapter", "caddyfile", "--config", str(main)]


@contextmanager
def in_front(command: list[str], port: int, log: Path) -> Iterator[None]:
    """Run a proxy, once it listens."""
    with log.open("wb") as told:
        process = subprocess.Popen(command, stdout=told, stderr=told)
    try:
        until = time.monotonic() + WAIT
        while True:
            with closing(socket.socket()) as probe:
                if not probe.connect_ex(("127.0.0.1", port)):
                    break
            assert process.poll() is None, log.read_text()[-2000:]
            assert time.monotonic() < until
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(WAIT)


@pytest.fixture(params=["nginx", "caddy"])
def front(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[str, Running]]:
    """Run a server behind a proxy; give the address that the world knows."""
    if TOOLS[request.param] is None or shutil.which("openssl") is None:
        pytest.skip(f"{request.param} or openssl isn't installed")
    folder = tmp_path / "proxy"
    folder.mkdir()
    certificate(folder)
    monkeypatch.setenv("SSL_CERT_FILE", str(folder / "fullchain.pem"))
    port = free_port()
    with running(tmp_path, limits=Limits(tables_per_minute=6)) as server:
        configured = {"nginx": nginx, "caddy": caddy}[request.param]
        with in_front(configured(folder, server, port), port, folder / "proxy.log"):
            yield f"https://127.0.0.1:{port}", server


@pytest.mark.skipif(CADDY is None, reason="caddy isn't installed")
def test_the_caddyfile_is_one() -> None:
    command = [str(CADDY), "validate", "--adapter", "caddyfile"]
    done = subprocess.run(
        [*command, "--config", str(DEPLOY / "Caddyfile")],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    assert "Valid configuration" in done.stdout + done.stderr
    assert "not formatted" not in done.stderr


def play_over_the_socket(link: str, most: int = 4_000) -> None:
    """Play a whole game over the socket: draw, and throw the last card that may be thrown."""
    line = Line(link)
    answered = None
    began = False
    for _ in range(most):
        line.read(WAIT)
        assert line.view is not None
        stage, may = line.view.table.stage, line.own.decision
        began = began or stage == "playing"
        if began and stage != "playing":
            break
        if may is None or may.decision == answered:
            continue
        answered = may.decision
        step = may.decision.step
        what: c.What | None = line.nonces.answer(may)
        if step == "turn":
            what = c.Draw() if may.draw else c.Take() if may.take else c.Skip()
        elif step == "discard":
            what = c.Discard(may.discards[-1])
        elif step == "buy back":
            what = c.BuyBack(yes=False)
        elif step == "ready":
            what = c.Ready()
        if what is not None:
            line.send(what, may.decision)
    else:
        pytest.fail("the game doesn't end")
    line.close()


def test_a_whole_game_through_a_proxy(front: tuple[str, Running]) -> None:
    base, _ = front
    settings = {
        "name": "Through a proxy", "seats": 3, "rules": "limit=100", "pace": "instant",
        "bots": [{"seat": 2, "style": "early"}, {"seat": 3, "style": "early"}],
    }  # fmt: skip
    status, made = http(base, "POST", "/api/tables", {"settings": settings, "host": "Ada"})
    assert status == 201
    assert made["link"] == f"{base}/t/{made['table']}", (
        "the forwarded name and scheme make the link"
    )
    seated = made["seated"]
    ada = Person(base, made["table"], seated["token"], seated["person"])
    assert ada.do("start")["accepted"]
    play_over_the_socket(seated["resume"])
    status, record = ada.call("GET", "/games/1/record")
    assert status == 200
    verdict = replay(Record.parse(record))
    assert verdict.proved == verdict.hands + 1  # every hand's shuffle, and the first deal's


def test_what_is_passed_on_and_what_not(front: tuple[str, Running]) -> None:
    base, _ = front
    table = new_table(base)
    ws = f"{base.replace('https', 'wss', 1)}/api/tables/{table}/socket"
    with connect(ws, origin=Origin(base)) as line:  # our own page
        line.send('{"type":"hello"}')
        assert '"snapshot"' in str(line.recv(WAIT))
    with pytest.raises(InvalidStatus):
        connect(ws, origin=Origin("https://evil.example"))
    assert http(base, "GET", "/api/tables", Origin="https://evil.example")[0] == 403
    assert http(base, "GET", "/api/tables", Origin=base)[0] == 200
    address = urlsplit(base).netloc
    secure = http_client(address)
    secure.request("GET", "/healthz")
    headers = secure.getresponse().headers
    assert headers["strict-transport-security"]
    assert headers["x-content-type-options"] == "nosniff"
    body = b"x" * (33 * 1024)
    secure = http_client(address)
    secure.request("POST", "/api/tables", body)
    assert secure.getresponse().status == 413
    secure = http_client(address)
    secure.request("POST", "/api/tables", b"x" * (32 * 1024))  # as much as the server takes
    assert secure.getresponse().status == 400
    # Caddy shows it to nobody, nginx to its own machine, which this is.
    wanted = 404 if "Caddy" in str(headers["server"]) else 200
    assert http(base, "GET", "/metrics")[0] == wanted


def test_nobody_chooses_their_own_address(front: tuple[str, Running]) -> None:
    """The limit on making tables is by the address that the proxy saw, whatever a client claims."""
    base, _ = front
    claims = [
        {"X-Forwarded-For": f"198.51.100.{at}", "Forwarded": f"for=198.51.100.{at}"}
        for at in range(12)
    ]
    made = [
        http(base, "POST", "/api/tables", {"settings": {"name": "T"}}, **claim) for claim in claims
    ]
    assert {status for status, _ in made} == {201, 429}


def http_client(address: str) -> HTTPSConnection:
    return HTTPSConnection(address, timeout=WAIT, context=ssl.create_default_context())
