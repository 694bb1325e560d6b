"""The end of a sitting: the verdict, the places and the sheet when the game is over, else how to go on."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

from pelagos.core.nodes import Over
from pelagos.core.text import Text, signed
from pelagos.faces.advice import hints_asked
from pelagos.faces.farewell import closing_words, farewell_of, review_of
from pelagos.faces.results import places_of, verdict_words
from pelagos.faces.voice import Voice
from pelagos.table.early import verdict_of
from pelagos.table.fate import Fair
from pelagos.table.table import Table
from pelagos.tui.autosave import Keeping, has_answers
from pelagos.tui.render import score_lines


def ending_lines(table: Table[Any], voice: Voice, saved: Path | None) -> list[str]:
    """Why it ended, who has won or not, the last page, the places, the sheet, what turned it, and how to check it."""
    end = table.node
    assert isinstance(end, Over), "the game is over"
    verdict = verdict_words(verdict_of(table.game, table.state), voice)
    parts = [
        [verdict],
        *([line] for line in story_lines(table, voice)),
        ranking_lines(table, end, voice),
        hints_asked(table, voice),
        score_lines(table.game, table.state, voice),
        turning_lines(table, voice),
    ]
    lines = ["", voice.words(Text(end.reason)), *(line for part in parts if part for line in ("", *part))]
    if isinstance(table.fate, Fair):
        lines += ["", voice.phrase("tui-fair-revealed", seed=table.fate.secret)]
    if saved is not None:
        file = shlex.quote(str(saved))
        lines += ["", voice.phrase("tui-end-saved", path=str(saved))]
        lines += [f"  pelagos replay {file}", f"  pelagos verify {file}"]
    return lines


def story_lines(table: Table[Any], voice: Voice) -> list[str]:
    """The last page of the story, how near a better end was, and what a defeat left unscored."""
    bye = farewell_of(table)
    said = [bye.page if bye.page.id else None, bye.missing, bye.would]
    return [*(voice.words(line) for line in said if line), *filter(None, [closing_words(table, voice)])]


def turning_lines(table: Table[Any], voice: Voice) -> list[str]:
    """The turns that changed most: by how much, for whom, when, and what happened."""
    found = [
        (signed(one.points), "" if one.seat is None else voice.name(one.seat), one.when, one.what)
        for one in review_of(table, voice).turning
    ]
    lines = [f"  {points:>4}  {' · '.join(filter(None, told))}" for points, *told in found]
    return [voice.phrase("web-turning"), *lines] if lines else []


def ranking_lines(table: Table[Any], end: Over, voice: Voice) -> list[str]:
    """Places from first to last; equals share one. Nothing where the seats are not compared."""
    width = max(map(len, voice.names))
    return [
        voice.phrase(
            "tui-rank",
            rank=str(place.rank),
            name=f"{voice.name(place.seat):<{width}}",
            points=place.points,
            tied="yes" if place.tied else "no",
        )
        for place in places_of(table, end)
    ]


def leaving_lines(table: Table[Any], voice: Voice, keeping: Keeping, pack: Path | None) -> list[str]:
    """Good-bye, and the command that goes on from here."""
    if keeping.problem is not None:
        return ["", voice.phrase("tui-bye-unsaved"), voice.error(keeping.problem)]
    if keeping.path is None:
        return ["", voice.phrase("tui-bye-unsaved")]
    if keeping.automatic and not has_answers(table.lines()):
        return ["", voice.phrase("tui-bye")]
    way = ["--continue", table.game.key] if keeping.automatic else ["--resume", str(keeping.path)]
    words = ["pelagos", "play", *way, *(["--pack", str(pack)] if pack else [])]
    return ["", voice.phrase("tui-bye-saved", path=str(keeping.path)), f"  {shlex.join(words)}"]
