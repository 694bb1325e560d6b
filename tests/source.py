"""The program read as text: which words stand in it, which events it tells, which reasons it gives."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pelagos

PACKAGE = Path(str(pelagos.__file__)).parent
PLACE_OF_ID = {"tell": 0, "whisper": 1}
"""Which argument names the event: `s.tell(id, …)`, `s.whisper(seats, id, …)`."""


class Words(NamedTuple):
    """Every text constant, and every beginning of a text that is put together: `f"over-{how}"` begins with `over-`."""

    whole: set[str]
    beginnings: set[str]

    def say(self, text: str) -> bool:
        """Whether a text stands there, as a whole or put together."""
        return text in self.whole or any(text.startswith(beginning) for beginning in self.beginnings)


def modules(*parts: str) -> list[Path]:
    """The Python files of a part of the program, `modules("games", "nemo1")`."""
    return sorted(PACKAGE.joinpath(*parts).rglob("*.py"))


@cache
def parsed(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def words_of(nodes: Iterable[ast.AST]) -> Words:
    """The words in some syntax."""
    found = Words(set(), set())
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.whole.add(node.value)
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            found.beginnings.add(str(node.values[0].value))
    return found


def nodes_of(paths: Iterable[Path], without: str = "") -> Iterator[ast.AST]:
    """Everything in some files but one table: the constant of that name."""
    for path in paths:
        for statement in parsed(path).body:
            if not (isinstance(statement, ast.AnnAssign) and ast.unparse(statement.target) == without):
                yield from ast.walk(statement)


def events_told(paths: Iterable[Path]) -> set[str]:
    """What `s.tell(…)` and `s.whisper(…)` are called with, where it stands there in words."""
    found = set()
    for node in nodes_of(paths):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in PLACE_OF_ID:
            found |= words_of(_branches(node.args[PLACE_OF_ID[node.func.attr]])).whole
    return found


def reasons_given(paths: Iterable[Path]) -> set[str]:
    """What the functions called `…why_not…` return, where it stands there in words."""
    found = set()
    for function in nodes_of(paths):
        if isinstance(function, ast.FunctionDef) and "why_not" in function.name:
            for node in ast.walk(function):
                if isinstance(node, ast.Return) and node.value:
                    found |= words_of(_branches(node.value)).whole
    return found - {""}


def idle_reasons(paths: Iterable[Path]) -> list[str]:
    """The constants that are declared as reasons and that nothing gives."""
    nodes = list(nodes_of(paths))
    declared = {
        node.target.id
        for node in nodes
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Attribute)
        and node.value.func.attr == "reason"
    }
    used = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    used |= {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    return sorted(declared - used)


def _branches(value: ast.expr) -> tuple[ast.expr, ...]:
    """Both sides of `a if b else c`, or the value itself."""
    return (value.body, value.orelse) if isinstance(value, ast.IfExp) else (value,)
