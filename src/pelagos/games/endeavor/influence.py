"""[EDS-16] Influence: markers on the scenario board, and how each scenario changes that."""

from __future__ import annotations

from pelagos.core.nodes import Choice, Option
from pelagos.core.state import replaced
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.data_influence import DEEP, GUARDIAN, RESCUE, SHALLOW, Influence
from pelagos.games.endeavor.gains import give
from pelagos.games.endeavor.names import NOWHERE, ROW, bits
from pelagos.games.endeavor.state import Endeavor, depth_here, scenario_of
from pelagos.games.endeavor.verbs import CLEANUP, DECLINE, GUARD, MOVE, OPTION

GUARD_MENU = (GUARD, DECLINE)
LAST_SHALLOW_LANE = 3


@endeavor.step
def influence(s: Endeavor, seat: int, zone: int) -> Choice | None:
    """[EDS-16.1, 16.3] Where the marker goes, or nowhere; without a legal space the influence is lost."""
    options = influence_options(s, seat, zone)
    if not options:
        s.tell("endeavor-lost", seat, "influence")
        return None
    return Choice(seat, "influence", (*options, DECLINE), (influenced, seat, zone))


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


@endeavor.step
def ask_option(s: Endeavor, seat: int, goal: int) -> Choice:
    """[EDS-16.8] Which of the two options of the goal counts, for everybody."""
    options = tuple(OPTION(option.option) for option in scenario_of(s).goals[goal - 1].options)
    return Choice(seat, "option", options, (option_chosen, seat, goal))


@endeavor.step
def option_chosen(s: Endeavor, seat: int, goal: int, answer: Option) -> None:
    """[EDS-16.8] Fixed for the rest of the game."""
    names = [option.option for option in scenario_of(s).goals[goal - 1].options]
    s.chosen = replaced(s.chosen, goal - 1, names.index(answer[1]))
    s.tell("endeavor-option", seat, goal, answer[1])


@endeavor.step
def ask_guardian(s: Endeavor, seat: int) -> Choice:
    """[EDS-16.4] A marker on the guardian space, or not."""
    return Choice(seat, "guardian", GUARD_MENU, (guardian_asked, seat))


@endeavor.step
def guardian_asked(s: Endeavor, seat: int, answer: Option) -> None:
    """[EDS-16.4] It comes on top of every other bonus."""
    if answer == DECLINE:
        s.tell("endeavor-declined", seat)
        return
    put_marker(s, seat, scenario_of(s).influence.regions[GUARDIAN].bit_length() - 1)
