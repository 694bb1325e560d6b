"""Running a command in this process, as a person would call it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from pelagos.cli.main import main


class Said(NamedTuple):
    """What a command printed, what it complained of, and how it ended."""

    out: str
    err: str
    code: int


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Call `pelagos` with these words; the environment speaks no language of its own."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*words: str) -> Said:
        with pytest.raises(SystemExit) as end:
            main(list(words))
        printed = capsys.readouterr()
        assert "Traceback" not in printed.out + printed.err
        return Said(printed.out, printed.err, int(end.value.code or 0))

    return call
