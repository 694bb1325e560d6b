"""What stands in a record as text: positions and what bots keep, which have no one shape that a table could hold.

Every value of a line is a text, a whole number of 64 bits, a flag, or a list of such, and what is called alike is of
the same kind in every line of every record. So any reader of JSON lines takes records in as a table.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, TypeAlias

from pelagos.core.plain import LARGEST

Written: TypeAlias = str | dict[str, Any]
"""A position as it stands in a record: JSON in a text, or, in records of format 1, as it is."""
LONG: Final = re.compile(r"-?0x[0-9a-f]{16,}")
"""How a whole number is written that takes more than 64 bits."""


def folded(position: dict[str, Any]) -> str:
    """A position as a text.

    >>> folded({"vp": [3, 1], "seen": 2**64})
    '{"vp":[3,1],"seen":"0x10000000000000000"}'
    """
    return json.dumps(_short(position), separators=(",", ":"), ensure_ascii=False)


def unfolded(position: Written) -> Any:
    """The position again; ValueError or RecursionError for a text that is none.

    >>> unfolded('{"vp":[3,1],"seen":"0x10000000000000000"}')
    {'vp': [3, 1], 'seen': 18446744073709551616}
    """
    return _long(json.loads(position)) if isinstance(position, str) else position


def _short(value: Any) -> Any:
    kind = type(value)
    if kind is list:
        return [_short(item) for item in value]
    if kind is dict:
        return {key: _short(item) for key, item in value.items()}
    if kind is int and not -LARGEST <= value < LARGEST:
        return hex(value)
    assert kind is not str or not LONG.fullmatch(value), f"{value} reads like a number"
    return value


def _long(value: Any) -> Any:
    kind = type(value)
    if kind is list:
        return [_long(item) for item in value]
    if kind is dict:
        return {key: _long(item) for key, item in value.items()}
    return int(value, 16) if kind is str and LONG.fullmatch(value) else value
