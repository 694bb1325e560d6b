"""Steps named by their functions: each gets as many arguments as it takes, and of the kinds it takes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from pelagos.core.components import Component
from pelagos.core.nodes import Effect
from pelagos.core.tables import Tables
from pelagos.games.registry import NAMES, find_game, load_pack
from tests import toy
from tests.source import PACKAGE, modules, parsed
from tests.steps import Reader

Program = tuple[Effect, ...]


def name_of(path: Path) -> str:
    return ".".join(("pelagos", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")


@pytest.mark.parametrize("key", NAMES)
def test_steps_get_what_they_take(key: str) -> None:
    known = find_game(key).rules.steps.values()
    for path in (*modules("games", key), *modules("bots", key)):
        names = vars(import_module(name_of(path)))
        assert Reader(parsed(path), names, known).faults() == [], path


FAULTS = {
    "s.do(('draw', 1))": "'draw' names a step by a string",
    "s.do((draw, 1), *[('offer', seat) for seat in (0, 1)])": "'offer' names a step by a string",
    "Choice(0, 'swap', (), ('offered', 0))": "'offered' names a step by a string",
    "s.agenda = ((draw, 0), (('show',), s.agenda))": "'show' names a step by a string",
    "s.do((draw,))": "draw is given 0 arguments and takes 1",
    "s.do((draw if s.seats else offer, 1, 2))": "offer is given 2 arguments and takes 1",
    "s.agenda = ((show, 0), s.agenda)": "show is given 1 arguments and takes 0",
    "Choice(0, 'swap', (), (offered, 0, 1))": "offered is given 2 arguments and takes 1",
    "Choice(0, 'swap', (), (offered,))": "offered is given 0 arguments and takes 1",
    "Choice(0, 'swap', (), (show,))": "show takes no answer",
    "later = (drawn, 0, (1,), 2)": "drawn is given 3 arguments and takes 2",
    "s.do((draw, 'A'))": "draw is given 'A' for seat: int",
    "s.do((draw, TWO_LOTS))": "draw is given TWO_LOTS for seat: int",
    "Chance('lots', (), (), (drawn, (0,)))": "drawn is given (0,) for seat: int",
    "s.do((toy.draw, None, 1))": "draw is given 2 arguments and takes 1",
}
SOUND = (
    "s.do((draw, 1), (offer, HIGHEST), (show,))",
    "s.do(*[(draw, seat) for seat in (0, 1)] + [(show,)])",
    "Choice(0, 'draw', (('draw', 'draw'),), (offered, 0))",
    "s.agenda = ((draw, s.seats), s.agenda)",
    "later = (drawn, 0)",
    "later = (drawn, 0, (1,))",
    "step = ('draw', 1)",
)


def found(text: str) -> list[str]:
    names = {**vars(toy), "TWO_LOTS": (1, 2), "toy": toy}
    return Reader(ast.parse(text), names, toy.book.steps.values()).faults()


@pytest.mark.parametrize(("text", "fault"), FAULTS.items())
def test_each_kind_of_fault_is_found(text: str, fault: str) -> None:
    assert any(line.endswith(fault) for line in found(text)), found(text)


@pytest.mark.parametrize("text", SOUND)
def test_nothing_is_found_where_all_is_well(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize("key", NAMES)
def test_component_tables_name_steps_that_exist_and_give_them_what_they_take(key: str) -> None:
    game = find_game(key)
    for program in programs(load_pack(game)):
        for function, *arguments in game.rules.steps_of(program):
            signature(function).bind(None, *arguments)


def programs(part: Any) -> Iterator[Program]:
    """Every list of effects in a part of a component pack, those within others too; not in the tables it comes from."""
    if isinstance(part, Tables):
        return
    if isinstance(part, dict):
        part = tuple(part.values())
    hints = (
        get_type_hints(type(part), localns={"Component": Component})
        if hasattr(part, "__dict__") or hasattr(part, "_fields")
        else {}
    )
    for field, kind in hints.items():
        yield from _held(getattr(part, field), kind)
    if isinstance(part, tuple) and not hints:
        for item in part:
            yield from programs(item)


def _held(value: Any, kind: Any) -> Iterator[Program]:
    if kind == Program:
        yield value
    elif kind and Program in get_args(kind):
        yield from value
    else:
        yield from programs(value)
