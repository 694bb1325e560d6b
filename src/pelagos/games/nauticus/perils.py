"""What threatens in Nauticus: rounds that run out, penalties at the end of one, a warehouse without room."""

from __future__ import annotations

from collections.abc import Iterator

from pelagos.core.perils import FAR, KNOWN, NEAR, Peril, loudest_first, nearness
from pelagos.core.text import text
from pelagos.games.nauticus.view import NauticusView, SeatView


def perils(view: NauticusView) -> tuple[Peril, ...]:
    """[NAU-3.1, 7.2, 6.11] What threatens the seat that looks; a spectator hears of the rounds only."""
    own = [] if view["viewer"] is None else [*_seat(view, view["viewer"], view["seats"][view["viewer"]])]
    return loudest_first((*_rounds(view), *own), far=_later(view))


def _rounds(view: NauticusView) -> Iterator[Peril]:
    """[NAU-3.1] In the last round whatever is not finished scores nothing more."""
    if view["round"] == view["rounds"]:
        left = view["phases"] - view["phase"] + 1
        yield Peril(text("nauticus-peril-last-round", left=left), nearness(left, 7, 3, 1), "NAU-3.1")


def _later(view: NauticusView) -> Iterator[Peril]:
    """[NAU-3.1, 7.2] How long it goes on, and what the pass tiles cost as they lie."""
    seats = [] if view["viewer"] is None else [view["seats"][view["viewer"]]]
    due = sum(sum(seat["penalties"][seat["flipped"] :]) for seat in seats)
    said = text("nauticus-peril-far", points=abs(due), left=view["rounds"] - view["round"])
    yield Peril(said, FAR, "NAU-7.2", tuple(f"seat-{view['viewer']}" for _ in seats))


def _seat(view: NauticusView, number: int, seat: SeatView) -> Iterator[Peril]:
    """[NAU-7.2, 6.11] Pass tiles that still cost points at the end of the round; a full warehouse."""
    due = sum(seat["penalties"][seat["flipped"] :])
    left = view["phases"] - view["phase"] + 1
    if due and left <= 3:
        said = text("nauticus-peril-passes", points=due, left=left)
        yield Peril(said, NEAR if left == 1 else KNOWN, "NAU-7.2", (f"seat-{number}",))
    if seat["load"] >= seat["spaces"]:
        yield Peril(text("nauticus-peril-warehouse"), KNOWN, "NAU-6.11", (f"seat-{number}-warehouse",))
