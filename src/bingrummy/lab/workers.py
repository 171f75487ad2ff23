"""Many deals at once: over this machine's cores, or over a cluster through Ray.

What may live here: handing out deals and bringing results back. A worker that dies loses nothing:
what it had been given is handed out again.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, nullcontext
from itertools import chain
from multiprocessing import get_context, parent_process
from typing import Any, Final

from bingrummy.bots import STYLES
from bingrummy.errors import BingError
from bingrummy.lab.match import Match, Played, Texts
from bingrummy.lab.recording import Records

PATIENCE: Final = 10.0  # seconds in which a cluster must answer
MOST_DEATHS: Final = 3  # of the workers that had one deal: then the deal itself is at fault
RETRIES: Final = 10  # of a deal on a cluster, which may take its workers away for other work
# These reach all processes at a terminal; it is the first of them that decides.
_AT_TERMINAL: Final = ("SIGINT", "SIGHUP")
_AHEAD: Final = 2  # deals for each worker that wait in the queue

Coming = Generator[tuple[Played, ...], None, None]
Play = Callable[[Match, Iterable[int]], Coming]
"""Plays deals in any order, and yields each when it is done; closed, it ends its workers."""
Waiting = Callable[[], AbstractContextManager[None]]
"""Goes round each wait for workers: `Interrupts.let_in`, or nothing."""


class WorkersError(BingError):
    """Workers that can't be had, or that die again and again."""


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(workers: int, records: Records | None = None, waiting: Waiting = nullcontext) -> Play:
    """Play in this process, or in so many worker processes of this machine."""

    def alone(match: Match, numbers: Iterable[int]) -> Coming:
        for number in numbers:
            yield _recorded(match, number, records)

    def spread(match: Match, numbers: Iterable[int]) -> Coming:
        queue, deaths = iter(numbers), Counter[int]()
        while True:
            under_way: set[int] = set()
            try:
                with closing(_pooled(match, queue, workers, records, waiting, under_way)) as coming:
                    yield from coming
            except BrokenProcessPool:
                deaths.update(under_way)
                worst = max(deaths.values(), default=0)
                if worst >= MOST_DEATHS:
                    deal = min(number for number in deaths if deaths[number] == worst)
                    raise _dying(match, deal) from None
                queue = chain(sorted(under_way), queue)
            else:
                return

    return alone if workers == 1 else spread


def _dying(match: Match, deal: int) -> WorkersError:
    own = [name for name in match.entrants if name not in STYLES]
    who = " and ".join(own or match.entrants)  # which, the dead don't say
    return WorkersError(f"workers die again and again at deal {deal}, played by {who}")


def _pooled(  # noqa: PLR0913, PLR0917 - a match, and all that goes with it
    match: Match,
    queue: Iterator[int],
    workers: int,
    records: Records | None,
    waiting: Waiting,
    under_way: set[int],
) -> Coming:
    """Play in one pool until it is done or broken; `under_way` names what it was given."""
    futures: dict[Future[tuple[Played, ...]], int] = {}
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin_worker)
    try:
        while True:
            while len(futures) < workers * _AHEAD and (number := next(queue, None)) is not None:
                under_way.add(number)  # first: a pool that is broken takes nothing
                futures[pool.submit(_recorded, match, number, records)] = number
            if not futures:
                return
            with waiting():
                done, _ = wait(futures, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=futures.__getitem__):
                result = future.result()
                under_way.discard(futures.pop(future))
                yield result
    except BaseException:  # what they are at is of no use any more, and may never end
        for process in list(pool._processes.values()):
            process.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begin_worker() -> None:
    """Leave it to the process that has begun this one when it ends, whatever may become of it."""
    for name in _AT_TERMINAL:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process at once when its parent is gone, however it went."""
    parent = parent_process()
    if parent is not None:
        parent.join()  # the end of a pipe, which no way of dying leaves out
        os._exit(1)


def _recorded(match: Match, number: int, records: Records | None) -> tuple[Played, ...]:
    """Play a deal, and write its records where they are wanted."""
    played, texts = _deal(match, number, recorded=records is not None)
    if records is not None:
        records.write(number, texts)
    return played


def _deal(match: Match, number: int, *, recorded: bool) -> tuple[tuple[Played, ...], Texts]:
    """Play a deal; return it with its records if they are wanted."""
    texts: Texts = []
    return match.deal(number, texts if recorded else None), texts


def on_ray(address: str, records: Records | None = None, waiting: Waiting = nullcontext) -> Play:
    """Play on a Ray cluster, at its address or "local"; records are written by this process.

    Raises `WorkersError` without Ray, and where no cluster answers.
    """
    # Once is enough: each time takes most of a minute where something else answers.
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "1")
    try:
        import ray  # noqa: PLC0415 - an extra of gigabytes, only where it is asked for
    except ImportError as error:
        message = "this needs Ray: pip install 'bingrummy[ray]'"
        raise WorkersError(message) from error

    def spread(match: Match, numbers: Iterable[int]) -> Coming:
        started = not ray.is_initialized()
        if started:
            _join(ray, address)
        try:
            yield from _rayed(ray, match, numbers, records, waiting)
        finally:
            if started:
                ray.shutdown()

    return spread


def _join(ray: Any, address: str) -> None:  # noqa: ANN401 - an extra that may be missing
    """Start a cluster, or join the one that is there; raise `WorkersError` where none answers.

    Ray itself would go on looking for a quarter of an hour, so the address is tried first.
    """
    where: dict[str, Any] = {} if address == "local" else {"address": address}
    # The drivers' own path, so that a bot of the user's is found by the workers too.
    path = os.pathsep.join(filter(None, sys.path))
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    try:
        if colon:
            socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
        with _interruptible():
            ray.init(**where, log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": path}})
    except (OSError, ValueError, OverflowError, RuntimeError) as error:
        why = str(error).partition("\n")[0]
        message = f"no Ray cluster answers at {address}: {why}"
        raise WorkersError(message) from error


@contextmanager
def _interruptible() -> Iterator[None]:
    """Let signals end the program at once: Ray waits in C, where nothing in Python hears of them.

    Afterwards they are met as before, whatever Ray has put in their place.
    """
    with ExitStack() as restoring:
        if threading.current_thread() is threading.main_thread():
            for name in (*_AT_TERMINAL, "SIGTERM"):
                number = getattr(signal, name, None)
                before = number and signal.getsignal(number)
                if number and before not in {signal.SIG_IGN, None}:
                    signal.signal(number, signal.SIG_DFL)
                    restoring.callback(signal.signal, number, before)
        yield


def _rayed(
    ray: Any,  # noqa: ANN401 - an extra that may be missing
    match: Match,
    numbers: Iterable[int],
    records: Records | None,
    waiting: Waiting,
) -> Coming:
    # A task whose worker is killed is run again by Ray itself.
    play = ray.remote(max_retries=RETRIES)(_deal)
    most = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    queue = iter(numbers)
    futures: dict[Any, int] = {}
    while True:
        while len(futures) < most and (number := next(queue, None)) is not None:
            futures[play.remote(match, number, recorded=records is not None)] = number
        if not futures:
            return
        with waiting():
            done, _ = ray.wait(list(futures))
        for future in done:
            played, texts = _got(ray, future, match, futures.pop(future))
            if records is not None:
                records.write(played[0].deal, texts)
            yield played


def _got(ray: Any, future: Any, match: Match, deal: int) -> Any:  # noqa: ANN401 - an extra
    """Return a result, and what a worker has raised on purpose as if it had been here."""
    try:
        return ray.get(future)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, BingError):
            raise error.cause from error
        raise
    except ray.exceptions.WorkerCrashedError:
        raise _dying(match, deal) from None
    except ray.exceptions.RayError as error:  # a machine or its memory is gone, or so
        message = f"Ray has lost deal {deal}: {str(error).partition(chr(10))[0]}"
        raise WorkersError(message) from error
