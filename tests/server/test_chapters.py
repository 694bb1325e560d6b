"""The rules pages: every rule that has words stands in a chapter with a title, in every language."""

from __future__ import annotations

import pytest

from pelagos.faces.reader import chapters, reader
from pelagos.games.citations import rule_ids
from pelagos.games.registry import NAMES, find_game
from pelagos.locale.catalogue import LANGUAGES, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", NAMES)
def test_every_rule_with_words_is_told_in_its_chapter(key: str, language: str) -> None:
    game = find_game(key)
    found = chapters(game, reader(language))
    told = [rule for chapter in found for rule, _ in chapter["rules"]]
    has = catalogue(language).has
    assert told == [rule.id for rule in rule_ids(game) if has(f"{key}-rule-{rule.message}")]
    assert len({chapter["key"] for chapter in found}) == len({chapter["title"] for chapter in found}) == len(found)
    for chapter in found:
        numbers = {rule.partition("-")[2].partition(".")[0] for rule, _ in chapter["rules"]}
        assert numbers == {chapter["key"]} or chapter["key"] == "rulings"
