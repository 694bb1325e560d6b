"""What things are called: pieces, places, goals and the questions of Endeavor: Deep Sea as message ids with facts."""

from __future__ import annotations

import re
from typing import Final

from pelagos.core.nodes import Chance, Choice
from pelagos.core.text import Fact, SeatName, Text, text
from pelagos.games.endeavor.effect_words import gain_text
from pelagos.games.endeavor.ending import goal_what
from pelagos.games.endeavor.goals import scored_goal
from pelagos.games.endeavor.names import COMPETITIVE, NOWHERE, SLOT_NAMES, TOPICS
from pelagos.games.endeavor.state import Endeavor

TILE_ASK: Final = "tile-"
SPACE: Final = re.compile("([sdcj])([0-9]+)")
SPACE_KINDS: Final = {"s": "sonar", "d": "dive", "c": "conserve", "j": "publish"}
"""The tables name a space by the letter of its kind and a number, as in `s2`."""


def tile_text(name: str) -> Text:
    """The name of an ocean tile."""
    return Text(f"endeavor-tile-{name}")


def crew_text(name: str) -> Text:
    """The name of a crew side."""
    return Text(f"endeavor-crew-{name}")


def report_text(name: str) -> Text:
    """The title of a report."""
    return Text(f"endeavor-report-{name}")


def token_text(name: str) -> Text:
    """The name of a kind of dive token."""
    return Text(f"endeavor-token-{name}")


def attribute_text(name: str) -> Text:
    """The name of an attribute."""
    return Text(f"endeavor-attribute-{name}")


def zone_text(s: Endeavor, slot: int) -> Text | str:
    """A slot with the zone in it, if there is one."""
    tile = s.ocean[slot]
    if tile == NOWHERE:
        return SLOT_NAMES[slot]
    return text("endeavor-zone", slot=SLOT_NAMES[slot], tile=tile_text(s.pack.tiles[tile].id))


def place_text(name: str) -> Text | str:
    """A space of a zone in words, `sonar space 2` for `s2`; a pack may have names of its own."""
    found = SPACE.fullmatch(name)
    return text(f"endeavor-place-{SPACE_KINDS[found[1]]}", number=int(found[2])) if found else name


def goal_text(s: Endeavor, number: int) -> Text:
    """A goal of the scenario with what it brings; an open one of scenario 8 brings nothing yet."""
    worth = _goal_worth(s, number)
    facts: dict[str, Fact] = {"number": number + 1, "what": goal_what(s, number)}
    return text("endeavor-goal-line", **facts, worth=worth) if worth else text("endeavor-goal-open", **facts)


def _goal_worth(s: Endeavor, number: int) -> tuple[Text, ...]:
    """[EDS-18.5 to 18.7, 18.10, 19.5] Points for each, for most or first, for each lead; or what a group needs."""
    goal = scored_goal(s, number)
    if goal is None:
        return ()
    if s.mode != COMPETITIVE:
        return (text("endeavor-worth-group", number=goal.coop[s.seats - 1]),)
    found = [text("endeavor-worth-each", number=goal.points_per)] if goal.points_per else []
    if goal.first:
        ranked = "race" if goal.is_race else "most"
        found.append(text(f"endeavor-worth-{ranked}", first=goal.first, second=goal.second))
    found += [
        text("endeavor-worth-lead", number=points) for points in dict.fromkeys(lead.points for lead in goal.leaders)
    ]
    return tuple(found)


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
        facts["what"] = Text(f"endeavor-topic-{TOPICS[s.pack.spaces[node.then[3]].topic]}")
    if node.ask == "manage":
        facts["number"] = node.then[2]
    if node.ask == "option":
        facts["number"] = node.then[2]
    return text(f"endeavor-ask-{node.ask}", **facts)
