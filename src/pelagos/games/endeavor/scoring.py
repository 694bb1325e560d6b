"""[EDS-18.1 to 18.5, 18.8] Points of a player in five categories, at any moment as if the game ended now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.games.endeavor.language import PREDICATES
from pelagos.games.endeavor.links import completed_links, owner_of
from pelagos.games.endeavor.names import CONSERVE, PUBLISH, TOPICS, bits, depth_of
from pelagos.games.endeavor.state import Endeavor, scenario_of

LEADER: Final = 2
SHARE: Final = 3


def attribute_points(s: Endeavor, seat: int) -> int:
    """[EDS-18.1, 3.1] The points of the level that each marker has reached."""
    tracks = s.pack.tracks
    return sum(tracks.points[tracks.level[box]] for box in s.boxes[seat])


def influence_points(s: Endeavor, seat: int) -> int:
    """[EDS-18.2] The points of the spaces with own markers, negative ones included."""
    spaces = scenario_of(s).influence.spaces
    return sum(spaces[place].points for place in s.markers[seat])


def report_points(s: Endeavor, seat: int) -> int:
    """[EDS-18.3] What is printed on own reports."""
    return sum(s.pack.reports[code >> 2].points for code in s.reports[seat])


def crew_points(s: Endeavor, seat: int) -> int:
    """[EDS-18.3] Leaders of level 5, each by its own condition, rounded down; juniors score nothing."""
    points = 0
    for code in s.crew[seat]:
        rule = s.pack.sides[code >> 1].scoring if code & LEADER else None
        if rule:
            points += rule[0] * (COUNTS[PREDICATES[rule[2]]](s, seat) // rule[1])
    return points


def leftover_points(s: Endeavor, seat: int) -> int:
    """[EDS-18.8, A23] Knowledge, the knowledge on stored tokens and discs in the cargo hold, three for a point."""
    stored = sum(s.pack.tokens[token].knowledge for token in s.hand[seat])
    return (s.knowledge[seat] + stored + s.cargo[seat]) // SHARE


def topic_counts(s: Endeavor, seat: int) -> list[int]:
    """[EDS-18.4, A19] Topics on own reports and on influence spaces with own markers."""
    counts = [0] * len(TOPICS)
    for code in s.reports[seat]:
        for topic in bits(s.pack.topics[code >> 2]):
            counts[topic] += 1
    spaces = scenario_of(s).influence.spaces
    for place in s.markers[seat]:
        if spaces[place].topic >= 0:
            counts[spaces[place].topic] += 1
    return counts


def own_in(s: Endeavor, seat: int, slot: int, mask: int) -> int:
    """[EDS-18.5] Own discs on some kinds of spaces of one zone."""
    return (s.discs[seat] & s.pack.tiles[s.ocean[slot]].spaces & mask).bit_count()


def _shared_links(s: Endeavor, seat: int) -> int:
    """[EDS-18.3, I7] Completed links whose ends have different owners, one of them this player."""
    pairs = [(owner_of(s, a), owner_of(s, b)) for a, b in completed_links(s)]
    return sum(seat in pair and pair[0] != pair[1] for pair in pairs)


def _best_conserve(s: Endeavor, seat: int) -> int:
    mask = s.pack.kind_masks[CONSERVE]
    return max((own_in(s, seat, slot, mask) for slot in bits(s.zones)), default=0)


def _publish_depths(s: Endeavor, seat: int) -> int:
    mask = s.pack.kind_masks[PUBLISH]
    return len({depth_of(slot) for slot in bits(s.zones) if own_in(s, seat, slot, mask)})


def _conserve_zones(s: Endeavor, seat: int) -> int:
    mask = s.pack.kind_masks[CONSERVE]
    return sum(bool(own_in(s, seat, slot, mask)) for slot in bits(s.zones))


def _other_leaders(s: Endeavor, seat: int) -> int:
    return sum(bool(code & LEADER) for code in s.crew[seat]) - 1


def _zones(s: Endeavor, seat: int) -> int:
    return sum(bool(own_in(s, seat, slot, -1)) or slot in s.vessels[seat] for slot in bits(s.zones))


def _empty_spots(s: Endeavor, seat: int) -> int:
    return sum(not s.spots[spot] for slot in bits(s.zones) for spot in s.pack.tiles[s.ocean[slot]].spots)


COUNTS: Final[dict[str, Callable[[Endeavor, int], int]]] = {
    "links-shared-with-opponents": _shared_links,
    "conserve-discs-in-best-zone": _best_conserve,
    "complete-topic-sets": lambda s, seat: min(topic_counts(s, seat)),
    "depths-with-publish-disc": _publish_depths,
    "zones-with-conserve-disc": _conserve_zones,
    "other-leader-crew": _other_leaders,
    "zones-with-disc-or-vessel": _zones,
    "empty-dive-spots-in-ocean": _empty_spots,
    "unconditional": lambda s, seat: 1,
}
