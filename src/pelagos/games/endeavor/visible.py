"""[EDS-20.1] Who sees what. Orders of piles, stacks and decks do not exist before something is drawn.

What does exist and is secret: the tiles somebody is looking at, and the tiles put back under a pile. A seat sees those
it knows; for everybody else they are drawn anew from the tiles that seat has not seen.
"""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from pelagos.core.nodes import Chance, Choice
from pelagos.core.score import ranks, total
from pelagos.games.endeavor.boards import seat_view
from pelagos.games.endeavor.discovery import draw_tile, keep_menu, legal_slots, slot_menu, tile_drawn
from pelagos.games.endeavor.ending import GOALS, goal_what, sheet
from pelagos.games.endeavor.goals import scored_goal
from pelagos.games.endeavor.group import progress
from pelagos.games.endeavor.names import (
    ACTIONS,
    COLUMNS,
    COMPETITIVE,
    MODES,
    MOST_DEPTH,
    SLOT_NAMES,
    TOPICS,
    bits,
)
from pelagos.games.endeavor.printed import printed, words
from pelagos.games.endeavor.rounds import rounds_of
from pelagos.games.endeavor.state import IDLE, STAGES, Endeavor, scenario_of
from pelagos.games.endeavor.view import (
    AreaView,
    EndeavorView,
    FivesView,
    FoundView,
    GoalView,
    OwnSight,
    PileView,
    ReportView,
    TokensView,
    ZoneView,
)

Place: TypeAlias = tuple[list[tuple[int, int, int]], int]
"""Some tiles with who knows them, and which of them."""


def observe(s: Endeavor, seat: int | None) -> EndeavorView:
    """[EDS-20.1] The open table, and what this seat alone knows."""
    scenario = scenario_of(s)
    lines = sheet(s)
    ranked = ranks([total(lines, other) for other in range(s.seats)])
    own = own_sight(s, seat)
    return {
        "game": "endeavor",
        "viewer": seat,
        "moment": f"{s.round}.{s.turn}.{int(s.stage > IDLE)}",
        "round": s.round,
        "rounds": rounds_of(s),
        "mode": MODES[s.mode],
        "scenario": {
            "number": scenario.number,
            "id": scenario.id,
            "form": scenario.influence.form,
            "rules": sorted(scenario.rules),
        },
        "difficulty": s.difficulty,
        "wave": None if s.wave < 0 else s.wave,
        "turn": None if s.turn < 0 else s.turn,
        "phase": "actions" if s.stage > IDLE else "preparation",
        "stage": STAGES[s.stage],
        "acting": [words(slot) for slot in s.acting],
        "passed": [has_passed(s, other) for other in range(s.seats)],
        "columns": list(COLUMNS[: scenario.width]),
        "depths": scenario.depth,
        "zones": _zones(s),
        "piles": own["piles"],
        "drawn": own["drawn"],
        "found": own["found"],
        "drawing": len(s.drawn),
        "tokens": _tokens(s),
        "display": [_report(s, report) for report in s.display],
        "deck": s.deck.bit_count(),
        "tray": [
            {**printed(s.pack).juniors[number], "kind": kind.id, "level": kind.level, "left": s.tray[number]}
            for number, kind in enumerate(s.pack.kinds)
            if 0 < kind.level < MOST_DEPTH
        ],
        "fives": [_five(s, top, height) for top, height in s.fives],
        "influence": _influence(s),
        "named": ACTIONS[s.named] if s.named >= 0 else None,
        "options": [option if option >= 0 else None for option in s.chosen],
        "races": [list(race) for race in s.races],
        "goals": [_goal(s, number) for number in range(GOALS)],
        "bonus_goals": [s.pack.goals[number].id for number in s.goals],
        "group": [] if s.mode == COMPETITIVE else [[goal.name, goal.have, goal.need] for goal in progress(s)],
        "seats": [seat_view(s, other, lines, ranked[other]) for other in range(s.seats)],
    }


def own_sight(s: Endeavor, seat: int | None) -> OwnSight:
    """[EDS-20.1] Tiles that somebody looks at, and those under the piles."""
    drawn = _drawn(s, seat)
    return {
        "viewer": seat,
        "piles": [_pile(s, depth, seat) for depth in range(1, scenario_of(s).depth + 1)],
        "drawn": drawn,
        "found": _found(s, drawn),
    }


def has_passed(s: Endeavor, seat: int) -> bool:
    """[EDS-6.1] Whether a player takes no more turns; a pass ends with the action phase."""
    return s.stage > IDLE and bool(s.passed >> seat & 1)


def _five(s: Endeavor, top: int, height: int) -> FivesView:
    """[EDS-2.6] The top tile of a pile of level 5, if there is one."""
    if top < 0:
        return {"kind": None, "name": None, "bonus": [], "actions": [], "height": height}
    return {**printed(s.pack).juniors[top], "kind": s.pack.kinds[top].id, "height": height}


def _goal(s: Endeavor, number: int) -> GoalView:
    """[EDS-18.5, 16.8] What a goal of the scenario counts and brings; an option that was fixed takes its place."""
    goal = scored_goal(s, number) or scenario_of(s).goals[number]
    return {
        "what": goal_what(s, number).id.removeprefix("endeavor-"),
        "points": goal.points_per,
        "first": goal.first,
        "second": goal.second,
        "lead": max((leader.points for leader in goal.leaders), default=0),
        "race": goal.is_race,
    }


def disclose(s: Endeavor, seat: int | None) -> EndeavorView:
    """[EDS-20.1] After the end nothing is secret: what somebody looked at, and what lies under the piles."""
    view, tiles = observe(s, seat), s.pack.tiles
    for pile in view["piles"]:
        pile["under"] = [tiles[tile].id for tile, _, _ in s.bottoms[pile["depth"] - 1]]
    drawn: list[str | None] = [tiles[tile].id for tile, _, _ in s.drawn]
    return {**view, "drawn": drawn, "found": _found(s, drawn)}


def _zones(s: Endeavor) -> list[ZoneView]:
    """Every zone with what is printed on it and what lies there."""
    facts = printed(s.pack)
    owners = {place: seat for seat, own in enumerate(s.discs) for place in bits(own)}
    return [
        {
            "slot": SLOT_NAMES[slot],
            **facts.tiles[s.ocean[slot]],
            "finder": s.finders[slot] if s.finders[slot] >= 0 else None,
            "spaces": [
                {
                    **facts.spaces[place],
                    "owner": owners.get(place),
                    "tokens": len(s.spots[place]),
                    "open": bool(s.open >> place & 1),
                }
                for place in bits(s.pack.tiles[s.ocean[slot]].spaces)
            ],
            "vessels": [own.count(slot) for own in s.vessels],
        }
        for slot in bits(s.zones)
    ]


def _found(s: Endeavor, drawn: list[str | None]) -> list[FoundView]:
    """[EDS-9.3] What is printed on those drawn tiles that somebody sees."""
    facts, numbers = printed(s.pack), [s.pack.numbers.tile[name] for name in drawn if name]
    return [
        {
            **facts.tiles[number],
            "spaces": [
                {**facts.spaces[place], "owner": None, "tokens": s.pack.spaces[place].tokens, "open": True}
                for place in bits(s.pack.tiles[number].spaces)
            ],
            "discovery": words(s.pack.tiles[number].discovery),
        }
        for number in numbers
    ]


def _pile(s: Endeavor, depth: int, seat: int | None) -> PileView:
    """[EDS-20.1] How many tiles, and which of those under the pile this seat knows."""
    under = [s.pack.tiles[tile].id if knows(seat, known) else None for tile, known, _ in s.bottoms[depth - 1]]
    return {"depth": depth, "left": s.piles[depth - 1].bit_count() + len(under), "under": under}


def knows(seat: int | None, mask: int) -> bool:
    """Whether a seat is among those that know something."""
    return seat is not None and bool(mask >> seat & 1)


def _drawn(s: Endeavor, seat: int | None) -> list[str | None]:
    """[EDS-20.1] The drawn tiles; for the others in an order that does not tell which one is kept."""
    if is_looking(s, seat):
        return [s.pack.tiles[tile].id for tile, _, _ in s.drawn]
    familiar = sorted(s.pack.tiles[tile].id for tile, known, _ in s.drawn if knows(seat, known))
    return [*familiar, *[None] * (len(s.drawn) - len(familiar))]


def is_looking(s: Endeavor, seat: int | None) -> bool:
    """[EDS-9.3] Whether this seat is the one that looks at the drawn tiles; between the draws nobody has yet."""
    return isinstance(s.node, Choice) and s.node.ask in ("tile", "slot") and s.node.seat == seat


def _tokens(s: Endeavor) -> TokensView:
    kinds = len(s.pack.tokens)
    names = [token.id for token in s.pack.tokens]
    return {
        "supply": s.supply,
        "discarded": dict(zip(names, s.discard[:kinds], strict=True)),
        "discarded_unseen": sum(s.discard[kinds:]),
        "unseen": {name: sum(pool[kind] for pool in s.pools) for kind, name in enumerate(names)},
    }


def _report(s: Endeavor, number: int) -> ReportView:
    report = s.pack.reports[number]
    return {
        "id": report.id,
        "cost": report.cost,
        "points": report.points,
        "topics": [TOPICS[topic] for topic in bits(report.topics)],
        "you": words(report.you),
        "others": words(report.others),
        "spaces": words(report.spaces),
    }


def _influence(s: Endeavor) -> list[AreaView]:
    """Every influence space with its markers, one number for each seat."""
    nobody = [0] * s.seats
    return [
        {**space, "markers": [own.count(place) for own in s.markers] if s.marked >> place & 1 else nobody}
        for place, space in enumerate(printed(s.pack).influence[s.scenario])
    ]


def determinise(s: Endeavor, seat: int | None, rng: Random) -> Endeavor:
    """[EDS-20.1] A clone in which the tiles this seat may not know are drawn anew; all else is open."""
    new = s.clone()
    for depth in range(1, MOST_DEPTH + 1):
        _redraw(new, depth, seat, rng)
    node = new.node
    if isinstance(node, Choice) and node.ask == "tile" and node.seat != seat:
        new.node = node._replace(options=keep_menu(new))
    if isinstance(node, Choice) and node.ask == "slot" and node.seat != seat:
        _keep_either(new, node, rng)
    if isinstance(node, Chance) and node.then[0] is tile_drawn:
        new.node = draw_tile(new, node.then[1])
    return new


def _keep_either(s: Endeavor, node: Choice, rng: Random) -> None:
    """[EDS-9.3, 20.1] Until it lies in the ocean, either of the drawn tiles may be the kept one."""
    s.drawn = tuple(rng.sample(s.drawn, len(s.drawn)))
    s.node = node._replace(options=slot_menu(legal_slots(s, s.drawn[0][0], node.then[2])))


def _redraw(s: Endeavor, depth: int, seat: int | None, rng: Random) -> None:
    """[EDS-2.3, 20.1] Unknown places of one depth get new tiles; the Fallen Star stays within its top block."""
    looking = is_looking(s, seat)
    under, drawn = list(s.bottoms[depth - 1]), list(s.drawn)
    places = [(under, place) for place, entry in enumerate(under) if not knows(seat, entry[1])]
    places += [
        (drawn, place)
        for place, (tile, known, _) in enumerate(drawn)
        if s.pack.tiles[tile].depth == depth and not looking and not knows(seat, known)
    ]
    if not places:
        return
    # sorted first: what is drawn anew must not depend on what really lies there
    tiles = sorted([*bits(s.piles[depth - 1]), *(entries[place][0] for entries, place in places)])
    rng.shuffle(tiles)
    star = scenario_of(s).hidden_tile
    if star in tiles and scenario_of(s).hidden_star:
        _put_star(s, places, tiles, star, rng)
    for entries, place in places:
        entries[place] = (tiles.pop(), *entries[place][1:])
    s.bottoms = (*s.bottoms[: depth - 1], tuple(under), *s.bottoms[depth:])
    s.drawn = tuple(drawn)
    s.piles = (*s.piles[: depth - 1], sum(1 << tile for tile in tiles), *s.piles[depth:])


def _put_star(s: Endeavor, places: list[Place], tiles: list[int], star: int, rng: Random) -> None:
    """[EDS-2.3] The star is as likely in each place of the top block, drawn or not."""
    block = [number for number, (entries, place) in enumerate(places) if entries[place][2]]
    chosen = rng.randrange(len(block) + s.star_top)
    tiles.remove(star)
    if chosen >= len(block):
        tiles.insert(0, star)
        return
    entries, place = places.pop(block[chosen])
    entries[place] = (star, *entries[place][1:])
