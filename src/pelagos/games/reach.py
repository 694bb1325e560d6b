"""What of a game's source its rules come to, what only tells of it, and what nothing uses at all.

Whatever a step, a question, the set-up, the reading of the tables or the verdict uses is part of the rules.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from pelagos.games.registry import package_of

ROOTS: Final = ("new_game", "read_pack", "ranks", "verdict")
"""The parts of a `Game` that are rules; steps and questions are those that chapters add to the rulebook."""
NAMED_ALL_THE_SAME: Final = {"cache", "lru_cache", "property", "step"}
"""Decorators after which a function still does nothing until somebody names it."""


class Name(NamedTuple):
    """Something that a module of the game's package says on its first level."""

    module: str
    name: str

    @property
    def is_private(self) -> bool:
        """Whether it is for its own module only."""
        return self.name.startswith("_")


Definition: TypeAlias = ast.FunctionDef | ast.ClassDef


class Source:
    """The package of one game as syntax, from the texts of its modules."""

    def __init__(self, package: str, texts: Mapping[str, str]) -> None:
        self.package = package
        self.trees = {module: ast.parse(texts[module]) for module in sorted(texts)}
        self.imports = {module: dict(self._imported(tree)) for module, tree in self.trees.items()}
        self.said = {name: statement for module in self.trees for name, statement in self._said(module)}

    def rules(self) -> set[Name]:
        """Everything that the rules come to."""
        return self._reached([*self._registered(), *self._parts(ROOTS)])

    @cached_property
    def definitions(self) -> tuple[tuple[Name, Name, Definition], ...]:
        """Every function and class, also those within others: itself, what it stands in, and its syntax."""
        return tuple(
            (Name(outer.module, node.name), outer, node)
            for outer, statement in self.said.items()
            for node in ast.walk(statement)
            if isinstance(node, Definition)
        )

    def idle(self) -> set[Name]:
        """Functions and classes that nothing in the program names; of private ones, nothing in their module."""
        words = {statement: _words(statement) for tree in self.trees.values() for statement in tree.body}
        near = {module: _sum(words[statement] for statement in tree.body) for module, tree in self.trees.items()}
        anywhere = _sum(near.values())
        found = set()
        for name, _, node in self.definitions:
            named = near[name.module] if name.is_private else anywhere
            by_itself = words.get(node) or _words(node)
            if named[name.name] <= by_itself[name.name] and not _is_registered(node):
                found.add(name)
        public = {name.name for name in found if not name.is_private}
        elsewhere = {word for tree in _elsewhere(self.package, public) for word in _words(tree)}
        return {name for name in found if name.is_private or name.name not in elsewhere}

    def _reached(self, begin: list[Name]) -> set[Name]:
        found: set[Name] = set()
        while begin:
            name = begin.pop()
            if name in self.said and name not in found:
                found.add(name)
                begin += self._used(name.module, self.said[name])
        return found

    def _registered(self) -> Iterator[Name]:
        """The steps and questions: functions decorated by the rulebook."""
        for name, statement in self.said.items():
            for decorator in statement.decorator_list if isinstance(statement, ast.FunctionDef) else ():
                if any(map(self._is_book, self._used(name.module, decorator))):
                    yield name

    def _is_book(self, name: Name) -> bool:
        value = getattr(self.said.get(name), "value", None)
        return isinstance(value, ast.Call) and ast.unparse(value.func) == "Rulebook"

    def _parts(self, wanted: tuple[str, ...]) -> Iterator[Name]:
        for node in ast.walk(self.trees["__init__"]):
            if isinstance(node, ast.keyword) and node.arg in wanted:
                yield from self._used("__init__", node.value)

    def _said(self, module: str) -> Iterator[tuple[Name, ast.stmt]]:
        for statement in self.trees[module].body:
            match statement:
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                    yield Name(module, name), statement
                case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                    yield Name(module, name), statement

    def _used(self, module: str, statement: ast.AST) -> Iterator[Name]:
        """What a piece of a module names."""
        known: Mapping[str, Name] = self.imports[module]
        for node in ast.walk(statement):
            match node:
                case ast.Name(id=name):
                    yield known.get(name, Name(module, name))
                case ast.Attribute(value=ast.Name(id=alias), attr=name) if alias in known:
                    yield Name(known[alias].name, name)
                case ast.Attribute(value=ast.Attribute(value=ast.Name(), attr=chapter), attr=name):
                    yield Name(chapter, name)

    def _imported(self, tree: ast.Module) -> Iterator[tuple[str, Name]]:
        """By the names that a module gives them: what it takes from its siblings, `Name("", …)` for whole siblings."""
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and node.module and f"{node.module}.".startswith(f"{self.package}."):
                for alias in node.names:
                    yield alias.asname or alias.name, Name(node.module[len(self.package) + 1 :], alias.name)


@cache
def source_of(key: str) -> Source:
    """The source of a game."""
    package = package_of(key)
    found = [item for item in files(package).iterdir() if item.name.endswith(".py")]
    return Source(package, {item.name.removesuffix(".py"): item.read_text(encoding="utf-8") for item in found})


def _words(tree: ast.AST) -> Counter[str]:
    """How often each name is named, as a name, as a part of something or (effects of tables) as a text."""
    found: Counter[str] = Counter()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.Constant(value=str(name)):
                found[name] += 1
    return found


def _sum(counts: Iterable[Counter[str]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for count in counts:
        found.update(count)
    return found


def _is_registered(node: Definition) -> bool:
    """Whether others come to it without its name: component tables, what Python calls, questions, labels of verbs."""
    if isinstance(node, ast.ClassDef):
        return bool(node.keywords)
    by = {ast.unparse(decorator).partition("(")[0].rpartition(".")[2] for decorator in node.decorator_list}
    return node.name.startswith("__") or not by <= NAMED_ALL_THE_SAME


def _elsewhere(package: str, words: Collection[str]) -> Iterator[ast.Module]:
    """The other modules of the program in which one of these words stands."""
    own = Path(__file__).parent / package.rpartition(".")[2]
    for path in sorted(Path(__file__).parent.parent.rglob("*.py")):
        if path.parent != own:
            text = path.read_text(encoding="utf-8")
            if any(word in text for word in words):
                yield ast.parse(text)
