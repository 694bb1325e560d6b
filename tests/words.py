"""Saying texts as they come up, each once, in one language after the other."""

from __future__ import annotations

from functools import lru_cache

from pelagos.core.text import Text
from pelagos.locale.catalogue import LANGUAGES, catalogue


@lru_cache(1 << 17)
def speak_some_language(text: Text) -> None:
    """Format a text; a missing message or fact raises. The lint sees to it that all languages are alike."""
    language = LANGUAGES[speak_some_language.cache_info().misses % len(LANGUAGES)]
    assert catalogue(language).format(text), text
