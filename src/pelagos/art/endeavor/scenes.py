"""Pictures of places and moments under the sea, put together from motifs: on tiles, and large as vignettes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from pelagos.art.markup import path, rect, symbol, tag, use
from pelagos.art.style import data_text

WIDE: Final = 240.0
HIGH: Final = 160.0
"""The size of a scene."""
DEPTHS: Final = 5
FIRST_CRISIS: Final = "active-volcano"
DARK: Final = 2
"""From this depth on the water takes some of the light."""


class Put(NamedTuple):
    """A motif at a place of a scene, in a size."""

    motif: str
    x: float
    y: float
    size: float


class Scene(NamedTuple):
    """A picture: how deep it is there, what is seen from back to front, and what shines through the dark."""

    depth: int
    seen: tuple[Put, ...]
    lit: tuple[Put, ...]

    @property
    def motifs(self) -> frozenset[str]:
        """What it is made of."""
        return frozenset(put.motif for put in (*self.seen, *self.lit))


@cache
def scenes() -> dict[str, Scene]:
    """Every picture by its name."""
    found = tomllib.loads(data_text("endeavor/scenes.toml"))
    return {
        name: Scene(one["depth"], tuple(map(_put, one["seen"])), tuple(map(_put, one.get("lit", ()))))
        for name, one in found.items()
    }


def _put(written: str) -> Put:
    """A motif as it is written: `kelp 36 128 1.1`.

    >>> _put("bed"), _put("sun 206 26").size
    (Put(motif='bed', x=0.0, y=0.0, size=1.0), 1.0)
    """
    motif, *numbers = written.split()
    x, y, size = (*map(float, numbers), *(0.0, 0.0, 1.0)[len(numbers) :])
    return Put(motif, x, y, size)


@cache
def places() -> tuple[str, ...]:
    """The scenes of tiles: those of the crises and of moments come after them."""
    names = list(scenes())
    return tuple(names[: names.index(FIRST_CRISIS)])


@cache
def motif_symbols(prefix: str, names: frozenset[str]) -> str:
    """The motifs of one drawing, for its definitions."""
    drawn = tomllib.loads(data_text("endeavor/motifs.toml"))
    return "".join(
        symbol(f"{prefix}-{name}", "".join(path(shape, f"a-v-{look}") for look, shape in drawn[name]))
        for name in sorted(names)
    )


def motifs_of(names: Iterable[str]) -> frozenset[str]:
    """What several pictures are made of."""
    return frozenset().union(*(scenes()[name].motifs for name in names))


@cache
def picture_of(prefix: str, name: str) -> str:
    """A scene in its own coordinates: water of its depth, what is seen, the dark over it, and the lights."""
    scene = scenes()[name]
    murk = rect(0, 0, WIDE, HIGH, f"a-murk{scene.depth}") if scene.depth >= DARK else ""
    water = tag("rect", width=WIDE, height=HIGH, fill=f"url(#{prefix}-water{scene.depth})")
    return water + _drawn(prefix, scene.seen) + murk + _drawn(prefix, scene.lit)


@cache
def picture_symbols(prefix: str, names: tuple[str, ...]) -> str:
    """All that scenes are made of, for the definitions of a drawing."""
    return waters(prefix) + motif_symbols(prefix, motifs_of(names))


def _drawn(prefix: str, puts: Iterable[Put]) -> str:
    return "".join(use(f"{prefix}-{put.motif}", put.x, put.y, put.size) for put in puts)


@cache
def waters(prefix: str) -> str:
    """The water of each depth, darker towards the next one."""
    return "".join(gradient(f"{prefix}-water{depth}", (depth, depth + 1)) for depth in range(1, DEPTHS + 1))


def gradient(name: str, stops: tuple[int, ...]) -> str:
    """From the colour of one depth downwards to the others."""
    step = 1 / (len(stops) - 1)
    return fading(name, tuple((place * step, stop) for place, stop in enumerate(stops)))


def fading(name: str, stops: tuple[tuple[float, int], ...]) -> str:
    """Colours of depths, each at its part of the way down."""
    inner = "".join(tag("stop", offset=f"{at:.3f}", class_=f"a-stop{depth}") for at, depth in stops)
    return tag("linearGradient", inner, id=name, x2="0", y2="1")
