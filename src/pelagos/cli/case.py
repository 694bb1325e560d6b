"""`pelagos case FILE...`: run case files and show what differs."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import click

from pelagos.cases.format import Case, Written, read_case, written_cases
from pelagos.cases.runner import run_case
from pelagos.cli.main import USER_ERROR, with_language
from pelagos.cli.speech import Speech
from pelagos.core.errors import PelagosError
from pelagos.core.text import text


@click.command("case")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--quiet", is_flag=True)
@with_language
def command(speech: Speech, files: tuple[Path, ...], quiet: bool) -> None:
    """Run case FILES (or folders of them): rulings that check themselves. See docs/cases.md."""
    ends: Counter[str] = Counter()
    for path in case_files(files):
        ends.update(show_file(speech, path, quiet))
    speech.say("case-total", passed=ends["passed"], failed=ends["failed"] + ends["broken"])
    sys.exit(USER_ERROR if ends["broken"] else 1 if ends["failed"] else 0)


def show_file(speech: Speech, path: Path, quiet: bool) -> list[str]:
    """Run every case of a file; one in a wrong form is complained about, and the others are run all the same."""
    try:
        written = written_cases(_read(path), str(path))
    except PelagosError as problem:
        speech.error(problem)
        return ["broken"]
    return [show_written(speech, item, path, quiet) for item in written]


def show_written(speech: Speech, written: Written, path: Path, quiet: bool) -> str:
    """Read one case and run it."""
    try:
        case = read_case(written)
    except PelagosError as problem:
        speech.error(problem)
        return "broken"
    return show_case(speech, case, path, quiet)


def show_case(speech: Speech, case: Case, path: Path, quiet: bool) -> str:
    """Run one case and say what became of it: passed, failed, or broken (it cannot be played at all)."""
    try:
        problems = run_case(case).problems
    except PelagosError as problem:
        speech.complain(text("case-broken", file=str(path), id=case.id, why=problem.text))
        return "broken"
    if problems or not quiet:
        speech.say("case-failed" if problems else "case-passed", id=case.id, title=case.title, file=str(path))
    for difference in problems:
        speech.line(f"    {difference}")
    return "failed" if problems else "passed"


def case_files(paths: tuple[Path, ...]) -> list[Path]:
    """The files named, and every case file inside the folders named."""
    return [file for path in paths for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        why = problem.strerror if isinstance(problem, OSError) else "UTF-8"
        raise PelagosError("error-file-read", path=str(path), problem=why or "") from problem
