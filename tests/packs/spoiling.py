"""Packs spoiled at random: each is refused with what is wrong, or it can be played."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeAlias

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Over
from pelagos.core.settings import Settings
from pelagos.games.registry import find_game
from tests.conformance.plans import Busy, plan_of
from tests.packs.expected import tables

Rows: TypeAlias = list[list[str]]
NUMBERS: Final = ("-1", "0", "1", "2", "3", "5", "7", "12", "20", "60")


def spoiled(game: str, rng: Random) -> dict[str, str]:
    """The tables of a game with one to three things in one of them otherwise than they should be."""
    files = dict(tables(game))
    file = rng.choice(sorted(files))
    for _ in range(rng.randint(1, 3)):
        files[file] = spoiled_table(files[file], rng) if file.endswith(".csv") else spoiled_toml(files[file], rng)
    return files


def spoiled_table(table: str, rng: Random) -> str:
    header, *rows = csv.reader(io.StringIO(table))
    rng.choice(WAYS)(rows, rng)
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([header, *rows])
    return out.getvalue()


def spoiled_toml(text: str, rng: Random) -> str:
    """Another number somewhere."""
    places = [found.span() for found in re.finditer(r"\b\d+\b", text)]
    if not places:
        return text
    begin, end = rng.choice(places)
    return text[:begin] + rng.choice(NUMBERS) + text[end:]


def another_number(rows: Rows, rng: Random) -> None:
    """A number that is another one."""
    cells = [(row, place) for row in rows for place, cell in enumerate(row) if cell.lstrip("-").isdecimal()]
    if cells:
        row, place = rng.choice(cells)
        row[place] = rng.choice(NUMBERS)


def of_another_row(rows: Rows, rng: Random) -> None:
    """What another row has in this column."""
    row, other = rng.choice(rows), rng.choice(rows)
    place = rng.randrange(min(len(row), len(other)))
    row[place] = other[place]


def swapped(rows: Rows, rng: Random) -> None:
    """Two rows have each other's value."""
    row, other = rng.choice(rows), rng.choice(rows)
    place = rng.randrange(min(len(row), len(other)))
    row[place], other[place] = other[place], row[place]


def left_out(rows: Rows, rng: Random) -> None:
    """A row is missing."""
    if len(rows) > 1:
        del rows[rng.randrange(len(rows))]


def twice(rows: Rows, rng: Random) -> None:
    """A row stands there twice."""
    rows.append(list(rng.choice(rows)))


def empty(rows: Rows, rng: Random) -> None:
    """A cell is empty."""
    row = rng.choice(rows)
    row[rng.randrange(len(row))] = ""


WAYS: Final[tuple[Callable[[Rows, Random], None], ...]] = (
    another_number,
    another_number,
    of_another_row,
    of_another_row,
    swapped,
    left_out,
    twice,
    empty,
)


def read(game: str, files: dict[str, str]) -> Any:
    """The pack, None when it is refused in words."""
    try:
        return find_game(game).read_pack(files)
    except PelagosError:
        return None


def played(game: str, pack: Any, number: int, most: int = 100_000) -> int:
    """A game at random with a pack, seen and told by everybody; how many questions it had."""
    found, rng = find_game(game), Busy(number)
    every = plan_of(game).settings
    settings: Settings = every[number % len(every)]
    s = found.new_game(settings, pack)
    s.events = ()
    found.rules.run(s)
    for asked in range(min(most, found.longest)):
        node = s.node
        if isinstance(node, Over):
            found.verdict(s), found.show.sheet(s)
            return asked
        if asked % 7 == 0:
            looked_at(found, s)
        assert node is not None
        assert node.options, f"{node.ask}: no options"
        assert len(set(node.options)) == len(node.options), f"{node.ask}: one option twice"
        found.rules.answer(s, rng.choice(node.options))
        s.events = ()
    return min(most, found.longest)


def looked_at(game: Any, s: Any) -> None:
    """What faces ask of a position."""
    view = game.visible.observe(s, None)
    game.show.board(view), game.show.drawer(s, None), game.show.sheet(s), game.perils(view), game.show.question(s)
    for option in s.node.options[:3]:
        game.show.label(s, option), game.forecast(s, option)
    game.show.outlooks(s)
