"""Long work in processes of this machine: a worker that dies, one that always does, and places that there are not."""

from __future__ import annotations

import gc
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path

import pytest

from pelagos.bots.sweeping import MANY
from pelagos.core.errors import PelagosError
from pelagos.lab.match import Match, new_match, play_match
from pelagos.lab.parts import parts_of
from pelagos.lab.runner import Where, in_order, spread
from tests.conftest import Run
from tests.lab.fatal import MARK, PORT
from tests.pages import ROOT
from tests.server.site import PATIENCE


def match_of(bot: str, games: int = 12) -> Match:
    return new_match("nauticus", (f"tests.lab.fatal:{bot}", "random"), games, "1", {})


@pytest.fixture(autouse=True)
def mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "died"
    monkeypatch.setenv(MARK, str(path))
    return path


def test_what_a_dead_worker_had_to_do_is_done_again(mark: Path) -> None:
    found = list(play_match(match_of("Once"), Where(2)))
    assert mark.exists()
    assert found == list(play_match(match_of("Once")))


def test_a_job_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(PelagosError) as caught:
        list(play_match(match_of("Always"), Where(2)))
    assert caught.value.id == "error-worker-died"


ENDLESS = """
from tests.lab.test_runner import match_of
from pelagos.lab.match import play_match
from pelagos.lab.runner import Where
list(play_match(match_of("Waits"), Where(2)))
"""


def test_workers_end_with_whoever_started_them_even_if_that_one_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(PATIENCE)
        monkeypatch.setenv(PORT, str(server.getsockname()[1]))
        with subprocess.Popen([sys.executable, "-c", ENDLESS], cwd=ROOT) as started:
            worker, _ = server.accept()
            started.kill()
        with worker:
            worker.settimeout(PATIENCE)
            assert worker.recv(1) == b"", "the line is cut"


LARGE = 1 << 20
"""Bytes of a job: more than any pipe holds."""
BIG_JOBS = f"""
from pelagos.lab.runner import Where, spread
from tests.lab.test_runner import wait_for_ever
list(spread(wait_for_ever, [bytes({LARGE})] * 6, Where(2)))
"""


def wait_for_ever(job: bytes) -> None:
    """A job that says that it has begun, and never ends."""
    with socket.create_connection(("127.0.0.1", int(os.environ[PORT]))) as line:
        line.recv(1)


def test_ctrl_c_ends_everything_at_once_however_large_the_jobs_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal sends it to the whole group, while more work waits than a pipe holds."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(PATIENCE)
        monkeypatch.setenv(PORT, str(server.getsockname()[1]))
        command = [sys.executable, "-c", BIG_JOBS]
        with subprocess.Popen(command, cwd=ROOT, start_new_session=True, stderr=subprocess.PIPE) as started:
            try:
                lines = [server.accept()[0] for _ in range(2)]
                os.killpg(started.pid, signal.SIGINT)
                _, said = started.communicate(timeout=PATIENCE)
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(started.pid, signal.SIGKILL)
        for line in lines:
            with line:
                line.settimeout(PATIENCE)
                assert line.recv(1) == b"", "the line is cut"
    assert (started.returncode, said.decode().splitlines()[-1]) == (-signal.SIGINT, "KeyboardInterrupt")


def large(job: bytes) -> bytes:
    """As much again."""
    return job * 2


def test_jobs_and_outcomes_may_be_of_any_size() -> None:
    assert list(in_order(spread(large, [bytes(LARGE)] * 3, Where(2)))) == [bytes(2 * LARGE)] * 3


def test_whoever_stops_listening_stops_the_work() -> None:
    others = set(active_children())
    found = spread(large, [b"a"] * 9, Where(2))
    next(found)
    found.close()
    assert set(active_children()) == others


def new_objects(job: int) -> int:
    """After how many of them this process looks for rubbish."""
    return gc.get_threshold()[0]


def test_workers_look_for_rubbish_seldom_and_nobody_else_does() -> None:
    usual = new_objects(0)
    assert list(in_order(spread(new_objects, [0, 1], Where(2)))) == [MANY, MANY]
    assert new_objects(0) == usual < MANY


def test_what_a_job_raises_comes_out() -> None:
    with pytest.raises(PelagosError) as caught:
        list(play_match(match_of("Broken"), Where(2)))
    assert (caught.value.id, "no idea" in str(caught.value)) == ("error-bot-failed", True)


def test_outcomes_come_in_the_order_of_the_jobs() -> None:
    assert list(in_order([(2, "c"), (0, "a"), (3, "d"), (1, "b")])) == ["a", "b", "c", "d"]


def test_no_work_is_done_at_once() -> None:
    assert list(spread(parts_of, [], Where(2))) == []


@pytest.mark.parametrize("games", [1, 2, 3, 10, 99, 100, 12_345])
def test_every_game_is_in_one_part(games: int) -> None:
    assert [number for part in parts_of(games) for number in part] == list(range(games))


@pytest.mark.parametrize("place", ["moon", "ray://", "Ray", "http://a:1", ""])
def test_a_place_that_there_is_not(run: Run, place: str) -> None:
    said = run("sim", "nauticus", "--seats", "random,random", "--games", "1", "--on", place)
    assert (said.code, f"There is no place “{place}”" in said.err) == (2, True)


def test_without_ray_the_way_to_it_is_said(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    said = run("sim", "nauticus", "--seats", "random,random", "--games", "1", "--on", "ray")
    assert (said.code, "pip install 'pelagos[ray]'" in said.err) == (2, True)
