"""[NW2-16.x] What threatens in Nemo's War, second edition: the three ways to lose, and how near the end is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.perils import FAR, KNOWN, Peril, loudest_first, nearness
from pelagos.core.text import text
from pelagos.games.nemo2.texts import ocean_text, resource_text
from pelagos.games.nemo2.view import Nemo2View

BOXES: Final = {36: "NW2-8.3", 44: "NW2-8.4"}
"""Where ships turn violet, and where a die is added."""
LAST_CARDS: Final = 5
"""[NW2-4.2] Among so many last cards lies the finale."""


def perils(view: Nemo2View) -> tuple[Peril, ...]:
    """[NW2-16.1 to 16.3] All that threatens, the nearest first."""
    return loudest_first((*_resources(view), *_world(view), *_notoriety(view), *_finale(view)), far=_defeats(view))


def _defeats(view: Nemo2View) -> Iterator[Peril]:
    """[NW2-16.1 to 16.3] The ways to lose, while each of them is far."""
    free = sum(ocean["capacity"] - ocean["contacts"] - len(ocean["ships"]) for ocean in view["oceans"])
    spots = (*(f"track-{track['name']}" for track in view["resources"]), "track-notoriety")
    yield Peril(text("nemo2-peril-far", box=view["outlaw"] or 0, left=free), FAR, "NW2-16.1", spots)


def _resources(view: Nemo2View) -> Iterator[Peril]:
    """[NW2-7.2, 16.1] A marker that reaches its last box loses the game."""
    for track in view["resources"]:
        said = text("nemo2-peril-resource", resource=resource_text(track["name"]), left=track["left"])
        yield Peril(said, nearness(track["left"], 3, 2, 1), "NW2-7.2", (f"track-{track['name']}",))


def _world(view: Nemo2View) -> Iterator[Peril]:
    """[NW2-9.5, 16.3] Where no space is free, no Warship can be placed; before that, oceans fill one by one."""
    free = {ocean["name"]: ocean["capacity"] - ocean["contacts"] - len(ocean["ships"]) for ocean in view["oceans"]}
    left = sum(free.values())
    spots = tuple(f"ocean-{name}" for name, number in free.items() if number)
    yield Peril(text("nemo2-peril-world", left=left), nearness(left, 8, 4, 2), "NW2-16.3", spots)
    here = view["nautilus"]
    if here is not None and not free[here]:
        yield Peril(text("nemo2-peril-full", ocean=ocean_text(here)), KNOWN, "NW2-9.5", (f"ocean-{here}",))


def _notoriety(view: Nemo2View) -> Iterator[Peril]:
    """[NW2-8.2 to 8.5, 16.2] The outlaw's box of the motive, and what happens at the boxes before it."""
    if view["outlaw"] is not None:
        left = view["outlaw"] - view["notoriety"]
        said = text("nemo2-peril-outlaw", left=left, box=view["outlaw"])
        yield Peril(said, nearness(left, 10, 5, 2), "NW2-8.5", ("track-notoriety",))
    for box in (*view["thresholds"], *BOXES):
        left = box - view["notoriety"]
        if view["peak"] < box and left <= 3 and (view["outlaw"] is None or box < view["outlaw"]):
            kind = f"nemo2-peril-{box}" if box in BOXES else "nemo2-peril-reinforcements"
            yield Peril(text(kind, left=left, box=box), KNOWN, BOXES.get(box, "NW2-8.2"), ("track-notoriety",))


def _finale(view: Nemo2View) -> Iterator[Peril]:
    """[NW2-4.2, 5.9] The finale is among the last five cards of the pile."""
    if view["finale_left"]:
        most = view["pile"]
        least = max(most - LAST_CARDS, 0)
        level = nearness(least, 5, 2, 0)
        yield Peril(text("nemo2-peril-finale", least=least + 1, most=most), min(level, 2), "NW2-5.9", ("deck",))
