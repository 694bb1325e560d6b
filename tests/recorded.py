"""Games that were played at random, to their end or a while, for everything that looks back."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from pelagos.core.nodes import Choice
from pelagos.core.settings import parse_settings
from pelagos.games.registry import find_game, load_pack
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import Line, SeatEntry, write_line
from pelagos.table.table import Table

NAMES = ("Ada", "Ben", "Cleo")
TO_THE_END = 100_000


@cache
def played(game: str, seats: int, answers: int = TO_THE_END, seed: str = "7") -> tuple[Table[Any], bytes]:
    """A table at which so many answers were given at random, and its record."""
    found = find_game(game)
    lines: list[Line] = []
    settings = parse_settings(found.settings, {found.seats_setting: seats})
    entries = [SeatEntry(name, "me") for name in NAMES[:seats]]
    table = open_table(found, settings, entries, Seeded(seed), load_pack(found), sink=lines.extend)
    rng = Random(seed)
    for _ in range(answers):
        node = table.node
        if not isinstance(node, Choice):
            break
        table.submit(node.seat, [rng.choice(node.options)], table.version)
    return table, b"".join(map(write_line, lines))
