"""The arena on Ray: the same as on one core, stopped, resumed, and with a worker killed too."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest

from bingrummy.lab import workers
from bingrummy.lab.keeping import Results
from bingrummy.lab.match import Match
from bingrummy.lab.playing import BadBotError
from bingrummy.lab.recording import Records
from bingrummy.lab.report import as_json
from bingrummy.lab.running import Stop, run
from bingrummy.lab.summary import Deal
from counts import soak

ray = pytest.importorskip("ray")

DEALS = soak(2000, 0.02)
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


def test_a_run_stopped_and_resumed_on_ray_with_a_worker_killed_finds_the_same(
    tmp_path: Path,
) -> None:
    kept, killed = tmp_path / "kept.jsonl", list[int]()

    def stop(_: Deal) -> None:
        if len(stopped.deals) >= DEALS // 4:
            raise KeyboardInterrupt

    stopped = Results(MATCH, kept)
    with pytest.raises(KeyboardInterrupt):
        run(stopped, DEALS, Stop(), workers.on_ray("local"), stop)
    with kept.open("a", encoding="utf-8") as file:
        file.write('[{"deal"')  # as a killed program leaves it

    def kill(_: Deal) -> None:
        if killed or len(resumed.deals) < DEALS // 2:
            return
        at_work = [
            child
            for child in psutil.Process().children(recursive=True)
            if child.name().startswith("ray::_deal")
        ]
        if at_work:
            os.kill(at_work[0].pid, signal.SIGKILL)
            killed.append(at_work[0].pid)

    resumed = Results(MATCH, kept)
    assert len(resumed.deals) == DEALS // 4
    found = run(resumed, DEALS, Stop(), workers.on_ray("local"), kill)
    assert killed
    alone = Results(MATCH)
    assert as_json(run(alone, DEALS, Stop(), workers.here(1), lambda _: None)) == as_json(found)
    assert Results(MATCH, kept).deals == alone.deals


def test_records_come_back_from_ray(tmp_path: Path) -> None:
    match = Match(("random", "early"), 2, rules="first_melds=1 limit=25 buy_back=no")
    written = []
    for name, play in (("ray", workers.on_ray), ("here", None)):
        records = Records(tmp_path / name)
        records.open(match)
        spread = play("local", records) if play else workers.here(1, records)
        run(Results(match), 2, Stop(), spread, lambda _: None, records)
        files = sorted((tmp_path / name).glob("*.record"))
        written.append([(file.name, file.read_text(encoding="utf-8")) for file in files])
    assert written[0] == written[1]
    assert len(written[0]) == 4


def test_a_bot_at_fault_is_named_from_ray_as_from_here() -> None:
    match = Match(("operator:is_", "early"), 2, unit="hand")  # it says False
    said = []
    for play in (workers.on_ray("local"), workers.here(1)):
        with pytest.raises(
            BadBotError, match=r"^operator:is_ \(seat 1 of .*: False is no move$"
        ) as error:
            list(play(match, [0]))
        said.append(str(error.value))
    assert said[0] == said[1]


def test_a_bot_that_ends_its_process_ends_the_match_on_ray_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "RETRIES", 1)  # each takes a new worker, and some seconds
    match = Match(("dying_bot:dies", "early"), 2, unit="hand")
    said = r"^workers die again and again at deal 0, played by dying_bot:dies$"
    with pytest.raises(workers.WorkersError, match=said):
        list(workers.on_ray("local")(match, [0]))


def test_what_a_cluster_has_lost_is_told() -> None:
    def get(_: object) -> None:
        message = "no memory left\nand much more"
        raise ray.exceptions.OutOfMemoryError(message)

    lost = SimpleNamespace(get=get, exceptions=ray.exceptions)
    with pytest.raises(workers.WorkersError, match=r"^Ray has lost deal 7: .*no memory left$"):
        workers._got(lost, None, MATCH, 7)
