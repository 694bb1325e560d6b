"""Games of every kind, at random and by greedy bots, for comparing two forms: `python -m tests.compiled.played`."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

from pelagos.bots.contract import Sight
from pelagos.bots.registry import find_bot
from pelagos.core.codec import decode, digest, encode
from pelagos.core.nodes import Option
from pelagos.core.playing import play_at_random
from pelagos.core.settings import Value, parse_settings
from pelagos.core.state import State
from pelagos.games.registry import find_game, load_pack
from pelagos.lab.play import play_game

PLANS: tuple[tuple[str, dict[str, Value]], ...] = (
    ("nauticus", {"players": 2}),
    ("nauticus", {"players": 4}),
    ("nemo1", {}),
    ("nemo2", {}),
    ("nemo2", {"players": 4, "mode": "coop"}),
    ("nemo2", {"players": 3, "mode": "semi_coop", "edition": "galakta"}),
    ("endeavor", {"players": 2}),
    ("endeavor", {"players": 4}),
)
GREEDY: tuple[tuple[str, dict[str, Value], int], ...] = (
    ("nauticus", {"players": 2}, 2),
    ("nemo1", {}, 1),
    ("nemo2", {}, 1),
    ("endeavor", {"players": 2}, 2),
)
GAMES = 2
OPENING = 40


def digests() -> Iterator[str]:
    """Each game in its middle, copied in every way, and at its end."""
    for name, given in PLANS:
        game = find_game(name)
        pack, settings = load_pack(game), parse_settings(game.settings, given)
        for seed in range(GAMES):
            s, random = game.new_game(settings, pack), Random(seed).random
            game.rules.run(s)
            play_at_random(game.rules, s, random, OPENING)
            copies = [s.clone(), pickle.loads(pickle.dumps(s)), decode(game, encode(s), pack)]
            assert all(copy == s for copy in copies), f"a copy of {name} differs"
            middle, left = digest(s), play_at_random(game.rules, s, random, 1 << 40)
            yield f"{name} {seed} {middle} {left} {digest(s)}"


def thoughts() -> Iterator[str]:
    """What greedy bots answer and remember in a whole game of each kind, and what comes of it."""
    for name, given, seats in GREEDY:
        game, told = find_game(name), sha256()

        def watch(s: State, sight: Sight[Any], option: Option, told: Any = told) -> None:
            told.update(repr((sight.seat, option, sight.kept)).encode())

        settings = parse_settings(game.settings, given)
        outcome = play_game(game, settings, load_pack(game), [find_bot(name, "greedy")] * seats, "forms", watch)
        yield f"{name} {outcome.decisions} {outcome.scores} {told.hexdigest()}"


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in (*digests(), *thoughts()))
