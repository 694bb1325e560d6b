"""Every case file of the project, one test per case; and the examples of docs/cases.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pelagos.cases.format import Case, read_cases
from pelagos.cases.runner import run_case

TESTS = Path(__file__).parent
MANUAL = TESTS.parent / "docs" / "cases.md"


def all_cases() -> list[Case]:
    files = sorted((TESTS / "cases").rglob("*.toml"))
    return [case for file in files for case in read_cases(file.read_text(encoding="utf-8"), file.name)]


def manual_examples() -> list[Case]:
    blocks = re.findall(r"```toml\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)
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
