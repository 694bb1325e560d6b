"""A module as text and as a tree, and where in the text a part of the tree stands."""

from __future__ import annotations

import ast
from itertools import accumulate
from typing import NamedTuple


class Edit(NamedTuple):
    """A piece of the text, from one place to another, and what stands there instead."""

    begin: int
    end: int
    text: str


class Source:
    """The text of a module with its tree."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tree = ast.parse(text)
        self._lines = text.splitlines(keepends=True)
        self._begins = [0, *accumulate(map(len, self._lines))]

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where a part of the tree begins and ends."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._place(node.lineno, node.col_offset), self._place(node.end_lineno, node.end_col_offset)

    def before(self, node: ast.stmt, text: str) -> Edit:
        """Put something right before a statement."""
        begin, _ = self.span(node)
        return Edit(begin, begin, text)

    def after(self, node: ast.stmt, text: str) -> Edit:
        """Put something right behind a statement."""
        _, end = self.span(node)
        return Edit(end, end, text)

    def below(self, node: ast.stmt, line: str) -> Edit:
        """Put a line below a statement, in the place of an empty one: other lines stay where they are."""
        _, end = self.span(node)
        empty = self.text.startswith("\n\n", end)
        return Edit(end, end + 2 * empty, f"\n{line}\n" if empty else f"\n{line}")

    def _place(self, line: int, column: int) -> int:
        """The tree counts columns in bytes."""
        return self._begins[line - 1] + len(self._lines[line - 1].encode()[:column].decode())
