"""Two positions that differ only in what somebody may not know give the same bytes on every route and message."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

import pytest

from pelagos.core.nodes import Choice
from pelagos.core.settings import Settings
from pelagos.games.registry import find_game
from pelagos.table.table import Table
from tests.redraw.serving import (
    ELSEWHERE,
    MESSAGES,
    ROUTES,
    WITHOUT_A_TABLE,
    Guessed,
    Served,
    all_messages,
    all_routes,
    guessed_at,
    serving,
    stories,
)
from tests.redraw.worlds import EVERY, hides, opened, other_world, viewers, walk


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("redraw")) as found:
        yield found


def test_every_route_is_looked_at() -> None:
    """A new route says what is asked of it here, or that it never looks at a position."""
    assert set(all_routes()) == ROUTES.keys() | ELSEWHERE.keys() | WITHOUT_A_TABLE


def test_every_message_is_looked_at() -> None:
    assert all_messages() == MESSAGES.keys()


SECRETIVE = next(one for one in EVERY if find_game(one[0]).disclose)
QUESTIONS = ("tile", "slot", "turn")
"""At the first two somebody looks at what others do not see; at the third it lies hidden."""
SHORT, LATE, LONGEST, ATTEMPTS = 9, 40, 90, 9
HINTS = 1
"""The walk that comes to a draw of which somebody knows less than another."""
ALONE = 2
"""Those who look at somebody who plays alone: the others are spectators."""


@pytest.mark.parametrize("number", range(len(EVERY)))
def test_nobody_gets_what_he_may_not_know(served: Served, number: int) -> None:
    """In every scenario and mode one position: the first of its kind, seen by one of those at the table."""
    name, settings = EVERY[number]
    eyes, rng = viewers(opened(name, settings)), Random(number)
    seat = eyes[number % len(eyes)] if len(eyes) > ALONE else None
    table = hiding(name, settings, seat, QUESTIONS[number % len(QUESTIONS)])
    live, guessed, other = served.put(table), guessed_at(table, rng), other_world(table, seat, rng)
    assert differing(served.heard(live, other, seat, guessed), served.heard(live, table, seat, guessed)) == []


def hiding(name: str, settings: Settings, seat: int | None, ask: str) -> Table[Any]:
    """A table at a question at which something is hidden from somebody, late at any such; at any in an open game."""
    for attempt in range(ATTEMPTS):
        table = opened(name, settings)
        for count in walk(table, attempt, LONGEST):
            if table.game.disclose is None and count > SHORT:
                return table
            asked = isinstance(table.node, Choice) and table.node.ask == ask
            if (asked or count > LATE) and hides(table, seat, Random(attempt)):
                return table
    raise AssertionError(f"nothing is ever hidden from {seat} in {settings}")


def test_nobody_gets_a_hint_of_what_lies_below(served: Served) -> None:
    """[J2] Before a draw from a pile under which somebody else has put a tile: ahead, in chances and in stakes."""
    name, settings = SECRETIVE
    table = opened(name, settings)
    found = (table.node for _ in walk(table, HINTS, LONGEST) if is_before_a_draw(table))
    asked = next(found)
    assert isinstance(asked, Choice)
    live, guessed = served.put(table), guessed_at(table, Random(HINTS))
    for seat in viewers(table):
        other = other_world(table, seat, Random(HINTS))
        assert differing(served.heard(live, other, seat, guessed), served.heard(live, table, seat, guessed)) == []


def is_before_a_draw(table: Table[Any]) -> bool:
    """Whether somebody names depths, knowing less than there is to know and more than a spectator."""
    game, s, node = table.game, table.state, table.node
    if not isinstance(node, Choice) or node.ask != "depths" or not hides(table, node.seat, Random(HINTS)):
        return False
    other = game.visible.determinise(s, None, Random(HINTS))
    return any(game.forecast(other, option) != game.forecast(s, option) for option in node.options)


def test_a_replay_tells_nobody_more_than_he_saw() -> None:
    table = hiding(*SECRETIVE, None, "slot")
    for seat in viewers(table):
        assert stories(other_world(table, seat, Random(3)), seat) == stories(table, seat)


def differing(one: dict[str, bytes], two: dict[str, bytes]) -> list[tuple[str, bytes, bytes]]:
    """What was asked and answered otherwise, from shortly before the first difference on."""
    assert one.keys() == two.keys()
    return [(asked, *parted(one[asked], two[asked])) for asked in one if one[asked] != two[asked]]


def parted(one: bytes, two: bytes) -> tuple[bytes, bytes]:
    at = next((place for place, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    return one[max(0, at - 60) : at + 60], two[max(0, at - 60) : at + 60]


def test_the_test_would_notice_a_leak(served: Served) -> None:
    """Whoever looks at drawn tiles does get to know them: to him the other world is another one."""
    table = hiding(*SECRETIVE, None, "tile")
    live, asked, nothing = served.put(table), table.node, Guessed([], [])
    assert isinstance(asked, Choice)
    redrawn = table.game.visible.determinise(table.state, None, Random(3))
    other = copy(table)
    other.moments = [*table.moments[:-1], table.moments[-1]._replace(state=redrawn)]
    found = differing(served.heard(live, other, asked.seat, nothing), served.heard(live, table, asked.seat, nothing))
    assert {"GET /api/v1/tables/{table} 0", "Watch 0", "Watch 1"} <= {asked for asked, _, _ in found}
