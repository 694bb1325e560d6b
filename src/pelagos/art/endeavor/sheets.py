"""What all players of Endeavor: Deep Sea share: the influence area, reports, the crew tray, piles, goals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal

from pelagos.art.emblems import polar, seat_mark
from pelagos.art.endeavor.icons import (
    EVERY,
    JOKER,
    Gain,
    Gains,
    gain_text,
    gain_words,
    icon_symbols,
    icons,
    icons_width,
    names_of,
)
from pelagos.art.endeavor.seats import topics
from pelagos.art.fitting import block, fitted, from_afar
from pelagos.art.markup import circle, group, kindred, path, points, rect, symbol, tag, use, words
from pelagos.art.model import Panel, Piece, Say
from pelagos.art.once import once
from pelagos.art.sea.shelf import WIDTH, panel
from pelagos.art.style import sign
from pelagos.core.text import Text, text
from pelagos.games.endeavor.view import EndeavorView, FivesView, GoalView, PrintedArea, ReportView, TrayView

FLAT: Final = "flat-top"
LANES: Final = "lanes"
"""How hexes lie: standing on a side, or in lanes; else they stand on a corner."""
REGIONS: Final = ("rescue", "search", "guardian", "shallow-overflow", "deep-overflow")
"""Parts of an influence area that have a name."""
CARD: Final = 84.0
"""How high the card of a report is."""
RECRUITING: Final = EVERY - {"disc", "discover", "low", JOKER}
"""The signs on crew: what it does, and what it gives."""
BADGE: Final = 46.0
BANNER: Final = "M-58 -6V-17A6 6 0 0 1 -52 -23H52A6 6 0 0 1 58 -17V-6Z"
"""How high the card of somebody to recruit is, and the band with the name."""
FIVE: Final = 5
"""The level of the crew that lies in piles."""
WORTH: Final[tuple[Literal["points", "first", "second", "lead"], ...]] = ("points", "first", "second", "lead")
ROOT3: Final = 1.7320508


@once
def influence_panel(view: EndeavorView, say: Say) -> Panel:
    """The hexes of the scenario sheet with their points, bonuses and markers."""
    places = [(space["row"], space["col"]) for space in view["influence"]]
    form = view["scenario"]["form"]
    where, size, height = hexes(places, form)
    signs = icon_symbols("edi", names_of(gain for space in view["influence"] for gain in space["gains"]))
    turn = 0 if form == FLAT else 30
    shape = points(polar(size * 0.97, 60 * k + turn + 30) for k in range(6))
    ground = tag("defs", signs + tag("path", id="edi-hex", d=shape))
    pieces = []
    for space, (x, y) in zip(view["influence"], where, strict=True):
        spot = f"space-{space['row']}-{space['col']}"
        gains = tuple(map(tuple, space["gains"]))
        look = "a-goldhex" if space["infinite"] else "a-starthex" if space["start"] else _region(space["region"])
        held = tuple(seat for seat, number in enumerate(space["markers"]) for _ in range(number))
        symbol = _symbol(size, space["topic"], space["goal"], bool(held))
        drawn = _held(look, size, space["points"], held) if held else _hex(look, size, space["points"], gains, symbol)
        pieces.append(Piece(spot, x, y, drawn + symbol, spot, ", ".join(map(say, _printed(space)))))
    return panel("influence", say(Text("art-panel-influence")), pieces, height, ground)


def _region(region: str) -> str:
    """Spaces of a grid of their own look different."""
    return "a-rescuehex" if region in ("rescue", "guardian") else "a-hex"


def _symbol(size: float, topic: str | None, goal: int, held: bool) -> str:
    """The topic of a space, or which goal a marker there decides: in its corner where markers lie."""
    if not topic and not goal:
        return ""
    x, y, scale = (size * 0.48, -size * 0.4, size / 44) if held else (0.0, size * 0.42, size / 30)
    if topic:
        return group(path(sign("page"), f"a-topic-{topic}", transform=f"scale({scale:.2f})"), x=x, y=y)
    return group(circle(0, 0, 10 * scale, "a-well") + words(0, 5 * scale, str(goal), "a-strong", 14 * scale), x=x, y=y)


def _printed(space: PrintedArea) -> Iterator[Text]:
    """Everything that is printed on a space."""
    if space["start"]:
        yield Text("endeavor-area-start")
    if space["goal"]:
        yield text("endeavor-area-goal", number=space["goal"])
    if space["lane"]:
        yield text("endeavor-area-lane", depth=space["lane"])
    elif space["region"] in REGIONS:
        yield Text(f"endeavor-region-{space['region']}")
    yield from (gain_text(tuple(gain), 1) for gain in space["gains"])
    if space["topic"]:
        yield text("endeavor-area-topic", topic=Text(f"endeavor-topic-{space['topic']}"))
    yield text("endeavor-points", number=space["points"])
    if space["infinite"]:
        yield Text("endeavor-area-infinite")


def hexes(places: list[tuple[int, int]], form: str) -> tuple[list[tuple[float, float]], float, float]:
    """Where the hexes lie, how large they are, and how high all of them."""
    rows, columns = max(row for row, _ in places), max(column for _, column in places)
    if form == FLAT:
        size = min(26.0, (WIDTH - 8) / (1.5 * columns + 2))
        where = [
            (4 + size + 1.5 * size * column, 4 + ROOT3 * size * (row + 0.5 + (0.5 if column % 2 else 0)))
            for row, column in places
        ]
        return where, size, ROOT3 * size * (rows + 1.5) + 8
    size = min(26.0, (WIDTH - 8) / (ROOT3 * (columns + 1.5)))
    shift = 0 if form == LANES else 0.5
    where = [
        (4 + ROOT3 * size * (column + 0.5 + (shift if row % 2 else 0)), 4 + size + 1.5 * size * row)
        for row, column in places
    ]
    return where, size, 1.5 * size * rows + 2 * size + 8


@lru_cache(maxsize=512)
def _hex(look: str, size: float, value: int, gains: Gains, symbol: str) -> str:
    """A free hex: its points, above what else is printed on it."""
    body = tag("use", href="#edi-hex", class_=f"{look} outline")
    if value:
        body += words(
            0, size * (0.0 if gains or symbol else 0.25), str(value).replace("-", "−"), "a-strong", size * 0.72
        )
    return body + icons("edi", gains, 0, size * (0.42 if value else 0), size / 30)


@lru_cache(maxsize=512)
def _held(look: str, size: float, value: int, held: tuple[int, ...]) -> str:
    """A hex with markers on it: its points stand above them."""
    body = tag("use", href="#edi-hex", class_=f"{look} outline")
    if value:
        body += words(0, -size * 0.38, str(value).replace("-", "−"), "a-strong", size * 0.5)
    step = min(size * 0.7, size * 1.2 / len(held))
    marks = ((seat, step * (place - (len(held) - 1) / 2)) for place, seat in enumerate(held))
    return body + "".join(group(seat_mark(seat, size / 28), x=x, y=size * 0.22) for seat, x in marks)


@once
def report_panel(view: EndeavorView, say: Say) -> Panel:
    """The display as cards: name, cost, points, topics, and what each report brings to its author and to the others."""
    gained = [gain for report in view["display"] for gain in (*report["you"], *report["spaces"], *report["others"])]
    ground, pieces = tag("defs", icon_symbols("edr", names_of(gained) | {"know"})), []
    for place, report in enumerate(view["display"]):
        said, spot = say(Text(f"endeavor-report-{report['id']}")), f"report-{report['id']}"
        gains = [*report["you"], *report["spaces"]]
        title = "; ".join([said, gain_words(gains, say), gain_words(report["others"], say)])
        x, y = 95 + (place % 2) * 190.0, CARD / 2 + 2 + (place // 2) * (CARD + 4)
        pieces.append(Piece(spot, x, y, _report(report, said), spot, title))
    height = 2 + -(-len(view["display"]) // 2) * (CARD + 4)
    return panel("reports", say(Text("art-panel-reports")), pieces, height, ground)


def _report(report: ReportView, said: str) -> str:
    """A card of the display: its topics at the left, its cost and its points in the corners, what it brings below."""
    top, gains = -CARD / 2, [*report["you"], *report["spaces"]]
    body = kindred(f"report-{report['id']}", rect(-93, top, 186, CARD, "a-card outline", 6))
    body += rect(-93, top, 20, CARD, "a-kind", 6)
    body += topics(report["topics"], -83, 0)
    body += block(-1, top + 19, said, "a-text", 11.5, 138, 3)
    body += group(
        use("edr-know", scale=0.95) + words(10, 4.8, str(report["cost"]), "a-strong", 14, "start"), x=-60, y=27
    )
    room = 104 if report["points"] else 128
    body += _brought(gains, -40 + room / 2, 11 if report["others"] else 24, room, 1.0)
    body += _brought(report["others"], -40 + room / 2, 31, room, 0.72)
    return body + (words(88, CARD / 2 - 8, str(report["points"]), "a-strong", 19, "end") if report["points"] else "")


def _brought(gains: Sequence[Gain], x: float, y: float, room: float, most: float) -> str:
    """Gains as large as there is room for."""
    return icons("edr", gains, x, y, min(most, room / icons_width(gains))) if gains else ""


@once
def tray_panel(view: EndeavorView, say: Say) -> Panel:
    """Crew that can be recruited, by level; of level 5 the top of each pile, and how many tiles lie below it."""
    pieces = []
    for number, pile in enumerate(view["tray"]):
        place = number - [other["level"] for other in view["tray"]].index(pile["level"])
        told = say(text("endeavor-now-tray", number=pile["left"]))
        pieces.append(_recruit(pile, pile["level"], place, f"×{pile['left']}", told, say))
    tops = [five for five in view["fives"] if five["name"]]
    for place, five in enumerate(tops):
        below = five["height"] - 1
        told = say(text("endeavor-now-five", number=below))
        pieces.append(_recruit(five, FIVE, place, f"+{below}" if below else "", told, say))
    card = rect(-58, -BADGE / 2, 116, BADGE, "a-plate outline", 6) + path(BANNER, "a-kind")
    ground = tag("defs", icon_symbols("edt", RECRUITING) + symbol("edt-card", card))
    ground += "".join(
        words(10, BADGE / 2 + 8 + row * (BADGE + 4), str(row + 1), "a-depthmark", 20) for row in range(FIVE)
    )
    return panel("tray", say(Text("art-panel-tray")), pieces, FIVE * (BADGE + 4), ground)


def _recruit(crew: TrayView | FivesView, level: int, place: int, left: str, told: str, say: Say) -> Piece:
    """A kind of crew as a card: its name, what it does for a disc, what it gives at once, and how many there are."""
    said, spot = say(Text(f"endeavor-crew-{crew['name']}")), f"tray-{crew['kind']}"
    body = use("edt-card", kind=f"crew-{crew['name']}")
    body += from_afar(-54, -11, said, "a-text", 12, 86, "start") + words(54, -11, left, "a-soft", 10.5, "end")
    deeds = [deed for slot in crew["actions"] for deed in slot]
    wide = 34.0 + icons_width(deeds) + icons_width(crew["bonus"])
    scale = min(0.95, 108 / wide)
    x = -52.0
    if deeds:
        body += icons("edt", deeds, x + icons_width(deeds) * scale / 2, 9, scale)
        x += icons_width(deeds) * scale
    if crew["bonus"]:
        mine = icons_width(crew["bonus"]) * scale
        body += words(x + 6, 13, "+", "a-soft", 13) + icons("edt", crew["bonus"], x + 12 + mine / 2, 9, scale)
    title = f"{said}; {told}"
    body = body if left != "×0" else group(body, "a-asleep")
    return Piece(spot, 80 + place * 119.5, BADGE / 2 + 1 + (level - 1) * (BADGE + 4), body, spot, title)


@once
def supply_panel(view: EndeavorView, say: Say) -> Panel:
    """Piles of tiles by depth, the dive tokens, the deck of reports."""
    pieces = []
    for place, found in enumerate(view["piles"]):
        said = say(text("art-depth", number=str(found["depth"])))
        body = rect(-33, -18, 66, 36, f"a-back a-head{found['depth']}", 5) + words(
            0, -1, str(found["left"]), "a-onzone", 17
        )
        body += fitted(0, 13, said, "a-onzone", 10.5, 60)
        spot = f"pile-{found['depth']}"
        known = [say(Text(f"endeavor-tile-{tile}")) for tile in found["under"] if tile]
        told = " · ".join([f"{said}: {found['left']}", *known])
        pieces.append(Piece(spot, 40 + place * 74.0, 22, body, spot, told))
    tokens = view["tokens"]
    line = say(text("art-supplies", tokens=str(tokens["supply"]), reports=str(view["deck"])))
    pieces.append(Piece("supplies", 4, 56, words(0, 4, line, "a-soft", 13, "start"), "supplies", line))
    return panel("supplies", say(Text("art-panel-supplies")), pieces, 70)


@once
def goal_panel(view: EndeavorView, say: Say) -> Panel:
    """What the scenario counts at the end, and what it brings."""
    pieces = []
    for place, goal in enumerate(view["goals"]):
        what = say(Text(f"endeavor-{goal['what']}"))
        worth = _worth(goal, say)
        body = rect(0, -17, 372, 34, "a-plate", 4) + circle(18, 0, 10, "a-well")
        body += words(18, 4.5, str(place + 1), "a-strong", 13) + fitted(36, -2, what, "a-text", 13, 330, "start")
        body += fitted(36, 12, worth, "a-soft", 11.5, 330, "start")
        pieces.append(Piece(f"goal-{place}", 4, 19 + place * 38.0, body, f"goal-{place}", f"{what}: {worth}"))
    return panel("goals", say(Text("art-panel-goals")), pieces, 4 + len(view["goals"]) * 38)


def _worth(goal: GoalView, say: Say) -> str:
    """What a goal brings for each, for most of it or for being first, and for each lead."""
    numbers = {fact: goal[fact] for fact in WORTH}
    return say(text("art-goal-worth", **numbers, race="yes" if goal["race"] else "no")).strip(" ·")


@once
def group_panel(view: EndeavorView, say: Say) -> Panel:
    """What the group has to reach, and how far it is."""
    pieces = []
    for place, line in enumerate(view["group"]):
        name, have, need = str(line[0]), int(line[1]), int(line[2])
        family = "group" if name.startswith(("goal", "influence")) else "bonus"
        said = say(Text(f"endeavor-{family}-{name}"))
        if name.startswith("goal"):
            said += ": " + say(Text(f"endeavor-{view['goals'][int(name[-1]) - 1]['what']}"))
        share = min(1.0, have / need) if need else 1.0
        body = rect(0, -12, 372, 24, "a-plate", 4) + rect(0, -12, 372 * share, 24, "a-progress", 4)
        body += fitted(8, 5, said, "a-text", 12.5, 290, "start") + words(
            364, 5, f"{have}/{need}", "a-strong", 14, "end"
        )
        pieces.append(Piece(f"goal-{place}", 4, 16 + place * 28.0, body, f"goal-{place}", f"{said}: {have}/{need}"))
    return panel("goals", say(Text("art-panel-goals")), pieces, 6 + len(view["group"]) * 28)
