"""Who sits where, as written on the command line: `me,greedy,greedy`, `--names`, `--set key=value`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from pelagos.bots.registry import find_bot, import_bot, is_foreign, usual_bot
from pelagos.bots.written import split_seats
from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.core.seating import check_seating
from pelagos.core.settings import Settings, parse_settings
from pelagos.games.registry import load_pack

ME: Final = "me"
BOT: Final = "bot:"


def parse_seats(game: Game[Any], written: str) -> list[str]:
    """What plays each seat, as records write it: `me` or `bot:NAME`."""
    look_here()
    return [ME if word.lower() == ME else BOT + import_bot(game.key, word).name for word in split_seats(written)]


def look_here() -> None:
    """Modules of bots are found in the folder where the command is typed."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)


def usual_seats(game: Game[Any], pairs: Sequence[str]) -> str:
    """Unsaid: one person against as many bots as the settings leave room for, as many as usual if they can be."""
    given = parse_pairs(pairs)
    settings = parse_settings(game.settings, given)
    usual = int(settings[game.seats_setting])
    low, high = game.seats
    numbers = (
        [] if game.seats_setting in given else sorted(range(low, high + 1), key=lambda number: abs(number - usual))
    )
    number = next((number for number in numbers if _can_be(game, settings, number)), usual)
    return ",".join([ME, *[usual_bot(game.key)] * (number - 1)])


def _can_be(game: Game[Any], settings: Settings, number: int) -> bool:
    """Whether so many can sit down to such a game."""
    try:
        game.new_game({**settings, game.seats_setting: number}, load_pack(game))
    except PelagosError:
        return False
    return True


def check_kinds(game: Game[Any], kinds: Sequence[str]) -> None:
    """Refuse a seat that neither a person nor a known bot plays."""
    for kind in kinds:
        if kind != ME:
            find_bot(game.key, kind.removeprefix(BOT))


def unasked(kinds: Sequence[str], named: Sequence[str]) -> list[PelagosError]:
    """What is said of programs that a record names and nobody here has asked for: they will not be run."""
    seats = ",".join(kind.removeprefix(BOT) for kind in kinds)
    foreign = [bot_of(kind) for kind in kinds if bot_of(kind) and kind not in named and is_foreign(bot_of(kind))]
    return [PelagosError("error-bot-unasked", bot=bot, seats=seats) for bot in foreign]


def bot_of(kind: str) -> str:
    """The bot that plays such a seat, "" when none does.

    >>> bot_of("bot:greedy"), bot_of("me")
    ('greedy', '')
    """
    return kind.removeprefix(BOT) if kind.startswith(BOT) else ""


def parse_names(written: str | None, defaults: Sequence[str]) -> list[str]:
    """The names in the order of the seats; where none is given, the default stays."""
    given = [] if written is None else [name.strip() for name in written.split(",")]
    if len(given) > len(defaults):
        raise PelagosError("error-names-count", names=len(given), seats=len(defaults))
    given += [""] * (len(defaults) - len(given))
    names = [name or default for name, default in zip(given, defaults, strict=True)]
    for name in names:
        if names.count(name) > 1:
            raise PelagosError("error-names-twice", name=name)
    return names


def seated_settings(game: Game[Any], pairs: Sequence[str], seats: int) -> Settings:
    """Settings from `key=value` pairs; the seating says how many play, and may not be contradicted."""
    given = parse_pairs(pairs)
    settings = parse_settings(game.settings, given)
    if game.seats_setting not in given:
        settings[game.seats_setting] = seats
    check_seating(game, settings, seats)
    return settings


def parse_pairs(pairs: Sequence[str]) -> dict[str, str]:
    """`key=value` pairs by key; one key may not be given twice."""
    found: dict[str, str] = {}
    for pair in pairs:
        key, sign, value = (part.strip() for part in pair.partition("="))
        if not (key and sign and value):
            raise PelagosError("error-setting-form", value=pair)
        if key in found:
            raise PelagosError("error-settings-conflict", first=f"{key}={found[key]}", second=f"{key}={value}")
        found[key] = value
    return found
