"""Ships as one saw them against the sky, by their classes: hull, masts, funnels, guns. They steam to the right.

Each is made of parts; the water line is y = 0, and the bow about x = 80.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from pelagos.art.sea.engraving import engraved

HULLS: Final = {
    "clip": "v6/A4 M-80 -14 -74 0 66 0 Q84 -14 104 -24 Q40 -12 -20 -12 Q-60 -12 -80 -18Z",
    "frigate": "v6/A4 M-84 -22 -76 0 70 0 Q80 -12 98 -24 L80 -18 -70 -18Z",
    "two-decker": "v6/A4 M-86 -34 -76 0 72 0 Q82 -16 100 -34 L80 -28 -66 -28 -68 -34Z",
    "ironclad": "v6/A4 M-84 -18 -80 0 84 0 Q90 -4 82 -20Z",
    "ram": "v6/A4 M-84 -14 -82 0 92 0 Q98 0 100 3 Q88 -6 76 -16Z",
    "low": "v6/A3 M-90 -7 -88 0 88 0 92 -7Z",
    "liner": "v6/A4 M-100 -20 -88 0 90 0 L104 -22 80 -17 -80 -17Z",
    "trader": "v6/A4 M-80 -20 -72 0 72 0 82 -20 58 -20 56 -14 -56 -14 -58 -20Z",
    "brig": "v6/A4 M-62 -18 -54 0 48 0 Q60 -12 76 -20 L56 -15 -50 -15Z",
    "junk": "v6/A4 M-70 -34 -56 0 46 0 72 -22 40 -15 -36 -15 -44 -32Z",
}
FOAM: Final = "vfoam M-96 2 Q-80 -2 -62 2 T-28 2 T8 2 T42 2 T78 1 T112 3"
WAKE: Final = "vglint M-120 5 Q-100 2 -80 5 T-40 5 T0 5 T40 5 T80 5 T120 5"


def ship(hull: str, *parts: str) -> str:
    """A ship of some class: what stands behind the hull first."""
    return engraved("\n".join((*parts, HULLS[hull], FOAM, WAKE)))


def mast(x: float, high: float, sails: int = 3, wide: float = 24, base: float = -14) -> str:
    """A mast with square sails, the lowest the widest."""
    lines = [f"vline M{x} {base}V{base - high}"]
    tall = (high - 8) / max(1, sails)
    for place in range(sails):
        top, half = base - high + 5 + place * tall, wide * (0.55 + 0.22 * place) / 1.2
        low = top + tall - 3
        lines.append(
            f"vsail/R4 M{x - half * 0.8} {top}H{x + half * 0.8}Q{x + half * 1.3} {(top + low) / 2} {x + half} {low}"
            f"Q{x} {low - 5} {x - half} {low}Q{x - half * 0.6} {(top + low) / 2} {x - half * 0.8} {top}Z"
        )
    return "\n".join(lines)


def bare(x: float, high: float, wide: float = 20, base: float = -14) -> str:
    """A mast whose sails are furled, with its stays."""
    yards = "".join(f"M{x - wide * part} {base - high * at}H{x + wide * part}" for at, part in YARDS)
    stays = f"M{x} {base - high}L{x - wide} {base}M{x} {base - high}L{x + wide} {base}"
    return f"vline M{x} {base}V{base - high}{yards}\nvetch {stays}"


YARDS: Final = ((0.86, 0.5), (0.66, 0.8), (0.44, 1.0))


def stack(x: float, high: float, wide: float = 9, smoke: float = 1.0, base: float = -14) -> str:
    """A funnel, and its smoke that drifts astern."""
    top, s = base - high, smoke
    cloud = (
        f"v4/A4 ~{x + 2} {top} {x - 8 * s} {top - 12 * s} {x - 30 * s} {top - 16 * s} {x - 62 * s} {top - 30 * s} "
        f"{x - 84 * s} {top - 26 * s} {x - 60 * s} {top - 14 * s} {x - 30 * s} {top - 4 * s} {x - 6} {top}Z"
    )
    left, right = x - wide / 2, x + wide / 2
    funnel = f"v5/R3 M{left} {base}V{top}H{right}V{base}Z\nv1 M{left} {top + 4}H{right}V{top + 8}H{left}Z"
    return f"{cloud}\n{funnel}"


def ports(y: float, start: float, end: float, step: float = 12) -> str:
    """A row of gun ports or lit windows."""
    found, x = "", start
    while x <= end:
        found += f"M{x} {y}H{x + step * 0.4:.1f}V{y + 4}H{x}Z"
        x += step
    return f"vsail {found}"


def turret(x: float, y: float = -7, gun: float = 22) -> str:
    """A turret with its guns run out."""
    return f"v5/R3 M{x - 12} {y}V{y - 12}H{x + 12}V{y}Z\nvrope M{x + 12} {y - 7}H{x + 12 + gun}"


def jib(x: float, high: float, reach: float, base: float = -16) -> str:
    """A sail before the first mast."""
    return (
        f"vsail/R3 M{x} {base - high}Q{x + reach * 0.5} {base - high * 0.4} {x + reach} {base - 4}L{x + 4} {base - 6}Z"
    )


def paddle(x: float) -> str:
    """The box of a paddle wheel."""
    return f"v5/A3 M{x - 20} 0V-10Q{x - 16} -30 {x} -30Q{x + 16} -30 {x + 20} -10V0Z\nvglint O{x} -6 14 14"


def flag(x: float, y: float, ink: str = "vember") -> str:
    """A flag at the peak."""
    top = f"M{x} {y}Q{x - 8} {y - 4} {x - 16} {y}T{x - 26} {y + 2}"
    return f"{ink} {top}V{y + 12}Q{x - 18} {y + 8} {x - 12} {y + 11}T{x} {y + 10}Z"


def _after(drawn: str, *parts: str) -> str:
    """A ship, and what is seen before its hull."""
    return drawn + engraved("\n".join(parts))


def clipper() -> str:
    """All sail set."""
    return ship(
        "clip", mast(-50, 84, 4, 24), mast(-4, 98, 4, 28), mast(42, 90, 4, 25), jib(58, 70, 50), flag(-50, -104)
    )


def frigate() -> str:
    """Masts, a funnel between them, one row of guns."""
    parts = (mast(-54, 78, 3, 22, -18), stack(-26, 26, 9, 0.8, -18), mast(2, 88, 3, 26, -18), mast(52, 80, 3, 22, -18))
    return _after(ship("frigate", *parts, jib(64, 62, 36)), ports(-12, -62, 62, 11))


def armored_frigate() -> str:
    """Iron over oak: furled sails, and steam up."""
    parts = (bare(-54, 78, 22, -18), stack(-16, 30, 12, 1, -18), bare(8, 88, 25, -18), bare(56, 78, 22, -18))
    belt = "v4/A3 M-74 -9H76L72 0H-72Z"
    return _after(ship("frigate", *parts), belt, ports(-15, -60, 60, 13))


def two_decker() -> str:
    """A ship of the line: two rows of guns."""
    parts = (mast(-54, 80, 3, 24, -28), mast(0, 94, 3, 29, -28), mast(52, 84, 3, 25, -28), stack(-26, 24, 10, 0.7, -28))
    return _after(ship("two-decker", *parts, flag(-54, -114)), ports(-23, -62, 66, 11), ports(-12, -66, 62, 11))


def ironclad() -> str:
    """Straight sides, a ram, two masts and a tall funnel."""
    parts = (bare(-48, 68, 20, -18), stack(0, 40, 13, 1.1, -18), bare(44, 68, 20, -18), "v5 M-16 -18V-28H20V-18Z")
    return _after(ship("ironclad", *parts), ports(-13, -60, 60, 16), "v4/A3 M-78 -7H84L86 0H-78Z")


def ram() -> str:
    """A beak at the water line."""
    parts = (stack(-24, 36, 13, 1.1), stack(-2, 36, 13, 0.9), turret(44, -15, 20), bare(-56, 60, 16))
    return _after(ship("ram", *parts), "v3 M84 -6Q98 -2 104 4L86 1Z", "vfoam M92 4 Q104 -8 116 2")


def ironside() -> str:
    """Turrets on a low deck, no sails at all."""
    parts = (turret(-46), turret(46), stack(0, 42, 13, 1.1, -7), "v5/R3 M-20 -7V-24H22V-7Z", bare(-22, 56, 9, -20))
    return ship("low", *parts)


def monitor() -> str:
    """Hardly above the water: a raft with a turret."""
    return ship("low", turret(20, -7, 30), stack(-30, 32, 12, 1, -7), "v5 M-60 -7V-18H-44V-7Z")


def battleship() -> str:
    """A fortress under steam."""
    house = "v5/R4 M-34 -18V-36H-10V-44H12V-36H34V-18Z"
    stacks = (stack(-10, 46, 12, 1.2, -36), stack(12, 46, 12, 0.9, -36), house)
    masts = (bare(-44, 78, 12, -18), bare(42, 84, 12, -18), flag(-44, -94))
    ship_ = ship("ironclad", *stacks, *masts, turret(-62, -18, 0), turret(62, -18, 26))
    return _after(ship_, "vrope M-74 -25H-98", ports(-12, -66, 66, 9))


def capital() -> str:
    """Masts and turrets both: the pride of an admiralty."""
    masts = (bare(-54, 80, 24, -18), bare(2, 92, 27, -18), bare(54, 82, 24, -18), flag(2, -110))
    ship_ = ship("ironclad", *masts, stack(-26, 34, 12, 1, -18), turret(-30, -18, 0), turret(28, -18, 18))
    return _after(ship_, "vrope M-42 -25H-60", "v4/A3 M-78 -8H84L86 0H-78Z")


def cruiser() -> str:
    """Long, low and fast: two raked funnels."""
    parts = (stack(-24, 36, 9, 1.1), stack(4, 36, 9, 1), bare(-58, 70, 18), bare(44, 74, 18), turret(70, -16, 16))
    return _after(ship("liner", *parts), ports(-10, -70, 70, 18))


def liner() -> str:
    """Rows of windows, two funnels, a few sails for show."""
    cabins = "v2/A3 M-60 -17V-28H56V-17Z"
    masts = (bare(-70, 76, 18, -18), bare(66, 76, 18, -18))
    ship_ = ship("liner", *masts, stack(-20, 40, 11, 1.1, -28), stack(14, 40, 11, 0.9, -28), cabins)
    return _after(ship_, ports(-25, -52, 50, 8), ports(-12, -74, 76, 9))


def passenger() -> str:
    """One funnel, sails, and people at the rail."""
    rail = "vglint M-66 -24H60\nv6 " + "".join(f"O{x} -22 2" for x in range(-60, 60, 14))
    parts = (mast(-52, 70, 3, 19, -18), stack(-6, 40, 11, 1, -18), mast(46, 72, 3, 20, -18), jib(58, 50, 36))
    return _after(ship("liner", *parts), rail, ports(-12, -70, 70, 11))


def mail() -> str:
    """A paddle steamer with the post."""
    parts = (bare(-50, 64, 15), stack(-4, 46, 11, 1.1), bare(46, 64, 15), flag(46, -82))
    return _after(ship("trader", *parts), paddle(0))


def freighter() -> str:
    """Deep in the water, its deck full."""
    bales = "v3/R3 M-44 -14V-28H-28V-14Z\nv3/R3 M-26 -14V-24H-12V-14Z\nv3/R3 M28 -14V-30H46V-14Z"
    parts = (bare(-36, 58, 14), stack(6, 38, 11, 1), bare(40, 58, 14), bales, "v5 M-76 -20V-32H-58V-20Z")
    return _after(ship("trader", *parts), ports(-10, -60, 60, 20))


def whaler() -> str:
    """Boats on their davits, and the smoke of the try-works."""
    smoke = stack(14, 14, 12, 0.9)
    boats = "v3/R3 M-52 -24Q-40 -14 -26 -24Z\nv3/R3 M16 -24Q28 -14 42 -24Z"
    parts = (mast(-40, 66, 3, 19), smoke, mast(0, 76, 3, 22), bare(40, 66, 18))
    return _after(ship("brig", *parts, jib(48, 48, 30)), boats)


def slaver() -> str:
    """A fast brig with barred hatches."""
    bars = "v1 M-34 -13H30V-6H-34Z\nvline " + "".join(f"M{x} -14V-5" for x in range(-32, 32, 5))
    return _after(ship("brig", mast(-28, 80, 4, 22), mast(22, 84, 4, 23), jib(34, 64, 44)), bars)


def ghost() -> str:
    """Torn sails, nobody at the wheel."""
    rags = "v3/R4 M-46 -74Q-30 -70 -8 -74L-14 -50 -20 -60 -26 -44 -34 -58 -42 -46Z"
    rags += "\nv3/R4 M6 -84Q20 -80 42 -84L38 -52 30 -66 24 -48 14 -64Z"
    return ship("brig", "vline M-28 -14V-96M22 -14V-100", rags, "vetch M22 -98L-28 -60M22 -98L70 -20M-28 -94L-58 -20")


def raider() -> str:
    """Black, raked, hungry: sails and steam together."""
    parts = (mast(-54, 78, 3, 22), stack(-24, 22, 9, 1.1), mast(0, 92, 3, 27), mast(46, 82, 3, 23), jib(58, 66, 50))
    return _after(ship("clip", *parts, flag(-54, -98)), ports(-10, -50, 50, 16))


def pirate() -> str:
    """A junk with battened sails and too many guns."""
    sails = [_battened(x, wide, high) for x, wide, high in ((-34, 18, 50), (2, 24, 64), (42, 15, 40))]
    return _after(ship("junk", *sails, flag(2, -110, "v6")), ports(-11, -44, 40, 14))


def _battened(x: float, w: float, h: float) -> str:
    battens = "".join(f"M{x - w} {-24 - k * h / 4:.0f}H{x + w * 0.9:.0f}" for k in range(5))
    sail = f"v3/R4 M{x - w} {-20 - h}Q{x + w * 0.3} {-28 - h} {x + w} {-16 - h}L{x + w * 0.8} -22 {x - w * 0.8} -20Z"
    return f"{sail}\nvline M{x} -15V{-34 - h}\nvetch {battens}"


def boat() -> str:
    """A rowing boat with its men."""
    men = "".join(f"\nv6 O{x} -13 3.4\nv6 M{x - 4} -2V-10H{x + 4}V-2Z" for x in (-20, -8, 4, 16))
    oars = "vline M-26 -8L-38 6M-4 -8L-14 8M18 -8L10 8"
    return engraved(f"{oars}{men}\nv5/A3 M-36 -8Q0 2 38 -9L28 5H-26Z\nvfoam M-44 6Q-20 2 0 6T44 6")


def wreck() -> str:
    """What is left of a ship on the floor of the sea: ribs, a broken mast."""
    ribs = "".join(f"\nvrope M{x} 6 Q{x - 12} {-30 - h} {x - 2} {-44 - h}" for x, h in RIBS)
    hull = "v6/A5 ~-110 10 -96 -26 -60 -10 -20 -14 30 -8 72 -20 96 8 60 14 -60 14Z"
    return engraved(
        f"vrope M-30 0L-70 -84M-58 -60L-30 -66M-66 -76L-48 -80{ribs}\n{hull}\nvglint M-84 -4 -20 -2M10 -2 70 -6"
    )


RIBS: Final = ((-84, 4), (-66, 10), (-46, 14), (10, 12), (30, 10), (52, 6), (72, 0))


def sinking(draw: Callable[[], str]) -> str:
    """A ship that goes down by the stern."""
    return f"<g transform='rotate(-24)'>{draw()}</g>" + engraved(
        "vfoam ~-110 -4 -92 -26 -70 -6 -50 -30 -30 -4 0 -22 20 0 50 -10 70 2"
    )


SHIPS: Final[dict[str, Callable[[], str]]] = {
    "clipper": clipper,
    "frigate": frigate,
    "armored-frigate": armored_frigate,
    "two-decker": two_decker,
    "ironclad": ironclad,
    "ram": ram,
    "ironside": ironside,
    "monitor": monitor,
    "battleship": battleship,
    "capital": capital,
    "cruiser": cruiser,
    "liner": liner,
    "passenger": passenger,
    "mail": mail,
    "freighter": freighter,
    "whaler": whaler,
    "slaver": slaver,
    "ghost": ghost,
    "raider": raider,
    "pirate": pirate,
    "boat": boat,
    "wreck": wreck,
    "sinking-frigate": partial(sinking, frigate),
    "sinking-two-decker": partial(sinking, two_decker),
    "sinking-freighter": partial(sinking, freighter),
}
