"""Which settings the conformance suite plays, and how often: all of a small game's, a spread of a large one's."""

from __future__ import annotations

import os
from itertools import product
from random import Random
from typing import Any, NamedTuple

from pelagos.core.settings import Settings, Value, parse_settings
from pelagos.games.registry import find_game

GAMES = int(os.environ.get("PELAGOS_GAMES", "50"))
"""How many games of Nauticus are played; more than 50 are a soak, in which every setting of every game is played."""

IS_SOAK = GAMES > 50
IDLE = ("pass", "end", "done", "decline")
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


def usual_settings(key: str) -> list[Settings]:
    """A game as it is usually set up."""
    return [parse_settings(find_game(key).settings, {})]


class Busy(Random):
    """Chance that rarely gives up, so that a game of many rounds gets somewhere."""

    def choice(self, seq: Any) -> Any:
        """One of the options; those that do nothing only one time in ten."""
        active = [option for option in seq if option[0] not in IDLE] or seq
        return super().choice(active if self.random() < 0.9 else seq)


class Plan(NamedTuple):
    """Every setting of a game that is worth a look, every how many of them is played, how often, in how many tests."""

    settings: list[Settings]
    nth: int
    games: int
    soaked: int
    batches: int = 1
    chance: type[Random] = Random

    @property
    def played(self) -> list[Settings]:
        """Every nth, so that each value of each setting turns up; in the soak all of them."""
        return self.settings[:: 1 if IS_SOAK else self.nth]

    def numbers(self, batch: int) -> range:
        """The numbers of the games that are played in a batch."""
        return range(batch, self.soaked if IS_SOAK else self.games, self.batches)


def plan_of(key: str) -> Plan:
    """How a game is looked at; one that has no plan of its own is played as it is usually set up."""
    return PLANS.get(key) or Plan(usual_settings(key), nth=1, games=10, soaked=1000, batches=5)


PLANS = {
    "nauticus": Plan(nauticus_settings(), nth=1, games=GAMES, soaked=GAMES, batches=10),
    "nemo1": Plan(nemo1_settings(), nth=1, games=4, soaked=1000, batches=2),
    "nemo2": Plan(nemo2_settings(), nth=13, games=1, soaked=10),
    "endeavor": Plan(endeavor_settings(), nth=7, games=1, soaked=10, chance=Busy),
}
