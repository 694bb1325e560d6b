"""Records as rows: games that were played at a table, in the form in which a laboratory keeps its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Sequence
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from pelagos.core.errors import PelagosError
from pelagos.core.game import Verdict
from pelagos.core.nodes import Choice, find_option
from pelagos.games.registry import find_game, load_pack
from pelagos.lab.decisions import decision
from pelagos.lab.folder import Asked, RunFolder
from pelagos.lab.parts import parts_of
from pelagos.lab.rows import OPEN, STOPPED, DecisionRow, GameRow, verdict_word
from pelagos.lab.run import Played, Told, as_played, played_parts
from pelagos.lab.runner import HERE, Where
from pelagos.table.early import ended_early, verdict_of
from pelagos.table.files import RecordFile, read_record
from pelagos.table.past import course
from pelagos.table.record import PERSON, Answer, Outcome, Result
from pelagos.table.replay import replayed
from pelagos.table.table import Table

Found = TypeVar("Found")


class Shelf(NamedTuple):
    """Some records, with the numbers of their games, and what is to be kept of them."""

    paths: tuple[Path, ...]
    numbers: range
    run: str
    decisions: bool
    pack: Path | None


def asked_of(paths: Sequence[Path], decisions: bool) -> Asked:
    """Everything that the rows depend on: what is in the records, in this order."""
    games = sorted({_named(path, read_record).header.game for path in paths})
    return {
        "command": "export",
        "game": games[0] if len(games) == 1 else "",
        "games": len(paths),
        "decisions": decisions,
        "records": [sha256(path.read_bytes()).hexdigest() for path in paths],
        "rules": {key: find_game(key).rules_version for key in games},
    }


def export(
    paths: Sequence[Path],
    folder: RunFolder,
    pack: Path | None = None,
    where: Where = HERE,
    told: Told | None = None,
) -> Generator[GameRow, None, None]:
    """The games of all records in order; each is played again, and one that deviates is refused with its path."""
    parts = parts_of(len(paths))
    run, decisions = folder.run["run"], folder.run["decisions"]
    jobs = [Shelf(tuple(paths[numbers.start : numbers.stop]), numbers, run, decisions, pack) for numbers in parts]
    return played_parts(read_shelf, jobs, parts, where, folder, told)


def read_shelf(shelf: Shelf) -> Played:
    """The rows of some records."""
    games, decisions = [], []
    for number, path in zip(shelf.numbers, shelf.paths, strict=True):
        record, table = _named(path, lambda path: _replayed(path, shelf.pack))
        found = list(decisions_of(table, number))
        games.append(game_of(table, record, number, shelf.run, len(found)))
        decisions += found
    return as_played(games, decisions if shelf.decisions else None)


def game_of(table: Table[Any], record: RecordFile, number: int, run: str, length: int) -> GameRow:
    """A recorded game as a row. Who sat there is said by `me` and the names of bots: no row names a person."""
    header, last = table.header, record.lines[-1]
    bots = tuple(seat.bot or PERSON for seat in table.seats)
    settings = json.dumps(header.settings, ensure_ascii=False, sort_keys=True)
    seed = header.seed or (last.seed if isinstance(last, Result) else "")
    over = table.scores()
    verdict = verdict_of(table.game, table.state) if over else Verdict(())
    return GameRow(
        game=header.game,
        run=run,
        number=number,
        seed=seed,
        settings=settings,
        seats=len(bots),
        bots=bots,
        scores=over.scores if over else (),
        places=verdict.places,
        winners=verdict.winners,
        verdict=_word(table, verdict),
        ending=over.reason if over else "",
        length=length,
        seconds=_seconds(table),
        rules=header.rules,
        pack=header.pack,
    )


def decisions_of(table: Table[Any], number: int) -> Generator[DecisionRow, None, None]:
    """The decisions that count: not what was undone, nor what was answered without being asked."""
    state, move = table.begin, 0
    for moment in course(table):
        entry, node = moment.entry, state.node
        if isinstance(entry, Answer) and isinstance(node, Choice) and len(node.options) > 1:
            option = find_option(node.options, entry.answer)
            assert option is not None, "a record that was played again has possible answers only"
            yield decision(table.game, state, number, move, option, None)
        move += isinstance(entry, Answer | Outcome)
        state = moment.state


def _word(table: Table[Any], verdict: Verdict) -> str:
    if table.scores() is None:
        return OPEN
    return STOPPED if ended_early(table.state) else verdict_word(verdict)


def _seconds(table: Table[Any]) -> float:
    """From the opening of the table to its last entry."""
    last = table.updates[-1].entry.at if table.updates else table.header.at
    return (datetime.fromisoformat(last) - datetime.fromisoformat(table.header.at)).total_seconds()


def _replayed(path: Path, pack: Path | None) -> tuple[RecordFile, Table[Any]]:
    record = read_record(path)
    game = find_game(record.header.game)
    return record, replayed(game, record.lines, load_pack(game, pack))


def _named(path: Path, read: Callable[[Path], Found]) -> Found:
    """Whatever is wrong with a record is said with its path."""
    try:
        return read(path)
    except PelagosError as problem:
        if "path" in dict(problem.text.facts):
            raise
        raise PelagosError("error-run-record", path=str(path), why=problem.text) from problem
