"""What a case can expect to be said, and of luck: labels, warnings, stakes, chances and odds."""

from __future__ import annotations

import pytest

from pelagos.cases.format import read_cases
from pelagos.cases.runner import run_case
from pelagos.core.errors import PelagosError

REST = """
[[case]]
id = "words"
game = "nemo2"
title = "A Rest with Nemo at his last point"
{way}
given = {{ nemo = 1, crew = 3, ap = 2 }}
{then}
"""
SUCCEEDS = "Rest: 7 or more with modifier +0 succeeds: 21 in 36, 58.3%"
DESERTION = "up to 2, Desertion (1 in 36, 2.8%): lose 1 Crew"


def problems(then: str, way: str = "") -> list[str]:
    (case,) = read_cases(REST.format(way=way, then=then), "words.toml")
    return run_case(case).problems


@pytest.mark.parametrize(
    "then",
    [
        'then.question = "A (Western Pacific): 2 AP. What next?"',
        'then.labels = { move = "Move (1 AP)" }',
        'then.labels = { "sacrifice Second Officer" = "Sacrifice Second Officer: +1 AP (penalty: nothing)" }',
        f'then.stakes = {{ rest = "{SUCCEEDS}" }}',
        f'then.stakes = {{ rest = ["{SUCCEEDS}", "{DESERTION}"] }}',
        'then.warns = { "sacrifice first-officer" = ["the game would be lost", "loses the game at once"] }',
        'then.unwarned = { "sacrifice second-officer" = ["lost", "at once"] }',
    ],
)
def test_what_is_said_holds(then: str) -> None:
    assert problems(then) == []


@pytest.mark.parametrize(
    ("then", "problem"),
    [
        ('then.question = "What next?"', "question: expected 'What next?', found 'A (Western Pacific)"),
        ('then.labels = { move = "Move" }', "labels.move: 'Move'; said: ['Move (1 AP)']"),
        ('then.labels = { torpedo = "Torpedo" }', "labels: 'torpedo' is not offered; offered: "),
        ('then.stakes = { rest = "succeeds" }', "stakes.rest: 'succeeds'; said: ['Rest: 7 or more"),
        (f'then.stakes = {{ rest = ["{DESERTION}", "{SUCCEEDS}"] }}', "stakes.rest: 'Rest: 7 or more"),
        ('then.stakes = { move = "anything" }', "stakes.move: 'anything'; said: []"),
        ('then.warns = { "sacrifice second-officer" = "lost" }', "warns.sacrifice second-officer: 'lost'; said: "),
        ('then.unwarned = { "sacrifice first-officer" = "would be lost" }', "unwarned.sacrifice first-officer: 'would"),
        ('then.unwarned = { torpedo = "lost" }', "unwarned: 'torpedo' is not offered"),
    ],
)
def test_what_is_not_said_is_told(then: str, problem: str) -> None:
    (found,) = problems(then)
    assert found.startswith(problem)


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "Move (1 AP)"), ("de", "Bewegung der Nautilus (1 AP)"), ("pl", "Ruch (PA: 1)"), ("es", "Mover (1 PA)")],
)
def test_words_are_those_of_the_language(language: str, label: str) -> None:
    way = f'language = "{language}"'
    assert problems(f'then.labels = {{ move = "{label}" }}', way) == []
    assert problems('then.labels = { move = "Walk" }', way)


@pytest.mark.parametrize(
    ("then", "found"),
    [
        ('{ answer = "sacrifice second-officer", chance = "1", position = { ap = 3 } }', []),
        (
            '{ answer = "sacrifice second-officer", chance = "1/2", position = { ap = 3 } }',
            ["expected '1/2', found '1'"],
        ),
        ('{ answer = "sacrifice first-officer", chance = "1", asks = "over" }', []),
        ('{ answer = "torpedo", chance = "1", asks = "over" }', ["is not offered"]),
    ],
)
def test_the_odds_of_a_certain_end(then: str, found: list[str]) -> None:
    told = problems(f"then.odds = [{then}]")
    assert len(told) == len(found)
    assert all(part in line for part, line in zip(found, told, strict=True))


FIGHT = """
[[case]]
id = "fight"
game = "nemo2"
title = "A Stalk attack with nobody to help"
given.ap = 1
given.contacts.western-pacific = 0
given.ships.western-pacific = ["donau"]
given.sacrificed = ["professor-aronnax", "conseil", "ned-land", "first-officer"]
when.play = [
    "attack", "stalk", {{ odds = [{{ answer = "exert nothing", chance = "{chance}", {facts} }}] }}, "exert nothing",
]
then.asks = "2d6"
"""


@pytest.mark.parametrize(
    ("chance", "facts", "holds"),
    [
        ("21/36", 'asks = "tonnage-or-salvage"', True),
        ("7/12", 'asks = "tonnage-or-salvage"', True),
        ("20/36", 'asks = "tonnage-or-salvage"', False),
        ("21/36", 'events = ["nemo2-sunk donau"]', True),
        ("15/36", 'silent = ["nemo2-sunk donau"]', True),
    ],
)
def test_the_odds_of_a_roll_are_exact_and_change_nothing(chance: str, facts: str, holds: bool) -> None:
    """Every roll is followed until somebody is asked, and the play goes on from the same question."""
    (case,) = read_cases(FIGHT.format(chance=chance, facts=facts), "fight.toml")
    assert (run_case(case).problems == []) == holds


@pytest.mark.parametrize(
    "then",
    [
        "then.labels = { move = 1 }",
        "then.labels = {}",
        "then.stakes = { rest = [1] }",
        'then.odds = [{ answer = "move", chance = "1" }]',
        'then.odds = [{ answer = "move", asks = "x" }]',
        'then.odds = [{ answer = "move", chance = "1", ask = "x" }]',
        'then.odds = ["move"]',
    ],
)
def test_an_expectation_in_a_wrong_form_is_refused(then: str) -> None:
    with pytest.raises(PelagosError):
        problems(then)
