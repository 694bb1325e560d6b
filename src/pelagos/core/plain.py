"""Plain data: what JSON can say and what comes back from it unchanged."""

from __future__ import annotations

from math import isfinite
from typing import Any, Final, TypeAlias

Plain: TypeAlias = Any
"""None, yes and no, whole numbers of 64 bits, finite numbers, texts, lists of such, and dicts with texts for keys."""

LARGEST: Final = 1 << 63
DEEPEST: Final = 20


def plain(value: Any, deep: int = 0) -> Plain:
    """The same data, copied; a tuple becomes a list. TypeError for whatever would not come back from JSON as it was.

    >>> plain({"plan": (("buy", "bow"), 3)})
    {'plan': [['buy', 'bow'], 3]}
    """
    kind = type(value)
    if value is None or kind is bool:
        return value
    if kind is int and -LARGEST <= value < LARGEST:
        return value
    if (kind is str and value.isascii()) or (kind is str and _is_encodable(value)):
        return value
    if kind is float and isfinite(value):
        return value
    if deep < DEEPEST:
        if kind is list or kind is tuple:
            return [plain(item, deep + 1) for item in value]
        if kind is dict and all(type(key) is str for key in value):
            return {plain(key): plain(item, deep + 1) for key, item in value.items()}
    raise TypeError(f"not plain data: {value!r:.60}")


def _is_encodable(text: str) -> bool:
    """Whether a text has no half of a surrogate pair in it."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
