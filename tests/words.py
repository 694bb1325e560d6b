"""Saying texts as they come up, each once, in one language after the other."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from pelagos.core.text import Text
from pelagos.locale.catalogue import LANGUAGES, catalogue


def through_json(data: Any) -> Any:
    """Data as JSON has it, written and read by what the server uses: in a fifth of the time."""
    return msgspec.json.decode(msgspec.json.encode(data))


@lru_cache(1 << 17)
def speak_some_language(text: Text) -> None:
    """Format a text; a missing message or fact raises. The lint sees to it that all languages are alike."""
    language = LANGUAGES[speak_some_language.cache_info().misses % len(LANGUAGES)]
    assert catalogue(language).format(text), text
