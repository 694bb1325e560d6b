"""Which games there are, our own and those of installed packages, and how their component tables are read."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.core.packs import shelf

NAMES = ("nauticus", "nemo1", "nemo2", "endeavor")
"""Our own games."""
TABLES = (".csv", ".toml")
GROUP = "pelagos.games"
"""The entry points by which an installed package offers its game: `key = "module:GAME"`."""


def game_keys() -> tuple[str, ...]:
    """Every game that can be played: our own, then those of other packages."""
    return (*NAMES, *(key for key in installed_games() if key not in NAMES))


@cache
def installed_games() -> dict[str, EntryPoint]:
    """The games that installed packages offer, by key."""
    return {point.name: point for point in sorted(entry_points(group=GROUP))}


def package_of(key: str) -> str:
    """The package in which a game lies with its tables; an unknown game is refused."""
    if key in NAMES:
        return f"pelagos.games.{key}"
    if key not in installed_games():
        raise PelagosError("error-unknown-game", game=key, known=", ".join(game_keys()))
    return installed_games()[key].module


def find_game(key: str) -> Game[Any]:
    """The game of that name."""
    game: Game[Any] = import_module(package_of(key)).GAME
    return game


def own_tables(game: Game[Any]) -> Traversable:
    """The folder with the component tables that come with a game."""
    return files(package_of(game.key)) / "data"


def load_pack(game: Game[Any], folder: Path | None = None) -> Any:
    """The component pack in a folder, or the game's own; every table is checked."""
    pack = _own_pack(game.key) if folder is None else _other_pack(game, folder)
    shelf.keep(pack)
    return pack


@cache
def _own_pack(key: str) -> Any:
    """Read once: what comes with a game never changes, and whatever is worked out from it is kept with it."""
    game = find_game(key)
    return game.read_pack(read_folder(own_tables(game)))


def _other_pack(game: Game[Any], folder: Path) -> Any:
    return read_tables(game, read_pack_folder(folder))


def read_pack_folder(folder: Path) -> dict[str, str]:
    """The tables of a pack as texts, to be carried elsewhere; a path that is no folder is refused."""
    if not folder.is_dir():
        raise PelagosError("error-pack-folder", path=str(folder))
    return read_folder(folder)


def read_tables(game: Game[Any], texts: Mapping[str, str]) -> Any:
    """The pack that these tables make up; every table is checked."""
    pack = game.read_pack(texts)
    if game.sheets:
        game.sheets.box(pack.tables)  # its names are known from here on
    return pack


def load_own_pack(kind: type) -> None:
    """Have the pack on the shelf that comes with the game whose states are of this kind."""
    for key in game_keys():
        if f"{kind.__module__}.".startswith(f"{package_of(key)}."):
            load_pack(find_game(key))


def read_folder(folder: Traversable) -> dict[str, str]:
    """The tables of a folder by file name."""
    found = sorted((item for item in folder.iterdir() if item.name.endswith(TABLES)), key=lambda item: item.name)
    texts = {}
    for item in found:
        try:
            texts[item.name] = item.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as problem:
            raise PelagosError("error-table-read", file=item.name, problem=type(problem).__name__) from problem
    return texts


def _by_its_key(game: Game[Any]) -> tuple[Any, tuple[str]]:
    return find_game, (game.key,)


copyreg.pickle(Game, _by_its_key)
shelf.load = load_own_pack
