"""A quiet table beside the noise: what happens there goes on arriving, whatever others do."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from servers import Line, Person, Running, new_table, running

PATIENCE = 10.0  # seconds; far more than anything takes, far less than for ever


@contextmanager
def unnoticed(server: Running, *, slowly: bool = False) -> Iterator[None]:
    """Check that another table with two sockets lives on meanwhile; `slowly` minds its limits."""
    table = new_table(server.base)
    person = Person.joining(server.base, table, "Quiet")
    lines = [Line(server.base, table, token) for token in (person.token, None)]
    over = threading.Event()
    faults: list[Exception] = []
    rounds = 0

    def live() -> None:
        nonlocal rounds
        try:
            while not over.is_set():
                one_round(person, lines, rounds)
                rounds += 1
                over.wait(2.1 if slowly else 0.02)
        except Exception as fault:
            faults.append(fault)

    one_round(person, lines, -1)
    living = threading.Thread(target=live)
    living.start()
    try:
        yield
        at_the_end = rounds
        until = time.monotonic() + PATIENCE
        while rounds <= at_the_end and not faults and time.monotonic() < until:
            time.sleep(0.01)
    finally:
        over.set()
        living.join(PATIENCE)
        for line in lines:
            line.close()
    assert not faults, faults
    assert rounds > at_the_end, "the quiet table stands still"


def one_round(person: Person, lines: list[Line], number: int) -> None:
    """Do something, and see it arrive everywhere."""
    answer = person.do("sign", identity=f"quiet{number + 1}", phrase="hello")
    assert answer["accepted"], answer
    for line in lines:
        until = time.monotonic() + PATIENCE
        while not (line.seen and line.seen[-1]["seq"] >= answer["seq"]):
            assert time.monotonic() < until, "an event doesn't arrive"
            line.read(PATIENCE)


def test_a_quiet_table_lives_on_by_itself(tmp_path: Path) -> None:
    with running(tmp_path) as server, unnoticed(server):
        pass
