"""A question that differs for a person differs for a program.

Two moments at which a program gets the same question and the same view offer the same options, with the same labels,
and each of them leads to the same news and the same next question. Every option of random play is looked behind, so
that moments come up that are alike but for what is being done: which part is bought, which hit is borne.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec
import pytest

from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Choice, Node, Over
from pelagos.core.settings import Settings, parse_settings
from pelagos.games.registry import find_game
from pelagos.server.tell.program_state import data_question
from pelagos.table.fate import Seeded, drawn
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from pelagos.table.table import Table
from tests.bots.table import practice

LOOKS: Final = int(os.environ.get("PELAGOS_LOOKS", "350"))
"""How many moments are looked at in each sitting."""
WIDTH: Final = 8
SITTINGS: Final[list[tuple[str, Settings]]] = [
    ("nauticus", {"players": 3}),
    ("nemo1", {}),
    ("nemo2", {}),
    ("nemo2", {"players": 2, "mode": "coop"}),
    ("nemo2", {"players": 3, "mode": "semi_coop"}),
    ("endeavor", {"players": 2}),
    ("endeavor", {"players": 2, "mode": "coop"}),
]
Told = Callable[[Table[Any], Any, Choice], Any]


class Looks:
    """What programs were told so far, and what came of the options then."""

    def __init__(self, table: Table[Any], told: Told) -> None:
        self.table, self.told = table, told
        self.came: dict[bytes, Any] = {}
        self.number = self.again = self.twins = 0

    def look(self, s: Any, node: Choice) -> None:
        """One moment more."""
        self.number += 1
        message, came = msgspec.json.encode(self.told(self.table, s, node)), behind(self.table.game, s, node)
        if message in self.came:
            self.again += 1
            self.twins += self.came[message] != came
        self.came[message] = came


def told_to_programs(table: Table[Any], s: Any, node: Choice) -> Any:
    """Question and view, as `want=data` has them."""
    return data_question(table, s, asked=True), table.game.visible.observe(s, node.seat)


def behind(game: Game[Any], s: Any, node: Choice) -> list[Any]:
    """For each option its label, what whoever answers hears of it, and what is asked next, if it is asked of him."""
    found = []
    for option in node.options:
        after = s.clone()
        after.events = ()
        then = game.rules.answer(after, option)
        heard = [event for event in after.events if event.audience is None or node.seat in event.audience]
        found.append((option, game.show.label(s, option), heard, _asked(then, node.seat)))
    return found


def _asked(node: Node, seat: int) -> Any:
    if isinstance(node, Over):
        return node
    options = node.options if isinstance(node, Choice) and node.seat == seat else ()
    return node.ask, getattr(node, "seat", None), options


def settled(game: Game[Any], s: Any, node: Node, luck: str) -> Node:
    """On to the next real choice, with the same luck for all who come from one question."""
    rolls = 0
    while not isinstance(node, Over) and (isinstance(node, Chance) or len(node.options) == 1):
        option = drawn(luck, node, rolls) if isinstance(node, Chance) else node.options[0]
        rolls += 1
        node = game.rules.answer(s, option)
    return node


def looked_at(key: str, sitting: Settings, told: Told = told_to_programs) -> Looks:
    """Random games, until there were enough moments."""
    game, settings = find_game(key), parse_settings(find_game(key).settings, sitting)
    seats = [SeatEntry("", "me")] * int(settings[game.seats_setting])
    looks = Looks(open_table(game, settings, seats, Seeded("1"), practice(key).pack), told)
    number = 0
    while looks.number < LOOKS:
        rng, s = Random(number), game.new_game(settings, practice(key).pack)
        node = settled(game, s, game.rules.run(s), f"{number}")
        while isinstance(node, Choice) and looks.number < LOOKS:
            luck = f"{number}/{looks.number}"
            for option in node.options if len(node.options) <= WIDTH else rng.sample(node.options, WIDTH):
                after = s.clone()
                then = settled(game, after, game.rules.answer(after, option), luck)
                if isinstance(then, Choice):
                    looks.look(after, then)
            node = settled(game, s, game.rules.answer(s, rng.choice(node.options)), luck)
        number += 1
    return looks


@pytest.mark.parametrize(("key", "sitting"), SITTINGS, ids=str)
def test_what_is_alike_for_a_program_has_the_same_consequences(key: str, sitting: Settings) -> None:
    looks = looked_at(key, sitting)
    assert looks.twins == 0
    assert looks.again > 0 or key == "nauticus", "some moments come up twice, so that there is something to compare"


def view_alone(table: Table[Any], s: Any, node: Choice) -> Any:
    """What programs were told once: not what the question is about, nor what is pending."""
    return node.seat, node.ask, node.options, table.game.visible.observe(s, node.seat)


@pytest.mark.parametrize("key", ["nauticus", "nemo1", "nemo2"])
def test_the_view_alone_would_not_do(key: str) -> None:
    """Different questions would look the same to a program; in Endeavor it takes some thousand moments to see it."""
    sitting = next(sitting for name, sitting in SITTINGS if name == key)
    assert looked_at(key, sitting, view_alone).twins > 0
