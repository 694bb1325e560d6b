"""The sheets of the player board: attribute tracks, knowledge, supplies, actions and the final scoring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.sheets import SCORE, USE, Line, Sheet
from pelagos.core.tables import Row
from pelagos.core.text import Text, text
from pelagos.games.endeavor.card_words import points_text
from pelagos.games.endeavor.data_pieces import Attribute, AttributeTrack, KnowledgeTrack, Supplies, TrackFile
from pelagos.games.endeavor.effect_words import action_text
from pelagos.games.endeavor.sheets import SHEETS
from pelagos.games.endeavor.words import attribute_text

ACTION_RULES: Final = {
    "travel": ("EDS-8.1", "EDS-8.2", "EDS-8.4"),
    "sonar": ("EDS-9.1", "EDS-9.3", "EDS-9.4"),
    "dive": ("EDS-10.1", "EDS-10.3"),
    "conserve": ("EDS-11.2", "EDS-14.1"),
    "publish": ("EDS-12.1", "EDS-12.2"),
}
SCORED: Final = {
    "attributes": "EDS-18.1",
    "influence": "EDS-18.2",
    "reports": "EDS-18.3",
    "crew": "EDS-18.3",
    "goals": "EDS-18.5",
    "leftovers": "EDS-18.8",
}


@SHEETS.of(TrackFile)
def player_board(board: TrackFile, row: Row) -> Iterator[Sheet]:
    """[EDS-1.2, 3.1, 11.1] The player board, and what is explained beside it: the actions and the scoring."""
    yield from (_track(board.attribute_track, attribute) for attribute in board.attribute)
    yield _knowledge(board.knowledge_track)
    yield _supplies(board.supplies)
    yield from map(_action, ACTION_RULES)
    yield Sheet(
        "scoring",
        Text("endeavor-sheet-scoring"),
        kind="endeavor-kind-scoring",
        lines=tuple(Line(Text(f"endeavor-scoring-{name}"), rule, SCORE) for name, rule in SCORED.items()),
        rules=tuple(dict.fromkeys((*SCORED.values(), "EDS-18.6", "EDS-18.9"))),
    )


def _track(track: AttributeTrack, attribute: Attribute) -> Sheet:
    """[EDS-3.1 to 3.5] One of the four tracks: its boxes by levels with their points, and the boxes with a symbol."""
    levels = [
        Line(
            text("endeavor-sheet-level", level=level.level, boxes=_listed(level.boxes), points=points_text(level.vp)),
            "EDS-3.1",
        )
        for _, level in track.levels
    ]
    lines = [
        Line(Text(f"endeavor-gives-{attribute.id}"), "EDS-3.2", USE),
        Line(text("endeavor-sheet-influence-box", box=track.influence_box), "EDS-3.3", USE),
        Line(text("endeavor-sheet-overflow", last=track.last_box, box=track.overflow_to_box), "EDS-3.4", USE),
    ]
    if attribute.vessel_boxes:
        lines.append(Line(text("endeavor-sheet-vessel-boxes", boxes=_listed(attribute.vessel_boxes)), "EDS-3.5", USE))
    return Sheet(
        f"track-{attribute.id}",
        attribute_text(attribute.id),
        kind="endeavor-kind-track",
        title=attribute.title,
        lines=(*levels, *lines),
        brief=Text(f"endeavor-gives-{attribute.id}"),
        rules=("EDS-3.1", "EDS-3.2", "EDS-3.3", "EDS-3.4", "EDS-3.5", "EDS-18.1"),
    )


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


def _knowledge(track: KnowledgeTrack) -> Sheet:
    """[EDS-11.1, 18.8] What it pays for, how much there can be, and what is left of it at the end."""
    return Sheet(
        "knowledge",
        Text("endeavor-sheet-knowledge"),
        kind="endeavor-kind-track",
        lines=(
            Line(text("endeavor-sheet-knowledge-most", most=track.max), "EDS-11.1"),
            Line(Text("endeavor-sheet-knowledge-use"), "EDS-11.2", USE),
            Line(Text("endeavor-scoring-leftovers"), "EDS-18.8", SCORE),
        ),
        rules=("EDS-11.1", "EDS-11.2", "EDS-12.1", "EDS-18.8"),
    )


def _supplies(supplies: Supplies) -> Sheet:
    """[EDS-1.2, 2.8] What everybody has in the own colour."""
    return Sheet(
        "player-board",
        Text("endeavor-sheet-board"),
        kind="endeavor-kind-board",
        lines=(
            Line(text("endeavor-sheet-discs", number=supplies.discs), "EDS-1.1"),
            Line(text("endeavor-sheet-markers", number=supplies.markers), "EDS-1.1"),
            Line(text("endeavor-sheet-vessels", number=supplies.vessels), "EDS-1.2"),
            *(Line(Text(f"endeavor-unlimited-{what.replace('_', '-')}"), "EDS-1.2") for what in supplies.unlimited),
            Line(Text("endeavor-sheet-board-use"), "EDS-5.4", USE),
        ),
        rules=("EDS-1.1", "EDS-1.2", "EDS-2.8", "EDS-5.4", "EDS-5.5"),
    )


def _action(name: str) -> Sheet:
    """[EDS-7.1, 7.2, 8 to 12] One of the five actions, as the help on the board sums it up."""
    rules = ACTION_RULES[name]
    return Sheet(
        f"action-{name}",
        action_text(name),
        kind="endeavor-kind-action",
        lines=(Line(Text(f"endeavor-sheet-{name}"), rules[0], USE),),
        rules=("EDS-7.1", "EDS-7.2", *rules),
    )
