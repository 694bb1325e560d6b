"""[EDS section 4] What must hold in every position of Endeavor: Deep Sea."""

from __future__ import annotations

from itertools import chain

from pelagos.core.nodes import Chance, Choice
from pelagos.games.endeavor.dive import pick_token, picked, token_seen
from pelagos.games.endeavor.fields import FIELDS
from pelagos.games.endeavor.influence import closed_spaces
from pelagos.games.endeavor.names import COMPETITIVE, MOST_DEPTH, NOWHERE, ROW, SLOT_NAMES, bits, depth_of
from pelagos.games.endeavor.setup import SHOWN_REPORTS
from pelagos.games.endeavor.state import FRESH, Endeavor, occupied, scenario_of


def broken(s: Endeavor) -> list[str]:
    """Every invariant that does not hold, in words for whoever wrote the rule or the position."""
    if wrong := FIELDS.broken(s):
        return wrong
    problems = [*_ocean(s), *_tokens(s), *_tiles(s), *_cards(s), *_markers(s)]
    for seat in range(s.seats):
        problems += _seat(s, seat)
    return problems


def _ocean(s: Endeavor) -> list[str]:
    """[EDS-9.4, 7.3] Each tile at its depth inside the scenario; each space holds one disc, of a tile that is there."""
    problems = []
    for slot, tile in enumerate(s.ocean):
        if (tile != NOWHERE) != bool(s.zones >> slot & 1):
            problems.append(f"ocean: {SLOT_NAMES[slot]} and the mask of zones disagree")
        if tile != NOWHERE and s.pack.tiles[tile].depth != depth_of(slot):
            problems.append(f"ocean: {s.pack.tiles[tile].id} does not belong to depth {depth_of(slot)}")
    if s.zones & ~scenario_of(s).slots:
        problems.append("ocean: a zone lies outside the scenario")
    there = 0
    for slot in bits(s.zones):
        there |= s.pack.tiles[s.ocean[slot]].spaces
    if occupied(s) & ~there:
        problems.append("discs: a disc lies on a tile that is not in the ocean")
    if sum(own.bit_count() for own in s.discs) != occupied(s).bit_count():
        problems.append("discs: two discs on one space")
    if s.open & (occupied(s) | ~there):
        problems.append("open: a space that cannot be used")
    return problems


def _tokens(s: Endeavor) -> list[str]:
    """[EDS-10.5] 36 tokens, each in one place; what is unseen adds up with what is known."""
    kinds = len(s.pack.tokens)
    everywhere = s.supply + sum(map(len, s.spots)) + sum(s.discard) + sum(map(len, s.hand)) + _in_hand_over(s)
    wanted = sum(token.copies for token in s.pack.tokens)
    problems = []
    if everywhere != wanted:
        problems.append(f"tokens: {wanted} exist, {everywhere} are somewhere")
    for kind, token in enumerate(s.pack.tokens):
        known = s.discard[kind] + sum(own.count(kind) for own in s.hand) + _looked_at(s).count(kind)
        pools = [pool[kind] for pool in s.pools]
        if known + sum(pools) != token.copies or min(pools) < 0:
            problems.append(f"tokens: there are not {token.copies} of {token.id}")
    if any(len(pool) != kinds + number for number, pool in enumerate(s.pools)):
        problems.append("tokens: a pool of the wrong form")
    return problems


def _in_hand_over(s: Endeavor) -> int:
    """A token lifted from the Shipwreck and not yet picked; the last one drawn still lies on its spot until taken."""
    return int(bool(_looked_at(s)))


def _looked_at(s: Endeavor) -> list[int]:
    """The tokens drawn at the Shipwreck that nobody has yet."""
    node = s.node
    if isinstance(node, Chance) and node.then[0] is token_seen and node.then[2][0] is pick_token:
        return [node.then[2][-1]]
    return [*node.then[1:][-2:]] if isinstance(node, Choice) and node.then[0] is picked else []


def _tiles(s: Endeavor) -> list[str]:
    """[EDS-2.3] Every tile in one place: the ocean, a pile, under a pile, or in somebody's eyes."""
    below = [tile for bottom in s.bottoms for tile, _, _ in bottom]
    everywhere = [*(tile for tile in s.ocean if tile != NOWHERE), *below, *(tile for tile, _, _ in s.drawn)]
    everywhere += [tile for pile in s.piles for tile in bits(pile)]
    problems = ["tiles: one lies in two places"] if len(set(everywhere)) != len(everywhere) else []
    for depth in range(1, MOST_DEPTH + 1):
        pile = [*bits(s.piles[depth - 1]), *(tile for tile, _, _ in s.bottoms[depth - 1])]
        if any(s.pack.tiles[tile].depth != depth for tile in pile):
            problems.append(f"tiles: a tile of another depth in pile {depth}")
    for slot in bits(s.zones):
        above = slot - ROW
        if above >= 0 and not s.zones >> above & 1 and s.finders[slot] == NOWHERE and s.round == 0:
            problems.append(f"ocean: nothing lies above {SLOT_NAMES[slot]}")
    return problems


def _cards(s: Endeavor) -> list[str]:
    """[EDS-2.5, 2.6, 12.1] At most four reports in the display; no report or crew tile twice or too often."""
    problems = []
    if len(s.display) > SHOWN_REPORTS:
        problems.append(f"display: {len(s.display)} reports")
    held = [*s.display, *bits(s.deck), *(code >> 2 for own in s.reports for code in own)]
    if len(set(held)) != len(held):
        problems.append("reports: one lies in two places")
    recruited = [code >> 2 for own in s.crew for code in own]
    for number, kind in enumerate(s.pack.kinds):
        left = s.tray[number] + (s.fives_left >> number & 1) + sum(top == number for top, _ in s.fives)
        if kind.level and (left + recruited.count(number) != kind.copies or left < 0):
            problems.append(f"crew: there are not {kind.copies} of {kind.id}")
    if s.mode == COMPETITIVE and s.goals:
        problems.append("goals: bonus goals in a competitive game")
    return problems


def _markers(s: Endeavor) -> list[str]:
    """[EDS-16.2, 16.3] One marker per space, any number on an infinite one."""
    area = scenario_of(s).influence
    placed = list(chain.from_iterable(s.markers))
    single = [place for place in placed if not area.infinite >> place & 1]
    problems = ["markers: two on one space"] if len(set(single)) != len(single) else []
    if sum(1 << place for place in set(placed)) != s.marked:
        problems.append("markers: the mask of marked spaces is wrong")
    return [*problems, *_scenario_markers(s)]


def _scenario_markers(s: Endeavor) -> list[str]:
    """[EDS-16.6, 16.10] No marker on a closed rescue space, none beyond a free space of its lane."""
    rules, area = scenario_of(s).rules, scenario_of(s).influence
    problems = []
    if "moving-markers" in rules and s.marked & closed_spaces(s):
        problems.append("markers: one lies on a rescue space before the Fallen Star is discovered (EDS-16.6)")
    for depth, lane in enumerate(area.lanes, start=1):
        marked = [bool(s.marked >> place & 1) for place in lane]
        if marked != sorted(marked, reverse=True):
            problems.append(f"markers: one lies beyond a free space of lane {depth} (EDS-16.10)")
    return problems


def _seat(s: Endeavor, seat: int) -> list[str]:
    """[EDS-10.3, 2.8] Vessels, stored tokens and the start crew of one player."""
    problems = []
    if len(s.vessels[seat]) > s.pack.tracks.most_vessels:
        problems.append(f"vessels of seat {seat}: {len(s.vessels[seat])}")
    if any(not s.zones >> slot & 1 or slot == s.cave for slot in s.vessels[seat]):
        problems.append(f"vessels of seat {seat}: one is not in a zone it may be in")
    crowded = [slot for slot in s.vessels[seat] if s.vessels[seat].count(slot) > 1]
    if any(s.ocean[slot] != NOWHERE and s.pack.tiles[s.ocean[slot]].one_vessel for slot in crowded):
        problems.append(f"vessels of seat {seat}: two in a zone that takes one")
    if len(s.hand[seat]) > 1 and (s.stage <= FRESH or s.turn != seat):
        problems.append(f"tokens of seat {seat}: {len(s.hand[seat])} stored")
    if [code >> 2 for code in s.crew[seat]].count(s.pack.start_crew) != 1:
        problems.append(f"crew of seat {seat}: not one start crew")
    return problems
