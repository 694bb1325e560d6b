"""What the balance tables of all games have in common: many games, wherever they are played, and lines for a page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.core.text import text
from pelagos.games.registry import find_game, load_pack
from pelagos.lab.folder import Asked, RunFolder
from pelagos.lab.parts import parts_of
from pelagos.lab.run import Told, done_parts
from pelagos.lab.runner import HERE, Where

BEGIN: Final = "<!-- balance -->"
END: Final = "<!-- end balance -->"
KNOWN: Final = ("nemo1", "nemo2", "endeavor")
"""The games of which balance tables are made."""


class Stint(NamedTuple):
    """Some games of a cell: who plays which scenario, motive or commitment. Plain values, so that it travels."""

    game: str
    cell: Any
    numbers: range


def cells_of(key: str) -> Any:
    """The module that knows what is played of a game, and what is told of it: `cells`, `play`, `kind` and `lines`."""
    if key not in KNOWN:
        game = find_game(key)
        raise PelagosError("error-balance-none", game=text(f"{game.key}-name"), known=", ".join(KNOWN))
    return import_module(f"pelagos.lab.balance.{key}")


def asked_of(key: str, games: int, seed: str) -> Asked:
    """Everything that the tables of a game depend on."""
    rules, pack = find_game(key).rules_version, str(tables_of(key).hash)
    return {"command": "balance", "game": key, "seed": seed, "games": games, "rules": rules, "pack": pack}


def stints_of(key: str, games: int, seed: str) -> list[Stint]:
    """All games of all cells, in parts that depend on nothing but their number."""
    cells = cells_of(key).cells(games, seed)
    return [Stint(key, cell, numbers) for cell, number in cells for numbers in parts_of(number)]


def balance(
    key: str,
    games: int,
    seed: str,
    where: Where = HERE,
    folder: RunFolder | None = None,
    told: Told | None = None,
) -> Iterator[str]:
    """The lines about a game, each as soon as its games are played."""
    module, stints = cells_of(key), stints_of(key, games, seed)
    found = done_parts(play_stint, stints, list[module.kind], where, folder, told)  # type: ignore[name-defined]
    yield from module.lines(_by_cell(stints, found), games, seed)


def play_stint(stint: Stint) -> list[Any]:
    """The games of a stint, in the order of their numbers."""
    play = cells_of(stint.game).play
    return [play(stint.cell, number) for number in stint.numbers]


def _by_cell(stints: Sequence[Stint], found: Iterable[list[Any]]) -> Iterator[tuple[Any, list[Any]]]:
    """Every cell with all of its games."""
    parts = zip(stints, found, strict=True)
    for cell, of_cell in groupby(parts, key=lambda part: part[0].cell):
        yield cell, [game for _, games in of_cell for game in games]


@cache
def tables_of(game: str) -> Any:
    """The component pack of a game, read once for every process."""
    return load_pack(find_game(game))


def line_of(cells: Iterable[object]) -> str:
    """A line of a Markdown table."""
    return f"| {' | '.join(map(str, cells))} |"


def share(part: int, whole: int) -> str:
    """A share in percent."""
    return f"{100 * part / whole:.0f} %"


def put_into(page: Path, lines: Sequence[str]) -> None:
    """Write the lines between the two markers of a page."""
    page.write_text(put_between(page.read_text(encoding="utf-8"), lines), encoding="utf-8")


def put_between(page: str, lines: Sequence[str]) -> str:
    """The page with the lines between its two markers."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return "\n".join((before + BEGIN, "", *lines, "", END + after))
