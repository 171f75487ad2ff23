"""Ctrl-C: it tears no work, and whoever presses it is told how to come back."""

from __future__ import annotations

import os
import pty
import random
import select
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest

from bingrummy import form
from bingrummy.bots import STYLES, Bot
from bingrummy.interrupts import Interrupts, held
from bingrummy.moves import Move
from bingrummy.record import Record
from bingrummy.replay import replay
from bingrummy.speech.language import Language
from bingrummy.terminal import play
from bingrummy.terminal.remote_line import Inbox
from bingrummy.views import Phase, View
from counts import soak
from test_terminal_robot import Robot, sit

WAIT = 60.0
PRESSED_AGAIN = 5.0  # seconds without an end, after which somebody presses once more
THINKING = ("--watch", "--pace", "0", "--seats", "4", "--bots", "early,common,sandbag",
            "--rules", "limit=500")  # fmt: skip
LONGEST = 3_000  # bytes of a record, after which the last interrupt comes


def press() -> None:
    """Press Ctrl-C here."""
    signal.raise_signal(signal.SIGINT)


def press_soon() -> None:
    threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGINT)).start()


# Holding back.


def test_an_interrupt_is_held_back_until_it_is_heeded() -> None:
    with held() as interrupts:
        press()
        with pytest.raises(KeyboardInterrupt):
            interrupts.heed()
        interrupts.heed()


def test_one_that_came_before_a_wait_ends_it_at_once() -> None:
    with held() as interrupts:
        press()
        with pytest.raises(KeyboardInterrupt), interrupts.let_in():
            pytest.fail("it waited")


def test_one_that_comes_in_a_wait_ends_it_and_later_ones_are_held_back() -> None:
    with held() as interrupts:
        press_soon()
        with pytest.raises(KeyboardInterrupt), interrupts.let_in():
            time.sleep(WAIT)
        press()


def test_a_wait_for_a_server_is_ended_too() -> None:
    with held() as interrupts:
        inbox = Inbox(interrupts)
        press_soon()
        with pytest.raises(KeyboardInterrupt):
            inbox.get(WAIT)


def test_afterwards_they_come_as_before() -> None:
    with held():
        pass
    with pytest.raises(KeyboardInterrupt):
        press()


def test_where_interrupts_are_ignored_they_stay_so() -> None:
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with held() as interrupts:
            press()
            interrupts.heed()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, usual)


def test_another_thread_holds_none() -> None:
    found: list[Interrupts] = []

    def work() -> None:
        with held() as interrupts, interrupts.let_in():
            found.append(interrupts)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join(WAIT)
    assert len(found) == 1


# A game.


def test_one_that_comes_while_a_bot_thinks_waits_for_its_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, thought = STYLES["random"], 0

    def pressing(view: View, stream: random.Random) -> Move:
        nonlocal thought
        thought += 1
        if thought == 5:
            press()
        return plain(view, stream)

    styles: dict[str, Bot] = {**STYLES, "random": pressing}
    monkeypatch.setattr(play, "STYLES", styles)
    file = tmp_path / "game.bing"
    code, text = sit("--seed", "1", "--seats", "3", "--watch", "--record", str(file))
    assert code == 0
    assert "bing play --resume" in text
    assert thought == 5
    verdict = replay(Record.parse(file.read_text(encoding="utf-8")))
    assert verdict.game.hand is not None
    assert verdict.game.hand.turns >= 2


class Terminal:
    """`bing` in a process of its own, with a terminal at its ends."""

    def __init__(self, *words: str, pure: bool) -> None:
        self.screen = b""
        self._end, inner = pty.openpty()
        settings = {**os.environ, "BING_PURE": "1" if pure else "", "TERM": "dumb", "LANG": "C"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bingrummy.cli", *words],
            stdin=inner, stdout=inner, stderr=inner, env=settings, start_new_session=True,
        )  # fmt: skip
        os.close(inner)

    def read(self, seconds: float) -> bool:
        """Read what comes in so much time at the most; False where nothing more will."""
        if not select.select([self._end], [], [], seconds)[0]:
            return self.process.poll() is None
        with suppress(OSError):  # the other end is closed
            read = os.read(self._end, 65536)
            self.screen += read
            return bool(read)
        return False

    def write(self, line: bytes) -> None:
        os.write(self._end, line)

    def interrupted(self) -> tuple[int, str]:
        """Interrupt it; return its exit code and what stood on the screen at the end.

        Readline hears a signal only while it waits: of one that comes between its prompt and its
        wait it learns with the next. So it is pressed again, as anybody would.
        """
        until = time.monotonic() + WAIT
        again = 0.0
        while self.read(0.1):
            assert time.monotonic() < until
            if time.monotonic() >= again:
                self.process.send_signal(signal.SIGINT)
                again = time.monotonic() + PRESSED_AGAIN
        code = self.process.wait(WAIT)
        os.close(self._end)
        return code, self.screen.decode(errors="replace")


FORMS = pytest.mark.parametrize(
    "pure",
    [pytest.param(False, marks=pytest.mark.skipif(form() == "pure", reason="nothing compiled")),
     True],
    ids=["compiled", "pure"],
)  # fmt: skip


@FORMS
@pytest.mark.parametrize("number", range(soak(40)))
def test_interrupted_at_any_moment_a_game_is_left_politely_and_kept(
    number: int, tmp_path: Path, *, pure: bool
) -> None:
    rng = random.Random(number)
    file = tmp_path / "game.bing"
    size, late = rng.randrange(LONGEST), rng.random() * 0.1
    terminal = Terminal("play", "--seed", str(number), "--record", str(file), *THINKING, pure=pure)
    until = time.monotonic() + WAIT
    while not (file.exists() and file.stat().st_size >= size):
        assert terminal.read(0.001), terminal.screen.decode()
        assert time.monotonic() < until
    end = time.monotonic() + late  # while somebody thinks
    while (left := end - time.monotonic()) > 0:
        terminal.read(left)
    code, screen = terminal.interrupted()
    assert code == 0, screen[-500:]
    assert "bing play --resume" in screen.rpartition("The game is saved")[2]
    text = file.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert str(record) == text
    verdict = replay(record)
    assert verdict.judged == len(record.events)
    assert verdict.game.phase is not Phase.GAME_OVER


@FORMS
def test_interrupted_at_a_question_a_game_is_left_politely(tmp_path: Path, *, pure: bool) -> None:
    terminal = Terminal(
        "play", "--seed", "5", "--name", "Ada", "--record", str(tmp_path / "g.bing"), pure=pure
    )
    until = time.monotonic() + WAIT
    asked = Robot(Language.EN).say("play-ask-cut").encode()
    while asked not in terminal.screen:
        assert terminal.read(0.1), terminal.screen.decode()
        assert time.monotonic() < until
    code, screen = terminal.interrupted()
    assert code == 0
    assert "The game is saved" in screen


def test_other_commands_end_without_a_fuss() -> None:
    terminal = Terminal("solve", pure=True)
    terminal.write(b'{"hand": "8s 8h 8d"}\n')
    until = time.monotonic() + WAIT
    while b'"left"' not in terminal.screen:
        assert terminal.read(0.1), terminal.screen.decode()
        assert time.monotonic() < until
    code, screen = terminal.interrupted()
    assert code == 130
    assert "Traceback" not in screen
