"""The sheets of components in words: what any piece, name or icon says when one looks at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.core.game import Game, View
from pelagos.core.memo import SameMemo
from pelagos.core.sheets import NOTHING, PARTS, Sheet, Sheets
from pelagos.core.tables import Tables
from pelagos.core.text import Text, signed
from pelagos.faces.naming import Names, names_in
from pelagos.faces.voice import Voice

MOST_NEAREST = 5


class SheetLine(NamedTuple):
    """A sentence of a sheet, and its rule where it has one; `value` is the number that it explains.

    `names` are the other pieces that it speaks of.
    """

    text: str
    rule: str = ""
    value: str = ""
    names: Names = ()


class SheetPart(NamedTuple):
    """A part of a sheet under its heading."""

    part: str
    heading: str
    lines: tuple[SheetLine, ...]


class Reading(NamedTuple):
    """A sheet in words. `now` is where the piece is, as far as the reader may know it."""

    piece: str
    name: str
    kind: str
    brief: str
    now: tuple[str, ...]
    parts: tuple[SheetPart, ...]
    rules: tuple[str, ...]
    now_names: tuple[Names, ...] = ()
    """The other pieces that each line about `now` speaks of."""


class Kind(NamedTuple):
    """The sheets of one kind, under its name."""

    key: str
    title: str
    sheets: list[Reading]


def reading(sheet: Sheet, voice: Voice, now: Sequence[Text] = (), named: Mapping[str, str] | None = None) -> Reading:
    """A sheet in words; with the pieces that are `named` by messages, its sentences tell which others they name."""

    def line(said: Text, rule: str = "") -> SheetLine:
        names = names_in(said, named or {}, voice, but=sheet.piece)
        return SheetLine(voice.words(said), rule, _value(said), names)

    parts = [(part, tuple(line(one.said, one.rule) for one in sheet.lines if one.part == part)) for part in PARTS]
    return Reading(
        sheet.piece,
        voice.words(sheet.name),
        voice.phrase(sheet.kind),
        "" if sheet.brief == NOTHING else voice.words(sheet.brief),
        tuple(voice.words(said) for said in now),
        tuple(SheetPart(part, voice.phrase(f"sheet-{part}"), lines) for part, lines in parts if lines),
        sheet.rules,
        tuple(line(said).names for said in now),
    )


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _value(said: Text) -> str:
    """The number that a sentence explains, as it is printed."""
    value = next((fact for key, fact in said.facts if key == "value"), "")
    return (signed(value) if value < 0 else str(value)) if isinstance(value, int) else ""


def sheet_of(game: Game[Any], pack: Any, piece: str) -> Sheet:
    """The sheet of a piece by its id or by a spot of its own; what there is not is refused."""
    if game.sheets:
        box = game.sheets.box(pack.tables)
        if piece in box.at_spot:
            return box.sheets[box.at_spot[piece]]
    raise PelagosError("error-no-piece", piece=piece)


def looked_at(game: Game[Any], pack: Any, view: View, piece: str, voice: Voice) -> Reading:
    """What somebody reads who looks at a piece, with where it is as far as he sees it."""
    sheet = sheet_of(game, pack, piece)
    assert game.sheets, "a game without sheets has no piece to look at"
    return reading(sheet, voice, game.sheets.now(view, sheet.piece), game.sheets.box(pack.tables).named)


def read_piece(game: Game[Any], pack: Any, piece: str, voice: Voice) -> Reading:
    """What is to be read on a piece wherever it is."""
    sheet = sheet_of(game, pack, piece)
    assert game.sheets, "a game without sheets has no piece to read"
    return READ(sheet, voice, game.sheets, pack.tables)


def _read(sheet: Sheet, voice: Voice, sheets: Sheets[Any], tables: Tables) -> Reading:
    return reading(sheet, voice, (), sheets.box(tables).named)


READ: Final = SameMemo(_read, 1 << 11)
"""What was read on pieces: cards and ships come again and again."""


def readings(game: Game[Any], pack: Any, voice: Voice) -> list[Reading]:
    """Every sheet of a pack; none where the game has no sheets."""
    box = game.sheets.box(pack.tables) if game.sheets else None
    return [reading(sheet, voice, (), box.named) for sheet in box.sheets.values()] if box else []


def kinds_of(game: Game[Any], pack: Any, voice: Voice) -> list[Kind]:
    """Every sheet of a pack by kind, in the order in which the kinds come first."""
    box = game.sheets.box(pack.tables) if game.sheets else None
    found: dict[str, list[Reading]] = {}
    for read, sheet in zip(readings(game, pack, voice), box.sheets.values() if box else (), strict=True):
        found.setdefault(sheet.kind, []).append(read)
    return [
        Kind(kind.removeprefix(f"{game.key}-kind-"), _capital(voice.phrase(kind)), sheets)
        for kind, sheets in found.items()
    ]


def named_piece(game: Game[Any], pack: Any, words: str, voice: Voice) -> str:
    """The piece that somebody calls by its name, its beginning or its id; else the nearest names are told."""
    wanted = words.strip().casefold()
    names = dict(_names(game, pack, voice))
    if wanted in names:
        return names[wanted]
    begun = {piece for name, piece in names.items() if name.startswith(wanted)} if wanted else set()
    if len(begun) == 1:
        return begun.pop()
    near = [name for name in names if name.startswith(wanted)] if begun else []
    near = near or get_close_matches(wanted, names, MOST_NEAREST, 0.4)
    if not near:
        raise PelagosError("error-no-piece", piece=words.strip())
    raise PelagosError("error-no-piece-near", piece=words.strip(), near=", ".join(sorted(near)[:MOST_NEAREST]))


def _names(game: Game[Any], pack: Any, voice: Voice) -> Iterator[tuple[str, str]]:
    """Everything by which pieces can be called, small letters only; a piece's own name comes last and so counts."""
    box = game.sheets.box(pack.tables) if game.sheets else None
    for piece, sheet in box.sheets.items() if box else ():
        yield piece.casefold(), piece
        for name in sheet.names:
            yield voice.words(name).casefold(), piece
    for piece, sheet in box.sheets.items() if box else ():
        yield voice.words(sheet.name).casefold(), piece
