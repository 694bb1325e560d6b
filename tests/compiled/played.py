"""Random games of every kind as digests, for comparing two forms of the rules: `python -m tests.compiled.played`."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from random import Random

from pelagos.core.codec import decode, digest, encode
from pelagos.core.playing import play_at_random
from pelagos.core.settings import Value, parse_settings
from pelagos.games.registry import find_game, load_pack

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


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in digests())
