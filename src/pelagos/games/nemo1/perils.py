"""[NW1-12.2] What threatens in Nemo's War, first edition: the ends of the game, and how near they are."""

from __future__ import annotations

from collections.abc import Iterator

from pelagos.core.perils import FAR, KNOWN, Peril, loudest_first, nearness
from pelagos.core.text import Text, text
from pelagos.games.nemo1.view import Nemo1View


def perils(view: Nemo1View) -> tuple[Peril, ...]:
    """[NW1-12.2] All that threatens, the nearest first."""
    near = (*_resources(view), *_oceans(view), *_calendar(view), *_reinforcements(view))
    return loudest_first(near, far=_ends(view))


def _ends(view: Nemo1View) -> Iterator[Peril]:
    """[NW1-12.2] What ends the voyage before its year is over, while it is far."""
    spots = tuple(f"track-{track['name']}" for track in view["resources"])
    said = text("nemo1-peril-far", left=view["last_week"] - view["week"])
    yield Peril(said, FAR, "NW1-12.2", (*spots, "track-week"))


def _resources(view: Nemo1View) -> Iterator[Peril]:
    """[NW1-6.13] At level 0 the voyage ends tragically."""
    for track in view["resources"]:
        resource = Text(f"nemo1-resource-{track['name']}")
        said = text("nemo1-peril-resource", resource=resource, left=track["level"])
        yield Peril(said, nearness(track["level"], 3, 2, 1), "NW1-6.13", (f"track-{track['name']}",))


def _oceans(view: Nemo1View) -> Iterator[Peril]:
    """[NW1-12.2, 12.3] When every ocean is full at the end of a turn, the empires have won."""
    spots = tuple(f"ocean-{ocean['name']}" for ocean in view["oceans"] if len(ocean["places"]) < ocean["capacity"])
    said = text("nemo1-peril-oceans", left=len(spots))
    yield Peril(said, nearness(len(spots), 3, 2, 1), "NW1-12.2", spots)


def _calendar(view: Nemo1View) -> Iterator[Peril]:
    """[NW1-9.1] After the last week the year is over."""
    left = view["last_week"] - view["week"]
    yield Peril(text("nemo1-peril-weeks", left=left), nearness(left, 8, 4, 2), "NW1-9.1", ("track-week",))


def _reinforcements(view: Nemo1View) -> Iterator[Peril]:
    """[NW1-9.1, 9.2] Groups of ships that are about to join the pile."""
    for group in view["reinforcements"]:
        left = group["at"] - view[group["track"]]
        if left <= 3:
            said = text(f"nemo1-peril-group-{group['track']}", group=Text(f"nemo1-group-{group['group']}"), left=left)
            yield Peril(said, KNOWN, "NW1-9.1" if group["track"] == "week" else "NW1-9.2", (f"track-{group['track']}",))
