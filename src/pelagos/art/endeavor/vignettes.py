"""Large pictures for the great moments of Endeavor: Deep Sea, by the piece or the kind of moment they belong to."""

from __future__ import annotations

from functools import cache
from typing import Final

from pelagos.art.endeavor.scenes import HIGH, WIDE, motif_symbols, picture_of, scenes, waters
from pelagos.art.markup import scaled, tag
from pelagos.art.model import Drawing

WIDTH: Final = 480
HEIGHT: Final = 270
FAMILIES: Final = {
    "tile": "",
    "crisis": "",
    "crew": "crew",
    "report": "report",
    "token": "discovery",
    "depth": "discovery",
}
"""Pieces whose id begins so have a scene of their own, or share one."""
MOMENTS: Final = {
    **{f"round-end-{number}": f"round-{number}" for number in range(1, 7)},
    "beginning": "round",
    "discover": "discovery",
    "discovered": "discovery",
    "recruit": "crew",
    "publish": "report",
    "crisis": "strong-current",
    "bonus-fresh-faces": "crew",
    "bonus-veteran-staff": "exhausted-crew",
    "bonus-full-charts": "scenario-2",
    "bonus-living-network": "scenario-4",
    "bonus-deep-outposts": "scenario-10",
    "bonus-rounded-institutes": "influence",
}


@cache
def vignette(key: str) -> Drawing | None:
    """The picture of a piece or a moment; None where there is none."""
    name = _scene_of(key)
    if name is None:
        return None
    scale = WIDTH / WIDE
    prefix = "ev"
    ground = tag("defs", waters(prefix) + motif_symbols(prefix, scenes()[name].motifs))
    shown = scaled(picture_of(prefix, name), scale, y=-max(0.0, HIGH * scale - HEIGHT) / 3)
    return Drawing(WIDTH, HEIGHT, ground + shown, ())


def _scene_of(key: str) -> str | None:
    """Which scene shows it: its own, that of its family, or that of its kind of moment."""
    family, _, rest = key.partition("-")
    found = (key, rest if family in FAMILIES else "", FAMILIES.get(family, ""), _scenario(key), MOMENTS.get(key, ""))
    return next((name for name in found if name in scenes()), None)


def _scenario(key: str) -> str:
    """The scenario to which a piece, a beginning or an end belongs."""
    family, _, rest = key.partition("-")
    return f"scenario-{rest.partition('-')[0]}" if family == "scenario" else ""
