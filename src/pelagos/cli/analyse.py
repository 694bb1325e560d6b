"""`pelagos analyse FILE`: what each decision of a recorded game gave away, and how lucky each roll and draw was."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import click
import msgspec

from pelagos.analysis.deeds import Deed
from pelagos.analysis.findings import Finding, Judged
from pelagos.analysis.page import analysis_page
from pelagos.analysis.sums import Analysis, Turn
from pelagos.analysis.telling import Teller, Told, ToldFinding
from pelagos.analysis.work import Part, is_over, look_into, opened, parts_of, usual_work
from pelagos.cli.main import with_language
from pelagos.cli.progress import progress
from pelagos.cli.render import seat_number
from pelagos.cli.speech import Speech
from pelagos.cli.work import places_options, where_of
from pelagos.core.errors import PelagosError
from pelagos.core.settings import Setting
from pelagos.core.text import Text, text
from pelagos.faces.names import seat_names
from pelagos.faces.voice import Voice
from pelagos.lab.folder import Asked, RunFolder
from pelagos.lab.run import done_parts
from pelagos.locale.catalogue import seat_letter
from pelagos.table.files import read_record
from pelagos.table.record import PERSON
from pelagos.table.table import Table

WORK: Final = Setting("--work", 1000, "", low=1, high=10_000_000)
SUFFIXES: Final = (".html", ".htm")
SECONDS: Final = Setting("--seconds", 1, "", low=1, high=86_400)

Remark: TypeAlias = Callable[[Text], None]
"""Says something that is no result: beside the results where a program reads them."""


class Job(NamedTuple):
    """What is analysed: the whole of it as one part, the table, and its deeds."""

    whole: Part
    table: Table[Any]
    deeds: list[Deed]


@click.command("analyse")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--html", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@click.option("--out", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--seat", metavar="A|B|C|D")
@click.option("--work", metavar="N")
@click.option("--seconds", metavar="N")
@places_options
@click.option("--pack", type=click.Path(path_type=Path))
@with_language
def command(
    speech: Speech,
    file: Path,
    html: Path | None,
    as_json: bool,
    out: Path | None,
    seat: str | None,
    work: str | None,
    seconds: str | None,
    workers: str,
    on: str,
    pack: Path | None,
) -> None:
    """Tell luck from skill in the game recorded in FILE."""
    if html is not None and html.suffix.lower() not in SUFFIXES:
        raise PelagosError("error-replay-suffix", path=str(html))
    where = where_of(on, workers)
    remark = speech.complain if as_json else _aloud(speech)
    job = _job(remark, file, seat, pack)
    if html is not None:
        must_be_writable(html)
        must_be_writable(_beside(html))
    each = usual_work(job.table, job.deeds) if work is None else int(WORK.parse(work))
    whole = job.whole._replace(work=each, seconds=inf if seconds is None else float(SECONDS.parse(seconds)))
    folder = RunFolder(out, asked_of(whole, job)) if out else None
    parts = parts_of(whole, len(job.deeds))
    found: list[Finding] = []
    name = text(f"{job.table.game.key}-name")
    try:
        with progress(speech, speech.phrase("analysis-progress", game=name), len(parts)) as told:
            for findings in done_parts(look_into, parts, list[Finding], where, folder, told):
                found += findings
    except KeyboardInterrupt:
        stopped = text("analysis-stopped-kept", path=str(out)) if out else text("analysis-stopped-lost")
        speech.complain(stopped)
        raise
    analysis = Analysis(len(job.table.seats), found)
    voice = Voice(speech.catalogue, seat_names(speech.language, job.table.seats))
    teller = Teller(job.table, job.deeds, analysis, voice, job.whole.seats)
    said = teller.told()
    if as_json:
        speech.line(json.dumps(as_rows(whole, analysis, said), ensure_ascii=False))
    else:
        show(speech, said)
    if html is not None:
        remark(_write_pages(speech, job, teller, html))


def _aloud(speech: Speech) -> Remark:
    """Remarks among the results, where a person reads them."""
    return lambda said: speech.line(speech.words(said))


def must_be_writable(path: Path) -> None:
    """Whether a page can be written is known before hours are spent on it."""
    is_new = not path.exists()
    try:
        with path.open("ab"):
            pass
        if is_new:
            path.unlink()
    except OSError as problem:
        raise PelagosError("error-file-write", path=str(path), problem=problem.strerror or "") from problem


def _beside(path: Path) -> Path:
    """Where the game lies that the page opens."""
    return path.with_name(f"{path.stem}-replay{path.suffix}")


def _write_pages(speech: Speech, job: Job, teller: Teller, path: Path) -> Text:
    """The analysis as a page, and beside it the game that its links open; what is said of them."""
    from pelagos.server.pages.replay_page import replay_page

    replay = _beside(path)
    page = analysis_page(teller, speech.language, replay.name)
    game = replay_page(job.table, job.whole.seats, speech.language, "light", lambda done, all_: None)
    path.write_text(page, encoding="utf-8")
    replay.write_text(game, encoding="utf-8")
    return text("analysis-written", path=str(path), replay=str(replay))


def _job(remark: Remark, file: Path, seat: str | None, pack: Path | None) -> Job:
    """Whatever is wrong with a record is said before anything is thought about."""
    record = read_record(file)
    if record.torn:
        remark(text("record-torn", path=str(file)))
    raw = file.read_bytes()[: record.sound]
    table, deeds = opened(raw, (), pack)
    seats: tuple[int, ...] = ()
    if not is_over(table):
        seats = (_own_seat(table, seat),)
        remark(text("analysis-running", seat=seat_letter(seats[0])))
        table, deeds = opened(raw, seats, pack)
    elif seat is not None:
        seat_number(seat, len(table.seats))
        raise PelagosError("error-analysis-over")
    return Job(Part(raw, range(len(deeds)), 0, seats=seats, pack=pack), table, deeds)


def _own_seat(table: Table[Any], seat: str | None) -> int:
    """Of a game that goes on, one seat may look at its own decisions; the only person need not be named."""
    people = [number for number, one in enumerate(table.seats) if one.kind == PERSON]
    if seat is None and len(table.seats) == 1:
        return 0
    if seat is None and len(people) == 1:
        return people[0]
    found = seat_number(seat, len(table.seats)) if seat is not None else None
    if found is None:
        raise PelagosError("error-analysis-seat")
    return found


def asked_of(whole: Part, job: Job) -> Asked:
    """Everything that the findings depend on."""
    return {
        "command": "analyse",
        "game": job.table.game.key,
        "record": sha256(whole.record).hexdigest(),
        "work": whole.work,
        "seconds": None if whole.seconds == inf else whole.seconds,
        "seats": list(whole.seats),
        "rules": job.table.game.rules_version,
        "pack": job.table.header.pack,
    }


def show(speech: Speech, said: Told) -> None:
    """The sums, what cost most, and what turned the game."""
    speech.line(said.title)
    for line in said.end:
        speech.line(line)
    for seat in said.seats:
        speech.line()
        speech.line(seat.name)
        speech.line(f"  {speech.phrase('analysis-given')}: {seat.given} ({seat.among})")
        if seat.luck:
            speech.line(f"  {speech.phrase('analysis-luck')}: {seat.luck}")
        if seat.costliest:
            speech.line(f"  {speech.phrase('analysis-costliest')}:")
        for one in seat.costliest:
            speech.line(f"    {_line(speech, one)}")
    if said.turning:
        speech.line()
        speech.line(f"{speech.phrase('analysis-turning')}:")
    for one in said.turning:
        speech.line(f"  {f'{one.name}: ' if one.name else ''}{_line(speech, one)}")
    if said.note:
        speech.line()
        speech.line(said.note)


def _line(speech: Speech, one: ToldFinding) -> str:
    """A decision or roll on one line."""
    sum_ = speech.phrase("analysis-sum", points=one.figure, error=one.error)
    facts: dict[str, str | int] = {"sum": sum_, "version": one.at, "when": one.when}
    if one.kind == "roll":
        return speech.phrase("analysis-roll", gone=one.gone, **facts)
    gone, *better = (step.removesuffix(".") for step in (one.gone, *one.better))
    return speech.phrase("analysis-decision", gone=gone, better=" → ".join(better), **facts)


def as_rows(whole: Part, analysis: Analysis, said: Told) -> dict[str, Any]:
    """An analysis as plain data, with every decision and roll; each error is one standard error."""
    judged = {seat: sums for seat, sums in enumerate(analysis.sums()) if not whole.seats or seat in whole.seats}
    return {
        "work": whole.work,
        "seats": [
            {
                "seat": sums.seat,
                "name": told.name,
                "decisions": sums.decisions,
                "blamed": sums.blamed,
                "given": sums.given._asdict(),
                "luck": sums.luck._asdict(),
                "costliest": [one.version for one in sums.costliest],
            }
            for sums, told in zip(judged.values(), said.seats, strict=True)
        ],
        "turning": [
            one._asdict() | {"error": error_of(turn)}
            for one, turn in zip(said.turning, analysis.turning(), strict=True)
        ],
        "rows": [_row(analysis, one) for one in analysis.findings],
    }


def error_of(turn: Turn) -> float:
    """The standard error of what a turning point changed."""
    return turn.found.error if isinstance(turn.found, Judged) else turn.found.errors[turn.seat]


def _row(analysis: Analysis, one: Finding) -> dict[str, Any]:
    row: dict[str, Any] = msgspec.to_builtins(one)
    if row["type"] == "decision":
        row["given"] = analysis.given(one)  # type: ignore[arg-type]
    return row
