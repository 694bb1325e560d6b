"""Panels with ships: Tonnage by rows, Salvage, and the ships that wait in the bag or are gone."""

from __future__ import annotations

from typing import Final, Literal

from pelagos.art.markup import rect, tag
from pelagos.art.model import Panel, Say
from pelagos.art.nemo2.fleet import own_ship
from pelagos.art.once import once
from pelagos.art.sea.flags import NATIONS
from pelagos.art.sea.record import column_x, record_ground, record_height, row_y
from pelagos.art.sea.shelf import panel
from pelagos.art.sea.ships import HIGH, WIDE, hulls, ship_symbols, small
from pelagos.core.text import Text, text
from pelagos.games.nemo2.view import Nemo2View

MAJORS: Final = 6
SALVAGE: Final = 4
AWAY: Final[tuple[Literal["bag", "held", "discarded"], ...]] = ("bag", "held", "discarded")
"""Where the ships are that are not in the ocean."""


@once
def tonnage_panel(view: Nemo2View, say: Say) -> Panel:
    """Six rows of six spaces; the shortest row decides over the terror bonus printed above each column."""
    rows = tuple(
        (f"tonnage-{ocean['name']}", str(ocean["die"]), say(Text(f"nemo2-ocean-{ocean['name']}")))
        for ocean in view["oceans"][:MAJORS]
    )
    longest = max(len(row) for row in view["tonnage"])
    ground = record_ground("n2t", NATIONS, rows, tuple(view["terror"][1:]), longest)
    pieces = [
        small(own_ship("n2t", ship, column_x(place, longest), row_y(row), say))
        for row, ships in enumerate(view["tonnage"])
        for place, ship in enumerate(ships)
    ]
    return panel("tonnage", say(Text("art-panel-tonnage")), pieces, record_height(MAJORS), ground)


@once
def salvage_panel(view: Nemo2View, say: Say) -> Panel:
    """Four spaces for wrecks to pay with, and what was just drawn or sunk."""
    slots = "".join(rect(4 + place * 84, 4, WIDE + 2, HIGH + 2, "a-slot", 9) for place in range(SALVAGE))
    ground = tag("defs", ship_symbols("n2s", NATIONS)) + slots
    pieces = [own_ship("n2s", ship, 45 + place * 84, 28, say) for place, ship in enumerate(view["salvage"])]
    pieces += [
        own_ship("n2s", ship, 334 - place * 24, 28, say, rect(-42, -25, WIDE + 4, HIGH + 4, "a-target", 10))
        for place, ship in enumerate(view["at_hand"])
    ]
    return panel("salvage", say(Text("art-panel-salvage")), pieces, 58, ground)


@once
def fleet_panel(view: Nemo2View, say: Say) -> Panel:
    """The ships in the bag, beside the map and discarded, each as a small hull."""
    groups = tuple((key, say(text(f"art-{key}", number=str(len(view[key])))), view[key]) for key in AWAY)
    ground, pieces, height = hulls("n2f", groups, lambda name: say(Text(f"nemo2-ship-{name}")))
    return panel("fleet", say(Text("art-panel-fleet")), pieces, height, ground)
