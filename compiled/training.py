"""Games that are played while the compiler counts: at random in every mode, and a few by greedy bots.

`python -m compiled.training nauticus nemo1` plays with the package that it finds, some games or all of them.
"""

from __future__ import annotations

import sys
from collections.abc import Collection
from random import Random
from typing import Final

from pelagos.bots.registry import find_bot
from pelagos.core.playing import play_at_random
from pelagos.core.settings import Value, parse_settings
from pelagos.games.registry import find_game, load_pack
from pelagos.lab.play import play_game

PLANS: Final[tuple[tuple[str, int, dict[str, Value]], ...]] = (
    ("nauticus", 2, {}),
    ("nauticus", 4, {}),
    ("nemo1", 1, {}),
    ("nemo2", 1, {}),
    ("nemo2", 4, {"mode": "coop"}),
    ("nemo2", 3, {"mode": "semi_coop", "edition": "galakta"}),
    ("endeavor", 2, {}),
    ("endeavor", 4, {}),
)
RANDOM_GAMES: Final = 200
GREEDY_GAMES: Final = 2
COPIES: Final = 50
BETWEEN: Final = 10


def train(games: Collection[str]) -> None:
    """Random games with copies of their positions, as a search makes them, and greedy ones."""
    for name, seats, others in PLANS:
        if name in games:
            game = find_game(name)
            pack = load_pack(game)
            settings = parse_settings(game.settings, {game.seats_setting: seats, **others} if seats > 1 else others)
            for seed in range(RANDOM_GAMES):
                s, random = game.new_game(settings, pack), Random(seed).random
                game.rules.run(s)
                while play_at_random(game.rules, s, random, BETWEEN) == BETWEEN:
                    for _ in range(COPIES):
                        s.clone()
            for luck in range(GREEDY_GAMES):
                play_game(game, settings, pack, [find_bot(name, "greedy")] * seats, str(luck))


if __name__ == "__main__":
    train(sys.argv[1:] or [name for name, _, _ in PLANS])
