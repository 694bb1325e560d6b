"""What differs between what a case expects and what is there. Only what is named is compared."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from pelagos.core.case_values import nearest_first
from pelagos.core.codec import canonical
from pelagos.core.game import AnyOrder

OTHERS: Final = "others"


def difference(path: str, expected: Any, found: Any) -> list[str]:
    """One line per difference, with the path to it.

    >>> difference("position", {"round": 2}, {"round": 1, "phase": 4})
    ['position.round: expected 2, found 1']
    >>> difference("warehouse", ["fish", "bow"], AnyOrder(["bow", "fish"]))
    []
    >>> difference("collected", ["charm", "charm"], {"charm": 2, "tonic": 0})
    []
    """
    if isinstance(expected, list) and isinstance(found, dict):
        expected = {OTHERS: 0, **Counter(map(str, expected))}
    if isinstance(expected, dict) and isinstance(found, dict):
        lines = []
        for key, value in _with_others(expected, found).items():
            if str(key) not in found:
                known = ", ".join(nearest_first(str(key), list(found)))
                lines.append(f"{path}.{key}: no such field; there are {known}")
            else:
                lines += difference(f"{path}.{key}", value, found[str(key)])
        return lines
    if isinstance(expected, list) and isinstance(found, AnyOrder):
        return _different_things(path, expected, found)
    if not _same(expected, found):
        return [f"{path}: expected {expected!r}, found {found!r}"]
    return []


def _with_others(expected: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """What is expected of each part, where `others` stands for all parts that are not named.

    >>> _with_others({"others": 0, "a": 1}, {"a": 1, "b": 0, "c": 0})
    {'a': 1, 'b': 0, 'c': 0}
    """
    if OTHERS not in expected or OTHERS in found:
        return expected
    named = {key: value for key, value in expected.items() if key != OTHERS}
    return {**named, **{key: expected[OTHERS] for key in found if key not in named}}


def _same(expected: Any, found: Any) -> bool:
    """Equal to the last type: 10.0 is not 10, and true is not 1."""
    return canonical(expected) == canonical(found)


def _different_things(path: str, expected: list[Any], found: AnyOrder) -> list[str]:
    wanted = [found.also.get(item, item) if isinstance(item, str) else item for item in expected]
    missing, extra = list(wanted), list(found)
    for item in wanted:
        like = [other for other in extra if _same(item, other)]
        if like:
            extra.remove(like[0])
            missing.remove(item)
    if not missing and not extra:
        return []
    return [f"{path}: expected {expected}, found {list(found)} (missing {missing}, not expected {extra})"]
