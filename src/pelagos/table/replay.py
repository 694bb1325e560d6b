"""From a record back to a table: every line is played again and must come out as it is written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from pelagos.core.codec import canonical, decode, digest, encode
from pelagos.core.errors import PelagosError
from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Choice, find_option
from pelagos.core.seating import check_seating
from pelagos.core.settings import parse_settings
from pelagos.core.state import State
from pelagos.table.early import may_end
from pelagos.table.entropy import why_not_add
from pelagos.table.fate import Fair, Fate, Manual, Prepared, Seeded, commitment_to
from pelagos.table.hinting import why_not_hint
from pelagos.table.portable import Written, folded, unfolded
from pelagos.table.record import (
    FORMAT,
    FORMATS,
    Answer,
    Ended,
    Entropy,
    Entry,
    Header,
    Hint,
    Line,
    Outcome,
    Replacement,
    Result,
    Snapshot,
    Undo,
)
from pelagos.table.replacing import is_possible
from pelagos.table.table import Moment, Table
from pelagos.table.undo import undo_stops


def check_header(game: Game[Any], header: Header, pack: Any) -> None:
    """Whether this game, these rules and this pack are those of the record."""
    if header.format not in FORMATS:
        raise PelagosError("error-record-format", found=str(header.format), known=str(FORMAT))
    if header.rules != game.rules_version:
        raise PelagosError("error-record-rules", found=header.rules, known=game.rules_version)
    if header.pack != pack.hash:
        raise PelagosError("error-record-pack", found=header.pack, known=pack.hash)
    if header.fate not in ("seeded", "fair", "manual", "scripted"):
        raise PelagosError("error-record-fate", found=header.fate)
    if bool(header.seed) != (header.fate == "seeded") or bool(header.commitment) != (header.fate == "fair"):
        raise _deviates(1, "header")
    if (header.prepared or header.chosen) and header.fate != "seeded":
        raise _deviates(1, "header")


def fate_of(header: Header, secret: str = "") -> Fate:
    """The source of luck a record goes on with; a fair game needs its secret."""
    if header.fate == "seeded":
        return Prepared(header.seed, header.prepared) if header.prepared else Seeded(header.seed)
    if header.fate == "fair" and secret:
        if commitment_to(secret) != header.commitment:
            raise PelagosError("error-fair-seed")
        return Fair(secret)
    return Manual()


def replayed(
    game: Game[Any], lines: Sequence[Line], pack: Any, until: int | None = None, secret: str = ""
) -> Table[Any]:
    """Play a record again, up to a version; the first line that does not fit is refused with its number."""
    header = lines[0]
    assert isinstance(header, Header), "a record begins with its header"
    check_header(game, header, pack)
    settings = parse_settings(game.settings, header.settings)
    if canonical(settings) != canonical(header.settings):
        raise _deviates(1, "header")
    check_seating(game, settings, len(header.seats))
    table = Table(game, header, beginning(game, header, pack), fate_of(header, secret or _revealed(lines)))
    for number, line in enumerate(lines[1:], start=2):
        if until is not None and not isinstance(line, Header) and line.n > until:
            return table
        _play(table, line, number)
    if until is not None and until > table.version:
        raise PelagosError("error-record-version", version=str(until), last=str(table.version))
    return table


def beginning(game: Game[Any], header: Header, pack: Any) -> State:
    """Where a record begins: as the rules set the game up, or at the last position of another record."""
    if header.begins:
        return read_position(game, header.begins, pack)
    state: State = game.new_game(parse_settings(game.settings, header.settings), pack)
    return state


def last_snapshot(game: Game[Any], lines: Sequence[Line], pack: Any) -> State:
    """The lifeboat: the position of the last snapshot, when the answers no longer replay."""
    for line in reversed(lines):
        if isinstance(line, Snapshot):
            return read_position(game, line.state, pack)
    raise PelagosError("error-record-no-snapshot")


def read_position(game: Game[Any], written: Written, pack: Any) -> State:
    """A position that was written down; one that these rules cannot have is refused."""
    try:
        state: State = decode(game, unfolded(written), pack)
        broken = state.node is None or game.broken(state)
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError, RecursionError) as problem:
        raise PelagosError("error-record-snapshot") from problem
    if broken:
        raise PelagosError("error-record-snapshot")
    return state


def _revealed(lines: Sequence[Line]) -> str:
    return next((line.seed for line in lines if isinstance(line, Result)), "")


def _play(table: Table[Any], line: Line, number: int) -> None:
    if table.closed:
        raise _deviates(number, "after-end")
    if isinstance(line, Snapshot):
        if line.n != table.version or line.digest != digest(table.state) or not _same(line.state, table.state):
            raise _deviates(number, "snapshot")
        table.last_snapshot = line.n
    elif isinstance(line, Result):
        if not _same_result(line, table.lines()[-1]) or (table.header.fate == "fair" and not line.seed):
            raise _deviates(number, "result")
        table.closed = True
    elif isinstance(line, Header):
        raise _deviates(number, "header")
    else:
        _play_entry(table, line, number)


def _play_entry(table: Table[Any], entry: Entry, number: int) -> None:
    if entry.n != table.version + 1:
        raise _deviates(number, "number")
    if isinstance(entry, Undo):
        keep, reason = undo_stops(table, entry.seat)
        if reason or entry.to != (table.moments[keep - 1].entry.n if keep else 0):
            raise _deviates(number, "undo")
        table.take_back(entry, keep)
    elif isinstance(entry, Answer | Outcome):
        table.go_on([_moment(table, entry, number)])
    else:
        _play_around(table, entry, number)


def _play_around(table: Table[Any], entry: Replacement | Ended | Entropy | Hint, number: int) -> None:
    """What happens around the game: a seat that changes hands, an early end, luck that is added to, advice."""
    if isinstance(entry, Replacement):
        if not is_possible(table.seats, entry, table.scores() is not None):
            raise _deviates(number, "replacement")
        table.seat_anew(entry)
    elif isinstance(entry, Ended):
        if not may_end(table.seats, entry, table.scores() is not None):
            raise _deviates(number, "ended")
        table.go_on([table.ended(entry)])
    elif isinstance(entry, Entropy):
        if why_not_add(table.header, table.seats, table.entropy, entry, table.scores() is not None):
            raise _deviates(number, "entropy")
        table.mix_in(entry)
    else:
        if why_not_hint(table.header, table.seats, table.node, entry.seat):
            raise _deviates(number, "hint")
        table.note_hint(entry)


def _moment(table: Table[Any], entry: Answer | Outcome, number: int) -> Moment:
    node = table.node
    if isinstance(entry, Outcome):
        option = find_option(node.options, entry.outcome) if isinstance(node, Chance) else None
        if not isinstance(node, Chance) or node.ask != entry.ask or option is None:
            raise _deviates(number, "outcome")
        fate = table.fate
        if isinstance(fate, Seeded) and fate.pick(node, table.drawn[node.ask]) != option:
            raise _deviates(number, "dice")
    else:
        option = find_option(node.options, entry.answer) if isinstance(node, Choice) else None
        if not isinstance(node, Choice) or (node.seat, node.ask) != (entry.seat, entry.ask) or option is None:
            raise _deviates(number, "answer")
        if entry.auto != (len(node.options) == 1) and (entry.auto or node.ask not in table.game.always_asked):
            raise _deviates(number, "auto")
    return table.moved(table.state, option, entry)


def _same_result(written: Result, found: Line) -> bool:
    """The result as it is written; in older records it does not name the winners."""
    if isinstance(found, Result) and written.winners is None:
        found = msgspec.structs.replace(found, winners=None)
    return written == found


def _same(written: Written, state: State) -> bool:
    """Equal to the last type: 10.0 is not 10, and 1 is not true."""
    found = encode(state)
    return written == folded(found) if isinstance(written, str) else canonical(written) == canonical(found)


def _deviates(number: int, what: str) -> PelagosError:
    return PelagosError("error-record-deviates", line=str(number), what=what)
