"""Names that mypyc would look for by their text each time they are read, kept where it finds them at once.

It calls a function of a compiled module directly, and knows the place of a `Final` of one. A function that is put on
the agenda, one with a decorator, and whatever a plain module defines it looks for among the names of the module, and a
function of Python's own that it does not write out, as in `sum(numbers)`, among Python's. So each module gets a `Final`
of its own for those that its functions read, right behind the import or the definition: `(pay, seat)` becomes
`(pay__, seat)`.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from enum import Enum, auto
from functools import cache
from pathlib import Path
from typing import Final

from compiled.modules import MODULES
from compiled.remembered import capacity
from compiled.source import Edit, Source

SOURCE: Final = Path(__file__).parents[1] / "src"
MARK: Final = "__"
STANDARD: Final = ("bisect",)
"""Modules of the standard library whose functions nothing here or in mypyc writes out."""


class Kind(Enum):
    """How mypyc reads a name."""

    AT_ONCE = auto()
    """It needs no help, or is a class or a type, which a `Final` would not be."""
    CALLED_AT_ONCE = auto()
    """A function that it calls directly, and looks for everywhere else."""
    LOOKED_FOR = auto()


def known(source: Source, given: Collection[str]) -> Iterator[Edit]:
    """A `Final` behind each name that is read and looked for, but for those given, and it wherever they are read."""
    imported, defined = _imported(source.tree), _defined(source.tree)
    kinds = {name: _kind_of(*origin) for name, origin in imported.items()}
    kinds |= {name: _kind(function, compiled=True) for name, function in defined.items()}
    unpacked = _unpacked(source.tree)
    kinds |= dict.fromkeys(unpacked, Kind.LOOKED_FOR)
    read: set[str] = set()
    for function in _functions(source.tree):
        own = _bound(function)
        for node in _reads(function, kinds):
            if node.id not in own:
                read.add(node.id)
                yield Edit(*source.span(node), node.id + MARK)
    for name in sorted(read & defined.keys()):
        yield source.below(defined[name], f"{name}{MARK}: Final = {name}")
    for name in sorted(read & unpacked.keys()):
        yield source.after(unpacked[name], f"; {name}{MARK}: Final = {name}")
    for name in sorted(read - defined.keys() - unpacked.keys() - set(given)):
        yield source.after(_last_import(source.tree), f"; {name}{MARK}: Final = {name}")


def _imported(tree: ast.Module) -> dict[str, tuple[str, str]]:
    """What is imported by each name: a module and the name there."""
    froms = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module]
    return {name.asname or name.name: (str(node.module), name.name) for node in froms for name in node.names}


def _defined(tree: ast.Module) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def _unpacked(tree: ast.Module) -> dict[str, ast.stmt]:
    """Constants that are set together, `FIRST, SECOND = range(2)`, which cannot be `Final`."""
    found: dict[str, ast.stmt] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
            names = [part.id for part in node.targets[0].elts if isinstance(part, ast.Name)]
            found |= {name: node for name in names if name.isupper()}
    return found


def _last_import(tree: ast.Module) -> ast.stmt:
    return [node for node in tree.body if isinstance(node, ast.ImportFrom)][-1]


def _functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Functions and methods."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from (part for part in node.body if isinstance(part, ast.FunctionDef))
        elif isinstance(node, ast.FunctionDef):
            yield node


def _bound(function: ast.FunctionDef) -> set[str]:
    """Whatever has a meaning of its own somewhere in the function."""
    own: set[str | None] = set()
    for node in ast.walk(function):
        match node:
            case ast.arg(arg=name) | ast.MatchAs(name=name) | ast.MatchStar(name=name) | ast.ExceptHandler(name=name):
                own.add(name)
            case ast.Name(id=name, ctx=ast.Store()) | ast.FunctionDef(name=name):
                own.add(name)
    return {name for name in own if name} - {function.name}


def _reads(function: ast.FunctionDef, kinds: dict[str, Kind]) -> Iterator[ast.Name]:
    """Where names are looked for in the body, but for types."""
    nodes = [node for part in function.body for node in _values(part)]
    called = {id(node.func): node for node in nodes if isinstance(node, ast.Call)}
    for node in nodes:
        if isinstance(node, ast.Name):
            kind = kinds.get(node.id) or _kind_of_pythons(node.id, called.get(id(node)))
            if kind is Kind.LOOKED_FOR or (kind is Kind.CALLED_AT_ONCE and id(node) not in called):
                yield node


def _values(node: ast.AST) -> Iterator[ast.AST]:
    """A part of the tree and what is below it, without annotations, decorators and what a cast names."""
    yield node
    for field, below in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        parts = below if isinstance(below, list) else [below]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast":
            parts = parts[1:] if field == "args" else parts
        for part in parts:
            if isinstance(part, ast.AST):
                yield from _values(part)


def _kind_of_pythons(name: str, call: ast.Call | None) -> Kind:
    """How a function of Python's own is read: mypyc writes out sums of what is found, and the larger of two."""
    match call:
        case ast.Call(args=[argument]) if name == "sum" and not isinstance(argument, ast.GeneratorExp):
            return Kind.LOOKED_FOR
        case ast.Call(args=[_]) if name in ("min", "max"):
            return Kind.LOOKED_FOR
        case ast.Call() if name == "map":
            return Kind.LOOKED_FOR
        case ast.Call(keywords=[_]) if name == "enumerate":
            return Kind.LOOKED_FOR
    return Kind.AT_ONCE


@cache
def _kind_of(module: str, name: str) -> Kind:
    """How a name is read that a module defines or imports itself."""
    if module in STANDARD:
        return Kind.LOOKED_FOR
    file = SOURCE / f"{module.replace('.', '/')}.py"
    if not file.exists():
        return Kind.AT_ONCE
    compiled, tree = file.relative_to(SOURCE).as_posix() in MODULES, ast.parse(file.read_text(encoding="utf-8"))
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=own) if own == name:
                return _kind(node, compiled)
            case ast.AnnAssign(target=ast.Name(id=own), annotation=kind, value=value) if own == name:
                is_known = compiled or isinstance(value, ast.Constant) or ast.unparse(kind) == "TypeAlias"
                return Kind.AT_ONCE if is_known else Kind.LOOKED_FOR
    if name in _unpacked(tree):
        return Kind.LOOKED_FOR
    imported = _imported(tree)
    return _kind_of(*imported[name]) if name in imported else Kind.AT_ONCE


def _kind(function: ast.FunctionDef, compiled: bool) -> Kind:
    """Steps lose their decorator before they are compiled, and so do functions that remember."""
    bare = all(isinstance(node, ast.Attribute) and node.attr == "step" for node in function.decorator_list)
    return Kind.CALLED_AT_ONCE if compiled and (bare or capacity(function)) else Kind.LOOKED_FOR
