"""The arena on Ray: the same figures as on one core, with a worker killed on the way too."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator

import psutil
import pytest

from bingrummy.lab import workers
from bingrummy.lab.keeping import Results
from bingrummy.lab.match import Match
from bingrummy.lab.report import as_json
from bingrummy.lab.running import Stop, run
from bingrummy.lab.summary import Deal
from counts import soak

ray = pytest.importorskip("ray")

DEALS = soak(400)
MATCH = Match(("random", "early"), 2, rules="first_melds=1 limit=25", unit="hand")


@pytest.fixture(scope="module", autouse=True)
def _cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Start two workers on this machine; nothing listens beyond it."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray.init(
        num_cpus=2, include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.1",
        _temp_dir=str(tmp_path_factory.mktemp("ray")), object_store_memory=100_000_000,
        runtime_env={"env_vars": {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}},
    )  # fmt: skip
    yield
    ray.shutdown()


def test_ray_finds_the_same_though_a_worker_is_killed() -> None:
    killed: list[int] = []

    def told(_: Deal) -> None:
        if killed or len(results.deals) < DEALS // 4:
            return
        at_work = [
            child
            for child in psutil.Process().children(recursive=True)
            if child.name().startswith("ray::_deal")
        ]
        if at_work:
            os.kill(at_work[0].pid, signal.SIGKILL)
            killed.append(at_work[0].pid)

    results = Results(MATCH)
    found = run(results, DEALS, Stop(), workers.on_ray("local"), told)
    assert killed
    alone = run(Results(MATCH), DEALS, Stop(), workers.here(1), lambda _: None)
    assert as_json(found) == as_json(alone)
