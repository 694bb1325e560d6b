"""Names of pieces in what is said: wherever a text speaks of one, its sheet can be opened there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import islice
from typing import Any, Final, TypeAlias

from pelagos.core.game import Game
from pelagos.core.memo import SameMemo
from pelagos.core.sheets import Sheets, pieces_in
from pelagos.core.tables import Tables
from pelagos.core.text import Text
from pelagos.core.text_board import Lines
from pelagos.faces.voice import Voice

Names: TypeAlias = tuple[tuple[str, str], ...]
"""Pieces and their names as they are said."""
Told: TypeAlias = tuple[tuple[str, ...], Names]
"""Lines in words, and names with their pieces."""
REMEMBERED = 20_000
VOICES = 1 << 11
LONG_LINES = 1 << 12
SIGN = " (i)"


def names_in(said: Text, named: Mapping[str, str], voice: Voice, but: str = "") -> Names:
    """The pieces that a text speaks of; a sheet does not lead to itself."""
    return tuple({piece: voice.words(name) for name, piece in pieces_in(said, named) if piece != but}.items())


def parted(said: str, names: Names) -> list[tuple[str, str]]:
    """What is said, part by part, with the piece that a part names; a name that the sentence bends comes as a sign.

    >>> parted("Buy a bow.", (("tile-bow", "bow"), ("tile-stern", "stern")))
    [('Buy a ', ''), ('bow', 'tile-bow'), ('.', ''), (' (i)', 'tile-stern')]
    """
    found: list[tuple[int, int, str]] = []
    for piece, name in sorted(names, key=lambda one: -len(one[1])):
        places = re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", said, re.IGNORECASE)
        free = (at.span() for at in places if all(at.end() <= start or end <= at.start() for start, end, _ in found))
        found += [(*place, piece) for place in islice(free, 1)]
    parts, last = [], 0
    for start, end, piece in sorted(found):
        parts += [(said[last:start], ""), (said[start:end], piece)]
        last = end
    bent = [(SIGN, piece) for piece, _ in names if all(piece != one for _, _, one in found)]
    return [*parts, (said[last:], ""), *bent]


def spoken(game: Game[Any], state: Any, said: Text, voice: Voice) -> tuple[str, Names]:
    """Something said at a table in words, and the pieces that it speaks of."""
    if game.sheets is None:
        return voice.words(said), ()
    return told_line(said, telling(state.pack.tables, game.sheets, voice))


def told(parts: Iterable[Lines], voice: Voice, sheets: Sheets[Any] | None, tables: Tables | None) -> Told:
    """Lines in words, and the names that any of them says with the pieces they stand for."""
    words: list[str] = []
    if sheets is None or tables is None:
        for part in parts:
            words += map(voice.words, (part,) if isinstance(part, Text) else part)
        return tuple(words), ()
    way, names = telling(tables, sheets, voice), dict[str, str]()
    for part in parts:
        said, named = PARTS(part, way)
        words += said
        names.update(named)
    return tuple(words), tuple(names.items())


class Telling:
    """A voice that speaks of the pieces of one box."""

    def __init__(self, tables: Tables, sheets: Sheets[Any], voice: Voice) -> None:
        self.named = sheets.box(tables).named
        self.voice = voice


telling: Final = SameMemo(Telling, VOICES)
"""The same for the same box, sheets and voice: what was told is remembered by it, and it is quickly known again."""


@lru_cache(REMEMBERED)
def told_line(said: Text, way: Telling) -> tuple[str, Names]:
    """A line in words, and the pieces that it speaks of."""
    return way.voice.words(said), names_in(said, way.named, way.voice)


def _told_part(part: Lines, way: Telling) -> tuple[tuple[str, ...], dict[str, str]]:
    """Some lines in words, and what the names in them stand for."""
    found = [told_line(part, way)] if isinstance(part, Text) else [LINES(line, way) for line in part]
    return tuple(words for words, _ in found), {name: piece for _, names in found for piece, name in names}


LINES: Final = SameMemo(told_line, LONG_LINES)
"""So are long lines in a part of which others have changed."""
PARTS: Final = SameMemo(_told_part)
"""Parts of a board that stayed as they were are the very same ones, and long: nobody need read them to know them."""
