"""[EDS-7] Common rules of the actions: where a player is present, and which spaces can be used now."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Choice, Option, StepFunction
from pelagos.core.questions import Question, Thought
from pelagos.core.state import replaced
from pelagos.games.endeavor.asking import elsewhere, judged
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.language import modifiers_of
from pelagos.games.endeavor.names import (
    ACTIONS,
    CHEAPER,
    CONSERVE,
    DEPTH_ROWS,
    DIVE,
    NOWHERE,
    PUBLISH,
    ROW,
    SAME_DEPTH,
    SLOT,
    SONAR,
    THIS_ZONE,
    bits,
)
from pelagos.games.endeavor.state import Endeavor

ACTION_IMPOSSIBLE: Final = endeavor.reason(
    "action-impossible", "EDS-7.1", "EDS-6.3", "EDS-7.2", "EDS-9.1", "EDS-10.1", "EDS-11.2", "EDS-12.1"
)
CAVE_FROM_ITS_SIDE: Final = endeavor.reason("cave-from-its-side", "EDS-15.3", "EDS-7.1")
CAVE_NOT_BY_DEPTH: Final = endeavor.reason("cave-not-by-depth", "EDS-11.4", "EDS-7.1", "EDS-15.3")
DIVE_SPOT_EMPTY: Final = endeavor.reason("dive-spot-empty", "EDS-10.1", "EDS-7.1", wider=(ACTION_IMPOSSIBLE,))
NO_DISC: Final = endeavor.reason("no-disc", "EDS-7.2", "EDS-9.1", "EDS-11.2", "EDS-12.1")
NO_VESSEL_THERE: Final = endeavor.reason(
    "no-vessel-there", "EDS-7.1", "EDS-9.1", "EDS-10.1", "EDS-11.2", "EDS-11.4", "EDS-12.1"
)
NO_SUCH_SPACE: Final = endeavor.reason("no-such-space", "EDS-7.1", "EDS-9.1", "EDS-10.1", "EDS-11.2", "EDS-12.1")
NOT_LEFTMOST: Final = endeavor.reason("not-leftmost", "EDS-9.1", "EDS-7.1")
OTHER_DEPTH: Final = endeavor.reason("other-depth", "EDS-11.4", "EDS-7.1")
OTHER_ZONE: Final = endeavor.reason("other-zone", "EDS-15.3", "EDS-7.1", "EDS-8.5", wider=(ACTION_IMPOSSIBLE,))
SPACE_OCCUPIED: Final = endeavor.reason("space-occupied", "EDS-7.3", "EDS-9.1", "EDS-11.2", "EDS-12.1")
TOO_LITTLE_KNOWLEDGE: Final = endeavor.reason("too-little-knowledge", "EDS-7.2", "EDS-11.1", "EDS-11.2", "EDS-12.1")
TOPIC_NOT_ON_DISPLAY: Final = endeavor.reason("topic-not-on-display", "EDS-12.1")

LACKING: Final = (
    DIVE_SPOT_EMPTY,
    SPACE_OCCUPIED,
    NOT_LEFTMOST,
    NO_DISC,
    TOPIC_NOT_ON_DISPLAY,
    TOO_LITTLE_KNOWLEDGE,
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


def why_not_space(s: Endeavor, seat: int, space: int, gain: int, zone: int) -> str:
    """[EDS-7.1 to 7.3, 9.1, 10.1, 11.2, 12.1] Presence, a disc, a free space, and what it costs."""
    found = s.pack.spaces[space]
    bit = 1 << space
    if not near(s, seat, gain, zone) & bit:
        return _why_no_access(s, seat, space, gain, zone)
    if any(own & bit for own in s.discs):
        return SPACE_OCCUPIED
    if not s.open & bit:
        return DIVE_SPOT_EMPTY if found.kind == DIVE else NOT_LEFTMOST
    if found.kind != DIVE and not s.cargo[seat]:
        return NO_DISC
    if found.kind == CONSERVE and not affordable(s, seat, gain) & bit:
        return TOO_LITTLE_KNOWLEDGE
    if found.kind == PUBLISH and not s.pack.by_topic[topics_on_offer(s, seat)] & bit:
        shown = any(s.pack.topics[report] >> found.topic & 1 for report in s.display)
        return TOO_LITTLE_KNOWLEDGE if shown else TOPIC_NOT_ON_DISPLAY
    return ""


def _why_no_access(s: Endeavor, seat: int, space: int, gain: int, zone: int) -> str:
    """[EDS-7.1, 11.4, 15.3] Which way of being there is missing."""
    modifiers = modifiers_of(gain)
    if modifiers & THIS_ZONE:
        return OTHER_ZONE
    if s.pack.spaces[space].access:
        return CAVE_NOT_BY_DEPTH if modifiers & SAME_DEPTH else CAVE_FROM_ITS_SIDE
    return OTHER_DEPTH if modifiers & SAME_DEPTH else NO_VESSEL_THERE


def why_nowhere(s: Endeavor, seat: int, gain: int, zone: int) -> str:
    """[EDS-7.1, 7.2] Why an action has nothing to work on: what is wrong with the space that lacks least."""
    if modifiers_of(gain) & THIS_ZONE and zone not in s.vessels[seat]:
        return OTHER_ZONE
    spaces = bits(near(s, seat, gain, zone) & s.pack.kind_masks[gain >> 4 & 15])
    reasons = [why_not_space(s, seat, space, gain, zone) for space in spaces]
    return "" if "" in reasons else max(reasons, key=LACKING.index, default=ACTION_IMPOSSIBLE)


def why_not_done_there(s: Endeavor, asked: Choice, option: Option) -> str:
    """[EDS-7.1 to 7.3] A space of the action that is being taken."""
    match option:
        case (str(action), str(slot), str(name)) if action == asked.ask and slot in SLOT:
            tile = s.ocean[SLOT[slot]]
            if tile == NOWHERE:
                return NO_VESSEL_THERE
            space = s.pack.numbers.space[tile].get(name, NOWHERE)
            if space == NOWHERE or s.pack.spaces[space].kind != ACTIONS.index(action):
                return NO_SUCH_SPACE
            return why_not_space(s, asked.seat, space, asked.then[2], asked.then[3])
    return elsewhere(s, asked, option)


def spaces_for(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-7.1] Every space of the action in the zones with an own vessel, and what else it can use now."""
    _, seat, gain, zone = asked.then
    kind = s.pack.kind_masks[ACTIONS.index(asked.ask)]
    own = [
        s.pack.menus.spaces[space][slot]
        for slot in dict.fromkeys(s.vessels[seat])
        for space in bits(s.pack.here[s.ocean[slot]] & kind)
    ]
    return judged(s, asked, (*own, *space_menu(s, usable(s, seat, gain, zone))), why_not_done_there)


def space_menu(s: Endeavor, mask: int) -> tuple[Option, ...]:
    """The options of a set of spaces, each named by its zone and its name there."""
    menus, spaces, ocean = s.pack.menus.spaces, s.pack.spaces, s.ocean
    return tuple([menus[space][ocean.index(spaces[space].tile)] for space in bits(mask)])


def ask_space(
    s: Endeavor, seat: int, gain: int, zone: int, question: Question[Endeavor], then: StepFunction
) -> Choice | None:
    """[EDS-7.1] Every space that the action can use now; nothing when there is none."""
    mask = usable(s, seat, gain, zone)
    return Choice(seat, question.ask, space_menu(s, mask), (then, seat, gain, zone)) if mask else None
