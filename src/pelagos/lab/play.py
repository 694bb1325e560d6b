"""One game between bots, as fast as the rules go: nothing is recorded, nothing is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from pelagos.bots.contract import Bot, Sight
from pelagos.core.game import Game, Verdict
from pelagos.core.nodes import Chance, Choice, Over
from pelagos.core.settings import Settings
from pelagos.table.fate import drawn


class Outcome(NamedTuple):
    """How a game ended, by seat, how many questions the bots were asked, and why it ended."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    reason: str
    verdict: Verdict


def play_game(game: Game[Any], settings: Settings, pack: Any, bots: Sequence[Bot], luck: str) -> Outcome:
    """Play to the end. `luck` is the seed of fate: the same luck and bots, the same game."""
    s = game.new_game(settings, pack)
    node = game.rules.run(s)
    rolls: Counter[str] = Counter()
    decisions = 0
    while not isinstance(node, Over):
        if isinstance(node, Chance):
            option = drawn(luck, node, rolls[node.ask])
            rolls[node.ask] += 1
        elif len(node.options) == 1:
            option = node.options[0]
        else:
            option = _asked(game, s, node, bots)
            decisions += 1
        node = game.rules.answer(s, option)
    return Outcome(node.scores, game.ranks(s), decisions, node.reason, game.verdict(s))


def _asked(game: Game[Any], s: Any, node: Choice, bots: Sequence[Bot]) -> Any:
    return bots[node.seat].choose(Sight(game, s))
