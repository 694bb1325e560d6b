"""The form of a file of reasons: a position in which one thing stands in the way of an answer, and what removes it.

    [[reason]]
    reason = "no-treasure"                what is said, and the rule it cites
    rule = "NW1-7.7"
    settings = { commitment = "war" }     as in case files; may be left out
    given = { collected = [] }            a described position, as in case files; may be left out
    play = ["refuse", "fate: 3 4"]        every answer and outcome up to the question; may be left out
    every = true                          questions with a single answer are put, too, where a game skips them
    answer = "incite vigo-gold"           what is refused there; `B: ...` is said by another than the one who is asked
    mend.given = { collected = ["vigo-gold"] }

`mend` removes just that obstacle: `given` changes one field of the position, `play` leads to the question by other
answers, `settings` changes one setting, `answer` says something else of the same kind. Where more than one thing has to
change, or where only another answer helps, `because` says why. An empty table or list stands for none of its kind.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
KEYS = {"reason", "rule", "settings", "given", "play", "answer", "mend", "because", "every"}
USUAL: dict[str, Any] = {"settings": {}, "given": {}, "play": [], "every": False}
WAYS = {"given", "play", "settings", "answer"}


class Situation(NamedTuple):
    """A question and an answer to it."""

    settings: dict[str, Any]
    given: dict[str, Any]
    play: list[str]
    answer: str
    every: bool


class Entry(NamedTuple):
    """One reason: where it is given, by which rule, and the same situation without the obstacle."""

    game: str
    reason: str
    rule: str
    refused: Situation
    mended: Situation


def entries_of(key: str) -> list[Entry]:
    """What stands in the file of a game; a file of another form is refused."""
    path = HERE / f"{key}.toml"
    if not path.exists():
        return []
    return [_entry(key, data) for data in tomllib.loads(path.read_text(encoding="utf-8"))["reason"]]


def _entry(key: str, data: Mapping[str, Any]) -> Entry:
    assert data.keys() <= KEYS, (data["reason"], data.keys() - KEYS)
    settings, given, play, every = (data.get(key, usual) for key, usual in USUAL.items())
    refused = Situation(settings, given, play, data["answer"], every)
    return Entry(key, data["reason"], data["rule"], refused, _mended(refused, data))


def _mended(refused: Situation, data: Mapping[str, Any]) -> Situation:
    """The same situation with one thing changed; anything more has to be explained."""
    mend = data["mend"]
    assert mend
    assert mend.keys() <= WAYS, (data["reason"], mend)
    is_plain = "answer" not in mend and sum(map(_changes, mend.values())) == 1
    assert is_plain or data.get("because"), f"{data['reason']}: say why this is the least that mends it"
    changed: dict[str, Any] = {
        way: _merged(getattr(refused, way), to) if isinstance(to, dict) else to for way, to in mend.items()
    }
    return refused._replace(**changed)


def _changes(change: object) -> int:
    """How many values a change sets, tables within tables included."""
    return sum(map(_changes, change.values())) if isinstance(change, dict) and change else 1


def _merged(fields: Mapping[str, Any], change: Mapping[str, Any]) -> dict[str, Any]:
    """The fields with those of the change put over them, tables within tables."""
    both = {key: _merged(fields[key], change[key]) for key in change if _are_tables(fields.get(key), change[key])}
    return {**fields, **change, **both}


def _are_tables(*values: object) -> bool:
    return all(isinstance(value, dict) and value for value in values)
