"""In company: keep the tile, agree, do not object. Everybody does so, and counts on it when looking ahead."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Choice, Option

MANNERS: Final = {
    "captain-handover": "keep",
    "consent": "agree",
    "usurp": "silent",
    "usurp-answer": "refuse",
    "gem-reward": "none",
    "first-captain": "captain",
}


def polite(node: Choice) -> Option | None:
    """The answer that manners give, or None where they say nothing."""
    if node.ask not in MANNERS:
        return None
    found = [option for option in node.options if option[0] == MANNERS[node.ask]]
    return found[0] if found else node.options[-1]
