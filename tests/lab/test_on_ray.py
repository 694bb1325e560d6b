"""Long work on a real Ray cluster of two processors: the rows are those of one process, whatever happens on the way."""

from __future__ import annotations

import logging
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import polars as pl
import pytest

import pelagos
from pelagos.core.errors import PelagosError
from pelagos.lab.folder import RunFolder
from pelagos.lab.match import asked_of, new_match, play_match
from pelagos.lab.rows import DecisionRow, GameRow, scan
from pelagos.lab.runner import HERE, Where
from tests.conftest import Run
from tests.docs.test_cluster_page import commands
from tests.lab.fatal import MARK

# Not imported here: Ray reads its token when it is loaded.
pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed (extra `ray`)")

ONCE = new_match("nauticus", ("tests.lab.fatal:Once", "random"), 12, "1", {})
RANDOM = new_match("nauticus", ("random", "random"), 30, "1", {})

FROM_THE_PAGE = [commands()[place] for place in (0, 3, 4)]
"""The same games here, on a cluster that is started for them, and on one that is there."""


class Cluster(NamedTuple):
    """A cluster that runs: its address, the process that keeps it, and the file that a dying worker leaves."""

    address: str
    head: subprocess.Popen[bytes]
    mark: Path

    @property
    def place(self) -> Where:
        return Where(on=self.address)

    def end(self) -> None:
        """All of it at once, as if the power had failed."""
        os.killpg(self.head.pid, signal.SIGKILL)
        self.head.wait()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Its own token keeps everybody else out; it is patient, for the machine may be busy. Its folder has a short name,
    since sockets lie in it."""
    with pytest.MonkeyPatch.context() as patch, socket.create_server(("127.0.0.1", 0)) as free:
        folder, port = Path(tempfile.mkdtemp(prefix="ray")), free.getsockname()[1]
        free.close()
        for name, value in {
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": secrets.token_hex(32),
            "RAY_CLIENT_RECONNECT_GRACE_PERIOD": "0",
            "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "60",
            "RAY_CLIENT_MAX_CONNECTION_TIMEOUT_S": "60",
            "RAY_worker_register_timeout_seconds": "400",
            "RAY_USAGE_STATS_ENABLED": "0",
            MARK: str(folder / "died"),
        }.items():
            patch.setenv(name, value)
        start = ["start", "--head", "--port=0", "--num-cpus=2", "--include-dashboard=false", "--block"]
        places = [f"--ray-client-server-port={port}", f"--temp-dir={folder}"]
        ray = Path(sys.executable).with_name("ray")
        with subprocess.Popen([ray, *start, *places], stdout=subprocess.DEVNULL, start_new_session=True) as head:
            found = Cluster(f"ray://127.0.0.1:{port}", head, folder / "died")
            try:
                wait_for(port, head)
                yield found
            finally:
                if head.poll() is None:
                    found.end()
                shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def connected(cluster: Cluster) -> Iterator[Cluster]:
    """The same for tests that need not connect themselves: it takes a while."""
    import ray

    ray.init(cluster.address, log_to_driver=False, logging_level=logging.ERROR)
    yield cluster
    ray.shutdown()


def wait_for(port: int, head: subprocess.Popen[bytes]) -> None:
    """Until somebody listens there, or the cluster has given up."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            try:
                pytest.fail(f"Ray did not start: {head.wait(timeout=0.2)}")
            except subprocess.TimeoutExpired:
                continue


def rows(folder: Path, kind: type[GameRow] | type[DecisionRow]) -> pl.DataFrame:
    return scan(folder, kind).drop("seconds", strict=False).collect()


def test_the_rows_are_the_same_though_a_worker_died(cluster: Cluster, tmp_path: Path) -> None:
    there, here = (RunFolder(tmp_path / name, asked_of(ONCE, decisions=True)) for name in ("there", "here"))
    found = list(play_match(ONCE, cluster.place, there))
    assert cluster.mark.exists()
    assert found == list(play_match(ONCE, HERE, here))
    assert rows(there.path, GameRow).equals(rows(here.path, GameRow))
    assert rows(there.path, DecisionRow).equals(rows(here.path, DecisionRow))


def test_nobody_answers_at_an_address(cluster: Cluster, run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    said = run("sim", "nauticus", "--seats", "random,random", "--games", "1", "--on", f"ray://127.0.0.1:{port}")
    assert (said.code, f"No Ray cluster answers at ray://127.0.0.1:{port}" in said.err) == (2, True)


def test_the_cluster_of_the_tutorial(
    connected: Cluster, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    here, _, there = FROM_THE_PAGE
    said = run(*(word.replace("ray://head.example:10001", connected.address) for word in there))
    assert (said.code, run(*here, "--workers", "1").code) == (0, 0)
    assert rows(tmp_path / "third", GameRow).equals(rows(tmp_path / "first", GameRow))


def test_a_ladder_on_the_cluster(connected: Cluster, run: Run, tmp_path: Path) -> None:
    words = ("ladder", "nemo1", "--levels", "random", "--games", "2", "--processes", "1", "--out")
    assert run(*words, str(tmp_path / "there.json"), "--on", connected.address).code == 0
    assert run(*words, str(tmp_path / "here.json")).code == 0
    assert (tmp_path / "there.json").read_text() == (tmp_path / "here.json").read_text()


def test_what_a_bot_raises_on_the_cluster_is_said_here(connected: Cluster, run: Run) -> None:
    words = ("sim", "nauticus", "--seats", "tests.lab.fatal:Broken,random", "--games", "12", "--on")
    said = run(*words, connected.address)
    assert (said.code, said.err) == (2, run(*words, "local", "--workers", "1").err)


def test_another_version_on_the_cluster_is_refused(connected: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pelagos, "__version__", "9.9")
    with pytest.raises(PelagosError) as caught:
        list(play_match(RANDOM, connected.place))
    assert caught.value.id == "error-cluster-version"


def test_a_cluster_that_goes_away_leaves_what_was_finished(connected: Cluster, tmp_path: Path) -> None:
    """The last of these: it ends the cluster as soon as the first part is there, and goes on without."""
    folder = RunFolder(tmp_path / "run", asked_of(RANDOM))
    with pytest.raises(PelagosError) as caught:
        list(play_match(RANDOM, connected.place, folder, told=lambda games, kept: connected.end()))
    assert caught.value.id == "error-cluster-lost"
    assert 1 <= len(list((tmp_path / "run" / "games").iterdir())) < 10
    assert list(play_match(RANDOM, HERE, folder)) == list(play_match(RANDOM))


def test_a_cluster_that_is_started_here(tmp_path: Path) -> None:
    """The tutorial, as it is typed, in a program of its own."""
    here, ray, _ = FROM_THE_PAGE
    program = [sys.executable, "-c", "from pelagos.cli import main; main()"]
    said = subprocess.run([*program, *ray], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert said.stderr == ""
    subprocess.run([*program, *here], cwd=tmp_path, capture_output=True, check=True)
    assert rows(tmp_path / "second", GameRow).equals(rows(tmp_path / "first", GameRow))
