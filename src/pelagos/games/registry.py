"""Which games there are, and how their component tables are read from a folder."""

from __future__ import annotations

import copyreg
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.core.packs import shelf

NAMES = ("nauticus", "nemo1", "nemo2", "endeavor")
TABLES = (".csv", ".toml")


def find_game(key: str) -> Game[Any]:
    """The game of that name."""
    if key not in NAMES:
        raise PelagosError("error-unknown-game", game=key, known=", ".join(NAMES))
    game: Game[Any] = import_module(f"pelagos.games.{key}").GAME
    return game


def own_tables(game: Game[Any]) -> Traversable:
    """The folder with the component tables that come with a game."""
    return files(f"pelagos.games.{game.key}") / "data"


def load_pack(game: Game[Any], folder: Path | None = None) -> Any:
    """The component pack in a folder, or the game's own; every table is checked."""
    if folder is not None and not folder.is_dir():
        raise PelagosError("error-pack-folder", path=str(folder))
    pack = game.read_pack(read_folder(own_tables(game) if folder is None else folder))
    shelf.keep(pack)
    return pack


def load_own_pack(kind: type) -> None:
    """Have the pack on the shelf that comes with the game whose states are of this kind."""
    for key in NAMES:
        if kind.__module__.startswith(f"pelagos.games.{key}."):
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
