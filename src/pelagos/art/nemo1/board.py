"""The table of Nemo's War, first edition: the chart with its three rulers; everything else stands in panels."""

from __future__ import annotations

from pelagos.art.markup import joined
from pelagos.art.model import Drawing, Panel, Say
from pelagos.art.nemo1.panels import (
    card_panel,
    commitment_panel,
    crew_panel,
    fleet_panel,
    record_panel,
    resource_panel,
    treasure_panel,
)
from pelagos.art.nemo1.rulers import ruler_pieces, ruler_titles, rulers, rulers_ground
from pelagos.art.nemo1.world import Routes, world_ground, world_pieces
from pelagos.art.once import once
from pelagos.art.sea.title import cartouche
from pelagos.core.text import Text, text
from pelagos.games.nemo1.view import Nemo1View

WIDTH, HEIGHT = 1000, 720


def draw_board(view: Nemo1View, say: Say) -> Drawing:
    """The chart."""
    moment = say(text("art-week", week=str(view["week"]), turn=view["turn"]))
    score = text("art-score", score=view["score"], level=Text(f"nemo1-level-{view['level']}"))
    worth = say(score if view["commitment"] else Text("art-no-commitment"))
    title = cartouche(148, 92, say(Text("nemo1-name")), moment, worth)
    return Drawing(WIDTH, HEIGHT, _ground(view, say), (title, *world_pieces(view, say), *ruler_pieces(view, say)))


@once
def _ground(view: Nemo1View, say: Say) -> str:
    """What stays: the chart and its rulers."""
    facts = tuple(
        (ocean["name"], ocean["die"], ocean["capacity"], say(Text(f"nemo1-ocean-{ocean['name']}")))
        for ocean in view["oceans"]
    )
    return joined(world_ground(facts, routes(view)), rulers_ground(rulers(view), ruler_titles(say)))


def routes(view: Nemo1View) -> Routes:
    """Every route once, with its weeks; below zero where only a card opens it, open or not."""
    found: dict[frozenset[str], tuple[str, str, int]] = {}
    for ocean in view["oceans"]:
        for route in ocean["routes"]:
            ends = frozenset((ocean["name"], route["ocean"]))
            closed = ends == frozenset(("indian-ocean", "mediterranean"))
            found.setdefault(ends, (ocean["name"], route["ocean"], -route["weeks"] if closed else route["weeks"]))
    return tuple(found.values())


def draw_panels(view: Nemo1View, say: Say) -> tuple[Panel, ...]:
    """What stands beside the chart."""
    makers = (
        resource_panel,
        commitment_panel,
        card_panel,
        crew_panel,
        treasure_panel,
        record_panel,
        fleet_panel,
    )
    return tuple(make(view, say) for make in makers)
