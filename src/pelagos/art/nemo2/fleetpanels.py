"""Panels with ships: Tonnage by rows, Salvage, and the ships that wait in the bag or are gone."""

from __future__ import annotations

from functools import cache
from typing import Final

from pelagos.art.markup import block, circle, group, rect, tag, words
from pelagos.art.model import Drawing, Panel, Piece, Say
from pelagos.art.nemo2.fleet import own_ship
from pelagos.art.sea.ships import HIGH, SMALL, WIDE, ship_symbols, small
from pelagos.art.style import sign
from pelagos.core.game import View
from pelagos.core.text import Text, text

WIDTH: Final = 380
MAJORS: Final = 6
SPACES: Final = 6
SALVAGE: Final = 4


def tonnage_panel(view: View, say: Say) -> Panel:
    """Six rows of six spaces; the shortest row decides over the terror bonus printed above each column."""
    names = tuple(say(Text(f"nemo2-ocean-{ocean['name']}")) for ocean in view["oceans"][:MAJORS])
    rows = tuple(ocean["name"] for ocean in view["oceans"][:MAJORS])
    longest = max(SPACES, *(len(row) for row in view["tonnage"]))
    ground = _tonnage_ground(rows, names, tuple(view["terror"][1:]), longest)
    pieces = [
        small(own_ship("n2t", ship, _column(place, longest), _row(row), say))
        for row, ships in enumerate(view["tonnage"])
        for place, ship in enumerate(ships)
    ]
    return Panel("tonnage", say(Text("art-panel-tonnage")), Drawing(WIDTH, 30 + MAJORS * 34, ground, tuple(pieces)))


def _column(place: int, longest: int) -> float:
    return 74 + 25.5 + place * (300 - 50) / max(1, longest - 1)


def _row(row: int) -> float:
    return 44.0 + row * 34


@cache
def _tonnage_ground(rows: tuple[str, ...], names: tuple[str, ...], terror: tuple[int, ...], longest: int) -> str:
    parts = [tag("defs", ship_symbols("n2t"))]
    for place, bonus in enumerate(terror):
        parts.append(words(_column(place, longest), 17, f"+{bonus}", "a-strong", 13))
    for row, (key, name) in enumerate(zip(rows, names, strict=True)):
        y = _row(row)
        base = rect(2, y - 16, WIDTH - 4, 32, "a-rowbox outline", 4)
        medal = circle(13, y, 9, "a-medal") + words(13, y + 4.5, str(row + 1), "a-onmedal", 13)
        label = block(48, y, name, "a-name", 11, 50, 2)
        slots = "".join(
            rect(
                _column(place, longest) - WIDE * SMALL / 2,
                y - HIGH * SMALL / 2,
                WIDE * SMALL,
                HIGH * SMALL,
                "a-slot",
                5,
            )
            for place in range(SPACES)
        )
        parts.append(group(base + medal + label + slots, spot=f"tonnage-{key}", title=name))
    return "".join(parts)


def salvage_panel(view: View, say: Say) -> Panel:
    """Four spaces for wrecks to pay with, and what was just drawn or sunk."""
    slots = "".join(rect(4 + place * 84, 4, WIDE + 2, HIGH + 2, "a-slot", 9) for place in range(SALVAGE))
    ground = tag("defs", ship_symbols("n2s")) + slots
    pieces = [own_ship("n2s", ship, 45 + place * 84, 28, say) for place, ship in enumerate(view["salvage"])]
    pieces += [
        own_ship("n2s", ship, 334 - place * 24, 28, say, rect(-42, -25, WIDE + 4, HIGH + 4, "a-target", 10))
        for place, ship in enumerate(view["at_hand"])
    ]
    return Panel("salvage", say(Text("art-panel-salvage")), Drawing(WIDTH, 58, ground, tuple(pieces)))


def fleet_panel(view: View, say: Say) -> Panel:
    """The ships in the bag, beside the map and discarded, each as a small hull; and what was just drawn."""
    pieces: list[Piece] = []
    ground, y = tag("defs", tag("path", id="n2f-hull", d=sign("small-ship"))), 0.0
    for key in ("bag", "held", "discarded"):
        names = view[key]
        title = say(text(f"art-{key}", number=str(len(names))))
        ground += words(4, y + 15, title, "a-caps", 12.5, "start")
        y += 22
        for place, name in enumerate(names):
            x = 14.0 + (place % 20) * 18.2
            said = say(Text(f"nemo2-ship-{name}"))
            body = tag("use", href="#n2f-hull", class_="a-ink" if key != "discarded" else "a-softfill")
            pieces.append(Piece(f"ship-{name}", x, y + 8 + (place // 20) * 17, body, f"ship-{name}", said))
        y += 17 * max(1, -(-len(names) // 20)) + 4
    return Panel("fleet", say(Text("art-panel-fleet")), Drawing(WIDTH, int(y) + 4, ground, tuple(pieces)))
