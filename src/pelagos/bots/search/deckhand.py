"""The deckhand: sensible, but he sees no further than his answer, makes no plans, and is careless in small things."""

from __future__ import annotations

from typing import Any, Final

from pelagos.bots.contract import Sight
from pelagos.bots.search.guide import Guide, first_look, guide_of
from pelagos.bots.search.playout import Luck
from pelagos.core.nodes import Chance, Choice, Node, Option
from pelagos.core.rulebook import Rulebook
from pelagos.core.state import State

CARELESS: Final = 1.0
"""Answers that are so many points apart are all the same to him."""
FURTHEST: Final = 4
"""So many questions that an answer leads to he thinks through."""


class Deckhand:
    """Judges what each answer begins, with one luck that he imagines, and nothing that comes after it."""

    def __init__(self, careless: float = CARELESS) -> None:
        self.careless = careless

    def choose(self, sight: Sight[Any]) -> Option:
        """One of the answers that look best at first sight."""
        if len(sight.options) == 1:
            return sight.options[0]
        guide, imagined = guide_of(sight.game.key), sight.imagine(sight.rng)
        imagined.events = None
        worth = {option: _at_once(sight, guide, imagined, option) for option in sight.options}
        best = max(worth.values())
        return sight.rng.choice([option for option in sight.options if worth[option] >= best - self.careless])


def _at_once(sight: Sight[Any], guide: Guide[Any], imagined: State, option: Option) -> float:
    """How the seat stands when what an answer begins is done, each question on the way answered at first sight."""
    s: Any = imagined.clone()
    luck, rules = Luck(sight.luck, 0), sight.game.rules
    node = _settled(rules, s, rules.answer(s, option), luck)
    for _ in range(FURTHEST):
        if not isinstance(node, Choice) or node.seat != sight.seat or guide.begins(s, node):
            break
        node = _settled(rules, s, rules.answer(s, _first_sight(sight, guide, s, node)), luck)
    return first_look(guide)(s, sight.seat)


def _first_sight(sight: Sight[Any], guide: Guide[Any], s: State, node: Choice) -> Option:
    """The answer after which the seat stands best before anything else happens."""

    look = first_look(guide)

    def standing(option: Option) -> float:
        after = s.clone()
        sight.game.rules.answer(after, option)
        return look(after, sight.seat)

    return max(node.options, key=standing)


def _settled(rules: Rulebook[Any], s: State, node: Node, luck: Luck) -> Node:
    """On to the next question that leaves a choice, or to the end."""
    while isinstance(node, Chance) or (isinstance(node, Choice) and len(node.options) == 1):
        node = rules.answer(s, luck.pick(node) if isinstance(node, Chance) else node.options[0])
    return node
