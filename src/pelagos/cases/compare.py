"""What differs between what a case expects and what is there. Only what is named is compared."""

from __future__ import annotations

from typing import Any


def difference(path: str, expected: Any, found: Any) -> list[str]:
    """One line per difference, with the path to it.

    >>> difference("position", {"round": 2}, {"round": 1, "phase": 4})
    ['position.round: expected 2, found 1']
    """
    if isinstance(expected, dict) and isinstance(found, dict):
        lines = []
        for key, value in expected.items():
            if str(key) not in found:
                lines.append(f"{path}.{key}: no such field; there are {', '.join(map(str, found))}")
            else:
                lines += difference(f"{path}.{key}", value, found[str(key)])
        return lines
    if isinstance(expected, list) and isinstance(found, list):
        if sorted(map(str, expected)) == sorted(map(str, found)):
            return []
        extra = [item for item in found if item not in expected]
        missing = [item for item in expected if item not in found]
        return [f"{path}: expected {expected}, found {found} (missing {missing}, not expected {extra})"]
    if expected != found:
        return [f"{path}: expected {expected!r}, found {found!r}"]
    return []
