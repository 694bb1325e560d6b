"""Saying a text in every language, once per text."""

from __future__ import annotations

from functools import lru_cache

from pelagos.core.text import Text
from pelagos.locale.catalogue import LANGUAGES, catalogue


@lru_cache(1 << 17)
def speak_every_language(text: Text) -> None:
    """Format a text in all four languages; a missing message or fact raises."""
    for language in LANGUAGES:
        assert catalogue(language).format(text), text
