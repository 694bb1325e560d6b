"""Long lines on a screen: what does not fit goes on below its own indentation."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

FOLD: Final = 8


def folded(line: str, width: int, fold: int = FOLD) -> list[str]:
    """A line in pieces that fit; a width of 0 means there is no end of the line.

    >>> folded("  ship 1: bow, stern", 12, 2)
    ['  ship 1:', '    bow,', '    stern']
    """
    if not width or len(line) <= width:
        return [line]
    margin = " " * (len(line) - len(line.lstrip()) + fold)
    return wrap(line, width, subsequent_indent=margin, break_long_words=False, break_on_hyphens=False)
