"""How far a long command is: a bar with rate and time left, which only a terminal gets to see."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from pelagos.cli.speech import Speech
from pelagos.lab.run import Told


class Rate(ProgressColumn):
    """How many in a second."""

    def __init__(self, speech: Speech) -> None:
        super().__init__()
        self.speech = speech

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else self.speech.phrase("lab-rate", number=speed))


@contextmanager
def progress(speech: Speech, words: str, total: int) -> Generator[Told, None, None]:
    """A bar while something long is done; what was done by an earlier run says nothing about the rate of this one."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(speech), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(words, total=total)
        before = 0

        def told(more: int, kept: bool) -> None:
            nonlocal before
            if kept:
                before += more
                bar.reset(task, completed=before)
            else:
                bar.advance(task, more)

        yield told
