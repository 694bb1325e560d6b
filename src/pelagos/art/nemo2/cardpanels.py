"""Panels with cards, upgrades, characters, treasures and officers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pelagos.art.emblems import coin, seat_mark
from pelagos.art.markup import block, circle, fitted, group, path, rect, words
from pelagos.art.model import Drawing, Panel, Piece, Say
from pelagos.art.nemo2.world import gem_sign
from pelagos.art.style import sign
from pelagos.core.game import View
from pelagos.core.text import SeatName, Text, text

WIDTH: Final = 380
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


def card_panel(view: View, say: Say) -> Panel:
    """The piles, the card that is being resolved, the kept cards, and what was passed and failed."""
    pieces = [
        _pile("pile", 46, view["pile"], say(Text("art-pile")), 0, ()),
        _pile("deck", 140, view["deck"], say(Text("art-deck")), view["deck_gems"], tuple(view["returned"])),
    ]
    if view["card"]:
        said = say(Text(f"nemo2-card-{view['card']}"))
        pieces.append(Piece(f"card-{view['card']}", 282, 36, _face(said, 170, 60, True), f"card-{view['card']}", said))
    y = 72.0
    for key in ("tableau", "pass", "fail"):
        found, y = _cards(view, key, y, say)
        pieces += found
    return Panel("cards", say(Text("art-panel-cards")), Drawing(WIDTH, int(y) + 2, "", tuple(pieces)))


def _pile(key: str, x: float, count: int, said: str, gems: int, returned: tuple[str, ...]) -> Piece:
    """A pile face down; cards that everybody saw going back can be found there."""
    body = "".join(rect(-42 + 2 * layer, -30 - 2 * layer, 84, 60, "a-back", 5) for layer in range(min(3, count), 0, -1))
    body += rect(-42, -30, 84, 60, "a-back" if count else "a-slot", 5)
    body += words(0, 2, str(count), "a-onback" if count else "a-soft", 22)
    body += fitted(0, 21, said, "a-onback" if count else "a-soft", 11.5, 76)
    if gems:
        body += group(gem_sign(), x=32, y=-20) + words(22, -15, str(gems), "a-onback", 14, "end")
    body += "".join(group(rect(-42, -30, 84, 60, "a-hit"), spot=f"card-{name}") for name in returned)
    return Piece(key, x, 38, body, key, f"{said}: {count}")


def _cards(view: View, key: str, top: float, say: Say) -> tuple[list[Piece], float]:
    names = view[key] + [name for seat in view["seats"] for name in seat.get(key, ())]
    names = list(dict.fromkeys(names))
    if not names:
        return [], top
    label = say(text(f"art-{key}", number=str(len(names))))
    pieces = [Piece(f"{key}-label", 4, top + 12, words(0, 4, label, "a-caps", 12.5, "start"), "", label)]
    width, height = (120.0, 40.0) if key == "tableau" else (90.0, 34.0)
    columns = 3 if key == "tableau" else 4
    for place, name in enumerate(names):
        said = say(Text(f"nemo2-card-{name}"))
        x = 4 + (place % columns) * (width + 4) + width / 2
        y = top + 22 + (place // columns) * (height + 4) + height / 2
        pieces.append(Piece(f"card-{name}", x, y, _face(said, width, height, key == "tableau"), f"card-{name}", said))
    return pieces, top + 26 + -(-len(names) // columns) * (height + 4)


@lru_cache(maxsize=512)
def _face(said: str, width: float, height: float, large: bool) -> str:
    frame = rect(-width / 2, -height / 2, width, height, "a-card", 5) + rect(
        -width / 2 + 3, -height / 2 + 3, width - 6, height - 6, "a-hair", 3
    )
    return frame + block(0, 0, said, "a-text", 14 if large else 11.5, width - 10, 3 if height > 50 else 2)


def upgrade_panel(view: View, say: Say) -> Panel:
    """What is installed, what could be bought for Salvage, and the others: set aside or destroyed."""
    installed = [(name, 0) for name in view["installed"]]
    display = [(found["name"], found["cost"]) for found in view["display"]]
    seen = {name for name, _ in installed + display}
    others = [(name, 0) for name in UPGRADES if name not in seen]
    pieces: list[Piece] = []
    y = 0.0
    for key, upgrades in (("installed", installed), ("display", display), ("aside", others)):
        if not upgrades:
            continue
        label = say(text(f"art-{key}", number=str(len(upgrades))))
        pieces.append(Piece(f"{key}-label", 4, y + 12, words(0, 4, label, "a-caps", 12.5, "start"), "", label))
        columns, high = (4, 30.0) if key == "aside" else (3, 40.0)
        for place, (name, cost) in enumerate(upgrades):
            said = say(Text(f"nemo2-upgrade-{name}"))
            wide = (WIDTH - 4) / columns
            x, row = 2 + wide * (place % columns + 0.5), place // columns
            body = _gear(key, said, cost, wide - 5, high)
            at = y + 24 + high / 2 + row * (high + 4)
            pieces.append(Piece(f"upgrade-{name}", x, at, body, f"upgrade-{name}", said))
        y += 26 + -(-len(upgrades) // columns) * (high + 4)
    return Panel("upgrades", say(Text("art-panel-upgrades")), Drawing(WIDTH, int(y), "", tuple(pieces)))


@lru_cache(maxsize=128)
def _gear(key: str, said: str, cost: int, wide: float, high: float) -> str:
    look = {"installed": "a-gear", "display": "a-plate", "aside": "a-slot"}[key]
    voice = {"installed": "a-strong", "display": "a-text", "aside": "a-soft"}[key]
    body = rect(-wide / 2, -high / 2, wide, high, look, 5)
    if not cost:
        return body + block(0, 0, said, voice, 10.5 if key == "aside" else 12, wide - 8, 2)
    return body + block(-11, 0, said, voice, 12, wide - 32, 2) + group(coin(str(cost), 10), x=wide / 2 - 14)


def character_panel(view: View, say: Say) -> Panel:
    """Six medallions; whoever was sacrificed is crossed out."""
    pieces = []
    for place, found in enumerate(view["characters"]):
        said = say(Text(f"nemo2-character-{found['name']}"))
        head = circle(0, -6, 21, "a-medallion") + circle(0, -6, 18, "a-hair")
        bust = path(sign("bust"), "a-ink")
        body = group(head + bust, "" if found["in_play"] else "a-asleep")
        if not found["in_play"]:
            body += path("M-14 -20L14 8M-14 8L14 -20", "a-accentline")
        body += block(0, 25, said, "a-text" if found["in_play"] else "a-soft", 11, 60, 2)
        title = said if found["in_play"] else f"{said} ({say(Text('art-sacrificed'))})"
        pieces.append(
            Piece(f"character-{found['name']}", 33 + place * 62.8, 32, body, f"character-{found['name']}", title)
        )
    return Panel("characters", say(Text("art-panel-characters")), Drawing(WIDTH, 72, "", tuple(pieces)))


def treasure_panel(view: View, say: Say) -> Panel:
    """What was found, and how much is left in the bag."""
    pieces = []
    left = say(text("art-treasure-bag", number=str(sum(view["treasure_bag"].values())), gems=str(view["gems_left"])))
    pieces.append(Piece("treasure-bag", 4, 12, words(0, 4, left, "a-caps", 12.5, "start"), "", left))
    kinds = [(name, number, True) for name, number in view["collected"].items()]
    kinds += [(name, number, False) for name, number in view["lost_treasures"].items() if name not in view["collected"]]
    for place, (name, number, ours) in enumerate(kinds):
        said = say(Text(f"nemo2-treasure-{name}"))
        body = rect(-46, -17, 92, 34, "a-found" if ours else "a-slot", 8)
        body += block(-6 if number > 1 else 0, 0, said, "a-text" if ours else "a-soft", 11, 72 if number > 1 else 84, 2)
        if number > 1:
            body += words(40, 5, f"×{number}", "a-strong", 13, "end")
        x, y = 49 + (place % 4) * 94.0, 42 + (place // 4) * 38.0
        pieces.append(Piece(f"treasure-{name}", x, y, body, f"treasure-{name}", f"{number} × {said}"))
    height = 26 + max(1, -(-len(kinds) // 4)) * 38
    return Panel("treasures", say(Text("art-panel-treasures")), Drawing(WIDTH, height, "", tuple(pieces)))


def officer_panel(view: View, say: Say) -> Panel:
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
    return Panel(
        "officers", say(Text("art-panel-officers")), Drawing(WIDTH, 4 + len(view["seats"]) * 36, "", tuple(pieces))
    )
