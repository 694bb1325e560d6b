"""Checking the catalogues against each other: same messages, same variables, nothing broken or forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pelagos.locale.catalogue import DEFAULT, LANGUAGES, catalogue_sources

PLURALS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "es": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
}


class _Variables(Visitor):
    """Collects the variables a message speaks of, and the plural forms it offers."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the visitor's own naming
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & {"one", "few", "many"}:
            self.plurals.append(keys)
        self.generic_visit(node)


def messages_of(sources: Mapping[str, str]) -> tuple[dict[str, Any], list[str]]:
    """The messages of a language by id, and what could not be read or stands twice."""
    found: dict[str, Any] = {}
    problems = []
    for file, source in sources.items():
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Junk):
                problems.append(f"{file}: not Fluent: {(entry.content or '').strip()[:60]!r}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in found:
                    problems.append(f"{file}: {entry.id.name} stands twice")
                found[entry.id.name] = entry
    return found, problems


def lint(sources: Mapping[str, Mapping[str, str]], used: Iterable[str]) -> list[str]:
    """Everything wrong with the catalogues of all languages; `used` are the ids the program can ask for."""
    messages, problems = {}, []
    for language in sources:
        messages[language], broken = messages_of(sources[language])
        problems += [f"{language}: {problem}" for problem in broken]
    wanted = set(used)
    base = messages[DEFAULT]
    problems += [f"{DEFAULT}: {key} is missing" for key in sorted(wanted - base.keys())]
    problems += [f"{DEFAULT}: {key} is never used" for key in sorted(base.keys() - wanted)]
    for language, found in messages.items():
        problems += _against(language, base, found)
    return problems


def lint_all(used: Iterable[str]) -> list[str]:
    """The lint over the catalogues that come with the program."""
    return lint({language: catalogue_sources(language) for language in LANGUAGES}, used)


def _against(language: str, base: Mapping[str, Any], found: Mapping[str, Any]) -> list[str]:
    problems = [f"{language}: {key} is missing" for key in sorted(base.keys() - found.keys())]
    problems += [f"{language}: {key} is not known in {DEFAULT}" for key in sorted(found.keys() - base.keys())]
    for key in sorted(base.keys() & found.keys()):
        ours, theirs = _Variables(), _Variables()
        ours.visit(base[key])
        theirs.visit(found[key])
        if ours.names != theirs.names:
            problems.append(f"{language}: {key} speaks of {sorted(theirs.names)} instead of {sorted(ours.names)}")
        for keys in theirs.plurals:
            if keys != PLURALS[language]:
                problems.append(f"{language}: {key} has the plural forms {sorted(keys)}")
    return problems
