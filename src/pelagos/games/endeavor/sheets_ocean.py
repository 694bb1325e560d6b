"""The sheets of the ocean tiles: bonuses, spaces, links and specials, and what can come up at each depth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.sheets import USE, Line, Sheet
from pelagos.core.tables import Row
from pelagos.core.text import Fact, Text, text
from pelagos.games.endeavor.card_words import tile_brief
from pelagos.games.endeavor.data_tiles import Line as Link
from pelagos.games.endeavor.data_tiles import Place, SonarSpace, TileEntry, TileFile
from pelagos.games.endeavor.effect_words import also, gains_text
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
            Line(text("endeavor-sheet-tile-depth", depth=tile.depth)),
            *((Line(Text("endeavor-sheet-tile-only"), "EDS-2.2"),) if tile.scenario_only else ()),
            *_bonuses(tile),
            *_spaces(tile),
            *(_link(link) for _, link in tile.links),
            *(Line(special_text(special_view(special)), "EDS-15.2", USE) for _, special in tile.specials),
        ),
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
        yield _space(spot, "EDS-10.1", text("endeavor-sheet-dive-spot", space=place_text(spot.id), tokens=spot.tokens))
    for strip in tile.sonar:
        yield from _strip(strip)
    for _, space in tile.conserve:
        facts: dict[str, Fact] = {"space": place_text(space.id), "cost": space.cost, "gains": gains_text(space.gains)}
        yield _space(space, "EDS-11.2", text("endeavor-sheet-conserve-space", **facts))
    for _, page in tile.publish:
        said = text("endeavor-sheet-publish-space", space=place_text(page.id), topic=topic_text(page.topic))
        bonus = [text("endeavor-sheet-publish-bonus", gains=gains_text(page.gains))] if page.gains else []
        yield _space(page, "EDS-12.1", said, *bonus)


def _strip(strip: tuple[SonarSpace, ...]) -> Iterator[Line]:
    """[EDS-9.1] The spaces of a sonar strip; each opens when a disc lies on the one to its left."""
    before: list[Text] = []
    for space in strip:
        said = text("endeavor-sheet-sonar-space", space=place_text(space.id), gains=gains_text(space.gains))
        yield _space(space, "EDS-9.1", said, *before)
        before = [text("endeavor-sheet-sonar-after", before=place_text(space.id))]


def _space(place: Place, rule: str, *said: Text) -> Line:
    """[EDS-15.1, 15.3] A space, with the side from which a cave is used, and whether it is marked."""
    notes = [*said, *([Text("endeavor-sheet-marked")] if place.marked else [])]
    notes += [Text(f"endeavor-sheet-from-{place.access}")] if place.access else []
    return Line(also(notes), rule)


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
    return tile_brief(tile.arrival, counted)


def _depth(tile: TileEntry) -> Sheet:
    """[EDS-9.3, 9.4, 20.1] A depth of the ocean: how its slots are filled, and with what."""
    return Sheet(
        f"depth-{tile.depth}",
        text("endeavor-sheet-depth", number=tile.depth),
        kind="endeavor-kind-pile",
        lines=(
            Line(text("endeavor-sheet-tile-row", tile=tile_text(tile.id), brief=_brief(tile))),
            Line(Text("endeavor-sheet-depth-below" if tile.depth > 1 else "endeavor-sheet-depth-top"), "EDS-9.4", USE),
            Line(text("endeavor-sheet-depth-level", number=tile.depth), "EDS-8.2", USE),
            Line(Text("endeavor-sheet-hidden-tile"), "EDS-20.1", USE),
        ),
        rules=("EDS-2.3", "EDS-9.3", "EDS-9.4", "EDS-20.1"),
        spots=(f"pile-{tile.depth}",),
    )
