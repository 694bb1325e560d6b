"""One table at the end, and the page that keeps it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from faults.registry import Outcome, Run

BEGIN, END = "<!-- faults: begin -->", "<!-- faults: end -->"
HEAD = (
    "| run | what happens | what must hold | done | found | took | held |",
    "| --- | --- | --- | --- | --- | --- | --- |",
)
ROW = re.compile(r"^\| `([^`]+)` \|.*\|$", re.MULTILINE)


class Line(NamedTuple):
    """What came of one run."""

    run: Run
    wanted: int
    outcome: Outcome
    seconds: float
    left_out: bool = False

    @property
    def held(self) -> bool:
        """Whether everything held, and everything was tried."""
        return self.left_out or (not self.outcome.broken and self.outcome.done >= self.wanted)


def table_of(lines: list[Line]) -> str:
    """All runs as Markdown."""
    return "\n".join([
        *HEAD,
        *(_row(line) for line in lines),
    ]) + "\n"  # fmt: skip


def _row(line: Line) -> str:
    run, outcome = line.run, line.outcome
    done = f"{outcome.done:,} of {line.wanted:,} {run.unit}"
    held = "left out" if line.left_out else "yes" if line.held else "**no**"
    found = "; ".join([outcome.figures, *outcome.broken])
    return f"| `{run.name}` | {run.does} | {run.holds} | {done} | {found} | {line.seconds:.0f} s | {held} |"


def write_page(page: Path, lines: list[Line]) -> None:
    """Put the table between the marks of a page; of runs that were not done now, it keeps what stands there."""
    whole = page.read_text(encoding="utf-8")
    head, _, rest = whole.partition(BEGIN)
    before, _, tail = rest.partition(END)
    now = {line.run.name: _row(line) for line in lines}
    kept = {found[1]: found[0] for found in ROW.finditer(before)}
    table = "\n".join([*HEAD, *(row for _, row in sorted({**kept, **now}.items()))])
    page.write_text(f"{head}{BEGIN}\n\n{table}\n\n{END}{tail}", encoding="utf-8")
