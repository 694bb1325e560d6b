"""[NW1 section 0.5] The effect language of the component tables, read once and turned into agenda steps.

`LOSE Crew 1; NOTORIETY +1` becomes `(("lose", CREW, 1), ("change_notoriety", 1))`. A word that is not of the language
is refused with file, row and column.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from pelagos.core.case_values import slug
from pelagos.core.nodes import Effect
from pelagos.core.tables import Row
from pelagos.games.nemo1.names import PILES, RESOURCE, RESULTS

Program = tuple[Effect, ...]

AMOUNT: Final = re.compile(r"[1-9][0-9]?")
CHANGE: Final = re.compile(r"[+-][1-9][0-9]?")
CHOICE: Final = re.compile(r"CHOICE\((.+)\)")


class Alternative(NamedTuple):
    """One option of a CHOICE: what it is called in answers, and what it does."""

    word: str
    steps: Program


class Reader:
    """Reads the effect cells of one row; `card` is the card they stand on, 0 when it is none."""

    def __init__(self, row: Row, card: int, ships: Mapping[str, int]) -> None:
        self.row = row
        self.card = card
        self.ships = ships

    def program(self, column: str, text: str) -> Program:
        """A whole cell: one CHOICE, or tokens joined by semicolons."""
        found = CHOICE.fullmatch(text)
        if found:
            return (("choose", self.card, self._alternatives(column, found[1])),)
        return self._steps(column, text, ";")

    def _alternatives(self, column: str, text: str) -> tuple[Alternative, ...]:
        parts = [part.strip() for part in text.split("|")]
        return tuple(Alternative(called(part), self._steps(column, part, ",")) for part in parts)

    def _steps(self, column: str, text: str, separator: str) -> Program:
        words = [word.strip() for word in text.split(separator)]
        return tuple(step for word in words for step in self._step(column, word))

    def _step(self, column: str, text: str) -> Program:
        """One token; `none` and an empty cell are nothing to do."""
        if text in ("", "none"):
            return ()
        verb, *rest = text.split()
        try:
            return (VERBS[verb](self, rest),)
        except (KeyError, ValueError) as problem:
            raise self.row.error(column, "error-table-effect", value=text) from problem


def called(text: str) -> str:
    """What an alternative is called in answers.

    >>> called("PILE fail, GAIN Nemo 1")
    'fail+gain-nemo-1'
    >>> called("LIBERATION +2")
    'liberation-plus-2'
    """
    words = [word.strip().removeprefix("PILE ").replace("_", " ") for word in text.split(",")]
    return "+".join(slug(word.replace("+", "plus ").replace("-", "minus ")) for word in words)


def choice_words(steps: Program) -> list[str]:
    """What the alternatives of a program are called, those inside of others included."""
    found: list[str] = []
    for step in steps:
        if step[0] == "choose":
            for word, inner in step[2]:
                found += [word, *choice_words(inner)]
    return found


def amount(text: str) -> int:
    """A number of things, never below one."""
    if not AMOUNT.fullmatch(text):
        raise ValueError(text)
    return int(text)


def change(text: str) -> int:
    """A number with its sign, never zero."""
    if not CHANGE.fullmatch(text):
        raise ValueError(text)
    return int(text)


def _resource(step: str) -> Callable[[Reader, list[str]], Effect]:
    def make(reader: Reader, rest: list[str]) -> Effect:
        name, number = rest
        return (step, RESOURCE[name.lower()], amount(number))

    return make


def _amount(step: str) -> Callable[[Reader, list[str]], Effect]:
    def make(reader: Reader, rest: list[str]) -> Effect:
        (number,) = rest
        return (step, amount(number))

    return make


def _change(step: str) -> Callable[[Reader, list[str]], Effect]:
    def make(reader: Reader, rest: list[str]) -> Effect:
        (number,) = rest
        return (step, change(number))

    return make


def _plain(step: str, *words: str) -> Callable[[Reader, list[str]], Effect]:
    def make(reader: Reader, rest: list[str]) -> Effect:
        if rest != list(words):
            raise ValueError(rest)
        return (step,)

    return make


def _weeks(reader: Reader, rest: list[str]) -> Effect:
    (number,) = rest
    return ("advance_weeks", amount(number.removeprefix("+")))


def _encounter(reader: Reader, rest: list[str]) -> Effect:
    (ship,) = rest
    return ("encounter", reader.card, reader.ships[ship])


def _test(reader: Reader, rest: list[str]) -> Effect:
    if rest or not reader.card:
        raise ValueError(rest)
    return ("begin_test", reader.card)


def _pile(reader: Reader, rest: list[str]) -> Effect:
    (pile,) = rest
    return ("file_card", reader.card, PILES.index(pile))


def _end(reader: Reader, rest: list[str]) -> Effect:
    (reason,) = rest
    return ("end_game", RESULTS.index(reason))


VERBS: Final[dict[str, Callable[[Reader, list[str]], Effect]]] = {
    "GAIN": _resource("gain"),
    "LOSE": _resource("lose"),
    "LOSE_CHOICE": _amount("lose_choice"),
    "NOTORIETY": _change("change_notoriety"),
    "LIBERATION": _change("change_liberation"),
    "WEEKS": _weeks,
    "TREASURE_DRAW": _amount("draw_treasures"),
    "CARD_DRAW": _amount("draw_cards"),
    "ENCOUNTER": _encounter,
    "REVEAL_ALL": _plain("reveal_all", "current_ocean"),
    "RESOLVE_TEST": _test,
    "FREE_YARD": _plain("lift_ban"),
    "PILE": _pile,
    "GAME_END": _end,
}
