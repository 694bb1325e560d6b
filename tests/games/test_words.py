"""What the rules of every game can say: a reason has a rule and words, an event a line in the log, and none is idle."""

from __future__ import annotations

import re

import pytest

from pelagos.core.nodes import option_text
from pelagos.core.text import Text
from pelagos.games.citations import rule_ids
from pelagos.games.registry import NAMES, find_game, load_pack
from pelagos.locale.catalogue import LANGUAGES, catalogue
from tests.source import events_told, idle_reasons, modules, nodes_of, reasons_given, words_of

ONLY_WARNINGS = {"nemo2": {"motive-fatal"}}
"""Reasons against an answer that is legal all the same."""

TOLD_AS_REASONS = {"nemo2": ("nemo2-defeat-",)}
"""How the events begin that tell the reason with which a game ends."""


@pytest.mark.parametrize("key", NAMES)
def test_every_reason_the_rules_give_is_known(key: str) -> None:
    """Whatever a `why_not` can answer in words is registered; what is declared is so by itself."""
    given = reasons_given(modules("games", key))
    assert given - ONLY_WARNINGS.get(key, set()) <= set(find_game(key).show.reasons())


@pytest.mark.parametrize("key", NAMES)
def test_every_reason_is_given_somewhere(key: str) -> None:
    """A reason that no code gives would be a lie in the catalogues."""
    words = words_of(nodes_of(modules("games", key), without="REASONS"))
    assert [reason for reason in find_game(key).show.reasons() if not words.say(reason)] == []
    assert idle_reasons(modules("games", key)) == []


@pytest.mark.parametrize("key", NAMES)
def test_every_reason_cites_a_rule_and_has_words(key: str) -> None:
    game = find_game(key)
    rules = {rule.id for rule in rule_ids(game)}
    assert [reason for reason in game.show.reasons() if game.show.rule_of(reason) not in rules] == []
    assert [reason for reason in game.show.reasons() if not catalogue("en").has(f"{key}-why-{reason}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", NAMES)
def test_every_reason_is_a_sentence(key: str, language: str) -> None:
    """It follows a colon in some places and stands alone in others; it ends in a full stop everywhere."""
    said = {reason: catalogue(language).format(Text(f"{key}-why-{reason}")) for reason in find_game(key).show.reasons()}
    assert [reason for reason, words in said.items() if not words.endswith(".")] == []


@pytest.mark.parametrize("key", NAMES)
def test_the_log_knows_exactly_what_the_rules_tell(key: str) -> None:
    told, known = events_told(modules("games", key)), set(find_game(key).show.events())
    assert told <= known
    untold = known - told
    words = words_of(nodes_of(modules("games", key), without="LINES"))
    assert [event for event in untold if not event.startswith(TOLD_AS_REASONS.get(key, ()))] == []
    assert [event for event in untold if not words.say(event)] == []
    assert [event for event in known if not catalogue("en").has(event)] == []


@pytest.mark.parametrize("key", NAMES)
def test_every_answer_is_written_as_the_api_describes_it(key: str) -> None:
    game = find_game(key)
    if game.verbs is not None:
        pack = load_pack(game)
        pattern = re.compile(game.verbs.pattern(pack))
        assert [option for option in game.verbs.vocabulary(pack) if not pattern.fullmatch(option_text(option))] == []
