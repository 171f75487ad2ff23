"""Many deals at once: over this machine's cores, or over a cluster through Ray.

What may live here: handing out deals and bringing results back. A worker that dies loses nothing:
what it had been given is handed out again.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from bingrummy.errors import BingError
from bingrummy.lab.match import Match, Played

MOST_DEATHS: Final = 3  # of the workers that had one deal: then the deal itself is at fault
_AHEAD: Final = 2  # deals for each worker that wait in the queue

Play = Callable[[Match, Iterable[int]], Iterator[tuple[Played, ...]]]
"""Plays deals in any order, and yields each when it is done."""


class WorkersError(BingError):
    """Workers that can't be had, or that die again and again."""


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(workers: int, records: Path | None = None) -> Play:
    """Play in this process, or in so many worker processes of this machine."""

    def alone(match: Match, numbers: Iterable[int]) -> Iterator[tuple[Played, ...]]:
        for number in numbers:
            yield match.deal(number, records)

    def spread(match: Match, numbers: Iterable[int]) -> Iterator[tuple[Played, ...]]:
        left, deaths = list(numbers), Counter[int]()
        while left:
            done: set[int] = set()
            under_way: set[int] = set()
            try:
                for played in _pooled(match, left, workers, records, under_way):
                    done.add(played[0].deal)
                    yield played
            except BrokenProcessPool:
                deaths.update(under_way - done)
                worst = max(deaths.values(), default=0)
                if worst >= MOST_DEATHS:
                    deal = min(number for number in deaths if deaths[number] == worst)
                    message = f"workers die again and again at deals such as {deal}"
                    raise WorkersError(message) from None
            left = [number for number in left if number not in done]

    return alone if workers == 1 else spread


def _pooled(
    match: Match, numbers: list[int], workers: int, records: Path | None, under_way: set[int]
) -> Iterator[tuple[Played, ...]]:
    """Play in one pool until it is done or broken; `under_way` names what it was given."""
    waiting = iter(numbers)
    futures: dict[Future[tuple[Played, ...]], int] = {}
    # An interrupt at the terminal reaches the workers too; it is this process that decides.
    deaf = (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=signal.signal, initargs=deaf
    ) as pool:
        while True:
            while len(futures) < workers * _AHEAD and (number := next(waiting, None)) is not None:
                futures[pool.submit(match.deal, number, records)] = number
                under_way.add(number)
            if not futures:
                return
            done, _ = wait(futures, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=futures.__getitem__):
                result = future.result()
                under_way.discard(futures.pop(future))
                yield result


def on_ray(address: str) -> Play:
    """Play on a Ray cluster, at its address or "local"; raise `WorkersError` without Ray."""
    try:
        import ray  # noqa: PLC0415 - an extra of gigabytes, only where it is asked for
    except ImportError as error:
        message = "this needs Ray: pip install 'bingrummy[ray]'"
        raise WorkersError(message) from error

    def spread(match: Match, numbers: Iterable[int]) -> Iterator[tuple[Played, ...]]:
        started = not ray.is_initialized()
        if started:
            where: dict[str, Any] = {} if address == "local" else {"address": address}
            # The drivers' own path, so that a bot of the user's is found by the workers too.
            path = os.pathsep.join(filter(None, sys.path))
            ray.init(**where, log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": path}})
        try:
            yield from _rayed(ray, match, numbers)
        finally:
            if started:
                ray.shutdown()

    return spread


def _rayed(ray: Any, match: Match, numbers: Iterable[int]) -> Iterator[tuple[Played, ...]]:  # noqa: ANN401 - an extra that may be missing
    # A task whose worker is killed is run again by Ray itself, as often as it takes.
    play = ray.remote(max_retries=-1)(_deal)
    most = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(numbers)
    futures: list[Any] = []
    while True:
        while len(futures) < most and (number := next(waiting, None)) is not None:
            futures.append(play.remote(match, number))
        if not futures:
            return
        done, futures = ray.wait(futures)
        yield from ray.get(done)


def _deal(match: Match, number: int) -> tuple[Played, ...]:
    return match.deal(number)
