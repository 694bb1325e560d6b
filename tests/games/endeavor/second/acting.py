"""[EDS-7.x to 15.x] Second reading: the five actions, links, and the specials of zones."""

from __future__ import annotations

from typing import Any

from tests.games.endeavor.second import finding, gains, influence, tokens
from tests.games.endeavor.second.tables import REPORTS, TILES, Gain, gains_of, level
from tests.games.endeavor.second.told import Option, Space, Talk, Told, ask, beside, conserve_spaces, depth_of

CAVE, TRENCH, VORTEX, WRECK = "submerged-cave-system", "abyssal-trench", "vortex", "shipwreck"
SIDES = {"left": (-1, 0), "right": (1, 0), "up": (0, -1)}
Modifiers = tuple[str, ...]


def special(tile: str, trigger: str) -> list[dict[str, Any]]:
    """The specials of a tile with a trigger."""
    return [one for one in TILES[tile]["specials"] if one["trigger"] == trigger]


def possible(t: Told, seat: int, name: str, modifiers: Modifiers, zone: str) -> list[Option]:
    """[EDS-7.1, 7.2] The spaces (for a Travel: the vessels) with which an action can be done now."""
    if name == "travel":
        here = [slot for slot in t.players[seat].vessels if "from-here" not in modifiers or slot == zone]
        return [("vessel", slot) for slot in here if destinations(t, seat, slot, modifiers)]
    found: list[Option] = []
    for slot, tile in t.ocean.items():
        if "this-zone" not in modifiers or slot == zone:
            found += [(name, slot, space["id"]) for space in usable(t, seat, name, modifiers, slot, tile)]
    return found


def usable(t: Told, seat: int, name: str, modifiers: Modifiers, slot: str, tile: str) -> list[dict[str, Any]]:
    """The spaces of one zone that an action can use."""
    p, printed = t.players[seat], TILES[tile]
    if name == "dive":
        return [spot for spot in printed["dive"] if is_there(t, seat, slot, spot) and t.spots[tile, spot["id"]]]
    if not p.cargo:
        return []
    if name == "sonar":
        strips = [[space for space in strip if (tile, space["id"]) not in t.discs] for strip in printed["sonar"]]
        return [strip[0] for strip in strips if strip and slot in p.vessels]
    free = [space for space in printed[name] if (tile, space["id"]) not in t.discs]
    if name == "conserve":
        return [
            space
            for space in free
            if price(space, modifiers) <= p.knowledge and is_there(t, seat, slot, space, "same-depth" in modifiers)
        ]
    return [space for space in free if is_there(t, seat, slot, space) and printable(t, seat, space["topic"])]


def is_there(t: Told, seat: int, slot: str, space: dict[str, Any], same_depth: bool = False) -> bool:
    """[EDS-7.1, 11.4, 15.3] A vessel in the zone; beside it for a cave; anywhere at its depth with `same-depth`."""
    vessels = t.players[seat].vessels
    if "access" in space:
        return beside(slot, *SIDES[space["access"]]) in vessels
    return slot in vessels or (same_depth and depth_of(slot) in map(depth_of, vessels))


def price(space: dict[str, Any], modifiers: Modifiers) -> int:
    """[EDS-11.3] What a conservation space costs."""
    return max(0, int(space["cost"]) - ("cost-1" in modifiers))


def printable(t: Told, seat: int, topic: str) -> list[str]:
    """[EDS-12.1] The reports of the display with this topic that the player can pay."""
    knowledge = t.players[seat].knowledge
    return [
        name
        for name in t.display
        if topic in REPORTS[name]["topics"].split() and int(REPORTS[name]["cost"]) <= knowledge
    ]


def do(t: Told, seat: int, name: str, modifiers: Modifiers, zone: str) -> Talk[None]:
    """[EDS-8 to 12] One action, which is possible."""
    answer = yield from ask("vessel" if name == "travel" else name, seat, possible(t, seat, name, modifiers, zone))
    if name == "travel":
        yield from travel(t, seat, answer[1], modifiers)
        return
    slot, space = answer[1], (t.ocean[answer[1]], answer[2])
    if name == "dive":
        yield from dive(t, seat, slot, space, modifiers)
    elif name == "sonar":
        yield from sonar(t, seat, slot, space)
    elif name == "conserve":
        yield from conserve(t, seat, slot, space, modifiers)
    else:
        yield from publish(t, seat, slot, space)


def gained(t: Told, seat: int, name: str, modifiers: Modifiers, zone: str) -> Talk[None]:
    """[EDS-10.7, 20.4] An action as a bonus; before it, in the own turn, tokens."""
    while True:
        use: list[Option] = [("use", name)] if possible(t, seat, name, modifiers, zone) else []
        halves = tokens.halves(t, seat) if t.in_turn and seat == t.turn else []
        if not use and not halves:
            return
        answer = yield from ask("gained", seat, [*use, *halves, ("decline",)])
        if answer[0] == "token":
            yield from tokens.use(t, seat, answer)
        else:
            break
    if answer[0] == "use":
        yield from do(t, seat, name, modifiers, zone)


def destinations(t: Told, seat: int, start: str, modifiers: Modifiers) -> list[str]:
    """[EDS-8.1, 8.2, 8.5, 15.3] Where a vessel can go."""
    reach = level(t.players[seat].boxes["ing"]) + ("tech+1" in modifiers) + (t.ocean[start] == VORTEX)
    seen, edge = [start], [start]
    for _ in range(reach):
        near = [(slot, beside(slot, *way)) for slot in edge for way in ((0, 1), (0, -1), (1, 0), (-1, 0))]
        edge = []
        for slot, other in near:
            rising = depth_of(other) < depth_of(slot)
            if t.ocean.get(other, CAVE) != CAVE and other not in seen and (rising or depth_of(other) <= reach):
                seen.append(other)
                edge.append(other)
    deepest = 4 if "max-depth=4" in modifiers else 5
    return [slot for slot in seen[1:] if depth_of(slot) <= deepest and not is_narrow(t, seat, slot)]


def is_narrow(t: Told, seat: int, slot: str) -> bool:
    """[EDS-15.3] One vessel of each player in the Abyssal Trench."""
    return t.ocean[slot] == TRENCH and slot in t.players[seat].vessels


def travel(t: Told, seat: int, start: str, modifiers: Modifiers) -> Talk[None]:
    """[EDS-8.x] The vessel leaves, arrives, and what leaving brings comes before the arrival bonus."""
    _, end = yield from ask("travel", seat, [("to", slot) for slot in destinations(t, seat, start, modifiers)])
    vessels, left = t.players[seat].vessels, t.ocean[start]
    vessels[vessels.index(start)] = end
    if depth_of(end) == 5 and seat not in t.races["travel"]:
        t.races["travel"].append(seat)
    for one in special(left, "travel-out"):
        if one["kind"] == "marked" and owned(t, seat, left, one["target"]):
            yield from gains.gain_all(t, seat, one["effect"], start)
    yield from gains.gain_all(t, seat, TILES[t.ocean[end]]["arrival"], end)


def owned(t: Told, seat: int, tile: str, names: list[str]) -> int:
    """[EDS-15.1] How many of some spaces hold an own disc."""
    return sum(t.discs.get((tile, name)) == seat for name in names)


def sonar(t: Told, seat: int, slot: str, space: Space) -> Talk[None]:
    """[EDS-9.1, A-8] Disc, links, effect."""
    set_aside(t, seat)
    yield from put_disc(t, seat, slot, space)
    printed = next(one for strip in TILES[space[0]]["sonar"] for one in strip if one["id"] == space[1])
    yield from gains.gain_all(t, seat, printed["effect"], slot)


def set_aside(t: Told, seat: int) -> None:
    """[EDS-7.2] The disc of an action leaves the cargo hold when the action starts."""
    t.players[seat].cargo -= 1
    t.players[seat].aside += 1


def put_disc(t: Told, seat: int, slot: str, space: Space) -> Talk[None]:
    """[EDS-7.2] The disc that was set aside comes to its space; links are paid."""
    t.players[seat].aside -= 1
    t.discs[space] = seat
    if t.number == 9 and space in conserve_spaces(space[0]) and depth_of(slot) <= 2:
        t.players[seat].cleanup = min(12, t.players[seat].cleanup + 1)
    yield from pay_links(t, slot, space)


def pay_links(t: Told, slot: str, space: Space) -> Talk[None]:
    """[EDS-14.x] Each owner gains all of his bonuses as one list, the active player first."""
    due: dict[int, list[Gain]] = {}
    for link in TILES[space[0]]["links"]:
        ends = {t.discs.get((space[0], link[end])) for end in "ab"}
        if space[1] in (link["a"], link["b"]) and None not in ends:
            for owner in ends:
                due.setdefault(owner or 0, []).extend(gains_of(link["bonus"]))
    for owner in t.others(t.turn):
        if owner in due:
            yield from gains.gain_list(t, owner, due[owner], slot)


def dive(t: Told, seat: int, slot: str, space: Space, modifiers: Modifiers) -> Talk[None]:
    """[EDS-10.1, 10.6, 15.2] One token or two, then what the spot gives."""
    yield from take(t, seat, slot, space)
    if "tokens+1" in modifiers and t.spots[space]:
        answer = yield from ask("extra", seat, [("extra",), ("decline",)])
        if answer == ("extra",):
            yield from take(t, seat, slot, space)
    emptied = not t.spots[space]
    for one in special(space[0], "after-dive"):
        if space[1] in one["target"]:
            yield from gains.gain_all(t, seat, one["effect"], slot)
    for one in special(space[0], "dive-spot-emptied") if emptied else ():
        for other in t.others(t.turn):
            if slot in t.players[other].vessels:
                yield from gains.gain_all(t, other, one["effect"], slot)


def take(t: Told, seat: int, slot: str, space: Space) -> Talk[None]:
    """[EDS-10.1, 15.2, 15.3] One token; at the wreck the better of two; marked spaces pay for each."""
    token = yield from finding.take_token(t, space)
    if space[0] == WRECK and t.spots[space]:
        other = yield from finding.take_token(t, space)
        _, kept = yield from ask("pick", seat, [("pick", token), ("pick", other)], needless=token == other)
        t.discard[(other if kept == token else token,)] += 1
        token = kept
    t.players[seat].tokens.append(token)
    for one in special(space[0], "token-taken"):
        number = owned(t, seat, space[0], one["target"])
        yield from gains.gain_list(t, seat, gains_of(one["effect"]) * times(one["id"], number), slot)


def times(name: str, number: int) -> int:
    """[A-32] The vents pay for each disc, the seamount once."""
    return number if name == "vent-data" else min(number, 1)


def conserve(t: Told, seat: int, slot: str, space: Space, modifiers: Modifiers) -> Talk[None]:
    """[EDS-11.2] Pay, bonus, disc and links, then everything that a filled or used zone gives."""
    tile = space[0]
    printed = next(one for one in TILES[tile]["conserve"] if one["id"] == space[1])
    set_aside(t, seat)
    t.players[seat].knowledge -= price(printed, modifiers)
    yield from gains.gain_all(t, seat, printed["bonus"], slot)
    yield from put_disc(t, seat, slot, space)
    if all(one in t.discs for one in conserve_spaces(tile)):
        yield from filled(t, seat, slot, tile)
    for one in special(tile, "after-conserve"):
        if one["kind"] == "field" and space[1] in one["target"]:
            yield from gains.gain_all(t, seat, one["effect"], slot)
        elif one["kind"] == "marked" and owned(t, seat, tile, one["target"]) and "again" not in modifiers:
            ((_, name, limits),) = gains_of(one["effect"])
            yield from gained(t, seat, name, (*limits, "again"), slot)


def filled(t: Told, seat: int, slot: str, tile: str) -> Talk[None]:
    """[EDS-11.2, 15.3, 16.4] The last free conservation space of a zone has a disc."""
    for one in special(tile, "all-conserve-filled"):
        for other in t.others(t.turn):
            if any(owner == other for (where, _), owner in t.discs.items() if where == tile):
                yield from gains.gain_all(t, other, one["effect"], slot)
    yield from influence.guard(t, seat, len(conserve_spaces(tile)))


def publish(t: Told, seat: int, slot: str, space: Space) -> Talk[None]:
    """[EDS-12.1, 12.2, A-8] Pay, disc, links, space, own part, the others' part, refill."""
    p = t.players[seat]
    printed = next(one for one in TILES[space[0]]["publish"] if one["id"] == space[1])
    _, name = yield from ask("report", seat, [("report", name) for name in printable(t, seat, printed["topic"])])
    set_aside(t, seat)
    p.knowledge -= int(REPORTS[name]["cost"])
    yield from put_disc(t, seat, slot, space)
    yield from gains.gain_all(t, seat, printed.get("bonus", ""), slot)
    t.display.remove(name)
    p.reports[name] = set()
    yield from gains.gain_all(t, seat, REPORTS[name]["you"], "")
    for other in t.others(seat)[1:]:
        yield from gains.gain_all(t, other, REPORTS[name]["others"], "")
    if t.deck:
        yield from tokens.refill(t)
