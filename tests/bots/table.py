"""Small helpers for bot tests: a fresh game, and games played out."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pelagos.bots.contract import Sight
from pelagos.bots.registry import find_bot
from pelagos.core.nodes import Chance, Choice, Option, Over
from pelagos.games.nauticus import GAME
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.registry import load_pack

PACK = load_pack(GAME)


def first_question(players: int = 2) -> Nauticus:
    """A new game with its tiles laid in a fixed order, at the first choice of a tile."""
    s = GAME.new_game({"players": players}, PACK)
    node = GAME.rules.run(s)
    while isinstance(node, Chance):
        node = GAME.rules.answer(s, node.options[0])
    return s


def answers(names: tuple[str, ...], luck: int) -> Iterator[tuple[Choice, Option]]:
    """Every question of one game, single answers included, with what the bot of that seat said."""
    rng = Random(luck)
    bots = [find_bot("nauticus", name, luck + seat) for seat, name in enumerate(names)]
    s = GAME.new_game({"players": len(names)}, PACK)
    node = GAME.rules.run(s)
    while not isinstance(node, Over):
        if isinstance(node, Chance):
            option = rng.choice(node.options)
        else:
            option = bots[node.seat].choose(Sight(GAME, s))
            yield node, option
        node = GAME.rules.answer(s, option)
