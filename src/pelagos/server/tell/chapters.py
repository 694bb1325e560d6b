"""The rules of a game for its page, chapter by chapter."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from pelagos.core.game import Game
from pelagos.core.text import Text
from pelagos.games.citations import rule_ids
from pelagos.server.tell.words import Reader


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
