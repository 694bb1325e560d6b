"""Panels with tracks: motive, act, dice, action points, and the three resources with their half step."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from pelagos.art.emblems import die
from pelagos.art.fitting import fitted
from pelagos.art.markup import circle, group, words
from pelagos.art.model import Panel, Piece, Say
from pelagos.art.once import once
from pelagos.art.sea.ladder import Box, ladder, marker
from pelagos.art.sea.motives import motive_pieces
from pelagos.art.sea.shelf import WIDTH, panel
from pelagos.core.text import Text, signed, text
from pelagos.games.nemo2.view import BoxView, Nemo2View

ACTS: Final = ("", "act-one", "act-two", "act-three")
MOST_AP: Final = 5
ROW: Final = 46.0
FACTS: Final[tuple[Literal["left", "most", "exert"], ...]] = ("left", "most", "exert")
LAST: Final = ("", "", "a-lostbox")


@once
def voyage_panel(view: Nemo2View, say: Say) -> Panel:
    """Motive, act, turn and phase."""
    pieces = motive_pieces("motive", view["motive"], lambda name: say(Text(f"nemo2-motive-{name}")), lambda name: "")
    lull = say(Text("art-lull")) if view["lull"] else ""
    phase = say(Text(f"nemo2-phase-name-{view['phase']}"))
    line = say(text("art-act", act=view["act"], turn=str(view["turn"])))
    told = words(8, 82, line, "a-strong", 15, "start") + words(8, 101, f"{phase}{lull}", "a-soft", 14, "start")
    act = f"card-{ACTS[view['act']]}" if view["act"] else ""
    pieces.append(Piece("moment", 0, 0, told, act, f"{line}, {phase}{lull}"))
    supply = say(text("art-cubes", left=str(view["cubes_left"]), gray=str(view["gray_cubes"])))
    pieces.append(Piece("cubes", 0, 0, fitted(8, 119, supply, "a-soft", 13, 364, "start"), "", supply))
    marks = _marks(view, say)
    if marks:
        pieces.append(Piece("marks", 0, 0, fitted(8, 137, marks, "a-soft", 13, 364, "start"), "", marks))
    return panel("voyage", say(Text("art-panel-voyage")), pieces, 146 if marks else 128)


def _marks(view: Nemo2View, say: Say) -> str:
    """Markers that only some games have: torpedoes, cannonballs, tokens in the ship bag."""
    torpedo = view["torpedo"]["dice"] if "steam-torpedoes" in view["installed"] else 0
    counts = (("torpedo", torpedo), ("cannonballs", view["cannonballs"]), ("token-bag", view["tokens"]["bag"]))
    return " · ".join(say(text(f"art-{name}", number=str(number))) for name, number in counts if number)


@once
def resource_panel(view: Nemo2View, say: Say) -> Panel:
    """Action points, then Nemo, Crew and Hull; an exerted marker stands half a step to the right."""
    ground, pieces = _ap_ground(say(Text("art-ap"))), [_ap_marker(view, say)]
    exerted = {line["reason"] for line in view["sheet"]["lines"]} if view["sheet"] else set()
    for row, track in enumerate(view["resources"]):
        name, top = say(Text(f"nemo2-resource-{track['name']}")), 34.0 + row * ROW
        boxes = tuple(map(_box, track["boxes"]))
        ground += group(ladder(name, (*boxes[:-1], LAST)), y=top, spot=f"track-{track['name']}", title=name)
        facts = {fact: str(track[fact]) for fact in FACTS}
        title = say(text("art-resource", resource=name, **facts))
        here, key = track["most"] - track["left"], f"marker-{track['name']}"
        pieces.append(marker(key, len(boxes), here, top, track["left"], f"exert-{track['name']}" in exerted, title))
    resources = panel("resources", say(Text("art-panel-resources")), [*pieces, *_dice(view)], 174, ground)
    return resources._replace(near=True)


def _box(box: BoxView) -> Box:
    """What exerting adds, and the points below; boxes that cost points look different from those that bring some."""
    look = "a-warnbox" if box["kind"] == "penalty" else "a-goodbox" if box["kind"] else "a-rulerbox"
    return f"+{box['exert']}", signed(box["vp"]) if box["vp"] else "", look


def _dice(view: Nemo2View) -> list[Piece]:
    """The dice on the table: those of the test under way, else the last white ones."""
    test = view["sheet"]["dice"] if view["sheet"] else []
    return [
        Piece(f"die-{place}", WIDTH - 14.0 - 27 * place, 16, die(face, "white", 23), "", str(face))
        for place, face in enumerate(reversed(test or view["whites"]))
    ]


@cache
def _ap_ground(said: str) -> str:
    parts = [fitted(4, 21, said, "a-soft", 13, 98, "start")]
    for points in range(MOST_AP + 1):
        x = _ap_x(points)
        parts.append(circle(x, 16, 12, "a-well") + words(x, 20.5, str(points), "a-soft", 13))
    return "".join(parts)


def _ap_x(points: int) -> float:
    return 122.0 + points * 31


def _ap_marker(view: Nemo2View, say: Say) -> Piece:
    body = circle(0, 0, 13, "a-marker") + words(0, 5.5, str(view["ap"]), "a-onaccent", 16)
    return Piece("ap", _ap_x(min(view["ap"], MOST_AP)), 16, body, "", say(text("art-ap-left", number=str(view["ap"]))))
