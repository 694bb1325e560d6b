"""Sentences and rules for a reader: a voice that remembers what it has said."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import groupby
from typing import Any

from pelagos.core.game import Game
from pelagos.core.text import Text
from pelagos.faces.voice import Voice
from pelagos.games.citations import rule_ids
from pelagos.games.registry import NAMES
from pelagos.locale.catalogue import LANGUAGES, Catalogue, catalogue, pick_language

REMEMBERED = 20_000
READERS = 1_000
RESTING = 9
"""How much longer than it works the reader of catalogues rests."""


class Reader(Voice):
    """A voice that remembers what it has said: most sentences of a table come again and again.

    Everybody who reads the same names in the same language reads with the same one.
    """

    def __init__(self, catalogue: Catalogue, names: Sequence[str]) -> None:
        super().__init__(catalogue, names)
        self.words = partial(_sentence, self)


@lru_cache(REMEMBERED)
def _sentence(voice: Reader, text: Text) -> str:
    return voice.sentence(text)


def reader(language: str, names: Sequence[str] = ()) -> Reader:
    """A voice in a language we speak; any other wish gets English."""
    return _reader(pick_language([language]), tuple(names))


@lru_cache(READERS)
def _reader(language: str, names: tuple[str, ...]) -> Reader:
    return Reader(catalogue(language), names)


def read_ahead() -> None:
    """Read every catalogue once, so that nobody waits for it in the middle of a game; in no hurry, beside the play."""
    for language in LANGUAGES:
        for name in ("error-internal", *(f"{game}-name" for game in NAMES), *(f"{game}-rule-1-1" for game in NAMES)):
            begun = time.thread_time()
            catalogue(language).has(name)
            time.sleep(RESTING * (time.thread_time() - begun))


def spoken(language: str) -> bool:
    """Whether we speak it."""
    return language in LANGUAGES


def chapters(game: Game[Any], voice: Reader) -> list[dict[str, Any]]:
    """The rules that have words, chapter by chapter; what settles doubts comes last."""
    told = [rule for rule in rule_ids(game) if voice.catalogue.has(f"{game.key}-rule-{rule.message}")]
    return [
        {
            "key": key,
            "title": voice.phrase(f"{game.key}-chapter-{key}"),
            "rules": [(rule.id, voice.words(Text(f"{game.key}-rule-{rule.message}"))) for rule in rules],
        }
        for key, rules in groupby(told, key=lambda rule: rule.chapter)
    ]
