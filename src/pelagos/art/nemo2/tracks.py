"""Panels with tracks: motive, act, dice, action points, and the three resources with their half step."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from pelagos.art.emblems import die
from pelagos.art.markup import circle, fitted, group, path, rect, words
from pelagos.art.model import Drawing, Panel, Piece, Say
from pelagos.art.style import sign
from pelagos.core.game import View
from pelagos.core.text import Text, text

WIDTH: Final = 380
MOTIVES: Final = ("science", "explore", "anti-imperialism", "war")
ACTS: Final = ("", "act-one", "act-two", "act-three")
MOST_AP: Final = 5
ROW: Final = 46.0
NAME: Final = 62.0


def voyage_panel(view: View, say: Say) -> Panel:
    """Motive, act, turn and phase."""
    ground = ""
    for place, motive in enumerate(MOTIVES):
        said = say(Text(f"nemo2-motive-{motive}"))
        chosen = view["motive"] == motive
        body = rect(0, 0, 90, 52, "a-motive" if chosen else "a-plate", 6)
        shown = group(path(sign(motive), "a-line"), "" if chosen else "a-asleep", x=45, y=18)
        name = fitted(45, 45, said, "a-strong" if chosen else "a-soft", 12.5, 84)
        ground += group(body + shown + name, x=4 + place * 94, y=4, spot=f"motive-{motive}", title=said)
    lull = say(Text("art-lull")) if view["lull"] else ""
    phase = say(Text(f"nemo2-phase-name-{view['phase']}"))
    line = say(text("art-act", act=str(view["act"]), turn=str(view["turn"])))
    told = words(8, 82, line, "a-strong", 15, "start") + words(8, 101, f"{phase}{lull}", "a-soft", 14, "start")
    act = f"card-{ACTS[view['act']]}" if view["act"] else ""
    pieces = [Piece("moment", 0, 0, told, act, f"{line}, {phase}{lull}")]
    return Panel("voyage", say(Text("art-panel-voyage")), Drawing(WIDTH, 110, ground, tuple(pieces)))


def resource_panel(view: View, say: Say) -> Panel:
    """Action points, then Nemo, Crew and Hull; an exerted marker stands half a step to the right."""
    ground, pieces = _ap_ground(say(Text("art-ap"))), [_ap_marker(view, say)]
    exerted = {line["reason"] for line in view["sheet"]["lines"]} if view["sheet"] else set()
    for row, track in enumerate(view["resources"]):
        name = say(Text(f"nemo2-resource-{track['name']}"))
        top = 34.0 + row * ROW
        boxes = tuple((box["exert"], box["kind"], box["vp"]) for box in track["boxes"])
        ground += group(_track(name, boxes), y=top, spot=f"track-{track['name']}", title=name)
        pieces.append(_marker(track, name, top, f"exert-{track['name']}" in exerted, say))
    pieces += _dice(view)
    return Panel("resources", say(Text("art-panel-resources")), Drawing(WIDTH, 174, ground, tuple(pieces)))


def _dice(view: View) -> list[Piece]:
    """The dice on the table: those of the test under way, else the last white ones."""
    test = view["sheet"]["dice"] if view["sheet"] else []
    return [
        Piece(f"die-{place}", WIDTH - 14.0 - 27 * place, 16, die(face, "white", 23), "", str(face))
        for place, face in enumerate(reversed(test or view["whites"]))
    ]


@cache
def _ap_ground(said: str) -> str:
    parts = [fitted(4, 21, said, "a-caps", 13, 98, "start")]
    for points in range(MOST_AP + 1):
        x = _ap_x(points)
        parts.append(circle(x, 16, 12, "a-well") + words(x, 20.5, str(points), "a-soft", 13))
    return "".join(parts)


def _ap_x(points: int) -> float:
    return 122.0 + points * 31


def _ap_marker(view: View, say: Say) -> Piece:
    body = circle(0, 0, 13, "a-marker") + words(0, 5.5, str(view["ap"]), "a-onaccent", 16)
    return Piece("ap", _ap_x(min(view["ap"], MOST_AP)), 16, body, "", say(text("art-ap-left", number=str(view["ap"]))))


def _box_width(boxes: int) -> float:
    return (WIDTH - NAME - 8) / boxes


@cache
def _track(name: str, boxes: tuple[tuple[int, str, int], ...]) -> str:
    """The boxes of a resource with what exerting adds; the last is the end."""
    width = _box_width(len(boxes))
    parts = [fitted(4, 23, name, "a-strong", 15, NAME - 8, "start")]
    for place, (exert, kind, vp) in enumerate(boxes):
        x, last = NAME + place * width, place == len(boxes) - 1
        look = "a-lostbox" if last else "a-warnbox" if kind == "penalty" else "a-goodbox" if kind else "a-rulerbox"
        parts.append(rect(x, 4, width, 30, look))
        if last:
            parts.append(path(sign("skull"), "a-onlost", transform=f"translate({x + width / 2:.1f} 19) scale(1.8)"))
            continue
        parts.append(words(x + width / 2, 24, f"+{exert}", "a-soft", 13))
        if vp:
            parts.append(words(x + width / 2, 43, f"{vp:+d}".replace("-", "−"), "a-ruled", 10))
    return "".join(parts)


def _marker(track: dict[str, Any], name: str, top: float, exerted: bool, say: Say) -> Piece:
    boxes = len(track["boxes"])
    width, box = _box_width(boxes), track["most"] - track["left"]
    x = NAME + (box + 0.5) * width + (width / 2 if exerted else 0)
    half = min(width / 2, 15)
    body = path(f"M{-half} -15H{half}V9L0 17L{-half} 9Z", "a-marker") + words(
        0, 4, str(track["left"]), "a-onaccent", 15
    )
    facts = {fact: str(track[fact]) for fact in ("left", "most", "exert")}
    title = say(text("art-resource", resource=name, **facts))
    return Piece(f"marker-{track['name']}", x, top + 19, body, "", title)
