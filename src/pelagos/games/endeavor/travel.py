"""[EDS-8] Travel: one vessel, as far and as deep as the technology level allows, and the arrival bonus."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.questions import Thought
from pelagos.core.state import replaced
from pelagos.games.endeavor.access import ACTION_IMPOSSIBLE
from pelagos.games.endeavor.asking import elsewhere, judged
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.gains import gains, give
from pelagos.games.endeavor.language import deepest_of, modifiers_of
from pelagos.games.endeavor.names import (
    DEPTH_ROWS,
    FROM_HERE,
    ING,
    MOST_DEPTH,
    ROW,
    SLOT,
    SLOT_NAMES,
    SLOTS,
    TECH,
    bits,
    column_of,
    depth_of,
)
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.verbs import TO, VESSEL

VESSEL_IN: Final = tuple(map(VESSEL, SLOT_NAMES))
TO_SLOT: Final = tuple(map(TO, SLOT_NAMES))
ALL_SLOTS: Final = (1 << SLOTS) - 1
SHALLOW: Final = tuple(sum(DEPTH_ROWS[:limit]) for limit in range(MOST_DEPTH + 1))
"""By level: the slots that are not too deep."""

ALREADY_THERE: Final = endeavor.reason("already-there", "EDS-8.1", "EDS-8.4")
BELOW_MAX_DEPTH: Final = endeavor.reason("below-max-depth", "EDS-8.5", "EDS-15.3")
NO_ZONE_THERE: Final = endeavor.reason("no-zone-there", "EDS-8.1")
NOT_FROM_HERE: Final = endeavor.reason("not-from-here", "EDS-8.5", "EDS-15.3")
NOT_OWN_VESSEL: Final = endeavor.reason("not-own-vessel", "EDS-8.1", "EDS-7.1")
NOWHERE_TO_GO: Final = endeavor.reason("nowhere-to-go", "EDS-8.1", wider=(ACTION_IMPOSSIBLE,))
ONE_VESSEL_ONLY: Final = endeavor.reason("one-vessel-only", "EDS-15.3", "EDS-2.9", "EDS-8.1", "EDS-8.3")
SEALED_ZONE: Final = endeavor.reason("sealed-zone", "EDS-15.3", "EDS-2.9", "EDS-8.1", "EDS-8.3")
TOO_DEEP: Final = endeavor.reason("too-deep", "EDS-8.2", "EDS-3.2", "EDS-8.5")
TOO_FAR: Final = endeavor.reason("too-far", "EDS-8.1", "EDS-3.2", "EDS-8.5")
NO_WAY_THERE: Final = endeavor.reason("no-way-there", "EDS-8.1", "EDS-3.2", "EDS-8.5", wider=(TOO_FAR,))
WAY_TOO_DEEP: Final = endeavor.reason("way-too-deep", "EDS-8.2", "EDS-3.2", "EDS-8.1", "EDS-8.5", wider=(TOO_FAR,))


def technology(s: Endeavor, seat: int, gain: int, start: int) -> int:
    """[EDS-8.5, 3.2] The level with everything that raises it for a Travel from this zone."""
    level = s.pack.level[s.boxes[seat][ING]] + s.pack.tiles[s.ocean[start]].faster
    return level + 1 if modifiers_of(gain) & TECH else level


def ways(s: Endeavor) -> int:
    """[EDS-8.1, 15.3] The slots a vessel may pass through: zones, but not the sealed caves."""
    return s.zones & ~(1 << s.cave) if s.cave >= 0 else s.zones


@lru_cache(1 << 16)
def reached(zones: int, start: int, level: int, steps: int) -> int:
    """[EDS-8.1, 8.2, A6] Every zone within so many steps; a step down or aside stays within the level, up is free."""
    allowed = zones & SHALLOW[min(level, MOST_DEPTH)]
    found = edge = 1 << start
    for _ in range(steps):
        aside = edge << 1 | edge >> 1 | edge << ROW
        edge = (aside & allowed | edge >> ROW & zones) & ~found
        if not edge:
            break
        found |= edge
    return found & ~(1 << start)


@lru_cache(1 << 14)
def destination_menu(mask: int) -> tuple[Option, ...]:
    """The options of a set of destinations."""
    return tuple([TO_SLOT[slot] for slot in bits(mask)])


def destinations(s: Endeavor, seat: int, gain: int, start: int) -> int:
    """[EDS-8.1 to 8.3, 8.5] Where the vessel in this zone may go, as a mask."""
    level = technology(s, seat, gain, start)
    found = reached(ways(s), start, level, level)
    if gain >> 16:
        found &= SHALLOW[deepest_of(gain)]
    return found & ~narrow(s, seat)


def narrow(s: Endeavor, seat: int) -> int:
    """[EDS-15.3] Zones with a vessel of this player that take no second one of the same player."""
    mask, tiles, ocean = 0, s.pack.tiles, s.ocean
    for slot in s.vessels[seat]:
        if tiles[ocean[slot]].one_vessel:
            mask |= 1 << slot
    return mask


def starts(s: Endeavor, seat: int, gain: int, zone: int) -> tuple[int, ...]:
    """[EDS-8.1, 8.5] The zones with an own vessel that can travel; vessels in one zone are alike."""
    own = s.vessels[seat]
    if modifiers_of(gain) & FROM_HERE:
        own = (zone,) if zone in own else ()
    if len(own) == 1:
        return own if destinations(s, seat, gain, own[0]) else ()
    return tuple([slot for slot in sorted(set(own)) if destinations(s, seat, gain, slot)])


def why_no_travel(s: Endeavor, seat: int, gain: int, zone: int) -> str:
    """[EDS-8.1, 8.5] A vessel that has somewhere to go, in the zone that grants the Travel where one does."""
    if starts(s, seat, gain, zone):
        return ""
    return NOT_FROM_HERE if modifiers_of(gain) & FROM_HERE and zone not in s.vessels[seat] else NOWHERE_TO_GO


def why_not_vessel(s: Endeavor, seat: int, gain: int, zone: int, start: int) -> str:
    """[EDS-8.1, 8.5] An own vessel, in the zone that grants the Travel where one does, with somewhere to go."""
    if start not in s.vessels[seat]:
        return NOT_OWN_VESSEL
    if modifiers_of(gain) & FROM_HERE and start != zone:
        return NOT_FROM_HERE
    return "" if destinations(s, seat, gain, start) else NOWHERE_TO_GO


def why_not_to(s: Endeavor, seat: int, gain: int, start: int, slot: int) -> str:
    """[EDS-8.1, 8.2, 15.3] Another zone, within range, not too deep, open to this vessel."""
    if slot == start:
        return ALREADY_THERE
    if not s.zones >> slot & 1:
        return NO_ZONE_THERE
    if s.pack.tiles[s.ocean[slot]].no_entry:
        return SEALED_ZONE
    level = technology(s, seat, gain, start)
    if depth_of(slot) > deepest_of(gain):
        return BELOW_MAX_DEPTH
    if depth_of(slot) > level and not _straight_up(start, slot):
        return TOO_DEEP
    if not reached(ways(s), start, level, level) >> slot & 1:
        return _why_out_of_reach(ways(s), start, slot, level)
    return ONE_VESSEL_ONLY if narrow(s, seat) >> slot & 1 else ""


def _why_out_of_reach(zones: int, start: int, slot: int, level: int) -> str:
    """[EDS-8.1, 8.2] Too many steps, or only by a zone below the level, or by no way at all."""
    if reached(zones, start, level, SLOTS) >> slot & 1:
        return TOO_FAR
    return WAY_TOO_DEEP if reached(zones, start, MOST_DEPTH, SLOTS) >> slot & 1 else NO_WAY_THERE


def _straight_up(start: int, slot: int) -> bool:
    """[EDS-8.2, I25] Only by rising in its own column can a vessel enter a zone below its level."""
    return slot < start and column_of(slot) == column_of(start)


def why_not_chosen(s: Endeavor, asked: Choice, option: Option) -> str:
    """[EDS-8.1] Any vessel, or something that has to wait."""
    if option not in VESSEL_IN:
        return elsewhere(s, asked, option)
    return why_not_vessel(s, asked.seat, asked.then[2], asked.then[3], VESSEL_IN.index(option))


@endeavor.question("vessel", rule="EDS-8.1", otherwise=why_not_chosen)
def own_vessels(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-8.1] Every own vessel; those in one zone are alike."""
    return judged(s, asked, [VESSEL_IN[slot] for slot in s.vessels[asked.seat]], why_not_chosen)


@endeavor.step
def travel(s: Endeavor, seat: int, gain: int, zone: int) -> Choice | None:
    """[EDS-8.1] Which vessel."""
    possible = starts(s, seat, gain, zone)
    if not possible:
        return None
    return Choice(seat, "vessel", tuple([VESSEL_IN[slot] for slot in possible]), (vessel_chosen, seat, gain, zone))


@endeavor.step
def vessel_chosen(s: Endeavor, seat: int, gain: int, granted: int, answer: Option) -> Choice:
    """[EDS-8.1] Then its destination."""
    return ask_destination(s, seat, gain, SLOT[answer[1]])


def why_not_end_there(s: Endeavor, asked: Choice, option: Option) -> str:
    """[EDS-8.1] Any destination, or something that has to wait."""
    if option not in TO_SLOT:
        return elsewhere(s, asked, option)
    return why_not_to(s, asked.seat, asked.then[2], asked.then[3], TO_SLOT.index(option))


@endeavor.question("travel", rule="EDS-8.1", otherwise=why_not_end_there)
def every_zone(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-8.1] Every zone of the ocean."""
    return judged(s, asked, [TO_SLOT[slot] for slot in bits(s.zones)], why_not_end_there)


def ask_destination(s: Endeavor, seat: int, gain: int, start: int) -> Choice:
    """[EDS-8.1] Any legal path is as good as any other, so only the destination is asked."""
    return Choice(seat, "travel", destination_menu(destinations(s, seat, gain, start)), (travelled, seat, gain, start))


@endeavor.step
def travelled(s: Endeavor, seat: int, gain: int, start: int, answer: Option) -> None:
    """[EDS-8.4, 18.7] The vessel moves; a bonus for leaving comes before the arrival bonus."""
    slot = SLOT[answer[1]]
    move_vessel(s, seat, start, slot)
    s.tell("endeavor-travelled", seat, SLOT_NAMES[start], SLOT_NAMES[slot])
    note_race(s, seat, slot)
    tile = s.pack.tiles[s.ocean[slot]]
    leaving = s.pack.tiles[s.ocean[start]].leaving
    if leaving and leaving.spaces & s.discs[seat]:
        if tile.arrival:
            s.do((gains, seat, tile.arrival, slot))
        give(s, seat, leaving.gains, start)
    elif tile.arrival:
        give(s, seat, tile.arrival, slot)


def move_vessel(s: Endeavor, seat: int, start: int, slot: int) -> None:
    """[EDS-8.1] One vessel from one zone to another; their order means nothing."""
    own = list(s.vessels[seat])
    own[own.index(start)] = slot
    own.sort()
    s.vessels = replaced(s.vessels, seat, tuple(own))


def note_race(s: Endeavor, seat: int, slot: int) -> None:
    """[EDS-18.7] The first players to travel to depth 5, each once."""
    if slot >= ROW * (MOST_DEPTH - 1) and seat not in s.races[1]:
        s.races = (s.races[0], (*s.races[1], seat))
