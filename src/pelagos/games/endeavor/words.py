"""What things are called: the pieces, places and goals of Endeavor: Deep Sea as message ids with facts."""

from __future__ import annotations

import re
from typing import Final

from pelagos.core.text import Fact, Text, text
from pelagos.games.endeavor.data_scenarios import Goal
from pelagos.games.endeavor.ending import goal_what
from pelagos.games.endeavor.goals import scored_goal
from pelagos.games.endeavor.names import COMPETITIVE, NOWHERE, SLOT_NAMES, TOPICS
from pelagos.games.endeavor.state import Endeavor

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


def topic_text(topic: int) -> Text:
    """The name of a topic."""
    return Text(f"endeavor-topic-{TOPICS[topic]}")


def zone_text(s: Endeavor, slot: int) -> Text | str:
    """A slot with the zone in it, if there is one."""
    tile = s.ocean[slot]
    if tile == NOWHERE:
        return SLOT_NAMES[slot]
    return text("endeavor-zone", slot=SLOT_NAMES[slot], tile=tile_text(s.pack.tiles[tile].id))


def place_text(name: str) -> Text:
    """A space of a zone in words, `sonar space 2` for `s2`; a pack may have names of its own."""
    found = SPACE.fullmatch(name)
    if not found:
        return text("endeavor-place", name=name)
    return text(f"endeavor-place-{SPACE_KINDS[found[1]]}", number=int(found[2]))


def goal_text(s: Endeavor, number: int) -> Text:
    """A goal of the scenario with what it brings; an open one of scenario 8 brings nothing yet."""
    goal = scored_goal(s, number)
    worth = goal_worth(s, goal) if goal else ()
    facts: dict[str, Fact] = {"number": number + 1, "what": goal_what(s, number)}
    return text("endeavor-goal-line", **facts, worth=worth) if worth else text("endeavor-goal-open", **facts)


def goal_worth(s: Endeavor, goal: Goal) -> tuple[Text, ...]:
    """[EDS-18.5 to 18.7, 18.10, 19.5] Points for each, for most or first, for each lead; or what a group needs."""
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
