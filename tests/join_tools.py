"""Terminals at a server's table, as processes that a robot answers; the server and its table."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bingrummy.speech.language import Language
from bingrummy.speech.table_words import Act, act_word
from servers import Running, http, new_table, running
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
