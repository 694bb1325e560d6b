"""[EDS-16] Influence: markers on the scenario board, and how each scenario changes that."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.questions import Thought
from pelagos.core.state import replaced
from pelagos.games.endeavor.asking import allowed, elsewhere, unless
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.data_influence import DEEP, GUARDIAN, RESCUE, SHALLOW, Influence
from pelagos.games.endeavor.gains import give
from pelagos.games.endeavor.names import NOWHERE, ROW, bits
from pelagos.games.endeavor.state import Endeavor, depth_here, scenario_of
from pelagos.games.endeavor.verbs import CLEANUP, DECLINE, GUARD, MOVE, OPTION, SPACE

LAST_SHALLOW_LANE = 3

CLEANUP_FULL: Final = endeavor.reason("cleanup-full", "EDS-16.9")
GUARDIAN_ONLY: Final = endeavor.reason("guardian-only", "EDS-16.4", "EDS-16.2")
MARKER_LOCKED: Final = endeavor.reason("marker-locked", "EDS-16.6")
MOVE_BLOCKED: Final = endeavor.reason("move-blocked", "EDS-16.6")
MUST_MOVE: Final = endeavor.reason("must-move", "EDS-16.6")
NO_CONTACT: Final = endeavor.reason("no-contact", "EDS-16.2", "EDS-16.1", "EDS-16.3")
NOT_ADJACENT: Final = endeavor.reason("not-adjacent", "EDS-16.6")
NOT_YOUR_MARKER: Final = endeavor.reason("not-your-marker", "EDS-16.6")
OTHER_LANE: Final = endeavor.reason("other-lane", "EDS-16.10", "EDS-16.2", "EDS-16.11")
OTHER_OPTION: Final = endeavor.reason("other-option", "EDS-16.8")
RESCUE_CLOSED: Final = endeavor.reason("rescue-closed", "EDS-16.6")
RESCUE_NEEDS_PRESENCE: Final = endeavor.reason("rescue-needs-presence", "EDS-16.7", "EDS-16.2")
SPACE_MARKED: Final = endeavor.reason("space-marked", "EDS-16.2")
START_SPACE_ONLY: Final = endeavor.reason("start-space-only", "EDS-16.6")
UNKNOWN_SPACE: Final = endeavor.reason("unknown-space", "EDS-16.2")


def why_not_influence(s: Endeavor, asked: Choice, option: Option) -> str:
    """[EDS-16.1 to 16.10] A space, a move or the cleanup track, as the scenario allows."""
    scenario = scenario_of(s)
    match option:
        case (str(_),) if option == CLEANUP and "cleanup-track" in scenario.rules:
            return CLEANUP_FULL
        case (SPACE.name, int(row), int(col)):
            place = scenario.influence.number.get((row, col), NOWHERE)
            return UNKNOWN_SPACE if place == NOWHERE else why_not_marker(s, asked.seat, place)
        case (MOVE.name, int(_), int(_), int(_), int(_)) if "moving-markers" in scenario.rules:
            return why_not_move(s, asked.seat, option)
    return elsewhere(s, asked, option)


@endeavor.question("influence", rule="EDS-16.1", otherwise=why_not_influence)
def influences(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-16.1] Everything that the influence can be spent on, or nothing."""
    return allowed(*influence_options(s, asked.seat, asked.then[2]), DECLINE)


@endeavor.step
def influence(s: Endeavor, seat: int, zone: int) -> Choice | None:
    """[EDS-16.1, 16.3] Where the marker goes, or nowhere; without a legal space the influence is lost."""
    asked = influences.put(s, seat, (influenced, seat, zone))
    if len(asked.options) > 1:
        return asked
    s.tell("endeavor-lost", seat, "influence")
    return None


def influence_options(s: Endeavor, seat: int, zone: int) -> tuple[Option, ...]:
    """[EDS-16.2 to 16.10] What one influence can be spent on in this scenario."""
    scenario = scenario_of(s)
    rules = scenario.rules
    if "moving-markers" in rules:
        return moves(s, seat)
    if "depth-lanes" in rules:
        return space_menu(scenario.influence, lane_spaces(s, seat, zone))
    options = space_menu(scenario.influence, legal_spaces(s, seat))
    if "cleanup-track" in rules and s.cleanup[seat] < scenario.cleanup:
        return (*options, CLEANUP)
    return options


def legal_spaces(s: Endeavor, seat: int) -> int:
    """[EDS-16.2 to 16.4, 16.7] Free spaces at a start or next to a marker; an infinite one stays legal once marked."""
    scenario = scenario_of(s)
    area = scenario.influence
    found = (s.reach | s.marked & area.infinite) & ~(s.marked & ~area.infinite)
    if GUARDIAN in area.regions:
        found &= ~area.regions[GUARDIAN]
    if "rescue-access" in scenario.rules and not at_fallen_star(s, seat):
        found &= ~area.regions[RESCUE]
    return found


def at_fallen_star(s: Endeavor, seat: int) -> bool:
    """[EDS-16.7] A disc or vessel on the Fallen Star."""
    star = s.pack.fallen_star
    if star not in s.ocean:
        return False
    return bool(s.discs[seat] & s.pack.tiles[star].spaces) or s.ocean.index(star) in s.vessels[seat]


def space_menu(area: Influence, mask: int) -> tuple[Option, ...]:
    """The options of a set of spaces, each named by its row and column."""
    menu = area.menu
    return tuple([menu[place] for place in bits(mask)])


def lane_spaces(s: Endeavor, seat: int, zone: int) -> int:
    """[EDS-16.10, 16.11, A39] The next space of the zone's lane, or of every lane at a depth of an own vessel."""
    depth = depth_here(zone)
    depths = {depth} if depth else {slot // ROW + 1 for slot in s.vessels[seat]}
    mask = 0
    for lane in depths:
        mask |= 1 << next_in_lane(s, lane)
    return mask


def next_in_lane(s: Endeavor, depth: int) -> int:
    """[EDS-16.10] The leftmost free space of a lane; a full lane uses its overflow space."""
    area = scenario_of(s).influence
    for place in area.lanes[depth - 1]:
        if not s.marked >> place & 1:
            return place
    return area.regions[SHALLOW if depth <= LAST_SHALLOW_LANE else DEEP].bit_length() - 1


def moves(s: Endeavor, seat: int) -> tuple[Option, ...]:
    """[EDS-16.6] Move an own marker; only when none can move, a new one on a free start space."""
    area = scenario_of(s).influence
    blocked = s.marked | closed_spaces(s)
    found: list[Option] = []
    for place in dict.fromkeys(s.markers[seat]):
        if not is_locked(s, place):
            here = area.spaces[place]
            near = bits(area.opens[place] & ~blocked)
            found += [MOVE(here.row, here.col, area.spaces[to].row, area.spaces[to].col) for to in near]
    return tuple(found) or space_menu(area, area.starts & ~blocked)


def closed_spaces(s: Endeavor) -> int:
    """[EDS-16.6] The rescue spaces, until the Fallen Star lies in the ocean."""
    return 0 if s.pack.fallen_star in s.ocean else scenario_of(s).influence.regions[RESCUE]


def is_locked(s: Endeavor, place: int) -> bool:
    """[EDS-16.6, A37] A rescue space whose lower spaces of the column are all marked."""
    area = scenario_of(s).influence
    return area.spaces[place].region == RESCUE and not area.below[place] & ~s.marked


def why_not_marker(s: Endeavor, seat: int, place: int) -> str:
    """[EDS-16.2 to 16.4, 16.7, 16.10] A free space in contact, open to this player."""
    scenario = scenario_of(s)
    area = scenario.influence
    if "moving-markers" in scenario.rules:
        return MUST_MOVE if any(option[0] == MOVE.name for option in moves(s, seat)) else START_SPACE_ONLY
    if "depth-lanes" in scenario.rules:
        return SPACE_MARKED if s.marked & ~area.infinite & 1 << place else OTHER_LANE
    if area.spaces[place].region == GUARDIAN:
        return GUARDIAN_ONLY
    if s.marked & ~area.infinite & 1 << place:
        return SPACE_MARKED
    if area.spaces[place].region == RESCUE and "rescue-access" in scenario.rules and not at_fallen_star(s, seat):
        return RESCUE_NEEDS_PRESENCE
    return NO_CONTACT


def why_not_move(s: Endeavor, seat: int, option: Option) -> str:
    """[EDS-16.6] An own unlocked marker, to a free open space next to it."""
    area = scenario_of(s).influence
    start, end = area.number.get(option[1:3], NOWHERE), area.number.get(option[3:5], NOWHERE)
    if NOWHERE in (start, end):
        return UNKNOWN_SPACE
    if start not in s.markers[seat]:
        return NOT_YOUR_MARKER
    if is_locked(s, start):
        return MARKER_LOCKED
    if s.marked >> end & 1:
        return MOVE_BLOCKED
    return RESCUE_CLOSED if closed_spaces(s) >> end & 1 else NOT_ADJACENT


@endeavor.step
def influenced(s: Endeavor, seat: int, zone: int, answer: Option) -> None:
    """[EDS-16.1, 16.9] Spend the influence as chosen."""
    match answer[0]:
        case "decline":
            s.tell("endeavor-declined", seat)
        case "cleanup":
            clean_up(s, seat)
        case "move":
            lift_marker(s, seat, scenario_of(s).influence.number[answer[1], answer[2]])
            put_marker(s, seat, scenario_of(s).influence.number[answer[3], answer[4]])
        case _:
            put_marker(s, seat, scenario_of(s).influence.number[answer[1], answer[2]])


def clean_up(s: Endeavor, seat: int) -> None:
    """[EDS-16.9] One box on the cleanup track, up to its end."""
    track = list(s.cleanup)
    track[seat] = min(scenario_of(s).cleanup, track[seat] + 1)
    s.cleanup = tuple(track)
    s.tell("endeavor-cleaned", seat, track[seat])


def lift_marker(s: Endeavor, seat: int, place: int) -> None:
    """[EDS-16.6] The marker leaves its space."""
    own = list(s.markers[seat])
    own.remove(place)
    s.markers = replaced(s.markers, seat, tuple(own))
    s.marked &= ~(1 << place)


def put_marker(s: Endeavor, seat: int, place: int) -> None:
    """[EDS-16.1 to 16.3, 16.8] A marker on a space, its bonus, and the option of a goal space."""
    area = scenario_of(s).influence
    space = area.spaces[place]
    s.markers = replaced(s.markers, seat, (*s.markers[seat], place))
    s.marked |= 1 << place
    s.reach |= area.opens[place]
    s.tell("endeavor-influenced", seat, space.row, space.col)
    if space.gains:
        give(s, seat, space.gains, NOWHERE)
    if space.goal:
        s.do((ask_option, seat, space.goal))


@endeavor.question("option", rule="EDS-16.8", otherwise=unless(OPTION.name, OTHER_OPTION))
def goal_options(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-16.8] The two options of the goal."""
    return allowed(*(OPTION(option.option) for option in scenario_of(s).goals[asked.then[2] - 1].options))


@endeavor.step
def ask_option(s: Endeavor, seat: int, goal: int) -> Choice:
    """[EDS-16.8] Which of the two options of the goal counts, for everybody."""
    return goal_options.put(s, seat, (option_chosen, seat, goal))


@endeavor.step
def option_chosen(s: Endeavor, seat: int, goal: int, answer: Option) -> None:
    """[EDS-16.8] Fixed for the rest of the game."""
    names = [option.option for option in scenario_of(s).goals[goal - 1].options]
    s.chosen = replaced(s.chosen, goal - 1, names.index(answer[1]))
    s.tell("endeavor-option", seat, goal, answer[1])


@endeavor.question("guardian", rule="EDS-16.4", otherwise=elsewhere)
def guard_or_not(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-16.4] The guardian space, or nothing."""
    return allowed(GUARD, DECLINE)


@endeavor.step
def ask_guardian(s: Endeavor, seat: int) -> Choice:
    """[EDS-16.4] A marker on the guardian space, or not."""
    return guard_or_not.put(s, seat, (guardian_asked, seat))


@endeavor.step
def guardian_asked(s: Endeavor, seat: int, answer: Option) -> None:
    """[EDS-16.4] It comes on top of every other bonus."""
    if answer == DECLINE:
        s.tell("endeavor-declined", seat)
        return
    put_marker(s, seat, scenario_of(s).influence.regions[GUARDIAN].bit_length() - 1)
