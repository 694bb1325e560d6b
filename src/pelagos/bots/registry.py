"""Which bots there are for a game: our own, those of installed packages, and any class that somebody names.

A server offers the first two only, by their bare names (`check_bot`); whoever types a command may name a module
(`import_bot`). A bot's module is imported when the bot is called for.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from pelagos.bots.contract import Entrant, Maker
from pelagos.bots.written import Written, read_written, with_parameters
from pelagos.core.errors import PelagosError
from pelagos.core.text import text

log = logging.getLogger("pelagos.bots")

EVERY_GAME: Final = {"random": "pelagos.bots.random_bot:RandomBot"}
OTHERWISE: Final = {"search": "pelagos.bots.search_bot:SearchBot"}
"""What plays a game that has no bot of its own: it tries things out, and a bot that knows the game does better."""
GUIDED: Final = ("endeavor", "nauticus", "nemo1", "nemo2")
"""The games that have a greedy bot and a guide for the search, and so every level."""
TAUGHT: Final = ("nemo1", "nemo2")
"""Those for which learned values ship; elsewhere they made no bot better (docs/strength.md)."""
OWN: Final = {
    game: {
        "deckhand": "pelagos.bots.search.deckhand:Deckhand",
        "greedy": f"pelagos.bots.{game}.greedy:GreedyBot",
        "captain": "pelagos.bots.search.levels:Captain",
        "master": "pelagos.bots.search.levels:Master",
    }
    for game in GUIDED
}
OURS: Final = frozenset((*EVERY_GAME, *OTHERWISE, *OWN["nauticus"]))
"""The names of our own bots, for which every language has words."""
THINKERS: Final = frozenset(("captain", "master"))
"""Ours that take their time: seconds, where others take milliseconds."""
LEANING: Final = THINKERS | {"deckhand"}
"""Ours that ask the greedy bot what it would do, or look at things as it does."""
USUAL: Final = "greedy"
GROUP: Final = "pelagos.bots"
"""The entry points by which an installed package offers its bots: `name = "module:Class"`."""
NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")


def bot_names(game_key: str) -> tuple[str, ...]:
    """The bots that are offered for a game, the simplest first, then those of other packages."""
    return (
        *_own(game_key),
        *(name for name in installed_bots() if name not in _own(game_key) and _fits(game_key, name)),
    )


def usual_bot(game_key: str) -> str:
    """Who plays where nobody says who: a good partner who keeps nobody waiting."""
    names = bot_names(game_key)
    return USUAL if USUAL in names else names[-1]


def check_bot(game_key: str, name: str) -> None:
    """Refuse a name that no offered bot of this game has."""
    if name not in bot_names(game_key):
        known = ", ".join(bot_names(game_key))
        raise PelagosError("error-unknown-bot", bot=name, game=text(f"{game_key}-name"), known=known)


def find_bot(game_key: str, written: str) -> Entrant:
    """An offered bot, with its parameters if it is written with some (`search:seconds=2`)."""
    return _entrant(game_key, read_written(written))


def import_bot(game_key: str, written: str) -> Entrant:
    """An offered bot or a class in any module (`my.module:MyBot`): for those only who may run what they like here."""
    found = read_written(written)
    if not found.module:
        return _entrant(game_key, found)
    if (name := found.name.partition(":")[0]) in bot_names(game_key):
        raise PelagosError("error-bot-parameter-form", bot=name, value=found.name.partition(":")[2])
    maker = imported(found.name)
    _check_game(game_key, found.name, maker)
    return with_parameters(found, maker)


def is_foreign(written: str) -> bool:
    """Whether a bot is named by its module, so that calling for it runs somebody's program."""
    try:
        return read_written(written).module
    except PelagosError:
        return False


def imported(name: str) -> Maker:
    """The class that `module:Class` names; whatever is wrong with it is said."""
    module, _, attribute = name.partition(":")
    try:
        maker: Any = import_module(module)
        for part in attribute.split("."):
            maker = getattr(maker, part)
    except Exception as problem:
        raise PelagosError("error-bot-import", bot=name, problem=f"{type(problem).__name__}: {problem}") from problem
    return checked(name, maker)


def checked(name: str, maker: Any) -> Maker:
    """The same, if it is something that makes bots."""
    if not callable(maker) or (isinstance(maker, type) and not callable(getattr(maker, "choose", None))):
        raise PelagosError("error-bot-none", bot=name)
    made: Maker = maker
    return made


@cache
def installed_bots() -> dict[str, EntryPoint]:
    """The bots that installed packages offer, by name."""
    return {point.name: point for point in sorted(entry_points(group=GROUP)) if NAME.fullmatch(point.name)}


def _entrant(game_key: str, written: Written) -> Entrant:
    name = written.name
    if not written.module and name in installed_bots() and name not in _own(game_key):
        maker = imported(installed_bots()[name].value)
        _check_game(game_key, name, maker)
        return with_parameters(written, maker)
    check_bot(game_key, name)
    return with_parameters(written, imported(_own(game_key)[name]))


def _own(game_key: str) -> dict[str, str]:
    return {**EVERY_GAME, **OWN.get(game_key, OTHERWISE)}


def _fits(game_key: str, name: str) -> bool:
    """Whether an installed bot can be had and plays this game; one that is broken is not offered."""
    try:
        return plays(game_key, imported(installed_bots()[name].value))
    except PelagosError as problem:
        log.info("an installed bot is not offered: %s", problem)
        return False


def plays(game_key: str, maker: Maker) -> bool:
    """A bot may say by `games` which games it plays; one that does not say plays all of them."""
    games = getattr(maker, "games", None)
    return games is None or game_key in games


def _check_game(game_key: str, name: str, maker: Maker) -> None:
    if not plays(game_key, maker):
        known = ", ".join(getattr(maker, "games", ()))
        raise PelagosError("error-bot-game", bot=name, game=text(f"{game_key}-name"), known=known)
