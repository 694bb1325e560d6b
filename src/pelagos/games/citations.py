"""The rule index: which function carries out a rule, and which test proves it. Generated, never written.

A rule is cited in square brackets at the start of a docstring: `[NAU-6.2, 6.4, R9]`, `[NAU-6.5 to 6.10]`.
Case files cite by their ids; a letter behind an id (`NAU-T7b`) marks one of several cases.
"""

from __future__ import annotations

import ast
import csv
import io
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.games.reach import Name, Source, source_of
from pelagos.games.registry import package_of

SIGHT = "sight"
"""The kind of a rule about what everybody sees: whatever shows it carries it out."""
NEEDS_CODE = ("rule", "ruling", SIGHT)
CASE_ID = re.compile(r'^id = "([^"]+)"', re.MULTILINE)


class RuleId(NamedTuple):
    """A numbered rule, ruling, vector or interaction of a game's specification."""

    id: str
    kind: str
    cite: str

    @property
    def message(self) -> str:
        """The message id of our own words for it: NAU-6.5 is told in `…-rule-6-5`."""
        return self.id.partition("-")[2].lower().replace(".", "-")

    @property
    def chapter(self) -> str:
        """The number of its chapter; what settles doubts has none."""
        number = self.id.partition("-")[2].partition(".")[0]
        return number if number.isdecimal() else "rulings"


class Indexed(NamedTuple):
    """A rule with everything that cites it: what carries it out, what only tells of it, what proves it."""

    rule: RuleId
    functions: tuple[str, ...]
    told: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def gap(self) -> str:
        """What is missing: code, test, or nothing."""
        if self.rule.kind in NEEDS_CODE and not (self.functions or (self.rule.kind == SIGHT and self.told)):
            return "code"
        return "" if self.tests else "test"


def rule_ids(game: Game[Any]) -> tuple[RuleId, ...]:
    """Every id of the game's specification, in its order."""
    return _rule_ids(game.key)


@cache
def _rule_ids(key: str) -> tuple[RuleId, ...]:
    listed = files(package_of(key)) / "rules.csv"
    table = listed.read_text(encoding="utf-8") if listed.is_file() else ""
    return tuple(RuleId(row["id"], row["kind"], row["cite"]) for row in csv.DictReader(io.StringIO(table)))


def rule_index(game: Game[Any], tests: Path | None) -> tuple[Indexed, ...]:
    """Id, functions and tests for every rule of a game."""
    rules, source = rule_ids(game), source_of(game.key)
    order, reached = [rule.id for rule in rules], source.rules()
    functions: dict[str, list[str]] = {}
    told: dict[str, list[str]] = {}
    for citing, outer, ids in _citations(game, source, order):
        for rule in ids:
            (functions if outer in reached else told).setdefault(rule, []).append(".".join(citing))
    proofs: dict[str, list[str]] = {}
    for place, rule in _test_citations(tests, game.rule_prefix, order):
        proofs.setdefault(rule, []).append(place)
    return tuple(
        Indexed(
            rule,
            tuple(functions.get(rule.id, ())),
            tuple(told.get(rule.id, ())),
            tuple(dict.fromkeys(proofs.get(rule.id, ()))),
        )
        for rule in rules
    )


def idle_citations(game: Game[Any]) -> tuple[str, ...]:
    """The functions that cite rules and that nothing uses: what they say is not what is played."""
    source = source_of(game.key)
    idle, order = source.idle(), [rule.id for rule in rule_ids(game)]
    return tuple(".".join(place) for place, _, _ in _citations(game, source, order) if place in idle)


def find_tests(start: Path) -> Path:
    """The folder `tests` of the project that a path lies in."""
    for folder in (start, *start.parents):
        if (folder / "tests" / "cases").is_dir():
            return folder / "tests"
    raise PelagosError("error-no-tests", path=str(start))


def cited(docstring: str, prefix: str, order: list[str]) -> list[str]:
    """The ids in the brackets with which a docstring begins.

    >>> cited("[X-1.2, R1] Words.", "X", ["X-1.1", "X-1.2", "X-R1"])
    ['X-1.2', 'X-R1']
    >>> cited("[X-1.1 to 1.3] Words.", "X", ["X-1.1", "X-1.2", "X-1.3"])
    ['X-1.1', 'X-1.2', 'X-1.3']
    """
    found = re.match(rf"\[({prefix}-[^\]]+)\]", docstring)
    if not found:
        return []
    ids: list[str] = []
    for item in found[1].split(","):
        first, _, last = item.replace(f"{prefix}-", "").strip().partition(" to ")
        begin = f"{prefix}-{first}"
        if begin not in order:
            continue
        end = f"{prefix}-{last}" if last else begin
        ids += order[order.index(begin) : order.index(end) + 1]
    return ids


def _citations(game: Game[Any], source: Source, order: list[str]) -> Iterator[tuple[Name, Name, list[str]]]:
    """What cites rules, what it stands in, and the ids."""
    for place, outer, node in source.definitions:
        ids = cited(ast.get_docstring(node) or "", game.rule_prefix, order)
        if ids:
            yield place, outer, ids


def _test_citations(tests: Path | None, prefix: str, order: list[str]) -> Iterator[tuple[str, str]]:
    if tests is None:
        return
    if not tests.is_dir():
        raise PelagosError("error-no-tests", path=str(tests))
    for path in sorted(tests.rglob("*.toml")):
        for case in CASE_ID.findall(path.read_text(encoding="utf-8", errors="replace")):
            base = case if case in order else case.rstrip("abcdefghijklmnopqrstuvwxyz")
            yield f"{path.stem}.toml {case}", base
    for path in sorted(tests.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if f"[{prefix}-" in source else ():
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in cited(ast.get_docstring(node) or "", prefix, order):
                    yield f"{path.stem}.{node.name}", rule
