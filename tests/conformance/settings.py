"""Which settings the conformance suite plays: all of a small game's, a spread of a large one's."""

from __future__ import annotations

from itertools import product

from pelagos.core.settings import Settings, Value, parse_settings
from pelagos.games.registry import find_game

EVERY_NTH = 13
"""Of the many combinations of Nemo's War every 13th is played in the tests, all of them in the soak."""

SITTINGS = ((1, "solo"), (2, "coop"), (3, "coop"), (4, "coop"), (2, "semi_coop"), (3, "semi_coop"), (4, "semi_coop"))
VARIANTS = (
    "taking_it_on_the_chin",
    "treacherous_waters",
    "relentless_pursuit",
    "coordinated_navies",
    "realistic_torpedoes",
)


def nauticus_settings() -> list[Settings]:
    """Two, three and four players."""
    return [{"players": players} for players in (2, 3, 4)]


def nemo2_settings() -> list[Settings]:
    """Every motive, level, edition, with and without variants, for every number and kind of players."""
    game = find_game("nemo2")
    motives = ("science", "explore", "anti-imperialism", "war")
    every = product(motives, ("sailor", "officer", "captain"), ("frosted", "galakta"), (False, True), SITTINGS)
    found = []
    for motive, level, edition, variants, (players, mode) in every:
        given: dict[str, Value] = {"motive": motive, "level": level, "edition": edition}
        given |= {"players": players, "mode": mode, **dict.fromkeys(VARIANTS, variants)}
        found.append(parse_settings(game.settings, given))
    return found


def sample(settings: list[Settings], nth: int) -> list[Settings]:
    """Every nth, so that each value of each setting turns up."""
    return settings[::nth]


def nemo1_settings() -> list[Settings]:
    """The four commitments, by lot, and asked for."""
    game = find_game("nemo1")
    wanted = ("science", "explore", "anti-imperialism", "war", "random", "ask")
    return [parse_settings(game.settings, {"commitment": commitment}) for commitment in wanted]


def endeavor_settings() -> list[Settings]:
    """Every scenario against each other, together and alone, for every number of players and all difficulties."""
    game = find_game("endeavor")
    sittings = [("competitive", 2), ("competitive", 3), ("competitive", 4)]
    sittings += [("coop", 2), ("coop", 3), ("coop", 4), ("solo", 1)]
    levels = ("easy", "medium", "hard", "legendary")
    return [
        parse_settings(
            game.settings,
            {"scenario": scenario, "mode": mode, "players": players, "difficulty": levels[(scenario + players) % 4]},
        )
        for mode, players in sittings
        for scenario in range(1, 11)
    ]
