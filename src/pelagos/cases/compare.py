"""What differs between what a case expects and what is there. Only what is named is compared."""

from __future__ import annotations

from typing import Any

from pelagos.core.codec import canonical
from pelagos.core.game import AnyOrder


def difference(path: str, expected: Any, found: Any) -> list[str]:
    """One line per difference, with the path to it.

    >>> difference("position", {"round": 2}, {"round": 1, "phase": 4})
    ['position.round: expected 2, found 1']
    >>> difference("warehouse", ["fish", "bow"], AnyOrder(["bow", "fish"]))
    []
    >>> difference("treasures", ["riches-2", "riches-2"], {"riches-1": 0, "riches-2": 2})
    []
    """
    if isinstance(expected, dict) and isinstance(found, dict):
        lines = []
        for key, value in expected.items():
            if str(key) not in found:
                lines.append(f"{path}.{key}: no such field; there are {', '.join(map(str, found))}"[:400])
            else:
                lines += difference(f"{path}.{key}", value, found[str(key)])
        return lines
    if isinstance(expected, list) and isinstance(found, dict) and all(type(many) is int for many in found.values()):
        found = AnyOrder(name for name, many in found.items() for _ in range(many))
    if isinstance(expected, list) and isinstance(found, AnyOrder):
        return _different_things(path, expected, found)
    if not _same(expected, found):
        return [f"{path}: expected {expected!r}, found {found!r}"]
    return []


def _same(expected: Any, found: Any) -> bool:
    """Equal to the last type: 10.0 is not 10, and true is not 1."""
    return canonical(expected) == canonical(found)


def _different_things(path: str, expected: list[Any], found: AnyOrder) -> list[str]:
    missing, extra = list(expected), list(found)
    for item in expected:
        like = [other for other in extra if _same(item, other)]
        if like:
            extra.remove(like[0])
            missing.remove(item)
    if not missing and not extra:
        return []
    return [f"{path}: expected {expected}, found {list(found)} (missing {missing}, not expected {extra})"]
