"""The server over real sockets: its end, and clients that come back by themselves."""

from __future__ import annotations

import contextlib
import socket as sockets
import threading
import time
from pathlib import Path

import pytest

from bingrummy.speech.language import Language, Speaker
from bingrummy.wire.client import Faulted, Place, Seat
from bingrummy.wire.commands import Chat, Start
from bingrummy.wire.line import Line as ClientLine
from servers import (
    Line,
    Running,
    fresh,
    new_table,
    open_limits,
    running,
)
from test_server_web_play import plain
from web_tools import BOTS, seated, to_turn
from web_tools import server as server  # noqa: PLC0414 - a fixture

# The end.


def test_a_graceful_stop_tells_the_sockets_and_finishes_what_is_under_way(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada = seated(server)
        to_turn(ada)
        line = Line(server.base, ada.table, ada.token)
        watcher = Line(server.base, ada.table)
    for end in (line, watcher):
        bye = end.until("bye")
        assert bye["again"] is True
        assert bye["sentence"]


def test_the_client_comes_back_by_itself_and_a_command_happens_once(tmp_path: Path) -> None:
    first = Running(f"sqlite:///{tmp_path / 'tables.sqlite3'}", limits=open_limits())
    port = first.serving.port
    table = new_table(first.base, bots=BOTS, pace="instant")
    ada = Seat.join(f"{first.base}/t/{table}", "Ada", 1)
    line = ClientLine(ada.place.resume)
    assert line.read() is not None
    first.stop()
    identity = line.send(Chat("sent while nobody was there"))
    second = Running(f"sqlite:///{tmp_path / 'tables.sqlite3'}", limits=open_limits(), port=port)
    try:
        end = time.monotonic() + 30
        answered = False
        while not answered and time.monotonic() < end:
            message = line.read(1)
            answered = getattr(getattr(message, "answer", None), "id", None) == identity
        assert answered
        said = [e for e in ada.events(0).events if e.note and "sent while" in str(e.note)]
        assert len(said) == 1
    finally:
        line.close()
        second.stop()


def test_a_seat_over_http_lives_through_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    first = Running(url)
    port = first.serving.port
    table = new_table(first.base, bots=BOTS, pace="instant", rules="limit=500")
    seat = Seat.join(f"{first.base}/t/{table}", "Ada", 1)
    seat.do(Start())
    steps: list[int] = []
    failed: list[Exception] = []
    over = threading.Event()

    def play() -> None:
        try:
            for view in seat.turns(wait=2):
                if over.is_set():
                    return
                may = view.own.decision
                assert may is not None
                seat.do(plain(may), may.decision)
                steps.append(view.table.seq)
        except Exception as error:
            failed.append(error)

    def until(more: int) -> None:
        end = time.monotonic() + 40
        while len(steps) < more and not failed:
            assert time.monotonic() < end
            time.sleep(0.05)

    playing = threading.Thread(target=play)
    playing.start()
    until(3)
    first.stop()
    time.sleep(1.0)
    done = len(steps)
    second = Running(url, port=port)
    until(done + 3)
    over.set()
    playing.join(30)
    assert not failed
    second.stop()
    seat.patience = 0
    with pytest.raises(OSError, match="refused"):
        seat.view()


def test_a_line_tries_no_more_often_for_being_read_often(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, base = new_table(server.base), server.base
    with sockets.socket() as counting:
        counting.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        counting.bind(("127.0.0.1", int(base.rsplit(":", 1)[1])))
        counting.listen(100)
        counting.settimeout(0.01)
        line = ClientLine(f"{base}/t/{table}")
        tries = 0
        reading = threading.Thread(target=lambda: [line.read(0.01) for _ in range(150)])
        reading.start()
        while reading.is_alive():
            with contextlib.suppress(TimeoutError):
                counting.accept()[0].close()
                tries += 1
        assert not line.up
    assert 1 <= tries <= 15  # and not 150


def test_sentences_in_four_languages(server: Running) -> None:
    ada = seated(server)
    for language in Language:
        body = {"id": fresh(), "what": {"do": "resume"}}
        _, answer = ada.call("POST", f"/commands?language={language.value}", body)
        said = Speaker(language).say("server-refusal-not-paused")
        assert answer["refusal"]["sentence"] == said
    line = Line(server.base, ada.table, ada.token, language="ru", text=True)
    ada.do("sign", phrase="hello")
    while not any("Привет" in (entry.get("text") or "") for entry in line.seen):
        line.read()
    line.close()


def test_places_are_read_from_links() -> None:
    place = Place.parse("cards.example:8042/t/abc#tok")
    assert (place.base, place.table, place.token) == ("http://cards.example:8042", "abc", "tok")
    assert Place.parse("https://x.example/cards/t/abc").base == "https://x.example/cards"
    for bad in ("", "x", "https://x.example", "ftp://x/t/a", "https://x.example/t/"):
        with pytest.raises(ValueError, match="no link"):
            Place.parse(bad)
    assert Faulted(404, "a", "b").reason == "a"
