"""When a reason is true: what the rules say about it, in terms of the described position alone.

A game has `tests/reasons/<game>.py` with `TRUTHS`, one entry for every reason that random play meets. A truth is
written from the text of the rule, not from the code: it reads what a case file could expect at this moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final, NamedTuple

from pelagos.core.game import Game
from pelagos.core.nodes import Choice, Node, Option, Over
from pelagos.core.settings import Settings
from pelagos.core.state import State
from pelagos.games.registry import find_game, load_pack

MOST_TRIED: Final = 40
"""How many answers that fitted other questions are tried at a question."""


class Met(NamedTuple):
    """A refused answer: the question at which somebody wanted to give it, and the position described in words."""

    answer: Option
    ask: str
    seat: int
    options: tuple[Option, ...]
    position: dict[str, Any]
    pack: Any

    @property
    def name(self) -> Any:
        """The first thing that the answer names, or ""."""
        return self.answer[1] if len(self.answer) > 1 else ""


Truth = Callable[[Met], bool]


def truths_of(key: str) -> dict[str, Truth]:
    """By reason, when it is true; nothing for a game that has not written them yet."""
    module = f"tests.reasons.{key}"
    truths: dict[str, Truth] = import_module(module).TRUTHS if find_spec(module) else {}
    return truths


@cache
def pack_of(key: str) -> Any:
    """The printed numbers of a game."""
    return load_pack(find_game(key))


def refusals_met(game: Game[Any], settings: Settings, rng: Random, looked_at: float) -> Iterator[tuple[str, Met]]:
    """One random game: the reasons against what players think of here, and against what was offered elsewhere."""
    pack = pack_of(game.key)
    s = game.new_game(settings, pack)
    node: Node = game.rules.run(s)
    known: dict[Option, None] = {}
    while not isinstance(node, Over):
        if rng.random() < looked_at:
            tried = rng.sample(list(known), min(MOST_TRIED, len(known)))
            yield from ((reason, met._replace(pack=pack)) for reason, met in _refused_here(game, s, node, tried))
        if isinstance(node, Choice):
            known |= dict.fromkeys(node.options)
            node = game.rules.answer(s, rng.choice(node.options))
        else:
            node = game.rules.answer(s, rng.choices(node.options, node.weights)[0])


def _refused_here(game: Game[Any], s: State, node: Node, tried: list[Option]) -> Iterator[tuple[str, Met]]:
    reasons = dict(game.show.candidates(s)) if isinstance(node, Choice) else {}
    why_not = game.show.why_not if isinstance(node, Choice) else game.meanwhile
    reasons |= {option: why_not(s, option) for option in tried}
    refused = {option: reason for option, reason in reasons.items() if reason}
    if not refused:
        return
    assert not isinstance(node, Over)
    position, seat = game.positions.describe(s), getattr(node, "seat", -1)
    for option, reason in refused.items():
        yield reason, Met(option, node.ask, seat, node.options, position, None)
