"""What a ladder says, as a page: shares with intervals, leads, and how games against nobody end."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from statistics import fmean, median
from typing import Any, Final

from pelagos.core.errors import PelagosError
from pelagos.lab.intervals import Block, mean_of, wilson
from pelagos.lab.ladder import TURNS, Played, rows_in, settled, unread
from pelagos.lab.ratings import ratings

SURE: Final = 1.96
"""So many standard deviations to either side hold 95 %."""
TITLE: Final = """# Strength

How the levels play, by games of our own bots. `pelagos ladder GAME --out FILE` plays them (so does
`python -m pelagos.lab.ladder`, which needs nothing but Python), `pelagos ladder --page docs/strength.md FILE...` writes
this page. Two against each other play every luck twice, in changed seats. Intervals are those of 95 %. Ratings are
openskill's (Plackett-Luce) from the games of two; everybody begins at 25. On a ladder work decides and no deadline, so
that the same command gives the same games on every machine.
"""


def page(files: Sequence[Path]) -> str:
    """The whole page: a chapter for each file of games; what is written in words (`.md`) stands as it is."""
    return "\n".join([TITLE, *[_words(path) if path.suffix == ".md" else _chapter(path) for path in files]])


def _words(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise unread(path, problem) from problem
    except ValueError as problem:
        raise PelagosError("error-file-read", path=str(path), problem="UTF-8") from problem


def _chapter(path: Path) -> str:
    rows = {tuple(map(_frozen, json.loads(key))): found for key, found in rows_in(path).items()}
    against = {key: found for key, found in rows.items() if len(set(key[0])) > 1}
    alone = {key: found for key, found in rows.items() if len(set(key[0])) == 1}
    lines = [f"## {path.stem}", ""]
    if against:
        lines += ["| level | against | games | wins | 95 % | lead | 95 % |", "|---|---|--:|--:|---|--:|---|"]
        lines += [_against(seats, found) for (seats, _), found in sorted(against.items())] + [""]
        lines += _rated(against)
    if alone:
        lines += ["| at | level | games | won | 95 % | finished | mean | median |", "|---|---|--:|--:|---|--:|--:|--:|"]
        lines += [_alone(seats, settings, found) for (seats, settings), found in sorted(alone.items(), key=_by_setting)]
        lines += ["", *_endings(alone), "", *_by_turns(alone)]
    return "\n".join(lines)


def _frozen(part: Any) -> Any:
    return tuple(part) if isinstance(part, list) else tuple(sorted(part.items()))


def _by_setting(item: Any) -> Any:
    return item[0][1], item[0][0]


def _against(seats: tuple[str, ...], rows: list[Played]) -> str:
    """The first entrant against the others."""
    wins = sum(1 / len(row.winners) for row in rows if 0 in row.winners)
    share = wilson(wins, len(rows))
    leads = [(row.number, row.scores[0] - max(row.scores[1:])) for row in rows]
    blocks: dict[int, list[float]] = {}
    for number, lead in leads:
        blocks.setdefault(number // 2 if len(seats) == 2 else number, []).append(lead)
    mean = mean_of([Block(sum(block), len(block)) for block in blocks.values()])
    bounds = f"{mean.low:+.1f} to {mean.high:+.1f}" if isfinite(mean.low) else "–"
    others = seats[1] if len(seats) == 2 else f"{len(seats) - 1} × {seats[1]}"
    return (
        f"| {seats[0]} | {others} | {len(rows)} | {share.at:.0%} | {share.low:.0%} to {share.high:.0%} "
        f"| {mean.at:+.1f} | {bounds} |"
    )


def _rated(against: dict[Any, list[Played]]) -> list[str]:
    """The levels that met two at a time, the strongest first."""
    found = ratings({seats: rows for (seats, _), rows in against.items()})
    if len(found) < 3:
        return []
    lines = ["| level | rating | 95 % | games |", "|---|--:|---|--:|"]
    for level, rated in sorted(found.items(), key=lambda item: -item[1].at):
        low, high = rated.at - SURE * rated.error, rated.at + SURE * rated.error
        lines.append(f"| {level} | {rated.at:.1f} | {low:.1f} to {high:.1f} | {rated.games} |")
    return [*lines, ""]


def _alone(seats: tuple[str, ...], settings: tuple[tuple[str, Any], ...], rows: list[Played]) -> str:
    won = wilson(sum(bool(row.winners) for row in rows), len(rows))
    scores = [row.scores[0] for row in rows if row.finished]
    name = _named(seats)
    at = ", ".join(f"{key} {value}" if key in _turning(settings) else str(value) for key, value in settings)
    figures = f"{fmean(scores):.1f} | {median(scores):.0f}" if scores else "– | –"
    return (
        f"| {at or 'as usual'} | {name} | {len(rows)} | {won.at:.0%} | {won.low:.0%} to {won.high:.0%} "
        f"| {len(scores) / len(rows):.0%} | {figures} |"
    )


def _named(seats: tuple[str, ...]) -> str:
    return seats[0] if len(seats) == 1 else f"{len(seats)} × {seats[0]}"


def _turning(settings: tuple[tuple[str, Any], ...]) -> list[str]:
    """What is another number from game to game."""
    return [key for key, value in settings if TURNS.fullmatch(str(value))]


def _by_turns(alone: dict[Any, list[Played]]) -> list[str]:
    """Mean scores by what is another number from game to game, whatever else was set."""
    keys = sorted({key for _, settings in alone for key in _turning(settings)})
    return [line for key in keys for line in _by_turn(key, alone)]


def _by_turn(key: str, alone: dict[Any, list[Played]]) -> list[str]:
    scores: dict[str, dict[int, list[int]]] = {}
    for (seats, settings), rows in alone.items():
        if key in _turning(settings):
            found = scores.setdefault(_named(seats), {})
            for row in rows:
                found.setdefault(int(settled(dict(settings), row.number)[key]), []).append(row.scores[0])
    numbers = sorted({number for found in scores.values() for number in found})
    head = [
        f"Mean scores by {key}, whatever else was set:",
        "",
        f"| {key} | {' | '.join(map(str, numbers))} |",
        "|---|" + "--:|" * len(numbers),
    ]
    return [*head, *[_means(name, found, numbers) for name, found in sorted(scores.items())], ""]


def _means(name: str, found: dict[int, list[int]], numbers: list[int]) -> str:
    return f"| {name} | " + " | ".join(f"{fmean(found[n]):.1f}" if n in found else "–" for n in numbers) + " |"


def _endings(alone: dict[Any, list[Played]]) -> list[str]:
    """How the games of each level ended, all settings together."""
    found: dict[str, Counter[str]] = {}
    for (seats, _), rows in alone.items():
        found.setdefault(seats[0], Counter()).update(row.reason.partition("-")[2] for row in rows)
    return [
        f"{level}: " + ", ".join(f"{reason} {number}" for reason, number in endings.most_common()) + ".  "
        for level, endings in sorted(found.items())
    ]
