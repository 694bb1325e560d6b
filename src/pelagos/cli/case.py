"""`pelagos case FILE...`: run case files and show what differs."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from pelagos.cases.format import read_cases
from pelagos.cases.runner import run_case
from pelagos.cli.main import with_language
from pelagos.cli.speech import Speech
from pelagos.core.errors import PelagosError


@click.command("case")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--quiet", is_flag=True, help="Say nothing of cases that pass.")
@with_language
def command(speech: Speech, files: tuple[Path, ...], quiet: bool) -> None:
    """Run case FILES (or folders of them): rulings that check themselves. See docs/cases.md."""
    passed = failed = 0
    for path in case_files(files):
        for case in read_cases(_read(path), str(path)):
            problems = run_case(case).problems
            passed, failed = passed + (not problems), failed + bool(problems)
            if problems or not quiet:
                speech.say("case-failed" if problems else "case-passed", id=case.id, title=case.title)
            for problem in problems:
                speech.line(f"    {problem}")
    speech.say("case-total", passed=passed, failed=failed)
    sys.exit(1 if failed else 0)


def case_files(paths: tuple[Path, ...]) -> list[Path]:
    """The files named, and every case file inside the folders named."""
    return [file for path in paths for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        why = problem.strerror if isinstance(problem, OSError) else "UTF-8"
        raise PelagosError("error-file-read", path=str(path), problem=why or "") from problem
