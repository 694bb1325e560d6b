"""The examples of docs/hosting.md as the files they are meant to be."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
FILE = re.compile(r"^`([^`\n]+)`[^\n]*\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@cache
def examples() -> dict[str, str]:
    """By the name of the file."""
    return {match[1]: match[2] for match in FILE.finditer(PAGE.read_text(encoding="utf-8"))}
