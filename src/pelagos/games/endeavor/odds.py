"""What the next draw may bring, for exact odds."""

from __future__ import annotations

from collections.abc import Callable

from pelagos.core.game import Outlook
from pelagos.core.nodes import Chance
from pelagos.core.text import text
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.verbs import OLDER
from pelagos.games.endeavor.words import tile_text, token_text


def outlooks(s: Endeavor) -> tuple[Outlook, ...]:
    """[EDS-20.1] Which token or tile a draw that is about to happen may bring."""
    node = s.node
    if not isinstance(node, Chance):
        return ()
    if node.ask == "dive-token":
        names = [option[0] for option in node.options if option[0] != OLDER]
        return tuple(Outlook(text("endeavor-outlook", what=token_text(name)), _token(s, name)) for name in names)
    if node.ask.startswith("tile-"):
        names = [option[0] for option in node.options]
        return tuple(Outlook(text("endeavor-outlook", what=tile_text(name)), _tile(s, name)) for name in names)
    return ()


def _token(s: Endeavor, name: str) -> Callable[[Endeavor], bool | None]:
    kind = s.pack.numbers.token[name]
    before = sum(pool[kind] for pool in s.pools)
    total = sum(sum(pool[: len(s.pack.tokens)]) for pool in s.pools)

    def holds(then: Endeavor) -> bool | None:
        now = sum(sum(pool[: len(then.pack.tokens)]) for pool in then.pools)
        return None if now == total else sum(pool[kind] for pool in then.pools) < before

    return holds


def _tile(s: Endeavor, name: str) -> Callable[[Endeavor], bool | None]:
    tile = s.pack.numbers.tile[name]
    before = s.piles

    def holds(then: Endeavor) -> bool | None:
        if then.piles == before:
            return None
        return any(old >> tile & 1 and not new >> tile & 1 for old, new in zip(before, then.piles, strict=True))

    return holds
