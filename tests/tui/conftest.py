"""Playing and learning at the command line with typed lines."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pelagos.table.files import read_record
from pelagos.table.record import Answer, Outcome, Undo
from tests.conftest import Run, Said

Play = Callable[..., Said]
Learn = Callable[..., Said]


@pytest.fixture
def play(run: Run) -> Play:
    """`play("nauticus --seed 1", "1", "quit")`: the arguments of `pelagos play`, then the lines typed."""
    return lambda arguments, *lines: run("play", *arguments.split(), typed=lines)


@pytest.fixture
def learn(run: Run) -> Learn:
    """`learn("nauticus", "", "quit")`: the arguments of `pelagos learn`, then the lines typed."""
    return lambda arguments, *lines: run("learn", *arguments.split(), typed=lines)


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
