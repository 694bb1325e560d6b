"""A question in words: what can be answered, and what cannot, with the reason and its rule."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.core.game import Game, why_text
from pelagos.core.nodes import Chance, Choice, Option
from pelagos.core.text import Text
from pelagos.faces.voice import Voice

RULES = 1 << 12
"""How many rules are remembered in words."""


class NotNow(NamedTuple):
    """Something that cannot be answered now: what, why, and by which rule."""

    option: Option
    label: str
    why: str
    rule: str


def labels_of(game: Game[Any], state: Any, node: Choice | Chance, voice: Voice) -> list[str]:
    """What the options of the standing question are called, in their order."""
    return [voice.words(game.show.label(state, option)) for option in node.options]


def not_now(game: Game[Any], state: Any, voice: Voice) -> list[NotNow]:
    """Everything a player could think of here that is not possible."""
    return [refused(game, state, option, reason, voice) for option, reason in game.show.candidates(state) if reason]


def refused(game: Game[Any], state: Any, option: Option, reason: str, voice: Voice) -> NotNow:
    """An answer that is not possible, in words."""
    label, why = voice.words(game.show.label(state, option)), voice.words(why_text(game, state, option, reason))
    return NotNow(option, label, why, game.show.rule_of(reason))


def spots_of(game: Game[Any], state: Any, option: Option) -> tuple[str, ...]:
    """Where something that cannot be answered would be; what is not on the board has no place."""
    try:
        return game.show.spots(state, option)
    except (LookupError, ValueError, PelagosError):
        return ()


def rule_words(game: Game[Any], rule: str, voice: Voice) -> str:
    """A rule in our words, by its id; the game's prefix may be left out, "" when there is no such rule."""
    return _rule_words(game.key, game.rule_prefix, rule, voice)


@lru_cache(RULES)
def _rule_words(key: str, prefix: str, rule: str, voice: Voice) -> str:
    wanted = rule.upper().removeprefix(f"{prefix}-")
    message = f"{key}-rule-{wanted.lower().replace('.', '-')}"
    return voice.words(Text(message)) if wanted and voice.catalogue.has(message) else ""
