"""Pictures of great moments, 480 by 270, put together from a table: a setting, and things that stand in it.

    [card-vanikoro]
    setting = "deep"
    things = ["wreck 250 215 1.2", "diver 120 225 -1", "fishes 380 90"]

A setting is one of `SETTINGS`; a thing is one of `THINGS` or of `shapes.toml`, with its place and its scale, and a
scale below zero mirrors it. What is `far` stands behind the sea. A picture that shows what another shows is `like` it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from pelagos.art.markup import number, tag
from pelagos.art.model import Drawing
from pelagos.art.sea.engraving import engraved
from pelagos.art.sea.vignette_crowds import CROWDS
from pelagos.art.sea.vignette_settings import SETTINGS
from pelagos.art.sea.vignette_ships import SHIPS
from pelagos.art.style import data_text

WIDTH: Final = 480
HEIGHT: Final = 270
SHARED: Final = "sea/vignettes.toml"
SHAPES: Final = "sea/shapes.toml"
THINGS: Final[Mapping[str, Callable[[], str]]] = {**CROWDS, **SHIPS}
"""What is drawn by a function; all else is a shape."""
MIDDLE: Final = ["240", "150"]
"""Where everything of a portrait is that belongs to the one who is shown."""


class Scene(NamedTuple):
    """What a picture shows."""

    setting: str
    far: tuple[str, ...] = ()
    things: tuple[str, ...] = ()


@cache
def drawn_of(tables: tuple[str, ...], key: str) -> Drawing | None:
    """The picture of a key in some tables; None where none of them has it."""
    scene = scenes(tables).get(key)
    return drawn(scene) if scene else None


@cache
def bust_of(tables: tuple[str, ...], key: str) -> str:
    """Who is shown by a portrait, alone and around (0, 0), without what stands beside."""
    things = (thing.split() for thing in scenes(tables)[key].things)
    return "".join(placed(name) for name, *place in things if place == MIDDLE)


def drawn(scene: Scene) -> Drawing:
    """The picture of a scene; what reaches beyond the frame is cut off by whoever shows it."""
    back, front = SETTINGS[scene.setting]
    ground = back() + "".join(map(placed, scene.far)) + front() + "".join(map(placed, scene.things))
    return Drawing(WIDTH, HEIGHT, ground, ())


def placed(thing: str) -> str:
    """A thing at its place, as a table has it: `name x y scale`."""
    name, *numbers = thing.split()
    x, y, scale = map(float, (*numbers, *("0", "0", "1")[len(numbers) :]))
    place = f"translate({number(x)} {number(y)})" if x or y else ""
    return tag("g", thing_named(name), transform=f"{place} {_size(scale)}".strip())


def _size(scale: float) -> str:
    """A scale; below zero it mirrors from left to right."""
    if scale < 0:
        return f"scale({scale:.3g} {-scale:.3g})"
    return f"scale({scale:.3g})" if scale != 1 else ""


@cache
def thing_named(name: str) -> str:
    """What a thing looks like, around (0, 0)."""
    return THINGS[name]() if name in THINGS else engraved(shapes()[name])


@cache
def shapes() -> dict[str, str]:
    """The outlines of things by their names."""
    return tomllib.loads(data_text(SHAPES))


@cache
def scenes(tables: tuple[str, ...]) -> dict[str, Scene]:
    """All scenes of some tables; one that is `like` another shows the same."""
    told = {key: scene for table in tables for key, scene in tomllib.loads(data_text(table)).items()}
    return {key: _scene(**told[scene["like"]] if "like" in scene else scene) for key, scene in told.items()}


def _scene(setting: str, far: Sequence[str] = (), things: Sequence[str] = ()) -> Scene:
    return Scene(setting, tuple(far), tuple(things))
