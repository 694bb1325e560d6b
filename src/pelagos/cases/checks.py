"""What a case can expect of a position: its question, options, fields, events, score and end."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from pelagos.cases.compare import difference
from pelagos.core.game import AnyOrder, Game
from pelagos.core.nodes import Chance, Choice, Over, option_text
from pelagos.core.odds import outcomes
from pelagos.core.score import total
from pelagos.core.state import State
from pelagos.core.written import slug
from pelagos.games.citations import rule_ids
from pelagos.table.reasons import read_option

Check = Callable[[Game[Any], Any, Any, str], list[str]]
FATE: Final = "fate"
FRACTION: Final = re.compile(r"[0-9]{1,9}(/[1-9][0-9]{0,8})?")


def problems_of(game: Game[Any], s: State, expected: dict[str, Any], letters: str) -> list[str]:
    """One line for everything that is not as expected."""
    return [line for key, value in expected.items() for line in CHECKS[key](game, s, value, letters)]


def _asks(game: Game[Any], s: State, expected: Any, letters: str) -> list[str]:
    node = s.node
    return difference("asks", question_named(game, expected), node.ask if isinstance(node, Choice | Chance) else "over")


def question_named(game: Game[Any], question: str) -> str:
    """A question by its name or by that of the specification; `attack_target` is `attack-target`."""
    name = question.lower().replace("_", "-")
    return game.questions.get(name, name)


def _seat(game: Game[Any], s: State, expected: Any, letters: str) -> list[str]:
    if isinstance(s.node, Chance) and expected == FATE:
        return []
    return difference("seat", expected, letters[s.node.seat] if isinstance(s.node, Choice) else "none")


def _options(game: Game[Any], s: State, expected: Any, letters: str) -> list[str]:
    return difference("options", _spelled(game, s, expected), AnyOrder(_offered(s)))


def _offers(game: Game[Any], s: State, expected: Any, letters: str) -> list[str]:
    offered = _offered(s)
    wanted = _spelled(game, s, expected)
    return [f"offers: {text!r} is not offered; offered: {offered}" for text in wanted if text not in offered]


def _lacks(game: Game[Any], s: State, expected: Any, letters: str) -> list[str]:
    """Answers that are not possible now; each must be one that the game knows, or the check says nothing."""
    problems = []
    for text in _spelled(game, s, expected):
        if text in _offered(s):
            problems.append(f"lacks: {text!r} is offered")
        elif isinstance(s.node, Choice) and (not text or not game.show.why_not(s, read_option(text))):
            problems.append(f"lacks: {text!r} is no answer of this game")
    return problems


def _chances(game: Game[Any], s: State, expected: Any, letters: str) -> list[str]:
    """The exact odds of the outcomes of a question to fate, as in `{ buy-hull = "1/8" }`; 2/8 and 1/4 are the same."""
    chances = outcomes(s.node) if isinstance(s.node, Chance) else []
    found = {option_text(option): str(chance) for option, chance in chances}
    reduced = {_outcome_named(game, s, name, found): _reduced(chance) for name, chance in expected.items()}
    return difference("chances", reduced, found)


def _outcome_named(game: Game[Any], s: State, name: str, found: dict[str, str]) -> str:
    """An outcome of fate, however it is written: dice in any order, names as they are printed."""
    return next((way for way in ways_of_fate(game, s, name) if way in found), name)


def ways_of_fate(game: Game[Any], s: State, text: str) -> tuple[str, ...]:
    """The ways in which somebody may have written an outcome."""
    dice = " ".join(sorted(text.replace(",", " ").split()))
    return text, dice, slug(text), game.named(s, text), game.spelled(s, text)


def _reduced(chance: Any) -> str:
    """A fraction in its lowest terms; what is none stays as it was written."""
    return str(Fraction(str(chance))) if FRACTION.fullmatch(str(chance)) else str(chance)


def _position(game: Game[Any], s: State, expected: Any, letters: str) -> list[str]:
    return difference("position", _named(game, s, expected), game.positions.describe(s))


def _named(game: Game[Any], s: State, expected: Any) -> Any:
    """What is expected, with every name as descriptions write it."""
    if isinstance(expected, dict):
        return {game.named(s, str(key)): _named(game, s, value) for key, value in expected.items()}
    if isinstance(expected, list):
        return [_named(game, s, item) for item in expected]
    return game.named(s, expected) if isinstance(expected, str) else expected


def _events(game: Game[Any], s: State, expected: Any, letters: str) -> list[str]:
    """Expected events in this order; others may stand between them."""
    told = _told(s)
    rest, missing = [_event(line) for line in told], []
    for text in _plain(expected):
        if _event(text) in rest:
            rest = rest[rest.index(_event(text)) + 1 :]
        else:
            missing.append(text)
    return [f"events: {text!r} was not told, in this order; told: {told}" for text in missing]


def _event(text: str) -> tuple[str, str]:
    """An event and its facts, whose names may be written as they are printed; a sign is no hyphen.

    >>> _event("nemo2-notoriety 3 -2"), _event("nemo2-sunk Abraham Lincoln")
    (('nemo2-notoriety', '3-minus-2'), ('nemo2-sunk', 'abraham-lincoln'))
    """
    event, _, facts = text.partition(" ")
    return event, slug(f" {facts}".replace(" -", " minus "))


def _silent(game: Game[Any], s: State, expected: Any, letters: str) -> list[str]:
    """Events that must not have happened; the first words of one are enough."""
    told = [_event(line) for line in _told(s)]
    problems = []
    for text in _plain(expected):
        name, facts = _event(text)
        if name not in game.show.events():
            problems.append(f"silent: {text!r} is no event of this game")
        if any(event == name and f"{more}-".startswith(f"{facts}-" if facts else "") for event, more in told):
            problems.append(f"silent: {text!r} was told")
    return problems


def _score(game: Game[Any], s: State, expected: Any, letters: str) -> list[str]:
    """Lines by their name or rule id; a line that does not stand on the sheet is worth 0."""
    sheet = game.show.sheet(s)
    problems = []
    for letter, lines in expected.items():
        if letter not in tuple(letters) or not isinstance(lines, dict):
            problems.append(f"score.{letter}: no such seat; there are {', '.join(letters)}")
            continue
        seat = letters.index(letter)
        rules = (rule.id for rule in rule_ids(game))
        found: dict[str, int] = dict.fromkeys((*game.show.score_lines(), *rules), 0)
        found["total"] = total(sheet, seat)
        for line in sheet:
            if line.seat == seat:
                for key in (line.label.id.removeprefix(f"{game.key}-score-"), line.rule):
                    found[key] = found.get(key, 0) + line.points
        problems += difference(f"score.{letter}", lines, found)
    return problems


def _over(game: Game[Any], s: State, expected: Any, letters: str) -> list[str]:
    return difference("over", expected, list(s.node.scores) if isinstance(s.node, Over) else [])


def _spelled(game: Game[Any], s: State, texts: list[str]) -> list[str]:
    """Answers as they are offered, however they are written; outcomes of fate as they stand."""
    return [game.spelled(s, text) for text in _plain(texts)] if isinstance(s.node, Choice) else _plain(texts)


def _plain(texts: list[str]) -> list[str]:
    """Texts without stray spaces."""
    return [" ".join(text.split()) for text in texts]


def _offered(s: State) -> list[str]:
    node = s.node
    return [] if node is None or isinstance(node, Over) else [option_text(option) for option in node.options]


def _told(s: State) -> list[str]:
    """Events as text: the message id and its facts."""
    return [" ".join([event.id, *map(str, event.facts)]).strip() for event in s.events or ()]


CHECKS: Final[dict[str, Check]] = {
    "asks": _asks,
    "seat": _seat,
    "options": _options,
    "offers": _offers,
    "lacks": _lacks,
    "chances": _chances,
    "position": _position,
    "events": _events,
    "silent": _silent,
    "score": _score,
    "over": _over,
}
