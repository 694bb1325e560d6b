"""What threatens in Endeavor: rounds that run out, goals in which one is last, goals the group still lacks."""

from __future__ import annotations

from collections.abc import Iterator

from pelagos.core.perils import AT_HAND, KNOWN, NEAR, Peril, loudest_first, nearness
from pelagos.core.text import text
from pelagos.games.endeavor.view import EndeavorView

FIRST_CRISIS = 4
"""[EDS-19.3] From this round on, each begins with a crisis."""


def perils(view: EndeavorView) -> tuple[Peril, ...]:
    """[EDS-17.1, 18.5, 19.3, 19.6] What threatens a seat, or the group."""
    others = _group(view) if view["group"] else _goals(view)
    return loudest_first((*_rounds(view), *others), far=_missing(view) if view["group"] else _rounds(view))


def _rounds(view: EndeavorView) -> Iterator[Peril]:
    """[EDS-17.1] The last rounds."""
    left = view["rounds"] - view["round"]
    yield Peril(text("endeavor-peril-rounds", left=left), min(nearness(left, 1, 0, -1), NEAR), "EDS-17.1")


def _goals(view: EndeavorView) -> Iterator[Peril]:
    """[EDS-18.5] Goals in which nobody has fewer points, once the game is half over."""
    if view["viewer"] is None or view["round"] * 2 <= view["rounds"]:
        return
    sheets = [{str(line[0]): int(line[1]) for line in seat["sheet"]} for seat in view["seats"]]
    own = sheets[view["viewer"]]
    last = [name for name in own if name.startswith("goal-") and _is_last(own[name], [sheet[name] for sheet in sheets])]
    if last:
        yield Peril(text("endeavor-peril-last", number=len(last)), KNOWN if len(last) == 1 else NEAR, "EDS-18.5")


def _is_last(own: int, all_points: list[int]) -> bool:
    return own == min(all_points) < max(all_points)


def _group(view: EndeavorView) -> Iterator[Peril]:
    """[EDS-19.3, 19.6] Goals that the group still needs in the last rounds, and the crises."""
    if view["rounds"] - view["round"] <= 2:
        yield from _missing(view)
    if FIRST_CRISIS - 1 <= view["round"] < view["rounds"]:
        yield Peril(text("endeavor-peril-crisis"), KNOWN, "EDS-19.3")


def _missing(view: EndeavorView) -> Iterator[Peril]:
    """[EDS-19.6] How many goals the group still needs."""
    reached = sum(int(have) >= int(need) for _, have, need in view["group"])
    missing = view["difficulty"] - reached
    left = view["rounds"] - view["round"]
    if missing > 0:
        said = text("endeavor-peril-group", missing=missing, left=left)
        yield Peril(said, AT_HAND if left == 0 else NEAR if left == 1 else KNOWN, "EDS-19.6")
