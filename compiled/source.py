"""A module as text and as a tree, and where in the text a part of the tree stands."""

from __future__ import annotations

import ast
from itertools import accumulate


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

    def _place(self, line: int, column: int) -> int:
        """The tree counts columns in bytes."""
        return self._begins[line - 1] + len(self._lines[line - 1].encode()[:column].decode())
