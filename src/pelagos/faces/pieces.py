"""The sheets of components in words: what any piece, name or icon says when one looks at it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple

from pelagos.core.errors import PelagosError
from pelagos.core.game import Game, View
from pelagos.core.sheets import NOTHING, PARTS, Sheet
from pelagos.core.text import Text
from pelagos.faces.voice import Voice

MOST_NEAREST = 5


class SheetLine(NamedTuple):
    """A sentence of a sheet, and its rule where it has one."""

    text: str
    rule: str


class SheetPart(NamedTuple):
    """A part of a sheet under its heading."""

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


def reading(sheet: Sheet, voice: Voice, now: Sequence[Text] = ()) -> Reading:
    """A sheet in words."""
    return Reading(
        sheet.piece,
        voice.words(sheet.name),
        voice.phrase(sheet.kind),
        "" if sheet.brief == NOTHING else voice.words(sheet.brief),
        tuple(voice.words(line) for line in now),
        tuple(_parts(sheet, voice)),
        sheet.rules,
    )


def _parts(sheet: Sheet, voice: Voice) -> Iterator[SheetPart]:
    for part in PARTS:
        lines = tuple(SheetLine(voice.words(line.said), line.rule) for line in sheet.lines if line.part == part)
        if lines:
            yield SheetPart(voice.phrase(f"sheet-{part}"), lines)


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
    return reading(sheet, voice, game.sheets.now(view, sheet.piece))


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
