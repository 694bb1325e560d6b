"""The form of a case file: TOML with one or more `[[case]]`, each Given / When / Then."""

from __future__ import annotations

import tomllib
from typing import Any, NamedTuple

from pelagos.core.case_values import nearest_first
from pelagos.core.errors import PelagosError
from pelagos.core.text import Text

SWITCHES = ("skip_single_answers", "ask_every_question", "wider_refusals")
"""How a case is run; each is false unless the case says so, or its file for all of its cases."""
WAYS = (*SWITCHES, "language")
CASE_KEYS = ("id", "game", "title", "settings", *WAYS, "given", "when", "then")
FILE_KEYS = (*WAYS, "case")
WHEN_KEYS = ("play",)
REFUSED_KEYS = ("answer", "reason", "rule")
ODDS_KEYS = ("answer", "chance")
TEXT, TEXTS, TABLE, TABLES, NUMBERS = "text", "texts", "table", "tables", "numbers"
FLAG, LIST, ANSWERS, ODDS = "flag", "list", "answers", "odds"
"""What a key is to be, and how it is told: `case-form-text` and so on."""
EXPECTED = {
    "asks": TEXT,
    "seat": TEXT,
    "options": TEXTS,
    "offers": TEXTS,
    "lacks": TEXTS,
    "question": TEXT,
    "labels": TABLE,
    "stakes": TABLE,
    "warns": TABLE,
    "unwarned": TABLE,
    "chances": TABLE,
    "odds": TABLES,
    "position": TABLE,
    "score": TABLE,
    "events": TEXTS,
    "silent": TEXTS,
    "over": NUMBERS,
}
ANSWERED = ("labels", "stakes", "warns", "unwarned")
"""What is expected of answers: a table with words, or a list of them, for each."""


class Refusal(NamedTuple):
    """An answer that must be refused, for this reason and by this rule; what is None is not compared."""

    answer: str
    reason: str | None
    rule: str | None


class Expectation(NamedTuple):
    """What must hold at this moment."""

    facts: dict[str, Any]


Move = str | Refusal | Expectation


class Ways(NamedTuple):
    """How a case is run, as far as it differs from the plain way: every question that stands is answered."""

    skip_single_answers: bool = False
    """A question with a single answer is answered of itself, unless the play writes the answer out."""
    ask_every_question: bool = False
    """A game that leaves out questions with a single answer puts them."""
    wider_refusals: bool = True
    """A refusal may name any of the rules on which its reason rests, and a wider reason; else only its own."""
    language: str = "en"
    """The language of the words that are expected."""


class Case(NamedTuple):
    """One ruling, ready to run."""

    id: str
    game: str
    title: str
    settings: dict[str, Any]
    ways: Ways
    given: dict[str, Any]
    play: list[Move]
    refused: list[Refusal]
    then: Expectation


class _Place(NamedTuple):
    """Where something stands, for what is said about it."""

    file: str
    case: str

    def error(self, message: str, **facts: str) -> PelagosError:
        return PelagosError(message, file=self.file, case=self.case, **facts)

    def wrong_form(self, key: str, form: str) -> PelagosError:
        """A key whose value is not what it has to be."""
        told = Text(f"case-form-{form}")
        return PelagosError("error-case-table", file=self.file, case=self.case, key=key, form=told)


class Written(NamedTuple):
    """A case as it stands in its file, not looked at yet."""

    data: dict[str, Any]
    place: _Place


def read_cases(text: str, file: str) -> list[Case]:
    """All cases of a file; whatever is wrong with its form is said with the file and the case."""
    return [read_case(written) for written in written_cases(text, file)]


def written_cases(text: str, file: str) -> list[Written]:
    """The cases of a file one by one, so that one in a wrong form does not stop the others."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise PelagosError("error-case-toml", file=file, problem=str(problem)) from problem
    _check_keys(data, FILE_KEYS, _Place(file, "-"))
    found = data.pop("case", None)
    if not isinstance(found, list) or not found or not all(isinstance(case, dict) for case in found):
        raise PelagosError("error-case-none", file=file)
    places = [_Place(file, str(case.get("id", f"#{number}"))) for number, case in enumerate(found, 1)]
    return [Written(data | case, place) for case, place in zip(found, places, strict=True)]


def read_case(written: Written) -> Case:
    """One case of a file, in its proper form."""
    data, place = written
    _check_keys(data, CASE_KEYS, place)
    for key in ("id", "game", "title"):
        if not isinstance(data.get(key), str):
            raise place.error("error-case-key", key=key, known=", ".join(CASE_KEYS))
    for key in ("settings", "given", "when", "then"):
        if not isinstance(data.get(key, {}), dict):
            raise place.wrong_form(key, TABLE)
    when, then = data.get("when", {}), dict(data.get("then", {}))
    _check_keys(when, WHEN_KEYS, place)
    refused = [_read_refusal(item, place) for item in _list(then.pop("refused", []), "refused", place)]
    play = [_read_move(item, place) for item in _list(when.get("play", []), "play", place)]
    if not play and not refused and not then:
        raise place.error("error-case-empty")
    return Case(
        id=data["id"],
        game=data["game"],
        title=data["title"],
        settings=data.get("settings", {}),
        ways=_read_ways(data, place),
        given=data.get("given", {}),
        play=play,
        refused=refused,
        then=_read_expectation(then, place),
    )


def _read_ways(data: dict[str, Any], place: _Place) -> Ways:
    """How the case is run; what the case says counts more than what its file says."""
    said = {key: data[key] for key in WAYS if key in data}
    for key, value in said.items():
        if not isinstance(value, bool if key in SWITCHES else str):
            raise place.wrong_form(key, FLAG if key in SWITCHES else TEXT)
    return Ways(**said)


def _read_move(item: Any, place: _Place) -> Move:
    if isinstance(item, str):
        return item
    if isinstance(item, dict) and "answer" in item:
        return _read_refusal(item, place)
    if isinstance(item, dict) and item:
        return _read_expectation(item, place)
    raise place.error("error-case-move", move=str(item))


def _read_refusal(item: Any, place: _Place) -> Refusal:
    """An answer with the reason, the rule, or both: without either the refusal would say nothing."""
    if isinstance(item, dict):
        _check_keys(item, REFUSED_KEYS, place)
        if "answer" in item and len(item) > 1 and all(isinstance(value, str) for value in item.values()):
            return Refusal(item["answer"], item.get("reason"), item.get("rule"))
    raise place.error("error-case-move", move=str(item))


def _read_expectation(facts: dict[str, Any], place: _Place) -> Expectation:
    _check_keys(facts, tuple(EXPECTED), place)
    for key, value in facts.items():
        if not _has_form(EXPECTED[key], value) or (not value and key != "over"):
            raise place.wrong_form(key, EXPECTED[key])
        if key in ANSWERED and not all(_has_form(TEXT, words) or _has_form(TEXTS, words) for words in value.values()):
            raise place.wrong_form(key, ANSWERS)
    for odds in facts.get("odds", ()):
        _check_odds(odds, place)
    return Expectation(facts)


def _check_odds(odds: dict[str, Any], place: _Place) -> None:
    """The chance that an answer ends in something: an answer, a fraction, and whatever else can be expected."""
    if not all(isinstance(odds.get(key), str) for key in ODDS_KEYS) or len(odds) == len(ODDS_KEYS):
        raise place.wrong_form("odds", ODDS)
    _read_expectation({key: value for key, value in odds.items() if key not in ODDS_KEYS}, place)


def _has_form(form: str, value: Any) -> bool:
    if form == TEXT:
        return isinstance(value, str)
    if form == TABLE:
        return isinstance(value, dict)
    kind = {TEXTS: str, TABLES: dict, NUMBERS: int}[form]
    return isinstance(value, list) and all(isinstance(item, kind) for item in value)


def _list(value: Any, key: str, place: _Place) -> list[Any]:
    if not isinstance(value, list):
        raise place.wrong_form(key, LIST)
    return value


def _check_keys(data: dict[str, Any], known: tuple[str, ...], place: _Place) -> None:
    for key in data:
        if key not in known:
            raise place.error("error-case-key", key=key, known=", ".join(nearest_first(key, known)))
