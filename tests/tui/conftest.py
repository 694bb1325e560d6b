"""Playing at the command line with typed lines."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from pelagos.cli.main import main
from pelagos.table.files import read_record
from pelagos.table.record import Answer, Outcome, Undo


class Played(NamedTuple):
    """How a command ended and what it said."""

    code: int
    out: str
    err: str


Play = Callable[..., Played]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """`play("nauticus --seed 1", "1", "quit")`: the arguments of `pelagos play`, then the lines typed."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(arguments: str, *lines: str) -> Played:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        with pytest.raises(SystemExit) as left:
            main(["play", *arguments.split()])
        said = capsys.readouterr()
        return Played(int(left.value.code or 0), said.out, said.err)

    return run


def entries(path: Path) -> list[tuple[str, ...]]:
    """What a record says happened, without the times."""
    found: list[tuple[str, ...]] = []
    for line in read_record(path).lines:
        if isinstance(line, Answer):
            found.append(("answer", str(line.seat), line.ask, line.answer))
        elif isinstance(line, Outcome):
            found.append(("outcome", line.ask, line.outcome))
        elif isinstance(line, Undo):
            found.append(("undo", str(line.seat), str(line.to)))
    return found
