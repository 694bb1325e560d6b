"""Positions of Endeavor: Deep Sea for tests."""

from __future__ import annotations

from typing import Any

from pelagos.core.nodes import Chance, Choice, find_option
from pelagos.core.settings import Value, parse_settings
from pelagos.games.endeavor import GAME, Endeavor
from pelagos.games.registry import load_pack

PACK = load_pack(GAME)


def given(fields: dict[str, Any], **settings: Value) -> Endeavor:
    """A described position, ready to be asked."""
    s = GAME.positions.arrange(GAME.new_game(parse_settings(GAME.settings, settings), PACK), fields)
    assert GAME.broken(s) == []
    s.events = ()
    GAME.rules.run(s)
    return s


def answered(s: Endeavor, *answers: str) -> Endeavor:
    """The same state after some answers and outcomes."""
    for text in answers:
        assert isinstance(s.node, Choice | Chance)
        option = find_option(s.node.options, text)
        assert option is not None, (text, s.node)
        GAME.rules.answer(s, option)
    return s
