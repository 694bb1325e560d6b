"""Calling the program in this process, as a person would at a prompt.

Properties are tried with the same examples every time and without a time limit: the verdict of a tree is always the
same, on a busy machine too. What takes longest begins first, so that at the end no worker is left alone with it.
"""

from __future__ import annotations

import gc
import io
from collections.abc import Generator, Iterable
from typing import Final, NamedTuple, Protocol
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, settings

from pelagos.cli.main import main

settings.register_profile("pelagos", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("pelagos")

LONG: Final = (
    "tests/lab/test_on_ray.py",
    "tests/server/test_postgres.py",
    *(f"tests/web/test_{name}.py" for name in ("modes", "whole_games", "accessibility", "learning", "languages")),
    *(f"tests/{name}/" for name in ("web", "conformance", "faults", "forecasts", "browsers", "tui", "bots")),
)
"""The tests that take several seconds each, the longest first. Only their order depends on this list."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is loaded to find the tests stays until the end: nobody needs to look for rubbish among it, then or later.

    Afterwards it is looked for seldom: tests keep whole syntax trees and catalogues, and looking through those took a
    sixth of the time of some.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(100_000, 50, 50)
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first, otherwise as they were found: neighbours share what they prepare."""
    items.sort(key=lambda item: next((rank for rank, place in enumerate(LONG) if item.nodeid.startswith(place)), 99))


class Said(NamedTuple):
    """What a command printed, what it complained of, and how it ended."""

    out: str
    err: str
    code: int


class Run(Protocol):
    """`run("play", "nauticus", typed=["1", "quit"])`: the words after `pelagos`, then the lines typed."""

    def __call__(self, *words: str, typed: Iterable[str] = ()) -> Said: ...


@pytest.fixture(autouse=True)
def own_data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has a data folder of its own, made when something is kept there."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.getbasetemp() / "data" / uuid4().hex))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Call `pelagos`; the environment speaks no language of its own."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*words: str, typed: Iterable[str] = ()) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        with pytest.raises(SystemExit) as end:
            main(list(words))
        printed = capsys.readouterr()
        assert "Traceback" not in printed.out + printed.err
        return Said(printed.out, printed.err, int(end.value.code or 0))

    return call
