"""[EDS-6.2, 6.3] Endeavor: Deep Sea in its main question: what can be done is offered where it is done."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from pelagos.core.nodes import Choice, Over
from pelagos.core.settings import parse_settings
from pelagos.faces.ahead import closing, is_final, leads, rest, weights_of
from pelagos.games.endeavor.names import ACTIONS
from pelagos.games.endeavor.verbs import ALL, DECLINE, END, PASS, TAKE_STEP
from pelagos.games.registry import find_game, load_pack
from pelagos.table.fate import Seeded
from pelagos.table.opening import open_table
from pelagos.table.record import SeatEntry
from pelagos.table.table import Table

DULL = (PASS, END, DECLINE)
MOMENTS = 60


def a_table(seed: str) -> Table[Any]:
    game = find_game("endeavor")
    settings = parse_settings(game.settings, {"players": 2})
    return open_table(game, settings, [SeatEntry("Ada", ""), SeatEntry("Ben", "")], Seeded(seed), load_pack(game))


def asked_at(table: Table[Any]) -> Choice:
    assert isinstance(table.node, Choice)
    return table.node


def turns(seed: str, ask: str = "turn") -> Iterator[Table[Any]]:
    """A lively game at random, whenever somebody begins a turn or is asked something else."""
    table, rng = a_table(seed), Random(seed)
    for _ in range(2000):
        node = table.node
        if isinstance(node, Over):
            return
        assert isinstance(node, Choice)
        if node.ask == ask:
            yield table
        lively = [option for option in node.options if option not in DULL]
        table.submit(node.seat, [rng.choice(lively or list(node.options))], table.version)


def places(table: Table[Any], seat: int) -> set[str]:
    """Where the deeds of all activations can be done, found step by step."""
    game = table.game
    found: set[str] = set()
    for first in asked_at(table).options:
        ahead = table.preview(seat, [first], table.version)
        node = ahead.state.node
        if first[0] != "activate" or not isinstance(node, Choice) or node.ask != "action":
            continue
        for deed in (option for option in node.options if option[0] in ACTIONS):
            after = ahead.state.clone()
            asked = game.rules.answer(after, deed)
            if isinstance(asked, Choice) and asked.ask == "vessel":
                starts = [after.clone() for _ in asked.options]
                ways = [(s, game.rules.answer(s, option)) for s, option in zip(starts, asked.options, strict=True)]
            else:
                ways = [(after, asked)]
            for s, there in ways:
                assert isinstance(there, Choice)
                found |= {spot for option in there.options for spot in game.show.spots(s, option)}
    return found


def test_everything_that_can_be_done_is_offered_where_it_is_done() -> None:
    """Every socket to use, every zone to travel to; and whatever is offered can be answered."""
    seen: set[str] = set()
    for number, table in enumerate(turns("7")):
        seat = asked_at(table).seat
        found = leads(table, seat, (), table.state)
        lit = {spot for lead in found for spot in lead.spots}
        assert places(table, seat) <= lit
        for lead in found[:10]:
            table.preview(seat, lead.answers, table.version)
        seen |= {lead.answers[-1][0] for lead in found}
        if number == MOMENTS:
            break
    assert {"to", "sonar", "dive", "conserve"} <= seen


def test_nobody_passes_by_a_click_on_what_comes_in_the_next_round() -> None:
    """Whom to recruit is asked when the round is over; until then a click there says nothing."""
    for number, table in enumerate(turns("3")):
        found = leads(table, asked_at(table).seat, (), table.state)
        assert not [lead.answers for lead in found if "recruit" in {answer[0] for answer in lead.answers}]
        if number == MOMENTS:
            return


def test_of_two_who_can_the_one_is_sent_who_can_do_less() -> None:
    """Who only travels goes before who can do anything; the other one is sent by a click on the card."""
    for table in turns("7"):
        offered = {option[1] for option in asked_at(table).options if option[0] == "activate"}
        travel = [lead for lead in leads(table, asked_at(table).seat, (), table.state) if lead.answers[-1][0] == "to"]
        if {"team-leader", "pilot"} <= offered and travel:
            first = {lead.answers[0] for lead in travel}
            assert ("activate", "pilot") in first
            assert ("activate", "team-leader") not in first
            return
    raise AssertionError("a pilot stands beside the team leader")


def test_nothing_that_is_gained_is_declined_along_with_a_plan() -> None:
    """Confirm takes the end of a turn along, and the one thing that can be taken; never is a bonus left behind."""
    along = set()
    for number, table in enumerate(turns("3")):
        seat = asked_at(table).seat
        led = [lead.answers for lead in leads(table, seat, (), table.state)[:12]]
        then = table.preview(seat, [PASS], table.version).state.node if PASS in asked_at(table).options else None
        recruits = then.options if isinstance(then, Choice) and then.seat == seat else ()
        for plan in (*led, *((PASS, option) for option in recruits)):
            ahead = table.preview(seat, plan, table.version)
            along |= {one.answers[0] for one in rest(table, seat, plan, ahead)}
        if number == MOMENTS:
            break
    assert along
    assert {option[0] for option in along} <= {END[0], PASS[0], TAKE_STEP[0], ALL[0]}


def test_the_depths_to_draw_from_need_no_confirmation() -> None:
    """[EDS-9.3] Tiles are drawn after any of them; not to draw needs a reason, and is confirmed."""
    for table in turns("7"):
        seat = asked_at(table).seat
        for lead in leads(table, seat, (), table.state):
            ahead = table.preview(seat, lead.answers, table.version)
            if getattr(ahead.state.node, "ask", "") == "depths":
                assert is_final(table, seat, lead.answers, ahead)
                assert closing(table.game, ahead.state) is None
                return
    raise AssertionError("somebody discovers something")


def test_a_plan_that_leads_up_to_the_depths_is_ended_by_a_click_on_a_pile() -> None:
    """[EDS-9.3] Whoever has chosen a crew member clicks the pile, and the tiles are drawn."""
    for table in turns("7"):
        seat = asked_at(table).seat
        planned = [("activate", "team-leader")]
        if planned[0] not in asked_at(table).options:
            continue
        ahead = table.preview(seat, planned, table.version)
        piles = [lead for lead in leads(table, seat, planned, ahead.state) if lead.answers[-1][0] == "depths"]
        if piles:
            assert all(lead.final for lead in piles)
            assert not any(lead.final for lead in leads(table, seat, (), table.state)), "one click alone draws nothing"
            return
    raise AssertionError("a team leader can discover something")


def test_whoever_can_do_nothing_but_pass_passes_with_one_click() -> None:
    """[EDS-6.3] An activation of which nothing is possible would only end the turn: it needs a good reason."""
    found = 0
    for table in turns("4"):
        weights = weights_of(table.game, table.state, asked_at(table))
        if PASS in weights and all(option == PASS or option[0] == "activate" for option in weights):
            idle = [option for option in weights if "idle" in table.game.show.label(table.state, option).id]
            assert [option for option, weight in weights.items() if weight == "aside"] == idle
            assert (closing(table.game, table.state) == PASS) == (len(idle) == len(weights) - 1)
            found += bool(idle)
    assert found


def test_where_one_disc_stays_all_others_are_taken_back_at_once() -> None:
    """[EDS-5.5] One button for each disc that could stay; of two alike one stays."""
    found = 0
    for seed in ("2", "3", "4"):
        for table in turns(seed, "manage"):
            seat, number = asked_at(table).seat, asked_at(table).then[2]
            for _, answers in table.game.bundles(table.state):
                assert len(answers) == number
                after = table.preview(seat, answers, table.version).state
                assert sum(code & 1 for code in after.crew[seat]) == 1
                found += 1
    assert found


def test_a_question_glows_with_what_it_asks() -> None:
    """Whom to recruit lights nobody whose disc comes back if several lead there; influence nothing of the next turn."""
    for table in turns("3", "recruit"):
        found = [one for one in leads(table, asked_at(table).seat, (), table.state) if one.answers[-1][0] == "take"]
        assert len({one.answers[0] for one in found}) <= 1
    for table in turns("3", "influence"):
        found = leads(table, asked_at(table).seat, (), table.state)
        assert not {"take", "activate", "pass"} & {lead.answers[-1][0] for lead in found}
