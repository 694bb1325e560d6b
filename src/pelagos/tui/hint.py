"""The adviser at a terminal: it thinks in a thread, so that whoever waits can tell it that it is enough."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

from pelagos.bots.contract import Sight
from pelagos.bots.search.advice import Advice, advise
from pelagos.core.nodes import Choice
from pelagos.faces.advice import hint_lines, hint_words
from pelagos.table.table import Table
from pelagos.tui.scene import Scene


class Adviser:
    """Advice on the question that stands at a table; `enough` ends its thoughts."""

    def __init__(self, table: Table[Any]) -> None:
        self.stopped = Event()
        self.sight = Sight(table.game, table.state, moves=len(table.moments), settings=table.header.settings)
        self.sight.wanted = self._is_wanted

    def _is_wanted(self) -> bool:
        return not self.stopped.is_set()

    def enough(self) -> None:
        """Tell what was found so far."""
        self.stopped.set()

    def think(self) -> Advice:
        """What to answer."""
        return advise(self.sight)


def thought_over(adviser: Adviser) -> Advice:
    """Wait for advice; Ctrl-C makes it come at once."""
    with ThreadPoolExecutor(1) as thread:
        thinking = thread.submit(adviser.think)
        try:
            return thinking.result()
        except KeyboardInterrupt:
            adviser.enough()
            return thinking.result()


def advice_lines(scene: Scene, advice: Advice) -> list[str]:
    """Advice as lines, the options by their numbers."""
    assert isinstance(scene.node, Choice), "advice was given on a question"
    numbers = {option: number for number, option in enumerate(scene.node.options, start=1)}
    words = hint_words(scene.table.game, scene.table.state, advice, scene.voice)
    return hint_lines(words, numbers, scene.voice)
