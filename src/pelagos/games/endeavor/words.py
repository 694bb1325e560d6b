"""What things are called: pieces, places, goals and the questions of Endeavor: Deep Sea as message ids with facts."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Chance, Choice
from pelagos.core.text import Fact, SeatName, Text, text
from pelagos.games.endeavor.effect_words import gain_text
from pelagos.games.endeavor.ending import goal_what
from pelagos.games.endeavor.goals import scored_goal
from pelagos.games.endeavor.names import NOWHERE, SLOT_NAMES, TOPICS
from pelagos.games.endeavor.state import Endeavor, scenario_of

TILE_ASK: Final = "tile-"


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


def goal_text(s: Endeavor, number: int) -> Text:
    """A goal of the scenario: points for each of what, and for most of it."""
    goal = scored_goal(s, number) or scenario_of(s).goals[number]
    return text(
        "endeavor-goal-line",
        number=number + 1,
        what=goal_what(s, number),
        points=goal.points_per,
        first=goal.first,
        second=goal.second,
    )


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
