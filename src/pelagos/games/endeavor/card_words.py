"""What matters about crew, reports and crises when one decides, in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pelagos.core.text import Fact, Text, text
from pelagos.games.endeavor.data_pieces import Crisis, Report, Side, Token
from pelagos.games.endeavor.effect_words import gain_text, gains_text, in_a_row, slots_text
from pelagos.games.endeavor.language import CRISES, PREDICATES, Gains

IDLE: Final = Text("endeavor-brief-idle")
UNCONDITIONAL: Final = PREDICATES.index("unconditional")


def side_brief(side: Side) -> Text:
    """[EDS-6.3, 18.3] What a side of a crew tile does, or what it scores."""
    if side.slots or not side.scoring:
        return text("endeavor-brief-actions", actions=slots_text(side.slots)) if side.slots else IDLE
    return leader_brief(side.scoring)


def side_parts(side: Side) -> list[Text]:
    """[EDS-5.2, 13.1] What a side of a crew tile gives at once, and what it does or scores."""
    at_once = [text("endeavor-brief-at-once", gains=gains_text(side.bonus))] if side.bonus else []
    return [*at_once, side_brief(side)]


def leader_brief(scoring: tuple[int, int, int]) -> Text:
    """[EDS-18.3] What the leader side of a level-5 tile scores."""
    points, per, predicate = scoring
    if predicate == UNCONDITIONAL:
        return text("endeavor-brief-scores", points=points_text(points * (1 // per)))
    facts: dict[str, Fact] = {"points": points_text(points), "what": Text(f"endeavor-for-{PREDICATES[predicate]}")}
    return (
        text("endeavor-brief-scores-each", **facts) if per == 1 else text("endeavor-brief-scores-per", **facts, per=per)
    )


def points_text(number: int) -> Text:
    """So many points."""
    return text("endeavor-points", number=number)


def halves_text(token: Token) -> Text:
    """[EDS-10.2] The halves of a dive token, of which one is used."""
    knowledge = text("endeavor-gain-know", number=token.knowledge)
    if not token.other:
        return knowledge
    return text("endeavor-either", first=knowledge, second=gains_text(token.other))


def report_brief(report: Report) -> Text:
    """[EDS-12.2] What a report brings: to the publisher, to the others, its activation spaces and its points."""
    found = []
    if report.you:
        found.append(text("endeavor-brief-you", gains=gains_text(report.you)))
    if report.others:
        found.append(text("endeavor-brief-others", gains=gains_text(report.others)))
    if report.spaces:
        found.append(text("endeavor-brief-spaces", gains=tuple(map(gain_text, report.spaces))))
    if report.points:
        found.append(points_text(report.points))
    return in_a_row(found)


def tile_brief(arrival: Gains, counted: Mapping[str, int]) -> Text:
    """[EDS-8.4] What a tile is good for: its arrival bonus, and how many tokens and spaces of each kind it has."""
    found = [text("endeavor-brief-arrival", gains=gains_text(arrival))] if arrival else []
    found += [text(f"endeavor-brief-{name}", number=number) for name, number in counted.items() if number]
    return in_a_row(found)


def crisis_text(crisis: Crisis) -> Text:
    """[EDS-19.8] What a crisis does."""
    return text(f"endeavor-crisis-does-{CRISES[crisis.effect]}", number=crisis.amount)
