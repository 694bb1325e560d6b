"""A table whose record can no longer be played again: its kept positions, one after the other, to be looked at.

Other rules, or other components, may have left what these cannot play. What was kept is shown as far as it goes, and
where the last position is sound in every part, a new table can go on from there.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any, Final, NamedTuple, cast

import msgspec

from pelagos.core.codec import picture, writable
from pelagos.core.errors import PelagosError, Refused
from pelagos.core.game import Game
from pelagos.core.settings import Settings, parse_settings
from pelagos.core.state import Event
from pelagos.table.fate import Manual
from pelagos.table.past import course
from pelagos.table.portable import unfolded
from pelagos.table.record import Entry, Header, Line, Snapshot, without_memory
from pelagos.table.table import Moment, Table

CANNOT_PLAY: Final = ("error-record-format", "error-record-rules", "error-record-pack")
"""Why a sound record is not played again."""
UNREADABLE: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
SHORTEST_CUT: Final = 3
"""Of a name that was cut shorter nobody could be known."""
Told = tuple[str, list[Any], list[int] | None, list[int]]


class Still(msgspec.Struct, frozen=True):
    """Stands for an entry where only the position is kept."""

    n: int


class Shot(msgspec.Struct, frozen=True, array_like=True):
    """A kept moment: its entry, the position it led to, and what was told."""

    entry: Entry
    state: dict[str, Any]
    events: list[Told]


class Film(msgspec.Struct, frozen=True):
    """Everything that is kept of a game but its rules. `ends` are the words of its end, by language."""

    version: int
    begin: dict[str, Any]
    opening: list[Told]
    shots: list[Shot]
    ends: dict[str, msgspec.Raw] = {}


def film_of(table: Table[Any], ends: dict[str, msgspec.Raw]) -> bytes:
    """All positions that count, and what was told on the way; small, for one is much like the other."""
    shots = []
    for entry, state, events in course(table):
        kept: Any = without_memory(entry)
        shots.append(Shot(kept, writable(state), _told(events)))
    film = Film(table.version, writable(table.begin), _told(table.opening), shots, ends)
    return zlib.compress(msgspec.json.encode(film))


def read_film(raw: bytes) -> Film:
    """What `film_of` kept."""
    return msgspec.json.decode(zlib.decompress(raw), type=Film)


def blotted(raw: bytes, names: Mapping[str, Mapping[str, str]]) -> bytes:
    """The same film with other names in the words of its end: by language, what stands instead of each.

    A name that is also a word goes wherever it stands: rather a word too many than a name.
    """
    film = read_film(raw)
    ends = {
        language: msgspec.Raw(msgspec.json.encode(_blotted(msgspec.json.decode(words), names[language])))
        for language, words in film.ends.items()
        if language in names
    }
    return zlib.compress(msgspec.json.encode(msgspec.structs.replace(film, ends=ends)))


def _blotted(told: Any, names: Mapping[str, str]) -> Any:
    if isinstance(told, dict):
        return {key: _blotted(value, names) for key, value in told.items()}
    if isinstance(told, list):
        return [_blotted(value, names) for value in told]
    if not isinstance(told, str) or not names:
        return told
    forms = {form: new for name, new in names.items() for form in _forms(name)}
    longest = sorted(forms, key=len, reverse=True)
    written = rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)"
    return re.sub(written, lambda found: forms[found[0]], told)


def _forms(name: str) -> list[str]:
    """How a name is written: as it is, in a drawing, and cut where there was no room."""
    cut = [f"{name[:length].rstrip()}…" for length in range(len(name) - 1, SHORTEST_CUT - 1, -1)]
    return [form for one in (name, *cut) for form in dict.fromkeys((one, escape(one)))]


class Position(NamedTuple):
    """A kept position: its version in the record, itself, what was told, the entry before it, whether it is whole."""

    n: int
    state: Any
    events: tuple[Event, ...]
    entry: Any
    sound: bool


class Stills(Table[Any]):
    """Kept positions as a table. Its versions count them; `at` and `last` are versions of the record."""

    def __init__(self, game: Game[Any], header: Header, kept: Sequence[Position], film: Film | None, last: int) -> None:
        super().__init__(game, header, kept[0].state, Manual())
        self.opening = kept[0].events
        self.ends = film.ends if film is not None else {}
        self.at, self.last, self.sound = kept[-1].n, max(last, kept[-1].n), kept[-1].sound
        for number, position in enumerate(kept[1:], start=1):
            entry = msgspec.structs.replace(position.entry, n=number)
            self.moments.append(Moment(entry, position.state, position.events))
        self.updates = [*self.moments]

    @property
    def can_go_on(self) -> bool:
        """Whether a new table can begin where this one stands."""
        return self.sound and self.scores() is None


def check_plays(table: Table[Any]) -> None:
    """Refuse whatever needs the rules of a table that can only be looked at."""
    if isinstance(table, Stills):
        raise Refused("error-table-old", found=table.header.rules, known=table.game.rules_version)


def stills_of(game: Game[Any], lines: Sequence[Line], film: bytes | None, pack: Any) -> Stills:
    """What is kept of a record: its film, and snapshots that were taken later."""
    header = lines[0]
    assert isinstance(header, Header), "a record begins with its header"
    found = read_film(film) if film else None
    last = max((line.n for line in lines[1:] if not isinstance(line, Header)), default=0)
    try:
        positions = list(_positions(game, settings_of(game, header), found, lines, pack))
    except UNREADABLE as problem:
        raise _lost(game, header) from problem
    if not positions:
        raise _lost(game, header)
    return Stills(game, header, positions, found, last)


def settings_of(game: Game[Any], header: Header) -> Settings:
    """The settings of an old record that are known today."""
    known = {setting.key for setting in game.settings}
    return parse_settings(game.settings, {key: value for key, value in header.settings.items() if key in known})


def _positions(
    game: Game[Any], settings: Settings, film: Film | None, lines: Sequence[Line], pack: Any
) -> Iterator[Position]:
    reached = -1
    if film is not None:
        yield Position(0, *_shown(game, settings, film.begin, film.opening, None, pack))
        for shot in film.shots:
            yield Position(shot.entry.n, *_shown(game, settings, shot.state, shot.events, shot.entry, pack))
        reached = film.version
    for line in lines:
        if isinstance(line, Snapshot) and line.n > reached:
            yield Position(line.n, *_shown(game, settings, unfolded(line.state), [], Still(line.n), pack))


def _shown(
    game: Game[Any], settings: Settings, data: dict[str, Any], told: Sequence[Told], entry: Any, pack: Any
) -> tuple[Any, tuple[Event, ...], Any, bool]:
    state, whole = picture(data, game.new_game(settings, pack), game.rules)
    return state, tuple(map(_event, told)), entry, whole and not _broken(game, state)


def _broken(game: Game[Any], state: Any) -> bool:
    try:
        return bool(game.broken(state))
    except UNREADABLE:
        return True


def _told(events: Sequence[Event]) -> list[Told]:
    return [cast(Told, tuple(event)) for event in events]


def _event(told: Told) -> Event:
    words, facts, audience, moment = told
    return Event(words, _tuples(facts), None if audience is None else tuple(audience), tuple(moment))


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


def _lost(game: Game[Any], header: Header) -> PelagosError:
    return PelagosError("error-table-lost", found=header.rules, known=game.rules_version)
