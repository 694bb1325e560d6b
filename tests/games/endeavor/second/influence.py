"""[EDS-16.x] Second reading: where a marker may go, and what comes of it."""

from __future__ import annotations

from tests.games.endeavor.second import gains
from tests.games.endeavor.second.told import Option, Talk, Told, ask, depth_of

NEXT = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
Place = tuple[int, int]


def marked(t: Told) -> list[Place]:
    """Where markers lie, anybody's."""
    return [place for player in t.players for place in player.markers]


def is_reached(t: Told, place: Place, start: Place) -> bool:
    """[EDS-16.2] Whether a marker on one space makes another legal: axial neighbours, and one-way arrows."""
    space, other = t.spaces[place], t.spaces[start]
    if "guardian" in (space.get("region"), other.get("region")):
        return False
    apart = (space["q"] - other["q"], space["r"] - other["r"])
    return apart in NEXT or list(start) in space.get("reached_from", [])


def is_free(t: Told, place: Place) -> bool:
    """[EDS-16.3] An infinite space is never full."""
    return bool(t.spaces[place].get("infinite")) or place not in marked(t)


def is_open(t: Told, seat: int, place: Place) -> bool:
    """[EDS-16.4, 16.6, 16.7] Some regions are closed, or closed to some."""
    region = t.spaces[place].get("region")
    star = t.slot_of("fallen-star")
    if region == "guardian":
        return False
    if region == "rescue" and t.number == 6:
        return star != ""
    if region == "rescue" and t.number == 7:
        discs = [tile for (tile, _), owner in t.discs.items() if owner == seat]
        return "fallen-star" in discs or star in t.players[seat].vessels
    return True


def legal(t: Told, seat: int, zone: str) -> list[Option]:
    """[EDS-16.2, 16.6, 16.9, 16.10] What can be done with one influence."""
    if t.number == 6:
        return moves(t, seat)
    if t.number == 10:
        return lanes(t, seat, zone)
    found: list[Option] = []
    for place, space in t.spaces.items():
        touched = any(is_reached(t, place, other) for other in marked(t)) or place in marked(t)
        if is_free(t, place) and is_open(t, seat, place) and (space.get("start") or touched):
            found.append(("space", *place))
    if t.number == 9 and t.players[seat].cleanup < 12:
        found.append(("cleanup",))
    return found


def moves(t: Told, seat: int) -> list[Option]:
    """[EDS-16.6] Own unlocked markers move; only where none can, a new one comes to a start space."""
    found: list[Option] = []
    for start in [place for place in t.players[seat].markers if not is_locked(t, place)]:
        near = [place for place in t.spaces if is_reached(t, place, start) and is_free(t, place)]
        found += [("move", *start, *place) for place in near if is_open(t, seat, place)]
    if found:
        return found
    return [("space", *place) for place, space in t.spaces.items() if space.get("start") and is_free(t, place)]


def is_locked(t: Told, place: Place) -> bool:
    """[EDS-16.6] On a rescue space, with every rescue space below it in its printed column filled."""
    if t.spaces[place]["region"] != "rescue":
        return False
    below = [
        other
        for other, space in t.spaces.items()
        if other[1] == place[1] and other[0] > place[0] and space["region"] == "rescue"
    ]
    return all(other in marked(t) for other in below)


def lanes(t: Told, seat: int, zone: str) -> list[Option]:
    """[EDS-16.10] The lane of the zone, or of any depth with an own vessel; leftmost, or the overflow."""
    depths = [depth_of(zone)] if zone else sorted(map(depth_of, t.players[seat].vessels))
    found: list[Option] = []
    for depth in depths:
        lane = [place for place, space in t.spaces.items() if space.get("lane") == depth and place not in marked(t)]
        overflow = "shallow-overflow" if depth <= 3 else "deep-overflow"
        over = [place for place, space in t.spaces.items() if space["region"] == overflow]
        found.append(("space", *(min(lane, key=lambda place: int(t.spaces[place]["index"])) if lane else over[0])))
    return found


def influence(t: Told, seat: int, zone: str) -> Talk[None]:
    """[EDS-16.1] One marker, its bonus; or nothing."""
    options = legal(t, seat, zone)
    if not options:
        return
    answer = yield from ask("influence", seat, [*options, ("decline",)])
    p = t.players[seat]
    if answer == ("decline",):
        return
    if answer == ("cleanup",):
        p.cleanup += 1
        return
    place = answer[-2:]
    if answer[0] == "move":
        p.markers.remove(answer[1:3])
    p.markers.append(place)
    space = t.spaces[place]
    if "goal" in space:
        yield from choose_option(t, seat, space["goal"])
    yield from gains.gain_all(t, seat, space["bonus"], "")


def choose_option(t: Told, seat: int, number: int) -> Talk[None]:
    """[EDS-16.8] The placer fixes what the goal is, for all."""
    goal = next(goal for goal in t.scenario["goal"] if goal["n"] == number)
    _, t.chosen[number] = yield from ask("option", seat, [("option", option["option"]) for option in goal["options"]])


def guard(t: Told, seat: int, size: int) -> Talk[None]:
    """[EDS-16.4] Whoever fills the last of at least two conservation spaces may put a marker there, once per zone."""
    if t.number != 4 or size < 2:
        return
    answer = yield from ask("guardian", seat, [("guard",), ("decline",)])
    if answer == ("guard",):
        place = next(place for place, space in t.spaces.items() if space.get("region") == "guardian")
        t.players[seat].markers.append(place)
