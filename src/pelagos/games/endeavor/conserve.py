"""[EDS-11] Conserve: pay knowledge, take the bonus, leave a disc, and what the disc completes."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Choice, Option, Step
from pelagos.games.endeavor.access import ask_space, cost_of, place_disc, set_aside, spaces_for, why_not_done_there
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.gains import gains, give
from pelagos.games.endeavor.influence import ask_guardian, clean_up
from pelagos.games.endeavor.language import modifiers_of
from pelagos.games.endeavor.links import link_steps
from pelagos.games.endeavor.names import NO_REPEAT, ROW, SLOT
from pelagos.games.endeavor.state import Endeavor, in_order, occupied, scenario_of

GUARDED_SPACES = 2
CLEANUP_DEPTH = 2

CONSERVATION_SPACES: Final = endeavor.question("conserve", rule="EDS-11.2", otherwise=why_not_done_there)(spaces_for)


@endeavor.step
def conserve(s: Endeavor, seat: int, gain: int, zone: int) -> Choice | None:
    """[EDS-11.2, 7.1] Which conservation space."""
    return ask_space(s, seat, gain, zone, CONSERVATION_SPACES, conserve_chosen)


@endeavor.step
def conserve_chosen(s: Endeavor, seat: int, gain: int, granted: int, answer: Option) -> None:
    """[EDS-11.2, A8] Pay, take the bonus, then place the disc."""
    zone = SLOT[answer[1]]
    space = s.pack.numbers.space[s.ocean[zone]][answer[2]]
    cost = cost_of(s, space, gain)
    set_aside(s, seat, cost)
    s.tell("endeavor-conserved", seat, answer[1], answer[2], cost)
    s.do((conserved, seat, zone, space, modifiers_of(gain)))
    bonus = s.pack.spaces[space].gains
    if bonus:
        give(s, seat, bonus, zone)


@endeavor.step
def conserved(s: Endeavor, seat: int, zone: int, space: int, modifiers: int) -> None:
    """[EDS-11.2] The disc, then cleanup, links, a filled zone, the guardian space, and what follows a Conserve."""
    place_disc(s, seat, space)
    rules = scenario_of(s).rules
    if "cleanup-track" in rules and zone < ROW * CLEANUP_DEPTH:
        clean_up(s, seat)
    steps = link_steps(s, seat, space, zone)
    tile = s.pack.tiles[s.ocean[zone]]
    if not tile.conserve & ~occupied(s):
        steps += filled_steps(s, seat, zone)
    steps += after_steps(s, seat, zone, space, modifiers)
    if steps:
        s.do(*steps)


def filled_steps(s: Endeavor, seat: int, zone: int) -> list[Step]:
    """[EDS-15.3, 16.4] The last space of the zone: everybody with a disc there gains, then the guardian marker."""
    tile = s.pack.tiles[s.ocean[zone]]
    steps: list[Step] = []
    if tile.all_filled:
        owners = [other for other in in_order(s, s.turn) if s.discs[other] & tile.spaces]
        steps += [(gains, other, tile.all_filled, zone) for other in owners]
    if "guardian-space" in scenario_of(s).rules and tile.conserve.bit_count() >= GUARDED_SPACES:
        steps.append((ask_guardian, seat))
    return steps


def after_steps(s: Endeavor, seat: int, zone: int, space: int, modifiers: int) -> list[Step]:
    """[EDS-15.1, 15.3, A14] Specials after a Conserve; an extra Conserve of the zone grants no further one."""
    steps: list[Step] = []
    field = s.pack.ocean.after_conserve[space]
    if field:
        steps.append((gains, seat, field, zone))
    marked = s.pack.tiles[s.ocean[zone]].after_conserve
    if marked and marked.spaces & s.discs[seat] and not modifiers & NO_REPEAT:
        steps.append((gains, seat, tuple(gain | NO_REPEAT << 8 for gain in marked.gains), zone))
    return steps
