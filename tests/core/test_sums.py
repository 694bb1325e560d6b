"""Sums of floats, the same in every version of Python."""

from __future__ import annotations

import ast

from pelagos.core.sums import added
from tests.source import PACKAGE, parsed


def test_every_step_is_rounded() -> None:
    """Python 3.12 and later have a `sum` that says 1.0 here."""
    assert added([0.1] * 10) == 0.9999999999999999
    assert added([]) == 0.0


def test_bots_add_floats_in_no_other_way() -> None:
    """[DESIGN 7] The same seed gives the same game on every machine, whoever plays it."""
    found = [
        f"{path.name}:{call.lineno}"
        for path in (PACKAGE / "bots").rglob("*.py")
        for call in ast.walk(parsed(path))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "sum"
        if any(isinstance(start, ast.Constant) and isinstance(start.value, float) for start in call.args[1:])
    ]
    assert found == []
