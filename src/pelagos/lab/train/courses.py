"""What is learned from: which games are played, and how positions come about that the bots alone would not reach."""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.core.settings import Settings
from pelagos.games.registry import find_game


class Course(NamedTuple):
    """The games of one kind: settings in turn, and how many games make a part."""

    kind: str
    settings: tuple[Settings, ...]
    turns: range
    """Those of a usual game, as the guide counts them."""
    begins: int
    """About how often the guide says that a turn begins."""
    part: int
    share: int = 1
    """How many parts of it are played in a round of parts."""
    least: float = -1000.0
    """No end counts as less than this, and how likely that is is learned apart from the worth of other ends."""
    kept: int = 20
    """About so many positions of a game become examples: those that follow each other are almost alike."""


def _endeavor(mode: str, players: tuple[int, ...]) -> tuple[Settings, ...]:
    """The first scenario in every other game, since most play it, and the others in turn."""
    groups = [{"mode": mode, "players": number, **_difficulty(mode, number)} for number in players]
    return tuple(
        {**group, "scenario": scenario} for other, group in product(range(2, 11), groups) for scenario in (1, other)
    )


def _difficulty(mode: str, players: int) -> Settings:
    return {} if mode == "competitive" else {"difficulty": ("easy", "medium", "hard")[players % 3]}


COURSES: Final[dict[str, tuple[Course, ...]]] = {
    "nauticus": (
        Course("2", ({"players": 2},), range(7, 35), 28, 16, 4),
        Course("4", ({"players": 4},), range(7, 35), 28, 16, 3),
        Course("3", ({"players": 3},), range(7, 35), 35, 16, 1),
    ),
    "nemo1": (
        Course(
            "alone",
            tuple({"commitment": to} for to in ("science", "explore", "anti-imperialism", "war")),
            range(1, 40),
            40,
            128,
        ),
    ),
    "nemo2": (
        Course(
            "alone",
            tuple({"level": level} for level in ("sailor", "officer", "captain")),
            range(1, 40),
            80,
            16,
            1,
            -100.0,
            60,
        ),
    ),
    "endeavor": (
        Course("rivals", _endeavor("competitive", (2, 2, 4, 3)), range(1, 7), 80, 16, 3),
        Course("group", _endeavor("coop", (2, 3, 2, 4)), range(1, 7), 80, 16, 2),
    ),
}


def courses_of(game_key: str) -> tuple[Course, ...]:
    """What is learned of a game; one that has no guide cannot be learned."""
    game = find_game(game_key)
    if game.key not in COURSES:
        raise PelagosError("error-train-game", game=game.key, known=", ".join(COURSES))
    return COURSES[game.key]
