"""The sheets of the ocean tiles: bonuses, spaces, links and specials, and what can come up at each depth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.sheets import USE, Line, Sheet
from pelagos.core.tables import Row
from pelagos.core.text import Fact, Text, text
from pelagos.games.endeavor.data_tiles import Line as Link
from pelagos.games.endeavor.data_tiles import Place, TileEntry, TileFile
from pelagos.games.endeavor.effect_words import gains_text, in_a_row
from pelagos.games.endeavor.printed import special_view
from pelagos.games.endeavor.sheets import SHEETS
from pelagos.games.endeavor.view_words import special_text
from pelagos.games.endeavor.words import place_text, tile_text, topic_text

RULES: Final = ("EDS-7.1", "EDS-7.3", "EDS-8.4", "EDS-9.1", "EDS-9.5", "EDS-10.1", "EDS-11.2", "EDS-12.1", "EDS-14.1")


@SHEETS.of(TileFile)
def ocean_tiles(file: TileFile, row: Row) -> Iterator[Sheet]:
    """[EDS-1.1, 9.3 to 9.5, 15.1] Every ocean tile, and for each depth what may be drawn there."""
    for _, tile in file.tile:
        yield _tile(tile)
        yield _depth(tile)
    yield Sheet(
        "ocean-tile",
        Text("endeavor-sheet-ocean-tile"),
        kind="endeavor-kind-tile",
        lines=(Line(Text("endeavor-sheet-hidden-tile"), "EDS-20.1"),),
        rules=("EDS-9.3", "EDS-20.1"),
    )


def _tile(tile: TileEntry) -> Sheet:
    """[EDS-8.4, 9.5] What the tile gives to its discoverer and to everybody who arrives, and all that is on it."""
    return Sheet(
        f"tile-{tile.id}",
        tile_text(tile.id),
        kind="endeavor-kind-tile",
        title=tile.title,
        lines=(
            Line(text("endeavor-sheet-tile-depth", depth=tile.depth, only="yes" if tile.scenario_only else "no")),
            *_bonuses(tile),
            *_spaces(tile),
            *(_link(link) for _, link in tile.links),
            *(Line(special_text(special_view(special)), "EDS-15.2", USE) for _, special in tile.specials),
        ),
        brief=_brief(tile),
        rules=(*RULES, *(("EDS-15.1", "EDS-15.2", "EDS-15.3") if tile.specials else ())),
    )


def _bonuses(tile: TileEntry) -> Iterator[Line]:
    """[EDS-8.4, 9.5] What its discoverer gains, and whoever arrives."""
    if tile.discovery:
        yield Line(text("endeavor-sheet-discovery", gains=gains_text(tile.discovery)), "EDS-9.5")
    if tile.arrival:
        yield Line(text("endeavor-sheet-arrival", gains=gains_text(tile.arrival)), "EDS-8.4")


def _spaces(tile: TileEntry) -> Iterator[Line]:
    """[EDS-9.1, 10.1, 11.2, 12.1] Dive spots, sonar strips from the left, conservation and publication spaces."""
    for _, spot in tile.dive:
        yield Line(text("endeavor-sheet-dive-spot", **_where(spot), tokens=spot.tokens), "EDS-10.1")
    for number, strip in enumerate(tile.sonar, start=1):
        cells = tuple(text("endeavor-sheet-cell", **_where(s), gains=gains_text(s.gains)) for s in strip)
        facts: dict[str, Fact] = {"number": number, "of": len(tile.sonar), "cells": cells}
        yield Line(text("endeavor-sheet-strip", **facts), "EDS-9.1")
    for _, space in tile.conserve:
        bonus = gains_text(space.gains)
        yield Line(text("endeavor-sheet-conserve-space", **_where(space), cost=space.cost, gains=bonus), "EDS-11.2")
    for _, page in tile.publish:
        facts = {"topic": topic_text(page.topic), "gains": gains_text(page.gains), "has": "yes" if page.gains else "no"}
        yield Line(text("endeavor-sheet-publish-space", **_where(page), **facts), "EDS-12.1")


def _where(place: Place) -> dict[str, Fact]:
    """[EDS-15.1, 15.3] The name of a space, the side from which a cave is used, and whether it is marked."""
    marked = "yes" if place.marked else "no"
    return {"space": place_text(place.id), "access": place.access or "here", "marked": marked}


def _link(link: Link) -> Line:
    """[EDS-14.1] A line between two spaces."""
    bonus = gains_text(link.gains)
    return Line(text("endeavor-sheet-link", a=place_text(link.a), b=place_text(link.b), gains=bonus), "EDS-14.1")


def _brief(tile: TileEntry) -> Text:
    """What matters when one keeps or enters it: arrival, tokens, and how many spaces of each kind."""
    counted = {
        "tokens": sum(spot.tokens for _, spot in tile.dive),
        "sonar": sum(map(len, tile.sonar)),
        "conserve": len(tile.conserve),
        "publish": len(tile.publish),
    }
    found = [text("endeavor-brief-arrival", gains=gains_text(tile.arrival))] if tile.arrival else []
    found += [text(f"endeavor-brief-{name}", number=number) for name, number in counted.items() if number]
    return in_a_row(found)


def _depth(tile: TileEntry) -> Sheet:
    """[EDS-9.3, 9.4, 20.1] A depth of the ocean: how its slots are filled, and with what."""
    return Sheet(
        f"depth-{tile.depth}",
        text("endeavor-sheet-depth", number=tile.depth),
        kind="endeavor-kind-pile",
        lines=(
            Line(text("endeavor-sheet-tile-row", tile=tile_text(tile.id), brief=_brief(tile))),
            Line(text("endeavor-sheet-depth-use", number=tile.depth), "EDS-9.4", USE),
            Line(Text("endeavor-sheet-hidden-tile"), "EDS-20.1", USE),
        ),
        rules=("EDS-2.3", "EDS-9.3", "EDS-9.4", "EDS-20.1"),
        spots=(f"pile-{tile.depth}",),
    )
