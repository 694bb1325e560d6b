"""Where the pictures of great moments take place: skies over the sea, its depths, rooms of the Nautilus.

Each setting is drawn in two parts, so that coasts and clouds can stand between the sky and the sea.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from pelagos.art.markup import number, path, rect
from pelagos.art.sea.engraving import engraved

WIDE: Final = 480
HIGH: Final = 270
HORIZON: Final = 158
RAYS: Final = ((30, 20, -40, 34), (120, 26, 60, 60), (226, 34, 214, 84), (330, 22, 366, 66), (420, 26, 500, 60))
"""Light that falls into the sea: where it enters and how wide, where it ends and how wide."""
PLANKS: Final = (60, 118, 180, 244, 306, 370, 428)

Draw = Callable[[], str]


class Setting(NamedTuple):
    """What lies behind everything far, and what lies before it."""

    back: Draw
    front: Draw


def nothing() -> str:
    """No second part."""
    return ""


def air(tone: str, lines: str, dims: int, dense: int) -> str:
    """A sky: darker towards the zenith, ruled with lines that part towards the horizon."""
    shades = "".join(rect(0, 0, WIDE, HORIZON * (dims - place) / (dims + 1), "a-vdim") for place in range(dims))
    y, rows = 4.0, ""
    while y < HORIZON:
        rows += f"M0 {number(y)}H{WIDE}"
        y += dense + y * 0.035
    return rect(0, 0, WIDE, HIGH, f"a-{tone}") + shades + path(rows, f"a-{lines}")


def water(tone: str, lines: str, height: float) -> str:
    """The sea up to the horizon: rows of waves that grow towards the eye."""
    shades = "".join(rect(0, y, WIDE, HIGH - y, "a-vdim") for y in (190, 215, 240))
    return rect(0, HORIZON, WIDE, HIGH - HORIZON, f"a-{tone}") + shades + path(waves(HORIZON + 2, height), f"a-{lines}")


def waves(top: float, height: float) -> str:
    """Rows of waves as path data; the higher, the rougher."""
    rows, y, step, place, n = "", top, 3.0, 0, number
    while y < HIGH + 6:
        length = 8 + (y - top) * 0.3
        rows += f"M{n(-length * (place % 3) / 1.5)} {n(y)}q{n(length / 2)} {n(-length * height)} {n(length)} 0"
        rows += f"t{n(length)} 0" * (int(WIDE / length) + 2)
        y, step, place = y + step, step * 1.2, place + 1
    return rows


def depth(tone: str, dims: int) -> str:
    """The sea from inside: it darkens downwards, and light falls in from above."""
    shades = "".join(rect(0, 24 + place * 230 / dims, WIDE, HIGH, "a-vdim") for place in range(dims))
    rows = "".join(f"M{(y * 7) % 60 - 60} {y}q30 -5 60 0" + "t60 0" * 8 for y in range(12, 100, 9))
    return rect(0, 0, WIDE, HIGH, f"a-{tone}") + shades + path(rows, "a-vglint")


def rays() -> str:
    """Beams of daylight in the water."""
    beams = (f"M{x} 0H{x + wide}L{x2 + wide2} 270H{x2}Z" for x, wide, x2, wide2 in RAYS)
    return path("".join(beams), "a-vray")


def bottom() -> str:
    """The floor of the sea."""
    return engraved("v5/B7 ~-40 232 60 224 130 242 220 226 300 244 390 222 520 236 520 300 -40 300Z")


def cut(tone: str) -> str:
    """The sea cut open: a surface near the top, and everything below it."""
    surface = "M0 92q20 -7 40 0" + "t40 0" * 11
    shades = "".join(rect(0, 110 + place * 22, WIDE, HIGH, "a-vdim") for place in range(7))
    below = path(surface + "V270H0Z", f"a-{tone}") + shades
    rows = "".join(f"M{(y * 11) % 80 - 80} {y}q20 -5 40 0" + "t40 0" * 13 for y in range(102, 150, 8))
    return below + path(rows, "a-vglint") + path(surface, "a-vfoam")


def room() -> str:
    """A room of the Nautilus: a panelled wall, and planks."""
    wall = rect(0, 0, WIDE, HIGH, "a-v4") + rect(0, 0, WIDE, 26, "a-v5") + rect(0, 204, WIDE, 66, "a-v5")
    panels = "".join(f"M{x} 34H{x + 52}V190H{x}Z" for x in range(8, 480, 68))
    floor = "".join(f"M{240 + (x - 240) * 0.8:.0f} 204L{240 + (x - 240) * 1.5:.0f} 270" for x in PLANKS)
    ruled = "".join(f"M0 {y}H480" for y in (27, 30, 196, 200))
    return wall + path(panels + ruled, "a-vglint") + path(floor, "a-vetch")


def salon() -> str:
    """The great window: the iris is open, and one looks into the sea."""
    sea = engraved("v3 O240 112 170 92") + path("M180 24L120 204H210L226 24Z", "a-vray")
    sea += path("M270 24L300 204H370L310 24Z", "a-vray")
    ripples = "".join(f"M{90 + y / 3:.0f} {y}q14 -4 28 0" + "t28 0" * (9 - y // 40) for y in range(50, 180, 16))
    frame = "vrope O240 112 172 94"
    bolts = "".join(
        f"\nv1 O{x} {y} 3" for x, y in ((62, 112), (418, 112), (118, 40), (362, 40), (118, 184), (362, 184))
    )
    return room() + sea + path(ripples, "a-vglint") + engraved(f"{frame}\nvfoam O240 112 180 101{bolts}")


BOLTS: Final = ((62, 112), (418, 112), (118, 40), (362, 40), (118, 184), (362, 184))


def halls() -> str:
    """The engine room: frames of iron, one behind the other."""
    ribs = "".join(
        f"\nvline M{240 - w} 270 V{150 - w / 3:.0f} Q{240 - w} {90 - w / 2.4:.0f} 240 {90 - w / 2.4:.0f} "
        f"Q{240 + w} {90 - w / 2.4:.0f} {240 + w} {150 - w / 3:.0f} V270"
        for w in (60, 100, 150, 210)
    )
    glow = "vbeam O240 160 60 46\nvbeam O240 160 36 30"
    dims = "".join(
        rect(x, 0, w, HIGH, "a-vdim") for x, w in ((0, 90), (0, 60), (0, 30), (390, 90), (420, 60), (450, 30))
    )
    return rect(0, 0, WIDE, HIGH, "a-v4") + dims + engraved(f"{glow}{ribs}\nv6/A5 M0 236H480V270H0Z")


SHADOWS: Final = ((0, 90), (0, 60), (0, 30), (390, 90), (420, 60), (450, 30))


def medallion() -> str:
    """The ground of a portrait: an oval, ruled, in a frame."""
    oval = "v2/A5 O240 140 168 150\nvline O240 140 168 150\nvetch O240 140 176 158"
    return rect(0, 0, WIDE, HIGH, "a-v4") + engraved("v4/A9 M0 0H480V270H0Z\n" + oval)


def cloth() -> str:
    """A table with a cloth, and a wall in the shade: for things that are to be looked at."""
    wall = rect(0, 0, WIDE, HIGH, "a-v4") + "".join(rect(0, 0, WIDE, y, "a-vdim") for y in (40, 80, 120, 160))
    folds = "\n".join(f"vetch M{x} 206 Q{x + bend} 236 {x + bend // 2} 270" for x, bend in FOLDS)
    light = "vbeam O240 140 190 120\nvbeam O240 150 130 90"
    return wall + engraved(f"v4/A8 M0 0H480V190H0Z\n{light}\nv2/B8 M0 196H480V270H0Z\nv1 M0 190H480V202H0Z\n{folds}")


FOLDS: Final = ((40, 10), (96, -12), (160, 8), (228, -8), (290, 14), (352, -10), (420, 12))


def street() -> str:
    """A city by night: roofs and lit windows."""
    roofs = "v5/L6 M0 270V120H40V96L66 76 92 96V130H120V92H170V140H196V104L222 84 248 104V150H270V270Z"
    roofs += "\nv5/R6 M270 270V146H300V108H348V90L366 70 384 90V132H410V100H456V128H480V270Z"
    panes = "".join(f"M{x} {y}h7v10h-7Z" for x, y in PANES)
    return air("v3", "vetch", 4, 6) + engraved(roofs) + path(panes, "a-vglow") + engraved("v6/A6 M0 236H480V270H0Z")


PANES: Final = (
    (12, 136), (26, 136), (54, 112), (76, 112), (130, 108), (150, 108), (130, 134), (208, 118), (232, 118), (56, 140),
    (310, 124), (328, 124), (310, 150), (360, 104), (372, 128), (420, 116), (436, 116), (420, 142), (286, 160),
)  # fmt: skip


def paper() -> str:
    """A sheet of paper on a desk, to be written or drawn on."""
    sheet = "vsail/B9 M46 30 434 20 446 250 36 258Z\nvline M46 30 434 20 446 250 36 258Z"
    grid = "".join(f"\nvetch M{44 - y // 26} {y}L{438 + y // 26} {y - 9}" for y in range(70, 250, 40))
    lines = "".join(f"\nvetch M{x} 26L{x * 1.06 - 14:.0f} 254" for x in range(100, 420, 60))
    return rect(0, 0, WIDE, HIGH, "a-v5") + engraved(f"v5/A6 M0 0H480V270H0Z\n{sheet}{grid}{lines}")


def _under(tone: str, dims: int, *more: Draw) -> Setting:
    return Setting(partial(depth, tone, dims), lambda: "".join(draw() for draw in more))


def _over(sky: tuple[str, str, int, int], sea: tuple[str, str, float]) -> Setting:
    return Setting(partial(air, *sky), partial(water, *sea))


SETTINGS: Final[dict[str, Setting]] = {
    "day": _over(("v0", "vetch", 2, 9), ("v2", "vetch", 0.16)),
    "dawn": _over(("v1", "vetch", 3, 7), ("v3", "vglint", 0.14)),
    "dusk": _over(("v2", "vetch", 5, 6), ("v4", "vglint", 0.16)),
    "night": _over(("v5", "vglint", 3, 10), ("v5", "vglint", 0.15)),
    "storm": _over(("v3", "vetch", 6, 4), ("v4", "vglint", 0.5)),
    "fog": _over(("v1", "vetch", 0, 12), ("v1", "vetch", 0.1)),
    "shallows": _under("v2", 6, rays, bottom),
    "deep": _under("v3", 10, rays, bottom),
    "open-deep": _under("v3", 9, rays),
    "abyss": _under("v5", 8, bottom),
    "cut-day": Setting(partial(air, "v0", "vetch", 2, 9), partial(cut, "v3")),
    "cut-night": Setting(partial(air, "v5", "vglint", 2, 9), partial(cut, "v5")),
    "room": Setting(room, nothing),
    "salon": Setting(salon, nothing),
    "engines": Setting(halls, nothing),
    "portrait": Setting(medallion, nothing),
    "table": Setting(cloth, nothing),
    "street": Setting(street, nothing),
    "paper": Setting(paper, nothing),
}
