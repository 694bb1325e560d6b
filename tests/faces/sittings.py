"""Every game in every mode, set up and played at random: for what must hold wherever somebody reads."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

from pelagos.core.nodes import Choice
from pelagos.core.settings import Value, parse_settings
from pelagos.games.registry import find_game, load_pack
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from pelagos.table.table import Table

PEOPLE: Final = ("Ada", "Ben", "Cleo", "Dora")
TO_THE_END: Final = 100_000


class Sitting(NamedTuple):
    """A game, its settings, and a seed for luck and answers."""

    game: str
    given: tuple[tuple[str, Value], ...]
    seed: str

    def __str__(self) -> str:
        return "-".join([self.game, *(str(value) for _, value in self.given), self.seed])


def sitting(game: str, seed: str = "1", **given: Value) -> Sitting:
    """A game to be played."""
    return Sitting(game, tuple(given.items()), seed)


SITTINGS: Final = (
    sitting("nauticus", players=2),
    sitting("nauticus", players=3),
    sitting("nauticus", players=4),
    sitting("endeavor", mode="competitive", players=2, scenario=3),
    sitting("endeavor", mode="competitive", players=4, scenario=8),
    sitting("endeavor", mode="coop", players=3, scenario=9, difficulty="easy"),
    sitting("endeavor", mode="solo", players=1, scenario=6),
    sitting("nemo1", commitment="war"),
    sitting("nemo1", commitment="ask"),
    sitting("nemo2", mode="solo", motive="explore"),
    sitting("nemo2", mode="coop", players=2, motive="science"),
    sitting("nemo2", mode="semi_coop", players=3, motive="anti-imperialism", edition="galakta"),
)


@cache
def played(at: Sitting, answers: int = TO_THE_END) -> Table[Any]:
    """A table at which so many answers were given at random; read it only."""
    game = find_game(at.game)
    settings = parse_settings(game.settings, dict(at.given))
    people = [SeatEntry(name, "me") for name in PEOPLE[: int(settings[game.seats_setting])]]
    table = open_table(game, settings, people, Seeded(at.seed), load_pack(game))
    rng = Random(at.seed)
    for _ in range(answers):
        node = table.node
        if not isinstance(node, Choice):
            break
        table.submit(node.seat, [rng.choice(node.options)], table.version)
    return table
