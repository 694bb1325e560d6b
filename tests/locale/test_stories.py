"""The stories of great moments: one for whatever can come on the stage of Nemo's War, short, and each its own."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from pelagos.core.stage import story_message
from pelagos.core.text import Text
from pelagos.games.registry import find_game
from pelagos.locale.catalogue import LANGUAGES, catalogue
from tests.art.test_sea_vignettes import GAMES, classes, pieces

SENTENCE = re.compile(r"[.!?:][”“»]?(?= |$)")
"""Where a sentence ends; a colon may begin the last one."""
SHORTEST, LONGEST = 60, 420
SMALL = {
    "en": "the of and is it that for his her with who they at from are",
    "de": "der die das und ein den dem er nicht ist mit auf im wie wird ihn ihr",
    "pl": "i w na z się nie jest że do jak po ma od za są ku",
    "es": "el la los las de y que un una en se con por su del al lo",
}
"""Words that no story of a language can do without."""


def keys(game: str) -> list[str]:
    stage = find_game(game).stage
    assert stage is not None
    return [*pieces(game), *stage.keys]


def stories(game: str, language: str) -> dict[str, str]:
    words = catalogue(language)
    told = {key: story_message(game, key) for key in keys(game)}
    return {key: words.format(Text(message)) for key, message in told.items() if words.has(message)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_great_moment_has_a_story(game: str, language: str) -> None:
    told = stories(game, language)
    assert [key for key in keys(game) if key not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_story_is_short_and_whole(game: str, language: str) -> None:
    for key, story in stories(game, language).items():
        assert 2 <= len(SENTENCE.findall(story)) <= 6, key
        assert SHORTEST < len(story) < LONGEST, key
        assert story[-1] in ".!?”“»", key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_story_is_told_twice(language: str) -> None:
    told = Counter(story for game in GAMES for story in stories(game, language).values())
    assert [story for story, times in told.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_story_is_told_in_its_own_language(game: str, language: str) -> None:
    assert {key: spoken(story) for key, story in stories(game, language).items() if spoken(story) != language} == {}


def spoken(story: str) -> str:
    """The language that most of the small words of a story belong to."""
    words = re.findall(r"\w+", story.lower())
    return max(SMALL, key=lambda language: sum(word in SMALL[language].split() for word in words))


@pytest.mark.parametrize("game", GAMES)
def test_the_stage_knows_the_classes_of_the_box(game: str) -> None:
    stage = find_game(game).stage
    assert stage is not None
    assert classes(game) == {key for key in stage.keys if key.startswith("class-")}
