"""A soak: many games at random, with every promise checked at every question, and settings drawn anew for each game."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Any, Final, NamedTuple

from pelagos.core.conformance import Conformance, Nonconformance, Speak
from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.core.seating import check_seating
from pelagos.core.settings import Setting, Settings, Value, parse_settings
from pelagos.games.registry import find_game, load_pack
from pelagos.lab.folder import Asked, RunFolder
from pelagos.lab.parts import parts_of
from pelagos.lab.run import Told, done_parts
from pelagos.lab.runner import HERE, Where

DRAWS: Final = 200
"""How often settings are drawn until they fit together; then the usual ones are taken."""


class Soak(NamedTuple):
    """Which game is checked how often, with whose luck, and which settings are fixed."""

    game: str
    games: int
    seed: str
    given: dict[str, Value]


class Bath(NamedTuple):
    """Some games of a soak. `speak` says every text that comes up, and raises where words are missing."""

    soak: Soak
    numbers: range
    speak: Speak


class Checked(NamedTuple):
    """A game that was checked: how many questions it asked, and what is broken; "" where nothing is."""

    number: int
    questions: int
    settings: str
    problem: str


def new_soak(game_key: str, games: int, seed: str, given: dict[str, Value]) -> Soak:
    """A soak that can be carried out: game and settings are checked first."""
    game = find_game(game_key)
    parse_settings(game.settings, given)
    return Soak(game_key, games, seed, given)


def asked_of(soak: Soak) -> Asked:
    """Everything that comes out of a soak depends on."""
    game = find_game(soak.game)
    return {"command": "soak", **soak._asdict(), "rules": game.rules_version, "pack": str(load_pack(game).hash)}


def soaked(
    soak: Soak, speak: Speak, where: Where = HERE, folder: RunFolder | None = None, told: Told | None = None
) -> Generator[Checked, None, None]:
    """Every game of the soak, in order."""
    baths = [Bath(soak, numbers, speak) for numbers in parts_of(soak.games)]
    for games in done_parts(take_bath, baths, list[Checked], where, folder, told):
        yield from games


def take_bath(bath: Bath) -> list[Checked]:
    """Check the games of a part."""
    return [check(bath.soak, number, bath.speak) for number in bath.numbers]


def check(soak: Soak, number: int, speak: Speak) -> Checked:
    """One game. Everything in it depends on the seed and the number alone."""
    game, rng = find_game(soak.game), Random(f"{soak.seed}/{number}")  # noqa: S311 - a game, not a secret
    settings = drawn_settings(game, soak.given, rng)
    shown = " ".join(f"{key}={value}" for key, value in sorted(settings.items()))
    suite = Conformance(game, settings, load_pack(game), speak)
    try:
        played = suite.check_random_game(rng)
    except Nonconformance as problem:
        return Checked(number, suite.asked, shown, str(problem))
    except Exception as problem:  # Rules that raise, or words that are missing, are what a soak looks for.
        return Checked(number, suite.asked, shown, f"question {suite.asked}: {type(problem).__name__}: {problem}")
    return Checked(number, len(played.answers), shown, "")


def drawn_settings(game: Game[Any], given: dict[str, Value], rng: Random) -> Settings:
    """Some settings that fit together, with those that are given."""
    for _ in range(DRAWS):
        drawn = {setting.key: _drawn(setting, rng) for setting in game.settings}
        try:
            settings = parse_settings(game.settings, {**drawn, **given})
            check_seating(game, settings, int(settings[game.seats_setting]))
        except PelagosError:
            continue
        return settings
    return parse_settings(game.settings, given)


def _drawn(setting: Setting, rng: Random) -> Value:
    if isinstance(setting.default, bool):
        return rng.random() < 0.5
    if isinstance(setting.default, int):
        return rng.randint(setting.low, setting.high)
    return rng.choice(setting.choices)
