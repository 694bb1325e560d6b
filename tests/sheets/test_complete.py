"""Everything that is printed is told: a pack that changes one printed value changes the sheet of that component, and
its drawing.

In every language, for every row and every column that is not listed as unprinted with its reason in the tables of
`docs/games/`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import pytest

from pelagos.art import draw_sheet
from pelagos.core.components import Component
from pelagos.core.sheets import Sheet
from pelagos.core.tables import Row
from pelagos.core.text import Text
from pelagos.faces.pieces import Reading, reading
from pelagos.faces.voice import Voice
from pelagos.games.registry import find_game, load_pack
from pelagos.locale.catalogue import LANGUAGES, catalogue
from tests.sheets.changes import changes

TOLD = [key for key in ("nauticus", "nemo1", "nemo2", "endeavor") if find_game(key).sheets]
KEPT = 512
"""How many sheets are remembered in words, and how many cards: one that stands is held against every change of it."""
TABLES = [(key, component) for key in TOLD for component in find_game(key).components]


@pytest.mark.parametrize(("key", "component"), TABLES, ids=lambda part: getattr(part, "table", part))
def test_every_printed_value_is_on_a_sheet(key: str, component: type[Component]) -> None:
    game = find_game(key)
    assert game.sheets
    unprinted = all(column.unprinted for column in component.columns)
    assert (component in game.sheets.tellers) != unprinted, "only a table with printed columns has sheets"
    if unprinted:
        return
    tables = load_pack(game).tables
    known: dict[Row, dict[str, Sheet]] = {}
    silent: list[str] = []
    for number, change in enumerate(changes(component, tables)):
        if change.changed is None:
            continue
        before = known.get(change.row) or known.setdefault(change.row, _sheets(game, component, change.row))
        after = _sheets(game, component, change.changed)
        silent += [f"{change.where} ({lang})" for lang in _silent(before, after)]
        if _undrawn(key, LANGUAGES[number % len(LANGUAGES)], before, after):
            silent.append(f"{change.where} (drawn)")
    assert not silent, "\n".join(silent[:40])


def _sheets(game: Any, component: type[Component], row: Row) -> dict[str, Sheet]:
    return {f"{number} {sheet.piece}": sheet for number, sheet in enumerate(game.sheets.row(component, row))}


def _differ(before: dict[str, Sheet], after: dict[str, Sheet]) -> list[str]:
    return [piece for piece in {**before, **after} if before.get(piece) != after.get(piece)]


def _undrawn(key: str, lang: str, before: dict[str, Sheet], after: dict[str, Sheet]) -> bool:
    """Whether the cards look the same in a language; one language for each change, since they take their time."""
    cards = [
        [_card(key, lang, sheets[piece]) for piece in _differ(before, after) if piece in sheets]
        for sheets in (before, after)
    ]
    return cards[0] == cards[1]


@lru_cache(KEPT)
def _card(key: str, lang: str, sheet: Sheet) -> object:
    return draw_sheet(key, _as_read(sheet, lang))


def _as_read(sheet: Sheet, lang: str) -> Reading:
    """What the card of a sheet is drawn from; one that tells of a piece of another row has no name of its own."""
    name, kind, _ = _in_words(sheet, lang)
    read = reading(sheet._replace(name=Text("web-over"), kind="web-over"), _voice(lang))
    return read._replace(name=str(name), kind=str(kind))


def _silent(before: dict[str, Sheet], after: dict[str, Sheet]) -> list[str]:
    """The languages in which nobody would notice."""
    differ = _differ(before, after)
    return [lang for lang in LANGUAGES if _said(lang, before, differ) == _said(lang, after, differ)]


def _said(lang: str, sheets: dict[str, Sheet], wanted: list[str]) -> list[object]:
    return [_in_words(sheets[piece], lang) for piece in wanted if piece in sheets]


@cache
def _voice(lang: str) -> Voice:
    return Voice(catalogue(lang), ("A", "B", "C", "D"))


@lru_cache(KEPT)
def _in_words(sheet: Sheet, lang: str) -> tuple[object, ...]:
    """What is read of it; a name that only a pack knows is its title."""
    voice = _voice(lang)
    lines = [(line.part, voice.words(line.said)) for line in sheet.lines]
    return voice.words(sheet.name) if voice.catalogue.has(sheet.name.id) else sheet.title, sheet.kind, lines
