"""What is asked, and what the options are called where their verb alone does not say it."""

from __future__ import annotations

from typing import Final

from pelagos.core.game import Bundle
from pelagos.core.nodes import Chance, Choice, Option
from pelagos.core.text import Fact, SeatName, Text, text
from pelagos.core.verbs import Weight
from pelagos.games.endeavor.access import cost_of
from pelagos.games.endeavor.activation import is_idle
from pelagos.games.endeavor.card_words import halves_text, leader_brief, report_brief, side_parts, tile_brief
from pelagos.games.endeavor.effect_words import NONE, also, gain_text, gains_text, in_a_row, slots_text
from pelagos.games.endeavor.gains import gain_option
from pelagos.games.endeavor.language import Gains
from pelagos.games.endeavor.names import ACTIONS, ATTRIBUTES, CONSERVE, DIVE, NOWHERE, PUBLISH, SLOT, SONAR, bits
from pelagos.games.endeavor.preparation import DISC
from pelagos.games.endeavor.printed import area_view, special_view
from pelagos.games.endeavor.state import Endeavor, scenario_of
from pelagos.games.endeavor.verbs import (
    ACTIVATE,
    ACTIVATE_SPACE,
    ADVANCE,
    COPY_CREW,
    DEPTHS,
    DO_AT,
    GAIN,
    KEEP,
    KNOWLEDGE,
    LAUNCH,
    MOVE,
    OPTION,
    PICK,
    PLACE,
    PROMOTE,
    PROMOTE_WITH_DISC,
    RECRUIT,
    REPORT,
    SPACE,
    TO,
    TOKEN,
    VESSEL,
)
from pelagos.games.endeavor.view_words import area_features, special_text
from pelagos.games.endeavor.words import (
    attribute_text,
    crew_text,
    goal_worth,
    place_text,
    report_text,
    tile_text,
    token_text,
    topic_text,
    zone_text,
)

TILE_ASK: Final = "tile-"


def question(s: Endeavor) -> Text:
    """What is asked now, of whom."""
    node = s.node
    if isinstance(node, Chance):
        if node.ask.startswith(TILE_ASK):
            return text("endeavor-ask-tile-drawn", depth=node.then[1])
        return Text("endeavor-ask-new-report" if node.ask == "report" else f"endeavor-ask-{node.ask}")
    assert isinstance(node, Choice), "no question is asked after the end"
    facts: dict[str, Fact] = {"seat": SeatName(node.seat)}
    if node.ask in ("turn", "action"):
        facts |= {"cargo": s.cargo[node.seat], "knowledge": s.knowledge[node.seat]}
    if node.ask == "gained":
        facts["action"] = gain_text(node.then[2])
    if node.ask == "report":
        facts["what"] = topic_text(s.pack.spaces[node.then[3]].topic)
    if node.ask == "manage":
        facts["number"] = node.then[2]
    if node.ask == "option":
        facts["number"] = node.then[2]
    if node.ask == "drift":
        facts |= {"way": "right" if node.then[2] > 0 else "up", "number": node.then[3]}
    return text(f"endeavor-ask-{node.ask}", **facts)


def all_but_one(s: Endeavor) -> tuple[Bundle, ...]:
    """[EDS-5.5] Where a single disc has to stay, whoever says which one has said everything."""
    node = s.node
    if not isinstance(node, Choice) or node.ask != "manage":
        return ()
    loaded = [code >> 1 for code in s.crew[node.seat] if code & DISC]
    number = node.then[2]
    return tuple(_all_but(s, loaded, side) for side in dict.fromkeys(loaded)) if 1 < number == len(loaded) - 1 else ()


def _all_but(s: Endeavor, loaded: list[int], staying: int) -> Bundle:
    taken = [s.pack.menus.take_back[side] for side in loaded]
    taken.remove(s.pack.menus.take_back[staying])
    return Bundle(text("endeavor-all-but", crew=crew_text(s.pack.sides[staying].name)), tuple(taken))


def asked(s: Endeavor) -> Choice:
    """The question that stands, to a player."""
    assert isinstance(s.node, Choice), "somebody is asked"
    return s.node


@LAUNCH.labelled
def _launch(s: Endeavor, seat: int, slot: str) -> Text:
    return text("endeavor-option-launch", zone=zone_text(s, SLOT[slot]), bonus=_arrival(s, SLOT[slot]))


@TO.labelled
def _to(s: Endeavor, seat: int, slot: str) -> Text:
    return text("endeavor-option-to", zone=zone_text(s, SLOT[slot]), bonus=_arrival(s, SLOT[slot]))


def _arrival(s: Endeavor, slot: int) -> Fact:
    return gains_text(s.pack.tiles[s.ocean[slot]].arrival) if s.ocean[slot] != NOWHERE else NONE


@VESSEL.labelled
def _vessel(s: Endeavor, seat: int, slot: str) -> Text:
    return text("endeavor-option-vessel", zone=zone_text(s, SLOT[slot]))


@PLACE.labelled
def _place(s: Endeavor, seat: int, slot: str) -> Text:
    return text("endeavor-option-place", zone=zone_text(s, SLOT[slot]))


@RECRUIT.labelled
def _recruit(s: Endeavor, seat: int, kind: str) -> Text:
    return recruit_text(s, s.pack.numbers.kind[kind])


def recruit_text(s: Endeavor, kind: int) -> Text:
    """A kind of crew in the tray: its level, its bonus, what it does, and what its leader of level 5 scores."""
    found = s.pack.kinds[kind]
    side = found.junior if found.junior.name else found.leader
    more = [*side_parts(side), *([leader_brief(found.leader.scoring)] if found.leader.scoring else [])]
    return text("endeavor-option-recruit", crew=crew_text(side.name), level=found.level, more=in_a_row(more))


@ACTIVATE.labelled
def _activate(s: Endeavor, seat: int, name: str) -> Text:
    slots = _slots(s, name)
    said = text("endeavor-option-activate", crew=crew_text(name), actions=slots_text(slots))
    return _started(s, ACTIVATE(name), said, slots, 1)


@ACTIVATE.weighed
def _weigh(s: Endeavor, seat: int, name: str) -> Weight:
    return _useful(s, seat, _slots(s, name))


@ACTIVATE_SPACE.labelled
def _activate_space(s: Endeavor, seat: int, name: str, space: int) -> Text:
    gain = _printed(s, name, space)
    said = text("endeavor-option-activate-report", report=report_text(name), gain=gain_text(gain))
    return _started(s, ACTIVATE_SPACE(name, space), said, ((gain,),), 1)


@ACTIVATE_SPACE.weighed
def _weigh_space(s: Endeavor, seat: int, name: str, space: int) -> Weight:
    return _useful(s, seat, ((_printed(s, name, space),),))


def _slots(s: Endeavor, name: str) -> tuple[Gains, ...]:
    return s.pack.sides[s.pack.numbers.side[name]].slots


def _printed(s: Endeavor, name: str, space: int) -> int:
    return s.pack.reports[s.pack.numbers.report[name]].spaces[space - 1]


def _useful(s: Endeavor, seat: int, slots: tuple[Gains, ...]) -> Weight:
    """[EDS-6.3] An activation of which nothing is possible costs a disc and ends the turn."""
    return "aside" if is_idle(s, seat, slots, 1) else ""


@COPY_CREW.labelled
def _copy(s: Endeavor, seat: int, name: str) -> Text:
    said = text("endeavor-option-copy", crew=crew_text(name))
    return _started(s, COPY_CREW(name), said, _slots(s, name), 0)


def _started(s: Endeavor, option: Option, said: Text, slots: tuple[Gains, ...], discs: int) -> Text:
    """[EDS-6.3] An offered activation says so when nothing of it is possible: it would only end the turn."""
    node = asked(s)
    idle = option in node.options and is_idle(s, node.seat, slots, discs)
    return text("endeavor-option-idle", option=said) if idle else said


@TOKEN.labelled
def _token(s: Endeavor, seat: int, name: str, half: str) -> Text:
    """[EDS-10.2, 11.1] Its knowledge, as far as there is room for it, or its other half."""
    token = s.pack.tokens[s.pack.numbers.token[name]]
    if half == KNOWLEDGE:
        room = s.pack.tracks.most_knowledge - s.knowledge[seat]
        return text("endeavor-option-token-knowledge", token=token_text(name), number=min(token.knowledge, room))
    return text("endeavor-option-token-bonus", token=token_text(name), gains=gains_text(token.other))


def _where(s: Endeavor, slot: str, name: str, **more: Fact) -> dict[str, Fact]:
    return {"zone": zone_text(s, SLOT[slot]), "space": place_text(name), **more}


def _space_number(s: Endeavor, slot: str, name: str) -> int:
    return s.pack.numbers.space[s.ocean[SLOT[slot]]][name]


@DO_AT[ACTIONS[SONAR]].labelled
def _sonar(s: Endeavor, seat: int, slot: str, name: str) -> Text:
    bonus = gains_text(s.pack.spaces[_space_number(s, slot, name)].gains)
    return text("endeavor-option-sonar", **_where(s, slot, name), bonus=bonus)


@DO_AT[ACTIONS[DIVE]].labelled
def _dive(s: Endeavor, seat: int, slot: str, name: str) -> Text:
    return text("endeavor-option-dive", **_where(s, slot, name), tokens=len(s.spots[_space_number(s, slot, name)]))


@DO_AT[ACTIONS[CONSERVE]].labelled
def _conserve(s: Endeavor, seat: int, slot: str, name: str) -> Text:
    number = _space_number(s, slot, name)
    bonus, cost = gains_text(s.pack.spaces[number].gains), cost_of(s, number, asked(s).then[2])
    return text("endeavor-option-conserve", **_where(s, slot, name), bonus=bonus, cost=cost)


@DO_AT[ACTIONS[PUBLISH]].labelled
def _publish(s: Endeavor, seat: int, slot: str, name: str) -> Text:
    space = s.pack.spaces[_space_number(s, slot, name)]
    facts = _where(s, slot, name, topic=topic_text(space.topic))
    if not space.gains:
        return text("endeavor-option-publish", **facts)
    return text("endeavor-option-publish-bonus", **facts, bonus=gains_text(space.gains))


@REPORT.labelled
def _report(s: Endeavor, seat: int, name: str) -> Text:
    report = s.pack.reports[s.pack.numbers.report[name]]
    return text(
        "endeavor-option-report",
        report=report_text(name),
        cost=report.cost,
        topics=tuple(map(topic_text, bits(report.topics))),
        more=report_brief(report),
    )


@DEPTHS.labelled
def _depths(s: Endeavor, seat: int, first: int, second: int = 0) -> Text:
    if not second:
        return text("endeavor-option-depth", depth=first)
    return text("endeavor-option-depths", first=first, second=second)


@KEEP.labelled
def _keep(s: Endeavor, seat: int, name: str) -> Text:
    """What the tile would bring: its discovery and arrival bonuses, the number of its spaces, and its specials."""
    tile = s.pack.tiles[s.pack.numbers.tile[name]]
    counted = {
        "tokens": sum(s.pack.spaces[spot].tokens for spot in tile.spots),
        "sonar": sum(map(len, tile.strips)),
        "conserve": tile.conserve.bit_count(),
        "publish": tile.publish.bit_count(),
    }
    facts: dict[str, Fact] = {"tile": tile_text(name), "depth": tile.depth, "bonus": gains_text(tile.discovery)}
    facts["more"] = tile_brief(tile.arrival, counted)
    if not tile.specials:
        return text("endeavor-option-keep", **facts)
    specials = [special_text(special_view(special)) for special in tile.specials]
    return text("endeavor-option-keep-special", **facts, specials=also(specials))


@PICK.labelled
def _pick(s: Endeavor, seat: int, name: str) -> Text:
    """[EDS-10.2, 15.3] A token that may be kept, with both halves."""
    halves = halves_text(s.pack.tokens[s.pack.numbers.token[name]])
    return text("endeavor-option-pick", token=token_text(name), halves=halves)


@ADVANCE.labelled
def _advance(s: Endeavor, seat: int, name: str) -> Text:
    """[EDS-3.1, 3.4] An attribute, the box of its marker and the next one; the level where it rises."""
    tracks, box = s.pack.tracks, s.boxes[seat][ATTRIBUTES.index(name)]
    following = box + 1 if box < tracks.last else tracks.overflow
    facts: dict[str, Fact] = {"attribute": attribute_text(name), "box": box, "next": following}
    if tracks.level[following] == tracks.level[box]:
        return text("endeavor-option-advance", **facts)
    return text("endeavor-option-advance-level", **facts, level=tracks.level[following])


@SPACE.labelled
def _space(s: Endeavor, seat: int, row: int, col: int) -> Text:
    return text("endeavor-option-space", space=space_text(s, row, col))


@MOVE.labelled
def _move(s: Endeavor, seat: int, row: int, col: int, to_row: int, to_col: int) -> Text:
    return text("endeavor-option-move", row=row + 1, col=col + 1, space=space_text(s, to_row, to_col))


def space_text(s: Endeavor, row: int, col: int) -> Text:
    """An influence space: where it is, counted from 1, and everything that is printed on it."""
    area = scenario_of(s).influence
    if (row, col) not in area.number:
        return text("endeavor-space-unknown", row=row + 1, col=col + 1)
    features = area_features(area_view(area.spaces[area.number[row, col]]))
    return text("endeavor-space", row=row + 1, col=col + 1, features=features)


@PROMOTE.labelled
@PROMOTE_WITH_DISC.labelled
def _promote(s: Endeavor, seat: int, name: str, *disc: str) -> Text:
    leader = s.pack.sides[s.pack.numbers.side[name] | 1]
    return text(
        "endeavor-option-promote-disc" if disc else "endeavor-option-promote",
        crew=crew_text(name),
        leader=crew_text(leader.name),
        more=in_a_row(side_parts(leader)),
    )


@GAIN.labelled
def _gain(s: Endeavor, seat: int, *words: str | int) -> Text:
    """[EDS-6.9] One of the gains that are left; what it changes is said where it is offered."""
    node = asked(s)
    left = node.then[2] if node.ask == "order" else ()
    found = [gain_text(gain) for gain in left if gain_option(gain) == GAIN(*words)]
    return found[0] if found else text("endeavor-option-gain", words=" ".join(map(str, words)))


@OPTION.labelled
def _option(s: Endeavor, seat: int, name: str) -> Text:
    """[EDS-16.8] What the goal would count, and what that would bring."""
    node = asked(s)
    if node.ask != "option":
        return NONE
    number = node.then[2]
    what = Text(f"endeavor-goal-{s.scenario + 1}-{number}-{name}")
    found = [option for option in scenario_of(s).goals[number - 1].options if option.option == name]
    return text("endeavor-option-option", what=what, worth=goal_worth(s, found[0])) if found else what
