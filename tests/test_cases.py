"""Every case file of the project, one test per file; and the examples of the pages about case files."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from pelagos.cases.format import Case, read_case, read_cases, written_cases
from pelagos.cases.runner import run_case
from pelagos.games.registry import find_game

TESTS = Path(__file__).parent
FILES = sorted((TESTS / "cases").rglob("*.toml"))
LEAVING_OUT = [file for file in FILES if find_game(file.parent.name).ask_all]
"""The files of games that leave out questions with a single answer."""
DOCS = TESTS.parent / "docs"
MANUAL = (DOCS / "cases.md", DOCS / "games" / "endeavor.md")


@cache
def cases_of(file: Path) -> list[Case]:
    """The cases of a file; a refusal names its own reason and rule, unless the case itself says otherwise."""
    found = written_cases(file.read_text(encoding="utf-8"), file.name)
    return [read_case(written._replace(data={"wider_refusals": False} | written.data)) for written in found]


def manual_examples() -> list[Case]:
    pages = "\n".join(page.read_text(encoding="utf-8") for page in MANUAL)
    blocks = re.findall(r"```toml\n(.*?)```", pages, re.DOTALL)
    return [case for number, block in enumerate(blocks) for case in read_cases(block, f"example {number + 1}")]


def failed(cases: list[Case]) -> dict[str, list[str]]:
    """What is wrong with each case that fails."""
    return {case.id: problems for case in cases if (problems := run_case(case).problems)}


def spoken(case: Case) -> Case:
    """The same case where every question is put, and those with a single answer are stepped over."""
    return case._replace(ways=case.ways._replace(ask_every_question=True, skip_single_answers=True))


def by_name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", FILES, ids=by_name)
def test_every_case_of_a_file_holds(file: Path) -> None:
    assert failed(cases_of(file)) == {}


@pytest.mark.parametrize("file", LEAVING_OUT, ids=by_name)
def test_every_case_also_holds_when_every_question_is_put(file: Path) -> None:
    """[NW2-27] Questions with a single answer change nothing, asked and stepped over or left out by the rules."""
    plain = [case for case in cases_of(file) if not case.ways.ask_every_question]
    assert failed([spoken(case) for case in plain]) == {}


@pytest.mark.parametrize("case", manual_examples(), ids=lambda case: case.id)
def test_example_of_the_manual(case: Case) -> None:
    assert run_case(case).problems == []


def test_no_two_cases_share_an_id() -> None:
    ids = [case.id for file in FILES for case in cases_of(file)]
    assert sorted(set(ids)) == sorted(ids)


def test_every_case_stands_in_the_folder_of_its_game() -> None:
    assert [case.id for file in FILES for case in cases_of(file) if case.game != file.parent.name] == []
