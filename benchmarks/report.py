"""The tables, the bounds, and the page that keeps them."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

from benchmarks import catan, openspiel
from benchmarks.contest import ROUNDS, Result
from benchmarks.own import Facts

GAMES = {"nauticus": "Nauticus", "nemo1": "Nemo's War 1e", "nemo2": "Nemo's War 2e", "endeavor": "Endeavor"}
LONGEST_GAME = {"nauticus-2": 15e-3, "nemo2-1": 5e-3}


class Promise(NamedTuple):
    """What one game is held to: decisions a second, times Catanatron, seconds for a copy and a view, bytes."""

    rate: int = 100_000
    ratio: float = 3.5
    copy: float = 1e-6
    look: float = 200e-6
    size: int = 8_000


PROMISES = {"Endeavor": Promise(60_000, 2.0, 1.5e-6, 1e-3, 16_000)}

BEGIN = "<!-- measured: begin -->"
END = "<!-- measured: end -->"

CONTEST_HEAD = (
    "contestant", "decisions/s", "spread", "µs/decision", "decisions/game", "ms/game", "games/s", "copy µs",
    "x Catanatron",
)  # fmt: skip
FACTS_HEAD = (
    "positions from the middle of a game", "one option only", "encode µs", "decode µs", "digest µs", "observe µs",
    "encoded bytes",
)  # fmt: skip


class Bound(NamedTuple):
    """Something we promise, what was measured, and whether it was kept."""

    promise: str
    measured: str
    kept: bool
    fatal: bool = False


def bounds(results: Sequence[Result], handling: Sequence[Facts] = ()) -> list[Bound]:
    """The promises that can be judged from what was measured; the slowest number of seats counts."""
    peer = next((result for result in results if result.key == catan.KEY), None)
    judged = []
    for key, name in GAMES.items():
        own = [result for result in results if result.key.startswith(f"{key}-")]
        looked_at = [facts for facts in handling if facts.key.startswith(f"{key}-")]
        if own:
            judged += [*_speed(name, own, peer), *_handling(name, looked_at)]
    return judged


def _speed(name: str, own: Sequence[Result], peer: Result | None) -> list[Bound]:
    rate = min(result.decisions_per_second for result in own)
    copy = max(result.copy_seconds for result in own)
    wanted = PROMISES.get(name, Promise())
    judged = [
        Bound(f"{name} makes {wanted.rate:,} decisions/s", f"{rate:,.0f}", rate >= wanted.rate),
        Bound(f"{name}: a clone takes at most {wanted.copy * 1e6:g} µs", f"{copy * 1e6:.2f} µs", copy <= wanted.copy),
    ]
    if peer is not None:
        ratio = min(result.ratio_to(peer) for result in own)
        promise = f"{name} is {wanted.ratio:g} times as fast as Catanatron"
        judged.append(Bound(promise, f"{ratio:.2f} times", ratio >= wanted.ratio, fatal=True))
    for result in own:
        longest = LONGEST_GAME.get(result.key)
        if longest is not None:
            game = result.seconds_per_game
            promise = f"{result.title}: a random game takes at most {longest * 1e3:.0f} ms"
            judged.append(Bound(promise, f"{game * 1e3:.2f} ms", game <= longest))
    return judged


def _handling(name: str, looked_at: Sequence[Facts]) -> list[Bound]:
    if not looked_at:
        return []
    look = max(facts.observe for facts in looked_at)
    size = max(facts.size for facts in looked_at)
    wanted = PROMISES.get(name, Promise())
    return [
        Bound(f"{name}: a view takes at most {wanted.look * 1e6:.0f} µs", f"{look * 1e6:.0f} µs", look <= wanted.look),
        Bound(
            f"{name}: an encoded position has at most {wanted.size // 1000} kB",
            f"{size:,.0f} bytes",
            size <= wanted.size,
        ),
    ]


def report(results: Sequence[Result], handling: Sequence[Facts], skipped: Sequence[str]) -> str:
    """Everything that was measured, as Markdown that also reads well in a terminal."""
    parts = [surroundings(), contest_table(results)]
    if handling:
        parts.append(facts_table(handling))
    if skipped:
        parts.append("\n".join(f"- skipped, not installed: {name}" for name in skipped))
    judged = bounds(results, handling)
    if judged:
        parts.append("\n".join(f"- {'OK' if b.kept else 'MISSED'}: {b.promise} ({b.measured})" for b in judged))
    return "\n\n".join(parts) + "\n"


def surroundings() -> str:
    """What the figures depend on, without naming the machine."""
    peers = [f"{name} {number}" for name in (catan.REQUIRES, openspiel.REQUIRES) if (number := _version(name))]
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return ", ".join([python, f"one of {os.cpu_count()} cores", f"median of {ROUNDS} rounds", *peers])


def contest_table(results: Sequence[Result]) -> str:
    """One line per contestant, the fastest first."""
    peer = next((result for result in results if result.key == catan.KEY), None)
    ordered = sorted(results, key=lambda result: -result.decisions_per_second)
    return _table(CONTEST_HEAD, [_contest_row(result, peer) for result in ordered])


def facts_table(handling: Sequence[Facts]) -> str:
    """One line for each of our contestants."""
    rows = []
    for facts in handling:
        times = (facts.encode, facts.decode, facts.digest, facts.observe)
        rows.append((facts.title, f"{facts.forced:.1%}", *(f"{t * 1e6:.1f}" for t in times), f"{facts.size:,.0f}"))
    return _table(FACTS_HEAD, rows)


def write_page(page: Path, measured: str) -> None:
    """Put the report between the two markers of a page and leave the rest of it alone."""
    before, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{page.name} has no place for the tables: {BEGIN} and {END} on lines of their own")
    page.write_text(f"{before}{BEGIN}\n\n{measured}\n{END}{after}", encoding="utf-8")


def _contest_row(result: Result, peer: Result | None) -> tuple[str, ...]:
    rate, game = result.decisions_per_second, result.seconds_per_game
    return (
        result.title,
        f"{rate:,.0f}",
        f"± {result.spread:.0%}",
        f"{1e6 / rate:.2f}",
        f"{result.decisions_per_game:,.0f}",
        f"{game * 1e3:.2f}",
        f"{1 / game:,.1f}",
        f"{result.copy_seconds * 1e6:.2f}",
        "-" if peer is None else f"{result.ratio_to(peer):.2f}",
    )


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """Names to the left, figures to the right, columns of equal width."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    lines = []
    for cells in (head, rule, *rows):
        name, *figures = cells
        padded = [figure.rjust(width) for figure, width in zip(figures, widths[1:], strict=True)]
        lines.append(f"| {' | '.join([name.ljust(widths[0]), *padded])} |")
    return "\n".join(lines)


def _version(distribution: str) -> str:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return ""
