"""Questions that come up when games are played by chance and by the greedy bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from pelagos.bots.asking import asked
from pelagos.bots.contract import Sight
from pelagos.bots.registry import find_bot
from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Over
from pelagos.core.plain import Plain
from pelagos.core.settings import Settings
from pelagos.games.registry import load_pack

BOTS = ("random", "greedy")


def questions(game: Game[Any], settings: Settings, bot: str, seed: str) -> Iterator[Any]:
    """Every position of a game in which somebody decides among several answers."""
    rng = Random(seed)
    s = game.new_game(settings, load_pack(game))
    node = game.rules.run(s)
    entrant, moves = find_bot(game.key, bot), 0
    memories: dict[int, Plain] = {}
    while not isinstance(node, Over):
        if isinstance(node, Chance):
            option = rng.choices(node.options, node.weights)[0]
        elif len(node.options) == 1:
            option = node.options[0]
        else:
            yield s
            seat = node.seat
            sight = Sight(game, s, f"{seed}/{seat}", moves, memories.get(seat), settings)
            option, memories[seat] = asked(entrant, sight)
        moves += 1
        node = game.rules.answer(s, option)
