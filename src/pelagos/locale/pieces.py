"""Messages taken apart once: words, places for facts, and choices between wordings.

Fluent parses; what our messages are made of is put together here, at a tenth of the price of its resolver. Whatever
else a message may hold (functions, terms), and numbers that a language writes in groups or with a comma, is Fluent's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

PLACE: Final = r"\{ *\$([a-zA-Z][\w-]*) *\}"
PLAIN: Final = re.compile(rf"[\w-]+ *= *((?:[^\s{{}}]|{PLACE})(?:[^\n{{}}]|{PLACE})*)\s*(?:#.*\s*)*")
"""A message on one line into which facts are put as they are, or nothing: it needs no parser."""
GROUPED: Final = 1000
"""From here on languages write numbers in groups, each in its own way."""

SMALL: Final = {number: str(number).replace("-", "−") for number in range(1 - GROUPED, GROUPED)}
"""Numbers as they are written, with a minus, not a hyphen."""

Plural: TypeAlias = Callable[[int], str]
"""The plural form of a number in a language."""


class Place(NamedTuple):
    """Where a fact is put in."""

    fact: str


class Choice:
    """Wordings by a fact: the first whose number or plural form or word it is, else the last resort."""

    __slots__ = ("fact", "numbers", "otherwise", "wordings", "words")

    def __init__(self, fact: str, wordings: tuple[tuple[int | str, Pieces], ...], otherwise: Pieces) -> None:
        self.fact = fact
        self.wordings = wordings
        self.otherwise = otherwise
        self.words = {key: pieces for key, pieces in reversed(wordings) if isinstance(key, str)}
        self.numbers: dict[int, Pieces] = {}
        """What was chosen for numbers so far, in the language of its catalogue: there are only small ones."""


Pieces: TypeAlias = "tuple[str | Place | Choice, ...]"


class Beyond(Exception):
    """Only Fluent can write this."""


def plain_pieces(source: str) -> Pieces | None:
    """A plain message as it stands in its file; None when it is another one.

    >>> plain_pieces("ahoy = { $name }, ahoy!")
    ('', Place(fact='name'), ', ahoy!')
    """
    found = PLAIN.fullmatch(source)
    if found is None:
        return None
    parts = re.split(PLACE, found[1].rstrip())
    return tuple(Place(part) if place % 2 else part for place, part in enumerate(parts))


def parsed_pieces(source: str) -> Pieces | None:
    """Any other message, parsed by Fluent; None when it is none, Beyond when there is more in it than we know."""
    from fluent.syntax import FluentParser, ast

    entry = FluentParser().parse_entry(source)
    return _pieces(entry.value) if isinstance(entry, ast.Message) and entry.value else None


def _pieces(pattern: Any) -> Pieces:
    return tuple(_piece(element) for element in pattern.elements)


def _piece(element: Any) -> str | Place | Choice:
    from fluent.syntax import ast

    if isinstance(element, ast.TextElement):
        return str(element.value)
    inside = element.expression
    if isinstance(inside, ast.StringLiteral):
        return str(inside.parse()["value"])
    if isinstance(inside, ast.VariableReference):
        return Place(inside.id.name)
    if isinstance(inside, ast.SelectExpression) and isinstance(inside.selector, ast.VariableReference):
        wordings = tuple((_key(variant.key), _pieces(variant.value)) for variant in inside.variants)
        otherwise = next(_pieces(variant.value) for variant in inside.variants if variant.default)
        return Choice(inside.selector.id.name, wordings, otherwise)
    raise Beyond


def _key(key: Any) -> int | str:
    found = getattr(key, "name", None)
    return str(found) if found is not None else int(key.value)


def written(pieces: Pieces, facts: Mapping[str, Any], plural: Plural) -> str:
    """The sentence, or Beyond."""
    found: list[str] = []
    _write(pieces, facts, plural, found)
    return "".join(found)


def _write(pieces: Pieces, facts: Mapping[str, Any], plural: Plural, found: list[str]) -> None:
    for piece in pieces:
        if type(piece) is str:
            found.append(piece)
        elif type(piece) is Choice:
            fact = facts.get(piece.fact)
            chosen = piece.words.get(fact, piece.otherwise) if type(fact) is str else _chosen(piece, fact, plural)
            if len(chosen) == 1 and type(chosen[0]) is str:  # mostly a word
                found.append(chosen[0])
            else:
                _write(chosen, facts, plural, found)
        else:
            assert type(piece) is Place, "there is nothing else"
            fact = facts.get(piece.fact)
            found.append(fact if type(fact) is str else SMALL[_small(fact)])


def _chosen(choice: Choice, number: Any, plural: Plural) -> Pieces:
    found = choice.numbers.get(_small(number))
    if found is None:
        keys = (number, plural(number))
        found = next((pieces for key, pieces in choice.wordings if key in keys), choice.otherwise)
        choice.numbers[number] = found
    return found


def _small(fact: Any) -> int:
    if type(fact) is not int or not -GROUPED < fact < GROUPED:
        raise Beyond
    return fact
