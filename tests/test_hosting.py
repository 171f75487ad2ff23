"""Running it for others: behind nginx with TLS, and backup and restore while games run."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from http.client import HTTPSConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from bingrummy.record import Record
from bingrummy.replay import replay
from bingrummy.server import serve
from bingrummy.server.web.limits import Limits
from bingrummy.wire import commands as c
from bingrummy.wire.client import Line
from servers import WAIT, Person, Running, answer_decision, http, new_table, running

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
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
needs_nginx = pytest.mark.skipif(
    NGINX is None or shutil.which("openssl") is None, reason="nginx or openssl isn't installed"
)


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


def configured(folder: Path, server: Running, port: int) -> Path:
    """Write the configuration of the page with this server's address, port and certificate."""
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
    return main


@pytest.fixture
def front(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Running]]:
    """Run a server behind nginx; give the address that the world knows."""
    folder = tmp_path / "nginx"
    folder.mkdir()
    certificate(folder)
    monkeypatch.setenv("SSL_CERT_FILE", str(folder / "fullchain.pem"))
    port = free_port()
    with running(tmp_path, limits=Limits(tables_per_minute=6)) as server:
        main = configured(folder, server, port)
        command = [str(NGINX), "-p", str(folder), "-c", str(main)]
        process = subprocess.Popen(command, stderr=subprocess.PIPE)
        try:
            until = time.monotonic() + WAIT
            while socket.socket().connect_ex(("127.0.0.1", port)):
                assert process.poll() is None, process.stderr and process.stderr.read()
                assert time.monotonic() < until
                time.sleep(0.05)
            yield f"https://127.0.0.1:{port}", server
        finally:
            process.terminate()
            process.wait(WAIT)


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


@needs_nginx
def test_a_whole_game_through_nginx(front: tuple[str, Running]) -> None:
    base, _ = front
    settings = {
        "name": "Through nginx", "seats": 3, "rules": "limit=100", "pace": "instant",
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


@needs_nginx
def test_what_nginx_passes_on_and_what_not(front: tuple[str, Running]) -> None:
    base, server = front
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
    assert server.base != base


@needs_nginx
def test_nobody_chooses_their_own_address(front: tuple[str, Running]) -> None:
    """The limit on making tables is by the address that nginx saw, whatever a client claims."""
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


# Backup and restore.


def command_of_the_page(heading: str) -> str:
    """Return the first shell block under a heading of the page."""
    part = PAGE.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    found = re.search(r"^```sh\n(.*?)^```$", part, re.DOTALL | re.MULTILINE)
    assert found
    return found.group(1)


def play_some(people: list[Person], most: int) -> int:
    done = 0
    until = time.monotonic() + WAIT
    while done < most and time.monotonic() < until:
        for person in people:
            own = person.view()["own"]
            done += answer_decision(person, own) is not None
    return done


def test_a_backup_while_games_run_is_played_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        bots = [{"seat": 2, "style": "random"}]
        tables = [new_table(server.base, seats=2, bots=bots, pace="instant") for _ in range(3)]
        people = [Person.joining(server.base, table, "Ada") for table in tables]
        for person in people:
            assert person.do("start")["accepted"]
        assert play_some(people, 12) >= 12
        before = [person.view()["table"]["seq"] for person in people]
        backup(tmp_path / "tables.sqlite3", tmp_path / "backup.sqlite3")
        assert play_some(people, 6) >= 6  # what comes after the backup is not in it
    restored = tmp_path / "restored"
    restored.mkdir()
    (tmp_path / "backup.sqlite3").rename(restored / "tables.sqlite3")
    with running(restored) as server:
        again = [Person(server.base, p.table, p.token, p.person) for p in people]
        after = [person.view()["table"] for person in again]
        assert all(table["seq"] >= seq for table, seq in zip(after, before, strict=True))
        assert not any(table.get("broken") for table in after)
        assert play_some(again, 12) >= 12
        for person in again:
            assert person.do("resign")["accepted"]
            status, verdict = person.call("GET", "/games/1/check")
            assert (status, verdict["holds"]) == (200, True)


def backup(file: Path, to: Path) -> None:
    """Do what the page says, with these files."""
    script = command_of_the_page("Backup and restore: SQLite")
    assert "/var/lib/bing/bingrummy/tables.sqlite3" in script
    script = script.replace("/var/lib/bing/bingrummy/tables.sqlite3", str(file))
    script = script.replace("/var/backups/bing.sqlite3", str(to)).replace("python3", sys.executable)
    subprocess.run([str(shutil.which("bash")), "-euc", script], check=True, timeout=60)
    assert to.exists()
    assert to.stat().st_mode & 0o077 == 0, "a backup holds the secrets of hands in play"


# The files of the page.


def test_the_page_names_the_files_and_options_that_there_are() -> None:
    for file in DEPLOY.iterdir():
        assert f"deploy/{file.name}" in PAGE
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser, lambda *_, **__: "")
    there = set(parser._option_string_actions)
    units = "".join(file.read_text(encoding="utf-8") for file in DEPLOY.glob("*.service"))
    started = re.findall(r"^ExecStart=.*(?:\\\n.*)*", units, re.MULTILINE)
    said = set(re.findall(r"--[a-z][a-z-]+", " ".join(re.findall(r"`--[^`\n]+`", PAGE) + started)))
    assert said <= there
    assert there - said <= {"-h", "--help"}


@pytest.mark.skipif(shutil.which("caddy") is None, reason="caddy isn't installed")
def test_the_caddyfile_is_one() -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    subprocess.run(command, check=True, timeout=60)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd isn't installed")
@pytest.mark.parametrize("unit", ["bing.service", "bing@.service"])
def test_the_unit_is_one(unit: str) -> None:
    done = subprocess.run(
        [str(shutil.which("systemd-analyze")), "verify", str(DEPLOY / unit)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    faults = [line for line in done.stderr.splitlines() if "Unknown" in line or "Invalid" in line]
    assert not faults


# Privacy.


def test_who_is_forgotten_is_in_no_file(tmp_path: Path) -> None:
    words = ["Wilhelmina-Unmistakable", "what-she-said-that-evening"]
    with running(tmp_path) as server:
        person = Person.joining(server.base, new_table(server.base), words[0])
        other = Person.joining(server.base, person.table, "Ada")
        assert person.do("chat", text=words[1])["accepted"]
        assert words[1] in str(other.events())
        assert person.do("forget")["accepted"]
        found = str(other.events()) + str(other.view())
        assert not any(word in found for word in words)
    for file in tmp_path.glob("tables.sqlite3*"):
        data = file.read_bytes()
        assert not any(word.encode() in data for word in words), file.name


def test_a_table_is_deleted_as_the_page_says(tmp_path: Path) -> None:
    part = PAGE.split("```sql\n", 1)[1].split("```", 1)[0]
    with running(tmp_path) as server:
        gone, kept = (new_table(server.base, name=name) for name in ("Gone", "Kept"))
        Person.joining(server.base, gone, "Ada").do("start", fill="random")
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        connection.executescript(f"PRAGMA foreign_keys=ON; {part.replace('THE-TABLE', gone)}")
    connection.close()
    with running(tmp_path) as server:
        assert http(server.base, "GET", f"/api/tables/{gone}")[0] == 404
        assert http(server.base, "GET", f"/api/tables/{kept}")[0] == 200
