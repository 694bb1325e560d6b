"""The table of Nemo's War, second edition: the chart with its ruler; everything else stands in panels beside it."""

from __future__ import annotations

from pelagos.art.markup import joined
from pelagos.art.model import Drawing, Panel, Say
from pelagos.art.nemo2.cardpanels import (
    card_panel,
    character_panel,
    officer_panel,
    treasure_panel,
    upgrade_panel,
)
from pelagos.art.nemo2.fleetpanels import fleet_panel, salvage_panel, tonnage_panel
from pelagos.art.nemo2.ruler import LAST, ruler_ground, ruler_pieces, ruler_words
from pelagos.art.nemo2.tracks import resource_panel, voyage_panel
from pelagos.art.nemo2.world import lands, world_ground, world_pieces
from pelagos.art.once import once
from pelagos.art.sea.title import cartouche
from pelagos.core.text import Text, text
from pelagos.games.nemo2.view import Nemo2View

WIDTH, HEIGHT = 1000, 720


def draw_board(view: Nemo2View, say: Say) -> Drawing:
    """The chart."""
    moment = say(text("art-act", act=view["act"], turn=str(view["turn"])))
    title = cartouche(148, 100, say(Text("nemo2-name")), moment, say(_worth(view)))
    pieces = (title, *world_pieces(view, say), *ruler_pieces(view, say))
    return Drawing(WIDTH, HEIGHT, _ground(view, say), pieces)


@once
def _ground(view: Nemo2View, say: Say) -> str:
    """What stays: the chart and its ruler."""
    capacities = tuple(ocean["capacity"] for ocean in view["oceans"])
    names = tuple(say(Text(f"nemo2-ocean-{ocean['name']}")) for ocean in view["oceans"])
    places = tuple(say(Text(f"nemo2-land-{name}")) for name in lands())
    dotted = frozenset(
        frozenset((ocean["name"], other)) for ocean in view["oceans"] for other in ocean["placement_only"]
    )
    outlaw = view["outlaw"] or LAST + 1
    first, second = view["thresholds"]
    ruler = ruler_ground(first, second, outlaw, ruler_words(say, outlaw))
    return joined(world_ground(capacities, names, places, dotted), ruler)


def _worth(view: Nemo2View) -> Text:
    """The score so far; a lost voyage and one without a motive have none."""
    if view["lost"]:
        return Text("art-not-scored")
    if not view["motive"]:
        return Text("art-no-motive")
    return text("art-score", score=view["score"], level=Text(f"nemo2-level-{view['level']}"))


def draw_panels(view: Nemo2View, say: Say) -> tuple[Panel, ...]:
    """What stands beside the chart; officers only where several people play."""
    makers = (
        resource_panel,
        voyage_panel,
        card_panel,
        character_panel,
        upgrade_panel,
        treasure_panel,
        salvage_panel,
        tonnage_panel,
        fleet_panel,
    )
    officers = (officer_panel(view, say),) if len(view["seats"]) > 1 else ()
    first, *others = (make(view, say) for make in makers)
    return (first, *officers, *others)
