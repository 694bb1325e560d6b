"""What the options of Endeavor: Deep Sea are called, each at the question where it is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.core.nodes import Chance, Choice, Option
from pelagos.core.text import Fact, SeatName, Text, text
from pelagos.games.endeavor.access import cost_of
from pelagos.games.endeavor.effect_words import NONE, action_text, gain_text, gains_text, slots_text
from pelagos.games.endeavor.gains import REST, gain_option
from pelagos.games.endeavor.language import Gains
from pelagos.games.endeavor.names import ACTIONS, CONSERVE, DIVE, LETTERS, NOWHERE, PUBLISH, SLOT, TOPICS, bits
from pelagos.games.endeavor.state import Endeavor, scenario_of
from pelagos.games.endeavor.turns import is_idle
from pelagos.games.endeavor.words import (
    attribute_text,
    crew_text,
    place_text,
    report_text,
    tile_text,
    token_text,
    zone_text,
)


def label(s: Endeavor, option: Option) -> Text:
    """What an option is called at the standing question."""
    node = s.node
    if isinstance(node, Chance):
        return _drawn_label(s, node, option)
    assert isinstance(node, Choice), "no option is offered after the end"
    return LABELS[option[0]](s, node, option)


def _drawn_label(s: Endeavor, node: Chance, option: Option) -> Text:
    name = str(option[0])
    match node.ask:
        case "wave":
            return text("endeavor-seat", seat=SeatName(LETTERS.index(name)))
        case "dive-token":
            return Text("endeavor-older-token") if name == "older" else token_text(name)
        case "anchor-report" | "report":
            return report_text(name)
        case "level-five":
            return crew_text(s.pack.sides[s.pack.numbers.kind[name] * 2].name)
        case "bonus-goal":
            return Text(f"endeavor-bonus-{name}")
        case "crisis":
            return Text(f"endeavor-crisis-{name}")
    return tile_text(name)


def _launch(s: Endeavor, node: Choice, option: Option) -> Text:
    slot = SLOT[option[1]]
    return text("endeavor-option-launch", zone=zone_text(s, slot), bonus=_arrival(s, slot))


def _arrival(s: Endeavor, slot: int) -> Fact:
    return gains_text(s.pack.tiles[s.ocean[slot]].arrival) if s.ocean[slot] != NOWHERE else NONE


def _recruit(s: Endeavor, node: Choice, option: Option) -> Text:
    return recruit_text(s, s.pack.numbers.kind[option[1]])


def recruit_text(s: Endeavor, kind: int) -> Text:
    """A kind of crew in the tray: its level, its bonus and what it does."""
    side = s.pack.sides[kind * 2] if s.pack.sides[kind * 2].name else s.pack.sides[kind * 2 + 1]
    return text(
        "endeavor-option-recruit",
        crew=crew_text(side.name),
        level=s.pack.kinds[kind].level,
        bonus=gains_text(side.bonus),
        actions=slots_text(side.slots),
    )


def _side(message: str) -> Callable[[Endeavor, Choice, Option], Text]:
    return lambda s, node, option: text(message, crew=crew_text(option[1]))


def _activate(s: Endeavor, node: Choice, option: Option) -> Text:
    if len(option) > 2:
        report = s.pack.reports[s.pack.numbers.report[option[1]]]
        gain = report.spaces[option[2] - 1]
        said = text("endeavor-option-activate-report", report=report_text(option[1]), gain=gain_text(gain))
        return _started(s, node, option, said, ((gain,),), 1)
    side = s.pack.sides[s.pack.numbers.side[option[1]]]
    said = text("endeavor-option-activate", crew=crew_text(option[1]), actions=slots_text(side.slots))
    return _started(s, node, option, said, side.slots, 1)


def _copy(s: Endeavor, node: Choice, option: Option) -> Text:
    said = text("endeavor-option-copy", crew=crew_text(option[1]))
    return _started(s, node, option, said, s.pack.sides[s.pack.numbers.side[option[1]]].slots, 0)


def _started(s: Endeavor, node: Choice, option: Option, said: Text, slots: tuple[Gains, ...], discs: int) -> Text:
    """[EDS-6.3] An offered activation says so when nothing of it is possible: it would only end the turn."""
    idle = option in node.options and is_idle(s, node.seat, slots, discs)
    return text("endeavor-option-idle", option=said) if idle else said


def _token(s: Endeavor, node: Choice, option: Option) -> Text:
    """[EDS-10.2, 11.1] Its knowledge, as far as there is room for it, or its other half."""
    token = s.pack.tokens[s.pack.numbers.token[option[1]]]
    if option[2] == "knowledge":
        room = s.pack.tracks.most_knowledge - s.knowledge[node.seat]
        return text("endeavor-option-token-knowledge", token=token_text(token.id), number=min(token.knowledge, room))
    return text("endeavor-option-token-bonus", token=token_text(token.id), gains=gains_text(token.other))


def _action(s: Endeavor, node: Choice, option: Option) -> Text:
    if len(option) == 1:
        return text("endeavor-option-action", action=action_text(option[0]))
    slot = SLOT[option[1]]
    found = s.pack.spaces[s.pack.numbers.space[s.ocean[slot]][option[2]]]
    zone = zone_text(s, slot)
    facts: dict[str, Fact] = {"zone": zone, "space": place_text(found.id)}
    if found.kind == DIVE:
        facts["tokens"] = len(s.spots[s.pack.numbers.space[s.ocean[slot]][option[2]]])
    elif found.kind == PUBLISH:
        facts |= {"topic": Text(f"endeavor-topic-{TOPICS[found.topic]}"), "bonus": gains_text(found.gains)}
    else:
        facts["bonus"] = gains_text(found.gains)
    if found.kind == CONSERVE:
        facts["cost"] = cost_of(s, s.pack.numbers.space[s.ocean[slot]][option[2]], node.then[2])
    return text(f"endeavor-option-{ACTIONS[found.kind]}", **facts)


def _to(s: Endeavor, node: Choice, option: Option) -> Text:
    slot = SLOT[option[1]]
    return text("endeavor-option-to", zone=zone_text(s, slot), bonus=_arrival(s, slot))


def _report(s: Endeavor, node: Choice, option: Option) -> Text:
    report = s.pack.reports[s.pack.numbers.report[option[1]]]
    return text(
        "endeavor-option-report",
        report=report_text(report.id),
        cost=report.cost,
        points=report.points,
        topics=tuple(Text(f"endeavor-topic-{TOPICS[topic]}") for topic in bits(report.topics)),
        you=gains_text(report.you),
        others=gains_text(report.others),
        spaces=gains_text(report.spaces),
    )


def _depths(s: Endeavor, node: Choice, option: Option) -> Text:
    if len(option) == 2:
        return text("endeavor-option-depth", depth=option[1])
    return text("endeavor-option-depths", first=option[1], second=option[2])


def _keep(s: Endeavor, node: Choice, option: Option) -> Text:
    """What the tile would bring: its discovery and arrival bonuses and the number of its spaces."""
    tile = s.pack.tiles[s.pack.numbers.tile[option[1]]]
    return text(
        "endeavor-option-keep",
        tile=tile_text(tile.id),
        depth=tile.depth,
        bonus=gains_text(tile.discovery),
        arrival=gains_text(tile.arrival),
        tokens=sum(s.pack.spaces[spot].tokens for spot in tile.spots),
        sonar=sum(map(len, tile.strips)),
        conserve=tile.conserve.bit_count(),
        publish=tile.publish.bit_count(),
    )


def _space(s: Endeavor, node: Choice, option: Option) -> Text:
    return text("endeavor-option-space", space=space_text(s, option[1], option[2]))


def space_text(s: Endeavor, row: int, col: int) -> Text:
    """An influence space: where it is, counted from 1, what it is worth and what it gives."""
    area = scenario_of(s).influence
    if (row, col) not in area.number:
        return text("endeavor-space-unknown", row=row + 1, col=col + 1)
    space = area.spaces[area.number[row, col]]
    return text("endeavor-space", row=row + 1, col=col + 1, points=space.points, bonus=gains_text(space.gains))


def _move(s: Endeavor, node: Choice, option: Option) -> Text:
    row, col, to_row, to_col = map(int, option[1:5])
    return text("endeavor-option-move", row=row + 1, col=col + 1, space=space_text(s, to_row, to_col))


def _promote(s: Endeavor, node: Choice, option: Option) -> Text:
    if len(option) == 1:
        return Text("endeavor-gain-promote")
    side = s.pack.numbers.side[option[1]]
    leader = s.pack.sides[side | 1]
    return text(
        "endeavor-option-promote-disc" if len(option) > 2 else "endeavor-option-promote",
        crew=crew_text(option[1]),
        leader=crew_text(leader.name),
        bonus=gains_text(leader.bonus),
        actions=slots_text(leader.slots),
    )


def _gain(s: Endeavor, node: Choice, option: Option) -> Text:
    if node.ask == "order":
        for gain in node.then[2]:
            if gain_option(gain) == option:
                return gain_text(gain)
    return text("endeavor-option-gain", words=" ".join(map(str, option[1:])))


def _decline(s: Endeavor, node: Choice, option: Option) -> Text:
    return Text("endeavor-option-decline-rest" if option == REST else "endeavor-option-decline")


def _option(s: Endeavor, node: Choice, option: Option) -> Text:
    if node.ask != "option":
        return Text("endeavor-none")
    return Text(f"endeavor-goal-{s.scenario + 1}-{node.then[2]}-{option[1]}")


def _take(s: Endeavor, node: Choice, option: Option) -> Text:
    if len(option) == 1:
        return Text("endeavor-option-take")
    return text("endeavor-option-take-back", crew=crew_text(option[1]))


def _plain(message: str) -> Callable[[Endeavor, Choice, Option], Text]:
    return lambda s, node, option: Text(message)


def _zone(message: str) -> Callable[[Endeavor, Choice, Option], Text]:
    return lambda s, node, option: text(message, zone=zone_text(s, SLOT[option[1]]))


LABELS: Final[dict[str, Callable[[Endeavor, Choice, Option], Text]]] = {
    "launch": _launch,
    "recruit": _recruit,
    "take": _take,
    "all": _plain("endeavor-option-all"),
    "done": _plain("endeavor-option-done"),
    "activate": _activate,
    "token": _token,
    "pass": _plain("endeavor-option-pass"),
    "end": _plain("endeavor-option-end"),
    "travel": _action,
    "sonar": _action,
    "dive": _action,
    "conserve": _action,
    "publish": _action,
    "discover": _plain("endeavor-option-discover"),
    "copy": _copy,
    "use": lambda s, node, option: text("endeavor-option-action", action=action_text(option[1])),
    "vessel": _zone("endeavor-option-vessel"),
    "to": _to,
    "report": _report,
    "depths": _depths,
    "keep": _keep,
    "place": _zone("endeavor-option-place"),
    "pick": lambda s, node, option: text("endeavor-option-pick", token=token_text(option[1])),
    "extra": _plain("endeavor-option-extra"),
    "advance": lambda s, node, option: attribute_text(option[1]),
    "space": _space,
    "move": _move,
    "cleanup": _plain("endeavor-option-cleanup"),
    "guard": _plain("endeavor-option-guard"),
    "promote": _promote,
    "gain": _gain,
    "option": _option,
    "name": lambda s, node, option: text("endeavor-option-name", action=action_text(option[1])),
    "block": _side("endeavor-option-block"),
    "decline": _decline,
}
