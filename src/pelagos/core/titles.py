"""What component packs call things for which no catalogue has a word: such a name is said as the pack prints it."""

from __future__ import annotations

from typing import Final

from pelagos.core.text import Text

TITLES: Final[dict[str, str]] = {}
"""Printed names by the message that would say them."""


def entitle(message: str, title: str) -> None:
    """From now on this is said wherever the message is asked for and no catalogue has it."""
    TITLES[message] = title


def titled(message: str, title: str) -> Text:
    """A name by its message; where no catalogue has it, it is said as the pack prints it."""
    entitle(message, title)
    return Text(message)
