"""Every question and every line of a log has a rule behind it, which our rules page tells."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest

from pelagos.core.nodes import Over
from pelagos.core.text import Text
from pelagos.games.citations import rule_ids
from pelagos.games.message_rules import rule_asked, rule_told, rules_behind
from pelagos.games.registry import NAMES, find_game, package_of
from pelagos.locale.catalogue import catalogue, catalogue_sources, entries_of
from tests.games.practice import Practice


def asked(key: str) -> set[str]:
    """The messages of all questions of a game."""
    entries = entries_of("\n".join(catalogue_sources("en").values()))
    return {message for message in entries if re.match(rf"{key}-(ask|draw)-", message)}


@pytest.mark.parametrize("key", NAMES)
def test_the_table_names_all_questions_and_events_and_nothing_else(key: str) -> None:
    general = {message for message, first_fact in rules_behind(key) if not first_fact}
    assert general == asked(key) | set(find_game(key).show.events())
    assert {message for message, _ in rules_behind(key)} == general


@pytest.mark.parametrize("key", NAMES)
def test_the_rule_of_a_declared_question_is_written_once(key: str) -> None:
    """What a question is declared with stands in no table a second time."""
    table = (files(package_of(key)) / "messages.csv").read_text(encoding="utf-8").splitlines()
    assert [ask for ask in find_game(key).rules.questions if any(f"{key}-ask-{ask},," in row for row in table)] == []


@pytest.mark.parametrize("key", NAMES)
def test_every_rule_of_the_table_is_told_on_the_rules_page(key: str) -> None:
    words = {rule.id: Text(f"{key}-rule-{rule.message}") for rule in rule_ids(find_game(key))}
    for message, rule in rules_behind(key).items():
        assert catalogue("en").has(words[rule].id), (message, rule)


@pytest.mark.parametrize("key", NAMES)
def test_whatever_is_asked_or_told_in_a_game_has_its_rule(key: str) -> None:
    practice = Practice(find_game(key))
    game, s = practice.game, practice.begun()
    known = {rule.id for rule in rule_ids(game)}
    for node in practice.played(s, Random(3)):
        assert isinstance(node, Over) or rule_asked(game, s) in known
    assert {rule_told(game, event) for event in s.events} <= known
    assert rule_asked(game, s) == ""


def test_an_action_is_explained_by_its_own_rule() -> None:
    told = rules_behind("nemo2")
    assert told["nemo2-action", "incite"] == "NW2-11.3"
    assert told["nemo2-action", ""] == "NW2-10.1"


def test_the_land_of_an_incite_is_asked_for_by_the_rule_of_the_action() -> None:
    """[NW2-11.3, 3.6] The same question after an event is about an uprising without the action."""
    practice = Practice(find_game("nemo2"))
    incited = practice.given({"ap": 1, "ocean": "south-atlantic"})
    practice.answered(incited, "incite", "exert nothing", "4 5", "accept")
    assert rule_asked(practice.game, incited) == "NW2-11.3"
    assert rule_asked(practice.game, practice.given({"effect": "UPRISING(ANY,1)"})) == "NW2-3.6"
