"""Panels of Nemo's War, first edition: resources, commitment, cards, crew and upgrades, treasures, ships."""

from __future__ import annotations

from typing import Final

from pelagos.art.emblems import die
from pelagos.art.fitting import fitted
from pelagos.art.markup import group, rect, words
from pelagos.art.model import Panel, Piece, Say
from pelagos.art.nemo1.fleet import own_ship
from pelagos.art.nemo1.vignettes import TABLES
from pelagos.art.once import once
from pelagos.art.sea.flags import PENNANTS
from pelagos.art.sea.ladder import Box, ladder, marker
from pelagos.art.sea.motives import motive_pieces
from pelagos.art.sea.record import column_x, record_ground, record_height, row_y
from pelagos.art.sea.shelf import GALLERY, WIDTH, card, gallery, gear, panel, pile, shelf, treasure
from pelagos.art.sea.ships import hulls, small
from pelagos.art.sea.vignettes import bust_of
from pelagos.core.text import Text, text
from pelagos.games.nemo1.view import CardPile, Nemo1View, ResourceView

ROW: Final = 46.0
LAST: Final[Box] = ("", "", "a-lostbox")
CARD_SHELVES: Final[tuple[tuple[CardPile, int, int], ...]] = (
    ("carried", 2, 40),
    ("kept", 3, 40),
    ("pass", 4, 34),
    ("fail", 4, 34),
)
"""Where the cards lie, how many in a row, and how high they are."""


@once
def resource_panel(view: Nemo1View, say: Say) -> Panel:
    """Phase and dice, then the three ladders; an exerted marker stands half a step to the right."""
    phase = say(Text(f"nemo1-phase-{view['phase']}"))
    told = fitted(0, 6, phase, "a-strong", 15, 150, "start")
    target = say(text("art-adventure-from", number=str(view["target"])))
    pieces = [Piece("phase", 4, 14, told, "", phase)]
    pieces.append(
        Piece("adventure-from", 174, 14, fitted(0, 6, target, "a-soft", 13, 116, "start"), "adventures", target)
    )
    ground = ""
    staked = set(view["sheet"]["stake"]) if view["sheet"] else set()
    for row, track in enumerate(view["resources"]):
        name, top = say(Text(f"nemo1-resource-{track['name']}")), 34.0 + row * ROW
        boxes = (*((str(level), "", "a-rulerbox") for level in range(track["top"], 0, -1)), LAST)
        ground += group(ladder(name, boxes), y=top, spot=f"track-{track['name']}", title=name)
        pieces.append(_marker(track, name, top, track["name"] in staked, say))
    resources = panel("resources", say(Text("art-panel-resources")), [*pieces, *_dice(view)], 174, ground)
    return resources._replace(near=True)


def _marker(track: ResourceView, name: str, top: float, staked: bool, say: Say) -> Piece:
    facts = {"left": str(track["level"]), "most": str(track["top"]), "exert": str(track["exert"])}
    title = say(text("art-resource", resource=name, **facts))
    here = track["top"] - track["level"]
    return marker(f"marker-{track['name']}", track["top"] + 1, here, top, track["level"], staked, title)


def _dice(view: Nemo1View) -> list[Piece]:
    faces = view["sheet"]["dice"] if view["sheet"] else []
    return [
        Piece(f"die-{place}", WIDTH - 14.0 - 27 * place, 16, die(face, "white", 23), "", str(face))
        for place, face in enumerate(reversed(faces))
    ]


@once
def commitment_panel(view: Nemo1View, say: Say) -> Panel:
    """The four commitments with the score under each."""
    scores = {name: str(score).replace("-", "−") for name, score in view["by_commitment"].items()}
    called = {name: say(Text(f"nemo1-commitment-{name}")) for name in scores}
    pieces = motive_pieces("commitment", view["commitment"], called.__getitem__, scores.__getitem__)
    if view["final"]:
        label = say(Text("art-final"))
        pieces.append(Piece("final", 4, 68, words(0, 4, label, "a-soft", 13, "start"), "", label))
    return panel("commitment", say(Text("art-panel-commitment")), pieces, 84 if view["final"] else 62)


@once
def card_panel(view: Nemo1View, say: Say) -> Panel:
    """The draw pile, the card that is being carried out, kept cards, and both piles."""
    pieces = [pile("pile", 46, view["draw_pile"], say(Text("art-pile")))]
    y = 76.0
    for key, columns, high in CARD_SHELVES:
        names = [name for name in view[key] if key == "carried" or name not in view["carried"]]
        cards = [card(f"card-{name}", say(Text(f"nemo1-card-{name}"))) for name in names]
        found, y = shelf(key, say(text(f"art-{key}", number=str(len(cards)))), cards, y, columns, high)
        pieces += found
    return panel("cards", say(Text("art-panel-cards")), pieces, y + 2)


@once
def crew_panel(view: Nemo1View, say: Say) -> Panel:
    """The three passengers, then the upgrades: owned, or to be had for Salvage."""
    people = []
    for found in view["passengers"]:
        said, spot = say(Text(f"nemo1-passenger-{found['name']}")), f"passenger-{found['name']}"
        people.append((spot, said, f"{said} (−{found['cost']})", bust_of(TABLES, spot), found["aboard"]))
    pieces, y = gallery(people), GALLERY + 4.0
    for key, owned, look, voice in (("installed", True, "a-gear", "a-strong"), ("display", False, "a-plate", "a-text")):
        upgrades = [found for found in view["upgrades"] if found["owned"] == owned]
        tiles = [
            gear(
                f"upgrade-{found['name']}",
                say(Text(f"nemo1-upgrade-{found['name']}")),
                0 if owned else found["cost"],
                look,
                voice,
            )
            for found in upgrades
        ]
        shown, y = shelf(key, say(text(f"art-{key}", number=str(len(tiles)))), tiles, y, 3, 40)
        pieces += shown
    return panel("crew", say(Text("art-panel-crew")), pieces, y + 2)


@once
def treasure_panel(view: Nemo1View, say: Say) -> Panel:
    """What was found and what was used up; whatever is still in the cup can be found at its number."""
    tiles = [
        treasure(
            f"treasure-{found['name']}",
            say(Text(f"nemo1-treasure-{found['name']}")),
            str(found["vp"]) if found["vp"] else "",
            "a-found",
            "a-text",
        )
        for found in view["collected"]
    ]
    tiles += [
        treasure(f"treasure-{name}", say(Text(f"nemo1-treasure-{name}")), "", "a-slot", "a-soft")
        for name in view["removed"]
    ]
    label = say(text("art-cup", number=str(view["cup"])))
    pieces, y = shelf("cup", label, tiles, 0, 4, 34)
    if not tiles:
        pieces, y = [Piece("cup", 4, 12, words(0, 4, label, "a-caps", 12.5, "start"), "", label)], 24
    unseen = "".join(group(rect(0, -8, 120, 16, "a-hit"), spot=f"treasure-{name}") for name in view["unseen_treasures"])
    return panel("treasures", say(Text("art-panel-treasures")), [*pieces, Piece("unseen", 4, 12, unseen)], y + 2)


@once
def record_panel(view: Nemo1View, say: Say) -> Panel:
    """The ships that were sunk, by ocean, and the Salvage boxes below."""
    rows = tuple(
        (f"row-{ocean['name']}", str(ocean["die"]), say(Text(f"nemo1-ocean-{ocean['name']}")))
        for ocean in view["oceans"]
    )
    longest = max(len(ocean["sunk"]) for ocean in view["oceans"])
    top = record_height(len(rows)) + 44
    ground = record_ground("n1t", PENNANTS, rows, (), longest)
    boxes = "".join(rect(4 + k * 74.5, top - 20, 72, 40, "a-slot", 8) for k in range(view["salvage_boxes"]))
    ground += group(boxes, spot="salvage")
    pieces = [
        small(own_ship("n1t", ship, column_x(place, longest), row_y(row), say))
        for row, ocean in enumerate(view["oceans"])
        for place, ship in enumerate(ocean["sunk"])
    ]
    label = say(Text("art-panel-salvage"))
    pieces.append(Piece("salvage-label", 4, top - 30, words(0, 4, label, "a-caps", 12.5, "start"), "salvage", label))
    pieces += [small(own_ship("n1t", ship, 40 + place * 74.5, top, say)) for place, ship in enumerate(view["salvage"])]
    return panel("record", say(Text("art-panel-record")), pieces, top + 24, ground)


@once
def fleet_panel(view: Nemo1View, say: Say) -> Panel:
    """The ships that nobody has seen, wherever they lie, those discarded, and those that mark upgrades."""
    marks = [found["mark"] for found in view["upgrades"] if found["mark"]]
    gone = [ship["name"] for ship in view["discard"]]
    groups = (
        ("pile-ships", say(text("art-unseen", number=str(len(view["unseen_ships"])))), view["unseen_ships"]),
        ("discarded", say(text("art-discarded", number=str(len(gone) + len(marks)))), [*gone, *marks]),
    )
    ground, pieces, height = hulls("n1f", groups, lambda name: say(Text(f"nemo1-ship-{name}")))
    return panel("fleet", say(Text("art-panel-fleet")), pieces, height, ground)
