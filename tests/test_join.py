"""`bing join` at a real server: whole games by two terminals, lost servers, personal links."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bingrummy.speech.language import Language
from bingrummy.speech.table_words import Act, act_word
from servers import Person, Running, answer_decision, http, new_table, running
from test_terminal_robot import Robot

LONG = 240.0
QUICK = "limit=25 max_buy_backs=1"
# The command as it is called, whether or not this sub-command is in the list of `bing` yet.
PROGRAM = """
import sys
from bingrummy import cli
cli.COMMANDS = {**cli.COMMANDS, "join": "bingrummy.terminal.join"}
sys.exit(cli.main(sys.argv[1:]))
"""
LINK = re.compile(r"http://\S+/t/[^\s#]+#[A-Za-z0-9_-]{16,}")


class Terminal:
    """A `bing join` process, answered by a robot as soon as it asks for something."""

    def __init__(self, *options: str, language: Language = Language.EN) -> None:
        self.language = language
        self.text = ""
        self.robot = Robot(language)
        self.lines: list[str] = []  # typed instead of the robot's answers, one for each prompt
        self.playing = True
        self.changed = threading.Condition()
        command = [sys.executable, "-c", PROGRAM, "join", "--lang", language.value, *options]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={"PYTHONIOENCODING": "utf-8", "PYTHONPATH": ":".join(filter(None, sys.path))},
        )  # fmt: skip
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def prompts(self) -> list[str]:
        keys = ("play-ask-turn", "play-ask-turn-learning", "play-ask-discard",
                "play-ask-discard-learning", "play-ask-cut", "play-ask-next-hand",
                "play-ask-yes-no", "join-ask-room")  # fmt: skip
        return [f"{self.robot.say(key)} " for key in keys]

    def _run(self) -> None:
        prompts, answered = self.prompts(), ""
        assert self.process.stdout is not None
        waiting = b""
        while piece := self.process.stdout.read1(65536):  # type: ignore[attr-defined]
            waiting += piece
            try:
                fresh = waiting.decode()
            except UnicodeDecodeError:
                continue
            waiting = b""
            with self.changed:
                self.text += fresh
                self.changed.notify_all()
            if self.text != answered and any(self.text.endswith(prompt) for prompt in prompts):
                answered = self.text
                self._answer()

    def _answer(self) -> None:
        in_room = self.text.endswith(f"{self.robot.say('join-ask-room')} ")
        if self.lines:
            self.type(self.lines.pop(0))
        elif self.playing and not in_room:
            self.type(self.robot.answer(self.text))

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def do(self, act: Act, rest: str = "") -> None:
        self.type(f"{act_word(act, self.language)} {rest}".strip())

    def until(self, mark: str, timeout: float = 60.0, since: int = 0) -> int:
        """Wait until a text stands on the screen; return where it ends."""
        wanted = re.compile(r"\s+".join(map(re.escape, mark.split())))  # lines are wrapped
        end = time.monotonic() + timeout
        with self.changed:
            while (found := wanted.search(self.text, since)) is None:
                left = end - time.monotonic()
                assert left > 0, f"{mark!r} isn't in:\n{self.text[-3000:]}{self.errors()}"
                self.changed.wait(left)
            return found.end()

    def said(self, key: str, timeout: float = 60.0, since: int = 0, **values: str | int) -> int:
        return self.until(self.robot.say(key, **values), timeout, since)

    def link(self) -> str:
        self.said("join-ask-room", since=self.said("join-link-keep"))
        found = LINK.search(self.text)
        assert found is not None
        return found[0]

    def errors(self) -> str:
        if self.process.poll() is None or self.process.stderr is None:
            return ""
        return self.process.stderr.read().decode()

    def quit(self) -> int:
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.end()

    def end(self) -> int:
        code = self.process.wait(60)
        self.thread.join(30)
        return code


Opener = Callable[..., Terminal]


@pytest.fixture
def opened() -> Iterator[Opener]:
    terminals: list[Terminal] = []

    def open_one(*options: str, language: Language = Language.EN) -> Terminal:
        terminals.append(Terminal(*options, language=language))
        return terminals[-1]

    yield open_one
    for terminal in terminals:
        terminal.process.kill()
        terminal.process.wait()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as started:
        yield started


def table_of(server: Running, **settings: object) -> str:
    plain = {"seats": 4, "pace": "instant", "rules": QUICK, "hints": [1, 2, 3, 4]}
    return new_table(server.base, **{**plain, **settings})


def checked(server: Running, table: str) -> bool:
    status, verdict = http(server.base, "GET", f"/api/tables/{table}/games/1/check")
    assert status == 200, verdict
    return bool(verdict["holds"])


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


def test_what_is_typed_wrongly_is_explained_and_refusals_are_sentences(
    server: Running, opened: Opener
) -> None:
    table = table_of(server, hints=[], bots=[{"seat": 3}, {"seat": 4}])
    host = Person.joining(server.base, table, "Ben")
    ada = opened(f"{server.base}/t/{table}", "--name", "Ada")
    ada.playing = False
    ada.said("join-ask-room")
    for typed, answer in (
        ("start", "Only the host can do that."),
        ("sign", "sign 2: Good luck!"),
        ("sign 99", "The phrases are numbered 1 to 8"),
        ("say", "say something to all"),
        ("seat 3", "That seat is taken."),
        ("mute Nobody", "There is nobody called “Nobody” at this table."),
        ("mute 3", "At seat 3 there is a bot"),
        ("help mute", "hide Ben’s chat from you"),
        ("mute Ben", "Done."),
        ("back", "You aren’t away."),
        ("draw", "Not now."),
        ("rules R18", "R18"),
        ("suggest", "There is nothing for you to decide now."),
        ("help", "At this table also"),
    ):
        since = len(ada.text)
        ada.type(typed)
        ada.until(answer, since=since)
        ada.said("join-ask-room", since=since)
    assert host.do("start")["accepted"]
    end = time.monotonic() + LONG
    while not ada.text.endswith(f"{ada.robot.say('play-ask-turn-learning')} "):
        assert time.monotonic() < end, ada.text[-3000:]
        answer_decision(host, host.view()["own"])
        if ada.text.endswith(f"{ada.robot.say('play-ask-cut')} "):
            ada.type("20")
        time.sleep(0.1)
    for typed, answer in (
        ("suggest", "Hints aren’t allowed at your seat."),
        ("discard 2c", "(R8)"),
        ("pass", "(R11)"),
        ("nudge", "It is your own turn"),
        ("nudge Ada", "That is you"),
        ("who", "1: Ben"),
    ):
        since = len(ada.text)
        ada.type(typed)
        ada.until(answer, since=since)
        ada.said("play-ask-turn-learning", since=since)
    ada.type("quit")
    assert ada.end() == 0, ada.errors()


# What can't be: one clear sentence each.


def refused(opened: Opener, *options: str, language: Language = Language.EN) -> tuple[int, str]:
    terminal = opened(*options, language=language)
    code = terminal.end()
    said = terminal.errors()
    assert "Traceback" not in said
    assert len(said.strip().splitlines()) == 1, said
    assert terminal.text == ""
    return code, said.strip()


def test_links_that_lead_nowhere(server: Running, opened: Opener) -> None:
    table = table_of(server)
    code, said = refused(opened, "http://127.0.0.1:1/nowhere#secretsecretsecret", "--name", "Ada")
    assert code == 2
    assert "is no link to a table" in said
    assert "secret" not in said
    code, said = refused(opened, "http://127.0.0.1:1/t/abc", "--name", "Ada")
    assert (code, said) == (1, "Nobody answers at http://127.0.0.1:1: "
                            "check the link, or try again later.")  # fmt: skip
    code, said = refused(opened, f"{server.base}/t/nosuchtable", "--name", "Ada")
    assert (code, said) == (1, "There is no such table.")
    code, said = refused(opened, f"{server.base}/t/{table}#{'x' * 32}", language=Language.SV)
    assert code == 1
    assert "x" * 32 not in said
    assert refused(opened, f"{server.base}/t/{table}")[0] == 2  # no name
    assert refused(opened, f"{server.base}/t/{table}", "--name", "Ada", "--seat", "9")[0] == 2


def test_a_full_table(server: Running, opened: Opener) -> None:
    table = table_of(server, seats=2, bots=[{"seat": 1}])
    Person.joining(server.base, table, "Ben")
    code, said = refused(opened, f"{server.base}/t/{table}", "--name", "Ada")
    assert (code, said) == (1, "The table is full.")


def test_who_is_removed_is_told_so(server: Running, opened: Opener) -> None:
    table = table_of(server)
    host = Person.joining(server.base, table, "Ben")
    ada = opened(f"{server.base}/t/{table}", "--name", "Ada")
    link = ada.link()
    ada.said("join-ask-room")
    person = next(seat["person"] for seat in host.view()["table"]["seats"] if
                  seat.get("name") == "Ada")  # fmt: skip
    assert host.do("remove", person=person)["accepted"]
    ada.said("server-refusal-removed")
    assert ada.end() == 1
    assert ada.errors() == ""
    assert "belongs to nobody" not in ada.text
    assert ada.text.count("removed") == 1  # told once
    code, said = refused(opened, link)
    assert (code, said) == (1, "The host has removed you from the table.")


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
