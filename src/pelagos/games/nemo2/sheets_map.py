"""[NW2-1.1, 1.2, 3.7, 7, 8, 17.4] The sheets of oceans and lands, and of the tracks with all their boxes."""

from __future__ import annotations

from collections.abc import Iterator

from pelagos.core.sheets import SCORE, Line, Sheet
from pelagos.core.tables import Row
from pelagos.core.text import Text, text
from pelagos.games.nemo2.data_map import Box, Land, Link, NotorietyBox, Ocean, TonnageColumn
from pelagos.games.nemo2.names import MAJORS, MOTIVES, OCEANS, RESOURCES
from pelagos.games.nemo2.sheets import SHEETS, named, ruled
from pelagos.games.nemo2.texts import box_text, land_text, motive_text, ocean_text, resource_text

NOTORIETY_RULE = {
    "blue": "NW2-8.2",
    "green": "NW2-8.2",
    "violet": "NW2-8.3",
    "die": "NW2-8.4",
    "outlaw": "NW2-8.5",
    "last": "NW2-8.5",
}


@SHEETS.of(Ocean)
def ocean(ocean: Ocean, row: Row) -> Iterator[Sheet]:
    """[NW2-1.1, 2.8, 2.11] An ocean: its die, its spaces, and what lies there at the start."""
    sailor, officer, outer, inner = ocean.contacts
    start = text("nemo2-sheet-ocean-contacts", sailor=sailor, officer=officer, outer=outer, inner=inner)
    yield Sheet(
        f"ocean-{ocean.name}",
        ocean_text(ocean.name),
        f"nemo2-kind-ocean-{ocean.kind}",
        row.word("name"),
        (
            *((Line(text("nemo2-sheet-ocean-die", value=ocean.die), "NW2-9.4"),) if ocean.die else ()),
            Line(text("nemo2-sheet-ocean-capacity", value=ocean.capacity), "NW2-1.1"),
            Line(start, "NW2-2.8"),
            *((Line(Text("nemo2-sheet-ocean-gem"), "NW2-2.11"),) if ocean.gem else ()),
            *ruled("NW2-12.9"),
        ),
        rules=("NW2-1.1", "NW2-1.2", "NW2-2.8", "NW2-9.5", "NW2-12.9"),
    )


@SHEETS.of(Link)
def link(link: Link, row: Row) -> Iterator[Sheet]:
    """[NW2-1.2, 11.4] A link, told at both of its ends."""
    kind = "movement" if link.movement else "placement"
    for here, there in ((link.ocean_a, link.ocean_b), (link.ocean_b, link.ocean_a)):
        said = text(f"nemo2-sheet-link-{kind}", ocean=ocean_text(OCEANS[there]))
        yield Sheet(f"ocean-{OCEANS[here]}", lines=(Line(said, "NW2-1.2"),))


@SHEETS.of(Land)
def land(land: Land, row: Row) -> Iterator[Sheet]:
    """[NW2-3.7, 11.3, 17.2] A land space: the oceans in which its uprising counts. The oceans tell of it, too."""
    linked = tuple(ocean_text(OCEANS[ocean]) for ocean in land.oceans)
    yield Sheet(
        f"land-{land.name}",
        land_text(land.name),
        "nemo2-kind-land",
        row.word("name"),
        (
            Line(text("nemo2-sheet-land-oceans", oceans=linked), "NW2-3.7"),
            *ruled("NW2-3.7", "NW2-11.3", "NW2-9.7"),
            Line(Text("nemo2-sheet-land-score"), "NW2-17.2", SCORE),
        ),
        text("nemo2-brief-land", oceans=linked),
        ("NW2-3.6", "NW2-3.7", "NW2-9.7", "NW2-11.3", "NW2-17.2"),
    )
    for number in land.oceans:
        said = text("nemo2-sheet-ocean-land", land=named("land", row.word("name")))
        yield Sheet(f"ocean-{OCEANS[number]}", lines=(Line(said, "NW2-3.7"),))


@SHEETS.of(Box)
def box(box: Box, row: Row) -> Iterator[Sheet]:
    """[NW2-6.9, 7.1, 7.2, 17.2, 17.3] A resource track, with a line for each of its boxes."""
    lost = "lost" if row.blank("exert_drm") else "both"
    said = text(
        "nemo2-sheet-box",
        does=lost if box.defeat else "exert",
        number=box.box + 1,
        box=box_text(box.name),
        exert=box.exert,
        kind=box.vp_kind or ("plain" if box.vp else "none"),
        vp=box.vp,
    )
    name = RESOURCES[box.track]
    rules = ("NW2-6.9", "NW2-6.10", "NW2-7.1", "NW2-7.2", "NW2-16.1", "NW2-17.3")
    yield Sheet(f"track-{name}", resource_text(name), "nemo2-kind-track", lines=(Line(said, "NW2-7.1"),), rules=rules)
    if not box.box:
        yield Sheet(f"track-{name}", lines=tuple(ruled("NW2-7.1", "NW2-6.9", "NW2-6.10", "NW2-7.2")))


@SHEETS.of(NotorietyBox)
def notoriety(box: NotorietyBox, row: Row) -> Iterator[Sheet]:
    """[NW2-8.1 to 8.6] The Notoriety track, with a line for each box at which something happens."""
    who = motive_text(box.when) if box.when in MOTIVES else Text("nemo2-none")
    said = text("nemo2-sheet-notoriety", box=box.box, effect=box.effect, when=box.when, motive=who)
    rules = ("NW2-8.1", "NW2-8.2", "NW2-8.3", "NW2-8.4", "NW2-8.5", "NW2-8.6", "NW2-16.2")
    lines = (Line(said, NOTORIETY_RULE[box.effect]),)
    spots = ("track-notoriety",)
    yield Sheet("notoriety", Text("nemo2-place-notoriety"), "nemo2-kind-track", lines=lines, rules=rules, spots=spots)


@SHEETS.of(TonnageColumn)
def tonnage(column: TonnageColumn, row: Row) -> Iterator[Sheet]:
    """[NW2-12.9, 17.4] The Tonnage rows, with the bonus of each column."""
    title = named("terror", column.title)
    said = text("nemo2-sheet-terror", number=column.column, title=title, vp=column.terror)
    lines = (Line(said, "NW2-17.4", SCORE), *ruled("NW2-12.9"))
    spots = tuple(f"tonnage-{name}" for name in OCEANS[:MAJORS])
    yield Sheet(
        "tonnage",
        Text("nemo2-place-tonnage"),
        "nemo2-kind-track",
        lines=lines,
        rules=("NW2-12.9", "NW2-17.2", "NW2-17.4"),
        spots=spots if column.column == 1 else (),
    )
