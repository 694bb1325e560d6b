"""What a case can expect of a position: its question, options, words, chances, fields, events, score and end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pelagos.cases import words
from pelagos.cases.chances import chance_after, chances
from pelagos.cases.compare import difference
from pelagos.cases.moment import Moment, plain
from pelagos.core.case_values import slug
from pelagos.core.game import AnyOrder, Game
from pelagos.core.nodes import Chance, Choice, Over
from pelagos.core.score import total
from pelagos.core.state import State
from pelagos.games.citations import rule_ids
from pelagos.table.reasons import read_option, refusal

Check = Callable[[Moment, Any], list[str]]
FATE: Final = "fate"


def problems_of(here: Moment, expected: dict[str, Any]) -> list[str]:
    """One line for everything that is not as expected."""
    return [line for key, value in expected.items() for line in CHECKS[key](here, value)]


def _asks(here: Moment, expected: str) -> list[str]:
    node = here.s.node
    found = node.ask if isinstance(node, Choice | Chance) else "over"
    return difference("asks", question_named(here.game, expected), found)


def question_named(game: Game[Any], question: str) -> str:
    """A question by its name or by that of the specification; `attack_target` is `attack-target`."""
    name = question.lower().replace("_", "-")
    return game.questions.get(name, name)


def _seat(here: Moment, expected: str) -> list[str]:
    node = here.s.node
    if isinstance(node, Chance) and expected == FATE:
        return []
    return difference("seat", expected, here.letters[node.seat] if isinstance(node, Choice) else "none")


def _options(here: Moment, expected: list[str]) -> list[str]:
    return difference("options", _spelled(here, expected), AnyOrder(here.offered()))


def _offers(here: Moment, expected: list[str]) -> list[str]:
    offered = here.offered()
    return [
        f"offers: {text!r} is not offered{why_not(here, text)}; offered: {offered}"
        for text in _spelled(here, expected)
        if text not in offered
    ]


def why_not(here: Moment, text: str) -> str:
    """The reason and the rule that forbid an answer to whoever is asked, in brackets; "" where there is none."""
    node = here.s.node
    if not isinstance(node, Choice):
        return ""
    found = refusal(here.game, here.s, node.seat, text)
    return f" ({found.reason}, {found.rule})" if found.rule else ""


def _lacks(here: Moment, expected: list[str]) -> list[str]:
    """Answers that are not possible now; each must be one that the game knows, or the check says nothing."""
    problems = []
    for text in _spelled(here, expected):
        if text in here.offered():
            problems.append(f"lacks: {text!r} is offered")
        elif isinstance(here.s.node, Choice) and (not text or not here.game.show.why_not(here.s, read_option(text))):
            problems.append(f"lacks: {text!r} is no answer of this game")
    return problems


def _odds(here: Moment, expected: list[dict[str, Any]]) -> list[str]:
    """The exact chance that an answer ends in a position of which everything else that is named holds."""
    problems = []
    for odds in expected:
        facts = {key: value for key, value in odds.items() if key not in ("answer", "chance")}

        def holds(s: State, facts: dict[str, Any] = facts) -> bool:
            return not problems_of(here._replace(s=s), facts)

        problems += chance_after(here, odds["answer"], odds["chance"], holds)
    return problems


def _position(here: Moment, expected: dict[str, Any]) -> list[str]:
    return difference("position", _named(here, expected), here.game.positions.describe(here.s))


def _named(here: Moment, expected: Any, field: str = "") -> Any:
    """What is expected, with every name as descriptions write it; in some fields a thing may be called by number."""
    game, s = here.game, here.s
    if isinstance(expected, dict):
        return {game.named(s, str(key)): _named(here, value, str(key)) for key, value in expected.items()}
    if isinstance(expected, list):
        return [_named(here, item, field) for item in expected]
    if field in game.numbered and str(expected).isdecimal():
        return game.named(s, f"{game.numbered[field]}{expected}")
    return game.named(s, expected) if isinstance(expected, str) else expected


def _events(here: Moment, expected: list[str]) -> list[str]:
    """Expected events in this order; others may stand between them."""
    told = _told(here.s)
    rest, missing = [_event(line) for line in told], []
    for text in map(plain, expected):
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


def _silent(here: Moment, expected: list[str]) -> list[str]:
    """Events that must not have happened; the first words of one are enough."""
    told = [_event(line) for line in _told(here.s)]
    problems = []
    for text in map(plain, expected):
        name, facts = _event(text)
        if name not in here.game.show.events():
            problems.append(f"silent: {text!r} is no event of this game")
        if any(event == name and f"{more}-".startswith(f"{facts}-" if facts else "") for event, more in told):
            problems.append(f"silent: {text!r} was told")
    return problems


def _score(here: Moment, expected: dict[str, Any]) -> list[str]:
    """Lines by their name or rule id; a line that does not stand on the sheet is worth 0."""
    game, s, letters = here.game, here.s, here.letters
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


def _over(here: Moment, expected: list[int]) -> list[str]:
    return difference("over", expected, list(here.s.node.scores) if isinstance(here.s.node, Over) else [])


def _spelled(here: Moment, texts: list[str]) -> list[str]:
    return [here.spelled(text) for text in texts]


def _told(s: State) -> list[str]:
    """Events as text: the message id and its facts."""
    return [" ".join([event.id, *map(str, event.facts)]).strip() for event in s.events or ()]


CHECKS: Final[dict[str, Check]] = {
    "asks": _asks,
    "seat": _seat,
    "options": _options,
    "offers": _offers,
    "lacks": _lacks,
    "question": words.question,
    "labels": words.labels,
    "stakes": words.stakes,
    "warns": words.warns,
    "unwarned": words.unwarned,
    "chances": chances,
    "odds": _odds,
    "position": _position,
    "events": _events,
    "silent": _silent,
    "score": _score,
    "over": _over,
}
