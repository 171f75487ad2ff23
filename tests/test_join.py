"""`bing join` at a real server: whole games by two terminals, lost servers, personal links."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bingrummy.speech.language import Language
from bingrummy.speech.table_words import Act
from join_tools import LINK, LONG, PROGRAM, QUICK, Opener, checked, table_of
from join_tools import opened as opened  # noqa: PLC0414 - a fixture
from join_tools import server as server  # noqa: PLC0414 - a fixture
from servers import Person, Running, answer_decision, http, new_table


def test_a_whole_game_by_two_terminals_and_bots(server: Running, opened: Opener) -> None:
    table = table_of(server, bots=[{"seat": 3, "style": "early"}])
    url = f"{server.base}/t/{table}"
    ada = opened(url, "--name", "Ada")
    ada.said("join-ask-room")
    benita = opened(url, "--name", "Benita", language=Language.ES)
    benita.said("join-ask-room")
    ada.until("Benita")
    benita.do(Act.SAY, "¡hola, Ada!")
    ada.until("Benita: ¡hola, Ada!")
    ada.do(Act.SIGN, "2")
    benita.until(f"Ada: {benita.robot.say('server-phrase-good-luck')}")
    ada.do(Act.FILL, "common")
    for terminal in (ada, benita):
        terminal.said("play-chips", LONG)
        terminal.said("join-ask-room", since=terminal.said("play-chips"))
        assert terminal.quit() == 0, terminal.errors()
        terminal.said("join-left")
        assert len(set(LINK.findall(terminal.text))) == 1  # the own link and no other token
        assert terminal.errors() == ""
    assert checked(server, table)


def happened(server: Running, table: str, note: str) -> None:
    """Wait until the table has noted something."""
    seq, end = 0, time.monotonic() + 60
    while time.monotonic() < end:
        status, told = http(server.base, "GET", f"/api/tables/{table}/events?after={seq}&wait=5")
        assert status == 200, told
        if any(entry.get("note", {}).get("note") == note for entry in told["events"]):
            return
        seq = told["seq"]
    pytest.fail(f"no {note}")


# Coming back.


def test_coming_back_with_the_personal_link(server: Running, opened: Opener) -> None:
    table = table_of(server, seats=2, bots=[{"seat": 2, "style": "early"}], clock={"turn": 5})
    ada = opened(f"{server.base}/t/{table}", "--name", "Ada", "--no-hints")
    link = ada.link()
    ada.said("join-ask-room")
    ada.playing = False
    ada.do(Act.START)
    ada.said("play-ask-turn")
    ada.said("join-clock-you", seconds=5)
    assert ada.quit() == 0
    ada.until(link, since=ada.said("join-left"))
    happened(server, table, "stood-in")  # the table plays for her meanwhile
    again = opened(link, "--no-hints", language=Language.SV)
    again.said("join-meanwhile")
    again.said("join-your-seat", name="Ada", seat=1)
    again.said("play-chips", LONG)
    assert again.quit() == 0, again.errors()
    assert checked(server, table)


def test_coming_back_to_a_turn_without_a_clock_nothing_counts(
    server: Running, opened: Opener
) -> None:
    table = table_of(server, seats=2, bots=[{"seat": 2, "style": "early"}])
    ada = opened(f"{server.base}/t/{table}", "--name", "Ada", "--no-hints")
    link = ada.link()
    ada.playing = False
    ada.do(Act.START)
    ada.said("play-ask-turn")
    assert ada.quit() == 0
    happened(server, table, "absent")
    again = opened(link, "--no-hints")
    again.playing = False
    since = again.said("play-ask-turn")
    again.do(Act.WHO)
    again.said("play-ask-turn", since=since)
    assert "seconds left" not in again.text
    assert again.quit() == 0, again.errors()


def test_ready_in_the_middle_of_a_hand_is_refused_as_such(server: Running, opened: Opener) -> None:
    table = table_of(server, seats=2, bots=[{"seat": 2, "style": "early"}])
    ada = opened(f"{server.base}/t/{table}", "--name", "Ada", "--no-hints")
    ada.playing = False
    ada.said("join-ask-room")
    ada.do(Act.START)
    since = ada.said("play-ask-turn")
    ada.do(Act.READY)
    ada.said("server-refusal-stage", since=since)
    assert ada.quit() == 0, ada.errors()


def test_the_host_mutes_for_all_and_switches_chat_and_names_change_and_go(
    server: Running, opened: Opener
) -> None:
    table = table_of(server, language="sv")
    ada = opened(f"{server.base}/t/{table}", "--name", "Ada", language=Language.SV)
    ada.playing = False
    ada.said("join-ask-room")
    assert "Här talas svenska." in ada.text
    ben = Person.joining(server.base, table, "Ben", 2)
    ada.until("Ben")
    view = ben.view()["table"]
    ada.do(Act.MUTE_ALL, "Ben")
    ada.said("join-done")
    assert ben.may("chat", text="hej") == "muted"
    ada.do(Act.UNMUTE_ALL, "Ben")
    ada.do(Act.CHAT_OFF)
    off = ada.said("server-note-chat-off")
    assert ben.may("chat", text="hej") == "chat-off"
    ada.do(Act.CHAT_ON)
    ada.said("server-note-chat-on", since=off)
    assert ben.may("chat", text="hej") == ""
    ada.do(Act.NAME, "Adele")
    renamed = ada.said("server-note-renamed-you", name="Adele", since=off)
    ada.do(Act.FORGET)  # which can't be undone: first is said how to mean it
    told = ada.until("glöm mig för gott", since=renamed)
    assert ben.view()["table"]["seats"][0]["name"] == "Adele"
    ada.do(Act.FORGET, "för gott")
    ada.said("server-note-forgotten", since=told)
    assert ben.view()["table"]["seats"][0]["name"] != "Adele"
    assert view["language"] == "sv"
    assert ada.quit() == 0, ada.errors()


@pytest.mark.parametrize("hints", [[], [1]])
def test_newcomers_are_told_of_hints_where_there_are_some(
    server: Running, opened: Opener, hints: list[int]
) -> None:
    table = table_of(server, seats=2, bots=[{"seat": 2, "style": "early"}], hints=hints)
    ada = opened(f"{server.base}/t/{table}", "--name", "Ada")
    ada.playing = False
    ada.said("join-ask-room")
    ada.do(Act.START)
    since = ada.said("play-ask-turn-learning")
    ada.type("help")
    ada.said("play-ask-turn-learning", since=ada.said("join-help-host", since=since))
    assert ("suggest" in ada.text) is bool(hints)
    assert ada.quit() == 0, ada.errors()


def test_a_turn_that_is_played_by_the_table_is_asked_no_longer(
    server: Running, opened: Opener
) -> None:
    table = table_of(server, seats=2, bots=[{"seat": 2, "style": "early"}], clock={"turn": 5})
    ada = opened(f"{server.base}/t/{table}", "--name", "Ada", "--no-hints")
    ada.playing = False
    ada.said("join-ask-room")
    ada.do(Act.START)
    asked = ada.said("play-ask-turn")
    stood = ada.until(ada.robot.say("server-note-stood-in-throw-you"), since=asked)
    ada.said("play-ask-turn", since=stood)
    ada.type("draw")
    ada.said("play-ask-discard", since=stood)
    ada.do(Act.AWAY, "bot")
    ada.said("server-note-away-bot-you")
    ada.do(Act.BACK)
    back = ada.said("server-note-back-you")
    ada.do(Act.PAUSE)
    ada.said("server-note-paused", since=back)
    ada.type(ada.robot.say("page-menu-resume"))  # as it stands on the page's button
    ada.said("server-note-resumed")
    ada.do(Act.WHO)
    ada.until("2: bot")
    assert ada.quit() == 0, ada.errors()


class Service:
    """`bing serve` as a process that can be killed at once, with its workers."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.start()

    def start(self) -> None:
        program = PROGRAM.replace("terminal.join", "server.serve").replace('"join"', '"serve"')
        database = f"sqlite:///{self.folder / 'tables.sqlite3'}"
        command = [sys.executable, "-c", program, "serve", "--port", str(self.port),
                   "--database", database, "--log-level", "error"]  # fmt: skip
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, start_new_session=True,
            env={"PYTHONPATH": ":".join(filter(None, sys.path))},
        )  # fmt: skip
        end = time.monotonic() + 120
        while time.monotonic() < end:
            try:
                if http(self.base, "GET", "/healthz")[0] == 200:
                    return
            except OSError:
                time.sleep(0.1)
        pytest.fail("the server doesn't start")

    def kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def test_the_game_goes_on_after_the_server_was_killed(tmp_path: Path, opened: Opener) -> None:
    service = Service(tmp_path)
    try:
        plain = {"pace": "instant", "rules": QUICK, "hints": [1, 2]}
        table = new_table(service.base, seats=3, bots=[{"seat": 3, "style": "early"}], **plain)
        url = f"{service.base}/t/{table}"
        ada = opened(url, "--name", "Ada")
        ada.said("join-ask-room")
        sasha = opened(url, "--name", "Sasha", language=Language.RU)
        sasha.said("join-ask-room")
        ada.until("Sasha")
        ada.do(Act.START)
        ada.said("play-ask-turn-learning")
        service.kill()
        for terminal in (ada, sasha):
            terminal.said("join-lost")
        service.start()
        for terminal in (ada, sasha):
            terminal.said("join-found")
        for terminal in (ada, sasha):
            terminal.said("play-chips", LONG)
            assert terminal.quit() == 0, terminal.errors()
        status, verdict = http(service.base, "GET", f"/api/tables/{table}/games/1/check")
        assert (status, verdict["holds"]) == (200, True)
    finally:
        service.kill()


def test_watching(server: Running, opened: Opener) -> None:
    table = table_of(server, seats=3, bots=[{"seat": 2}, {"seat": 3, "style": "early"}])
    host = Person.joining(server.base, table, "Ben")
    watcher = opened(f"{server.base}/t/{table}", "--watch")
    watcher.said("join-room-watch")
    assert host.do("start")["accepted"]
    end = time.monotonic() + LONG
    while watcher.robot.say("play-chips") not in watcher.text:
        assert watcher.process.poll() is None, watcher.errors()
        assert time.monotonic() < end, watcher.text[-3000:]
        answer_decision(host, host.view()["own"])
        time.sleep(0.02)
    assert watcher.quit() == 0, watcher.errors()
    assert LINK.search(watcher.text) is None
