"""[EDS-18.x, 19.5, 19.6] Second reading: what everything is worth."""

from __future__ import annotations

from typing import Any

from tests.games.endeavor.second.tables import BONUS_GOALS, CREW, REPORTS, TILES, TOKENS, TOPICS, level
from tests.games.endeavor.second.told import Member, Told, depth_of, described, own_spaces

LEVEL_POINTS = (0, 0, 1, 4, 7, 10)
NEEDED = {"easy": 4, "medium": 5, "hard": 6, "legendary": 7}
Filter = dict[str, Any]


def score(t: Told, seat: int) -> int:
    """[EDS-18.1 to 18.8] The total of one player."""
    p = t.players[seat]
    stored = sum(int(TOKENS[token]["knowledge"]) for token in p.tokens)
    return (
        sum(LEVEL_POINTS[level(box)] for box in p.boxes.values())
        + impact(t, seat)
        + sum(goal_points(t, seat, number) for number in (1, 2, 3))
        + (p.knowledge + stored + p.cargo) // 3
    )


def impact(t: Told, seat: int) -> int:
    """[EDS-18.2, 18.3] Influence, reports and level-5 leaders."""
    p = t.players[seat]
    return (
        sum(int(t.spaces[place]["points"]) for place in p.markers)
        + sum(int(REPORTS[name]["vp"]) for name in p.reports)
        + sum(leader_points(t, seat, member) for member in p.crew if member.leader)
    )


def leader_points(t: Told, seat: int, member: Member) -> int:
    """[EDS-18.3] Points for every so many of what the leader counts."""
    text = CREW[member.kind]["leader_scoring"]
    if not text:
        return 0
    points, _, divisor, what = text.split(" ")
    return int(points) * (leader_count(t, seat, what) // int(divisor))


def leader_count(t: Told, seat: int, what: str) -> int:
    """[EDS-18.3] The predicates."""
    own = own_spaces(t, seat)
    conserved = [slot for slot, kind in own if kind == "conserve"]
    match what:
        case "links-shared-with-opponents":
            return sum(seat in ends and len(ends) == 2 for ends in completed_links(t))
        case "conserve-discs-in-best-zone":
            return max([conserved.count(slot) for slot in conserved], default=0)
        case "complete-topic-sets":
            return min(topics(t, seat).values())
        case "depths-with-publish-disc":
            return len({depth_of(slot) for slot, kind in own if kind == "publish"})
        case "zones-with-conserve-disc":
            return len(set(conserved))
        case "other-leader-crew":
            return sum(member.leader for member in t.players[seat].crew) - 1
        case "zones-with-disc-or-vessel":
            return len({slot for slot, _ in own} | set(t.players[seat].vessels))
        case "empty-dive-spots-in-ocean":
            return sum(not stack for stack in t.spots.values())
    assert what == "unconditional"
    return 1


def completed_links(t: Told) -> list[set[int]]:
    """[EDS-14.1] The owners of every link with a disc on both ends."""
    found = []
    for tile in t.ocean.values():
        for link in TILES[tile]["links"]:
            ends = [t.discs.get((tile, link["a"]), -1), t.discs.get((tile, link["b"]), -1)]
            if -1 not in ends:
                found.append(set(ends))
    return found


def topics(t: Told, seat: int) -> dict[str, int]:
    """[EDS-18.4] Symbols on own reports and of spaces with own markers."""
    p = t.players[seat]
    shown = [topic for name in p.reports for topic in REPORTS[name]["topics"].split()]
    shown += [t.spaces[place].get("topic", "") for place in p.markers]
    return {topic: shown.count(topic) for topic in TOPICS}


def goal_of(t: Told, number: int) -> Filter | None:
    """[EDS-16.8] A goal of the scenario; in scenario 8 the option that was fixed, or nothing."""
    goal: Filter = t.scenario["goal"][number - 1]
    if goal["metric"] != "option":
        return goal
    return next((one for one in goal["options"] if one["option"] == t.chosen.get(number)), None)


def goal_points(t: Told, seat: int, number: int) -> int:
    """[EDS-18.5, 18.6] Points for the count, the majority, and leaders."""
    goal = goal_of(t, number)
    if goal is None:
        return 0
    points = goal["points_per"] * count(t, seat, goal)
    points += majority([count(t, one, goal) for one in range(t.seats)], seat, goal["first"], goal["second"])
    for leader in goal.get("leaders", []):
        points += majority(
            [count_for_leader(t, one, goal, leader) for one in range(t.seats)], seat, leader["points"], 0
        )
    return int(points)


def majority(counts: list[int], seat: int, first: int, second: int) -> int:
    """[EDS-18.6] Everybody with most is first; only a single first leaves a second place; nobody is placed with 0."""
    mine, most = counts[seat], max(counts)
    if not mine:
        return 0
    if mine == most:
        return first
    rest = [number for number in counts if number != most]
    return second if counts.count(most) == 1 and mine == max(rest) else 0


def is_in(t: Told, slot: str, goal: Filter) -> bool:
    """[EDS-18.10] Whether a zone is one of those that a goal speaks of."""
    if slot[0] not in goal.get("cols", slot[0]) or depth_of(slot) not in goal.get("depths", [depth_of(slot)]):
        return False
    star = t.slot_of("the-sea-star")
    match goal.get("sea_star_side"):
        case "left":
            return slot[0] <= star[0]
        case "right":
            return slot[0] >= star[0]
    return True


def count(t: Told, seat: int, goal: Filter) -> int:
    """[EDS-18.10] The metrics."""
    p = t.players[seat]
    match goal["metric"]:
        case "discs":
            return discs(t, seat, goal) + (
                sum(is_in(t, slot, goal) for slot in p.vessels) if goal.get("vessels") else 0
            )
        case "zones":
            return zones(t, seat, goal)
        case "topics-best":
            return max(topics(t, seat).values())
        case "topic-sets":
            return min(topics(t, seat).values())
        case "influence-region":
            return sum(t.spaces[place].get("region") == goal["region"] for place in p.markers)
        case "cleanup":
            return p.cleanup
        case "designated":
            return discs(t, seat, {"kinds": [t.named]})
    race = t.races[goal["metric"].removeprefix("race-")]
    return 2 - race.index(seat) if seat in race[:2] else 0


def discs(t: Told, seat: int, goal: Filter) -> int:
    """Own discs of some kinds in some zones."""
    return sum(kind in goal["kinds"] and is_in(t, slot, goal) for slot, kind in own_spaces(t, seat))


def zones(t: Told, seat: int, goal: Filter) -> int:
    """Zones that the player discovered, or has a piece in."""
    found: set[str] = set()
    if goal.get("discovered"):
        found |= {slot for slot, finder in t.finders.items() if finder == seat}
    if "disc" in goal.get("contains", []):
        found |= {slot for slot, _ in own_spaces(t, seat)}
    if "vessel" in goal.get("contains", []):
        found |= set(t.players[seat].vessels)
    return sum(is_in(t, slot, goal) for slot in found)


def count_for_leader(t: Told, seat: int, goal: Filter, leader: Filter) -> int:
    """[EDS-18.10] Like the goal, restricted to a topic, a kind, a depth or a column."""
    if "topic" in leader:
        return topics(t, seat)[leader["topic"]]
    if "kinds" in leader:
        return discs(t, seat, leader)
    return zones(t, seat, {**goal, **leader})


def achieved(t: Told) -> list[str]:
    """[EDS-19.5, 19.6] The goals that a group has reached: points, the scenario's, the bonus goals that lie open."""
    if t.mode == "competitive":
        return []
    place, everybody = t.seats - 1, range(t.seats)
    found = ["influence"] if sum(impact(t, seat) for seat in everybody) >= t.scenario["coop_influence"][place] else []
    for number in (1, 2, 3):
        goal = goal_of(t, number)
        if goal is not None and group_count(t, goal) >= goal["coop"][place]:
            found.append(f"goal-{number}")
    return found + [name for name in t.goals if bonus_count(t, name) >= int(BONUS_GOALS[name][f"players_{t.seats}"])]


def group_count(t: Told, goal: Filter) -> int:
    """[EDS-19.5, A-24] The sum of all counts; races count what the group has done."""
    match goal["metric"]:
        case "race-discover":
            return sum(depth_of(slot) == 5 for slot in t.finders)
        case "race-travel":
            return len(t.races["travel"])
    return sum(count(t, seat, goal) for seat in range(t.seats))


def bonus_count(t: Told, name: str) -> int:
    """[EDS-19.5] What a bonus goal counts, all players together."""
    crew = [member for player in t.players for member in player.crew]
    deepest = (t.scenario["max_depth"] - 1, t.scenario["max_depth"])
    match BONUS_GOALS[name]["metric"]:
        case "junior-crew":
            return sum(not member.leader for member in crew)
        case "leader-crew-without-team-leader":
            return sum(member.leader and member.kind != "team-leader" for member in crew)
        case "ocean-zones":
            return len(t.ocean)
        case "completed-links":
            return len(completed_links(t))
        case "discs-and-vessels-two-deepest-depths":
            pieces = [t.slot_of(tile) for tile, _ in t.discs]
            pieces += [slot for player in t.players for slot in player.vessels]
            return sum(depth_of(slot) in deepest for slot in pieces)
    return sum(level(box) >= 4 for player in t.players for box in player.boxes.values())


def scores(t: Told) -> list[int]:
    """[EDS-18.9, 19.6] The totals; together, the number of achieved goals."""
    if t.mode == "competitive":
        return [score(t, seat) for seat in range(t.seats)]
    return [len(achieved(t))] * t.seats


def winners(t: Told, difficulty: str) -> list[int]:
    """[EDS-18.9, 19.6] Everybody with the highest total; or the whole group, or nobody."""
    final = scores(t)
    if t.mode == "competitive":
        return [seat for seat in range(t.seats) if final[seat] == max(final)]
    return list(range(t.seats)) if final[0] >= NEEDED[difficulty] else []


def valued(t: Told) -> dict[str, Any]:
    """The position with what it is worth, by the field names of case files."""
    found, final = described(t), scores(t)
    for seat, facts in enumerate(found["seats"].values()):
        facts["topics"] = topics(t, seat)
        facts["score"] = final[seat]
        facts["rank"] = 1 + sum(one > final[seat] for one in final)
    return found | {"achieved": achieved(t)}
