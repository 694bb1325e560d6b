"""Lines in and lines out: a terminal, a pipe or a script, all the same to the game."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable
from io import TextIOWrapper
from typing import TextIO

import click

from pelagos.faces.voice import printable
from pelagos.tui.folding import folded

LONGEST = 200
NARROWEST = 40


class Console:
    """Reads from standard input and writes to standard output. Only a terminal gets bold and wrapped lines."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")

    def read(self, prompt: str) -> str:
        """The words of the next line; EOFError when there is none. A pipe's answers are shown as if typed."""
        source: TextIO | None = sys.stdin
        if source is not None and source.isatty() and sys.stdout.isatty():
            return _words(input(prompt))
        click.echo(prompt, nl=False)
        line = source.readline() if source is not None else ""
        if not line:
            raise EOFError
        click.echo(_words(line))
        return _words(line)

    def write(self, line: str = "") -> None:
        """One line; in a terminal, what is too long goes on below its own indentation."""
        for piece in folded(line.rstrip(), _width()):
            click.echo(piece)

    def write_all(self, lines: Iterable[str]) -> None:
        """Several lines."""
        for line in lines:
            self.write(line)

    def emphasise(self, line: str) -> None:
        """A line that matters: bold in a terminal, plain elsewhere."""
        for piece in folded(line, _width()):
            click.echo(click.style(piece, bold=True) if _is_rich() else piece)


def _words(line: str) -> str:
    """No answer of any game is as long as `LONGEST`; whatever is longer is cut and so never taken for one."""
    words = printable(" ".join(line.split()))
    return words if len(words) <= LONGEST else f"{words[:LONGEST]}…"


def _is_rich() -> bool:
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb" and "NO_COLOR" not in os.environ


def _width() -> int:
    return max(NARROWEST, shutil.get_terminal_size().columns) if sys.stdout.isatty() else 0
