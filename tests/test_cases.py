"""Every case file of the project, one test per case; and the examples of the pages about case files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pelagos.cases.format import Case, read_cases
from pelagos.cases.runner import Spoken, run_case
from pelagos.games.registry import find_game, load_pack

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs"
MANUAL = (DOCS / "cases.md", DOCS / "games" / "endeavor.md")


def all_cases() -> list[Case]:
    files = sorted((TESTS / "cases").rglob("*.toml"))
    return [case for file in files for case in read_cases(file.read_text(encoding="utf-8"), file.name)]


def manual_examples() -> list[Case]:
    pages = "\n".join(page.read_text(encoding="utf-8") for page in MANUAL)
    blocks = re.findall(r"```toml\n(.*?)```", pages, re.DOTALL)
    return [case for number, block in enumerate(blocks) for case in read_cases(block, f"example {number + 1}")]


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.id)
def test_case(case: Case) -> None:
    assert run_case(case).problems == []


@pytest.mark.parametrize("case", manual_examples(), ids=lambda case: case.id)
def test_example_of_the_manual(case: Case) -> None:
    assert run_case(case).problems == []


def test_no_two_cases_share_an_id() -> None:
    ids = [case.id for case in all_cases()]
    assert sorted(set(ids)) == sorted(ids)


SINGLE_TARGET = """
[[case]]
id = "wrong"
game = "nemo2"
title = "A case that is wrong, whether it speaks of the only target or not"
given.ap = 1
given.contacts.western-pacific = 0
given.ships.western-pacific = ["donau"]
when.play = ["attack", {target} "stalk"]
then.position = {{ ap = 1 }}
"""


@pytest.mark.parametrize("target", ["", '"target donau",'])
def test_a_question_with_a_single_answer_excuses_no_wrong_expectation(target: str) -> None:
    """[NW2-27] A case may speak of such a question; what it expects is compared all the same."""
    (case,) = read_cases(SINGLE_TARGET.format(target=target), "wrong.toml")
    assert run_case(case).problems == ["position.ap: expected 1, found 0"]


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
    assert run_case(case).problems == ["asks: expected 'adventure', found 'tonnage-or-salvage'"]


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
    assert problem.startswith(f"{answer!r}: it is A who is asked: A is asked 'action'")


def test_every_case_of_a_game_that_skips_questions_also_holds_when_none_is_skipped() -> None:
    """[NW2-27] Questions with a single answer change nothing, asked or not."""
    cases = [case for case in all_cases() if find_game(case.game).ask_all]
    assert cases
    packs = {case.game: load_pack(find_game(case.game)) for case in cases}
    assert [case.id for case in cases if Spoken(find_game(case.game), case, packs[case.game]).problems()] == []
