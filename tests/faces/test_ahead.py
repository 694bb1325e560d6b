"""What can be answered together, what Confirm takes along, and what nobody has to be asked for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pelagos.core.nodes import Choice, option_text
from pelagos.core.settings import parse_settings
from pelagos.faces.ahead import closing, is_final, leads, rest, weights_of
from pelagos.games.registry import find_game, load_pack
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from pelagos.table.table import Table

STEPS = 120


def opened(key: str, seats: int, **settings: Any) -> Table[Any]:
    game = find_game(key)
    people = [SeatEntry(f"person {seat}", "") for seat in range(seats)]
    return open_table(game, parse_settings(game.settings, settings), people, Seeded("5"), load_pack(game))


def asked(table: Table[Any]) -> Choice:
    assert isinstance(table.node, Choice)
    return table.node


def until(table: Table[Any], ask: str, rng: Random) -> Choice:
    """Answer at random until a question comes."""
    while asked(table).ask != ask:
        table.submit(asked(table).seat, [rng.choice(asked(table).options)], table.version)
    return asked(table)


def texts(row: Any) -> list[str]:
    return [option_text(option) for option in row]


@pytest.mark.parametrize(
    ("key", "seats", "settings"),
    [("nauticus", 3, {"players": 3}), ("nemo2", 1, {}), ("nemo1", 1, {}), ("endeavor", 2, {"players": 2})],
)
def test_every_lead_is_an_answer_that_the_table_takes(key: str, seats: int, settings: dict[str, Any]) -> None:
    """A spot has one beginning or one end, and what Confirm takes along can be sent with any plan."""
    table, rng = opened(key, seats, **settings), Random("leads")
    for _ in range(STEPS):
        if not isinstance(node := table.node, Choice):
            break
        found = leads(table, node.seat, [], table.state)
        for spot in {spot for lead in found for spot in lead.spots}:
            ways = [lead.answers for lead in found if spot in lead.spots]
            assert len({way[0] for way in ways}) == 1 or len({way[-1] for way in ways}) == 1
        for lead in found:
            assert len(lead.answers) == len(lead.labels) > 1
            table.preview(node.seat, lead.answers, table.version)
        option = rng.choice(node.options)
        ahead = table.preview(node.seat, [option], table.version)
        along = [lead.answers[0] for lead in rest(table, node.seat, [option], ahead)]
        table.submit(node.seat, [option, *along], table.version)


def test_an_ocean_is_moved_to_and_a_ship_attacked_in_the_first_question() -> None:
    """[NW2-11.2, 11.4] What the rules ask in two steps is one click on the map."""
    table = opened("nemo2", 1, motive="science")
    until(table, "action", Random("seas"))
    found = {spot: texts(lead.answers) for lead in leads(table, 0, [], table.state) for spot in lead.spots}
    moves = {spot: answers for spot, answers in found.items() if answers[0] == "move"}
    assert moves
    assert all(answers[1] == spot.replace("ocean-", "ocean ") for spot, answers in moves.items())
    assert not [spot for spot in found if spot.startswith("track-")], "what is exerted is asked after an action"


@pytest.mark.parametrize("ask", ["gem-ocean", "emergency-help"])
def test_a_question_lights_nothing_of_what_comes_after_it(ask: str) -> None:
    """[NW2-3.5, 14.1] Where the gem lies, and whether help is called for, is no action yet."""
    table, rng = opened("nemo2", 1, motive="war"), Random("gems")
    seen = 0
    while isinstance(table.node, Choice):
        if table.node.ask == ask:
            seen += 1
            assert leads(table, 0, [], table.state) == []
        table.submit(0, [rng.choice(table.node.options)], table.version)
    assert seen


def test_confirm_stops_buying_and_ends_the_turn() -> None:
    """[NAU-3.4] The extra action is all that could still be done."""
    table = opened("nauticus", 3, players=3)
    table.submit(0, ["tile buy-hull"], table.version)
    buy = next(option for option in asked(table).options if option[0] == "buy")
    plan: list[Any] = [buy]
    ahead = table.preview(0, plan, table.version)
    while ahead.state.node.ask == "place":
        plan.append(ahead.state.node.options[0])
        ahead = table.preview(0, plan, table.version)
    assert texts(lead.answers[0] for lead in rest(table, 0, plan, ahead)) == ["stop", "end"]
    assert not [lead for lead in leads(table, 0, plan, ahead.state) if lead.answers[0] == ("stop",)]


def test_the_end_of_a_phase_is_taken_along_only_when_nothing_else_is_left() -> None:
    """[NW2-10.1, 10.3] Officers can always be sacrificed; that is no reason to be asked."""
    table, rng = opened("nemo2", 1, motive="science"), Random("points")
    node = until(table, "action", rng)
    assert closing(table.game, table.state) is None
    assert list(weights_of(table.game, table.state, node).values())[-3:] == ["rare"] * 3
    while table.state.ap or asked(table).ask != "action":
        table.submit(0, [rng.choice(asked(table).options)], table.version)
    assert closing(table.game, table.state) == ("end",)


def test_the_dice_come_after_any_exertion() -> None:
    """[NW2-6.8] Whatever is answered there is the last decision before the roll."""
    table = opened("nemo2", 1, motive="science")
    until(table, "action", Random("seas"))
    ahead = table.preview(0, ["rest"], table.version)
    assert ahead.state.node.ask == "exert"
    assert is_final(table, 0, ["rest"], ahead)
    assert texts(lead.answers[0] for lead in rest(table, 0, ["rest"], ahead)) == ["exert nothing"]


def test_help_is_idle_after_a_success_and_never_after_a_failure() -> None:
    """[NW2-14.1] Only a better row of a table action is a reason to help a roll that succeeds."""
    table, rng = opened("nemo2", 1, motive="science"), Random("help")
    seen: set[bool] = set()
    while seen != {True, False}:
        idle, node = table.game.idle(table.state), asked(table)
        if node.ask == "emergency-help":
            passed = table.preview(0, ["accept"], table.version).state.passed
            assert idle is None or passed
            seen.add(idle is not None)
        else:
            assert idle is None
        table.submit(0, [idle or rng.choice(node.options)], table.version)
