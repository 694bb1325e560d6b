"""Forecasts, words and bots name questions as they are declared: a name that nobody asks by would never be met."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from pelagos.games.registry import NAMES, find_game
from tests.source import PACKAGE, parsed

ASKED = ("ask", "asks", "asked")


def is_asked(node: ast.expr) -> bool:
    """Whether this is the name of a question that stands: `s.node.ask`, `way.asks`, `getattr(s.node, "ask", "")`."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "getattr":
        name = node.args[1]
        return isinstance(name, ast.Constant) and name.value in ASKED
    return isinstance(node, ast.Attribute) and node.attr in ASKED


def looked_up(tree: ast.AST) -> Iterator[ast.expr]:
    """Everything that a standing question is compared with, or looked up in."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and is_asked(node.left):
            yield from node.comparators
        elif isinstance(node, ast.Subscript) and is_asked(node.slice):
            yield node.value
        elif isinstance(node, ast.Call) and node.args and is_asked(node.args[0]):
            yield from [node.func.value] if isinstance(node.func, ast.Attribute) and node.func.attr == "get" else []
        elif isinstance(node, ast.Match) and is_asked(node.subject):
            patterns = [part for case in node.cases for part in ast.walk(case.pattern)]
            yield from [part.value for part in patterns if isinstance(part, ast.MatchValue)]


def names_in(module: str, node: ast.expr) -> Iterator[str]:
    """The names in a constant, in a tuple of them, or in a table of the module."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield from [node.value] if node.value else []
    elif isinstance(node, ast.Tuple | ast.List | ast.Set):
        yield from (name for element in node.elts for name in names_in(module, element))
    elif isinstance(node, ast.Dict):
        yield from (name for key in node.keys if key is not None for name in names_in(module, key))
    elif isinstance(node, ast.Starred):
        yield from names_in(module, node.value)
    elif isinstance(node, ast.Name):
        found = getattr(import_module(module), node.id, ())
        yield from [name for name in ([found] if isinstance(found, str) else found) if isinstance(name, str)]


def modules_of(key: str) -> list[Path]:
    return [path for part in ("games", "bots") for path in sorted((PACKAGE / part / key).rglob("*.py"))]


@pytest.mark.parametrize("key", NAMES)
def test_every_question_that_is_looked_for_is_asked(key: str) -> None:
    game = find_game(key)
    assert game.verbs is not None
    known = {*game.rules.questions, *game.verbs.draws}
    looked_for = {
        (path.stem, name)
        for path in modules_of(key)
        for node in looked_up(parsed(path))
        for name in names_in(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts), node)
    }
    assert len(looked_for) > 3
    assert {(module, name) for module, name in looked_for if name not in known} == set()
