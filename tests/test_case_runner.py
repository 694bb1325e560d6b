"""Running a case: what stands is compared once, and contradictory expectations never both hold."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from pelagos.cases.format import Case, Expectation, Move, read_cases
from pelagos.cases.runner import Run, run_case
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Chance, Choice, option_text
from pelagos.games.registry import find_game, load_pack
from tests.test_cases import FILES, cases_of

ALL = [case for file in FILES for case in cases_of(file)]
NOTHING = Expectation({})


@cache
def pack_of(game: str) -> Any:
    return load_pack(find_game(game))


def case_of(text: str) -> Case:
    (case,) = read_cases(text, "wrong.toml")
    return case


def with_expectation(case: Case, place: int, facts: dict[str, Any]) -> Case:
    return case._replace(play=[*case.play[:place], Expectation(facts), *case.play[place:]], refused=[], then=NOTHING)


class Probe(Run[Any]):
    """A run that remembers where it stood at an empty expectation."""

    node: Any = None

    def _made(self, move: Move, coming: str) -> list[str]:
        found = super()._made(move, coming)
        if move is NOTHING and self.node is None:
            self.node = self.s.node
        return found


def standing(case: Case, place: int) -> dict[str, Any]:
    """The question that stands at this place of a case, as it would be expected."""
    play = [*case.play[:place], NOTHING, *case.play[place:]]
    probe = Probe(find_game(case.game), case._replace(play=play), pack_of(case.game))
    probe.problems()
    node = probe.node
    if not isinstance(node, Choice | Chance):
        return {"asks": "over", "seat": "none"}
    seat = probe.letters[node.seat] if isinstance(node, Choice) else "fate"
    return {"asks": node.ask, "seat": seat, "options": [option_text(option) for option in node.options]}


@settings(max_examples=150)
@given(st.data())
def test_an_expectation_holds_and_its_contradiction_fails(data: st.DataObject) -> None:
    """At any place of any case: another seat, question or set of options never passes as well."""
    case = data.draw(st.sampled_from(ALL), label="case")
    if data.draw(st.booleans(), label="skip"):
        case = case._replace(ways=case.ways._replace(skip_single_answers=True), refused=[], then=NOTHING)
        assume(not run_case(case).problems)
    place = data.draw(st.integers(0, len(case.play)), label="place")
    true = standing(case, place)
    assert run_case(with_expectation(case, place, true)).problems == []
    other_seats = [seat for seat in "ABCD" if seat != true["seat"]]
    options = true.get("options", ["pass"])
    for wrong in (
        {"asks": f"not-{true['asks']}"},
        {"seat": data.draw(st.sampled_from(other_seats), label="seat")},
        {"options": [*options, "pass"]},
        {"options": options[:-1] or ["nothing"]},
    ):
        assert run_case(with_expectation(case, place, wrong)).problems, wrong


SINGLE_TARGET = """
[[case]]
id = "wrong"
game = "nemo2"
title = "A case that is wrong, whether it speaks of the only target or not"
{way}
given.ap = 1
given.contacts.western-pacific = 0
given.ships.western-pacific = ["donau"]
when.play = ["attack", {target} "stalk"]
then.position = {{ ap = 1 }}
"""


@pytest.mark.parametrize(("way", "target"), [("", ""), ("ask_every_question = true", '"target donau",')])
def test_a_question_with_a_single_answer_excuses_no_wrong_expectation(way: str, target: str) -> None:
    """[NW2-27] A case may speak of such a question; what it expects is compared all the same."""
    case = case_of(SINGLE_TARGET.format(way=way, target=target))
    assert run_case(case).problems == ["position.ap: expected 1, found 0"]


def test_an_answer_to_a_question_that_was_left_out_is_told_how_to_be_asked() -> None:
    """[NW2-27] The rules leave a question with a single answer out, unless the case says otherwise."""
    (problem,) = run_case(case_of(SINGLE_TARGET.format(way="", target='"target donau",'))).problems
    assert problem.startswith("play 2: 'target donau' is not offered")
    assert problem.endswith("unless the case says ask_every_question = true")


MUST_PASS = """
{file}
[[case]]
id = "passes"
game = "nauticus"
title = "With nothing to deliver A can only pass"
{way}
given.layout = {{ 3 = "deliver" }}
given.chosen = 3
given.seats.A = {{ extra = false }}
then.{expected}
"""
SKIP = "skip_single_answers = true"


@pytest.mark.parametrize(
    ("file", "way", "seat"),
    [("", "", "A"), ("", SKIP, "B"), (SKIP, "", "B"), (SKIP, "skip_single_answers = false", "A")],
)
def test_a_single_answer_is_stepped_over_where_the_case_or_its_file_says_so(file: str, way: str, seat: str) -> None:
    """A or B stands, never both."""
    stands = [
        other
        for other in "AB"
        if not run_case(case_of(MUST_PASS.format(file=file, way=way, expected=f'seat = "{other}"'))).problems
    ]
    assert stands == [seat]


def test_an_expectation_beyond_a_single_answer_says_how_to_get_there() -> None:
    problems = run_case(case_of(MUST_PASS.format(file="", way="", expected='seat = "B"'))).problems
    assert problems[0] == "seat: expected 'B', found 'A'"
    assert problems[1].startswith("the question that stands has a single answer: write it, or say skip_single_answers")
    assert problems[1].endswith("(A is asked 'turn': pass)")


@pytest.mark.parametrize("way", ["skip_single_answers = 1", 'wider_refusals = "yes"', "language = true"])
def test_a_way_of_running_in_a_wrong_form_is_refused(way: str) -> None:
    with pytest.raises(PelagosError) as found:
        case_of(MUST_PASS.format(file=way, way="", expected='seat = "A"'))
    assert found.value.text.id == "error-case-table"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(PelagosError) as found:
        run_case(case_of(MUST_PASS.format(file='language = "la"', way="", expected='seat = "A"')))
    assert found.value.text.id == "error-unknown-language"


WRITTEN_OUT = """
[[case]]
id = "between"
game = "nauticus"
title = "What is written out stands, also for what is expected or refused before it"
skip_single_answers = true
given.layout = { 0 = "buy-goods" }
given.chosen = 0
when.play = [
    "A: buy coffee",
    { asks = "place", options = ["warehouse"] },
    { answer = "A: new", reason = "golden-rule", rule = "NAU-2.1" },
    "A: warehouse",
    "A: buy coffee", "A: warehouse", "A: stop",
]
then.asks = "after"
"""


def test_an_answer_that_is_written_out_is_not_stepped_over() -> None:
    assert run_case(case_of(WRITTEN_OUT)).problems == []


GROUNDS = """
[[case]]
id = "grounds"
game = "nemo2"
title = "A way that does not exist"
{way}
given.ap = 1
given.ocean = "cape-horn"
when.play = ["move"]
then.refused = [{{ answer = "ocean indian-ocean", reason = "{reason}", rule = "{rule}" }}]
"""


@pytest.mark.parametrize(
    ("reason", "rule", "exact"),
    [
        ("no-link", "NW2-11.4", True),
        ("E_TARGET", "NW2-11.4", True),
        ("no-link", "NW2-1.2", False),
        ("not-adjacent", "NW2-11.4", False),
        ("not-adjacent", "NW2-1.2", False),
    ],
)
def test_a_refusal_is_exact_where_the_case_wants_it(reason: str, rule: str, exact: bool) -> None:
    """Wider reasons and further grounds hold where the case does not rule them out."""
    strict = run_case(case_of(GROUNDS.format(way="wider_refusals = false", reason=reason, rule=rule))).problems
    assert (strict == []) == exact
    assert exact or "wider_refusals = true" in strict[0]
    assert run_case(case_of(GROUNDS.format(way="", reason=reason, rule=rule))).problems == []


@pytest.mark.parametrize(("reason", "rule"), [("no-link", "NW2-9.5"), ("ocean-full", "NW2-11.4")])
def test_a_wider_refusal_is_still_one_of_its_own(reason: str, rule: str) -> None:
    """A rule or a reason that has nothing to do with it never passes."""
    assert run_case(case_of(GROUNDS.format(way="wider_refusals = true", reason=reason, rule=rule))).problems


LOST_HULL = """
[[case]]
id = "wrong"
game = "nemo2"
title = "A case that is wrong in one event of three"
given.effect = "LOSE(HULL,1); NOT(-2); LOSE(CREW,1)"
given.notoriety = 3
then.events = ["nemo2-lost hull 1", "nemo2-notoriety 1 2", "nemo2-lost Crew 1"]
then.silent = ["nemo2-lost Nemo", "nemo2-lost h"]
"""


def test_only_the_event_that_was_not_told_is_named() -> None:
    """A sign counts, and what follows a missing event is found all the same; names may be printed ones."""
    (case,) = read_cases(LOST_HULL, "wrong.toml")
    (problem,) = run_case(case).problems
    assert problem.startswith("events: 'nemo2-notoriety 1 2' was not told, in this order; told: ")


WRONG_QUESTION = """
[[case]]
id = "wrong"
game = "nemo2"
title = "Nobody can help with the roll, so the wreck is asked for at once"
given.ap = 1
given.contacts.western-pacific = 0
given.ships.western-pacific = ["donau"]
given.sacrificed = ["professor-aronnax", "conseil", "ned-land", "first-officer"]
when.play = ["attack", "stalk", "exert nothing", "fate: 4 4", { asks = "adventure" }]
"""


def test_a_wrong_question_is_told_as_it_stands_at_the_table() -> None:
    """[NW2-27] Not the first of those with a single answer that stand before it."""
    (case,) = read_cases(WRONG_QUESTION, "wrong.toml")
    wrong, hint = run_case(case).problems
    assert wrong == "play 5: asks: expected 'adventure', found 'tonnage-or-salvage'"
    assert hint.endswith("unless the case says ask_every_question = true")


VOLUNTEER = """
[[case]]
id = "wrong"
game = "nemo2"
title = "The Chief Engineer is B's: C cannot give him, and B cannot spend the points"
settings = {{ mode = "coop", players = 3 }}
given.captain = "A"
given.ap = 1
when.play = ["{answer}"]
"""


@pytest.mark.parametrize("answer", ["C: sacrifice chief-engineer", "B: move"])
def test_nobody_volunteers_what_is_not_his(answer: str) -> None:
    """[NW2-19.3, 19.6] Only the owner of what the captain can ask for speaks without being asked."""
    (case,) = read_cases(VOLUNTEER.format(answer=answer), "wrong.toml")
    (problem,) = run_case(case).problems
    assert problem.startswith(f"play 1: {answer!r}: it is A who is asked: A is asked 'action'")
