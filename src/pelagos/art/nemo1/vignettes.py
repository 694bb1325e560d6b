"""The pictures of great moments in Nemo's War, first edition: `vignettes.toml` says what each shows."""

from __future__ import annotations

from typing import Final

from pelagos.art.model import Drawing
from pelagos.art.sea.vignettes import SHARED, drawn_of

TABLES: Final = (SHARED, "nemo1/vignettes.toml")


def vignette(key: str) -> Drawing | None:
    """The picture of a card, a treasure, a class of ships, somebody on board or an end; None where there is none."""
    return drawn_of(TABLES, key)
