"""When a reason of Endeavor: Deep Sea is true: by the rules, of the described position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from tests.reasons.truths import Met, Truth

LEVELS: Final = (1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5)
"""[EDS-3.1] The level of each box."""
ACTIONS: Final = ("travel", "sonar", "dive", "conserve", "publish")
DEEDS: Final = {*ACTIONS, "promote", "discover"}
TOPICS: Final = ("blue", "brown", "green", "yellow")
FITTING: Final = {
    "launch": {"launch"},
    "recruit": {"recruit"},
    "manage": {"take", "all", "done"},
    "turn": {"activate", "token", "pass", "end"},
    "action": {"copy", "token", "end"},
    "gained": {"use", "token", "decline"},
    "vessel": {"vessel"},
    "travel": {"to"},
    "report": {"report"},
    "depths": {"depths", "decline"},
    "tile": {"keep"},
    "slot": {"place"},
    "pick": {"pick"},
    "extra": {"extra", "decline"},
    "any": {"advance", "decline"},
    "low": {"advance", "decline"},
    "step": {"take", "decline"},
    "influence": {"space", "move", "cleanup", "decline"},
    "promote": {"promote", "decline"},
    "order": {"gain", "decline"},
    "option": {"option"},
    "kind": {"name"},
    "guardian": {"guard", "decline"},
    "drift": {"vessel"},
    "block": {"block"},
    **{action: {action} for action in ACTIONS[1:]},
}
"""[EDS section 4] What can be said at each question; an action without a place is said at `action` only."""


def own(met: Met) -> dict[str, Any]:
    """What lies in front of whoever is asked."""
    found: dict[str, Any] = met.position["seats"]["ABCD"[met.seat]]
    return found


def level(met: Met, attribute: str) -> int:
    """[EDS-3.1] The level of an attribute."""
    return LEVELS[own(met)[attribute]]


def on_crew(met: Met) -> int:
    """[EDS-5.5] How many discs lie on the own crew."""
    return sum(member.endswith("*") for member in own(met)["crew"])


def in_crew(met: Met, name: str) -> bool:
    """Whether the own crew has such a member, with or without a disc."""
    return name in own(met)["crew"] or f"{name}*" in own(met)["crew"]


def reports(met: Met) -> dict[str, str]:
    """[EDS-6.4] The own reports, each with its used activation spaces."""
    return {text.partition(":")[0]: text.partition(":")[2] for text in own(met)["reports"]}


def is_not_asked(met: Met) -> bool:
    """[EDS-4.1] What is said belongs to another question; a step is taken bare, a disc from somebody."""
    verb, is_bare = met.answer[0], len(met.answer) == 1
    if met.ask in ("turn", "action") and verb in DEEDS and is_bare:
        return False
    return verb not in FITTING[met.ask] or (is_bare and verb in {*DEEDS, "take"} and met.ask != "step")


# Zones and spaces


def beside(slot: str, columns: int, depths: int) -> str:
    return f"{chr(ord(slot[0]) + columns)}{int(slot[1]) + depths}"


def spaces(met: Met, kind: str, slots: set[str]) -> Iterator[tuple[str, Any]]:
    """[EDS-7.1, 15.3] The spaces of a kind in some zones, and those of the caves beside them, as `C2.s1`."""
    ocean = met.position["ocean"]
    for slot, tile in ocean.items():
        sides = {"left": beside(slot, -1, 0), "up": beside(slot, 0, -1), "right": beside(slot, 1, 0), "": slot}
        for space in met.pack.spaces:
            if (
                space.tile == met.pack.numbers.tile[tile]
                and ACTIONS[space.kind] == kind
                and sides[space.access] in slots
            ):
                yield f"{slot}.{space.id}", space


def near(met: Met, kind: str) -> dict[str, Any]:
    """[EDS-7.1] The spaces of a kind in the zones with an own vessel."""
    return dict(spaces(met, kind, {*own(met)["vessels"]}))


def at_own_depths(met: Met, kind: str) -> dict[str, Any]:
    """[EDS-11.4] The same in all zones at a depth with an own vessel."""
    depths = {slot[1] for slot in own(met)["vessels"]}
    return dict(spaces(met, kind, {slot for slot in met.position["ocean"] if slot[1] in depths})) | near(met, kind)


def has_disc(met: Met, space: str) -> bool:
    return any(space in seat["discs"] for seat in met.position["seats"].values())


def named_space(met: Met) -> tuple[str, Any]:
    """The space that the answer names."""
    slot, name = met.answer[1:3]
    tile = met.pack.numbers.tile[met.position["ocean"][slot]]
    return f"{slot}.{name}", met.pack.spaces[met.pack.numbers.space[tile][name]]


def of_one_or_all(test: Callable[[Met, str, Any], bool]) -> Truth:
    """[EDS-7.1 to 7.3] True of the space that is named; of an action, true of every space within reach."""

    def truth(met: Met) -> bool:
        if len(met.answer) == 3:
            return test(met, *named_space(met))
        found = near(met, met.answer[-1])
        return bool(at_own_depths(met, met.answer[-1])) and all(test(met, *space) for space in found.items())

    return truth


def is_missing_disc(met: Met) -> bool:
    """[EDS-7.2, 7.3] No disc in the cargo hold, though there is a free space for one."""
    found = at_own_depths(met, met.answer[0] if met.answer[0] != "use" else met.answer[1])
    return own(met)["cargo"] == 0 and not all(has_disc(met, space) for space in found)


def costs_of_topic(met: Met, topic: int) -> list[int]:
    """[EDS-12.1] What the reports on display with this topic cost."""
    shown = [met.pack.reports[met.pack.numbers.report[name]] for name in met.position["display"]]
    return [report.cost for report in shown if report.topics >> topic & 1]


def is_too_dear(met: Met) -> bool:
    """[EDS-7.2, 11.2, 12.1] Too little knowledge for the report, for the space, or for all that are free."""
    knowledge = own(met)["knowledge"]
    if met.answer[0] == "report":
        return bool(met.pack.reports[met.pack.numbers.report[met.name]].cost > knowledge)
    if len(met.answer) == 3:
        return bool(min(_costs(met, named_space(met)[1])) > knowledge)
    free = [space for name, space in near(met, met.answer[-1]).items() if not has_disc(met, name)]
    costs = [cost for space in free for cost in _costs(met, space)]
    return own(met)["cargo"] > 0 and bool(costs) and min(costs) > knowledge


def _costs(met: Met, space: Any) -> list[int]:
    return costs_of_topic(met, space.topic) if ACTIONS[space.kind] == "publish" else [space.cost]


def lacks_topic(met: Met) -> bool:
    """[EDS-12.1] No report on display has the topic of the space, or of any free space within reach."""
    free = [space for name, space in near(met, "publish").items() if not has_disc(met, name)]
    asked = [named_space(met)[1]] if len(met.answer) == 3 else free
    return bool(asked) and not any(costs_of_topic(met, space.topic) for space in asked)


def is_not_first(met: Met) -> bool:
    """[EDS-9.1] A space further left in the same strip is free, too."""
    slot, name = met.answer[1:3]
    tile = met.pack.tiles[met.pack.numbers.tile[met.position["ocean"][slot]]]
    strips = [[met.pack.spaces[space].id for space in strip] for strip in tile.strips]
    (strip,) = [strip for strip in strips if name in strip]
    return any(not has_disc(met, f"{slot}.{left}") for left in strip[: strip.index(name)])


def is_beside_the_cave(met: Met) -> bool:
    """[EDS-15.3] A space of a cave, and no own vessel on its side."""
    name, space = named_space(met)
    return bool(space.access) and name not in near(met, ACTIONS[space.kind])


# Ways


def distances(met: Met, start: str, deepest: int) -> dict[str, int]:
    """[EDS-8.1, 8.2, 15.3] Steps to every zone; down and aside not below a depth, never through the cave."""
    open_zones = {slot for slot, tile in met.position["ocean"].items() if tile != "submerged-cave-system"}
    found, edge = {start: 0}, [start]
    while edge:
        here = edge.pop(0)
        for columns, depths in ((-1, 0), (1, 0), (0, 1), (0, -1)):
            to = beside(here, columns, depths)
            if to in open_zones and to not in found and (depths < 0 or int(to[1]) <= deepest):
                found[to] = found[here] + 1
                edge.append(to)
    return found


def for_a_vessel(test: Callable[[dict[str, int], dict[str, int], str, int], bool]) -> Truth:
    """True of the way of an own vessel at its level: the distances within the level, those at any depth, the target."""

    def truth(met: Met) -> bool:
        reach = level(met, "ing")
        return any(
            test(distances(met, start, more), distances(met, start, 5), met.name, more)
            for start in own(met)["vessels"]
            for more in range(reach, reach + 3)
        )

    return truth


def is_stuck(met: Met) -> bool:
    """[EDS-8.1, 15.3] No own vessel has a zone to go to; the trench takes one vessel of each player."""
    own_slots, ocean, reach = own(met)["vessels"], met.position["ocean"], level(met, "ing")
    closed = {slot for slot in own_slots if ocean[slot] == "abyssal-trench"}
    ends = [{*distances(met, start, reach)} - {start} - closed for start in own_slots]
    return not any(ends) or any(not end for end in ends)


# Discovery, crew and influence


def is_not_open(met: Met) -> bool:
    """[EDS-9.3] A depth that is not offered at all, or a pile asked for more tiles than it has."""
    offered = {depth for option in met.options if option[0] == "depths" for depth in option[1:]}
    piles, bottoms = met.position["piles"], met.position["bottoms"]
    left = {depth: len(piles.get(str(depth), ())) + len(bottoms.get(str(depth), ())) for depth in range(1, 6)}
    named = met.answer[1:]
    return any(depth not in offered or named.count(depth) > left[depth] for depth in named) or len(named) < 2


def is_not_drawn(met: Met) -> bool:
    """[EDS-9.3] The tile lies in the ocean, in a pile or under one."""
    below = [name.partition(":")[0] for pile in met.position["bottoms"].values() for name in pile]
    piled = [name for pile in met.position["piles"].values() for name in pile]
    return met.name in (*met.position["ocean"].values(), *piled, *below)


def has_other_topic(met: Met) -> bool:
    """[EDS-12.1] All offered reports have a topic in common, and this one does not have it."""
    masks = [met.pack.topics[met.pack.numbers.report[option[1]]] for option in met.options]
    mine = met.pack.topics[met.pack.numbers.report[met.name]]
    return any(all(mask >> topic & 1 for mask in masks) and not mine >> topic & 1 for topic in range(len(TOPICS)))


def is_marked(met: Met, row: int, col: int) -> bool:
    return any(f"{row},{col}" in seat["markers"] for seat in met.position["seats"].values())


def star_search(met: Met) -> Any:
    """[EDS-16.6] The influence area of scenario 6."""
    return met.pack.scenarios[5].influence


def is_no_start(met: Met) -> bool:
    """[EDS-16.6] The space is no start space, or somebody's marker lies there."""
    area = star_search(met)
    return is_marked(met, *met.answer[1:3]) or not area.starts >> area.number[met.answer[1:3]] & 1


TRUTHS: Final[dict[str, Truth]] = {
    "action-impossible": lambda met: not near(met, met.answer[-1]),
    "action-not-shown": lambda met: met.answer[0] in {*DEEDS, "copy"} and met.ask in ("turn", "action"),
    "already-leader": lambda met: bool(met.pack.numbers.side[met.name] & 1),
    "already-there": lambda met: met.name in own(met)["vessels"],
    "below-max-depth": lambda met: int(met.name[1]) > 1,
    "cannot-decline": lambda met: not any(option[0] == "decline" for option in met.options),
    "cave-from-its-side": is_beside_the_cave,
    "cave-not-by-depth": is_beside_the_cave,
    "cleanup-full": lambda met: own(met)["cleanup"] == 12,
    "copies-itself": lambda met: met.name == "robotics-engineer",
    "crew-occupied": lambda met: f"{met.name}*" in own(met)["crew"] and met.name not in own(met)["crew"],
    "crisis-binds": lambda met: met.ask in ("block", "drift"),
    "depth-not-open": is_not_open,
    "dive-spot-empty": of_one_or_all(lambda met, name, space: met.position["spots"][name] == 0),
    "guardian-only": lambda met: met.answer[1:] == (5, 9),
    "level-too-high": lambda met: met.pack.kinds[met.pack.numbers.kind[met.name]].level > level(met, "rep"),
    "marker-locked": lambda met: f"{met.answer[1]},{met.answer[2]}" in own(met)["markers"] and met.answer[1] > 1,
    "move-blocked": lambda met: is_marked(met, *met.answer[3:5]),
    "must-launch": lambda met: met.ask == "launch",
    "must-move": lambda met: bool(own(met)["markers"]),
    "no-actions": lambda met: not met.pack.sides[met.pack.numbers.side[met.name]].slots,
    "no-base": lambda met: ("launch", met.name) not in met.options,
    "no-contact": lambda met: not is_marked(met, *met.answer[1:3]),
    "no-disc": is_missing_disc,
    "no-disc-for-report": lambda met: own(met)["cargo"] == 0,
    "no-disc-on-it": lambda met: met.name in own(met)["crew"] and f"{met.name}*" not in own(met)["crew"],
    "no-disc-to-activate": lambda met: own(met)["cargo"] == 0,
    "no-disc-to-pay": lambda met: own(met)["cargo"] == 0,
    "no-junior": lambda met: all(met.pack.numbers.side[name.strip("*")] & 1 for name in own(met)["crew"]),
    "no-other-half": lambda met: not met.pack.tokens[met.pack.numbers.token[met.name]].other,
    "no-such-answer": lambda met: any(option[0] == met.answer[0] for option in met.options),
    "no-such-junior": lambda met: f"{met.name}{'*' * (len(met.answer) - 2)}" not in own(met)["crew"],
    "no-such-space": lambda met: met.name in met.position["ocean"],
    "no-two-discs": lambda met: on_crew(met) < 2,
    "no-vessel-there": lambda met: met.name not in own(met)["vessels"],
    "no-way-there": for_a_vessel(lambda within, anyhow, target, reach: target not in anyhow),
    "no-zone-above": lambda met: beside(met.name, 0, -1) not in met.position["ocean"],
    "no-zone-there": lambda met: met.name not in met.position["ocean"],
    "none-left": lambda met: met.position["tray"][met.name] == 0,
    "not-adjacent": lambda met: met.answer[1:3] != met.answer[3:5],
    "not-drawn": is_not_drawn,
    "not-drawn-here": lambda met: met.ask == "pick" and ("pick", met.name) not in met.options,
    "not-drifting": lambda met: ("vessel", met.name) not in met.options,
    "not-free": lambda met: met.name not in own(met)["crew"],
    "not-from-here": lambda met: met.name in own(met)["vessels"],
    "not-gained": lambda met: met.ask == "order" and met.answer not in met.options,
    "not-in-crew": lambda met: not in_crew(met, met.name),
    "not-leftmost": is_not_first,
    "not-lowest": lambda met: own(met)[met.name] > min(own(met)[name] for name in ("rep", "insp", "coord", "ing")),
    "not-now": is_not_asked,
    "not-on-display": lambda met: met.name not in met.position["display"],
    "not-own-crew": lambda met: not in_crew(met, met.name),
    "not-own-vessel": lambda met: met.name not in own(met)["vessels"],
    "not-this-action": lambda met: met.ask == "gained" and met.answer not in met.options,
    "not-visible": lambda met: met.name not in met.position["fives"],
    "not-your-marker": lambda met: f"{met.answer[1]},{met.answer[2]}" not in own(met)["markers"],
    "not-your-report": lambda met: met.name not in reports(met),
    "nothing-done": lambda met: ("pass",) in met.options,
    "nothing-to-copy": lambda met: (
        not in_crew(met, met.name) or not met.pack.sides[met.pack.numbers.side[met.name]].slots
    ),
    "nowhere-to-go": is_stuck,
    "one-activation": lambda met: met.ask == "action",
    "one-vessel-only": lambda met: (
        met.position["ocean"][met.name] == "abyssal-trench" and met.name in own(met)["vessels"]
    ),
    "other-depth": lambda met: all(slot[1] != met.name[1] for slot in own(met)["vessels"]),
    "other-lane": lambda met: not is_marked(met, *met.answer[1:3]),
    "other-option": lambda met: met.ask == "option" and met.answer not in met.options,
    "other-zone": lambda met: met.answer not in met.options,
    "outside-the-ocean": lambda met: met.name not in met.position["ocean"],
    "pass-too-late": lambda met: met.ask == "action" or met.position["discarded"] > 0,
    "recruited-already": lambda met: met.ask == "manage",
    "rescue-closed": lambda met: "fallen-star" not in met.position["ocean"].values(),
    "rescue-needs-presence": lambda met: all(
        met.position["ocean"][place[:2]] != "fallen-star" for place in (*own(met)["vessels"], *own(met)["discs"])
    ),
    "sealed-zone": lambda met: met.position["ocean"][met.name] == "submerged-cave-system",
    "shallowest-first": lambda met: sum(option[0] == "depths" for option in met.options) == 1,
    "slot-taken": lambda met: met.name in met.position["ocean"],
    "space-marked": lambda met: is_marked(met, *met.answer[1:3]),
    "space-occupied": of_one_or_all(lambda met, name, space: has_disc(met, name)),
    "space-used": lambda met: str(met.answer[2]) in reports(met)[met.name],
    "start-crew": lambda met: met.name == "team-leader",
    "start-space-only": is_no_start,
    "tile-must-lie": lambda met: met.ask in ("tile", "slot"),
    "token-not-held": lambda met: met.name not in own(met)["tokens"],
    "token-window": lambda met: met.ask not in ("turn", "action"),
    "too-deep": lambda met: int(met.name[1]) > level(met, "ing"),
    "too-far": for_a_vessel(lambda within, anyhow, target, reach: within.get(target, 0) > reach),
    "too-little-knowledge": is_too_dear,
    "too-many-discs": lambda met: on_crew(met) > 1 if met.answer == ("all",) else f"{met.name}*" in own(met)["crew"],
    "too-many-tokens": lambda met: len(own(met)["tokens"]) > 1,
    "topic-not-on-display": lacks_topic,
    "unknown-space": lambda met: met.answer not in met.options,
    "way-too-deep": for_a_vessel(lambda within, anyhow, target, reach: target in anyhow and target not in within),
    "wrong-depth": lambda met: all(option[1][1] != met.name[1] for option in met.options),
    "wrong-topic": has_other_topic,
}
