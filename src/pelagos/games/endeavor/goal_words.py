"""[EDS-18.5 to 18.7, 18.10, 19.5] What the goals of a scenario count, and what that is worth, as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pelagos.core.sheets import SCORE, Line
from pelagos.core.text import Text, text
from pelagos.games.endeavor.card_words import points_text
from pelagos.games.endeavor.data_scenarios import Goal, Leader
from pelagos.games.endeavor.names import COLUMNS, KINDS, MOST_DEPTH, NOWHERE, bits, column_of, depth_of
from pelagos.games.endeavor.view_words import region_text
from pelagos.games.endeavor.words import topic_text

ALL_COLUMNS: Final = len(COLUMNS)


def open_lines(goal: Goal, options: tuple[Text, ...]) -> Iterator[Line]:
    """[EDS-16.8] A goal that is open at first, with the names of its options."""
    yield Line(text("endeavor-counts-option", number=goal.number), "EDS-16.8")
    yield Line(text("endeavor-sheet-options", options=options), "EDS-16.8")


def scored_lines(goal: Goal) -> Iterator[Line]:
    """[EDS-18.5, 18.10] What a goal counts, where, and what it brings."""
    yield Line(_counted(goal), "EDS-18.10")
    if goal.vessels:
        yield Line(Text("endeavor-counts-vessels"), "EDS-18.10")
    yield from _where(goal)
    yield from _worth(goal)
    yield Line(text(f"endeavor-group-counts-{goal.metric if goal.is_race else 'sum'}"), "EDS-19.5", SCORE)
    yield Line(needed(goal.coop), "EDS-19.5", SCORE)


def _counted(goal: Goal) -> Text:
    """[EDS-18.10] What is counted."""
    match goal.metric:
        case "discs":
            return text("endeavor-counts-discs", kinds=kinds_text(goal.kinds))
        case "zones" if goal.discovered:
            return Text("endeavor-counts-discovered")
        case "zones":
            return Text(f"endeavor-counts-zones-{'-'.join(sorted(set(goal.contains))) or 'none'}")
        case "influence-region":
            return text("endeavor-counts-region", region=region_text(goal.region))
    return Text(f"endeavor-counts-{goal.metric}")


def kinds_text(kinds: Sequence[int]) -> tuple[Text, ...] | Text:
    """[EDS-18.5] The kinds of spaces on which discs count."""
    if len(kinds) == len(KINDS):
        return Text("endeavor-spaces-all")
    return tuple(Text(f"endeavor-spaces-{KINDS[kind]}") for kind in kinds) or Text("endeavor-none")


def _where(goal: Goal) -> Iterator[Line]:
    """[EDS-18.10] The zones that count, where not all of them do."""
    if goal.side:
        yield Line(Text(f"endeavor-counts-side-{goal.side}"), "EDS-18.10")
    for said in _zones(goal.slots):
        yield Line(text("endeavor-counts-where", where=said), "EDS-18.10")


def _zones(slots: int) -> tuple[Text, ...]:
    """Depths and columns of a mask of slots, where they are not all there are."""
    places = [slot for slot in bits(slots) if column_of(slot) < ALL_COLUMNS]
    depths = sorted({depth_of(slot) for slot in places})
    columns = sorted({column_of(slot) for slot in places})
    found = []
    if len(depths) < MOST_DEPTH:
        found.append(text("endeavor-at-depths", depths=", ".join(map(str, depths))))
    if len(columns) < ALL_COLUMNS:
        letters = ", ".join(COLUMNS[column] for column in columns)
        found.append(text("endeavor-in-columns", columns=letters))
    return tuple(found)


def _worth(goal: Goal) -> Iterator[Line]:
    """[EDS-18.5 to 18.7] Points for each, for most or first of it, and for every lead."""
    if goal.points_per:
        yield Line(text("endeavor-goal-each", points=points_text(goal.points_per)), "EDS-18.5", SCORE)
    if goal.first or goal.second:
        ranked = "race" if goal.is_race else "most"
        yield Line(text(f"endeavor-goal-{ranked}", first=goal.first, second=goal.second), "EDS-18.6", SCORE)
    for leader in goal.leaders:
        yield Line(text("endeavor-goal-lead", points=points_text(leader.points), what=_lead(leader)), "EDS-18.6", SCORE)


def _lead(leader: Leader) -> Text:
    """[EDS-18.6, 18.10] What a leader entry compares."""
    if leader.topic != NOWHERE:
        return text("endeavor-lead-topic", topic=topic_text(leader.topic))
    if leader.kinds:
        return text("endeavor-lead-discs", kinds=kinds_text(leader.kinds))
    return text("endeavor-lead-zones", where=_zones(leader.slots) or Text("endeavor-none"))


def needed(wanted: Sequence[int]) -> Text:
    """[EDS-19.5] What a group of one to four needs."""
    one, two, three, four = (*wanted, 0, 0, 0, 0)[:4]
    return text("endeavor-sheet-needed", one=one, two=two, three=three, four=four)
