"""The adviser: the same advice for the same work, from what a seat may see, with reasons that are true."""

from __future__ import annotations

from importlib import import_module
from itertools import islice
from random import Random
from typing import Any

import pytest

from pelagos.bots.contract import Sight
from pelagos.bots.search.advice import Advice, advise
from pelagos.bots.search.evidence import OVER, Outcome, reasons_for
from pelagos.core.game import NOTHING
from pelagos.core.nodes import Chance, Choice, Option
from pelagos.core.settings import parse_settings
from pelagos.core.text import Text, text
from pelagos.games.registry import NAMES, find_game, load_pack
from tests.bots.table import asked as at_question
from tests.bots.table import practice
from tests.lagoon import FOLDER
from tests.redraw.worlds import hides, opened, walk
from tests.toy import TOY, new_game

WORK = 150
STEPS = {"nauticus": 9, "nemo1": 25, "nemo2": 30, "endeavor": 20}
LONG = 1000.0
HULL = text("hull", left=1)
QUESTIONS = {"nauticus": "choose-tile", "nemo1": "action", "nemo2": "action", "endeavor": "turn"}


def advice_on(key: str, s: Any, work: int = WORK) -> Advice:
    return advise(Sight(find_game(key), s), work, LONG)


def reasons(advice: Advice, option: Option) -> dict[tuple[str, Text], tuple[float, float]]:
    other = next(other for other in advice.others if other.option == option)
    return {(reason.kind, reason.said): (reason.here, reason.there) for reason in other.reasons}


@pytest.mark.parametrize("name", NAMES)
def test_the_same_work_gives_the_same_advice(name: str) -> None:
    """Whatever the table's luck and memory are, and as often as somebody asks."""
    s = at_question(name, QUESTIONS[name])
    first = advice_on(name, s)
    again = advise(Sight(find_game(name), s.clone(), "another luck", 0, {"plan": "none"}), WORK, LONG)
    assert first == again
    assert first.option in s.node.options


def test_advice_on_every_kind_of_question() -> None:
    """Also where the guide compares nothing: every answer is, or a rule of thumb is all there is."""
    for name, steps in STEPS.items():
        seen, s = set(), practice(name).begun()
        for node in islice(practice(name).played(s, Random(name)), steps):
            if isinstance(node, Choice) and node.ask not in seen:
                seen.add(node.ask)
                advice = advice_on(name, s, 1)
                assert advice.option in node.options
                assert len(advice.others) + advice.unseen == len(node.options) - 1
        assert len(seen) > 1


def test_no_time_and_no_work_leave_a_rule_of_thumb() -> None:
    s = at_question("nemo2", "action")
    rushed = advise(Sight(find_game("nemo2"), s), None, 0.0)
    assert (rushed.basis, rushed.others, rushed.option) == ("thumb", (), advice_on("nemo2", s, 0).option)


def test_whoever_does_not_wait_gets_what_was_found() -> None:
    s = at_question("nemo2", "action")
    sight, looks = Sight(find_game("nemo2"), s), iter([True] * 40)
    sight.wanted = lambda: next(looks, False)
    assert 0 < advise(sight, 100_000, LONG).samples < 40


def test_a_game_without_a_guide_is_played_on_at_random() -> None:
    s = new_game({"seats": 2}, None)
    node = TOY.rules.run(s)
    while isinstance(node, Chance):
        node = TOY.rules.answer(s, node.options[0])
    advice = advise(Sight(TOY, s), WORK, LONG)
    assert advice.basis == "compared"
    assert isinstance(node, Choice)
    assert advice.option in node.options


def test_the_game_of_the_tutorial_has_an_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its state does not say how many play, and it has no bot of its own."""
    monkeypatch.syspath_prepend(str(FOLDER))
    game = import_module("lagoon").GAME
    s = game.new_game(parse_settings(game.settings, {}), load_pack(game, FOLDER / "lagoon" / "data"))
    node = game.rules.run(s)
    while isinstance(node, Chance):
        node = game.rules.answer(s, node.options[0])
    assert advise(Sight(game, s), WORK, LONG).basis == "compared"


def test_nothing_hidden_makes_a_difference() -> None:
    """Positions that differ only in what the seat may not know get the same advice, to the last digit."""
    game, rng, compared = find_game("endeavor"), Random(5), 0
    table = opened("endeavor", parse_settings(game.settings, {"players": 2}))
    for _ in walk(table, 3, 60):
        node = table.node
        assert isinstance(node, Choice)
        if len(node.options) > 1 and hides(table, node.seat, Random(1)) and compared < 3:
            compared += 1
            other = game.visible.determinise(table.state, node.seat, rng)
            assert advise(Sight(game, other), 40, LONG) == advise(Sight(game, table.state), 40, LONG)
    assert compared == 3


def test_a_reason_names_the_peril_that_one_answer_leaves() -> None:
    """With one box of Hull left, whoever rests stays on the brink; whoever is advised does not."""
    s = practice("nemo1").given({"turn": 5, "hull": 1, "crew": 6, "nemo": 5, "ocean": "indian-ocean"})
    advice = advice_on("nemo1", s, 600)
    brink = text("nemo1-peril-resource", resource=text("nemo1-resource-hull"), left=1)
    here, there = reasons(advice, ("rest",))["brink", brink]
    assert here < 0.2 < 0.6 < there


def test_a_reason_names_the_line_of_the_sheet_that_gains() -> None:
    """A motive multiplies what its owner has: Science its Science, Explore its Wonders."""
    advice = advice_on("nemo2", at_question("nemo2", "motive"), 600)
    science, explore = ("motive", "science"), ("motive", "explore")
    assert advice.option in (science, explore)
    own, other = ("science", "wonders") if advice.option == science else ("wonders", "science")
    found = reasons(advice, explore if advice.option == science else science)
    more, less = (found["score", Text(f"nemo2-score-{line}")] for line in (own, other))
    assert more[0] > more[1]
    assert less[0] < less[1]


def outcomes(*found: dict[Any, float]) -> list[Outcome]:
    return [Outcome(one, {key: HULL for key in one if key[0] != "later"}, ()) for one in found]


def test_what_chance_explains_is_no_reason() -> None:
    key = ("score", Text("ships"))
    steady, wild = [{key: 3.0}] * 6, [{key: value} for value in (9.0, -3.0, 12.0, -6.0, 3.0, 6.0)]
    assert reasons_for(outcomes(*wild), outcomes(*steady)) == ()
    assert [reason.here - reason.there for reason in reasons_for(outcomes(*steady), outcomes(*[{}] * 6))] == [3.0]


def test_the_nearer_of_two_perils_is_told_once_and_first() -> None:
    """What is at hand is near as well: it is said once, before points of less weight."""
    safe, late = {("later", NOTHING): 5.0}, {("peril", Text("hull")): 1.0, ("brink", Text("hull")): 1.0}
    found = reasons_for(outcomes(*[safe] * 5), outcomes(*[{**late, ("later", NOTHING): 1.0}] * 5))
    assert [(reason.kind, reason.said) for reason in found] == [("brink", HULL), ("later", NOTHING)]


def test_what_one_answer_was_followed_further_for_is_no_reason() -> None:
    """Points grow from turn to turn; that a game is lost counts whenever it happens."""
    key, lost = ("score", Text("ships")), ("lost", NOTHING)
    longer = [one._replace(turn=8) for one in outcomes(*[{key: 20.0}] * 6)]
    early = [one._replace(turn=OVER) for one in outcomes(*[{key: 3.0, lost: 1.0}] * 6)]
    assert [reason.kind for reason in reasons_for(longer, early)] == ["lost"]
    alike = [one._replace(turn=8) for one in outcomes(*[{key: 17.0}] * 6)]
    (reason,) = reasons_for(longer, early[:3] + alike[:3])[1:]
    assert (reason.here, reason.there) == (20.0, 17.0)
