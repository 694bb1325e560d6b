"""What all players of Endeavor: Deep Sea share: the influence area, reports, the crew tray, piles, goals."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal

from pelagos.art.emblems import polar, seat_mark
from pelagos.art.endeavor.icons import Gains, gain_text, gain_words, icon_symbols, icons, names_of
from pelagos.art.endeavor.seats import topics
from pelagos.art.fitting import block, fitted
from pelagos.art.markup import circle, group, path, points, rect, tag, use, words
from pelagos.art.model import Panel, Piece, Say
from pelagos.art.once import once
from pelagos.art.sea.shelf import WIDTH, panel
from pelagos.art.style import sign
from pelagos.core.text import Text, text
from pelagos.games.endeavor.view import EndeavorView, GoalView, PrintedArea

FLAT: Final = "flat-top"
LANES: Final = "lanes"
REGIONS: Final = ("rescue", "search", "guardian", "shallow-overflow", "deep-overflow")
"""How hexes lie: standing on a side, or in lanes; else they stand on a corner."""
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
    """The display: cost, points, topics and what each report brings to its author and to the others."""
    ground, pieces = tag("defs", icon_symbols("edr")), []
    for place, report in enumerate(view["display"]):
        said, spot = say(Text(f"endeavor-report-{report['id']}")), f"report-{report['id']}"
        gains = [*report["you"], *report["spaces"]]
        body = rect(-186, -24, 372, 48, "a-card outline", 5) + topics(report["topics"], -172, 0)
        body += group(use("edr-know", scale=1.1) + words(0, 22, str(report["cost"]), "a-strong", 12), x=-146, y=-7)
        body += block(-40, 0, said, "a-text", 12, 180, 2) + icons("edr", gains, 92, -8 if report["others"] else 0, 0.9)
        body += icons("edr", report["others"], 92, 12, 0.62)
        body += words(176, 7, str(report["points"]), "a-strong", 19, "end") if report["points"] else ""
        title = "; ".join([said, gain_words(gains, say), gain_words(report["others"], say)])
        pieces.append(Piece(spot, 190, 27 + place * 52, body, spot, title))
    return panel("reports", say(Text("art-panel-reports")), pieces, 4 + len(view["display"]) * 52, ground)


@once
def tray_panel(view: EndeavorView, say: Say) -> Panel:
    """Crew that can be recruited, by level."""
    crew = [(found["level"], found["kind"], found["name"], found["left"], found["bonus"]) for found in view["tray"]]
    crew += [
        (5, found["kind"], found["name"] or "", found["height"], found["bonus"])
        for found in view["fives"]
        if found["kind"]
    ]
    pieces, rows = [], dict[int, int]()
    for level, kind, name, left, bonus in crew:
        place = rows[level] = rows.get(level, -1) + 1
        said, spot = say(Text(f"endeavor-crew-{name}")), f"tray-{kind}"
        body = rect(-57, -15, 114, 30, "a-plate outline" if left else "a-slot", 5)
        body += fitted(-9, 4, said, "a-text" if left else "a-soft", 12, 86) + words(
            52, 4.5, f"×{left}", "a-soft", 11, "end"
        )
        pieces.append(
            Piece(
                spot,
                84 + place * 118.0,
                18 + (level - 1) * 34,
                body,
                spot,
                "; ".join([f"{said}: {left}", gain_words(bonus, say)]),
            )
        )
    ground = "".join(words(12, 24 + row * 34, str(row + 1), "a-depthmark", 20) for row in range(5))
    return panel("tray", say(Text("art-panel-tray")), pieces, 174, ground)


@once
def supply_panel(view: EndeavorView, say: Say) -> Panel:
    """Piles of tiles by depth, the dive tokens, the deck of reports, and tiles that are being looked at."""
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
    y = 70
    for place, tile in enumerate(view["drawn"]):
        said = say(Text(f"endeavor-tile-{tile}")) if tile else "?"
        body = rect(-90, -14, 180, 28, "a-card", 5) + fitted(0, 5, said, "a-text", 13, 170)
        pieces.append(
            Piece(f"drawn-{place}", 95 + (place % 2) * 188.0, 84 + (place // 2) * 32, body, f"drawn-{place}", said)
        )
        y = 102 + (place // 2) * 32
    return panel("supplies", say(Text("art-panel-supplies")), pieces, y)


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
