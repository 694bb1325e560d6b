"""The component packs that are loaded in this process: what a pickled position is put together with again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pelagos.core.errors import PelagosError


class Shelf:
    """Loaded packs by their hash, and how the pack that comes with a game is loaded when nobody has done so yet."""

    def __init__(self) -> None:
        self.packs: dict[str, Any] = {}
        self.load: Callable[[type], None] | None = None

    def keep(self, pack: Any) -> None:
        """Find this pack again by its hash, from now on."""
        self.packs[pack.hash] = pack

    def find(self, kind: type, pack: str) -> Any:
        """The pack with which a position of this kind was played; it is refused when it is not loaded here."""
        if pack not in self.packs and self.load is not None:
            self.load(kind)
        if pack not in self.packs:
            raise PelagosError("error-pack-not-loaded", pack=pack)
        return self.packs[pack]


shelf = Shelf()
