"""Ships and contacts as chips of 74 by 44: name, flag, attack, defense, skulls, points; Warships have a ram."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from pelagos.art.emblems import star
from pelagos.art.markup import circle, fitted, group, path, rect, symbol, use, words
from pelagos.art.model import Piece, Say
from pelagos.art.nemo2.flags import flag_name, flag_symbols
from pelagos.art.style import sign
from pelagos.core.text import Text, text

WIDE: Final = 74.0
HIGH: Final = 44.0


def ship_symbols(prefix: str) -> str:
    """The parts that all chips share, for one drawing."""
    eyes = circle(-1.7, -0.4, 1.1, "a-skulleye") + circle(1.7, -0.4, 1.1, "a-skulleye")
    signs = group(path(sign("skull"), "a-ink") + eyes, x=23, y=2.5) + path(
        star(5, 2.3, 8), "a-gold", transform="translate(23 14.5)"
    )
    trader = rect(-37, -22, WIDE, HIGH, "a-trader", 9) + group(path(sign("shield"), "a-shield"), x=4, y=8) + signs
    ram = "M-37 -22H29L37 0L29 22H-37Z"
    war = path(ram, "a-warship") + path("M-34.5 -19.5H27.6L34.4 0L27.6 19.5H-34.5Z", "a-hair")
    war += (
        path(star(10.5, 7, 8), "a-burst", transform="translate(-10 8)")
        + group(path(sign("shield"), "a-shield"), x=9, y=8)
        + signs
    )
    dark = rect(-37, -22, WIDE, HIGH, "a-contact", 9) + path("M-30 -14H30M-30 14H30", "a-contactline")
    return "".join(
        (
            symbol(f"{prefix}-trader", trader),
            symbol(f"{prefix}-warship", war),
            symbol(f"{prefix}-contact", dark + words(0, 9, "?", "a-oncontact", 26)),
            flag_symbols(prefix),
        )
    )


def ship_key(ship: dict[str, Any]) -> str:
    """One key for both sides of a ship, so that it stays the same piece when it is turned over."""
    return f"ship-{min(ship['name'], ship['other']['name'])}"


def ship_piece(prefix: str, ship: dict[str, Any], x: float, y: float, say: Say, mark: str = "") -> Piece:
    """A ship where it lies; its other side can be found there too."""
    name = say(Text(f"nemo2-ship-{ship['name']}"))
    body = chip(
        prefix,
        name,
        flag_name(ship["nation"]),
        ship["warship"],
        ship["attack"],
        ship["defense"],
        ship["skulls"],
        ship["vp"],
    )
    other = ship["other"]["name"]
    if other != ship["name"]:
        body += f'<g data-spot="ship-{other}" pointer-events="none">{rect(-37, -22, WIDE, HIGH, "a-hit")}</g>'
    return Piece(ship_key(ship), x, y, body + mark, f"ship-{ship['name']}", ship_title(ship, say))


def ship_title(ship: dict[str, Any], say: Say) -> str:
    """Both sides in words."""
    told = _line(ship, say)
    if ship["other"]["name"] == ship["name"]:
        return told
    return say(text("art-two-sides", front=told, back=_line(ship["other"], say)))


def _line(side: dict[str, Any], say: Say) -> str:
    return say(
        text(
            "nemo2-board-ship",
            ship=Text(f"nemo2-ship-{side['name']}"),
            kind="warship" if side["warship"] else "other",
            attack=side["attack"],
            defense=side["defense"],
            skulls=side["skulls"],
            vp=side["vp"],
        )
    )


@lru_cache(maxsize=512)
def chip(prefix: str, name: str, nation: str, warship: bool, attack: int, defense: int, skulls: int, vp: int) -> str:
    """The face of a ship."""
    body = use(f"{prefix}-warship" if warship else f"{prefix}-trader") + use(
        f"{prefix}-flag-{nation}", -26 if warship else -22, 9
    )
    body += fitted(-2 if warship else 0, -8.5, name, "a-strong", 11.5, 62)
    if warship:
        body += words(-10, 12.5, str(attack), "a-onaccent", 13)
    body += words(9 if warship else 4, 12.5, str(defense), "a-strong", 13)
    return body + words(29, 6.5, str(skulls), "a-text", 11) + words(29, 18, str(vp), "a-text", 11)
