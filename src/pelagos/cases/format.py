"""The form of a case file: TOML with one or more `[[case]]`, each Given / When / Then."""

from __future__ import annotations

import tomllib
from typing import Any, NamedTuple

from pelagos.core.errors import PelagosError

CASE_KEYS = ("id", "game", "title", "settings", "given", "when", "then")
WHEN_KEYS = ("play",)
THEN_KEYS = ("asks", "seat", "options", "offers", "lacks", "refused", "events", "score", "over", "position")
REFUSED_KEYS = ("answer", "reason", "rule")


class Refusal(NamedTuple):
    """An answer that must be refused, for this reason and by this rule."""

    answer: str
    reason: str
    rule: str


class Case(NamedTuple):
    """One ruling, ready to run."""

    id: str
    game: str
    title: str
    settings: dict[str, Any]
    given: dict[str, Any]
    play: list[str | Refusal]
    then: dict[str, Any]


def read_cases(text: str, file: str) -> list[Case]:
    """All cases of a file; whatever is wrong with its form is said with the file and the case."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise PelagosError("error-case-toml", file=file, problem=str(problem)) from problem
    for key in data:
        if key != "case":
            raise PelagosError("error-case-key", file=file, case="-", key=key, known="[[case]]")
    found = data.get("case")
    if not isinstance(found, list) or not found:
        raise PelagosError("error-case-none", file=file)
    return [_read_case(case, file, number) for number, case in enumerate(found, start=1)]


def _read_case(data: dict[str, Any], file: str, number: int) -> Case:
    name = str(data.get("id", f"#{number}"))
    _check_keys(data, CASE_KEYS, file, name)
    for key in ("id", "game", "title"):
        if not isinstance(data.get(key), str):
            raise PelagosError("error-case-key", file=file, case=name, key=key, known=", ".join(CASE_KEYS))
    for key in ("settings", "given", "when", "then"):
        if not isinstance(data.get(key, {}), dict):
            raise PelagosError("error-case-table", file=file, case=name, key=key)
    when, then = data.get("when", {}), data.get("then", {})
    _check_keys(when, WHEN_KEYS, file, name)
    _check_keys(then, THEN_KEYS, file, name)
    play = [_read_move(item, file, name) for item in _list(when, "play", file, name)]
    refused = [_read_move(item, file, name) for item in _list(then, "refused", file, name)]
    if not play and not then:
        raise PelagosError("error-case-empty", file=file, case=name)
    return Case(
        id=name,
        game=data["game"],
        title=data["title"],
        settings=data.get("settings", {}),
        given=data.get("given", {}),
        play=[*play, *refused],
        then={key: value for key, value in then.items() if key != "refused"},
    )


def _read_move(item: Any, file: str, case: str) -> str | Refusal:
    if isinstance(item, str):
        return item
    if isinstance(item, dict):
        _check_keys(item, REFUSED_KEYS, file, case)
        if all(isinstance(item.get(key), str) for key in REFUSED_KEYS):
            return Refusal(item["answer"], item["reason"], item["rule"])
    raise PelagosError("error-case-move", file=file, case=case, move=str(item))


def _list(data: dict[str, Any], key: str, file: str, case: str) -> list[Any]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise PelagosError("error-case-table", file=file, case=case, key=key)
    return value


def _check_keys(data: dict[str, Any], known: tuple[str, ...], file: str, case: str) -> None:
    for key in data:
        if key not in known:
            raise PelagosError("error-case-key", file=file, case=case, key=key, known=", ".join(known))
