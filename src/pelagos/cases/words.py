"""What a case can expect to be said: the question, the labels of answers, what they put at stake, and warnings."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pelagos.cases.compare import difference
from pelagos.cases.moment import Moment, plain
from pelagos.core.beside import offers_of
from pelagos.core.nodes import Choice, Option, find_option
from pelagos.core.sheets import NOTHING
from pelagos.core.text import Text
from pelagos.locale.catalogue import catalogue

Words = str | list[str]
Say = Callable[[Option], list[str]]
Wrong = Callable[[list[str], list[str]], list[str]]


def question(here: Moment, expected: str) -> list[str]:
    """The question in words."""
    asked = isinstance(here.s.node, Choice)
    return difference("question", expected, _said(here, here.game.show.question(here.s)) if asked else "")


def labels(here: Moment, expected: Mapping[str, Words]) -> list[str]:
    """What an answer is called, word for word."""
    return _of_answers(here, "labels", expected, lambda option: [_label(here, option)], _not_in_order)


def stakes(here: Moment, expected: Mapping[str, Words]) -> list[str]:
    """Lines that are told of an answer before it is given, in this order; others may stand between them."""
    return _of_answers(here, "stakes", expected, lambda option: _forecast(here, option), _not_in_order)


def warns(here: Moment, expected: Mapping[str, Words]) -> list[str]:
    """Words that stand somewhere in what is said of an answer: in its label, beside it, or in its forecast."""
    return _of_answers(here, "warns", expected, lambda option: _everything(here, option), _not_within)


def unwarned(here: Moment, expected: Mapping[str, Words]) -> list[str]:
    """Words that are not said of an answer."""
    return _of_answers(here, "unwarned", expected, lambda option: _everything(here, option), _within)


def _of_answers(here: Moment, key: str, expected: Mapping[str, Words], said_of: Say, wrong: Wrong) -> list[str]:
    """One line for each expected text that is wrong of its answer; the answer must be offered."""
    problems = []
    for answer, words in expected.items():
        option = _option(here, answer)
        if option is None:
            problems.append(f"{key}: {answer!r} is not offered; offered: {here.offered()}")
            continue
        said = said_of(option)
        listed = [plain(text) for text in ([words] if isinstance(words, str) else words)]
        problems += [f"{key}.{answer}: {text!r}; said: {said}" for text in wrong(listed, said)]
    return problems


def _not_in_order(listed: list[str], said: list[str]) -> list[str]:
    """
    >>> _not_in_order(["one", "two"], ["one", "and", "two"]), _not_in_order(["two", "one"], ["one", "two"])
    ([], ['one'])
    """
    rest = iter(said)
    return [text for text in listed if text not in rest]


def _not_within(listed: list[str], said: list[str]) -> list[str]:
    return [text for text in listed if not any(text in line for line in said)]


def _within(listed: list[str], said: list[str]) -> list[str]:
    return [text for text in listed if any(text in line for line in said)]


def _option(here: Moment, answer: str) -> Option | None:
    node = here.s.node
    return find_option(node.options, here.spelled(answer)) if isinstance(node, Choice) else None


def _everything(here: Moment, option: Option) -> list[str]:
    """The label of an answer, the remark beside it and its forecast."""
    seat = here.s.node.seat if isinstance(here.s.node, Choice) else None
    offers = offers_of(here.game, here.s, here.game.visible.observe(here.s, seat), [option])
    beside = [_said(here, offer.remark) for offer in offers if offer.remark != NOTHING]
    return [_label(here, option), *beside, *_forecast(here, option)]


def _label(here: Moment, option: Option) -> str:
    return _said(here, here.game.show.label(here.s, option))


def _forecast(here: Moment, option: Option) -> list[str]:
    return [_said(here, line) for line in here.game.forecast(here.s, option)]


def _said(here: Moment, text: Text) -> str:
    return plain(catalogue(here.language).format(text))
