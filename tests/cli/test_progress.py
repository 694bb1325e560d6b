"""How far a long command is: seen at a terminal, with rate and time left, and nowhere else."""

from __future__ import annotations

import io

import pytest

from pelagos.cli.progress import progress
from pelagos.cli.speech import Speech


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(stream: io.StringIO, monkeypatch: pytest.MonkeyPatch, language: str) -> str:
    """Twenty of a hundred were there before, thirty came since."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr("sys.stderr", stream)
    with progress(Speech(language), "Sailing", 100) as told:
        told(20, True)
        told(10, False)
        told(20, False)
    return stream.getvalue()


def test_a_terminal_sees_how_far_it_is_how_fast_and_how_long(monkeypatch: pytest.MonkeyPatch) -> None:
    words = shown(Terminal(), monkeypatch, "de")
    assert "Sailing" in words
    assert "50/100" in words
    assert "je Sekunde" in words
    assert "0:00:0" in words


def test_a_pipe_sees_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(io.StringIO(), monkeypatch, "en") == ""
