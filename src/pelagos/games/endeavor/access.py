"""[EDS-7] Common rules of the actions: where a player is present, and which spaces can be used now."""

from __future__ import annotations

from typing import Final

from pelagos.core.state import replaced
from pelagos.games.endeavor.language import modifiers_of
from pelagos.games.endeavor.names import (
    CHEAPER,
    CONSERVE,
    DEPTH_ROWS,
    DIVE,
    FROM_HERE,
    PUBLISH,
    ROW,
    SAME_DEPTH,
    SONAR,
    THIS_ZONE,
    TRAVEL,
    bits,
)
from pelagos.games.endeavor.state import Endeavor

LACKING: Final = (
    "dive-spot-empty",
    "space-occupied",
    "not-leftmost",
    "no-disc",
    "topic-not-on-display",
    "too-little-knowledge",
)
"""What can be wrong with a space within reach, in the order of the questions: the later, the less is lacking."""


def present(s: Endeavor, seat: int) -> int:
    """[EDS-7.1, 15.3] The spaces of all zones with an own vessel; caves are used from the zone on their side."""
    here, ocean = s.pack.here, s.ocean
    mask = 0
    for slot in s.vessels[seat]:
        mask |= here[ocean[slot]]
    if s.cave >= 0:
        mask |= cave_spaces(s, seat)
    return mask


def cave_spaces(s: Endeavor, seat: int) -> int:
    """[EDS-15.3] What the own vessels beside and above the Submerged Cave System can use of it."""
    left, up, right = s.pack.tiles[s.ocean[s.cave]].sides
    own = s.vessels[seat]
    cave = s.cave
    mask = left if cave % ROW and cave - 1 in own else 0
    if cave - ROW in own:
        mask |= up
    if cave + 1 in own:
        mask |= right
    return mask


def same_depth_spaces(s: Endeavor, seat: int) -> int:
    """[EDS-11.4] The spaces of every zone at a depth where the player has a vessel; no cave spaces."""
    rows = 0
    for slot in s.vessels[seat]:
        rows |= DEPTH_ROWS[slot // ROW]
    mask, here, ocean = 0, s.pack.here, s.ocean
    left = rows & s.zones
    while left:
        low = left & -left
        mask |= here[ocean[low.bit_length() - 1]]
        left ^= low
    return mask


def usable(s: Endeavor, seat: int, gain: int, zone: int) -> int:
    """[EDS-7.1 to 7.3] The spaces that this action could use now, all conditions met."""
    action = gain >> 4 & 15
    if action == DIVE:
        return near(s, seat, gain, zone) & s.open & s.pack.kind_masks[DIVE]
    if not s.cargo[seat]:
        return 0
    if action == SONAR:
        return near(s, seat, gain, zone) & s.open & s.pack.kind_masks[SONAR]
    if action == CONSERVE:
        return near(s, seat, gain, zone) & s.open & affordable(s, seat, gain)
    return near(s, seat, gain, zone) & s.open & s.pack.by_topic[topics_on_offer(s, seat)]


def near(s: Endeavor, seat: int, gain: int, zone: int) -> int:
    """[EDS-7.1, 8.5, 11.4] The spaces within reach of an action, with its modifiers."""
    modifiers = modifiers_of(gain)
    mask = present(s, seat)
    if modifiers & SAME_DEPTH:
        mask |= same_depth_spaces(s, seat)
    if modifiers & THIS_ZONE:
        mask &= s.pack.tiles[s.ocean[zone]].spaces if zone in s.vessels[seat] else 0
    return mask


def affordable(s: Endeavor, seat: int, gain: int) -> int:
    """[EDS-11.2, 11.3] The conservation spaces whose cost can be paid."""
    knowledge = s.knowledge[seat]
    return s.pack.affordable[knowledge + 1 if modifiers_of(gain) & CHEAPER else knowledge]


def topics_on_offer(s: Endeavor, seat: int) -> int:
    """[EDS-12.1] The topics of the reports in the display that can be paid, as a mask."""
    knowledge, costs, topics = s.knowledge[seat], s.pack.costs, s.pack.topics
    mask = 0
    for report in s.display:
        if costs[report] <= knowledge:
            mask |= topics[report]
    return mask


def cost_of(s: Endeavor, space: int, gain: int) -> int:
    """[EDS-11.3] The knowledge a conservation space costs, never below 0."""
    cost = s.pack.spaces[space].cost
    return max(0, cost - 1) if modifiers_of(gain) & CHEAPER else cost


def set_aside(s: Endeavor, seat: int, knowledge: int) -> None:
    """[EDS-7.2, A26] Disc and knowledge are paid when the action starts; no bonus of it can pay for it."""
    cargo = list(s.cargo)
    cargo[seat] -= 1
    s.cargo = tuple(cargo)
    if knowledge:
        known = list(s.knowledge)
        known[seat] -= knowledge
        s.knowledge = tuple(known)


def place_disc(s: Endeavor, seat: int, space: int) -> None:
    """[EDS-7.3, 9.1] The disc lies there for the rest of the game; a sonar strip opens its next space."""
    bit = 1 << space
    s.discs = replaced(s.discs, seat, s.discs[seat] | bit)
    following = s.pack.spaces[space].next
    s.open = s.open & ~bit | (1 << following if following >= 0 else 0)


def slot_of_tile(s: Endeavor, tile: int) -> int:
    """Where a tile lies in the ocean."""
    return s.ocean.index(tile)


def why_not_space(s: Endeavor, seat: int, space: int, gain: int, zone: int) -> str:
    """[EDS-7.1 to 7.3, 9.1, 10.1, 11.2, 12.1] Presence, a disc, a free space, and what it costs."""
    found = s.pack.spaces[space]
    bit = 1 << space
    if not near(s, seat, gain, zone) & bit:
        return _why_no_access(s, seat, space, gain, zone)
    if any(own & bit for own in s.discs):
        return "space-occupied"
    if not s.open & bit:
        return "dive-spot-empty" if found.kind == DIVE else "not-leftmost"
    if found.kind != DIVE and not s.cargo[seat]:
        return "no-disc"
    if found.kind == CONSERVE and not affordable(s, seat, gain) & bit:
        return "too-little-knowledge"
    if found.kind == PUBLISH and not s.pack.by_topic[topics_on_offer(s, seat)] & bit:
        shown = any(s.pack.topics[report] >> found.topic & 1 for report in s.display)
        return "too-little-knowledge" if shown else "topic-not-on-display"
    return ""


def _why_no_access(s: Endeavor, seat: int, space: int, gain: int, zone: int) -> str:
    """[EDS-7.1, 11.4, 15.3] Which way of being there is missing."""
    modifiers = modifiers_of(gain)
    if modifiers & THIS_ZONE:
        return "other-zone"
    if s.pack.spaces[space].access:
        return "cave-not-by-depth" if modifiers & SAME_DEPTH else "cave-from-its-side"
    return "other-depth" if modifiers & SAME_DEPTH else "no-vessel-there"


def why_nowhere(s: Endeavor, seat: int, gain: int, zone: int) -> str:
    """[EDS-7.1, 7.2, 8.1] Why an action has nothing to work on: what is wrong with the space that lacks least."""
    action = gain >> 4 & 15
    modifiers = modifiers_of(gain)
    if action == TRAVEL:
        here = zone in s.vessels[seat] or not modifiers & FROM_HERE
        return "nowhere-to-go" if here else "not-from-here"
    if modifiers & THIS_ZONE and zone not in s.vessels[seat]:
        return "other-zone"
    spaces = bits(near(s, seat, gain, zone) & s.pack.kind_masks[action])
    reasons = [why_not_space(s, seat, space, gain, zone) for space in spaces]
    return max(reasons, key=LACKING.index, default="action-impossible")
