"""The answer that a question got, in words."""

from __future__ import annotations

from typing import Any

from pelagos.core.game import Game
from pelagos.core.nodes import Over, find_option
from pelagos.faces.voice import Voice
from pelagos.table.record import Answer, Entry, Outcome


def answer_words(game: Game[Any], state: Any, entry: Entry, voice: Voice) -> str:
    """What was answered or drawn in this position; nothing when the entry answers nothing."""
    node = state.node
    if not isinstance(entry, Answer | Outcome) or isinstance(node, Over):
        return ""
    option = find_option(node.options, entry.answer if isinstance(entry, Answer) else entry.outcome)
    assert option is not None, "an entry of a record was possible where it stands"
    return voice.words(game.show.label(state, option))


def is_open(game: Game[Any], entry: Entry, seats: tuple[int, ...]) -> bool:
    """Whether those who play these seats may know an answer before the end: it is theirs, or nothing is secret."""
    return game.disclose is None or (isinstance(entry, Answer) and entry.seat in seats)
