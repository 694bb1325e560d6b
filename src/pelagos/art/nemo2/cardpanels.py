"""Panels with cards, upgrades, characters, treasures and officers."""

from __future__ import annotations

from typing import Final

from pelagos.art.emblems import seat_mark
from pelagos.art.fitting import fitted
from pelagos.art.markup import group, rect, words
from pelagos.art.model import Panel, Piece, Say
from pelagos.art.nemo2.vignettes import TABLES
from pelagos.art.once import once
from pelagos.art.sea.shelf import GALLERY, Tile, card, card_face, gallery, gear, gem_sign, panel, pile, shelf, treasure
from pelagos.art.sea.vignettes import bust_of
from pelagos.core.text import SeatName, Text, text
from pelagos.games.nemo2.view import CardPile, Nemo2View

RED_SKY: Final = "red-sky-at-night"
"""The token of Treacherous Waters that can be kept."""
CARD_SHELVES: Final[tuple[tuple[CardPile, int, int], ...]] = (("tableau", 3, 40), ("pass", 4, 34), ("fail", 4, 34))
"""Where the cards lie, how many in a row, and how high they are."""
UPGRADES: Final = (
    "arcane-library",
    "double-hull",
    "electro-powered-crew-armor",
    "fog-machine",
    "hydro-drive",
    "monstrous-design",
    "periscope-device",
    "reinforced-armor",
    "steam-torpedoes",
    "strengthened-prow",
    "magnetic-mines",
)


@once
def card_panel(view: Nemo2View, say: Say) -> Panel:
    """The piles, the card that is being resolved, the kept cards, and what was passed and failed."""
    gems = view["deck_gems"]
    stones = group(gem_sign(), x=32, y=-20) + words(22, -15, str(gems), "a-onback", 14, "end") if gems else ""
    pieces = [
        pile("pile", 46, view["pile"], say(Text("art-pile"))),
        pile("deck", 140, view["deck"], say(Text("art-deck")), stones),
    ]
    if view["card"]:
        said, spot = say(Text(f"nemo2-card-{view['card']}")), f"card-{view['card']}"
        pieces.append(Piece(spot, 282, 36, card_face(said, 170, 60), spot, said))
    y = 72.0
    for key, columns, high in CARD_SHELVES:
        cards = [card(f"card-{name}", say(Text(f"nemo2-card-{name}"))) for name in _cards(view, key)]
        found, y = shelf(key, say(text(f"art-{key}", number=str(len(cards)))), cards, y, columns, high)
        pieces += found
    return panel("cards", say(Text("art-panel-cards")), pieces, y + 2)


def _cards(view: Nemo2View, key: CardPile) -> dict[str, None]:
    """What lies there, on the piles that all share and on those of each player."""
    if key == "tableau":
        return dict.fromkeys(view[key])
    return dict.fromkeys(view[key] + [name for seat in view["seats"] for name in seat[key]])


@once
def upgrade_panel(view: Nemo2View, say: Say) -> Panel:
    """What is installed, what could be bought for Salvage, and the others: set aside or destroyed."""
    installed = dict.fromkeys(view["installed"], 0)
    display = {found["name"]: found["cost"] for found in view["display"]}
    others = {name: 0 for name in UPGRADES if name not in installed and name not in display}
    rows = (
        ("installed", installed, "a-gear", "a-strong", 3, 40),
        ("display", display, "a-plate", "a-text", 3, 40),
        ("aside", others, "a-slot", "a-soft", 4, 30),
    )
    pieces: list[Piece] = []
    y = 0.0
    for key, upgrades, look, voice, columns, high in rows:
        tiles = [
            gear(f"upgrade-{name}", say(Text(f"nemo2-upgrade-{name}")), cost, look, voice)
            for name, cost in upgrades.items()
        ]
        found, y = shelf(key, say(text(f"art-{key}", number=str(len(tiles)))), tiles, y, columns, high)
        pieces += found
    return panel("upgrades", say(Text("art-panel-upgrades")), pieces, y + 2)


@once
def character_panel(view: Nemo2View, say: Say) -> Panel:
    """Six portraits; whoever was sacrificed is crossed out."""
    people = []
    for found in view["characters"]:
        said, spot = say(Text(f"nemo2-character-{found['name']}")), f"character-{found['name']}"
        title = said if found["in_play"] else f"{said} ({say(Text('art-sacrificed'))})"
        people.append((spot, said, title, bust_of(TABLES, spot), found["in_play"]))
    return panel("characters", say(Text("art-panel-characters")), gallery(people), 2 * GALLERY)


@once
def treasure_panel(view: Nemo2View, say: Say) -> Panel:
    """What was found, what is lost, and how much is left in the bag."""
    found, lost = view["collected"], view["lost_treasures"]
    label = say(text("art-treasure-bag", number=str(sum(view["treasure_bag"].values())), gems=str(view["gems_left"])))
    tiles = [_treasure(name, number, "a-found", "a-text", say) for name, number in found.items()]
    tiles += [_treasure(name, number, "a-slot", "a-soft", say) for name, number in lost.items() if name not in found]
    if view["red_sky"]:
        tiles.append(treasure(f"token-{RED_SKY}", say(Text(f"nemo2-token-{RED_SKY}")), "", "a-found", "a-strong"))
    pieces, y = shelf("treasure-bag", label, tiles, 0, 4, 34)
    if not tiles:
        pieces, y = [Piece("treasure-bag", 4, 12, words(0, 4, label, "a-caps", 12.5, "start"), "", label)], 24
    return panel("treasures", say(Text("art-panel-treasures")), pieces, y + 2)


def _treasure(name: str, number: int, look: str, voice: str, say: Say) -> Tile:
    said = say(Text(f"nemo2-treasure-{name}"))
    return treasure(f"treasure-{name}", said, f"×{number}" if number > 1 else "", look, voice)


@once
def officer_panel(view: Nemo2View, say: Say) -> Panel:
    """Who plays which officer, and who is captain."""
    pieces = []
    for number, seat in enumerate(view["seats"]):
        name = say(text("art-seat", seat=SeatName(number)))
        officer = say(Text(f"nemo2-officer-{seat['officer']}")) if seat["officer"] else ""
        body = rect(-4, -16, 372, 32, "a-acting" if seat["captain"] else "a-plate", 5) + group(seat_mark(number), x=16)
        body += fitted(36, 5.5, name, "a-strong", 15, 100, "start") + fitted(
            144, 5, officer, "a-name", 13, 110, "start"
        )
        if view["semi"]:
            body += group(gem_sign(), x=270) + words(284, 5.5, str(seat["gems"]), "a-strong", 15, "start")
            body += words(362, 5.5, str(seat["glory"]), "a-strong", 16, "end")
        pieces.append(Piece(f"seat-{number}", 8, 20 + number * 36.0, body, f"seat-{number}", f"{name}: {officer}"))
    return panel("officers", say(Text("art-panel-officers")), pieces, 4 + len(view["seats"]) * 36)
